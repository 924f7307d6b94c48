// How Pyramidice tells what is asked and what happened: prompts, and sentences for the history.
#include <algorithm>
#include <array>

#include "core/games/pyramidice/chance.h"
#include "qml/model/player_words.h"
#include "qml/model/proper_names.h"
#include "qml/model/pyramidice_entries.h"
#include "qml/model/pyramidice_model.h"
#include "qml/model/pyramidice_texts.h"
#include "qml/model/pyramidice_words.h"
#include "qml/model/table_model.h"

using namespace architects::pyramidice;
namespace words = pyramidicewords;
namespace rules = architects::pyramidice;
namespace texts = pyramidicetexts;
using architects::Entry;
using pyramidiceentries::godAt;
using pyramidiceentries::rivalGain;
using pyramidiceentries::valuesOf;

namespace {

QString joined(const QVariantList& values) {
    QStringList parts;
    for (const QVariant& value : values) {
        parts.append(value.toString());
    }
    return parts.join(QStringLiteral(" "));
}

/// How many pieces a choice brings: a tile may give several of one kind, and the supply may hold fewer.
int gained(const State& before, const Entry& entry) {
    State after = before;
    playMove(after, entry.by, entry.move());
    const auto seat = static_cast<std::size_t>(indexOf(entry.by));
    return std::max(1, after.sides[seat].pieces[entry.arg[0]] - before.sides[seat].pieces[entry.arg[0]]);
}

/// The first of the Architect's projects that a die on this space serves; 0 if none.
int servedProject(const State& state, Space space, int value) {
    for (const Edge& edge : edges) {
        const int other = edge.a == space ? state.built[edge.b] : edge.b == space ? state.built[edge.a] : 0;
        const int project = other != 0 ? projectOf(value, other) : 0;
        if (project != 0 && ((state.sides[1].projects >> project) & 1U) != 0) {
            return project;
        }
    }
    return 0;
}

QString projectName(int project) {
    return propernames::place(projectTable[static_cast<std::size_t>(project)].name);
}

} // namespace

QString PyramidiceModel::prompt() const {
    if (table_->behind()) {
        return table_->shownName();
    }
    if (state_.step == Step::Over) {
        return tr("The match is over.");
    }
    if (!live_) {
        const int seat = table_->activeSeat();
        return seat >= 0 ? playerwords::isOnTurn(table_->who(seat)) : QString();
    }
    return ownPrompt();
}

QString PyramidiceModel::ownPrompt() const {
    const QString now = phase();
    if (now == QLatin1String("scarab")) {
        return tr("Keep one of your two scarabs.");
    }
    if (now == QLatin1String("begin")) {
        return tr("Work or rest?");
    }
    if (now == QLatin1String("take")) {
        return tr("Take %n die(dice) from the quarry and roll.", "", takeCount());
    }
    if (now == QLatin1String("act")) {
        return diceLeft(state_.turn.dice) > 0 ? tr("Use your dice: build, pray, call on a god.")
                                              : tr("All dice are used. Call on a god, or end your turn.");
    }
    if (now == QLatin1String("marked")) {
        return tr("Roll the chosen dice again.");
    }
    if (now == QLatin1String("pay")) {
        return payment_.value(QStringLiteral("sentence")).toString();
    }
    if (now == QLatin1String("gain")) {
        return state_.turn.choice.each > 1
                   ? tr("Choose a kind: you take %n resources of it.", "", state_.turn.choice.each)
                   : tr("Choose a resource to take.");
    }
    if (now == QLatin1String("discard")) {
        return tr("More than your board holds: give up a resource.");
    }
    if (now == QLatin1String("drop")) {
        return tr("Your resources keep %n god(s): one must leave.", "",
                  upkeepOf(state_, static_cast<int>(state_.mover)).limit);
    }
    if (now == QLatin1String("rest")) {
        return tr("Take a Rest tile.");
    }
    if (now == QLatin1String("freeGod")) {
        return tr("Choose a god: it costs nothing.");
    }
    if (now == QLatin1String("pearl")) {
        return playerwords::hasBuilt(table_->who(state_.mover), state_.turn.pearlFame,
                                     texts::pieces(Resource::Worker, state_.turn.pearlPrice));
    }
    if (now == QLatin1String("placeTile")) {
        return tr("Choose where the returned tiles go.");
    }
    return {};
}

QString PyramidiceModel::phasePage() const {
    static const QMap<QString, QString> pages{
        {QStringLiteral("scarab"), QStringLiteral("scarabs")},
        {QStringLiteral("begin"), QStringLiteral("turn")},
        {QStringLiteral("take"), QStringLiteral("work")},
        {QStringLiteral("act"), QStringLiteral("work")},
        {QStringLiteral("marked"), QStringLiteral("reroll")},
        {QStringLiteral("pay"), QStringLiteral("payments")},
        {QStringLiteral("gain"), QStringLiteral("supplies")},
        {QStringLiteral("discard"), QStringLiteral("overflow")},
        {QStringLiteral("drop"), QStringLiteral("upkeep")},
        {QStringLiteral("rest"), QStringLiteral("rest")},
        {QStringLiteral("freeGod"), QStringLiteral("tile-3")},
        {QStringLiteral("pearl"), QStringLiteral("scarab-pearl")},
        {QStringLiteral("placeTile"), QStringLiteral("solo")},
    };
    return QStringLiteral("pyramidice/") + pages.value(phase(), QStringLiteral("overview"));
}

QString PyramidiceModel::describe(const architects::AnyMatch& before, const Entry& entry) const {
    const State* state = before.stateAs<Pyramidice>();
    if (state == nullptr) {
        return {};
    }
    return entry.isChance() ? describeChance(*state, entry) : describeMove(*state, entry);
}

QString PyramidiceModel::describeChance(const State& state, const Entry& entry) const {
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::First: return playerwords::begins(table_->who(entry.arg[0]));
    case ChanceKind::Draw:
        return state.turnNumber == 0
                   ? QString()
                   : tr("%1 comes to the row.").arg(words::godName(static_cast<God>(entry.arg[1])));
    case ChanceKind::Roll:
        return entry.arg[0] != 0 ? tr("Prayer dice: %1.").arg(joined(valuesOf(entry)))
                                 : tr("Stone dice: %1.").arg(joined(valuesOf(entry)));
    default: return {}; // dealing is not told
    }
}

QString PyramidiceModel::describeMove(const State& state, const Entry& entry) const {
    const auto& arg = entry.arg;
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::ChooseScarab:
        return tr("Keeps the %1.").arg(texts::scarabFullName(static_cast<Scarab>(arg[0])));
    case MoveKind::Work: return tr("Works.");
    case MoveKind::Rest: return tr("Rests.");
    case MoveKind::Take: return tr("Takes %n die(dice) from the quarry.", "", arg[0] + arg[1]);
    case MoveKind::Roll: return arg[0] == Maat ? tr("Rolls again with Maat's help.") : tr("Rolls again.");
    case MoveKind::Nudge:
        return tr("Turns a %1 into a %2.").arg(arg[1]).arg(arg[2] != 0 ? arg[1] + 1 : arg[1] - 1);
    case MoveKind::SetDie:
        return tr("%1 turns a %2 into a %3.")
            .arg(words::godName(static_cast<God>(arg[0])))
            .arg(arg[1])
            .arg(arg[2]);
    case MoveKind::Pray: return tr("Prays to %1.").arg(words::godName(godAt(state, arg[0])));
    case MoveKind::Build:
        return tr("Builds a %1 for %n Fame: %2.", "a die, a place",
                  buildOffer(state, arg[0], arg[1], arg[2] != 0).fame)
            .arg(arg[1])
            .arg(words::spaceName(arg[0]));
    case MoveKind::Dismiss: return tr("Replaces %1.").arg(words::godName(godAt(state, arg[0])));
    case MoveKind::Fame: return tr("Gives two dice for 1 Fame.");
    case MoveKind::Use: return tr("Calls on %1.").arg(words::godName(static_cast<God>(arg[0])));
    case MoveKind::Borrow: return tr("Borrows %1.").arg(words::godName(godAt(state, arg[0])));
    case MoveKind::Gain:
        return tr("Takes: %1.").arg(texts::pieces(static_cast<Resource>(arg[0]), gained(state, entry)));
    case MoveKind::Discard: return tr("Gives up: %1.").arg(texts::pieces(static_cast<Resource>(arg[0]), 1));
    case MoveKind::Drop: return tr("Cannot keep %1.").arg(words::godName(static_cast<God>(arg[0])));
    case MoveKind::End: return tr("Ends the Work turn.");
    case MoveKind::Tile:
        return arg[2] == 0 ? tr("Takes the Rest tile: %1.").arg(texts::tileName(arg[0]))
                           : playerwords::copiesTileOf(table_->who(arg[2] - 1), texts::tileName(arg[0]));
    case MoveKind::TakeGod: return tr("Takes %1 without paying.").arg(words::godName(godAt(state, arg[0])));
    case MoveKind::Copy: return tr("Copies the build for %n Fame.", "", state.turn.pearlFame);
    case MoveKind::PlaceTile: return tr("Lays a returned tile on space %1.").arg(arg[1] + 1);
    case MoveKind::RivalGod:
    case MoveKind::RivalDie:
    case MoveKind::RivalTile:
    case MoveKind::RivalBuild: return rivalSentence(state, entry);
    case MoveKind::Mark:
    case MoveKind::Spend:
    case MoveKind::Decline: return {}; // told by what follows
    }
    return {};
}

QString PyramidiceModel::rivalSentence(const State& state, const Entry& entry) const {
    const auto& arg = entry.arg;
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::RivalGod: {
        const God god = godAt(state, arg[0]);
        return has(ennead, god)
                   ? tr("He takes %1: the Ennead comes before any other god.").arg(words::godName(god))
               : infoOf(god).fame > 0
                   ? tr("He takes %1, worth the most at the end: %n Fame.", "a god", infoOf(god).fame)
                         .arg(words::godName(god))
                   : tr("He takes %1: none is worth more, and this one stands farthest right.")
                         .arg(words::godName(god));
    }
    case MoveKind::RivalDie:
        return arg[0] == 0 ? tr("He takes a Stone die from the quarry.")
                           : tr("No Stone die is in the quarry: he takes one from the supply.");
    case MoveKind::RivalTile: {
        int number = 0;
        while (number < 6 && state.tileRow[static_cast<std::size_t>(number)] != arg[0]) {
            ++number;
        }
        const int fame = rivalGain(state, entry);
        return fame > 0 ? tr("Tile %1 is there: he takes it for %n Fame.", "", fame).arg(number + 1)
                        : tr("Tile %1 is there: he takes it.").arg(number + 1);
    }
    default: break;
    }
    const int project = servedProject(state, arg[0], state.turn.rivalDie);
    return project != 0
               ? tr("Tile %1 is gone: he builds where it serves his project %2.")
                     .arg(state.turn.rivalDie)
                     .arg(projectName(project))
               : tr("Tile %1 is gone: he builds on the first free place.").arg(state.turn.rivalDie);
}

QVariantMap PyramidiceModel::rivalStep(const State& before, const Entry& entry) const {
    const auto& arg = entry.arg;
    QVariantMap step{{QStringLiteral("text"), entry.isChance()
                                                  ? tr("He rolls a %1.").arg(joined(valuesOf(entry)))
                                                  : describeMove(before, entry)},
                     {QStringLiteral("fame"), 0},
                     {QStringLiteral("sum"), QString()}};
    const auto what = [&step](const char* name) {
        step.insert(QStringLiteral("what"), QString::fromLatin1(name));
    };
    if (entry.isChance()) {
        what("roll");
        step.insert(QStringLiteral("value"), valuesOf(entry).value(0));
        return step;
    }
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::RivalGod:
        what("god");
        step.insert(QStringLiteral("god"), static_cast<int>(godAt(before, arg[0])));
        break;
    case MoveKind::RivalDie: what("die"); break;
    case MoveKind::RivalTile:
        what("tile");
        step.insert(QStringLiteral("tile"), static_cast<int>(arg[0]));
        step.insert(QStringLiteral("fame"), rivalGain(before, entry));
        break;
    case MoveKind::RivalBuild: {
        what("build");
        const auto place = words::placeOf(arg[0]);
        const int fame = rivalGain(before, entry);
        const int value = before.turn.rivalDie;
        step.insert(QStringLiteral("pyramid"), place.pyramid);
        step.insert(QStringLiteral("space"), place.space);
        step.insert(QStringLiteral("value"), value);
        step.insert(QStringLiteral("fame"), fame);
        step.insert(QStringLiteral("project"), servedProject(before, arg[0], value));
        step.insert(QStringLiteral("sum"),
                    fame > value ? QStringLiteral("%1 + %2").arg(value).arg(fame - value) : QString());
        break;
    }
    default: what("place"); break;
    }
    return step;
}

/// One walk over the log gives both: what was rolled, and what the Great Architect did last.
void PyramidiceModel::readLog(const architects::Log& log) {
    std::array<std::array<int, 6>, 2> counts{};
    int total = 0;
    int rollCount = 0;
    QVariantList steps;
    State state = Pyramidice::start(log.setup);
    bool fresh = true; // the next of his steps begins another turn
    for (const Entry& entry : log.entries) {
        const bool roll = entry.isChance() && static_cast<ChanceKind>(entry.kind) == ChanceKind::Roll;
        if (roll) {
            ++rollCount;
            for (std::size_t value = 0; value < 6; ++value) {
                counts[entry.arg[0] != 0 ? 1 : 0][value] += entry.arg[value + 1];
                total += entry.arg[value + 1];
            }
        }
        const bool his = rules::solo(state) && state.mover == 1 && state.turnNumber > 0;
        if (his && (roll || !entry.isChance())) {
            if (fresh) {
                steps.clear();
            }
            fresh = false;
            steps.append(rivalStep(state, entry));
        } else if (!his) {
            fresh = true;
        }
        if (entry.isChance()) {
            Pyramidice::resolve(state, entry.outcome());
        } else {
            Pyramidice::play(state, entry.by, entry.move());
        }
    }
    rivalSteps_ = steps;
    const auto listOf = [](const std::array<int, 6>& faces) {
        return QVariantList(faces.begin(), faces.end());
    };
    rolls_ = {{QStringLiteral("stone"), listOf(counts[0])},
              {QStringLiteral("prayer"), listOf(counts[1])},
              {QStringLiteral("total"), total},
              {QStringLiteral("rolls"), rollCount}};
}
