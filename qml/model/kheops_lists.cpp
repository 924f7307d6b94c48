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

QVariantList toList(CellSet set) {
    QVariantList list;
    for (const Cell cell : Members(set)) {
        list.append(static_cast<int>(cell));
    }
    return list;
}

QVariantMap tileMap(Tile tile, Openings openings) {
    return {{QStringLiteral("tile"), kheopswords::tileId(tile)},
            {QStringLiteral("room"), isRoom(tile)},
            {QStringLiteral("openings"), static_cast<int>(openings)},
            {QStringLiteral("symbol"), kheopswords::symbolCode(symbolOf(tile))}};
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
    cells_ = makeCells();
    hand_ = makeHand(log);
    pawnChoices_ = makePawnChoices();
    powerCells_ = makePowerCells();
    tileCells_ = mayAct(Phase::PlaceTile) ? toList(state_.frontier) : QVariantList();
    networks_ = makeNetworks();
}

QVariantList KheopsModel::makeCells() const {
    QVariantList list;
    list.reserve(cellCount);
    for (Cell cell = 0; cell < cellCount; ++cell) {
        QVariantMap map{{QStringLiteral("tile"), QString()},
                        {QStringLiteral("room"), false},
                        {QStringLiteral("openings"), 0},
                        {QStringLiteral("symbol"), QString()}};
        if (has(state_.filled, cell)) {
            map = tileMap(state_.tile[cell], openingsAt(state_, cell));
        }
        const Pawn pawn = state_.pawn[cell];
        map.insert(QStringLiteral("index"), static_cast<int>(cell));
        map.insert(QStringLiteral("r"), places[cell].row);
        map.insert(QStringLiteral("c"), places[cell].column);
        map.insert(QStringLiteral("seat"), pawn.none() ? -1 : pawn.seat());
        map.insert(QStringLiteral("kind"), pawn.none() ? QString() : kheopswords::pawnCode(pawn.kind()));
        list.append(map);
    }
    return list;
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

QVariantList KheopsModel::makeHand(const architects::Log& log) const {
    QVariantList list;
    int slot = 0;
    for (const int piece : handOf(state_, log)) {
        if (piece != HandPlaces::none) {
            const auto tile = static_cast<Tile>(piece);
            QVariantMap map = tileMap(tile, openingsOf(tile, 0));
            map.insert(QStringLiteral("slot"), slot);
            map.insert(QStringLiteral("name"), kheopswords::tileName(tile));
            map.insert(QStringLiteral("turns"), static_cast<int>(rotationsOf(tile)));
            list.append(map);
        }
        ++slot;
    }
    return list;
}

QVariantList KheopsModel::makePawnChoices() const {
    QVariantList list;
    const int seat = std::max(table_->viewer(), 0);
    for (const PawnKind kind : {PawnKind::Worker, PawnKind::Priest, PawnKind::Mummy, PawnKind::Pharaoh}) {
        const int count = state_.supply[static_cast<std::size_t>(seat)][static_cast<std::size_t>(kind)];
        if (pawnTotal(seat == state_.white, kind) == 0) {
            continue; // only White has a Pharaoh
        }
        const CellSet cells = mayAct(Phase::PlacePawn) ? pawnCells(state_, seat, kind) : 0;
        const bool waits =
            count > 0 && waitsForMummy(state_, kind) &&
            state_.supply[static_cast<std::size_t>(seat)][static_cast<std::size_t>(PawnKind::Mummy)] > 0;
        const QString reason = count == 0 ? tr("played") : waits ? tr("after the Mummy") : QString();
        list.append(QVariantMap{{QStringLiteral("kind"), kheopswords::pawnCode(kind)},
                                {QStringLiteral("name"), kheopswords::pawnName(kind)},
                                {QStringLiteral("count"), count},
                                {QStringLiteral("cells"), toList(cells)},
                                {QStringLiteral("reason"), reason}});
    }
    return list;
}

QVariantList KheopsModel::makePowerCells() const {
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

QVariantList KheopsModel::makeNetworks() const {
    QVariantList list;
    for (const Network* network : inOrder(counted_)) {
        const int winner = network->owner == architects::Seat::Nobody ? -1 : indexOf(network->owner);
        QVariantList points{0, 0};
        if (winner >= 0) {
            points[winner] = network->value;
        }
        list.append(
            QVariantMap{{QStringLiteral("letter"), QString(QChar('A' + static_cast<int>(list.size())))},
                        {QStringLiteral("cells"), toList(network->cells)},
                        {QStringLiteral("winner"), network->value > 0 ? winner : -1},
                        {QStringLiteral("value"), network->value},
                        {QStringLiteral("sum"), kheopswords::networkSum(*network)},
                        {QStringLiteral("points"), points},
                        {QStringLiteral("closed"), network->closed},
                        {QStringLiteral("cursed"), network->cursed}});
    }
    return list;
}

QVariantList KheopsModel::powerTargets(int first) const {
    if (!mayAct(Phase::UsePower) || first < 0 || first >= cellCount) {
        return {};
    }
    const int seat = seatOnTurn();
    switch (pendingPower()) {
    case Symbol::SwapPawns: return toList(swappableCells(state_, seat));
    case Symbol::MovePawn: return toList(freeCells(state_));
    default: return {};
    }
}

QVariantMap KheopsModel::joined(const State& after, int cell) const {
    const Networks networks = analyse(after);
    const Network* network = networkAt(networks, static_cast<Cell>(cell));
    if (network == nullptr) {
        return {{QStringLiteral("cells"), QVariantList()},
                {QStringLiteral("value"), 0},
                {QStringLiteral("sentence"), tr("It stands alone here.")}};
    }
    return {{QStringLiteral("cells"), toList(network->cells)},
            {QStringLiteral("value"), network->value},
            {QStringLiteral("sentence"), tr("Joins a network of %n tile(s).", "", network->tiles)}};
}
