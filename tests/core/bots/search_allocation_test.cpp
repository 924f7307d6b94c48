// Counts every allocation of this program, so it is one of its own.
#include <catch2/catch.hpp>

#include "core/bots/levels.h"
#include "core/bots/search.h"
#include "core/games/all_games.h"
#include "core/games/any_game.h"
#include "tests/core/counted_allocations.h"

using namespace architects;

TEST_CASE("An iteration of a search allocates nothing: the tree has all its memory from the start") {
    for (const GameInfo* info : allGames()) {
        withGame(info->id, [&](auto game) {
            using G = typename decltype(game)::type;
            FastRandom random(3);
            auto state = G::start(makeSetup(std::string(info->id), info->maxSeats, {}));
            while (G::pending(state).chance()) {
                G::resolve(state, G::sample(state, random));
            }
            const Seat seat = G::pending(state).seats.first();
            const long before = test::allocations;
            auto search =
                std::make_unique<Search<G>>(G::mask(state, seat), seat, Levels<G>::style, 4000, 1);
            const long built = test::allocations;
            for (int i = 0; i < 500; ++i) {
                search->iterate();
            }
            CHECK(test::allocations == built);
            CHECK(built > before); // the counter counts
            CHECK(search->iterations() == 500);
        });
    }
}
