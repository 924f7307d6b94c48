// How much is still done after a stop. Counted in looks at the control, one before each piece of work, so
// that it comes out the same on every machine.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cstddef>
#include <string>

#include "core/bots/choose.h"
#include "core/bots/greedy.h"
#include "core/bots/hint.h"
#include "core/bots/review.h"
#include "tests/core/games/battery.h"

using namespace architects;

namespace {

constexpr int few = 6; ///< looks by which everything is left, each loop after one

AnyMatch played(const GameInfo& game, std::size_t entries) {
    auto match = AnyMatch::begin(makeSetup(std::string(game.id), game.minSeats, battery::seedOf(4)));
    REQUIRE(match.ok());
    while (!match->pending().over() && match->log().entries.size() < entries) {
        const Seat seat = match->pending().seats.first();
        REQUIRE(match->play(seat, *greedyMove(*match, seat, 1, match->log().entries.size())) ==
                Refusal::None);
    }
    return *match;
}

/// Does the work once without a stop, and then with one at places all over it; how often it looked without.
template <class Work>
int stopEverywhere(const Work& work, int places = 12) {
    SearchControl control;
    CHECK(work(control));
    const int all = control.looks;
    for (int place = 0; place < places; ++place) {
        SearchControl stopping;
        stopping.mostLooks = all * place / places;
        CHECK_FALSE(work(stopping));
        CHECK(stopping.looks <= stopping.mostLooks + few);
    }
    return all;
}

} // namespace

TEST_CASE("A hint that is stopped does at most one more iteration, wherever it is") {
    constexpr int iterations = 200;
    for (const GameInfo* game : allGames()) {
        INFO(game->id);
        AnyMatch match = played(*game, 12);
        Seat seat = match.pending().seats.first();
        MoveList moves;
        while (match.legalMoves(seat, moves), moves.size() < 3) { // what is forced is not thought about
            REQUIRE(match.play(seat, moves[0]) == Refusal::None);
            seat = match.pending().seats.first();
        }
        const int looks = stopEverywhere([&](SearchControl& control) {
            return hintFor(match, seat, 5, {iterations, &control}).has_value();
        });
        CHECK(looks > iterations + 2 * 200 + 100); // those, both moves played on, and matches to the end
    }
}

TEST_CASE("A review that is stopped does at most one more iteration, and stays as it was") {
    for (const GameInfo* game : allGames()) {
        INFO(game->id);
        const AnyMatch match = played(*game, 100'000);
        Review before;
        int step = 0;
        for (; !before.done && step < 5; ++step) {
            advance(before, match);
        }
        const auto further = [&](SearchControl& control) {
            Review review = before;
            advance(review, match, &control);
            return review != before;
        };
        while (stopEverywhere(further) < 300) { // a move that was forced is not looked at
            advance(before, match);
            REQUIRE_FALSE(before.done);
        }
    }
}

TEST_CASE("The closer look at the end of a review is stopped as soon") {
    const AnyMatch match = played(*allGames().front(), 100'000);
    const auto& entries = match.log().entries;
    Review before;
    while (std::any_of(entries.begin() + static_cast<std::ptrdiff_t>(before.next), entries.end(),
                       [](const Entry& entry) { return !entry.isChance(); })) {
        advance(before, match);
    }
    REQUIRE_FALSE(before.done);
    const auto further = [&](SearchControl& control) {
        Review review = before;
        advance(review, match, &control);
        return review.done;
    };
    stopEverywhere(further, 4);
}
