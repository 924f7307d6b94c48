// Strength is claimed only as counted games. Both sides sit on each seat equally often.
#include <catch2/catch.hpp>

#include "core/bots/choose.h"
#include "tests/core/games/battery.h"

using namespace architects;
using kheops::Kheops;

namespace {

constexpr int atRandom = 0;

Move moveOf(const kheops::State& state, Seat seat, int level, FastRandom& random) {
    if (level == atRandom) {
        return battery::randomMove<Kheops>(state, seat, random);
    }
    const auto move = chooseMove<Kheops>(Kheops::mask(state, seat), seat, level, random.next64());
    REQUIRE(move.has_value());
    return *move;
}

/// How many of the games the first level won; a draw is half a game.
double wins(int level, int against, int games) {
    FastRandom random(static_cast<std::uint64_t>(level * 10 + against));
    double won = 0;
    for (int game = 0; game < games; ++game) {
        const auto own = static_cast<std::size_t>(game % 2);
        auto state = Kheops::start(makeSetup("kheops", 2, {}));
        while (!Kheops::pending(state).over()) {
            if (Kheops::pending(state).chance()) {
                Kheops::resolve(state, Kheops::sample(state, random));
                continue;
            }
            const Seat seat = Kheops::pending(state).seats.first();
            const bool isOwn = static_cast<std::size_t>(indexOf(seat)) == own;
            Kheops::play(state, seat, moveOf(state, seat, isOwn ? level : against, random));
        }
        const auto totals = Kheops::score(state).totals;
        won += totals[own] > totals[1 - own] ? 1 : totals[own] == totals[1 - own] ? 0.5 : 0;
    }
    return won / games;
}

} // namespace

TEST_CASE("Imhotep wins at least 95 of 100 games against chance") {
    CHECK(wins(4, atRandom, 200) >= 0.95);
}

TEST_CASE("Every architect is clearly stronger than the one before him") {
    CHECK(wins(1, atRandom, 100) > 0.65);
    CHECK(wins(2, 1, 100) > 0.65);
    CHECK(wins(3, 2, 100) > 0.65);
    CHECK(wins(4, 3, 100) > 0.65);
}
