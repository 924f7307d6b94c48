#include "core/lessons/lecture.h"

#include <algorithm>
#include <utility>

#include "core/lessons/walk.h"
#include "core/table/words.h"

namespace architects::lessons {
namespace {

bool onTurn(const AnyMatch& match, Seat seat) {
    return match.pending().seats.has(seat);
}

} // namespace

Lecture::Lecture(Lesson lesson, std::size_t chapter, std::size_t entries)
    : lesson_(std::move(lesson)), chapter_(chapter), starts_{entries} {}

Line Lecture::made(const AnyMatch& match) const {
    const auto& entries = match.log().entries;
    Line moves;
    for (std::size_t i = starts_.back(); i < entries.size(); ++i) {
        if (entries[i].by == learner()) {
            moves.push_back(match.write(entries[i]));
        }
    }
    return moves;
}

std::size_t Lecture::rivalMoves(const AnyMatch& match) const {
    const auto& entries = match.log().entries;
    std::size_t count = 0;
    for (std::size_t i = starts_.back(); i < entries.size(); ++i) {
        count += !entries[i].isChance() && entries[i].by != learner() ? 1U : 0U;
    }
    return count;
}

void Lecture::follow(const AnyMatch& match) {
    const std::size_t size = match.log().entries.size();
    if (step().wait.kind == WaitKind::Undo && size < starts_.back()) {
        starts_.back() = size;
        answered_ = true;
    }
    while (size < starts_.back() && canGoBack()) {
        stepBack();
    }
    if (step().wait.forMove()) {
        answered_ = isWhole(step().wait, made(match));
    }
}

bool Lecture::answer(WaitKind kind, std::string_view name) {
    const Wait& wait = step().wait;
    const bool meant = wait.kind == kind && !wait.forMove() && (wait.name.empty() || wait.name == name);
    if (!meant || answered_) {
        return false;
    }
    answered_ = true;
    return true;
}

Verdict Lecture::judge(const AnyMatch& match, const Move& move) const {
    if (match.check(learner(), move) != Refusal::None) {
        return Verdict::Illegal;
    }
    if (answered_ || !step().wait.forMove()) {
        return Verdict::Other;
    }
    const std::string written = match.write(Entry::of(learner(), move));
    return isNext(step().wait, made(match), written) ? Verdict::Expected : Verdict::Other;
}

std::vector<Move> Lecture::expected(const AnyMatch& match) const {
    return answered_ ? std::vector<Move>() : expectedMoves(step(), match, learner(), made(match));
}

Reply Lecture::reply(const AnyMatch& match) const {
    if (!answered_ || match.pending().over() || onTurn(match, learner())) {
        return {};
    }
    const std::size_t made = rivalMoves(match);
    if (made < step().replies.size()) {
        const auto entry = match.read(match.pending().seats.first(), step().replies[made]);
        return entry.ok() ? Reply{Reply::Kind::Play, entry->move()} : Reply{};
    }
    return step().rivalThinks ? Reply{Reply::Kind::Think, {}} : Reply{};
}

bool Lecture::done(const AnyMatch& match) const {
    const bool replied = rivalMoves(match) >= step().replies.size();
    const bool thought = !step().rivalThinks || onTurn(match, learner()) || match.pending().over();
    return answered_ && replied && thought;
}

bool Lecture::atChapterEnd() const {
    return step_ + 1 == lesson_.chapters[chapter_].steps.size();
}

bool Lecture::atEnd() const {
    return atChapterEnd() && chapter_ + 1 == lesson_.chapters.size();
}

void Lecture::next(const AnyMatch& match) {
    if (!atChapterEnd()) {
        ++step_;
    } else if (lesson_.chapters[chapter_ + 1].start) {
        begin(chapter_ + 1, match);
        return;
    } else {
        ++chapter_;
        step_ = 0;
    }
    answered_ = false;
    starts_.push_back(match.log().entries.size());
}

void Lecture::begin(std::size_t chapter, const AnyMatch& opening) {
    chapter_ = chapter;
    step_ = 0;
    answered_ = false;
    starts_ = {opening.log().entries.size()};
}

void Lecture::stepBack() {
    starts_.pop_back();
    if (step_ > 0) {
        --step_;
    } else {
        --chapter_;
        step_ = lesson_.chapters[chapter_].steps.size() - 1;
    }
    answered_ = false;
}

/// What was taken back is no longer there: the step that asked for it is passed over as well.
std::size_t Lecture::back() {
    if (canGoBack()) {
        stepBack();
        while (step().wait.kind == WaitKind::Undo && canGoBack()) {
            stepBack();
        }
    }
    return starts_.back();
}

std::string Lecture::bookmark() const {
    std::string text =
        std::to_string(chapter_) + ' ' + std::to_string(step_) + ' ' + (answered_ ? '1' : '0');
    for (const std::size_t start : starts_) {
        text += ' ' + std::to_string(start);
    }
    return text;
}

bool Lecture::resume(std::string_view bookmark) {
    constexpr std::size_t digits = 5;
    std::vector<std::size_t> numbers;
    for (Words words(bookmark); !words.atEnd();) {
        const auto number = numberOf(words.next(), digits);
        if (!number) {
            return false;
        }
        numbers.push_back(static_cast<std::size_t>(*number));
    }
    const bool known = numbers.size() > 3 && numbers[0] < lesson_.chapters.size() &&
                       numbers[1] < lesson_.chapters[numbers[0]].steps.size() && numbers[2] <= 1;
    if (!known) {
        return false;
    }
    std::size_t steps = numbers[1] + 1; // since the match began
    for (std::size_t i = startOf(lesson_, numbers[0]); i < numbers[0]; ++i) {
        steps += lesson_.chapters[i].steps.size();
    }
    if (numbers.size() > 3 + steps) { // fewer: it began with a later chapter
        return false;
    }
    chapter_ = numbers[0];
    step_ = numbers[1];
    answered_ = numbers[2] == 1;
    starts_.assign(numbers.begin() + 3, numbers.end());
    return true;
}

} // namespace architects::lessons
