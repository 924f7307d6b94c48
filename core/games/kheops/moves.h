#pragma once

#include <bit>
#include <cstdint>

#include "core/games/kheops/state.h"
#include "core/table/game.h"

namespace architects::kheops {

/// What a seat may decide, and what the arguments mean.
enum class MoveKind : std::uint8_t {
    PlacePawn = 1, ///< kind of pawn, cell
    TurnTile = 2,  ///< cell, thirds
    SwapPawns = 3, ///< own cell, their cell
    MovePawn = 4,  ///< from, to
    PlaceTile = 5, ///< tile, cell, rotation
};

constexpr Move moveOf(MoveKind kind, std::uint8_t a, std::uint8_t b, std::uint8_t c = 0) {
    if constexpr (std::endian::native == std::endian::little) {
        // One word instead of eight bytes: listing moves is most of what a roll-out does.
        const std::uint32_t word = static_cast<std::uint32_t>(kind) | static_cast<std::uint32_t>(a) << 8U |
                                   static_cast<std::uint32_t>(b) << 16U |
                                   static_cast<std::uint32_t>(c) << 24U;
        return std::bit_cast<Move>(std::uint64_t{word});
    }
    return {static_cast<std::uint8_t>(kind), {a, b, c}};
}
constexpr Move placePawn(PawnKind kind, Cell cell) {
    return moveOf(MoveKind::PlacePawn, static_cast<std::uint8_t>(kind), cell);
}
constexpr Move turnTile(Cell cell, unsigned thirds) {
    return moveOf(MoveKind::TurnTile, cell, static_cast<std::uint8_t>(thirds));
}
constexpr Move swapPawns(Cell own, Cell theirs) {
    return moveOf(MoveKind::SwapPawns, own, theirs);
}
constexpr Move movePawn(Cell from, Cell to) {
    return moveOf(MoveKind::MovePawn, from, to);
}
constexpr Move placeTile(Tile tile, Cell cell, unsigned rotation) {
    return moveOf(MoveKind::PlaceTile, tile, cell, static_cast<std::uint8_t>(rotation));
}

Pending pendingOf(const State& state);
void listMoves(const State& state, Seat seat, MoveList& moves);
/// One of them, all equally likely; the seat must be on turn.
Move anyMove(const State& state, Seat seat, FastRandom& random);
Refusal checkMove(const State& state, Seat seat, const Move& move);
/// The move must have been checked.
void playMove(State& state, Seat seat, const Move& move);

/// The tiles a seat may hold as far as this state tells: in a view, a rival's hidden tile may be any
/// unseen one.
TileSet possibleHand(const State& state, int seat);
/// The power of the tile under a pawn just placed can be used in some legal way.
bool powerPossible(const State& state, int seat, Cell placed);

// What each power may be aimed at.
CellSet turnableCells(const State& state, int seat, Symbol power);
CellSet swappableCells(const State& state, int seat); ///< of the rival
CellSet movableCells(const State& state, int seat);   ///< of the seat itself, while its power is pending
/// Where a seat may put a pawn of this kind from its supply; empty if it may not play the kind at all.
CellSet pawnCells(const State& state, int seat, PawnKind kind);

} // namespace architects::kheops
