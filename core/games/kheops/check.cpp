// Which rule forbids a move. The order of the questions is the order in which a player would want the
// answers: whose turn, which step, which piece, which place.
#include <cstddef>

#include "core/games/kheops/moves.h"

namespace architects::kheops {
namespace {

std::size_t at(int seat) {
    return static_cast<std::size_t>(seat);
}

/// Unused arguments are zero: one thing has one spelling.
bool unusedAreZero(const Move& move, std::size_t used) {
    for (std::size_t i = used; i < move.arg.size(); ++i) {
        if (move.arg[i] != 0) {
            return false;
        }
    }
    return true;
}

bool ownPawnAt(const State& state, int seat, Cell cell) {
    return has(state.pawns[at(seat)], cell);
}

/// May a pawn be put here, nobody being captured?
Refusal checkLanding(const State& state, Cell cell) {
    if (!has(state.filled, cell)) {
        return Refusal::KheopsNoTileThere;
    }
    if (has(state.forbidden, cell)) {
        return Refusal::KheopsForbiddenTile;
    }
    return has(occupied(state), cell) ? Refusal::KheopsTileOccupied : Refusal::None;
}

Refusal checkPawn(const State& state, int seat, const Move& move) {
    if (move.arg[0] >= pawnKinds || !unusedAreZero(move, 2)) {
        return Refusal::NoSuchMove;
    }
    const auto kind = static_cast<PawnKind>(move.arg[0]);
    const Cell cell = move.arg[1];
    if (state.supply[at(seat)][static_cast<std::size_t>(kind)] == 0) {
        return Refusal::KheopsPawnNotInSupply;
    }
    const bool mummyWaits = state.supply[at(seat)][static_cast<std::size_t>(PawnKind::Mummy)] > 0;
    if (waitsForMummy(state, kind) && mummyWaits) {
        return Refusal::KheopsMummyFirst;
    }
    if (cell >= cellCount) {
        return Refusal::KheopsOutsidePyramid;
    }
    const Refusal landing = checkLanding(state, cell);
    if (landing != Refusal::KheopsTileOccupied || !captures(state, kind)) {
        return landing;
    }
    return state.pawn[cell] == Pawn(otherSeat(seat), PawnKind::Worker)
               ? Refusal::None
               : Refusal::KheopsMummyTakesWorkersOnly;
}

Refusal checkTurn(const State& state, int seat, const Move& move) {
    const Cell cell = move.arg[0];
    const unsigned thirds = move.arg[1];
    if (!unusedAreZero(move, 2)) {
        return Refusal::NoSuchMove;
    }
    if (cell >= cellCount) {
        return Refusal::KheopsOutsidePyramid;
    }
    if (!has(state.filled, cell)) {
        return Refusal::KheopsNoTileThere;
    }
    const bool turnsRooms = symbolOf(state.tile[state.placed]) == Symbol::TurnRoom;
    if (has(state.rooms, cell) != turnsRooms) {
        return Refusal::KheopsWrongKindToTurn;
    }
    if (has(protectedCells(state, otherSeat(seat)), cell)) {
        return Refusal::KheopsProtectedTile;
    }
    if (thirds != 1 && thirds != 2) {
        return Refusal::KheopsTurnByOneOrTwo;
    }
    return thirds == 2 && looksSameTurned(state.tile[cell]) ? Refusal::KheopsSameAsUnturned : Refusal::None;
}

Refusal checkSwap(const State& state, int seat, const Move& move) {
    const Cell own = move.arg[0];
    const Cell theirs = move.arg[1];
    if (!unusedAreZero(move, 2)) {
        return Refusal::NoSuchMove;
    }
    if (own >= cellCount || theirs >= cellCount) {
        return Refusal::KheopsOutsidePyramid;
    }
    if (!ownPawnAt(state, seat, own)) {
        return Refusal::KheopsSwapNeedsOwnPawn;
    }
    return has(swappableCells(state, seat), theirs) ? Refusal::None : Refusal::KheopsSwapNeedsWorkerOrMummy;
}

Refusal checkPawnMove(const State& state, int seat, const Move& move) {
    const Cell from = move.arg[0];
    const Cell to = move.arg[1];
    if (!unusedAreZero(move, 2)) {
        return Refusal::NoSuchMove;
    }
    if (from >= cellCount || to >= cellCount) {
        return Refusal::KheopsOutsidePyramid;
    }
    if (!ownPawnAt(state, seat, from)) {
        return Refusal::KheopsMoveNeedsOwnPawn;
    }
    if (from == state.placed) {
        return Refusal::KheopsMoveNotThePlacedPawn;
    }
    return checkLanding(state, to);
}

/// The power that is pending decides which of the three power moves is the right one.
Refusal checkPower(const State& state, int seat, const Move& move) {
    const Symbol power = symbolOf(state.tile[state.placed]);
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::TurnTile:
        return power == Symbol::TurnCorridor || power == Symbol::TurnRoom ? checkTurn(state, seat, move)
                                                                          : Refusal::KheopsWrongStep;
    case MoveKind::SwapPawns:
        return power == Symbol::SwapPawns ? checkSwap(state, seat, move) : Refusal::KheopsWrongStep;
    default: return power == Symbol::MovePawn ? checkPawnMove(state, seat, move) : Refusal::KheopsWrongStep;
    }
}

Refusal checkTile(const State& state, int seat, const Move& move) {
    const Tile tile = move.arg[0];
    const Cell cell = move.arg[1];
    const unsigned rotation = move.arg[2];
    if (rotation > 2 || !unusedAreZero(move, 3)) {
        return Refusal::NoSuchMove;
    }
    if (tile >= tileCount || ((possibleHand(state, seat) >> tile) & 1U) == 0) {
        return Refusal::KheopsTileNotInHand;
    }
    if (cell >= cellCount) {
        return Refusal::KheopsOutsidePyramid;
    }
    if (has(state.filled, cell)) {
        return Refusal::KheopsCellFilled;
    }
    if (!has(state.frontier, cell)) {
        return Refusal::KheopsTileMustTouch;
    }
    return rotation != 0 && looksSameTurned(tile) ? Refusal::KheopsSameAsUnturned : Refusal::None;
}

Refusal checkTurnOrder(const State& state, Seat seat) {
    const Pending pending = pendingOf(state);
    if (pending.over()) {
        return Refusal::MatchIsOver;
    }
    if (pending.chance()) {
        return Refusal::WaitingForChance;
    }
    return pending.seats.has(seat) ? Refusal::None : Refusal::NotYourTurn;
}

} // namespace

Refusal checkMove(const State& state, Seat seat, const Move& move) {
    if (const Refusal refusal = checkTurnOrder(state, seat); refusal != Refusal::None) {
        return refusal;
    }
    const int s = indexOf(seat);
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::PlacePawn:
        return state.phase == Phase::PlacePawn ? checkPawn(state, s, move) : Refusal::KheopsWrongStep;
    case MoveKind::TurnTile:
    case MoveKind::SwapPawns:
    case MoveKind::MovePawn:
        return state.phase == Phase::UsePower ? checkPower(state, s, move) : Refusal::KheopsWrongStep;
    case MoveKind::PlaceTile:
        return state.phase == Phase::PlaceTile ? checkTile(state, s, move) : Refusal::KheopsWrongStep;
    }
    return Refusal::NoSuchMove;
}

} // namespace architects::kheops
