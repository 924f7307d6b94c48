// Counts every allocation of this program, so it is one of its own.
#include <catch2/catch.hpp>

#include <vector>

#include "core/games/all_games.h"
#include "core/games/any_game.h"
#include "core/games/playout.h"
#include "tests/core/counted_allocations.h"

using namespace architects;
using test::allocations;

namespace {

/// A roll-out with everything around it that a search does at every step.
template <Game G>
void searchLikely(const Setup& setup, FastRandom& random, MoveList& moves) {
    typename G::State state = G::start(setup);
    while (!G::pending(state).over()) {
        if (G::pending(state).chance()) {
            const Outcome outcome = G::sample(state, random);
            if (G::check(state, outcome) == Refusal::None) {
                G::resolve(state, outcome);
            }
            continue;
        }
        const Seat seat = G::pending(state).seats.first();
        typename G::State guess = G::guess(G::mask(state, seat), random);
        G::legalMoves(state, seat, moves);
        const Move move = moves[below(random, static_cast<std::uint32_t>(moves.size()))];
        if (G::check(guess, seat, move) == Refusal::None && !G::reveals(guess, seat, move)) {
            G::play(guess, seat, move);
        }
        G::play(state, seat, move);
        (void)G::score(state);
        (void)G::hash(state);
    }
}

/// A set-up for each number of seats and each value of each option, as far as they go together.
std::vector<Setup> everySetup(const GameInfo& info) {
    std::vector<Setup> setups;
    for (int seats = info.minSeats; seats <= info.maxSeats; ++seats) {
        const Setup plain = makeSetup(std::string(info.id), seats, {});
        setups.push_back(plain);
        for (std::size_t option = 0; option < info.options.size(); ++option) {
            for (std::size_t value = 1; value < info.options[option].values.size(); ++value) {
                Setup setup = plain;
                setup.options[option] = static_cast<std::uint8_t>(value);
                if (checkSetup(info, setup) == Refusal::None) {
                    setups.push_back(setup);
                }
            }
        }
    }
    return setups;
}

} // namespace

TEST_CASE("No game allocates while it is played, with any number of seats and any option") {
    FastRandom random(1);
    MoveList moves;
    int tried = 0;
    for (const GameInfo* info : allGames()) {
        for (const Setup& setup : everySetup(*info)) {
            const long before = allocations;
            withGame(info->id, [&](auto game) {
                using G = typename decltype(game)::type;
                searchLikely<G>(setup, random, moves);
                typename G::State state = G::start(setup);
                playout<G>(state, random, moves);
            });
            CHECK(allocations == before);
            ++tried;
        }
    }
    CHECK(tried >= 9);
    CHECK(allocations > 0); // the counter counts: making the set-up allocated
}
