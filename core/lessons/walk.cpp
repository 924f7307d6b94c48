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

/// Why none of the moves of a step is legal; told for the first that is not.
bool checkMoves(const Step& step, Seat learner, const AnyMatch& match, LessonFault& fault) {
    if (!match.pending().seats.has(learner)) {
        return fail(fault, step.line, "it is not the learner's turn");
    }
    for (const std::string& pattern : step.wait.moves) {
        Step single;
        single.wait = {WaitKind::Move, {pattern}, {}};
        if (!expectedMoves(single, match, learner).empty()) {
            continue;
        }
        const auto entry = match.read(learner, pattern);
        const Refusal refusal = entry.ok() ? match.check(learner, entry->move()) : Refusal::NoSuchMove;
        return fail(fault, step.line, pattern + ": " + sentenceOf(refusal));
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

std::vector<Move> expectedMoves(const Step& step, const AnyMatch& match, Seat learner) {
    std::vector<Move> found;
    MoveList moves;
    match.legalMoves(learner, moves);
    if (step.wait.kind == WaitKind::Any) {
        found.assign(moves.begin(), moves.end());
    }
    for (const std::string& pattern : step.wait.moves) {
        for (const Move& move : moves) {
            if (fits(pattern, match.write(Entry::of(learner, move)))) {
                found.push_back(move);
            }
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

bool walkStep(const Step& step, Seat learner, const std::optional<Move>& chosen, AnyMatch& match,
              LessonFault& fault) {
    if (step.wait.kind == WaitKind::Undo && !takeBack(step, learner, match, fault)) {
        return false;
    }
    if (step.wait.forMove()) {
        const Refusal refusal = chosen ? match.play(learner, *chosen) : Refusal::NoSuchMove;
        if (refusal != Refusal::None) {
            return fail(fault, step.line, sentenceOf(refusal));
        }
    }
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

bool walkChapter(const Lesson& lesson, std::size_t chapter, std::size_t step, AnyMatch& match,
                 LessonFault& fault) {
    const Seat learner = learnerOf(lesson, chapter);
    const auto& steps = lesson.chapters[chapter].steps;
    for (; step < steps.size(); ++step) {
        const auto moves = expectedMoves(steps[step], match, learner);
        const auto first = moves.empty() ? std::nullopt : std::optional(moves.front());
        if (!walkStep(steps[step], learner, first, match, fault)) {
            return false;
        }
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
        if (step.wait.forMove() && !checkMoves(step, learner, way, fault)) {
            faults.push_back(fault);
            return {};
        }
        std::vector<std::optional<Move>> choices;
        for (const Move& move : expectedMoves(step, way, learner)) {
            choices.emplace_back(move);
        }
        if (choices.empty()) {
            choices.emplace_back(std::nullopt);
        }
        for (const auto& choice : choices) {
            AnyMatch match = way;
            if (!walkStep(step, learner, choice, match, fault)) {
                faults.push_back(fault);
                return {};
            }
            if (next.size() < mostWays) {
                next.push_back(std::move(match));
            }
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
