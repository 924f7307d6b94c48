

#include "qml/model/luxor_model.h"
#include "core/games/luxor/turn.h"
#include "qml/model/luxor_words.h"
#include "qml/model/player_words.h"
#include "qml/model/refusal_words.h"
#include "qml/model/table_model.h"
#include <algorithm>
#include <array>

using namespace architects::luxor;
namespace words = luxorwords;
namespace rules = architects::luxor;
using architects::Move;
using architects::Refusal;

namespace {
/// Here because nobody sees a row of Luxor's without this file.
[[maybe_unused]] const bool literals =
    rows::readLiterals<LuxorCard, LuxorPair, LuxorTomb, LuxorPillar, LuxorSide, LuxorCurse, LuxorScoreLine,
                       LuxorPharaoh, LuxorEffect, LuxorPlan, LuxorPreview, LuxorStep, LuxorEvent,
                       LuxorPicture>();
} // namespace

void LuxorModel::show(const architects::AnyMatch& position, bool live) {
    if (const auto* state = position.stateAs<Luxor>()) {
        state_ = *state;
    }
    live_ = live;
    moves_.clear();
    if (live_) {
        listMoves(state_, viewer(), moves_);
    }
    makeLists(position.log());
    emit positionChanged();
}

architects::Seat LuxorModel::viewer() const {
    return table_->viewer() >= 0 ? architects::seatAt(table_->viewer()) : architects::Seat::Nobody;
}

bool LuxorModel::offers(MoveKind kind) const {
    return std::any_of(moves_.begin(), moves_.end(),
                       [kind](const Move& move) { return static_cast<MoveKind>(move.kind) == kind; });
}

QString LuxorModel::refusalText(architects::Refusal refusal, const architects::Move& /*move*/) const {
    return refusal == Refusal::LuxorWrongStep ? refusalwords::notNow(refusal, prompt())
                                              : refusalwords::plain(refusal);
}

QString LuxorModel::progress() const {
    return state_.step == Step::Over ? tr("Finished") : tr("Card %1 of %2").arg(turn()).arg(turnCount());
}

int LuxorModel::turn() const {
    return std::min(wallCount(state_) + 1, cardsInWall);
}

int LuxorModel::pharaoh() const {
    const int seat = table_->viewer();
    const int animal = seat >= 0 ? state_.pharaoh[static_cast<std::size_t>(seat)] : noAnimal;
    return animal < static_cast<int>(animalCount) ? animal : -1;
}

LuxorModel::Pile LuxorModel::pile() const {
    const bool snake = state_.stock == 0 && state_.back == Back::Snake;
    return snake ? Pile::Snake : stock() > 0 ? Pile::Card : Pile::Empty;
}

LuxorPhase::Value LuxorModel::phase() const {
    if (state_.step == Step::Over) {
        return LuxorPhase::Over;
    }
    if (!racers().isEmpty()) {
        return LuxorPhase::Race;
    }
    return offers(MoveKind::Drop)     ? LuxorPhase::Drop
           : offers(MoveKind::Pass)   ? LuxorPhase::Search
           : offers(MoveKind::Victim) ? LuxorPhase::Victim
                                      : LuxorPhase::Wait;
}

QString LuxorModel::prompt() const {
    if (table_->behind()) {
        return table_->shownName();
    }
    if (state_.step == Step::Over) {
        return tr("The wall is full.");
    }
    if (!racers().isEmpty()) {
        return tr("Who sees %1 in a line? Press your sign first, then draw the line.")
            .arg(words::curseName(state_.curse));
    }
    if (!live_) {
        const int seat = table_->activeSeat();
        return seat >= 0 ? playerwords::isOnTurn(table_->who(seat)) : QString();
    }
    return ownPrompt();
}

QString LuxorModel::ownPrompt() const {
    if (offers(MoveKind::Drop)) {
        return tr("Hold a card over a shaft to see its pairs.");
    }
    if (offers(MoveKind::Victim)) {
        return tr("You found it. Who hands over a sarcophagus?");
    }
    return offers(MoveKind::Pass) ? searchPrompt() : QString();
}

QString LuxorModel::searchPrompt() const {
    return tr("A curse: draw a line over %1, next to each other in any order. You have one attempt.")
        .arg(words::curseName(state_.curse));
}

QString LuxorModel::phasePage() const {
    switch (phase()) {
    case LuxorPhase::Search: return QStringLiteral("luxor/curse-turns");
    case LuxorPhase::Race: return QStringLiteral("luxor/curse-race");
    case LuxorPhase::Victim: return QStringLiteral("luxor/curse-victim");
    case LuxorPhase::Over: return QStringLiteral("luxor/scoring");
    default: return QStringLiteral("luxor/turn");
    }
}

QList<int> LuxorModel::openShafts() const {
    QList<int> list;
    for (std::size_t shaft = 0; shaft < shaftCount; ++shaft) {
        if (state_.height[shaft] < cardsPerShaft) {
            list.append(static_cast<int>(shaft));
        }
    }
    return list;
}

QList<bool> LuxorModel::shaftsFree() const {
    QList<bool> list;
    for (const auto height : state_.height) {
        list.append(height < cardsPerShaft);
    }
    return list;
}

QList<int> LuxorModel::victims() const {
    QList<int> list;
    for (const Move& move : moves_) {
        if (static_cast<MoveKind>(move.kind) == MoveKind::Victim) {
            list.append(static_cast<int>(move.arg[0]));
        }
    }
    return list;
}

QList<int> LuxorModel::racers() const {
    QList<int> list;
    const architects::SeatSet seats = table_->live() ? table_->racers() : architects::SeatSet();
    for (int seat = 0; seat < state_.seats; ++seat) {
        if (seats.has(architects::seatAt(seat))) {
            list.append(seat);
        }
    }
    return list;
}

QString LuxorModel::animalName(int animal) const {
    return words::animalName(animal);
}

QString LuxorModel::shaftName(int shaft) const {
    if (shaft < 0 || shaft >= static_cast<int>(shaftCount)) {
        return {};
    }
    const int count = state_.height[static_cast<std::size_t>(shaft)];
    const QString held =
        count == static_cast<int>(cardsPerShaft) ? tr("full") : tr("%n card(s)", "", count);
    return tr("%1, %2", "a shaft, what it holds").arg(words::shaftName(shaft), held);
}

QString LuxorModel::cellName(int cell) const {
    if (cell < 0 || cell >= static_cast<int>(cellCount)) {
        return {};
    }
    const auto where = static_cast<Cell>(cell);
    const QString place = tr("%1, row %2", "a cell of the wall")
                              .arg(words::shaftName(static_cast<int>(shaftOf(where))))
                              .arg(rowOf(where) + 1);
    if (!filled(state_, where)) {
        return tr("%1: empty", "a cell of the wall").arg(place);
    }
    const Glyph glyph = glyphAt(state_, where);
    const QString animal = words::animalName(glyph.animal);
    return glyph.facing == Facing::Left ? tr("%1: %2, looking left").arg(place, animal)
                                        : tr("%1: %2, looking right").arg(place, animal);
}

int LuxorModel::animalAt(int cell) const {
    const bool inside = cell >= 0 && cell < static_cast<int>(cellCount);
    const auto where = static_cast<Cell>(cell);
    return inside && filled(state_, where) ? glyphAt(state_, where).animal : -1;
}

namespace {

/// The cells of a claim in the order of their numbers; nothing if there are not three of them.
std::vector<Cell> cellsOf(const QList<int>& cells) {
    std::vector<Cell> line;
    for (const int cell : cells) {
        line.push_back(static_cast<Cell>(std::clamp(cell, 0, 255)));
    }
    std::sort(line.begin(), line.end());
    return line.size() == 3 ? line : std::vector<Cell>();
}

} // namespace

QString LuxorModel::whyNotClaim(const QList<int>& cells) const {
    const std::vector<Cell> line = cellsOf(cells);
    if (line.empty()) {
        return refusalwords::plain(Refusal::LuxorNotInALine);
    }
    const QList<int> racing = racers();
    const architects::Seat seat = racing.isEmpty() ? viewer() : architects::seatAt(racing.first());
    const Refusal refusal = checkMove(state_, seat, rules::claim(line[0], line[1], line[2]));
    return refusalwords::plain(refusal);
}

bool LuxorModel::claim(const QList<int>& cells, int seat) {
    const std::vector<Cell> line = cellsOf(cells);
    if (line.empty()) {
        table_->refuse(Refusal::LuxorNotInALine);
        return false;
    }
    return play(rules::claim(line[0], line[1], line[2]), seat);
}

bool LuxorModel::pass(int seat) {
    return play(rules::pass(), seat);
}

bool LuxorModel::curseSeat(int seat) {
    return play(rules::curseSeat(seat), -1);
}

bool LuxorModel::play(const Move& move, int seat) {
    return seat >= 0 ? table_->playFirst(seat, move) : table_->play(move);
}
