// Strength is claimed only as counted games. Both sides sit on each seat equally often.
#include <catch2/catch.hpp>

#include "core/bots/choose.h"
#include "tests/core/games/battery.h"

using namespace architects;
using egizia::Egizia;
using kheops::Kheops;
using luxor::Luxor;
using pyramidice::Pyramidice;

namespace {

constexpr int atRandom = 0;

template <Game G>
Move moveOf(const typename G::State& state, Seat seat, int level, FastRandom& random) {
    if (level == atRandom) {
        return battery::randomMove<G>(state, seat, random);
    }
    const auto move = chooseMove<G>(G::mask(state, seat), seat, level, random.next64());
    REQUIRE(move.has_value());
    return *move;
}

/// How many of the games the first level won; a draw is half a game.
template <Game G>
double wins(int level, int against, int games) {
    FastRandom random(static_cast<std::uint64_t>(level * 10 + against));
    double won = 0;
    for (int game = 0; game < games; ++game) {
        const auto own = static_cast<std::size_t>(game % 2);
        auto state = G::start(makeSetup(std::string(G::info().id), 2, {}));
        while (!G::pending(state).over()) {
            if (G::pending(state).chance()) {
                G::resolve(state, G::sample(state, random));
                continue;
            }
            const Seat seat = G::pending(state).seats.first();
            const bool isOwn = static_cast<std::size_t>(indexOf(seat)) == own;
            G::play(state, seat, moveOf<G>(state, seat, isOwn ? level : against, random));
        }
        const auto totals = G::score(state).totals;
        won += totals[own] > totals[1 - own] ? 1 : totals[own] == totals[1 - own] ? 0.5 : 0;
    }
    return won / games;
}

} // namespace

TEMPLATE_TEST_CASE("Imhotep wins at least 95 of 100 games against chance", "", Kheops, Pyramidice, Luxor,
                   Egizia) {
    CHECK(wins<TestType>(4, atRandom, 200) >= 0.95);
}

TEMPLATE_TEST_CASE("Every architect is clearly stronger than the one before him", "", Kheops, Pyramidice,
                   Luxor, Egizia) {
    CHECK(wins<TestType>(1, atRandom, 200) > 0.65);
    CHECK(wins<TestType>(2, 1, 200) > 0.65);
    CHECK(wins<TestType>(3, 2, 200) > 0.65);
    CHECK(wins<TestType>(4, 3, 200) > 0.65);
}
