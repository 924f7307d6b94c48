#include "core/games/kheops/moves.h"

#include <cstddef>

namespace architects::kheops {
namespace {

std::size_t at(int seat) {
    return static_cast<std::size_t>(seat);
}

bool mummyPlayed(const State& state, int seat) {
    return state.supply[at(seat)][static_cast<std::size_t>(PawnKind::Mummy)] == 0;
}

Symbol pendingPower(const State& state) {
    return symbolOf(state.tile[state.placed]);
}

void listPawns(const State& state, int seat, MoveList& moves) {
    for (std::size_t k = 0; k < pawnKinds; ++k) {
        const auto kind = static_cast<PawnKind>(k);
        for (const Cell cell : Members(pawnCells(state, seat, kind))) {
            moves.push(placePawn(kind, cell));
        }
    }
}

void listTurns(const State& state, int seat, MoveList& moves) {
    for (const Cell cell : Members(turnableCells(state, seat, pendingPower(state)))) {
        moves.push(turnTile(cell, 1));
        if (!looksSameTurned(state.tile[cell])) {
            moves.push(turnTile(cell, 2));
        }
    }
}

void listSwaps(const State& state, int seat, MoveList& moves) {
    const CellSet theirs = swappableCells(state, seat);
    for (const Cell own : Members(state.pawns[at(seat)])) {
        for (const Cell their : Members(theirs)) {
            moves.push(swapPawns(own, their));
        }
    }
}

void listPawnMoves(const State& state, int seat, MoveList& moves) {
    const CellSet free = freeCells(state);
    for (const Cell from : Members(movableCells(state, seat))) {
        for (const Cell to : Members(free)) {
            moves.push(movePawn(from, to));
        }
    }
}

void listPower(const State& state, int seat, MoveList& moves) {
    switch (pendingPower(state)) {
    case Symbol::TurnCorridor:
    case Symbol::TurnRoom: listTurns(state, seat, moves); break;
    case Symbol::SwapPawns: listSwaps(state, seat, moves); break;
    case Symbol::MovePawn: listPawnMoves(state, seat, moves); break;
    default: break;
    }
}

void listTiles(const State& state, int seat, MoveList& moves) {
    for (const Tile tile : Members(possibleHand(state, seat))) {
        const unsigned rotations = rotationsOf(tile);
        for (const Cell cell : Members(state.frontier)) {
            for (unsigned rotation = 0; rotation < rotations; ++rotation) {
                moves.push(placeTile(tile, cell, rotation));
            }
        }
    }
}

void startNextTurn(State& state) {
    state.mover = static_cast<std::uint8_t>(otherSeat(state.mover));
    state.phase = Phase::PlacePawn;
}

void playPawn(State& state, int seat, PawnKind kind, Cell cell) {
    if (const Pawn captured = state.pawn[cell]; !captured.none()) {
        liftPawn(state, cell);
        ++state.supply[at(captured.seat())][static_cast<std::size_t>(captured.kind())];
    }
    --state.supply[at(seat)][static_cast<std::size_t>(kind)];
    putPawn(state, cell, Pawn(seat, kind));
    const bool power = powerPossible(state, seat, cell);
    state.phase = power ? Phase::UsePower : Phase::PlaceTile;
    state.placed = power ? cell : noCell;
}

void playPower(State& state, const Move& move) {
    const Cell first = move.arg[0];
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::TurnTile:
        setOpenings(state, first, turned(openingsAt(state, first), move.arg[1]));
        break;
    case MoveKind::SwapPawns: {
        const Cell second = move.arg[1];
        const Pawn mine = state.pawn[first];
        const Pawn theirs = state.pawn[second];
        liftPawn(state, first);
        liftPawn(state, second);
        putPawn(state, first, theirs);
        putPawn(state, second, mine);
        break;
    }
    default: {
        const Pawn moved = state.pawn[first];
        liftPawn(state, first);
        putPawn(state, move.arg[1], moved);
        break;
    }
    }
    state.phase = Phase::PlaceTile;
    state.placed = noCell;
}

void playTile(State& state, int seat, Tile tile, Cell cell, unsigned rotation) {
    const TileSet bit = TileSet{1} << tile;
    if ((state.hand[at(seat)] & bit) != 0) {
        state.hand[at(seat)] &= ~bit;
    } else {
        --state.hidden[at(seat)];
        state.unseen &= ~bit;
    }
    putTile(state, cell, tile, openingsOf(tile, rotation));
    if (state.filled == wholePyramid) {
        state.phase = Phase::Over;
        state.mover = 0;
    } else if (pileCount(state) > 0) {
        state.phase = Phase::Draw;
    } else {
        startNextTurn(state);
    }
}

} // namespace

Pending pendingOf(const State& state) {
    switch (state.phase) {
    case Phase::PlacePawn:
    case Phase::UsePower:
    case Phase::PlaceTile: return {Pending::Kind::Seats, SeatSet(seatAt(state.mover))};
    case Phase::Over: return {Pending::Kind::Over, {}};
    default: return {Pending::Kind::Chance, {}};
    }
}

TileSet possibleHand(const State& state, int seat) {
    return state.hand[at(seat)] | (state.hidden[at(seat)] > 0 ? state.unseen : 0);
}

CellSet turnableCells(const State& state, int seat, Symbol power) {
    const CellSet kind = power == Symbol::TurnRoom ? state.rooms : state.filled & ~state.rooms;
    return kind & ~protectedCells(state, otherSeat(seat));
}

CellSet swappableCells(const State& state, int seat) {
    const int rival = otherSeat(seat);
    return state.pawns[at(rival)] & ~protectedCells(state, rival);
}

CellSet movableCells(const State& state, int seat) {
    return state.pawns[at(seat)] & ~only(state.placed);
}

CellSet pawnCells(const State& state, int seat, PawnKind kind) {
    if (state.supply[at(seat)][static_cast<std::size_t>(kind)] == 0 ||
        (waitsForMummy(state, kind) && !mummyPlayed(state, seat))) {
        return 0;
    }
    const CellSet prey = captures(state, kind) ? cellsOf(state, otherSeat(seat), PawnKind::Worker) : 0;
    return freeCells(state) | prey;
}

bool powerPossible(const State& state, int seat, Cell placed) {
    const Symbol power = symbolOf(state.tile[placed]);
    switch (power) {
    case Symbol::TurnCorridor:
    case Symbol::TurnRoom: return turnableCells(state, seat, power) != 0;
    case Symbol::SwapPawns: return swappableCells(state, seat) != 0;
    case Symbol::MovePawn: return (state.pawns[at(seat)] & ~only(placed)) != 0 && freeCells(state) != 0;
    default: return false;
    }
}

void listMoves(const State& state, Seat seat, MoveList& moves) {
    moves.clear();
    if (!pendingOf(state).seats.has(seat)) {
        return;
    }
    switch (state.phase) {
    case Phase::PlacePawn: listPawns(state, indexOf(seat), moves); break;
    case Phase::UsePower: listPower(state, indexOf(seat), moves); break;
    default: listTiles(state, indexOf(seat), moves); break;
    }
}

void playMove(State& state, Seat seat, const Move& move) {
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::PlacePawn:
        playPawn(state, indexOf(seat), static_cast<PawnKind>(move.arg[0]), move.arg[1]);
        break;
    case MoveKind::PlaceTile: playTile(state, indexOf(seat), move.arg[0], move.arg[1], move.arg[2]); break;
    default: playPower(state, move); break;
    }
}

} // namespace architects::kheops
