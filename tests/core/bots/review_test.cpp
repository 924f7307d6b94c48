#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <string>

#include "core/bots/choose.h"
#include "core/bots/greedy.h"
#include "core/bots/review.h"
#include "tests/core/games/battery.h"

using namespace architects;

namespace {

AnyMatch finished(const std::string& game, int seats, int skill) {
    auto match = AnyMatch::begin(makeSetup(game, seats, battery::seedOf(4)));
    REQUIRE(match.ok());
    while (!match->pending().over()) {
        const Seat seat = match->pending().seats.first();
        const auto move =
            greedyMove(*match, seat, seat == Seat::First ? planner : skill, match->log().entries.size());
        REQUIRE(match->play(seat, *move) == Refusal::None);
    }
    return *match;
}

Review reviewOf(const AnyMatch& match) {
    Review review;
    for (int steps = 0; !review.done && steps < 2000; ++steps) {
        advance(review, match);
    }
    REQUIRE(review.done);
    return review;
}

} // namespace

TEST_CASE("A review has a point for every move, and the last one is the result") {
    const auto [game, seats] = GENERATE(table<std::string, int>({{"kheops", 2}, {"luxor", 3}}));
    const AnyMatch match = finished(game, seats, 1);
    const Review review = reviewOf(match);
    std::size_t next = 0;
    for (std::size_t i = 0; i < match.log().entries.size(); ++i) {
        const Entry& entry = match.log().entries[i];
        if (entry.isChance()) {
            continue;
        }
        REQUIRE(next < review.moves.size());
        CHECK(review.moves[next].entry == i);
        CHECK(review.moves[next].seat == entry.by);
        CHECK((review.moves[next].cost > 0) == (review.moves[next].better != entry.move()));
        for (const int chance : review.moves[next].chances) {
            CHECK((chance >= 0 && chance <= sure));
        }
        const auto& chances = review.moves[next].chances;
        CHECK(std::abs(std::accumulate(chances.begin(), chances.end(), 0) - sure) <= seats);
        ++next;
    }
    CHECK(next == review.moves.size());
    const SeatSet winners = match.score().winners;
    REQUIRE(winners == SeatSet(winners.first()));
    CHECK(review.moves.back().chances[static_cast<std::size_t>(indexOf(winners.first()))] == sure);
}

TEST_CASE("The three costliest moves come first, with a better move that can be played there") {
    const AnyMatch match = finished("kheops", 2, 1);
    const Review review = reviewOf(match);
    REQUIRE(review.mistakes.size() == mostMistakes);
    CHECK(std::is_sorted(review.mistakes.begin(), review.mistakes.end(),
                         [](const Mistake& a, const Mistake& b) { return a.move.cost > b.move.cost; }));
    for (const Mistake& mistake : review.mistakes) {
        auto other = AnyMatch::replay(match.log(), mistake.move.entry);
        REQUIRE(other.ok());
        REQUIRE(mistake.line.size() > 1);
        CHECK(mistake.line.front() == Entry::of(mistake.move.seat, mistake.move.better));
        CHECK(mistake.line.front() != match.log().entries[mistake.move.entry]);
        for (const Entry& entry : mistake.line) {
            REQUIRE(other->append(entry) == Refusal::None);
        }
    }
}

TEST_CASE("Who plays at random gives more away than who looks ahead") {
    const AnyMatch match = finished("kheops", 2, 1);
    const Review review = reviewOf(match);
    std::array<long, 2> given{};
    for (const ReviewedMove& move : review.moves) {
        given[static_cast<std::size_t>(indexOf(move.seat))] += move.cost;
    }
    CHECK(given[1] > 2 * given[0]);
}

TEST_CASE("A review goes on where it was put away") {
    const AnyMatch match = finished("luxor", 2, 1);
    Review whole;
    Review parts;
    for (int steps = 0; steps < 12; ++steps) {
        advance(whole, match);
        advance(parts, match);
        const auto read = readReview(writeReview(parts));
        REQUIRE(read.has_value());
        CHECK(*read == parts);
        parts = *read;
    }
    CHECK(whole == parts);
    CHECK(progressOf(whole, match) > 0);
    CHECK(progressOf(whole, match) < 100);
}

TEST_CASE("A review that is told to stop stays as it was") {
    const AnyMatch match = finished("luxor", 2, 1);
    Review review;
    SearchControl control;
    control.stop = true;
    advance(review, match, &control);
    CHECK(review == Review{});
}

TEST_CASE("A match that goes on is not reviewed") {
    const auto match = AnyMatch::begin(makeSetup("kheops", 2, battery::seedOf(4)));
    Review review;
    advance(review, *match);
    CHECK(review == Review{});
}

TEST_CASE("What is no review is not read as one") {
    const AnyMatch match = finished("luxor", 2, 1);
    Review review;
    advance(review, match);
    const std::string text = writeReview(review);
    CHECK_FALSE(readReview("").has_value());
    CHECK_FALSE(readReview("review 2\nnext 0 open\n").has_value());
    CHECK_FALSE(readReview(text.substr(0, text.size() - 4)).has_value());
    CHECK_FALSE(readReview(text + "more\n").has_value());
}
