#pragma once

#include <cstdint>

#include "core/table/game.h"

namespace architects {

/// One of the legal moves, all equally likely; the seat must have one. Games may have a quicker way to it
/// than listing them all, `G::randomMove`, which must take the same one with the same luck.
template <Game G>
Move randomMove(const typename G::State& state, Seat seat, FastRandom& random, MoveList& moves) {
    if constexpr (requires { G::randomMove(state, seat, random); }) {
        return G::randomMove(state, seat, random);
    } else {
        G::legalMoves(state, seat, moves);
        return moves[below(random, static_cast<std::uint32_t>(moves.size()))];
    }
}

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
        G::play(state, seat, randomMove<G>(state, seat, random, moves));
    }
    return steps;
}

template <Game G>
int playout(typename G::State& state, FastRandom& random) {
    MoveList moves;
    return playout<G>(state, random, moves);
}

} // namespace architects
