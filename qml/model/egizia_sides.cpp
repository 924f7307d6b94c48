// Everybody's board, as rows.

#include <algorithm>
#include <array>

#include "qml/model/egizia_texts.h"
#include "qml/model/egizia_tr.h"
#include "qml/model/egizia_view.h"
#include "qml/model/egizia_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;
namespace texts = egiziatexts;
namespace rules = architects::egizia;
using architects::Move;

namespace egiziaview {
namespace {

QList<EgiziaWorker> workersOf(const State& state, int seat) {
    QList<EgiziaWorker> list;
    const Player& player = playerAt(state, seat);
    for (std::size_t i = 0; i < workerCount; ++i) {
        EgiziaWorker row;
        row.worker = static_cast<int>(i);
        row.name = words::workerTitle(row.worker);
        row.strength = player.strength[i];
        row.used = ((player.used >> i) & 1U) != 0;
        row.working = state.mover == seat && ((state.action.crew >> i) & 1U) != 0;
        const QString how = row.used      ? EgiziaTr::tr("has built in this round")
                            : row.working ? EgiziaTr::tr("is building")
                                          : EgiziaTr::tr("is ready");
        row.spoken =
            EgiziaTr::tr("%1: strength %2, %3", "a worker").arg(row.name).arg(row.strength).arg(how);
        list.append(row);
    }
    return list;
}

EgiziaField fieldOf(int card, const QString& title, int grain, Colour printed, Colour now) {
    EgiziaField row;
    row.card = card;
    row.title = title;
    row.grain = grain;
    row.printed = static_cast<int>(printed);
    row.colour = static_cast<int>(now);
    row.upgrades = row.printed - row.colour;
    return row;
}

QList<EgiziaField> fieldsOf(const View& view, int seat) {
    QList<EgiziaField> list{
        fieldOf(-1, texts::fieldTitle(Colour::Green), startGrain, Colour::Green, Colour::Green)};
    for (std::size_t i = 0; i < cardCount; ++i) {
        const auto card = static_cast<Card>(i);
        const int copies = isField(card) ? countIn(playerAt(view.state, seat).cards, card) : 0;
        for (int copy = 0; copy < copies; ++copy) {
            const Colour now = colourNow(view.state, seat, card, copy);
            EgiziaField row = fieldOf(card + 1, texts::cardTitle(card), nileCards[card].amount,
                                      nileCards[card].colour, now);
            row.upgradable =
                seat == view.viewer && now != Colour::Green && view.offers(rules::upgrade(card));
            list.append(row);
        }
    }
    return list;
}

QList<EgiziaQuarry> quarriesOf(const State& state, int seat) {
    QList<EgiziaQuarry> list;
    const auto add = [&list](int card, int stones) {
        EgiziaQuarry row;
        row.card = card;
        row.stones = stones;
        list.append(row);
    };
    add(-2, startQuarry);
    for (std::size_t i = 0; i < cardCount; ++i) {
        const auto card = static_cast<Card>(i);
        const bool quarry = nileCards[card].type == CardType::Quarry;
        for (int copy = quarry ? countIn(playerAt(state, seat).cards, card) : 0; copy > 0; --copy) {
            add(card + 1, nileCards[card].amount);
        }
    }
    return list;
}

QList<EgiziaCard> cardsOf(const View& view, int seat, CardType type) {
    QList<EgiziaCard> list;
    for (std::size_t i = 0; i < cardCount; ++i) {
        const auto card = static_cast<Card>(i);
        if (nileCards[card].type == type && has(view.state, seat, card)) {
            list.append(cardOf(view, seat, card));
        }
    }
    return list;
}

EgiziaUse::Value useOf(Effect effect) {
    switch (effect) {
    case Effect::DrillForStones:
    case Effect::DrillFree: return EgiziaUse::Drill;
    case Effect::FieldUpgrade: return EgiziaUse::Upgrade;
    case Effect::Grain:
    case Effect::Strength:
    case Effect::SecondShip:
    case Effect::Stones: return EgiziaUse::Play;
    case Effect::SellStones: return EgiziaUse::Sell;
    case Effect::FeedWithStones: return EgiziaUse::Feed;
    case Effect::ExtraPlace: return EgiziaUse::ExtraPlace;
    case Effect::Leftover: return EgiziaUse::Take;
    case Effect::Upstream:
    case Effect::ReuseCamp: return EgiziaUse::Sail;
    case Effect::DoubleCamp: return EgiziaUse::Twice;
    case Effect::TwoWorkers: return EgiziaUse::Work;
    case Effect::BuildFirst: return EgiziaUse::First;
    case Effect::KeepTwo: return EgiziaUse::Keep;
    default: return EgiziaUse::None;
    }
}

bool isPlayedByItself(EgiziaUse::Value use) {
    return use == EgiziaUse::Drill || use == EgiziaUse::Upgrade || use == EgiziaUse::Play ||
           use == EgiziaUse::Sell || use == EgiziaUse::Feed || use == EgiziaUse::ExtraPlace;
}

/// How a card is used that needs no move of its own.
QString hintOf(Effect effect) {
    switch (effect) {
    case Effect::Upstream: return EgiziaTr::tr("You use it by sending a ship upstream.");
    case Effect::ReuseCamp: return EgiziaTr::tr("You use it by sending a ship to a camp that is taken.");
    case Effect::DoubleCamp: return EgiziaTr::tr("You use it as you send a ship to a camp.");
    case Effect::TwoWorkers:
        return EgiziaTr::tr("You use it in a building action, by choosing a second worker.");
    case Effect::BuildFirst:
        return EgiziaTr::tr("You are asked at each site where your ship is not the first.");
    case Effect::KeepTwo: return EgiziaTr::tr("You use it by keeping two Sphinx cards.");
    case Effect::Leftover: return EgiziaTr::tr("You are asked when cards are left on the river.");
    default: return EgiziaTr::tr("It works by itself.");
    }
}

/// A move that would play the card, were it allowed.
Move moveFor(const State& state, int seat, Card card) {
    switch (nileCards[card].effect) {
    case Effect::DrillForStones:
    case Effect::DrillFree: return rules::drill(card, Blue);
    case Effect::FieldUpgrade: {
        const CardSet fields = playerAt(state, seat).cards & fieldCards;
        return rules::upgrade(fields == 0 ? noCard
                                          : kindOfBit[static_cast<std::size_t>(std::countr_zero(fields))]);
    }
    case Effect::SellStones: return rules::sell(1);
    case Effect::FeedWithStones: return rules::feedStones(1);
    case Effect::ExtraPlace: return rules::extraPlace(state.site);
    default: return rules::playCard(card);
    }
}

/// Why a card of the viewer's cannot be played now; only while he is asked something.
QString reasonOf(const View& view, Card card, EgiziaUse::Value use) {
    if (!isPlayedByItself(use)) {
        return hintOf(nileCards[card].effect);
    }
    return view.asked() ? view.reason(moveFor(view.state, view.viewer, card)) : QString();
}

QList<EgiziaRiddle> knownRiddles(const View& view, int seat) {
    QList<EgiziaRiddle> list;
    for (RiddleSet left = playerAt(view.state, seat).shown; left != 0; left &= left - 1) {
        list.append(riddleOf(view.state, seat, static_cast<Riddle>(std::countr_zero(left))));
    }
    return list;
}

EgiziaStonesIn stonesIn(const State& state, int seat) {
    EgiziaStonesIn row;
    row.obelisk = ownStones(state, seat, Obelisk);
    row.tombs = ownStones(state, seat, Tombs);
    row.pyramid = ownStones(state, seat, Pyramid);
    row.temple = ownStones(state, seat, Temple);
    return row;
}

QList<int> sitesOf(const State& state, int seat) {
    QList<int> list;
    for (std::size_t site = 0; site < siteCount; ++site) {
        const Ship ship = state.sites[site].ship[static_cast<std::size_t>(seat)];
        if (ship == Ship::Waiting || ship == Ship::Built) {
            list.append(static_cast<int>(site));
        }
    }
    return list;
}

/// What lies on a seat's board.
void addBoard(EgiziaSide& row, const View& view) {
    const State& state = view.state;
    const Player& player = playerAt(state, row.seat);
    row.stones = player.stones;
    row.stoneCap = stoneCap;
    row.produces = stonesProduced(state, row.seat);
    row.workers = workersOf(state, row.seat);
    row.grain = grainOf(state, row.seat);
    row.fields = fieldsOf(view, row.seat);
    row.quarries = quarriesOf(state, row.seat);
    row.always = cardsOf(view, row.seat, CardType::Always);
    row.whenever = cardsOf(view, row.seat, CardType::Whenever);
    row.quarry = player.quarry;
    row.market = player.market;
    row.riddles = handCount(player);
    row.known = knownRiddles(view, row.seat);
}

EgiziaSide sideOf(const View& view, int seat, int place) {
    const State& state = view.state;
    const Player& player = playerAt(state, seat);
    EgiziaSide row;
    row.seat = seat;
    row.name = view.table.seatName(seat);
    row.onTurn = pendingOf(state).seats.has(architects::seatAt(seat));
    row.passed = ((state.out >> seat) & 1U) != 0;
    row.tile = tileOf(state, seat);
    row.points = pointsOf(player);
    row.place = place;
    row.ships = player.ships;
    row.last = player.last == noBend ? 0 : player.last + 1;
    row.sites = sitesOf(state, seat);
    addBoard(row, view);
    row.stonesIn = stonesIn(state, seat);
    row.tombSum = tombSum(state, seat);
    row.worthStones = worthOfStones(state, seat);
    row.worthTombs = worthOfTombs(state, seat);
    return row;
}

} // namespace

EgiziaCard cardOf(const View& view, int seat, Card card) {
    EgiziaCard row = texts::cardRow(card);
    const EgiziaUse::Value use = useOf(nileCards[card].effect);
    row.use = use;
    if (seat == view.viewer) {
        row.playable = std::any_of(view.moves.begin(), view.moves.end(), [&](const Move& move) {
            return holds(cardsUsedBy(view.state, seat, move), card);
        });
        row.reason = row.playable ? QString() : reasonOf(view, card, use);
    }
    return row;
}

QList<EgiziaSide> sidesOf(const View& view) {
    std::array<int, architects::maxSeats> places{};
    const auto order = trackOrder(view.state);
    for (std::size_t place = 0; place < view.state.seats; ++place) {
        places[order[place]] = static_cast<int>(place) + 1;
    }
    QList<EgiziaSide> list;
    for (int seat = 0; seat < view.state.seats; ++seat) {
        list.append(sideOf(view, seat, places[static_cast<std::size_t>(seat)]));
    }
    return list;
}

} // namespace egiziaview
