// How Kheops tells what happened: a sentence for the history, an event for the animation.
#include "core/games/kheops/chance.h"
#include "core/games/kheops/moves.h"
#include "qml/model/kheops_model.h"
#include "qml/model/kheops_words.h"
#include "qml/model/player_words.h"
#include "qml/model/table_model.h"

using namespace architects::kheops;

namespace {

QVariantMap eventOf(const char* what, int seat) {
    return {{QStringLiteral("what"), QString::fromLatin1(what)}, {QStringLiteral("seat"), seat}};
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

QVariantMap KheopsModel::event(const architects::AnyMatch& before, const architects::Entry& entry) const {
    const State* state = before.stateAs<Kheops>();
    if (state == nullptr) {
        return {};
    }
    const auto& arg = entry.arg;
    if (entry.isChance()) {
        QVariantMap drawn = eventOf("draw", arg[0]);
        return static_cast<ChanceKind>(entry.kind) == ChanceKind::Draw && state->phase == Phase::Draw
                   ? drawn
                   : QVariantMap();
    }
    const int seat = indexOf(entry.by);
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::PlacePawn: {
        QVariantMap map = eventOf("pawn", seat);
        map.insert(QStringLiteral("kind"), kheopswords::pawnCode(static_cast<PawnKind>(arg[0])));
        map.insert(QStringLiteral("cell"), arg[1]);
        const Pawn captured = state->pawn[arg[1]];
        map.insert(QStringLiteral("captured"),
                   captured.none() ? QString() : kheopswords::pawnCode(captured.kind()));
        return map;
    }
    case MoveKind::TurnTile: {
        QVariantMap map = eventOf("turn", seat);
        map.insert(QStringLiteral("cell"), arg[0]);
        map.insert(QStringLiteral("thirds"), arg[1]);
        map.insert(QStringLiteral("before"), static_cast<int>(openingsAt(*state, arg[0])));
        return map;
    }
    case MoveKind::SwapPawns:
    case MoveKind::MovePawn: {
        const bool swap = static_cast<MoveKind>(entry.kind) == MoveKind::SwapPawns;
        QVariantMap map = eventOf(swap ? "swap" : "move", seat);
        map.insert(QStringLiteral("from"), arg[0]);
        map.insert(QStringLiteral("to"), arg[1]);
        return map;
    }
    case MoveKind::PlaceTile: {
        QVariantMap map = eventOf("tile", seat);
        map.insert(QStringLiteral("tile"), kheopswords::tileId(arg[0]));
        map.insert(QStringLiteral("cell"), arg[1]);
        return map;
    }
    }
    return {};
}

QVariantMap KheopsModel::advice(const architects::AnyMatch& position, const architects::Entry& move) const {
    QVariantMap map = event(position, move);
    if (static_cast<MoveKind>(move.kind) == MoveKind::PlaceTile) {
        map.insert(QStringLiteral("thirds"), static_cast<int>(move.arg[2]));
    }
    return map;
}

void KheopsModel::findLastTurn(const architects::Log& log) {
    QVariantList cells;
    int mover = -1;
    for (std::size_t left = log.entries.size(); left > 0; --left) {
        const architects::Entry& entry = log.entries[left - 1];
        if (entry.isChance()) {
            continue;
        }
        const int seat = indexOf(entry.by);
        if (mover < 0 && seat == table_->viewer() && seat == seatOnTurn()) {
            continue; // the viewer's own turn, not over yet
        }
        if (seat == table_->viewer() || (mover >= 0 && seat != mover)) {
            break;
        }
        mover = seat;
        const auto& arg = entry.arg;
        switch (static_cast<MoveKind>(entry.kind)) {
        case MoveKind::PlacePawn:
        case MoveKind::PlaceTile: cells.append(arg[1]); break;
        case MoveKind::TurnTile: cells.append(arg[0]); break;
        case MoveKind::SwapPawns:
        case MoveKind::MovePawn: cells << arg[0] << arg[1]; break;
        }
    }
    lastTurn_ = {{QStringLiteral("seat"), mover}, {QStringLiteral("cells"), cells}};
}

bool KheopsModel::findPowerUsed(const architects::Log& log) const {
    if (state_.phase != Phase::PlaceTile || log.entries.empty()) {
        return false;
    }
    const auto last = static_cast<MoveKind>(log.entries.back().kind);
    return last == MoveKind::TurnTile || last == MoveKind::SwapPawns || last == MoveKind::MovePawn;
}
