// Everybody's board, as lists for QML.

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

QVariantList workersOf(const State& state, int seat) {
    QVariantList list;
    const Player& player = playerAt(state, seat);
    for (std::size_t i = 0; i < workerCount; ++i) {
        const int worker = static_cast<int>(i);
        const bool used = ((player.used >> i) & 1U) != 0;
        const bool working = state.mover == seat && ((state.action.crew >> i) & 1U) != 0;
        const QString how = used      ? EgiziaTr::tr("has built in this round")
                            : working ? EgiziaTr::tr("is building")
                                      : EgiziaTr::tr("is ready");
        list.append(QVariantMap{{QStringLiteral("worker"), worker},
                                {QStringLiteral("name"), words::workerTitle(worker)},
                                {QStringLiteral("strength"), static_cast<int>(player.strength[i])},
                                {QStringLiteral("used"), used},
                                {QStringLiteral("working"), working},
                                {QStringLiteral("spoken"), EgiziaTr::tr("%1: strength %2, %3", "a worker")
                                                               .arg(words::workerTitle(worker))
                                                               .arg(player.strength[i])
                                                               .arg(how)}});
    }
    return list;
}

/// Which of the three floods reach a field of this colour.
QVariantList wateredAt(Colour colour) {
    QVariantList list;
    for (std::size_t flood = 0; flood < floodCount; ++flood) {
        list.append(isWatered(colour, static_cast<Flood>(flood)));
    }
    return list;
}

QVariantMap fieldMap(int card, const QString& title, int grain, Colour printed, Colour now) {
    return {{QStringLiteral("card"), card},
            {QStringLiteral("title"), title},
            {QStringLiteral("grain"), grain},
            {QStringLiteral("printed"), static_cast<int>(printed)},
            {QStringLiteral("colour"), static_cast<int>(now)},
            {QStringLiteral("upgrades"), static_cast<int>(printed) - static_cast<int>(now)},
            {QStringLiteral("watered"), wateredAt(now)},
            {QStringLiteral("upgradable"), false}};
}

QVariantList fieldsOf(const View& view, int seat) {
    QVariantList list{
        fieldMap(-1, texts::fieldTitle(Colour::Green), startGrain, Colour::Green, Colour::Green)};
    for (std::size_t i = 0; i < cardCount; ++i) {
        const auto card = static_cast<Card>(i);
        const int copies = isField(card) ? countIn(playerAt(view.state, seat).cards, card) : 0;
        for (int copy = 0; copy < copies; ++copy) {
            const Colour now = colourNow(view.state, seat, card, copy);
            QVariantMap map = fieldMap(card + 1, texts::cardTitle(card), nileCards[card].amount,
                                       nileCards[card].colour, now);
            map.insert(QStringLiteral("upgradable"),
                       seat == view.viewer && now != Colour::Green && view.offers(rules::upgrade(card)));
            list.append(map);
        }
    }
    return list;
}

QVariantList quarriesOf(const State& state, int seat) {
    QVariantList list;
    const auto add = [&list](int card, int stones) {
        list.append(QVariantMap{{QStringLiteral("card"), card}, {QStringLiteral("stones"), stones}});
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

QVariantList cardsOf(const View& view, int seat, CardType type) {
    QVariantList list;
    for (std::size_t i = 0; i < cardCount; ++i) {
        const auto card = static_cast<Card>(i);
        if (nileCards[card].type == type && has(view.state, seat, card)) {
            list.append(cardOf(view, seat, card));
        }
    }
    return list;
}

QString useOf(Effect effect) {
    switch (effect) {
    case Effect::DrillForStones:
    case Effect::DrillFree: return QStringLiteral("drill");
    case Effect::FieldUpgrade: return QStringLiteral("upgrade");
    case Effect::Grain:
    case Effect::Strength:
    case Effect::SecondShip:
    case Effect::Stones: return QStringLiteral("play");
    case Effect::SellStones: return QStringLiteral("sell");
    case Effect::FeedWithStones: return QStringLiteral("feed");
    case Effect::ExtraPlace: return QStringLiteral("extraPlace");
    case Effect::Leftover: return QStringLiteral("take");
    case Effect::Upstream:
    case Effect::ReuseCamp: return QStringLiteral("sail");
    case Effect::DoubleCamp: return QStringLiteral("twice");
    case Effect::TwoWorkers: return QStringLiteral("work");
    case Effect::BuildFirst: return QStringLiteral("first");
    case Effect::KeepTwo: return QStringLiteral("keep");
    default: return {};
    }
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
QString reasonOf(const View& view, Card card, const QString& use) {
    static const QStringList named{QStringLiteral("drill"), QStringLiteral("upgrade"),
                                   QStringLiteral("play"),  QStringLiteral("sell"),
                                   QStringLiteral("feed"),  QStringLiteral("extraPlace")};
    if (!named.contains(use)) {
        return hintOf(nileCards[card].effect);
    }
    return view.asked() ? view.reason(moveFor(view.state, view.viewer, card)) : QString();
}

QVariantList knownRiddles(const View& view, int seat) {
    QVariantList list;
    for (RiddleSet left = playerAt(view.state, seat).shown; left != 0; left &= left - 1) {
        list.append(riddleOf(view.state, seat, static_cast<Riddle>(std::countr_zero(left))));
    }
    return list;
}

void addMonuments(QVariantMap& map, const State& state, int seat) {
    QVariantMap stones;
    for (std::size_t i = 0; i < monumentCount; ++i) {
        const auto monument = static_cast<Monument>(i);
        stones.insert(words::monumentKey(monument), ownStones(state, seat, monument));
    }
    map.insert(QStringLiteral("stonesIn"), stones);
    map.insert(QStringLiteral("tombSum"), tombSum(state, seat));
    map.insert(QStringLiteral("worthStones"), worthOfStones(state, seat));
    map.insert(QStringLiteral("worthTombs"), worthOfTombs(state, seat));
}

QVariantList sitesOf(const State& state, int seat) {
    QVariantList list;
    for (std::size_t site = 0; site < siteCount; ++site) {
        const Ship ship = state.sites[site].ship[static_cast<std::size_t>(seat)];
        if (ship == Ship::Waiting || ship == Ship::Built) {
            list.append(static_cast<int>(site));
        }
    }
    return list;
}

QVariantMap sideOf(const View& view, int seat, int place) {
    const State& state = view.state;
    const Player& player = playerAt(state, seat);
    QVariantMap map{{QStringLiteral("seat"), seat},
                    {QStringLiteral("name"), view.table.seatName(seat)},
                    {QStringLiteral("onTurn"), pendingOf(state).seats.has(architects::seatAt(seat))},
                    {QStringLiteral("passed"), ((state.out >> seat) & 1U) != 0},
                    {QStringLiteral("tile"), tileOf(state, seat)},
                    {QStringLiteral("points"), pointsOf(player)},
                    {QStringLiteral("place"), place},
                    {QStringLiteral("ships"), static_cast<int>(player.ships)},
                    {QStringLiteral("last"), player.last == noBend ? 0 : player.last + 1},
                    {QStringLiteral("sites"), sitesOf(state, seat)},
                    {QStringLiteral("stones"), static_cast<int>(player.stones)},
                    {QStringLiteral("stoneCap"), stoneCap},
                    {QStringLiteral("produces"), stonesProduced(state, seat)},
                    {QStringLiteral("workers"), workersOf(state, seat)},
                    {QStringLiteral("fields"), fieldsOf(view, seat)},
                    {QStringLiteral("quarries"), quarriesOf(state, seat)},
                    {QStringLiteral("always"), cardsOf(view, seat, CardType::Always)},
                    {QStringLiteral("whenever"), cardsOf(view, seat, CardType::Whenever)},
                    {QStringLiteral("quarry"), static_cast<int>(player.quarry)},
                    {QStringLiteral("market"), static_cast<int>(player.market)},
                    {QStringLiteral("riddles"), handCount(player)},
                    {QStringLiteral("known"), knownRiddles(view, seat)}};
    addGrain(map, state, seat);
    addMonuments(map, state, seat);
    return map;
}

} // namespace

QVariantMap cardOf(const View& view, int seat, Card card) {
    QVariantMap map = texts::cardMap(card);
    const QString use = useOf(nileCards[card].effect);
    bool playable = false;
    if (seat == view.viewer) {
        for (const Move& move : view.moves) {
            playable = playable || holds(cardsUsedBy(view.state, seat, move), card);
        }
    }
    map.insert(QStringLiteral("use"), use);
    map.insert(QStringLiteral("playable"), playable);
    map.insert(QStringLiteral("reason"),
               seat == view.viewer && !playable ? reasonOf(view, card, use) : QString());
    return map;
}

QVariantList sidesOf(const View& view) {
    std::array<int, architects::maxSeats> places{};
    const auto order = trackOrder(view.state);
    for (std::size_t place = 0; place < view.state.seats; ++place) {
        places[order[place]] = static_cast<int>(place) + 1;
    }
    QVariantList list;
    for (int seat = 0; seat < view.state.seats; ++seat) {
        list.append(sideOf(view, seat, places[static_cast<std::size_t>(seat)]));
    }
    return list;
}

} // namespace egiziaview
