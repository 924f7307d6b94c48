#include "core/lessons/walk.h"

#include <algorithm>
#include <utility>

#include "core/lessons/lecture.h"
#include "core/table/words.h"

namespace architects::lessons {
namespace {

constexpr std::size_t mostWays = 24; ///< courses of a lesson that are followed at once

std::string sentenceOf(Refusal refusal) {
    return std::string(infoOf(refusal).sentence);
}

bool fail(LessonFault& fault, int line, std::string what) {
    fault = {line, std::move(what)};
    return false;
}

Seat onTurn(const AnyMatch& match) {
    return match.pending().seats.first();
}

bool playText(AnyMatch& match, Seat by, const std::string& text, int line, LessonFault& fault) {
    const auto entry = match.read(by, text);
    if (!entry.ok()) {
        return fail(fault, line, text + ": " + sentenceOf(entry.refusal()));
    }
    const Refusal refusal = match.play(by, entry->move());
    return refusal == Refusal::None || fail(fault, line, text + ": " + sentenceOf(refusal));
}

/// A rival who thinks for himself: any of his moves will do here.
void walkRival(AnyMatch& match, Seat learner) {
    while (!match.pending().over() && !match.pending().seats.has(learner)) {
        MoveList moves;
        match.legalMoves(onTurn(match), moves);
        if (moves.empty() || match.play(onTurn(match), moves[0]) != Refusal::None) {
            return;
        }
    }
}

bool takeBack(const Step& step, Seat learner, AnyMatch& match, LessonFault& fault) {
    const Refusal refusal = match.undo(learner);
    return refusal == Refusal::None || fail(fault, step.line, "undo: " + sentenceOf(refusal));
}

/// The positions that one line of moves leads to; a * in it may lead to several.
bool playLine(const Step& step, Seat learner, const Line& line, const AnyMatch& match,
              std::vector<AnyMatch>& ends, LessonFault& fault, std::size_t at = 0) {
    if (at == line.size()) {
        ends.push_back(match);
        return true;
    }
    bool found = false;
    MoveList moves;
    match.legalMoves(learner, moves);
    for (const Move& move : moves) {
        if (!fits(line[at], match.write(Entry::of(learner, move)))) {
            continue;
        }
        found = true;
        AnyMatch after = match;
        if (after.play(learner, move) == Refusal::None &&
            !playLine(step, learner, line, after, ends, fault, at + 1)) {
            return false;
        }
    }
    if (found) {
        return true;
    }
    const auto entry = match.read(learner, line[at]);
    const Refusal refusal = entry.ok() ? match.check(learner, entry->move()) : Refusal::NoSuchMove;
    return fail(fault, step.line, line[at] + ": " + sentenceOf(refusal));
}

/// The positions that the learner's part of a step leads to; none, with the fault, if some of it is not
/// legal.
std::vector<AnyMatch> learnersPart(const Step& step, Seat learner, const AnyMatch& match,
                                   LessonFault& fault) {
    std::vector<AnyMatch> ends;
    if (!step.wait.forMove()) {
        ends.push_back(match);
        const bool held = step.wait.kind != WaitKind::Undo || takeBack(step, learner, ends.back(), fault);
        return held ? ends : std::vector<AnyMatch>();
    }
    if (!match.pending().seats.has(learner)) {
        fail(fault, step.line, "it is not the learner's turn");
        return {};
    }
    if (step.wait.kind == WaitKind::Any) {
        for (const Move& move : expectedMoves(step, match, learner)) {
            ends.push_back(match);
            (void)ends.back().play(learner, move);
        }
    }
    for (const Line& line : step.wait.lines) {
        if (!playLine(step, learner, line, match, ends, fault)) {
            return {};
        }
    }
    return ends;
}

bool rivalsPart(const Step& step, Seat learner, AnyMatch& match, LessonFault& fault) {
    for (const std::string& reply : step.replies) {
        if (match.pending().over() || match.pending().seats.has(learner)) {
            return fail(fault, step.line, reply + ": it is not the rival's turn");
        }
        if (!playText(match, onTurn(match), reply, step.line, fault)) {
            return false;
        }
    }
    if (step.rivalThinks) {
        walkRival(match, learner);
    }
    return true;
}

} // namespace

bool fits(std::string_view pattern, std::string_view written) {
    Words wanted(pattern);
    Words there(written);
    while (!wanted.atEnd() && !there.atEnd()) {
        const std::string_view want = wanted.next();
        const std::string_view word = there.next();
        if (want != "*" && want != word) {
            return false;
        }
    }
    return wanted.atEnd() && there.atEnd();
}

namespace {

/// Whether what was made is the beginning of a line.
bool begins(const Line& line, const Line& made) {
    return made.size() <= line.size() &&
           std::equal(made.begin(), made.end(), line.begin(),
                      [](const std::string& written, const std::string& pattern) {
                          return fits(pattern, written);
                      });
}

} // namespace

bool isNext(const Wait& wait, const Line& made, std::string_view written) {
    if (wait.kind == WaitKind::Any) {
        return made.empty();
    }
    return std::any_of(wait.lines.begin(), wait.lines.end(), [&](const Line& line) {
        return made.size() < line.size() && begins(line, made) && fits(line[made.size()], written);
    });
}

bool isWhole(const Wait& wait, const Line& made) {
    if (wait.kind == WaitKind::Any) {
        return !made.empty();
    }
    return std::any_of(wait.lines.begin(), wait.lines.end(),
                       [&](const Line& line) { return made.size() == line.size() && begins(line, made); });
}

std::vector<Move> expectedMoves(const Step& step, const AnyMatch& match, Seat learner, const Line& made) {
    std::vector<Move> found;
    MoveList moves;
    match.legalMoves(learner, moves);
    for (const Move& move : moves) {
        if (isNext(step.wait, made, match.write(Entry::of(learner, move)))) {
            found.push_back(move);
        }
    }
    return found;
}

std::optional<AnyMatch> startMatch(const Lesson& lesson, std::size_t chapter, LessonFault& fault) {
    const Start& start = *lesson.chapters[chapter].start;
    auto match = AnyMatch::begin(start.setup);
    if (!match.ok()) {
        fault = {start.line, sentenceOf(match.refusal())};
        return std::nullopt;
    }
    for (const Given& given : start.given) {
        if (!playText(*match, given.by, given.move, given.line, fault)) {
            return std::nullopt;
        }
    }
    return std::move(*match);
}

bool walkChapter(const Lesson& lesson, std::size_t chapter, std::size_t step, AnyMatch& match,
                 LessonFault& fault) {
    const Seat learner = learnerOf(lesson, chapter);
    const auto& steps = lesson.chapters[chapter].steps;
    for (; step < steps.size(); ++step) {
        auto ways = learnersPart(steps[step], learner, match, fault);
        if (ways.empty() || !rivalsPart(steps[step], learner, ways.front(), fault)) {
            return false;
        }
        match = std::move(ways.front());
    }
    return true;
}

std::optional<AnyMatch> openingOf(const Lesson& lesson, std::size_t chapter) {
    LessonFault fault;
    std::size_t at = startOf(lesson, chapter);
    auto match = startMatch(lesson, at, fault);
    for (; match && at < chapter; ++at) {
        if (!walkChapter(lesson, at, 0, *match, fault)) {
            return std::nullopt;
        }
    }
    return match;
}

namespace {

/// All courses that a step can take from those before it.
std::vector<AnyMatch> waysThrough(const Step& step, Seat learner, const std::vector<AnyMatch>& ways,
                                  std::vector<LessonFault>& faults) {
    std::vector<AnyMatch> next;
    LessonFault fault;
    for (const AnyMatch& way : ways) {
        auto ends = learnersPart(step, learner, way, fault);
        for (AnyMatch& end : ends) {
            if (!rivalsPart(step, learner, end, fault)) {
                ends.clear();
                break;
            }
            if (next.size() < mostWays) {
                next.push_back(std::move(end));
            }
        }
        if (ends.empty()) {
            faults.push_back(fault);
            return {};
        }
    }
    return next;
}

} // namespace

std::vector<LessonFault> checkLesson(const Lesson& lesson) {
    std::vector<LessonFault> faults;
    std::vector<AnyMatch> ways;
    for (std::size_t chapter = 0; chapter < lesson.chapters.size(); ++chapter) {
        if (lesson.chapters[chapter].start) {
            LessonFault fault;
            ways.clear();
            if (auto match = startMatch(lesson, chapter, fault)) {
                ways.push_back(std::move(*match));
            } else {
                faults.push_back(fault);
            }
        }
        for (const Step& step : lesson.chapters[chapter].steps) {
            if (ways.empty()) {
                break; // the fault before it is told; this step is not reached
            }
            ways = waysThrough(step, learnerOf(lesson, chapter), ways, faults);
        }
    }
    return faults;
}

} // namespace architects::lessons
