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

EgiziaEvent eventOf(EgiziaAct::Value what, int seat) {
    EgiziaEvent event;
    event.what = what;
    event.seat = seat;
    return event;
}

int cardNumber(Card card) {
    return card < cardCount ? card + 1 : 0;
}

void addSquare(EgiziaEvent& event, Square square) {
    event.monument = words::monumentKey(monumentOf(square));
    event.square = words::squareKey(square);
}

void addSail(EgiziaEvent& event, const State& before, const Entry& entry) {
    const Bend bend = entry.arg[0];
    const BendInfo& info = bends[bend];
    event.bend = bend + 1;
    event.card = info.type == BendType::Slot ? cardNumber(before.river[info.number]) : 0;
    event.site = info.type == BendType::Site ? static_cast<int>(info.number) : -1;
    event.twice = entry.arg[1] != 0;
}

void addUpgrade(EgiziaEvent& event, const State& before, const Entry& entry) {
    const CardSet used = egiziaview::cardsUsedBy(before, event.seat, {entry.kind, entry.arg});
    const State after = egiziasteps::performed(before, event.seat, {entry.kind, entry.arg});
    const Card field = entry.arg[0];
    event.card = used == 0 ? 0 : cardNumber(kindOfBit[static_cast<std::size_t>(std::countr_zero(used))]);
    event.field = field + 1;
    event.colour = static_cast<int>(colourNow(after, event.seat, field));
}

void addKeep(EgiziaEvent& event, const State& before, const Entry& entry) {
    for (std::size_t i = 1; i <= entry.arg[0] && i < entry.arg.size(); ++i) {
        if (entry.arg[i] < riddleCount) {
            event.kept.append(entry.arg[i] + 1);
        }
    }
    event.count = entry.arg[0];
    event.returned = before.drawnCount - entry.arg[0];
}

void addFinish(EgiziaEvent& event, const State& before, const Entry& entry) {
    event.site = before.site;
    event.track = entry.arg[0] == 0 ? QString() : words::trackKey(static_cast<Track>(entry.arg[0] - 1));
    event.squares = egiziasteps::placedIn(before);
    event.floors = egiziasteps::bonusesOf(before);
}

constexpr EgiziaAct::Value actOf(MoveKind kind) {
    switch (kind) {
    case MoveKind::Sail: return EgiziaAct::Sail;
    case MoveKind::Pass: return EgiziaAct::Pass;
    case MoveKind::Train: return EgiziaAct::Train;
    case MoveKind::MoveFlood: return EgiziaAct::Flood;
    case MoveKind::Drill: return EgiziaAct::Drill;
    case MoveKind::Upgrade: return EgiziaAct::Upgrade;
    case MoveKind::Play: return EgiziaAct::Play;
    case MoveKind::Sell: return EgiziaAct::Sell;
    case MoveKind::FeedStones: return EgiziaAct::FeedStones;
    case MoveKind::Work: return EgiziaAct::Work;
    case MoveKind::Build: return EgiziaAct::Build;
    case MoveKind::Look: return EgiziaAct::Look;
    case MoveKind::Keep: return EgiziaAct::Keep;
    case MoveKind::Finish: return EgiziaAct::Finish;
    case MoveKind::GiveUp: return EgiziaAct::GiveUp;
    case MoveKind::Take: return EgiziaAct::Take;
    case MoveKind::Done: return EgiziaAct::Done;
    }
    return EgiziaAct::None;
}

/// A move by itself.
EgiziaEvent moveEvent(const State& before, const Entry& entry) {
    const auto kind = static_cast<MoveKind>(entry.kind);
    const int a = entry.arg[0];
    const int b = entry.arg[1];
    EgiziaEvent event = eventOf(actOf(kind), indexOf(entry.by));
    switch (kind) {
    case MoveKind::Sail: addSail(event, before, entry); break;
    case MoveKind::Train: event.worker = a; break;
    case MoveKind::MoveFlood:
        event.from = static_cast<int>(before.flood);
        event.to = a;
        break;
    case MoveKind::Drill:
        event.worker = b;
        event.card = a + 1;
        break;
    case MoveKind::Upgrade: addUpgrade(event, before, entry); break;
    case MoveKind::Play:
        event.card = a + 1;
        event.site = a == extraPlaceCard ? b : -1;
        break;
    case MoveKind::Sell:
    case MoveKind::FeedStones: event.stones = a; break;
    case MoveKind::Work:
        event.worker = a;
        event.site = before.site;
        break;
    case MoveKind::Build:
        event.price = priceOf(before, entry.arg[0]);
        addSquare(event, entry.arg[0]);
        break;
    case MoveKind::Look: event.cards = a; break;
    case MoveKind::Keep: addKeep(event, before, entry); break;
    case MoveKind::Finish: addFinish(event, before, entry); break;
    case MoveKind::GiveUp: event.site = before.site; break;
    case MoveKind::Take:
        event.bend = bendOfSlot(entry.arg[0]) + 1;
        event.card = cardNumber(before.river[entry.arg[0]]);
        break;
    case MoveKind::Pass:
    case MoveKind::Done: break;
    }
    event.gains = egiziasteps::toRows(egiziasteps::gainsOf(before, event.seat, {entry.kind, entry.arg}));
    return event;
}

EgiziaEvent chanceEvent(const State& before, const Entry& entry) {
    EgiziaEvent event;
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::Tiles:
        event = eventOf(EgiziaAct::Tiles, -1);
        event.order = QList<int>(entry.arg.begin(), entry.arg.begin() + before.seats);
        break;
    case ChanceKind::Tomb:
        event = eventOf(EgiziaAct::Tomb, -1);
        event.value = entry.arg[1];
        addSquare(event, squareOf(Tombs, entry.arg[0]));
        break;
    case ChanceKind::Deal:
        event = eventOf(EgiziaAct::Deal, -1);
        event.bend = bendOfSlot(entry.arg[0]) + 1;
        event.card = cardNumber(entry.arg[1]);
        break;
    case ChanceKind::Draw:
        event = eventOf(EgiziaAct::Draw, entry.arg[0]);
        event.riddle = entry.arg[1] < riddleCount ? entry.arg[1] + 1 : 0;
        break;
    case ChanceKind::Show:
        event = eventOf(EgiziaAct::Show, entry.arg[0]);
        event.riddle = entry.arg[1] + 1;
        event.points = worthOfRiddle(before, event.seat, entry.arg[1]);
        event.total = pointsOf(before, event.seat) + event.points;
        break;
    }
    return event;
}

} // namespace

std::function<void(const QString& text)> EgiziaModel::telling(const architects::AnyMatch& before,
                                                              const Entry& entry) {
    return [this, events = eventsOf(before, entry)](const QString& text) {
        for (qsizetype i = 0; i < events.size(); ++i) {
            EgiziaEvent event = events.at(i);
            event.text = i == 0 ? text : event.text;
            emit happened(event);
        }
    };
}

QList<EgiziaEvent> EgiziaModel::eventsOf(const architects::AnyMatch& before, const Entry& entry) const {
    const State* state = before.stateAs<Egizia>();
    if (state == nullptr) {
        return {};
    }
    State after = *state;
    if (entry.isChance()) {
        resolveChance(after, {entry.kind, entry.arg});
        return QList{chanceEvent(*state, entry)} +
               egiziasteps::toEvents(egiziasteps::courseOf(*state, -1, nullptr, after), *table_);
    }
    const int seat = indexOf(entry.by);
    const Move move{entry.kind, entry.arg};
    playMove(after, entry.by, move);
    return QList{moveEvent(*state, entry)} +
           egiziasteps::toEvents(egiziasteps::courseOf(*state, seat, &move, after), *table_);
}

void EgiziaModel::takeAdvice(const architects::AnyMatch& position, const Entry* move) {
    const State* state = position.stateAs<Egizia>();
    const EgiziaEvent now = move != nullptr && state != nullptr ? moveEvent(*state, *move) : EgiziaEvent();
    if (now != advised_) {
        advised_ = now;
        emit adviceChanged();
    }
}

EgiziaEvent EgiziaModel::lastMove() const {
    return rounds_.lastMove() ? moveEvent(rounds_.beforeLastMove(), *rounds_.lastMove()) : EgiziaEvent();
}
