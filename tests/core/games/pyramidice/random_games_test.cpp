#include "tests/core/games/pyramidice/tally.h"

#include <algorithm>

#include "core/games/playout.h"

namespace architects::pyramidice {
namespace {

constexpr int games = 10'000;

/// Plays a match at random and looks at everything at every ply.
int playedAndTallied(const Setup& setup, std::uint64_t seed) {
    constexpr int tooLong = 20'000;
    State state = Pyramidice::start(setup);
    FastRandom random(seed);
    MoveList moves;
    int plies = 0;
    for (Pending pending = Pyramidice::pending(state); !pending.over();
         pending = Pyramidice::pending(state)) {
        if (pending.chance()) {
            const Outcome outcome = Pyramidice::sample(state, random);
            if (Pyramidice::check(state, outcome) != Refusal::None) {
                FAIL("an outcome that cannot be");
            }
            Pyramidice::resolve(state, outcome);
        } else {
            const Seat seat = pending.seats.first();
            Pyramidice::legalMoves(state, seat, moves);
            if (moves.empty()) {
                FAIL("nothing to do");
            }
            Pyramidice::play(state, seat, moves[below(random, static_cast<std::uint32_t>(moves.size()))]);
        }
        if (const std::string wrong = tally::wrongIn(state); !wrong.empty()) {
            FAIL(wrong << " after " << plies << " plies of seed " << seed);
        }
        if (++plies > tooLong) {
            FAIL("no end of seed " << seed);
        }
    }
    return plies;
}

void playMany(const Setup& setup) {
    int longest = 0;
    for (int game = 0; game < games; ++game) {
        longest = std::max(longest, playedAndTallied(setup, static_cast<std::uint64_t>(game)));
    }
    CHECK(longest > 0);
}

TEST_CASE("Ten thousand random games of two end, and nothing is lost in them") {
    playMany(tally::setupOf(2));
}

TEST_CASE("Ten thousand random games of three end, and nothing is lost in them") {
    playMany(tally::setupOf(3));
}

TEST_CASE("Ten thousand random games of four end, and nothing is lost in them") {
    playMany(tally::setupOf(4));
}

TEST_CASE("Ten thousand random solo games end, and nothing is lost in them") {
    for (int game = 0; game < games; ++game) {
        playedAndTallied(tally::setupOf(2, 1 + game % 4), static_cast<std::uint64_t>(game));
    }
    SUCCEED();
}

} // namespace
} // namespace architects::pyramidice
