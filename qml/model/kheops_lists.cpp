// What lies on a table of Kheops, as lists for QML.
#include <algorithm>
#include <array>
#include <vector>

#include "core/games/kheops/chance.h"
#include "core/games/kheops/moves.h"
#include "qml/model/hand_places.h"
#include "qml/model/kheops_model.h"
#include "qml/model/kheops_words.h"
#include "qml/model/table_model.h"

using namespace architects::kheops;

namespace {

QList<int> toList(CellSet set) {
    QList<int> list;
    for (const Cell cell : Members(set)) {
        list.append(static_cast<int>(cell));
    }
    return list;
}

bool isCell(int cell) {
    return cell >= 0 && cell < cellCount;
}

bool isBuilt(const State& state, int cell) {
    return isCell(cell) && has(state.filled, static_cast<Cell>(cell));
}

/// Networks in the order in which they are read off the board: the largest first.
std::vector<const Network*> inOrder(const Networks& networks) {
    std::vector<const Network*> list;
    for (const Network& network : networks.list) {
        list.push_back(&network);
    }
    std::stable_sort(list.begin(), list.end(),
                     [](const Network* a, const Network* b) { return a->tiles > b->tiles; });
    return list;
}

} // namespace

void KheopsModel::makeLists(const architects::Log& log) {
    cells_.clear();
    for (int cell = 0; cell < cellCount; ++cell) {
        cells_.append(cellIn(state_, cell));
    }
    hand_ = makeHand(log);
    sides_ = {makeSide(0), makeSide(1)};
    powerCells_ = makePowerCells();
    tileCells_ = mayAct(Phase::PlaceTile) ? toList(state_.frontier) : QList<int>();
    networks_ = makeNetworks();
}

KheopsCell KheopsModel::cellIn(const State& state, int cell) const {
    KheopsCell row;
    row.index = cell;
    row.spoken = nameIn(state, cell);
    const auto place = static_cast<Cell>(cell);
    if (has(state.filled, place)) {
        const Tile tile = state.tile[place];
        row.tile = kheopswords::tileId(tile);
        row.room = isRoom(tile);
        row.openings = openingsAt(state, place);
        row.symbol = kheopswords::symbolCode(symbolOf(tile));
    }
    if (const Pawn pawn = state.pawn[place]; !pawn.none()) {
        row.seat = pawn.seat();
        row.kind = kheopswords::pawnCode(pawn.kind());
    }
    return row;
}

KheopsCell KheopsModel::withPawn(int cell, const QString& kind) const {
    KheopsCell row = isCell(cell) ? cells_.at(cell) : KheopsCell();
    row.seat = table_->viewer();
    row.kind = kind;
    return row;
}

std::array<int, 3> KheopsModel::handOf(const State& state, const architects::Log& log) const {
    std::array<int, 3> hand{HandPlaces::none, HandPlaces::none, HandPlaces::none};
    const int viewer = table_->viewer();
    if (viewer < 0) {
        return hand;
    }
    HandPlaces handPlaces;
    for (const architects::Entry& entry : log.entries) {
        if (entry.isChance() && static_cast<ChanceKind>(entry.kind) == ChanceKind::Draw &&
            entry.arg[0] == viewer) {
            handPlaces.draw(entry.arg[1]);
        } else if (!entry.isChance() && static_cast<MoveKind>(entry.kind) == MoveKind::PlaceTile) {
            handPlaces.play(entry.arg[0]);
        }
    }
    const TileSet held = state.hand[static_cast<std::size_t>(viewer)];
    for (std::size_t slot = 0; slot < std::min(hand.size(), handPlaces.pieces().size()); ++slot) {
        const int piece = handPlaces.pieces()[slot];
        if (piece != HandPlaces::none && has(held, static_cast<Tile>(piece))) {
            hand[slot] = piece;
        }
    }
    return hand;
}

QList<KheopsHandTile> KheopsModel::makeHand(const architects::Log& log) const {
    QList<KheopsHandTile> list;
    int slot = 0;
    for (const int piece : handOf(state_, log)) {
        if (piece != HandPlaces::none) {
            list.append(turnedTile(kheopswords::tileId(static_cast<Tile>(piece)), 0));
            list.last().slot = slot;
        }
        ++slot;
    }
    return list;
}

KheopsHandTile KheopsModel::turnedTile(const QString& tile, int thirds) const {
    KheopsHandTile row;
    const Tile known = kheopswords::tileOf(tile);
    if (known == noTile) {
        return row;
    }
    const auto held = std::find_if(hand_.begin(), hand_.end(),
                                   [&tile](const KheopsHandTile& one) { return one.tile == tile; });
    row.slot = held != hand_.end() ? held->slot : -1;
    row.tile = tile;
    row.room = isRoom(known);
    row.openings = openingsOf(known, static_cast<unsigned>(thirds));
    row.symbol = kheopswords::symbolCode(symbolOf(known));
    row.name = kheopswords::tileName(known);
    row.turns = static_cast<int>(rotationsOf(known));
    row.thirds = thirds;
    row.spoken = tileSpoken(known, thirds);
    return row;
}

KheopsSide KheopsModel::makeSide(int seat) const {
    KheopsSide side;
    side.seat = seat;
    side.tiles = handCount(state_, seat);
    const auto& supply = state_.supply[static_cast<std::size_t>(seat)];
    for (const PawnKind kind : {PawnKind::Worker, PawnKind::Priest, PawnKind::Mummy, PawnKind::Pharaoh}) {
        if (pawnTotal(seat == state_.white, kind) == 0) {
            continue; // only White has a Pharaoh
        }
        KheopsChoice choice;
        choice.kind = kheopswords::pawnCode(kind);
        choice.name = kheopswords::pawnName(kind);
        choice.count = supply[static_cast<std::size_t>(kind)];
        const bool waits = choice.count > 0 && waitsForMummy(state_, kind) &&
                           supply[static_cast<std::size_t>(PawnKind::Mummy)] > 0;
        choice.reason = choice.count == 0 ? tr("played") : waits ? tr("after the Mummy") : QString();
        if (mayAct(Phase::PlacePawn) && seat == table_->viewer()) {
            choice.cells = toList(architects::kheops::pawnCells(state_, seat, kind));
        }
        side.pawns += choice.count;
        side.choices.append(choice);
    }
    return side;
}

QList<KheopsChoice> KheopsModel::pawnChoices() const {
    return sides_.isEmpty() ? QList<KheopsChoice>() : sides_.at(std::max(table_->viewer(), 0)).choices;
}

QList<int> KheopsModel::pawnCells(const QString& kind) const {
    const QList<KheopsChoice> choices = pawnChoices();
    const auto chosen = std::find_if(choices.begin(), choices.end(),
                                     [&kind](const KheopsChoice& one) { return one.kind == kind; });
    return chosen != choices.end() ? chosen->cells : QList<int>();
}

bool KheopsModel::mayStand(int cell) const {
    const QList<KheopsChoice> choices = pawnChoices();
    return std::any_of(choices.begin(), choices.end(),
                       [cell](const KheopsChoice& one) { return one.cells.contains(cell); });
}

QList<int> KheopsModel::makePowerCells() const {
    if (!mayAct(Phase::UsePower)) {
        return {};
    }
    const int seat = seatOnTurn();
    switch (pendingPower()) {
    case Symbol::TurnCorridor:
    case Symbol::TurnRoom: return toList(turnableCells(state_, seat, pendingPower()));
    case Symbol::SwapPawns: return toList(state_.pawns[static_cast<std::size_t>(seat)]);
    default: return toList(movableCells(state_, seat));
    }
}

QList<KheopsNetwork> KheopsModel::makeNetworks() const {
    QList<KheopsNetwork> list;
    for (const Network* network : inOrder(counted_)) {
        const int owner = network->owner == architects::Seat::Nobody ? -1 : indexOf(network->owner);
        KheopsNetwork row;
        row.letter = QChar('A' + static_cast<int>(list.size()));
        row.cells = toList(network->cells);
        row.winner = network->value > 0 ? owner : -1;
        row.value = network->value;
        row.sum = kheopswords::networkSum(*network);
        row.points = {owner == 0 ? network->value : 0, owner == 1 ? network->value : 0};
        row.closed = network->closed;
        row.cursed = network->cursed;
        list.append(row);
    }
    return list;
}

QList<int> KheopsModel::powerTargets(int first) const {
    if (!mayAct(Phase::UsePower) || !isCell(first)) {
        return {};
    }
    const int seat = seatOnTurn();
    switch (pendingPower()) {
    case Symbol::SwapPawns: return toList(swappableCells(state_, seat));
    case Symbol::MovePawn: return toList(freeCells(state_));
    default: return {};
    }
}

QList<KheopsMarker> KheopsModel::markers(int first, int chosen) const {
    QList<KheopsMarker> list;
    const Symbol power = pendingPower();
    const bool pair = power == Symbol::SwapPawns || power == Symbol::MovePawn;
    const bool second = power == Symbol::SwapPawns && first >= 0; // now the rival's pawn is asked for
    for (const int cell : powerCells_) {
        if (!second || cell == first) {
            list.append({cell, cell == (pair ? first : chosen),
                         pair ? QStringLiteral("own") : QStringLiteral("turn")});
        }
    }
    for (const int cell : second ? powerTargets(first) : QList<int>()) {
        list.append({cell, cell == chosen, QStringLiteral("rival")});
    }
    return list;
}

KheopsPreview KheopsModel::preview(const QString& tile, int cell, int thirds) const {
    const Tile known = kheopswords::tileOf(tile);
    if (known == noTile || !isCell(cell) || isBuilt(state_, cell)) {
        return {};
    }
    State after = state_;
    putTile(after, static_cast<Cell>(cell), known, openingsOf(known, static_cast<unsigned>(thirds)));
    return joined(after, cell);
}

KheopsPreview KheopsModel::previewTurn(int cell, int thirds) const {
    if (!isBuilt(state_, cell)) {
        return {};
    }
    State after = state_;
    const auto place = static_cast<Cell>(cell);
    setOpenings(after, place, turned(openingsAt(state_, place), static_cast<unsigned>(thirds)));
    return joined(after, cell);
}

KheopsPreview KheopsModel::joined(const State& after, int cell) const {
    KheopsPreview preview;
    preview.ghost = cellIn(after, cell);
    if (preview.ghost.seat >= 0) {
        preview.ghost.symbol.clear(); // the pawn stands on it
    }
    const Networks networks = analyse(after);
    const Network* network = networkAt(networks, static_cast<Cell>(cell));
    if (network == nullptr) {
        preview.sentence = tr("It stands alone here.");
        return preview;
    }
    preview.cells = toList(network->cells);
    preview.value = network->value;
    preview.sentence = tr("Joins a network of %n tile(s).", "", network->tiles);
    return preview;
}
