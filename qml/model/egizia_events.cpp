// What happened, as something to animate.
#include "core/games/egizia/chance.h"
#include "qml/model/egizia_model.h"
#include "qml/model/egizia_steps.h"
#include "qml/model/egizia_view.h"
#include "qml/model/egizia_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;
using architects::Entry;
using architects::Move;

namespace {

QVariantMap eventOf(const char* what, int seat) {
    return {{QStringLiteral("what"), QString::fromLatin1(what)}, {QStringLiteral("seat"), seat}};
}

int cardNumber(Card card) {
    return card < cardCount ? card + 1 : 0;
}

void insertSquare(QVariantMap& map, Square square) {
    map.insert(QStringLiteral("monument"), words::monumentKey(monumentOf(square)));
    map.insert(QStringLiteral("square"), words::squareKey(square));
}

QVariantMap sailEvent(const State& before, int seat, const Entry& entry) {
    const Bend bend = entry.arg[0];
    const BendInfo& info = bends[bend];
    QVariantMap map = eventOf("sail", seat);
    map.insert(QStringLiteral("bend"), bend + 1);
    map.insert(QStringLiteral("card"),
               info.type == BendType::Slot ? cardNumber(before.river[info.number]) : 0);
    map.insert(QStringLiteral("site"), info.type == BendType::Site ? static_cast<int>(info.number) : -1);
    map.insert(QStringLiteral("twice"), entry.arg[1] != 0);
    return map;
}

QVariantMap upgradeEvent(const State& before, int seat, const Entry& entry) {
    const CardSet used = egiziaview::cardsUsedBy(before, seat, {entry.kind, entry.arg});
    const State after = egiziasteps::performed(before, seat, {entry.kind, entry.arg});
    const Card field = entry.arg[0];
    QVariantMap map = eventOf("upgrade", seat);
    map.insert(QStringLiteral("card"),
               used == 0 ? 0 : cardNumber(kindOfBit[static_cast<std::size_t>(std::countr_zero(used))]));
    map.insert(QStringLiteral("field"), field + 1);
    map.insert(QStringLiteral("colour"), static_cast<int>(colourNow(after, seat, field)));
    return map;
}

QVariantMap keepEvent(const State& before, int seat, const Entry& entry) {
    QVariantMap map = eventOf("keep", seat);
    QVariantList kept;
    for (std::size_t i = 1; i <= entry.arg[0] && i < entry.arg.size(); ++i) {
        if (entry.arg[i] < riddleCount) {
            kept.append(entry.arg[i] + 1);
        }
    }
    map.insert(QStringLiteral("kept"), kept);
    map.insert(QStringLiteral("count"), static_cast<int>(entry.arg[0]));
    map.insert(QStringLiteral("returned"), before.drawnCount - entry.arg[0]);
    return map;
}

QVariantMap finishEvent(const State& before, int seat, const Entry& entry) {
    QVariantMap map = eventOf("finish", seat);
    QVariantList squares;
    for (SquareSet left = before.action.squares; left != 0; left &= left - 1) {
        QVariantMap square;
        insertSquare(square, static_cast<Square>(std::countr_zero(left)));
        squares.append(square);
    }
    QVariantList floors;
    for (std::size_t floor = 0; floor < floorCount; ++floor) {
        const FloorBonus bonus = floorBonus(before, floor);
        if ((before.action.squares & floorSquares(floor)) != 0 && bonus.seat != nobody) {
            floors.append(QVariantMap{{QStringLiteral("floor"), static_cast<int>(floor) + 1},
                                      {QStringLiteral("seat"), static_cast<int>(bonus.seat)},
                                      {QStringLiteral("points"), bonus.points}});
        }
    }
    map.insert(QStringLiteral("site"), static_cast<int>(before.site));
    map.insert(QStringLiteral("track"),
               entry.arg[0] == 0 ? QString() : words::trackKey(static_cast<Track>(entry.arg[0] - 1)));
    map.insert(QStringLiteral("squares"), squares);
    map.insert(QStringLiteral("floors"), floors);
    return map;
}

QVariantMap with(QVariantMap map, const char* key, const QVariant& value) {
    map.insert(QString::fromLatin1(key), value);
    return map;
}

QVariantMap takeEvent(const State& before, int seat, const Entry& entry) {
    return with(with(eventOf("take", seat), "bend", bendOfSlot(entry.arg[0]) + 1), "card",
                cardNumber(before.river[entry.arg[0]]));
}

QVariantMap buildEvent(const State& before, int seat, const Entry& entry) {
    QVariantMap map = with(eventOf("build", seat), "price", priceOf(before, entry.arg[0]));
    insertSquare(map, entry.arg[0]);
    return map;
}

QVariantMap plainEvent(const State& before, int seat, const Entry& entry) {
    const int a = entry.arg[0];
    const int b = entry.arg[1];
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::Sail: return sailEvent(before, seat, entry);
    case MoveKind::Pass: return eventOf("pass", seat);
    case MoveKind::Train: return with(with(eventOf("train", seat), "worker", a), "card", 0);
    case MoveKind::MoveFlood:
        return with(with(eventOf("flood", seat), "from", static_cast<int>(before.flood)), "to", a);
    case MoveKind::Drill: return with(with(eventOf("drill", seat), "worker", b), "card", a + 1);
    case MoveKind::Upgrade: return upgradeEvent(before, seat, entry);
    case MoveKind::Play:
        return with(with(eventOf("play", seat), "card", a + 1), "site", a == extraPlaceCard ? b : -1);
    case MoveKind::Sell: return with(eventOf("sell", seat), "stones", a);
    case MoveKind::FeedStones: return with(eventOf("feedStones", seat), "stones", a);
    case MoveKind::Work:
        return with(with(eventOf("work", seat), "worker", a), "site", static_cast<int>(before.site));
    case MoveKind::Build: return buildEvent(before, seat, entry);
    case MoveKind::Look: return with(eventOf("look", seat), "cards", a);
    case MoveKind::Keep: return keepEvent(before, seat, entry);
    case MoveKind::Finish: return finishEvent(before, seat, entry);
    case MoveKind::GiveUp: return with(eventOf("giveUp", seat), "site", static_cast<int>(before.site));
    case MoveKind::Take: return takeEvent(before, seat, entry);
    case MoveKind::Done: return eventOf("done", seat);
    }
    return {};
}

QVariantMap plainChance(const State& before, const Entry& entry) {
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::Tiles: {
        QVariantList order;
        for (std::size_t i = 0; i < before.seats; ++i) {
            order.append(static_cast<int>(entry.arg[i]));
        }
        return with(eventOf("tiles", -1), "order", order);
    }
    case ChanceKind::Tomb: {
        QVariantMap map = with(eventOf("tomb", -1), "value", static_cast<int>(entry.arg[1]));
        insertSquare(map, squareOf(Tombs, entry.arg[0]));
        return map;
    }
    case ChanceKind::Deal:
        return with(with(eventOf("deal", -1), "bend", bendOfSlot(entry.arg[0]) + 1), "card",
                    cardNumber(entry.arg[1]));
    case ChanceKind::Draw:
        return with(eventOf("draw", entry.arg[0]), "riddle",
                    entry.arg[1] < riddleCount ? entry.arg[1] + 1 : 0);
    case ChanceKind::Show: {
        const int seat = entry.arg[0];
        const int points = worthOfRiddle(before, seat, entry.arg[1]);
        return with(with(with(eventOf("show", seat), "riddle", entry.arg[1] + 1), "points", points),
                    "total", pointsOf(before, seat) + points);
    }
    }
    return {};
}

/// Each follows the one before it.
QVariantMap chained(QVariantMap first, const QVariantList& then) {
    QVariantMap tail;
    for (qsizetype left = then.size(); left > 0; --left) {
        QVariantMap map = then.at(left - 1).toMap();
        if (!tail.isEmpty()) {
            map.insert(QStringLiteral("then"), tail);
        }
        tail = map;
    }
    if (!tail.isEmpty()) {
        first.insert(QStringLiteral("then"), tail);
    }
    return first;
}

} // namespace

QVariantMap EgiziaModel::event(const architects::AnyMatch& before, const Entry& entry) const {
    const State* state = before.stateAs<Egizia>();
    if (state == nullptr) {
        return {};
    }
    State after = *state;
    if (entry.isChance()) {
        resolveChance(after, {entry.kind, entry.arg});
        return chained(plainChance(*state, entry),
                       egiziasteps::toEvents(egiziasteps::courseOf(*state, -1, nullptr, after), *table_));
    }
    const int seat = indexOf(entry.by);
    const Move move{entry.kind, entry.arg};
    playMove(after, entry.by, move);
    QVariantMap map = plainEvent(*state, seat, entry);
    map.insert(QStringLiteral("gains"), egiziasteps::toList(egiziasteps::gainsOf(*state, seat, move)));
    return chained(map, egiziasteps::toEvents(egiziasteps::courseOf(*state, seat, &move, after), *table_));
}
