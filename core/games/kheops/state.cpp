#include "core/games/kheops/state.h"

namespace architects::kheops {

CellSet cellsOf(const State& state, int seat, PawnKind kind) {
    const Pawn wanted(seat, kind);
    CellSet found = 0;
    for (const Cell cell : Members(state.pawns[static_cast<std::size_t>(seat)])) {
        found |= state.pawn[cell] == wanted ? only(cell) : 0;
    }
    return found;
}

CellSet protectedCells(const State& state, int seat) {
    const auto& supply = state.supply[static_cast<std::size_t>(seat)];
    if (supply[static_cast<std::size_t>(PawnKind::Priest)] != 0 &&
        (seat != state.white || supply[static_cast<std::size_t>(PawnKind::Pharaoh)] != 0)) {
        return 0; // neither of them stands anywhere yet
    }
    const Pawn priest(seat, PawnKind::Priest);
    const Pawn other = state.pharaoh == PharaohRule::Priest ? Pawn(seat, PawnKind::Pharaoh) : priest;
    CellSet found = 0;
    for (const Cell cell : Members(state.pawns[static_cast<std::size_t>(seat)])) {
        const Pawn pawn = state.pawn[cell];
        found |= pawn == priest || pawn == other ? only(cell) : 0;
    }
    return found;
}

void setOpenings(State& state, Cell cell, Openings openings) {
    for (unsigned side = 0; side < sideCount; ++side) {
        const CellSet bit = CellSet{(openings >> side) & 1U} << cell;
        state.open[side] = (state.open[side] & ~only(cell)) | bit;
    }
}

void putTile(State& state, Cell cell, Tile tile, Openings openings) {
    state.tile[cell] = tile;
    setOpenings(state, cell, openings);
    state.filled |= only(cell);
    state.frontier = (state.frontier | neighbourSets[cell]) & ~state.filled;
    state.rooms |= isRoom(tile) ? only(cell) : 0;
    state.forbidden |= symbolOf(tile) == Symbol::Forbidden ? only(cell) : 0;
}

void putPawn(State& state, Cell cell, Pawn pawn) {
    state.pawn[cell] = pawn;
    state.pawns[static_cast<std::size_t>(pawn.seat())] |= only(cell);
}

void liftPawn(State& state, Cell cell) {
    state.pawns[static_cast<std::size_t>(state.pawn[cell].seat())] &= ~only(cell);
    state.pawn[cell] = Pawn();
}

void giveTile(State& state, int seat, Tile tile) {
    const auto s = static_cast<std::size_t>(seat);
    if (tile == noTile) {
        ++state.hidden[s];
    } else {
        state.hand[s] |= TileSet{1} << tile;
        state.unseen &= ~(TileSet{1} << tile);
    }
}

} // namespace architects::kheops
