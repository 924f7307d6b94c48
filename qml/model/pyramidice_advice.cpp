// What an Architect advises at a table of Pyramidice: the dice, gods, spaces and tiles that take part.
#include "qml/model/pyramidice_model.h"
#include "qml/model/pyramidice_texts.h"
#include "qml/model/pyramidice_words.h"
#include "qml/model/table_model.h"

using namespace architects::pyramidice;
namespace words = pyramidicewords;
using architects::Entry;

namespace {

using Event = PyramidiceEvent;

Event plain(int what) {
    Event event;
    event.what = what;
    return event;
}

Event withDie(int what, bool prayer, int value, int to = 0) {
    Event event = plain(what);
    event.prayer = prayer;
    event.value = value;
    event.to = to;
    return event;
}

Event withGod(int what, int god) {
    Event event = plain(what);
    event.god = god;
    return event;
}

Event withSlot(int what, int slot) {
    Event event = plain(what);
    event.slot = slot;
    return event;
}

Event withPiece(int what, int piece) {
    Event event = plain(what);
    event.piece = words::pieceCode(static_cast<Resource>(piece));
    return event;
}

Event spend(const Entry& move) {
    switch (static_cast<Source>(move.arg[0])) {
    case Source::Worker: return withPiece(PyramidiceAct::Give, static_cast<int>(Resource::Worker));
    case Source::Cat: return withPiece(PyramidiceAct::Give, static_cast<int>(Resource::Cat));
    case Source::Virtual: return withGod(PyramidiceAct::Lend, move.arg[2]);
    default: break;
    }
    return withDie(PyramidiceAct::Spend, static_cast<Source>(move.arg[0]) == Source::Prayer, move.arg[1]);
}

Event build(const Entry& move) {
    const auto place = words::placeOf(move.arg[0]);
    Event event = withDie(PyramidiceAct::Build, false, move.arg[1]);
    event.pyramid = place.pyramid;
    event.space = place.space;
    event.carnelian = move.arg[2] != 0;
    return event;
}

Event tile(const Entry& move) {
    Event event =
        move.arg[1] == 0 ? plain(PyramidiceAct::Tile) : withPiece(PyramidiceAct::Tile, move.arg[1] - 1);
    event.tile = move.arg[0];
    event.from = move.arg[2] - 1;
    return event;
}

Event place(const Entry& move) {
    Event event = plain(PyramidiceAct::Place);
    event.tile = move.arg[0];
    event.space = move.arg[1];
    return event;
}

Event dieOrSlot(const Entry& move) {
    const auto& arg = move.arg;
    const bool prayer = static_cast<Colour>(arg[0]) == Colour::Prayer;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Take: {
        Event event = plain(PyramidiceAct::Take);
        event.stones = arg[0];
        event.prayers = arg[1];
        return event;
    }
    case MoveKind::Mark: return withDie(PyramidiceAct::Mark, prayer, arg[1]);
    case MoveKind::Nudge:
        return withDie(PyramidiceAct::Nudge, prayer, arg[1], arg[2] != 0 ? arg[1] + 1 : arg[1] - 1);
    case MoveKind::SetDie: {
        Event event = withDie(PyramidiceAct::Set, false, arg[1], arg[2]);
        event.god = arg[0];
        return event;
    }
    case MoveKind::Spend: return spend(move);
    case MoveKind::Build: return build(move);
    case MoveKind::Pray: return withSlot(PyramidiceAct::Pray, arg[0]);
    case MoveKind::TakeGod: return withSlot(PyramidiceAct::FreeGod, arg[0]);
    case MoveKind::Dismiss: return withSlot(PyramidiceAct::Dismiss, arg[0]);
    case MoveKind::Borrow: return withSlot(PyramidiceAct::Borrow, arg[0]);
    default: return {};
    }
}

Event other(const Entry& move) {
    const auto& arg = move.arg;
    Event event;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::ChooseScarab:
        event = plain(PyramidiceAct::Scarab);
        event.scarab = arg[0];
        return event;
    case MoveKind::Roll:
        event = plain(PyramidiceAct::Roll);
        event.maat = arg[0] == Maat;
        return event;
    case MoveKind::Work: return plain(PyramidiceAct::Work);
    case MoveKind::Rest: return plain(PyramidiceAct::Rest);
    case MoveKind::Fame: return plain(PyramidiceAct::Fame);
    case MoveKind::Use: return withGod(PyramidiceAct::Use, arg[0]);
    case MoveKind::Drop: return withGod(PyramidiceAct::Drop, arg[0]);
    case MoveKind::Gain: return withPiece(PyramidiceAct::Gain, arg[0]);
    case MoveKind::Discard: return withPiece(PyramidiceAct::Discard, arg[0]);
    case MoveKind::End: return plain(PyramidiceAct::End);
    case MoveKind::Tile: return tile(move);
    case MoveKind::Copy: return plain(PyramidiceAct::Copy);
    case MoveKind::Decline: return plain(PyramidiceAct::Decline);
    case MoveKind::PlaceTile: return place(move);
    default: return event;
    }
}

} // namespace

void PyramidiceModel::takeAdvice(const architects::AnyMatch& /*position*/, const Entry* move) {
    advised_ = PyramidiceEvent();
    if (move != nullptr) {
        advised_ = dieOrSlot(*move);
        if (advised_.what == PyramidiceAct::None) {
            advised_ = other(*move);
        }
        advised_.seat = indexOf(move->by);
    }
    emit adviceChanged();
}

/// The history leaves out what is told by the step after it.
QString PyramidiceModel::adviceText(const architects::AnyMatch& position, const Entry& move) const {
    const auto& arg = move.arg;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Mark: return tr("Takes up a %1 to roll it again.").arg(arg[1]);
    case MoveKind::Decline: return tr("Does not copy the build.");
    case MoveKind::Spend: break;
    default: return describe(position, move);
    }
    switch (static_cast<Source>(arg[0])) {
    case Source::Worker: return tr("Pays with a Worker.");
    case Source::Cat: return tr("Pays with a Cat.");
    case Source::Virtual:
        return tr("Pays with the die of %1.").arg(words::godName(static_cast<God>(arg[2])));
    default: return tr("Pays with a %1.").arg(arg[1]);
    }
}
