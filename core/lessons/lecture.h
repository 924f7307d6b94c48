#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lessons/lesson.h"

namespace architects::lessons {

/// What the rival does in a lesson.
struct Reply {
    enum class Kind : std::uint8_t { Wait, Play, Think };
    Kind kind = Kind::Wait;
    Move move{}; ///< if he plays
};

/// What a legal move is in a lesson.
enum class Verdict : std::uint8_t { Expected, Other, Illegal };

/// The moves that a step waits for once those are made, all of them legal; none if nothing of it is.
std::vector<Move> expectedMoves(const Step& step, const AnyMatch& match, Seat learner,
                                const Line& made = {});

/// The match with which a chapter begins, played by the engine: what was given, and what the chapters
/// before it on the same match expect. Nothing if some of that is not legal.
std::optional<AnyMatch> openingOf(const Lesson& lesson, std::size_t chapter);

/// Somebody's way through a lesson. It holds no match: it is told how the match stands, and says what
/// comes next. Every move goes through the match's own rules.
class Lecture {
  public:
    explicit Lecture(Lesson lesson, std::size_t chapter = 0, std::size_t entries = 0);

    [[nodiscard]] const Lesson& lesson() const { return lesson_; }
    [[nodiscard]] std::size_t chapter() const { return chapter_; }
    [[nodiscard]] std::size_t stepIndex() const { return step_; }
    [[nodiscard]] const Step& step() const { return lesson_.chapters[chapter_].steps[step_]; }
    [[nodiscard]] Seat learner() const { return learnerOf(lesson_, chapter_); }

    /// The match has changed, by a move or by one taken back.
    void follow(const AnyMatch& match);
    /// Something else that a step may wait for was done; true if this one waited for it.
    bool answer(WaitKind kind, std::string_view name = {});
    [[nodiscard]] Verdict judge(const AnyMatch& match, const Move& move) const;
    /// The moves that it waits for now.
    [[nodiscard]] std::vector<Move> expected(const AnyMatch& match) const;
    /// The learner has done what the step waits for.
    [[nodiscard]] bool answered() const { return answered_; }
    [[nodiscard]] Reply reply(const AnyMatch& match) const;
    /// The step is over: it got what it waited for, and the rival has done his part.
    [[nodiscard]] bool done(const AnyMatch& match) const;
    /// Nothing follows this step in its chapter, or in the whole lesson.
    [[nodiscard]] bool atChapterEnd() const;
    [[nodiscard]] bool atEnd() const;
    /// The next step begins; its match must be the one that is given. Not at the end.
    void next(const AnyMatch& match);
    /// The step of a chapter begins anew on its own opening.
    void begin(std::size_t chapter, const AnyMatch& opening);

    [[nodiscard]] bool canGoBack() const { return starts_.size() > 1; }
    /// Goes back to the step before, and says with how many entries it begins.
    std::size_t back();

    /// Where it is, to be kept; and back there, on the match that was kept with it. False if that text is
    /// of another lesson.
    [[nodiscard]] std::string bookmark() const;
    bool resume(std::string_view bookmark);

  private:
    /// What the learner has done since the step began.
    [[nodiscard]] Line made(const AnyMatch& match) const;
    [[nodiscard]] std::size_t rivalMoves(const AnyMatch& match) const;
    void stepBack();

    Lesson lesson_;
    std::size_t chapter_ = 0;
    std::size_t step_ = 0;
    bool answered_ = false;
    std::vector<std::size_t> starts_; ///< entries at the beginning of each step so far on this match
};

} // namespace architects::lessons
