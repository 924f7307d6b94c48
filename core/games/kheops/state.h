#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/games/kheops/board.h"
#include "core/games/kheops/tiles.h"
#include "core/table/seat.h"

namespace architects::kheops {

enum class PawnKind : std::uint8_t { Worker, Mummy, Priest, Pharaoh };
inline constexpr std::size_t pawnKinds = 4;

/// A pawn on the board: whose and which. None where no pawn stands.
struct Pawn {
    std::uint8_t code = 0;
    constexpr Pawn() = default;
    constexpr Pawn(int seat, PawnKind kind)
        : code(static_cast<std::uint8_t>(1 + 4 * seat + static_cast<int>(kind))) {}
    [[nodiscard]] constexpr bool none() const { return code == 0; }
    [[nodiscard]] constexpr int seat() const { return (code - 1) / 4; }
    [[nodiscard]] constexpr PawnKind kind() const { return static_cast<PawnKind>((code - 1) % 4); }
    constexpr explicit operator std::uint8_t() const { return code; }
    friend constexpr bool operator==(Pawn, Pawn) = default;
};

/// What comes next. The first three and Draw are chance, the rest but Over a seat's decisions.
enum class Phase : std::uint8_t { Colours, Base, Deal, PlacePawn, UsePower, PlaceTile, Draw, Over };

/// The option `pharaoh`: does he behave like a Priest or like a Mummy?
enum class PharaohRule : std::uint8_t { Priest, Mummy };

/// A whole position, or what one viewer knows of it: then some hand tiles are only counted.
/// There is no pile: it is whatever is left of `unseen` after the tiles that are only counted.
struct State {
    std::array<CellSet, sideCount> open{}; ///< for each side number, the cells open on it
    CellSet filled = 0;                    ///< cells with a tile
    CellSet frontier = 0;                  ///< empty cells that share a side with a tile
    CellSet rooms = 0;                     ///< cells with a room
    CellSet forbidden = 0;                 ///< cells with a forbidden tile
    std::array<CellSet, 2> pawns{};        ///< for each seat, the cells where its pawns stand
    CellSet workers = 0;                   ///< cells with a Worker of either seat
    TileSet unseen = everyTile;            ///< tiles neither on the board nor known to be in a hand
    std::array<TileSet, 2> hand{};         ///< for each seat, the tiles known to be in its hand
    std::array<std::uint8_t, 2> hidden{};  ///< for each seat, how many more it holds
    std::array<std::array<std::uint8_t, pawnKinds>, 2> supply{}; ///< pawns still to be played
    std::array<Tile, cellCount> tile = [] {
        std::array<Tile, cellCount> all{};
        all.fill(noTile);
        return all;
    }();
    std::array<Pawn, cellCount> pawn{};
    Phase phase = Phase::Colours;
    PharaohRule pharaoh = PharaohRule::Priest;
    std::uint8_t white = 0; ///< the seat that plays White
    std::uint8_t mover = 0; ///< the seat whose decision or draw it is; 0 where it is nobody's
    Cell placed = noCell;   ///< while a power is pending: where the pawn that triggered it stands

    friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 250);

constexpr int otherSeat(int seat) {
    return 1 - seat;
}
constexpr int pawnTotal(bool white, PawnKind kind) {
    switch (kind) {
    case PawnKind::Worker: return white ? 14 : 15;
    case PawnKind::Pharaoh: return white ? 1 : 0;
    default: return 1;
    }
}
inline int pileCount(const State& state) {
    return sizeOf(state.unseen) - state.hidden[0] - state.hidden[1];
}
inline int handCount(const State& state, int seat) {
    const auto s = static_cast<std::size_t>(seat);
    return sizeOf(state.hand[s]) + state.hidden[s];
}
inline CellSet occupied(const State& state) {
    return state.pawns[0] | state.pawns[1];
}
/// Where a pawn may be put without taking anybody's place.
inline CellSet freeCells(const State& state) {
    return state.filled & ~state.forbidden & ~occupied(state);
}
inline Openings openingsAt(const State& state, Cell cell) {
    unsigned openings = 0;
    for (unsigned side = 0; side < sideCount; ++side) {
        openings |= has(state.open[side], cell) ? 1U << side : 0;
    }
    return static_cast<Openings>(openings);
}
/// How far the tile lies turned from its reference; the cell must be filled.
inline unsigned rotationAt(const State& state, Cell cell) {
    const Openings openings = openingsAt(state, cell);
    unsigned rotation = 0;
    while (rotation < 2 && openingsOf(state.tile[cell], rotation) != openings) {
        ++rotation;
    }
    return rotation;
}

/// The cells where a seat's pawns of one kind stand.
CellSet cellsOf(const State& state, int seat, PawnKind kind);
/// The cells of a seat's pawns that its rival may neither move, swap, capture nor turn the tile of.
CellSet protectedCells(const State& state, int seat);
/// Does this pawn take the place of an opposing Worker when it is played?
inline bool captures(const State& state, PawnKind kind) {
    return kind == PawnKind::Mummy || (kind == PawnKind::Pharaoh && state.pharaoh == PharaohRule::Mummy);
}
/// Must this pawn wait until its owner's Mummy has been played?
inline bool waitsForMummy(const State& state, PawnKind kind) {
    return kind == PawnKind::Priest || (kind == PawnKind::Pharaoh && state.pharaoh == PharaohRule::Priest);
}

// The few ways in which a board changes; they keep the sets in step with the arrays.
void setOpenings(State& state, Cell cell, Openings openings);
void putTile(State& state, Cell cell, Tile tile, Openings openings);
void putPawn(State& state, Cell cell, Pawn pawn);
void liftPawn(State& state, Cell cell);
/// Gives a seat a tile; noTile is one that the viewer does not see.
void giveTile(State& state, int seat, Tile tile);

} // namespace architects::kheops
