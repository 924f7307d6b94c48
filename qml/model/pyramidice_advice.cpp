// What an Architect advises at a table of Pyramidice: the dice, gods, spaces and tiles that take part.
#include "qml/model/pyramidice_model.h"
#include "qml/model/pyramidice_texts.h"
#include "qml/model/pyramidice_words.h"
#include "qml/model/table_model.h"

using namespace architects::pyramidice;
namespace words = pyramidicewords;
using architects::Entry;

namespace {

using Arguments = std::initializer_list<std::pair<QString, QVariant>>;

QVariantMap told(const char* what, Arguments arguments = {}) {
    QVariantMap map{{QStringLiteral("what"), QString::fromLatin1(what)}};
    for (const auto& [name, value] : arguments) {
        map.insert(name, value);
    }
    return map;
}

QVariantMap withDie(const char* what, bool prayer, int value, int to = 0) {
    return told(
        what,
        {{QStringLiteral("prayer"), prayer}, {QStringLiteral("value"), value}, {QStringLiteral("to"), to}});
}

QVariantMap withGod(const char* what, int god) {
    return told(what, {{QStringLiteral("god"), god}});
}

QVariantMap withSlot(const char* what, int slot) {
    return told(what, {{QStringLiteral("slot"), slot}});
}

QVariantMap withPiece(const char* what, Resource piece) {
    return told(what, {{QStringLiteral("piece"), words::pieceCode(piece)}});
}

QVariantMap spend(const Entry& move) {
    switch (static_cast<Source>(move.arg[0])) {
    case Source::Worker: return withPiece("give", Resource::Worker);
    case Source::Cat: return withPiece("give", Resource::Cat);
    case Source::Virtual: return withGod("lend", move.arg[2]);
    default: break;
    }
    return withDie("spend", static_cast<Source>(move.arg[0]) == Source::Prayer, move.arg[1]);
}

QVariantMap build(const Entry& move) {
    const auto place = words::placeOf(move.arg[0]);
    return told("build", {{QStringLiteral("pyramid"), place.pyramid},
                          {QStringLiteral("space"), place.space},
                          {QStringLiteral("value"), static_cast<int>(move.arg[1])},
                          {QStringLiteral("carnelian"), move.arg[2] != 0}});
}

QVariantMap tile(const Entry& move) {
    const QString piece =
        move.arg[1] == 0 ? QString() : words::pieceCode(static_cast<Resource>(move.arg[1] - 1));
    return told("tile", {{QStringLiteral("tile"), static_cast<int>(move.arg[0])},
                         {QStringLiteral("from"), move.arg[2] - 1},
                         {QStringLiteral("piece"), piece}});
}

QVariantMap dieOrSlot(const Entry& move) {
    const auto& arg = move.arg;
    const bool prayer = static_cast<Colour>(arg[0]) == Colour::Prayer;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Take:
        return told("take", {{QStringLiteral("stones"), static_cast<int>(arg[0])},
                             {QStringLiteral("prayers"), static_cast<int>(arg[1])}});
    case MoveKind::Mark: return withDie("mark", prayer, arg[1]);
    case MoveKind::Nudge: return withDie("nudge", prayer, arg[1], arg[2] != 0 ? arg[1] + 1 : arg[1] - 1);
    case MoveKind::SetDie: {
        QVariantMap map = withDie("set", false, arg[1], arg[2]);
        map.insert(QStringLiteral("god"), static_cast<int>(arg[0]));
        return map;
    }
    case MoveKind::Spend: return spend(move);
    case MoveKind::Build: return build(move);
    case MoveKind::Pray: return withSlot("pray", arg[0]);
    case MoveKind::TakeGod: return withSlot("freeGod", arg[0]);
    case MoveKind::Dismiss: return withSlot("dismiss", arg[0]);
    case MoveKind::Borrow: return withSlot("borrow", arg[0]);
    default: return {};
    }
}

QVariantMap other(const Entry& move) {
    const auto& arg = move.arg;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::ChooseScarab: return told("scarab", {{QStringLiteral("scarab"), int{arg[0]}}});
    case MoveKind::Work: return told("work");
    case MoveKind::Rest: return told("rest");
    case MoveKind::Roll: return told("roll", {{QStringLiteral("maat"), arg[0] == Maat}});
    case MoveKind::Fame: return told("fame");
    case MoveKind::Use: return withGod("use", arg[0]);
    case MoveKind::Drop: return withGod("drop", arg[0]);
    case MoveKind::Gain: return withPiece("gain", static_cast<Resource>(arg[0]));
    case MoveKind::Discard: return withPiece("discard", static_cast<Resource>(arg[0]));
    case MoveKind::End: return told("end");
    case MoveKind::Tile: return tile(move);
    case MoveKind::Copy: return told("copy");
    case MoveKind::Decline: return told("decline");
    case MoveKind::PlaceTile:
        return told("place",
                    {{QStringLiteral("tile"), int{arg[0]}}, {QStringLiteral("space"), int{arg[1]}}});
    default: return {};
    }
}

} // namespace

QVariantMap PyramidiceModel::advice(const architects::AnyMatch& /*position*/, const Entry& move) const {
    QVariantMap map = dieOrSlot(move);
    if (map.isEmpty()) {
        map = other(move);
    }
    map.insert(QStringLiteral("seat"), indexOf(move.by));
    return map;
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
