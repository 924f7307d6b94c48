// How Kheops tells what happened: a sentence for the history, an event for the animation.
#include <algorithm>

#include "core/games/kheops/chance.h"
#include "core/games/kheops/moves.h"
#include "qml/model/kheops_model.h"
#include "qml/model/kheops_words.h"
#include "qml/model/player_words.h"
#include "qml/model/table_model.h"

using namespace architects::kheops;

namespace {

/// The cells that a move is about.
QList<int> cellsOf(const architects::Entry& entry) {
    const auto& arg = entry.arg;
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::PlacePawn:
    case MoveKind::PlaceTile: return {int{arg[1]}};
    case MoveKind::TurnTile: return {int{arg[0]}};
    case MoveKind::SwapPawns:
    case MoveKind::MovePawn: return {int{arg[0]}, int{arg[1]}};
    }
    return {};
}

} // namespace

QString KheopsModel::describe(const architects::AnyMatch& before, const architects::Entry& entry) const {
    const State* state = before.stateAs<Kheops>();
    if (state == nullptr) {
        return {};
    }
    const auto& arg = entry.arg;
    if (entry.isChance()) {
        // Shuffling and dealing are not told; who begins is, and every draw of the game itself.
        if (static_cast<ChanceKind>(entry.kind) == ChanceKind::White) {
            return playerwords::beginsWithPharaoh(table_->who(arg[0]));
        }
        if (static_cast<ChanceKind>(entry.kind) != ChanceKind::Draw || state->phase != Phase::Draw) {
            return {};
        }
        const auto who = table_->who(arg[0]);
        return arg[1] == architects::hiddenArg ? playerwords::drawsTile(who)
                                               : playerwords::draws(who, kheopswords::tileName(arg[1]));
    }
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::PlacePawn: {
        const QString pawn = kheopswords::pawnName(static_cast<PawnKind>(arg[0]));
        const QString place = kheopswords::placeName(arg[1]);
        return state->pawn[arg[1]].none() ? tr("%1: %2.").arg(pawn, place)
                                          : tr("%1 takes a Worker's place: %2.").arg(pawn, place);
    }
    case MoveKind::TurnTile: return tr("Turns the tile at %1.").arg(kheopswords::placeName(arg[0]));
    case MoveKind::SwapPawns:
        return tr("Swaps pawns: %1 and %2.")
            .arg(kheopswords::placeName(arg[0]), kheopswords::placeName(arg[1]));
    case MoveKind::MovePawn:
        return tr("Moves a pawn: from %1 to %2.")
            .arg(kheopswords::placeName(arg[0]), kheopswords::placeName(arg[1]));
    case MoveKind::PlaceTile:
        return tr("Adds a tile at %1: %2.")
            .arg(kheopswords::placeName(arg[1]), kheopswords::tileName(arg[0]));
    }
    return {};
}

std::function<void(const QString& text)> KheopsModel::telling(const architects::AnyMatch& before,
                                                              const architects::Entry& entry) {
    return [this, event = eventOf(before, entry)](const QString& text) {
        KheopsEvent told = event;
        told.text = text;
        if (told.what != KheopsAct::None) {
            emit happened(told);
        }
    };
}

KheopsEvent KheopsModel::eventOf(const architects::AnyMatch& before, const architects::Entry& entry) const {
    KheopsEvent event;
    const State* state = before.stateAs<Kheops>();
    if (state == nullptr) {
        return event;
    }
    if (!entry.isChance()) {
        return moveEvent(*state, entry);
    }
    if (static_cast<ChanceKind>(entry.kind) == ChanceKind::Draw && state->phase == Phase::Draw) {
        event.what = KheopsAct::Draw;
        event.seat = entry.arg[0];
        event.left = pileCount(*state) - 1;
    }
    return event;
}

KheopsEvent KheopsModel::moveEvent(const State& before, const architects::Entry& entry) const {
    KheopsEvent event;
    event.seat = indexOf(entry.by);
    const auto& arg = entry.arg;
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::PlacePawn:
        event.what = KheopsAct::Pawn;
        event.kind = kheopswords::pawnCode(static_cast<PawnKind>(arg[0]));
        event.cell = arg[1];
        if (const Pawn captured = before.pawn[arg[1]]; !captured.none()) {
            event.captured = kheopswords::pawnCode(captured.kind());
        }
        break;
    case MoveKind::TurnTile:
        event.what = KheopsAct::Turn;
        event.cell = arg[0];
        event.thirds = arg[1];
        break;
    case MoveKind::SwapPawns:
    case MoveKind::MovePawn:
        event.what =
            static_cast<MoveKind>(entry.kind) == MoveKind::SwapPawns ? KheopsAct::Swap : KheopsAct::Move;
        event.from = arg[0];
        event.to = arg[1];
        break;
    case MoveKind::PlaceTile:
        event.what = KheopsAct::Tile;
        event.tile = kheopswords::tileId(arg[0]);
        event.cell = arg[1];
        event.thirds = arg[2];
        break;
    }
    State after = before;
    playMove(after, entry.by, entry.move());
    if (event.what == KheopsAct::Pawn) {
        event.left = after.supply[static_cast<std::size_t>(event.seat)][arg[0]];
    } else if (event.what == KheopsAct::Tile) {
        event.left = handCount(after, event.seat);
    }
    for (const int cell : cellsOf(entry)) {
        event.changed.append(cellIn(after, cell));
    }
    return event;
}

void KheopsModel::takeAdvice(const architects::AnyMatch& position, const architects::Entry* move) {
    advised_ = move != nullptr ? eventOf(position, *move) : KheopsEvent();
    emit adviceChanged();
}

KheopsTurn KheopsModel::findLastTurn(const architects::Log& log) const {
    KheopsTurn turn;
    for (std::size_t left = log.entries.size(); left > 0; --left) {
        const architects::Entry& entry = log.entries[left - 1];
        if (entry.isChance()) {
            continue;
        }
        const int seat = indexOf(entry.by);
        if (turn.seat < 0 && seat == table_->viewer() && seat == seatOnTurn()) {
            continue; // the viewer's own turn, not over yet
        }
        if (seat == table_->viewer() || (turn.seat >= 0 && seat != turn.seat)) {
            break;
        }
        turn.seat = seat;
        turn.cells += cellsOf(entry);
    }
    return turn;
}

KheopsTurn KheopsModel::findLastMove(const architects::Log& log) {
    const auto last = std::find_if(log.entries.rbegin(), log.entries.rend(),
                                   [](const architects::Entry& entry) { return !entry.isChance(); });
    return last != log.entries.rend() ? KheopsTurn{indexOf(last->by), cellsOf(*last)} : KheopsTurn();
}

bool KheopsModel::findPowerUsed(const architects::Log& log) const {
    if (state_.phase != Phase::PlaceTile || log.entries.empty()) {
        return false;
    }
    const auto last = static_cast<MoveKind>(log.entries.back().kind);
    return last == MoveKind::TurnTile || last == MoveKind::SwapPawns || last == MoveKind::MovePawn;
}
