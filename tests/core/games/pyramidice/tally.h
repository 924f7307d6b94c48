#pragma once

// What must be the same at every ply of every match: nothing is lost and nothing appears.

#include <catch2/catch.hpp>

#include <bit>
#include <cstddef>
#include <string>

#include "core/games/pyramidice/pyramidice.h"
#include "core/games/pyramidice/rival.h"
#include "core/table/match.h"

namespace architects::pyramidice::tally {

/// A set-up for so many seats, or for the solo game against the Architect of a level.
inline Setup setupOf(int seats, int rival = 0) {
    Setup setup = makeSetup("pyramidice", seats, Seed{});
    setup.options[0] = static_cast<std::uint8_t>(rival);
    return setup;
}

inline int stoneDice(const State& state) {
    int dice =
        state.stoneSupply + state.quarry[0] + state.turn.toRoll[0] + (state.turn.rivalDie > 0 ? 1 : 0);
    for (const std::uint8_t value : state.built) {
        dice += value > 0 ? 1 : 0;
    }
    for (std::size_t value = 1; value <= 6; ++value) {
        dice += state.turn.dice[0][value] + state.turn.marked[0][value];
    }
    for (const Side& side : state.sides) {
        dice += side.pieces[at(Resource::Stone)];
    }
    return dice;
}

inline int prayerDiceIn(const State& state) {
    int dice = state.quarry[1] + state.turn.toRoll[1];
    for (std::size_t value = 1; value <= 6; ++value) {
        dice += state.turn.dice[1][value] + state.turn.marked[1][value];
    }
    return dice;
}

inline int piecesOf(const State& state, Resource piece) {
    int count = state.pieces[at(piece)];
    for (const Side& side : state.sides) {
        count += side.pieces[at(piece)];
    }
    return count;
}

/// Every god is in exactly one place: owned, in the row, discarded, or not seen.
inline bool everyGodOnce(const State& state) {
    GodSet found = state.unseen | state.discarded;
    int count = sizeOf(state.unseen) + sizeOf(state.discarded);
    for (const Side& side : state.sides) {
        found |= side.gods;
        count += sizeOf(side.gods);
    }
    for (const God god : state.row) {
        found |= god != noGod ? only(god) : 0;
        count += god != noGod ? 1 : 0;
    }
    return found == everyGod && count == static_cast<int>(godCount) &&
           sizeOf(state.unseen) - state.deck == suppliesFor[state.seats].godsRemoved;
}

/// How many tiles there are, every one of them once; -1 if one is there twice.
inline int tilesIn(const State& state) {
    unsigned found = 0;
    int count = 0;
    const auto add = [&](std::uint8_t tile) {
        count += tile != 0 ? 1 : 0;
        found |= tile != 0 ? 1U << tile : 0;
    };
    for (const std::uint8_t tile : state.tileRow) {
        add(tile);
    }
    for (const std::uint8_t tile : state.turn.returning) {
        add(tile);
    }
    for (const Side& side : state.sides) {
        for (const std::uint8_t tile : side.tiles) {
            add(tile);
        }
    }
    return std::popcount(found) == count ? count : -1;
}

/// Everything at once; says what is wrong, or nothing.
inline std::string wrongIn(const State& state) {
    const Supplies& supplies = suppliesFor[state.seats];
    if (stoneDice(state) != supplies.stoneDice) {
        return "Stone dice";
    }
    if (prayerDiceIn(state) != prayerDice) {
        return "Prayer dice";
    }
    if (piecesOf(state, Resource::Worker) != workerPieces || piecesOf(state, Resource::Cat) != catPieces) {
        return "pieces";
    }
    if (!everyGodOnce(state)) {
        return "gods";
    }
    if (state.step > Step::LayTiles && tilesIn(state) != supplies.tiles) {
        return "tiles";
    }
    for (const Side& side : state.sides) {
        if (side.fame < 0) {
            return "Fame";
        }
    }
    return {};
}

} // namespace architects::pyramidice::tally
