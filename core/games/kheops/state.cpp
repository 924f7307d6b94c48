#include "core/games/kheops/state.h"

namespace architects::kheops {

CellSet cellsOf(const State& state, int seat, PawnKind kind) {
    const CellSet all = state.pawns[static_cast<std::size_t>(seat)];
    if (kind == PawnKind::Worker) {
        return all & state.workers;
    }
    const Pawn wanted(seat, kind);
    CellSet found = 0;
    for (const Cell cell : Members(all & ~state.workers)) {
        found |= state.pawn[cell] == wanted ? only(cell) : 0;
    }
    return found;
}

CellSet protectedCells(const State& state, int seat) {
    const Pawn priest(seat, PawnKind::Priest);
    const Pawn other = state.pharaoh == PharaohRule::Priest ? Pawn(seat, PawnKind::Pharaoh) : priest;
    CellSet found = 0;
    for (const Cell cell : Members(state.pawns[static_cast<std::size_t>(seat)] & ~state.workers)) {
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
    state.workers |= pawn.kind() == PawnKind::Worker ? only(cell) : 0;
}

void liftPawn(State& state, Cell cell) {
    state.pawns[static_cast<std::size_t>(state.pawn[cell].seat())] &= ~only(cell);
    state.workers &= ~only(cell);
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
