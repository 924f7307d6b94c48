// The Nile as rows, and what a ship would bring.

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

QList<int> shipsAt(const State& state, Bend bend) {
    QList<int> list;
    for (int seat = 0; seat < state.seats; ++seat) {
        if (((state.ships[bend] >> seat) & 1U) != 0) {
            list.append(seat);
        }
    }
    return list;
}

EgiziaBerth berthOf(const State& state, std::size_t site, std::uint8_t seat) {
    EgiziaBerth row;
    if (seat != nobody) {
        const Ship ship = state.sites[site].ship[seat];
        row.seat = seat;
        row.done = ship == Ship::Built || ship == Ship::Returned;
        row.built = ship == Ship::Built;
        row.active = egiziasteps::stageOf(state) == 5 && state.site == site && state.mover == seat;
    }
    return row;
}

/// The berths a site has on the board are as many as four players have; with fewer the last one is closed.
void addBerths(EgiziaBend& row, const State& state, std::size_t site) {
    const auto places = static_cast<std::size_t>(placesAt(state));
    const auto& queue = state.sites[site].queue;
    for (std::size_t place = 0; place < architects::maxSeats; ++place) {
        if (place < places) {
            row.berths.append(berthOf(state, site, queue[place]));
        } else if (queue[place] != nobody) {
            row.reserve.append(berthOf(state, site, queue[place]));
        }
    }
    EgiziaBerth shut;
    shut.seat = -2;
    for (auto closed = places;
         closed < static_cast<std::size_t>(rules::placesAt(int{architects::maxSeats})); ++closed) {
        row.berths.append(shut);
    }
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

QString namesOf(const TableModel& table, const QList<int>& seats) {
    QStringList names;
    for (const int seat : seats) {
        names.append(table.seatName(seat));
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

QString spokenOf(const View& view, const EgiziaBend& row) {
    QStringList parts{row.name};
    if (!row.title.isEmpty()) {
        parts.append(row.title);
    }
    parts.append(row.text);
    QList<int> ships = row.ships;
    for (const EgiziaBerth& berth : row.berths + row.reserve) {
        if (berth.seat >= 0) {
            ships.append(berth.seat);
        }
    }
    if (!ships.isEmpty()) {
        parts.append(EgiziaTr::tr("ships: %1").arg(namesOf(view.table, ships)));
    }
    if (row.may) {
        parts.append(EgiziaTr::tr("your ship may go there"));
    }
    return inOneSentence(parts);
}

/// What lies there, in words.
void addWords(EgiziaBend& row, Bend bend, Card card) {
    row.name = words::bendName(bend);
    if (card != noCard) {
        row.card = card + 1;
        row.title = texts::cardTitle(card);
        row.text = texts::cardText(card);
        row.cardKind = texts::kindKey(nileCards[card].type);
        row.page = words::cardPage(card);
    } else {
        row.text = typeOf(bend) == BendType::Slot ? EgiziaTr::tr("No card") : texts::bendText(bend);
        row.page = words::bendPage(bend);
    }
}

EgiziaBend bendOf(const View& view, Bend bend) {
    const State& state = view.state;
    const BendInfo& info = bends[bend];
    const std::uint8_t last = view.viewer >= 0 ? playerAt(state, view.viewer).last : noBend;
    EgiziaBend row;
    row.bend = bend + 1;
    row.kind = words::bendKind(info.type);
    addWords(row, bend, cardAt(state, bend));
    row.ships = shipsAt(state, bend);
    row.may = view.offers(rules::sail(bend));
    row.twice = view.offers(rules::sail(bend, true));
    row.by = neededCard(view, bend);
    row.take = info.type == BendType::Slot && view.offers(rules::take(info.number));
    row.upstream = last != noBend && bend <= last && egiziasteps::stageOf(state) == 2;
    if (view.offers(MoveKind::Sail) && !row.may) {
        row.reason = view.reason(rules::sail(bend));
        row.refusalPage = view.reasonPage(rules::sail(bend));
    }
    if (info.type == BendType::Site) {
        row.site = info.number;
        addBerths(row, state, info.number);
    }
    row.spoken = spokenOf(view, row);
    return row;
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

void addOutcome(EgiziaPreview& row, const View& view, Bend bend, bool twice) {
    const int seat = view.viewer;
    const State after = egiziasteps::performed(view.state, seat, rules::sail(bend, twice));
    const auto gains = egiziasteps::gainsBetween(view.state, after, seat);
    row.known = true;
    row.text = broughtText(after, bend, cardAt(view.state, bend), gains, seat);
    row.gains = egiziasteps::toRows(gains);
    row.asks = after.trains > 0   ? EgiziaPhase::Train
               : after.floods > 0 ? EgiziaPhase::Flood
                                  : EgiziaPhase::Wait;
    row.stones = playerAt(after, seat).stones;
    row.produces = stonesProduced(after, seat);
    row.points = pointsOf(after, seat);
    row.grain = grainOf(after, seat);
    if (typeOf(bend) == BendType::Site) {
        const std::size_t site = bends[bend].number;
        row.place = placeAt(after, site, seat) + 1;
        row.reserve = inReserve(after, site, seat);
    }
}

} // namespace

QList<EgiziaBend> riverOf(const View& view) {
    QList<EgiziaBend> list;
    for (std::size_t bend = 0; bend < bendCount; ++bend) {
        list.append(bendOf(view, static_cast<Bend>(bend)));
    }
    return list;
}

QList<EgiziaLast> railOf(const View& view) {
    QList<EgiziaLast> list;
    for (int seat = 0; seat < view.state.seats; ++seat) {
        const Player& player = playerAt(view.state, seat);
        EgiziaLast row;
        row.seat = seat;
        row.bend = player.last == noBend ? 0 : player.last + 1;
        row.passed = ((view.state.out >> seat) & 1U) != 0;
        row.ships = player.ships;
        list.append(row);
    }
    return list;
}

QList<EgiziaLeftover> leftoversOf(const View& view) {
    QList<EgiziaLeftover> list;
    for (const architects::Move& move : view.moves) {
        if (static_cast<MoveKind>(move.kind) != MoveKind::Take) {
            continue;
        }
        const std::size_t slot = move.arg[0];
        const Card card = view.state.river[slot];
        EgiziaLeftover row;
        row.bend = bendOfSlot(slot) + 1;
        row.card = card + 1;
        row.title = texts::cardTitle(card);
        row.text = texts::cardText(card);
        row.gains = egiziasteps::toRows(egiziasteps::gainsOf(view.state, view.viewer, move));
        list.append(row);
    }
    return list;
}

EgiziaPreview previewOf(const View& view, int number, bool twice) {
    EgiziaPreview row;
    if (number < 1 || number > static_cast<int>(bendCount) || view.viewer < 0) {
        return row;
    }
    const auto bend = static_cast<Bend>(number - 1);
    const architects::Move move = rules::sail(bend, twice);
    const Card card = cardAt(view.state, bend);
    row.bend = number;
    row.may = view.offers(move);
    row.reason = view.reason(move);
    row.page = view.reasonPage(move);
    row.by = neededCard(view, bend);
    row.twice = view.offers(rules::sail(bend, true));
    row.card = card == noCard ? 0 : card + 1;
    row.text = card == noCard ? texts::bendText(bend) : texts::cardText(card);
    // While others are on turn too: what it would bring if it still were so.
    const bool could =
        twice ? view.offers(move)
              : egiziasteps::stageOf(view.state) == 2 && canSailTo(view.state, view.viewer, bend);
    if (could) {
        addOutcome(row, view, bend, twice);
    }
    return row;
}

} // namespace egiziaview
