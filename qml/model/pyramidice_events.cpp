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

using Event = PyramidiceEvent;

Event plain(int what, int seat) {
    Event event;
    event.what = what;
    event.seat = seat;
    return event;
}

Event withGod(int what, int seat, God god, int slot) {
    Event event = plain(what, seat);
    event.god = god;
    event.slot = slot;
    return event;
}

Event withTile(int what, int seat, int tile) {
    Event event = plain(what, seat);
    event.tile = tile;
    return event;
}

Event withSpace(int what, int seat, Space space, int value, int fame) {
    const auto place = words::placeOf(space);
    Event event = plain(what, seat);
    event.pyramid = place.pyramid;
    event.space = place.space;
    event.value = value;
    event.fame = fame;
    return event;
}

Event ofChance(const State& state, const Entry& entry) {
    if (static_cast<ChanceKind>(entry.kind) != ChanceKind::Roll) {
        return withGod(PyramidiceAct::Draw, -1, static_cast<God>(entry.arg[1]), entry.arg[0]);
    }
    const bool his = rules::solo(state) && state.mover == 1;
    Event event = plain(his ? PyramidiceAct::RivalRoll : PyramidiceAct::Roll, state.mover);
    event.prayer = entry.arg[0] != 0;
    event.values = valuesOf(entry);
    event.last = state.turn.toRoll[event.prayer ? 0 : 1] == 0;
    return event;
}

Event ofAction(const Payment& paid, int seat, const State& state) {
    static constexpr std::array names{PyramidiceAct::None,    PyramidiceAct::Pray, PyramidiceAct::Paid,
                                      PyramidiceAct::Dismiss, PyramidiceAct::Fame, PyramidiceAct::Use,
                                      PyramidiceAct::Borrow};
    const int what = names[static_cast<std::size_t>(paid.action)];
    switch (paid.action) {
    case Action::Power: return withGod(what, seat, static_cast<God>(paid.subject), 0);
    case Action::Pray:
    case Action::Dismiss:
    case Action::Borrow: return withGod(what, seat, godAt(state, paid.subject), paid.subject);
    default: return plain(what, seat);
    }
}

Event ofMove(const State& state, const Entry& entry) {
    const auto& arg = entry.arg;
    const int seat = indexOf(entry.by);
    // What is paid for happens when it is paid: at once, or with the last thing spent.
    State after = state;
    playMove(after, entry.by, entry.move());
    const bool paid = after.turn.payment.action == Action::None;
    const auto inRow = [&](int what) { return withGod(what, seat, godAt(state, arg[0]), arg[0]); };
    const auto own = [&](int what) { return withGod(what, seat, static_cast<God>(arg[0]), 0); };
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::Pray: return paid ? inRow(PyramidiceAct::Pray) : Event();
    case MoveKind::TakeGod: return inRow(PyramidiceAct::Pray);
    case MoveKind::Dismiss: return paid ? inRow(PyramidiceAct::Dismiss) : Event();
    case MoveKind::Borrow: return paid ? inRow(PyramidiceAct::Borrow) : Event();
    case MoveKind::Use: return paid ? own(PyramidiceAct::Use) : Event();
    case MoveKind::Spend: return paid ? ofAction(state.turn.payment, seat, state) : Event();
    case MoveKind::Drop: return own(PyramidiceAct::Drop);
    case MoveKind::Build: // the die stands before it is paid for, its Fame comes after
        return withSpace(PyramidiceAct::Build, seat, arg[0], arg[1],
                         paid ? buildOffer(state, arg[0], arg[1], arg[2] != 0).fame : 0);
    case MoveKind::Tile: return withTile(PyramidiceAct::Tile, seat, arg[0]);
    case MoveKind::Fame: return paid ? plain(PyramidiceAct::Fame, seat) : Event();
    case MoveKind::Nudge:
    case MoveKind::SetDie: return plain(PyramidiceAct::Nudge, seat);
    case MoveKind::Copy: return plain(PyramidiceAct::Copy, seat);
    case MoveKind::Gain: return plain(PyramidiceAct::Gain, seat);
    case MoveKind::RivalGod: return inRow(PyramidiceAct::RivalGod);
    case MoveKind::RivalDie: return plain(PyramidiceAct::RivalDie, seat);
    case MoveKind::RivalTile: return withTile(PyramidiceAct::RivalTile, seat, arg[0]);
    case MoveKind::RivalBuild:
        return withSpace(PyramidiceAct::RivalBuild, seat, arg[0], state.turn.rivalDie,
                         rivalGain(state, entry));
    default: return {};
    }
}

} // namespace

PyramidiceEvent PyramidiceModel::eventOf(const State& before, const Entry& entry) {
    if (entry.isChance() && before.turnNumber == 0) {
        return {};
    }
    return entry.isChance() ? ofChance(before, entry) : ofMove(before, entry);
}

std::function<void(const QString& text)> PyramidiceModel::telling(const architects::AnyMatch& before,
                                                                  const Entry& entry) {
    const State* state = before.stateAs<Pyramidice>();
    return
        [this, event = state != nullptr ? eventOf(*state, entry) : PyramidiceEvent()](const QString& text) {
            if (event.what != PyramidiceAct::None) {
                PyramidiceEvent told = event;
                told.text = text;
                emit happened(told);
            }
        };
}
