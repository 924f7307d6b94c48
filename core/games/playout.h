#pragma once

#include <cstdint>

#include "core/table/game.h"

namespace architects {

/// Plays a match on to its end, every decision and every chance at random. Returns how many steps it took.
template <Game G>
int playout(typename G::State& state, FastRandom& random, MoveList& moves) {
    int steps = 0;
    for (Pending pending = G::pending(state); !pending.over(); pending = G::pending(state), ++steps) {
        if (pending.chance()) {
            G::resolve(state, G::sample(state, random));
            continue;
        }
        const Seat seat = pending.seats.first();
        G::legalMoves(state, seat, moves);
        const auto pick = below(random, static_cast<std::uint32_t>(moves.size()));
        G::play(state, seat, moves[pick]);
    }
    return steps;
}

template <Game G>
int playout(typename G::State& state, FastRandom& random) {
    MoveList moves;
    return playout<G>(state, random, moves);
}

} // namespace architects
