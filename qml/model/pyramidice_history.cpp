// How Pyramidice tells what is asked and what happened: prompts, and sentences for the history.
#include <algorithm>
#include <numeric>

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

QString joined(const QList<int>& values) {
    QStringList parts;
    for (const int value : values) {
        parts.append(QString::number(value));
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
    switch (phase()) {
    case PyramidicePhase::Scarab: return tr("Keep one of your two scarabs.");
    case PyramidicePhase::Begin: return tr("Work or rest?");
    case PyramidicePhase::Take: return tr("Take %n die(dice) from the quarry and roll.", "", takeCount());
    case PyramidicePhase::Act:
        return diceLeft(state_.turn.dice) > 0 ? tr("Use your dice: build, pray, call on a god.")
                                              : tr("All dice are used. Call on a god, or end your turn.");
    case PyramidicePhase::Marked: return tr("Roll the chosen dice again.");
    case PyramidicePhase::Pay: return payment_.sentence;
    case PyramidicePhase::Gain:
        return state_.turn.choice.each > 1
                   ? tr("Choose a kind: you take %n resources of it.", "", state_.turn.choice.each)
                   : tr("Choose a resource to take.");
    case PyramidicePhase::Discard: return tr("More than your board holds: give up a resource.");
    case PyramidicePhase::Drop:
        return tr("Your resources keep %n god(s): one must leave.", "",
                  upkeepOf(state_, static_cast<int>(state_.mover)).limit);
    case PyramidicePhase::Rest: return tr("Take a Rest tile.");
    case PyramidicePhase::FreeGod: return tr("Choose a god: it costs nothing.");
    case PyramidicePhase::Pearl:
        return playerwords::hasBuilt(table_->who(state_.mover), state_.turn.pearlFame,
                                     texts::pieces(Resource::Worker, state_.turn.pearlPrice));
    case PyramidicePhase::PlaceTile: return tr("Choose where the returned tiles go.");
    default: return {};
    }
}

QString PyramidiceModel::phasePage() const {
    const auto page = [this] {
        switch (phase()) {
        case PyramidicePhase::Scarab: return "scarabs";
        case PyramidicePhase::Begin: return "turn";
        case PyramidicePhase::Take:
        case PyramidicePhase::Act: return "work";
        case PyramidicePhase::Marked: return "reroll";
        case PyramidicePhase::Pay: return "payments";
        case PyramidicePhase::Gain: return "supplies";
        case PyramidicePhase::Discard: return "overflow";
        case PyramidicePhase::Drop: return "upkeep";
        case PyramidicePhase::Rest: return "rest";
        case PyramidicePhase::FreeGod: return "tile-3";
        case PyramidicePhase::Pearl: return "scarab-pearl";
        case PyramidicePhase::PlaceTile: return "solo";
        default: return "overview";
        }
    };
    return QStringLiteral("pyramidice/") + QLatin1String(page());
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

PyramidiceStep PyramidiceModel::rivalStep(const State& before, const Entry& entry) const {
    const auto& arg = entry.arg;
    PyramidiceStep step;
    if (entry.isChance()) {
        step.what = PyramidiceAct::RivalRoll;
        step.text = tr("He rolls a %1.").arg(joined(valuesOf(entry)));
        step.value = valuesOf(entry).value(0);
        return step;
    }
    step.text = describeMove(before, entry);
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::RivalGod:
        step.what = PyramidiceAct::RivalGod;
        step.god = godAt(before, arg[0]);
        break;
    case MoveKind::RivalDie: step.what = PyramidiceAct::RivalDie; break;
    case MoveKind::RivalTile:
        step.what = PyramidiceAct::RivalTile;
        step.tile = arg[0];
        step.fame = rivalGain(before, entry);
        break;
    case MoveKind::RivalBuild: {
        const auto place = words::placeOf(arg[0]);
        step.what = PyramidiceAct::RivalBuild;
        step.pyramid = place.pyramid;
        step.space = place.space;
        step.value = before.turn.rivalDie;
        step.fame = rivalGain(before, entry);
        step.project = servedProject(before, arg[0], step.value);
        step.sum = step.fame > step.value
                       ? QStringLiteral("%1 + %2").arg(step.value).arg(step.fame - step.value)
                       : QString();
        break;
    }
    default: step.what = PyramidiceAct::RivalPlace; break;
    }
    return step;
}

void PyramidiceModel::readLog(const architects::Log& log) {
    course_.follow(log);
    const auto listOf = [](const PyramidiceCourse::Faces& faces) {
        return QList<int>(faces.begin(), faces.end());
    };
    rolls_.stone = listOf(course_.faces()[0]);
    rolls_.prayer = listOf(course_.faces()[1]);
    rolls_.total = std::accumulate(rolls_.stone.begin(), rolls_.stone.end(), 0) +
                   std::accumulate(rolls_.prayer.begin(), rolls_.prayer.end(), 0);
    rolls_.rolls = course_.rolls();
    last_ = course_.lastMove().isChance() ? PyramidiceEvent()
                                          : eventOf(course_.beforeMove(), course_.lastMove());
    rivalSteps_.clear();
    State state = course_.beforeHis();
    for (const Entry& entry : course_.his()) {
        if (PyramidiceCourse::isHis(state, entry)) {
            rivalSteps_.append(rivalStep(state, entry));
        }
        PyramidiceCourse::goOn(state, entry);
    }
}
