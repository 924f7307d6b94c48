// Strength is claimed only as counted games. Both sides sit on each seat equally often.
#include <catch2/catch.hpp>

#include "core/bots/choose.h"
#include "core/bots/choose_by_search.h"
#include "core/games/any_game.h"
#include "tests/core/games/battery.h"

using namespace architects;
using egizia::Egizia;
using kheops::Kheops;
using luxor::Luxor;
using pyramidice::Pyramidice;

namespace {

constexpr int atRandom = 0;
constexpr int iterations = 80; ///< fewer than Imhotep has at a table, so that a test can count games

template <Game G>
Move moveOf(const typename G::State& state, Seat seat, int level, FastRandom& random) {
    if (level == atRandom) {
        return battery::randomMove<G>(state, seat, random);
    }
    const auto move = chooseMove<G>(G::mask(state, seat), seat, level, random.next64(), {iterations});
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

TEMPLATE_TEST_CASE("Imhotep wins nine of ten games against chance, also when he has little time", "",
                   Kheops, Pyramidice, Luxor, Egizia) {
    CHECK(wins<TestType>(4, atRandom, 12) >= 0.9);
}

TEMPLATE_TEST_CASE("Every architect is stronger than the one before him, also when he has little time", "",
                   Kheops, Pyramidice, Luxor, Egizia) {
    // How far apart they are with all their iterations is counted by `architects tournament`.
    CHECK(wins<TestType>(1, atRandom, 100) > 0.65);
    CHECK(wins<TestType>(2, 1, 100) > 0.6);
    CHECK(wins<TestType>(3, 2, 40) > 0.6);
    CHECK(wins<TestType>(4, 2, 12) > 0.6);
}
