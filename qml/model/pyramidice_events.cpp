// What happened at a table of Pyramidice, as something to be pictured.
#include <array>

#include "core/games/pyramidice/chance.h"
#include "qml/model/pyramidice_entries.h"
#include "qml/model/pyramidice_model.h"
#include "qml/model/pyramidice_words.h"

using namespace architects::pyramidice;
namespace words = pyramidicewords;
namespace rules = architects::pyramidice;
using architects::Entry;
using pyramidiceentries::godAt;
using pyramidiceentries::rivalGain;
using pyramidiceentries::valuesOf;

namespace {

QVariantMap eventOf(const char* what, int seat) {
    return {{QStringLiteral("what"), QString::fromLatin1(what)}, {QStringLiteral("seat"), seat}};
}

} // namespace

QVariantMap PyramidiceModel::event(const architects::AnyMatch& before, const Entry& entry) const {
    const State* state = before.stateAs<Pyramidice>();
    if (state == nullptr || (entry.isChance() && state->turnNumber == 0)) {
        return {};
    }
    return entry.isChance() ? chanceEvent(*state, entry) : moveEvent(*state, entry);
}

QVariantMap PyramidiceModel::chanceEvent(const State& state, const Entry& entry) const {
    if (static_cast<ChanceKind>(entry.kind) == ChanceKind::Roll) {
        QVariantMap map =
            eventOf(rules::solo(state) && state.mover == 1 ? "rivalRoll" : "roll", state.mover);
        map.insert(QStringLiteral("prayer"), entry.arg[0] != 0);
        map.insert(QStringLiteral("values"), valuesOf(entry));
        // Stone and Prayer dice are rolled one after the other and thrown together.
        map.insert(QStringLiteral("last"), state.turn.toRoll[entry.arg[0] != 0 ? 0 : 1] == 0);
        return map;
    }
    QVariantMap map = eventOf("draw", -1);
    map.insert(QStringLiteral("slot"), static_cast<int>(entry.arg[0]));
    map.insert(QStringLiteral("god"), static_cast<int>(entry.arg[1]));
    return map;
}

QVariantMap PyramidiceModel::actionEvent(const Payment& paid, int seat, const State& state) const {
    static constexpr std::array names{"", "pray", "paid", "dismiss", "fame", "use", "borrow"};
    QVariantMap map = eventOf(names[static_cast<std::size_t>(paid.action)], seat);
    const bool power = paid.action == Action::Power;
    if (power || paid.action == Action::Pray || paid.action == Action::Dismiss ||
        paid.action == Action::Borrow) {
        map.insert(QStringLiteral("slot"), power ? 0 : static_cast<int>(paid.subject));
        map.insert(QStringLiteral("god"),
                   static_cast<int>(power ? static_cast<God>(paid.subject) : godAt(state, paid.subject)));
    }
    return map;
}

QVariantMap PyramidiceModel::moveEvent(const State& state, const Entry& entry) const {
    const auto& arg = entry.arg;
    const int seat = indexOf(entry.by);
    const auto withGod = [&](const char* what, God god, int slot) {
        QVariantMap map = eventOf(what, seat);
        map.insert(QStringLiteral("god"), static_cast<int>(god));
        map.insert(QStringLiteral("slot"), slot);
        return map;
    };
    const auto withSpace = [&](const char* what, Space space, int value, int fame) {
        const auto place = words::placeOf(space);
        QVariantMap map = eventOf(what, seat);
        map.insert(QStringLiteral("pyramid"), place.pyramid);
        map.insert(QStringLiteral("space"), place.space);
        map.insert(QStringLiteral("value"), value);
        map.insert(QStringLiteral("fame"), fame);
        return map;
    };
    const auto withTile = [&](const char* what, int tile) {
        QVariantMap map = eventOf(what, seat);
        map.insert(QStringLiteral("tile"), tile);
        return map;
    };
    // What is paid for happens when it is paid: at once, or with the last thing spent.
    State after = state;
    playMove(after, entry.by, entry.move());
    const bool paid = after.turn.payment.action == Action::None;
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::Pray: return paid ? withGod("pray", godAt(state, arg[0]), arg[0]) : QVariantMap{};
    case MoveKind::TakeGod: return withGod("pray", godAt(state, arg[0]), arg[0]);
    case MoveKind::Dismiss: return paid ? withGod("dismiss", godAt(state, arg[0]), arg[0]) : QVariantMap{};
    case MoveKind::Borrow: return paid ? withGod("borrow", godAt(state, arg[0]), arg[0]) : QVariantMap{};
    case MoveKind::Use: return paid ? withGod("use", static_cast<God>(arg[0]), 0) : QVariantMap{};
    case MoveKind::Spend: return paid ? actionEvent(state.turn.payment, seat, state) : QVariantMap{};
    case MoveKind::Drop: return withGod("drop", static_cast<God>(arg[0]), 0);
    case MoveKind::Build: // the die stands before it is paid for, its Fame comes after
        return withSpace("build", arg[0], arg[1],
                         paid ? buildOffer(state, arg[0], arg[1], arg[2] != 0).fame : 0);
    case MoveKind::Tile: return withTile("tile", arg[0]);
    case MoveKind::Fame: return paid ? eventOf("fame", seat) : QVariantMap{};
    case MoveKind::Nudge:
    case MoveKind::SetDie: return eventOf("nudge", seat);
    case MoveKind::Copy: return eventOf("copy", seat);
    case MoveKind::Gain: return eventOf("gain", seat);
    case MoveKind::RivalGod: return withGod("rivalGod", godAt(state, arg[0]), arg[0]);
    case MoveKind::RivalDie: return eventOf("rivalDie", seat);
    case MoveKind::RivalTile: return withTile("rivalTile", arg[0]);
    case MoveKind::RivalBuild:
        return withSpace("rivalBuild", arg[0], state.turn.rivalDie, rivalGain(state, entry));
    default: return {};
    }
}
