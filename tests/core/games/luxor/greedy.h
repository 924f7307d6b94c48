#pragma once

// The bot by which the figures of the rules were measured: it looks at one card and nothing beyond.

#include <algorithm>

#include "core/games/luxor/luxor.h"
#include "core/games/luxor/moves.h"
#include "core/games/luxor/pairs.h"
#include "core/table/random.h"

namespace architects::luxor::greedy {

inline double averageOf(std::size_t eyes) {
    return eyes <= tombsPerPillar ? valueOfSeven[eyes] / 7.0 : 0;
}

/// What a drop brings the seat: sarcophagi for it and for others, scarabs, pillars gained.
inline double worthOf(const State& before, const State& after, int seat) {
    const double others = before.seats - 1;
    double worth = 0;
    for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
        const std::uint8_t opened = before.chamber.opened[pillar];
        const bool opens = after.chamber.opened[pillar] > opened;
        const std::uint8_t there = after.chamber.researcher[pillar];
        if (opens) {
            const double average = averageOf(opened + 1U);
            worth += after.owner[tombAt(pillar, opened)] == seat ? average : -average / others;
        }
        const int left = opens ? 0 : before.chamber.scarabs[pillar];
        const double scarabs = after.chamber.scarabs[pillar] - left;
        const double next = averageOf(after.chamber.opened[pillar] + 1U);
        worth += there == seat ? 0.25 * next * scarabs : there != nobody ? -0.15 * next * scarabs : 0;
        if (there == seat && before.chamber.researcher[pillar] != seat) {
            worth += before.pharaoh[static_cast<std::size_t>(seat)] == pillar ? 3 : 1.5;
        }
    }
    return worth;
}

/// The best drop for the seat on turn; of several one at random.
inline Move bestDrop(const State& state, Seat seat, FastRandom& random) {
    MoveList moves;
    Luxor::legalMoves(state, seat, moves);
    double best = -1e9;
    std::uint32_t equal = 0;
    Move chosen;
    for (const Move& move : moves) {
        State after = state;
        Luxor::play(after, seat, move);
        const double worth = worthOf(state, after, indexOf(seat));
        equal = worth > best ? 1 : worth == best ? equal + 1 : equal;
        if (worth > best || (worth == best && below(random, equal) == 0)) {
            chosen = move;
        }
        best = std::max(best, worth);
    }
    return chosen;
}

/// Somebody who searches for a curse sees every line.
inline Move searchLine(const State& state) {
    for (const Line& line : lines) {
        if (matches(state, state.curse, line)) {
            return claim(line[0], line[1], line[2]);
        }
    }
    return pass();
}

inline Move choose(const State& state, Seat seat, FastRandom& random) {
    if (state.step == Step::Drop) {
        return bestDrop(state, seat, random);
    }
    if (state.step == Step::Search) {
        return searchLine(state);
    }
    MoveList moves;
    Luxor::legalMoves(state, seat, moves);
    return moves[0];
}

} // namespace architects::luxor::greedy
