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

/// Here because nobody sees a row of Kheops' without this file.
[[maybe_unused]] const bool literals =
    rows::readLiterals<KheopsCell, KheopsHandTile, KheopsChoice, KheopsSide, KheopsNetwork, KheopsTurn,
                       KheopsMarker, KheopsPreview, KheopsEvent, KheopsFigure>();

bool isCell(int cell) {
    return cell >= 0 && cell < cellCount;
}

Cell cellOf(int cell) {
    return isCell(cell) ? static_cast<Cell>(cell) : noCell;
}

} // namespace

void KheopsModel::show(const architects::AnyMatch& position, bool live) {
    if (const auto* state = position.stateAs<Kheops>()) {
        state_ = *state;
    }
    live_ = live;
    counted_ = analyse(state_);
    lastTurn_ = findLastTurn(position.log());
    lastMove_ = findLastMove(position.log());
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

KheopsPhase::Value KheopsModel::phase() const {
    switch (state_.phase) {
    case Phase::PlacePawn: return KheopsPhase::Pawn;
    case Phase::PlaceTile: return KheopsPhase::Tile;
    case Phase::Over: return KheopsPhase::Over;
    case Phase::UsePower: break;
    default: return KheopsPhase::Draw;
    }
    switch (pendingPower()) {
    case Symbol::TurnCorridor: return KheopsPhase::TurnCorridor;
    case Symbol::TurnRoom: return KheopsPhase::TurnRoom;
    case Symbol::SwapPawns: return KheopsPhase::Swap;
    default: return KheopsPhase::Move;
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

QString KheopsModel::powerPage() const {
    return state_.phase == Phase::UsePower ? kheopswords::symbolPage(pendingPower()) : QString();
}

int KheopsModel::turnsAt(int cell) const {
    if (!isCell(cell) || !has(state_.filled, static_cast<Cell>(cell))) {
        return 0;
    }
    return static_cast<int>(rotationsOf(state_.tile[static_cast<std::size_t>(cell)]));
}

QString KheopsModel::cellName(int cell) const {
    return isCell(cell) ? cells_.at(cell).spoken : QString();
}

QString KheopsModel::nameIn(const State& state, int cell) const {
    const auto place = static_cast<Cell>(cell);
    const QString where = kheopswords::placeName(place);
    if (!has(state.filled, place)) {
        return tr("%1: empty").arg(where);
    }
    const Tile tile = state.tile[place];
    QString what = isRoom(tile) ? tr("room") : tr("corridor");
    if (symbolOf(tile) != Symbol::None) {
        what = tr("%1, %2").arg(what, kheopswords::tileName(tile));
    }
    QString text =
        tr("%1: %2, %3").arg(where, what, kheopswords::openingsName(place, openingsAt(state, place)));
    if (const Pawn pawn = state.pawn[place]; !pawn.none()) {
        text = playerwords::pawnStands(text, kheopswords::pawnName(pawn.kind()), table_->who(pawn.seat()));
    }
    return text;
}

QString KheopsModel::tileSpoken(Tile tile, int thirds) const {
    const QString openings =
        kheopswords::openingsName(0, openingsOf(tile, static_cast<unsigned>(thirds))); // cell 0 points up
    const QString kind = isRoom(tile) ? tr("room") : tr("corridor");
    return symbolOf(tile) == Symbol::None
               ? tr("%1, %2").arg(kheopswords::tileName(tile), openings)
               : tr("%1, %2, %3").arg(kheopswords::tileName(tile), kind, openings);
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

architects::Move KheopsModel::tileMove(const QString& tile, int cell, int thirds) {
    const Tile known = kheopswords::tileOf(tile);
    const unsigned turns =
        known != noTile && looksSameTurned(known) ? 0U : static_cast<unsigned>(thirds % 3);
    return architects::kheops::placeTile(known, cellOf(cell), turns);
}

WhyNot KheopsModel::whyNotPawn(const QString& kind, int cell) const {
    return why(architects::kheops::placePawn(kheopswords::pawnOf(kind), cellOf(cell)));
}

WhyNot KheopsModel::whyNotTurn(int cell) const {
    return why(architects::kheops::turnTile(cellOf(cell), 1U));
}

WhyNot KheopsModel::whyNotPair(int from, int to) const {
    return why(pendingPower() == Symbol::SwapPawns
                   ? architects::kheops::swapPawns(cellOf(from), cellOf(to))
                   : architects::kheops::movePawn(cellOf(from), cellOf(to)));
}

WhyNot KheopsModel::whyNotTile(const QString& tile, int cell) const {
    return why(tileMove(tile, cell, 0));
}

bool KheopsModel::placePawn(const QString& kind, int cell) {
    return table_->play(architects::kheops::placePawn(kheopswords::pawnOf(kind), cellOf(cell)));
}

bool KheopsModel::turnTile(int cell, int thirds) {
    if (isCell(cell) && has(state_.filled, static_cast<Cell>(cell)) &&
        looksSameTurned(state_.tile[static_cast<std::size_t>(cell)])) {
        thirds = 1; // a tile open all round has one way of being turned
    }
    return table_->play(architects::kheops::turnTile(cellOf(cell), static_cast<unsigned>(thirds)));
}

bool KheopsModel::swapPawns(int own, int theirs) {
    return table_->play(architects::kheops::swapPawns(cellOf(own), cellOf(theirs)));
}

bool KheopsModel::movePawn(int from, int to) {
    return table_->play(architects::kheops::movePawn(cellOf(from), cellOf(to)));
}

bool KheopsModel::placeTile(const QString& tile, int cell, int thirds) {
    return table_->play(tileMove(tile, cell, thirds));
}
