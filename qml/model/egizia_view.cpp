#include "qml/model/egizia_view.h"

#include <algorithm>

#include "qml/model/egizia_texts.h"
#include "qml/model/egizia_words.h"
#include "qml/model/refusal_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
using architects::Move;
using architects::Refusal;

namespace egiziaview {
namespace {

architects::Seat seatOf(const View& view) {
    return view.viewer >= 0 ? architects::seatAt(view.viewer) : architects::Seat::Nobody;
}

/// A ship says by where it goes which cards it needs.
CardSet cardsOfSail(const State& state, int seat, Bend bend, bool twice) {
    const Player& player = playerAt(state, seat);
    CardSet cards = twice ? with(0, doubleCampCard) : 0;
    if (player.last != noBend && bend <= player.last) {
        cards = with(cards, upstreamCard);
    }
    if (typeOf(bend) == BendType::Camp && state.ships[bend] != 0) {
        cards = with(cards, reuseCampCard);
    }
    return cards;
}

CardSet cardsOfWork(const State& state, int seat, int worker) {
    if (state.step == Step::First) {
        return with(0, buildFirstCard);
    }
    if (state.step != Step::Action || worker == Foreman) {
        return 0;
    }
    return with(0, has(state, seat, twoWorkersCards[0]) ? twoWorkersCards[0] : twoWorkersCards[1]);
}

CardSet freeUpgrade(const State& state, int seat) {
    for (std::size_t i = 0; i < upgradeCount; ++i) {
        if (state.upgraded[i] == noCard && has(state, seat, upgradeCards[i])) {
            return with(0, upgradeCards[i]);
        }
    }
    return 0;
}

} // namespace

bool View::offers(MoveKind kind) const {
    return std::any_of(moves.begin(), moves.end(),
                       [kind](const Move& move) { return static_cast<MoveKind>(move.kind) == kind; });
}

bool View::offers(const Move& move) const {
    return std::any_of(moves.begin(), moves.end(), [&move](const Move& one) { return one == move; });
}

QString View::reason(const Move& move) const {
    const Refusal refusal = offers(move) ? Refusal::None : checkMove(state, seatOf(*this), move);
    return refusal == Refusal::EgiziaWrongStep ? refusalwords::notNow(refusal, promptOf(*this))
                                               : refusalwords::of(state, move, refusal);
}

QString View::reasonPage(const Move& move) const {
    const auto rule = architects::infoOf(checkMove(state, seatOf(*this), move)).rule;
    return QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size()));
}

CardSet cardsUsedBy(const State& state, int seat, const Move& move) {
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Sail: return cardsOfSail(state, seat, move.arg[0], move.arg[1] != 0);
    case MoveKind::Drill:
    case MoveKind::Play: return with(0, move.arg[0]);
    case MoveKind::Upgrade: return freeUpgrade(state, seat);
    case MoveKind::Sell: return with(0, sellStonesCard);
    case MoveKind::FeedStones: return with(0, feedWithStonesCard);
    case MoveKind::Work: return cardsOfWork(state, seat, move.arg[0]);
    case MoveKind::Keep: return move.arg[0] == 2 ? with(0, keepTwoCard) : 0;
    case MoveKind::Take: return with(0, leftoverCard);
    default: return 0;
    }
}

EgiziaRiddle riddleOf(const State& state, int seat, Riddle riddle) {
    EgiziaRiddle row = egiziatexts::riddleRow(riddle);
    row.worth = worthOfRiddle(state, seat, riddle);
    return row;
}

QList<EgiziaRiddle> handOf(const View& view) {
    QList<EgiziaRiddle> list;
    if (view.viewer < 0) {
        return list;
    }
    for (RiddleSet left = playerAt(view.state, view.viewer).hand; left != 0; left &= left - 1) {
        list.append(riddleOf(view.state, view.viewer, static_cast<Riddle>(std::countr_zero(left))));
    }
    return list;
}

EgiziaGrain grainOf(const State& state, int seat) {
    EgiziaGrain row;
    row.need = grainNeeded(state, seat);
    row.lossPerGrain = lossPerGrain[playerAt(state, seat).market];
    for (std::size_t flood = 0; flood < floodCount; ++flood) {
        const int grain = grainSupply(state, seat, static_cast<Flood>(flood));
        const int less = std::max(0, row.need - grain);
        row.supply.append(grain);
        row.missing.append(less);
        row.loss.append(less * row.lossPerGrain);
    }
    return row;
}

} // namespace egiziaview
