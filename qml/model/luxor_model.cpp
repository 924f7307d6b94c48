

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

QString LuxorModel::pileBack() const {
    const bool snake = state_.stock == 0 && state_.back == Back::Snake;
    return snake ? QStringLiteral("snake") : stock() > 0 ? QStringLiteral("card") : QString();
}

QString LuxorModel::phase() const {
    if (state_.step == Step::Over) {
        return QStringLiteral("over");
    }
    if (!racers().isEmpty()) {
        return QStringLiteral("race");
    }
    return offers(MoveKind::Drop)     ? QStringLiteral("drop")
           : offers(MoveKind::Pass)   ? QStringLiteral("search")
           : offers(MoveKind::Victim) ? QStringLiteral("victim")
                                      : QStringLiteral("wait");
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
    const QString now = phase();
    const auto page = now == QLatin1String("search")   ? "luxor/curse-turns"
                      : now == QLatin1String("race")   ? "luxor/curse-race"
                      : now == QLatin1String("victim") ? "luxor/curse-victim"
                      : now == QLatin1String("over")   ? "luxor/scoring"
                                                       : "luxor/turn";
    return QString::fromLatin1(page);
}

QVariantList LuxorModel::openShafts() const {
    QVariantList list;
    for (std::size_t shaft = 0; shaft < shaftCount; ++shaft) {
        if (state_.height[shaft] < cardsPerShaft) {
            list.append(static_cast<int>(shaft));
        }
    }
    return list;
}

QVariantList LuxorModel::victims() const {
    QVariantList list;
    for (const Move& move : moves_) {
        if (static_cast<MoveKind>(move.kind) == MoveKind::Victim) {
            list.append(static_cast<int>(move.arg[0]));
        }
    }
    return list;
}

QVariantList LuxorModel::racers() const {
    QVariantList list;
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

namespace {

/// The cells of a claim in the order of their numbers; nothing if there are not three of them.
std::vector<Cell> cellsOf(const QVariantList& cells) {
    std::vector<Cell> line;
    for (const QVariant& cell : cells) {
        line.push_back(static_cast<Cell>(std::clamp(cell.toInt(), 0, 255)));
    }
    std::sort(line.begin(), line.end());
    return line.size() == 3 ? line : std::vector<Cell>();
}

} // namespace

QString LuxorModel::whyNotClaim(const QVariantList& cells) const {
    const std::vector<Cell> line = cellsOf(cells);
    if (line.empty()) {
        return refusalwords::plain(Refusal::LuxorNotInALine);
    }
    const QVariantList racing = racers();
    const architects::Seat seat = racing.isEmpty() ? viewer() : architects::seatAt(racing.first().toInt());
    const Refusal refusal = checkMove(state_, seat, rules::claim(line[0], line[1], line[2]));
    return refusalwords::plain(refusal);
}

bool LuxorModel::claim(const QVariantList& cells, int seat) {
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
