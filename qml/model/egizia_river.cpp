// The Nile as lists for QML, and what a ship would bring.

#include "qml/model/egizia_steps.h"
#include "qml/model/egizia_texts.h"
#include "qml/model/egizia_tr.h"
#include "qml/model/egizia_view.h"
#include "qml/model/egizia_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;
namespace texts = egiziatexts;
namespace rules = architects::egizia;

namespace egiziaview {
namespace {

QVariantList shipsAt(const State& state, Bend bend) {
    QVariantList list;
    for (int seat = 0; seat < state.seats; ++seat) {
        if (((state.ships[bend] >> seat) & 1U) != 0) {
            list.append(seat);
        }
    }
    return list;
}

QVariantMap berthOf(const State& state, std::size_t site, std::uint8_t seat) {
    const bool building = egiziasteps::stageOf(state) == 5 && state.site == site;
    const bool there = seat != nobody;
    const Ship ship = there ? state.sites[site].ship[seat] : Ship::None;
    return {{QStringLiteral("seat"), there ? static_cast<int>(seat) : -1},
            {QStringLiteral("done"), ship == Ship::Built || ship == Ship::Returned},
            {QStringLiteral("built"), ship == Ship::Built},
            {QStringLiteral("active"), building && there && state.mover == seat}};
}

/// The berths a site has on the board are as many as four players have; with fewer the last one is closed.
void addBerths(QVariantMap& map, const State& state, std::size_t site) {
    const auto places = static_cast<std::size_t>(placesAt(state));
    const auto& queue = state.sites[site].queue;
    QVariantList berths;
    QVariantList reserve;
    for (std::size_t place = 0; place < architects::maxSeats; ++place) {
        if (place < places) {
            berths.append(berthOf(state, site, queue[place]));
        } else if (queue[place] != nobody) {
            reserve.append(berthOf(state, site, queue[place]));
        }
    }
    for (auto closed = places;
         closed < static_cast<std::size_t>(rules::placesAt(int{architects::maxSeats})); ++closed) {
        berths.append(QVariantMap{{QStringLiteral("seat"), -2}});
    }
    map.insert(QStringLiteral("berths"), berths);
    map.insert(QStringLiteral("reserve"), reserve);
}

Card cardAt(const State& state, Bend bend) {
    return typeOf(bend) == BendType::Slot ? state.river[bends[bend].number] : noCard;
}

/// The card that a ship of the viewer needs to go there: N12 or N26; 0 if none.
int neededCard(const View& view, Bend bend) {
    if (view.viewer < 0) {
        return 0;
    }
    const CardSet cards = cardsUsedBy(view.state, view.viewer, rules::sail(bend));
    return holds(cards, upstreamCard)    ? upstreamCard + 1
           : holds(cards, reuseCampCard) ? reuseCampCard + 1
                                         : 0;
}

QString namesOf(const TableModel& table, const QVariantList& seats) {
    QStringList names;
    for (const QVariant& seat : seats) {
        names.append(table.seatName(seat.toInt()));
    }
    return words::listed(names);
}

/// What a card says ends with a full stop; it goes where something follows.
QString inOneSentence(const QStringList& parts) {
    QString sentence;
    for (const QString& part : parts) {
        if (sentence.endsWith(QLatin1Char('.'))) {
            sentence.chop(1);
        }
        sentence += sentence.isEmpty() ? part : QStringLiteral(", ") + part;
    }
    return sentence;
}

QString spokenOf(const View& view, const QVariantMap& map) {
    const QString title = map.value(QStringLiteral("title")).toString();
    QStringList parts{map.value(QStringLiteral("name")).toString()};
    if (!title.isEmpty()) {
        parts.append(title);
    }
    parts.append(map.value(QStringLiteral("text")).toString());
    QVariantList ships = map.value(QStringLiteral("ships")).toList();
    for (const char* part : {"berths", "reserve"}) {
        for (const QVariant& berth : map.value(QLatin1String(part)).toList()) {
            if (const int seat = berth.toMap().value(QStringLiteral("seat")).toInt(); seat >= 0) {
                ships.append(seat);
            }
        }
    }
    if (!ships.isEmpty()) {
        parts.append(EgiziaTr::tr("ships: %1").arg(namesOf(view.table, ships)));
    }
    if (map.value(QStringLiteral("may")).toBool()) {
        parts.append(EgiziaTr::tr("your ship may go there"));
    }
    return inOneSentence(parts);
}

QVariantMap bendOf(const View& view, Bend bend) {
    const State& state = view.state;
    const BendInfo& info = bends[bend];
    const Card card = cardAt(state, bend);
    const bool isSite = info.type == BendType::Site;
    const bool empty = info.type == BendType::Slot && card == noCard;
    const std::uint8_t last = view.viewer >= 0 ? playerAt(state, view.viewer).last : noBend;
    const bool may = view.offers(rules::sail(bend));
    const bool sailing = view.offers(MoveKind::Sail);
    QVariantMap map{
        {QStringLiteral("bend"), bend + 1},
        {QStringLiteral("kind"), words::bendKind(info.type)},
        {QStringLiteral("name"), words::bendName(bend)},
        {QStringLiteral("card"), card == noCard ? 0 : card + 1},
        {QStringLiteral("title"), card == noCard ? QString() : texts::cardTitle(card)},
        {QStringLiteral("text"), empty            ? EgiziaTr::tr("No card")
                                 : card == noCard ? texts::bendText(bend)
                                                  : texts::cardText(card)},
        {QStringLiteral("cardKind"), card == noCard ? QString() : texts::kindKey(nileCards[card].type)},
        {QStringLiteral("site"), isSite ? static_cast<int>(info.number) : -1},
        {QStringLiteral("ships"), shipsAt(state, bend)},
        {QStringLiteral("may"), may},
        {QStringLiteral("twice"), view.offers(rules::sail(bend, true))},
        {QStringLiteral("by"), neededCard(view, bend)},
        {QStringLiteral("take"), info.type == BendType::Slot && view.offers(rules::take(info.number))},
        {QStringLiteral("upstream"), last != noBend && bend <= last && egiziasteps::stageOf(state) == 2},
        {QStringLiteral("reason"), sailing && !may ? view.reason(rules::sail(bend)) : QString()},
        {QStringLiteral("refusalPage"), sailing && !may ? view.reasonPage(rules::sail(bend)) : QString()},
        {QStringLiteral("page"), card == noCard ? words::bendPage(bend) : words::cardPage(card)}};
    if (isSite) {
        addBerths(map, state, info.number);
    }
    map.insert(QStringLiteral("spoken"), spokenOf(view, map));
    return map;
}

/// What a ship would bring, in a few words.
QString broughtText(const State& after, Bend bend, Card card, const egiziasteps::Gains& gains, int seat) {
    QStringList parts;
    if (card != noCard && nileCards[card].type != CardType::Now) {
        parts.append(texts::cardTitle(card));
    }
    if (!gains.empty()) {
        parts.append(egiziasteps::toText(gains));
    }
    if (after.trains > 0) {
        parts.append(EgiziaTr::tr("%n strength to give", "", after.trains));
    }
    if (after.floods > 0) {
        parts.append(EgiziaTr::tr("%n step(s) of the flood, if you like", "", after.floods));
    }
    if (typeOf(bend) == BendType::Site) {
        const std::size_t site = bends[bend].number;
        parts.append(inReserve(after, site, seat)
                         ? EgiziaTr::tr("in reserve: it builds only if somebody gives up")
                         : EgiziaTr::tr("place %1").arg(placeAt(after, site, seat) + 1));
    }
    return parts.isEmpty() ? EgiziaTr::tr("Nothing") : parts.join(QStringLiteral(", "));
}

void addOutcome(QVariantMap& map, const View& view, Bend bend, bool twice) {
    const int seat = view.viewer;
    const State after = egiziasteps::performed(view.state, seat, rules::sail(bend, twice));
    const auto gains = egiziasteps::gainsBetween(view.state, after, seat);
    map.insert(QStringLiteral("text"), broughtText(after, bend, cardAt(view.state, bend), gains, seat));
    map.insert(QStringLiteral("gains"), egiziasteps::toList(gains));
    map.insert(QStringLiteral("asks"), after.trains > 0   ? QStringLiteral("train")
                                       : after.floods > 0 ? QStringLiteral("flood")
                                                          : QString());
    map.insert(QStringLiteral("stones"), static_cast<int>(playerAt(after, seat).stones));
    map.insert(QStringLiteral("produces"), stonesProduced(after, seat));
    map.insert(QStringLiteral("points"), pointsOf(after, seat));
    addGrain(map, after, seat);
    if (typeOf(bend) == BendType::Site) {
        const std::size_t site = bends[bend].number;
        map.insert(QStringLiteral("place"), placeAt(after, site, seat) + 1);
        map.insert(QStringLiteral("reserve"), inReserve(after, site, seat));
    }
}

} // namespace

QVariantList riverOf(const View& view) {
    QVariantList list;
    for (std::size_t bend = 0; bend < bendCount; ++bend) {
        list.append(bendOf(view, static_cast<Bend>(bend)));
    }
    return list;
}

QVariantList railOf(const View& view) {
    QVariantList list;
    for (int seat = 0; seat < view.state.seats; ++seat) {
        const Player& player = playerAt(view.state, seat);
        list.append(QVariantMap{{QStringLiteral("seat"), seat},
                                {QStringLiteral("bend"), player.last == noBend ? 0 : player.last + 1},
                                {QStringLiteral("passed"), ((view.state.out >> seat) & 1U) != 0},
                                {QStringLiteral("ships"), static_cast<int>(player.ships)}});
    }
    return list;
}

QVariantList leftoversOf(const View& view) {
    QVariantList list;
    for (const architects::Move& move : view.moves) {
        if (static_cast<MoveKind>(move.kind) != MoveKind::Take) {
            continue;
        }
        const std::size_t slot = move.arg[0];
        QVariantMap map = texts::cardMap(view.state.river[slot]);
        map.insert(QStringLiteral("bend"), bendOfSlot(slot) + 1);
        map.insert(QStringLiteral("gains"),
                   egiziasteps::toList(egiziasteps::gainsOf(view.state, view.viewer, move)));
        list.append(map);
    }
    return list;
}

QVariantMap previewOf(const View& view, int number, bool twice) {
    if (number < 1 || number > static_cast<int>(bendCount) || view.viewer < 0) {
        return {};
    }
    const auto bend = static_cast<Bend>(number - 1);
    const architects::Move move = rules::sail(bend, twice);
    const Card card = cardAt(view.state, bend);
    QVariantMap map{
        {QStringLiteral("bend"), number},
        {QStringLiteral("may"), view.offers(move)},
        {QStringLiteral("reason"), view.reason(move)},
        {QStringLiteral("page"), view.reasonPage(move)},
        {QStringLiteral("by"), neededCard(view, bend)},
        {QStringLiteral("twice"), view.offers(rules::sail(bend, true))},
        {QStringLiteral("card"), card == noCard ? 0 : card + 1},
        {QStringLiteral("text"), card == noCard ? texts::bendText(bend) : texts::cardText(card)}};
    // While others are on turn too: what it would bring if it still were so.
    const bool could =
        twice ? view.offers(move)
              : egiziasteps::stageOf(view.state) == 2 && canSailTo(view.state, view.viewer, bend);
    if (could) {
        addOutcome(map, view, bend, twice);
    }
    return map;
}

} // namespace egiziaview
