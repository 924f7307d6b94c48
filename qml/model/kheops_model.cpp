

#include "qml/model/kheops_model.h"
#include "core/games/kheops/moves.h"
#include "qml/model/kheops_words.h"
#include "qml/model/player_words.h"
#include "qml/model/refusal_words.h"
#include "qml/model/table_model.h"
#include <algorithm>

using namespace architects::kheops;
using architects::Refusal;

namespace {

bool isCell(int cell) {
    return cell >= 0 && cell < cellCount;
}

} // namespace

void KheopsModel::show(const architects::AnyMatch& position, bool live) {
    if (const auto* state = position.stateAs<Kheops>()) {
        state_ = *state;
    }
    live_ = live;
    counted_ = analyse(state_);
    findLastTurn(position.log());
    powerUsed_ = findPowerUsed(position.log());
    makeLists(position.log());
    emit positionChanged();
}

QString KheopsModel::refusalText(architects::Refusal refusal, const architects::Move& move) const {
    return refusal == Refusal::KheopsWrongStep ? refusalwords::notNow(refusal, prompt())
                                               : refusalwords::of(state_, move, refusal);
}

QString KheopsModel::progress() const {
    return tr("Turn %1 of %2").arg(turn()).arg(turnCount());
}

QVariantList KheopsModel::handCounts() const {
    return {handCount(state_, 0), handCount(state_, 1)};
}

QVariantList KheopsModel::supplies() const {
    QVariantList list;
    for (const auto& supply : state_.supply) {
        QVariantMap map;
        int total = 0;
        for (std::size_t kind = 0; kind < pawnKinds; ++kind) {
            map.insert(kheopswords::pawnCode(static_cast<PawnKind>(kind)), static_cast<int>(supply[kind]));
            total += supply[kind];
        }
        map.insert(QStringLiteral("total"), total);
        list.append(map);
    }
    return list;
}

int KheopsModel::pile() const {
    return pileCount(state_);
}

int KheopsModel::turn() const {
    return turnOf(state_);
}

int KheopsModel::turnOf(const State& state) const {
    const int placed = sizeOf(state.filled) - static_cast<int>(baseCount);
    return std::clamp(placed / 2 + 1, 1, turnCount());
}

Symbol KheopsModel::pendingPower() const {
    return state_.phase == Phase::UsePower ? symbolOf(state_.tile[state_.placed]) : Symbol::None;
}

QString KheopsModel::phase() const {
    switch (state_.phase) {
    case Phase::PlacePawn: return QStringLiteral("pawn");
    case Phase::PlaceTile: return QStringLiteral("tile");
    case Phase::Over: return QStringLiteral("over");
    case Phase::UsePower: break;
    default: return QStringLiteral("draw");
    }
    switch (pendingPower()) {
    case Symbol::TurnCorridor: return QStringLiteral("turnCorridor");
    case Symbol::TurnRoom: return QStringLiteral("turnRoom");
    case Symbol::SwapPawns: return QStringLiteral("swap");
    default: return QStringLiteral("move");
    }
}

bool KheopsModel::mayAct(Phase phase) const {
    return live_ && state_.phase == phase;
}

QString KheopsModel::ownPrompt() const {
    switch (state_.phase) {
    case Phase::PlacePawn: return tr("Place a pawn on a tile.");
    case Phase::PlaceTile: return tr("Add a tile to the pyramid.");
    case Phase::UsePower: break;
    default: return {};
    }
    switch (pendingPower()) {
    case Symbol::TurnCorridor: return tr("You must turn a corridor.");
    case Symbol::TurnRoom: return tr("You must turn a room.");
    case Symbol::SwapPawns: return tr("You must swap a pawn of yours with an opposing one.");
    default: return tr("You must move another pawn of yours.");
    }
}

QString KheopsModel::prompt() const {
    if (!table_->live()) {
        return tr("Viewing an earlier move");
    }
    if (table_->over()) {
        return tr("The pyramid is finished.");
    }
    if (live_) {
        return ownPrompt();
    }
    if (table_->behind()) {
        return table_->shownName();
    }
    const auto who = table_->who(table_->activeSeat());
    return table_->thinking() ? tr("%1 is thinking.").arg(who.name) : playerwords::isOnTurn(who);
}

int KheopsModel::placedCell() const {
    return state_.phase == Phase::UsePower ? state_.placed : -1;
}

QString KheopsModel::powerPage() const {
    return state_.phase == Phase::UsePower ? kheopswords::symbolPage(pendingPower()) : QString();
}

QVariantList KheopsModel::ankhs() const {
    return {counted_.ankhs[0], counted_.ankhs[1]};
}

QVariantList KheopsModel::totals() const {
    return {counted_.totals[0], counted_.totals[1]};
}

int KheopsModel::openingsAfter(const QString& tile, int thirds) const {
    const Tile known = kheopswords::tileOf(tile);
    return known == noTile ? 0 : openingsOf(known, static_cast<unsigned>(thirds));
}

int KheopsModel::turnedOpenings(int cell, int thirds) const {
    if (!isCell(cell) || !has(state_.filled, static_cast<Cell>(cell))) {
        return 0;
    }
    return turned(openingsAt(state_, static_cast<Cell>(cell)), static_cast<unsigned>(thirds));
}

int KheopsModel::turnsAt(int cell) const {
    if (!isCell(cell) || !has(state_.filled, static_cast<Cell>(cell))) {
        return 0;
    }
    return static_cast<int>(rotationsOf(state_.tile[static_cast<std::size_t>(cell)]));
}

QVariantMap KheopsModel::preview(const QString& tile, int cell, int thirds) const {
    const Tile known = kheopswords::tileOf(tile);
    if (known == noTile || !isCell(cell) || has(state_.filled, static_cast<Cell>(cell))) {
        return {};
    }
    State after = state_;
    putTile(after, static_cast<Cell>(cell), known, openingsOf(known, static_cast<unsigned>(thirds)));
    return joined(after, cell);
}

QVariantMap KheopsModel::previewTurn(int cell, int thirds) const {
    if (!isCell(cell) || !has(state_.filled, static_cast<Cell>(cell))) {
        return {};
    }
    State after = state_;
    const auto place = static_cast<Cell>(cell);
    setOpenings(after, place, turned(openingsAt(state_, place), static_cast<unsigned>(thirds)));
    return joined(after, cell);
}

QString KheopsModel::cellName(int cell) const {
    if (!isCell(cell)) {
        return {};
    }
    const auto place = static_cast<Cell>(cell);
    const QString where = kheopswords::placeName(place);
    if (!has(state_.filled, place)) {
        return tr("%1: empty").arg(where);
    }
    const Tile tile = state_.tile[place];
    QString what = isRoom(tile) ? tr("room") : tr("corridor");
    if (symbolOf(tile) != Symbol::None) {
        what = tr("%1, %2").arg(what, kheopswords::tileName(tile));
    }
    QString text =
        tr("%1: %2, %3").arg(where, what, kheopswords::openingsName(place, openingsAt(state_, place)));
    if (const Pawn pawn = state_.pawn[place]; !pawn.none()) {
        text = playerwords::pawnStands(text, kheopswords::pawnName(pawn.kind()), table_->who(pawn.seat()));
    }
    return text;
}

QString KheopsModel::tileName(const QString& tile) const {
    const Tile known = kheopswords::tileOf(tile);
    return known == noTile ? QString() : kheopswords::tileName(known);
}

QString KheopsModel::tileSpoken(const QString& tile, int thirds) const {
    const Tile known = kheopswords::tileOf(tile);
    if (known == noTile) {
        return {};
    }
    const QString openings =
        kheopswords::openingsName(0, openingsOf(known, static_cast<unsigned>(thirds))); // cell 0 points up
    const QString kind = isRoom(known) ? tr("room") : tr("corridor");
    return symbolOf(known) == Symbol::None
               ? tr("%1, %2").arg(kheopswords::tileName(known), openings)
               : tr("%1, %2, %3").arg(kheopswords::tileName(known), kind, openings);
}

QString KheopsModel::pageOfCell(int cell) const {
    if (!isCell(cell) || !has(state_.filled, static_cast<Cell>(cell))) {
        return QStringLiteral("kheops/tile");
    }
    const Pawn pawn = state_.pawn[static_cast<std::size_t>(cell)];
    return pawn.none() ? kheopswords::symbolPage(symbolOf(state_.tile[static_cast<std::size_t>(cell)]))
                       : kheopswords::pawnPage(pawn.kind());
}

QString KheopsModel::pageOfTile(const QString& tile) const {
    const Tile known = kheopswords::tileOf(tile);
    return known == noTile ? QStringLiteral("kheops/tiles") : kheopswords::symbolPage(symbolOf(known));
}

QString KheopsModel::pageOfPawn(const QString& kind) const {
    return kheopswords::pawnPage(kheopswords::pawnOf(kind));
}

bool KheopsModel::placePawn(const QString& kind, int cell) {
    const Cell place = isCell(cell) ? static_cast<Cell>(cell) : noCell;
    return table_->play(architects::kheops::placePawn(kheopswords::pawnOf(kind), place));
}

bool KheopsModel::turnTile(int cell, int thirds) {
    if (isCell(cell) && has(state_.filled, static_cast<Cell>(cell)) &&
        looksSameTurned(state_.tile[static_cast<std::size_t>(cell)])) {
        thirds = 1; // a tile open all round has one way of being turned
    }
    const Cell place = isCell(cell) ? static_cast<Cell>(cell) : noCell;
    return table_->play(architects::kheops::turnTile(place, static_cast<unsigned>(thirds)));
}

bool KheopsModel::swapPawns(int own, int theirs) {
    return table_->play(architects::kheops::swapPawns(isCell(own) ? static_cast<Cell>(own) : noCell,
                                                      isCell(theirs) ? static_cast<Cell>(theirs) : noCell));
}

bool KheopsModel::movePawn(int from, int to) {
    return table_->play(architects::kheops::movePawn(isCell(from) ? static_cast<Cell>(from) : noCell,
                                                     isCell(to) ? static_cast<Cell>(to) : noCell));
}

bool KheopsModel::placeTile(const QString& tile, int cell, int thirds) {
    const Tile known = kheopswords::tileOf(tile);
    const unsigned turns =
        known != noTile && looksSameTurned(known) ? 0U : static_cast<unsigned>(thirds % 3);
    const Cell place = isCell(cell) ? static_cast<Cell>(cell) : noCell;
    return table_->play(architects::kheops::placeTile(known, place, turns));
}
