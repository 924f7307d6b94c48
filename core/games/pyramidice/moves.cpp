// Who is asked, what may be answered in the small questions, and doing it. The Work phase, where there is
// most to choose from, is listed in list_work.cpp.
#include "core/games/pyramidice/moves.h"

#include <cstddef>

#include "core/games/pyramidice/list_work.h"
#include "core/games/pyramidice/payment.h"
#include "core/games/pyramidice/rest.h"
#include "core/games/pyramidice/rival.h"
#include "core/games/pyramidice/stock.h"
#include "core/games/pyramidice/turn.h"
#include "core/games/pyramidice/work.h"

namespace architects::pyramidice {
namespace {

void listScarabs(const State& state, MoveList& moves) {
    for (const Scarab scarab : moving(state).offered) {
        moves.push(chooseScarab(scarab));
    }
}

void listBegin(const State& state, MoveList& moves) {
    if (!stalled(state)) {
        moves.push(work());
    }
    if (mayRest(state)) {
        moves.push(rest());
    }
}

void listTakes(const State& state, MoveList& moves) {
    const TakeRange stones = stonesToTake(state);
    const int dice = diceToTake(state);
    for (int count = stones.least; count <= stones.most; ++count) {
        moves.push(take(count, dice - count));
    }
}

/// Calls `with` for each kind of piece on a board.
template <class F>
void eachPiece(const Side& side, F with) {
    for (std::size_t piece = 0; piece < resourceCount; ++piece) {
        if (side.pieces[piece] > 0) {
            with(static_cast<Resource>(piece));
        }
    }
}

void listTile(const State& state, int tile, int from, MoveList& moves) {
    if (!tilePayable(state, tile)) {
        return;
    }
    if (tileTable[static_cast<std::size_t>(tile)].effect != TileEffect::Exchange) {
        moves.push(takeTile(tile, 0, from));
        return;
    }
    eachPiece(moving(state),
              [&](Resource piece) { moves.push(takeTile(tile, 1 + static_cast<int>(piece), from)); });
}

void listRest(const State& state, MoveList& moves) {
    if (has(moving(state).gods & ~state.turn.used, Bes)) {
        moves.push(use(Bes));
    }
    if (hapyReady(state)) {
        eachPiece(moving(state),
                  [&moves](Resource piece) { moves.push(use(Hapy, 1 + static_cast<int>(piece))); });
    }
    for (const std::uint8_t tile : state.tileRow) {
        if (tile != 0) {
            listTile(state, tile, 0, moves);
        }
    }
    for (int seat = 0; seat < state.seats && !stalled(state); ++seat) {
        unsigned open = openTilesOf(state, seat);
        for (; open != 0; open &= open - 1) {
            listTile(state, std::countr_zero(open), seat + 1, moves);
        }
    }
}

void listGains(const State& state, MoveList& moves) {
    unsigned kinds = availableKinds(state, state.turn.choice.kinds);
    for (; kinds != 0; kinds &= kinds - 1) {
        moves.push(gain(static_cast<Resource>(std::countr_zero(kinds))));
    }
}

void listPlaces(const State& state, MoveList& moves) {
    for (const std::uint8_t tile : state.turn.returning) {
        for (int space = 0; tile != 0 && space < suppliesFor[state.seats].tiles; ++space) {
            if (state.tileRow[static_cast<std::size_t>(space)] == 0) {
                moves.push(placeTile(tile, space));
            }
        }
    }
}

void listFreeGods(const State& state, MoveList& moves) {
    for (int slot = 1; slot <= static_cast<int>(rowSlots); ++slot) {
        if (state.row[static_cast<std::size_t>(slot - 1)] != noGod) {
            moves.push(takeGod(slot));
        }
    }
}

void listDrops(const State& state, MoveList& moves) {
    for (GodSet gods = mayDrop(state); gods != 0; gods &= gods - 1) {
        moves.push(drop(static_cast<God>(std::countr_zero(gods))));
    }
}

void playScarab(State& state, Scarab scarab) {
    moving(state).scarab = scarab;
    moving(state).offered = {};
    state.mover = byte((state.mover + 1) % state.seats);
    if (state.mover == state.first) {
        beginTurn(state);
    }
}

void playPearl(State& state, bool copied) {
    const int owner = pearlOwner(state);
    Side& side = state.sides[static_cast<std::size_t>(owner)];
    if (copied) {
        for (int i = 0; i < state.turn.pearlPrice; ++i) {
            losePiece(state, owner, Resource::Worker);
        }
        side.fame = static_cast<std::int16_t>(side.fame + state.turn.pearlFame);
    }
    state.turn.pearlPrice = 0;
    state.turn.pearlFame = 0;
}

} // namespace

Pending pendingOf(const State& state) {
    const Question question = questionOf(state);
    switch (question) {
    case Question::Chance: return {Pending::Kind::Chance, {}};
    case Question::Over: return {Pending::Kind::Over, {}};
    default: return {Pending::Kind::Seats, SeatSet(seatAt(askedSeat(state, question)))};
    }
}

void listMoves(const State& state, Seat seat, MoveList& moves) {
    moves.clear();
    const Question question = questionOf(state);
    if (question <= Question::Over || askedSeat(state, question) != indexOf(seat)) {
        return;
    }
    switch (question) {
    case Question::Scarab: listScarabs(state, moves); break;
    case Question::Discard:
        eachPiece(state.sides[static_cast<std::size_t>(seat)],
                  [&moves](Resource piece) { moves.push(discard(piece)); });
        break;
    case Question::Spend: listSpends(state, moves); break;
    case Question::Gain: listGains(state, moves); break;
    case Question::PlaceTile: listPlaces(state, moves); break;
    case Question::Pearl:
        moves.push(copyBuild());
        moves.push(declineCopy());
        break;
    case Question::Begin: listBegin(state, moves); break;
    case Question::Take: listTakes(state, moves); break;
    case Question::Act: listWork(state, moves); break;
    case Question::Drop: listDrops(state, moves); break;
    case Question::Rest: listRest(state, moves); break;
    case Question::FreeGod: listFreeGods(state, moves); break;
    default: moves.push(rivalMove(state)); break;
    }
}

void playMove(State& state, Seat seat, const Move& move) {
    const auto& arg = move.arg;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::ChooseScarab: playScarab(state, static_cast<Scarab>(arg[0])); break;
    case MoveKind::Work: beginWork(state); break;
    case MoveKind::Rest: state.step = Step::Rest; break;
    case MoveKind::Spend: playSpend(state, move); break;
    case MoveKind::Gain: gainChosen(state, static_cast<Resource>(arg[0])); break;
    case MoveKind::Discard: losePiece(state, indexOf(seat), static_cast<Resource>(arg[0])); break;
    case MoveKind::Copy: playPearl(state, true); break;
    case MoveKind::Decline: playPearl(state, false); break;
    case MoveKind::PlaceTile: playPlaceTile(state, arg[0], arg[1]); break;
    case MoveKind::Tile:
    case MoveKind::TakeGod: playRest(state, move); break;
    case MoveKind::Use:
        if (state.step == Step::Rest) {
            playRest(state, move);
        } else {
            playWork(state, move);
        }
        break;
    case MoveKind::RivalGod:
    case MoveKind::RivalDie:
    case MoveKind::RivalTile:
    case MoveKind::RivalBuild: playRival(state, move); break;
    default: playWork(state, move); break;
    }
    advance(state);
}

} // namespace architects::pyramidice
