// What a table of Egizia shows, piece by piece, straight from the core's state.
#include <QMap>

#include "qml/model/egizia_model.h"
#include "qml/model/egizia_steps.h"
#include "qml/model/egizia_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;

namespace {

using Facts = QMap<QString, QString>;

QString seatKey(int seat, const char* what) {
    return QStringLiteral("seat.%1.%2").arg(seat).arg(QLatin1String(what));
}

/// Seats with a ship at a card or a camp: "0 2".
QString shipsAt(const State& state, Bend bend) {
    QStringList seats;
    for (int seat = 0; seat < state.seats; ++seat) {
        if (((state.ships[bend] >> seat) & 1U) != 0) {
            seats.append(QString::number(seat));
        }
    }
    return seats.join(QLatin1Char(' '));
}

/// Seats at a site in the order of their places, the reserve included: "1 0".
QString queueAt(const State& state, std::size_t site) {
    QStringList seats;
    for (const std::uint8_t seat : state.sites[site].queue) {
        if (seat != nobody) {
            seats.append(QString::number(seat));
        }
    }
    return seats.join(QLatin1Char(' '));
}

/// "card 5, ships 0 1": the card as N05 counts, 0 for none.
QString bendFact(const State& state, Bend bend) {
    const BendInfo& info = bends[bend];
    if (info.type == BendType::Site) {
        return QStringLiteral("site, ships %1").arg(queueAt(state, info.number));
    }
    if (info.type == BendType::Camp) {
        return QStringLiteral("camp, ships %1").arg(shipsAt(state, bend));
    }
    const Card card = state.river[info.number];
    return QStringLiteral("card %1, ships %2").arg(card == noCard ? 0 : card + 1).arg(shipsAt(state, bend));
}

void addMonuments(Facts& facts, const State& state) {
    for (std::size_t i = 0; i < squareCount; ++i) {
        const auto square = static_cast<Square>(i);
        const std::uint8_t seat = ownerOfSquare(state, square);
        facts.insert(QStringLiteral("square.%1.%2")
                         .arg(words::monumentKey(monumentOf(square)), words::squareKey(square)),
                     seat == nobody ? QStringLiteral("free") : QString::number(seat));
    }
}

/// Fields and quarries as cards N01 to N48, in their order: "3 3 7".
QString cardsOf(const Player& player, CardType type) {
    QStringList cards;
    for (std::size_t i = 0; i < cardCount; ++i) {
        const auto card = static_cast<Card>(i);
        const int copies = nileCards[card].type == type ? countIn(player.cards, card) : 0;
        for (int copy = 0; copy < copies; ++copy) {
            cards.append(QString::number(card + 1));
        }
    }
    return cards.join(QLatin1Char(' '));
}

/// The Sphinx cards that are known, S01 to S29: "4 17".
QString handOf(const Player& player) {
    QStringList riddles;
    for (RiddleSet left = player.hand | player.shown; left != 0; left &= left - 1) {
        riddles.append(QString::number(std::countr_zero(left) + 1));
    }
    return riddles.join(QLatin1Char(' '));
}

void addSeat(Facts& facts, const State& state, int seat) {
    const Player& player = playerAt(state, seat);
    const auto add = [&](const char* what, int number) {
        facts.insert(seatKey(seat, what), QString::number(number));
    };
    add("points", pointsOf(player));
    add("ships", player.ships);
    add("stones", player.stones);
    add("tile", tileOf(state, seat));
    add("last", player.last == noBend ? 0 : player.last + 1);
    add("need", grainNeeded(state, seat));
    add("quarry", player.quarry);
    add("market", player.market);
    add("riddles", handCount(player));
    for (std::size_t flood = 0; flood < floodCount; ++flood) {
        facts.insert(seatKey(seat, "supply") + QLatin1Char('.') + QString::number(flood),
                     QString::number(grainSupply(state, seat, static_cast<Flood>(flood))));
    }
    for (std::size_t worker = 0; worker < workerCount; ++worker) {
        facts.insert(seatKey(seat, "worker") + QLatin1Char('.') + QString::number(worker),
                     QString::number(player.strength[worker]));
    }
    facts.insert(seatKey(seat, "fields"), cardsOf(player, CardType::Field));
    facts.insert(seatKey(seat, "quarries"), cardsOf(player, CardType::Quarry));
    facts.insert(seatKey(seat, "always"), cardsOf(player, CardType::Always));
    facts.insert(seatKey(seat, "whenever"), cardsOf(player, CardType::Whenever));
    facts.insert(seatKey(seat, "hand"), handOf(player));
}

} // namespace

QMap<QString, QString> EgiziaModel::facts(const architects::AnyMatch& position) const {
    const State* state = position.stateAs<Egizia>();
    Facts facts = BoardModel::facts(position);
    if (state == nullptr) {
        return facts;
    }
    facts.insert(QStringLiteral("round"), QString::number(state->round));
    facts.insert(QStringLiteral("phase"), QString::number(egiziasteps::stageOf(*state)));
    facts.insert(QStringLiteral("flood"), QString::number(static_cast<int>(state->flood)));
    facts.insert(QStringLiteral("deck"), QString::number(architects::egizia::sphinxDeck(*state)));
    for (std::size_t bend = 0; bend < bendCount; ++bend) {
        facts.insert(QStringLiteral("bend.%1").arg(bend + 1), bendFact(*state, static_cast<Bend>(bend)));
    }
    addMonuments(facts, *state);
    const architects::Seat onTurn = position.pending().seats.first();
    for (int seat = 0; seat < state->seats; ++seat) {
        addSeat(facts, *state, seat);
        facts.insert(QStringLiteral("active.%1").arg(seat),
                     onTurn == architects::seatAt(seat) ? QStringLiteral("1") : QStringLiteral("0"));
    }
    return facts;
}

bool EgiziaModel::asksFirst(const architects::AnyMatch& /*position*/, const architects::Entry& move) const {
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Pass:
    case MoveKind::GiveUp:
    case MoveKind::Look: return true;
    case MoveKind::Keep: return move.arg[0] == 0;
    default: return false;
    }
}
