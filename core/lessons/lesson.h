#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/any_match.h"

/// A guided first match as data; README.md beside this header describes the file line by line.
namespace architects::lessons {

/// No wall of text: tests hold every language to these.
inline constexpr int mostWords = 25;
inline constexpr int mostSteps = 12;

/// What a step waits for.
enum class WaitKind : std::uint8_t {
    Next,  ///< that the learner has read it
    Move,  ///< one of some moves
    Any,   ///< any legal move
    Open,  ///< that something of that name is opened: a drawer, a hint
    Close, ///< that nothing of that name is open any more
    Rules, ///< that a page of the rules is opened, by a long press or otherwise
    Undo,  ///< that the last move is taken back
};

/// Moves one after the other, in the game's notation; a word may be * for any.
using Line = std::vector<std::string>;

struct Wait {
    WaitKind kind = WaitKind::Next;
    std::vector<Line> lines; ///< of moves: any of them will do
    std::string name;        ///< of what is opened or closed, or of the page; may be empty for a page
    [[nodiscard]] bool forMove() const { return kind == WaitKind::Move || kind == WaitKind::Any; }
};

struct Step {
    int line = 0;
    std::string say;                 ///< English; translated by the screen
    std::string otherwise;           ///< said when another legal move is tried; may be empty
    std::vector<std::string> points; ///< names of pieces, as the table's facts know them
    std::vector<std::string> rules;  ///< pages that tell more; the first one is linked
    Wait wait;
    std::vector<std::string> replies; ///< what the rival does next
    bool rivalThinks = false; ///< after those an Architect goes on by himself to the end of his turn
};

/// A move made before a chapter begins.
struct Given {
    int line = 0;
    Seat by = Seat::Nobody;
    std::string move;
};

/// The match of a chapter that does not go on with the one before.
struct Start {
    int line = 0;
    Setup setup;
    Seat learner = Seat::Nobody;
    std::vector<Given> given;
};

struct Chapter {
    int line = 0;
    std::string title; ///< English, like what is said
    std::optional<Start> start;
    std::vector<Step> steps;
};

struct Lesson {
    std::string game;
    std::vector<Chapter> chapters; ///< the first one has a start
};

/// What is wrong with a lesson, in words for whoever writes it.
struct LessonFault {
    int line = 0; ///< 1-based; 0 if no single line is to blame
    std::string what;
};

/// Reads a lesson. The moves are read, not played: see check.h.
std::optional<Lesson> readLesson(std::string_view text, LessonFault& fault);

/// Every text of a lesson that people read, each once.
std::vector<std::string> textsOf(const Lesson& lesson);
/// How many words a text has.
int wordCount(std::string_view text);

/// The chapter whose match this chapter is played on.
std::size_t startOf(const Lesson& lesson, std::size_t chapter);
Seat learnerOf(const Lesson& lesson, std::size_t chapter);

} // namespace architects::lessons
