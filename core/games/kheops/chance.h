#pragma once

#include <cstdint>

#include "core/games/kheops/state.h"
#include "core/table/chacha20.h"
#include "core/table/move.h"
#include "core/table/random.h"
#include "core/table/refusal.h"

namespace architects::kheops {

/// What chance may decide, and what the arguments mean.
enum class ChanceKind : std::uint8_t {
    White = 1, ///< the seat that plays White
    Base = 2,  ///< tile, cell, rotation: one tile of the base
    Draw = 3,  ///< seat, tile: the tile is hiddenArg for those who may not see it
};

constexpr Outcome whiteIs(int seat) {
    return {static_cast<std::uint8_t>(ChanceKind::White), {static_cast<std::uint8_t>(seat)}};
}
constexpr Outcome baseTile(Tile tile, Cell cell, unsigned rotation) {
    return {static_cast<std::uint8_t>(ChanceKind::Base), {tile, cell, static_cast<std::uint8_t>(rotation)}};
}
constexpr Outcome drawTile(int seat, Tile tile) {
    return {static_cast<std::uint8_t>(ChanceKind::Draw), {static_cast<std::uint8_t>(seat), tile}};
}

/// What chance gives now; chance must be pending.
Outcome sampleChance(const State& state, FastRandom& random);
Outcome sampleChance(const State& state, ChaChaRandom& random);
/// Could chance give this now? A hidden draw always could.
Refusal checkChance(const State& state, const Outcome& outcome);
/// The outcome must have been checked.
void resolveChance(State& state, const Outcome& outcome);

/// The pawns a seat begins with, by its colour.
void fillSupply(State& state);

} // namespace architects::kheops
