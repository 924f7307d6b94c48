#pragma once

#include <cstdint>

#include "core/games/pyramidice/state.h"
#include "core/table/game.h"

namespace architects::pyramidice {

/// What chance decides, and what the arguments mean.
enum class ChanceKind : std::uint8_t {
    First = 1,   ///< seat
    Tile = 2,    ///< space of the tile row, tile
    Project = 3, ///< seat, project: hiddenArg for those who may not see it
    Scarab = 4,  ///< seat, scarab
    Draw = 5,    ///< slot 1..3, god
    Roll = 6,    ///< colour, how many dice show 1, 2, 3, 4, 5, 6
};

/// What chance gives now; chance must be pending. Stone dice are rolled before Prayer dice, each colour as
/// one outcome.
Outcome sampleChance(const State& state, FastRandom& random);
Outcome sampleChance(const State& state, ChaChaRandom& random);
/// Could chance give this now? A hidden project always could.
Refusal checkChance(const State& state, const Outcome& outcome);
/// The outcome must have been checked.
void resolveChance(State& state, const Outcome& outcome);

} // namespace architects::pyramidice
