// How Luxor tells what happened: sentences for the history, events for the animation.
#include "core/games/luxor/chance.h"

#include "core/games/luxor/turn.h"
#include "qml/model/luxor_model.h"
#include "qml/model/luxor_steps.h"
#include "qml/model/luxor_words.h"
#include "qml/model/player_words.h"
#include "qml/model/table_model.h"
#include <QStringList>

using namespace architects::luxor;
namespace words = luxorwords;
using architects::Entry;
using What = luxorsteps::Step::What;

namespace {

LuxorEvent eventOf(LuxorAct::Value what, int seat) {
    LuxorEvent event;
    event.what = what;
    event.seat = seat;
    return event;
}

Plan planOf(const Entry& entry) {
    return {static_cast<Order>(entry.arg[2]), {entry.arg[3], entry.arg[4]}};
}

std::vector<luxorsteps::Half> halvesOf(const State& before, const Entry& entry) {
    return luxorsteps::halvesOf(before.chamber, indexOf(entry.by),
                                yieldsOf(before, entry.arg[0], entry.arg[1]), planOf(entry));
}

/// What the scarabs that are left open after the last card; nothing before that.
luxorsteps::Steps closingOf(const State& before, const std::vector<luxorsteps::Half>& halves) {
    if (wallCount(before) + 1 < cardsInWall) {
        return {};
    }
    State full = before;
    if (!halves.empty()) {
        full.chamber = halves.back().after;
    }
    return luxorsteps::closingSteps(full);
}

bool rightLine(const State& before, const Entry& entry) {
    return matches(before, before.curse, {entry.arg[0], entry.arg[1], entry.arg[2]});
}

/// 0 where it may not be seen.
int valueIn(const Entry& entry) {
    return entry.arg[1] == architects::hiddenArg ? 0 : entry.arg[1];
}

LuxorTomb tombIn(const Entry& entry) {
    const Tomb tomb = entry.arg[0];
    LuxorTomb row;
    row.tomb = tomb;
    row.eyes = eyesOf(tomb);
    row.pillar = static_cast<int>(pillarOf(tomb));
    row.value = valueIn(entry);
    return row;
}

} // namespace

QString LuxorModel::describe(const architects::AnyMatch& before, const Entry& entry) const {
    const State* state = before.stateAs<Luxor>();
    if (state == nullptr) {
        return {};
    }
    return entry.isChance() ? describeChance(*state, entry) : describeMove(*state, entry);
}

QString LuxorModel::describeChance(const State& before, const Entry& entry) const {
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::First: return playerwords::begins(table_->who(entry.arg[0]));
    case ChanceKind::Mummy:
        return valueIn(entry) != 0 && before.owner[entry.arg[0]] == table_->viewer()
                   ? tr("The mummy is worth %1.").arg(valueIn(entry))
                   : QString();
    case ChanceKind::Reveal: return tr("A curse comes to light: %1.").arg(words::curseName(entry.arg[0]));
    case ChanceKind::Give:
        return playerwords::handsOver(table_->who(before.victim), table_->who(before.finder),
                                      eyesOf(entry.arg[0]));
    default: return {}; // dealing and drawing is not told
    }
}

QString LuxorModel::describeMove(const State& before, const Entry& entry) const {
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::Drop: return describeDrop(before, entry);
    case MoveKind::Claim:
        return rightLine(before, entry) ? tr("Finds %1 on the wall.").arg(words::curseName(before.curse))
                                        : tr("Points at the wrong line.");
    case MoveKind::Pass: return tr("Does not find it.");
    case MoveKind::Victim: return playerwords::chooses(table_->who(entry.arg[0]));
    }
    return {};
}

QString LuxorModel::describeDrop(const State& before, const Entry& entry) const {
    QStringList sentences{
        tr("Drops %1 into %2.").arg(words::cardName(entry.arg[0]), words::shaftName(entry.arg[1]))};
    for (const auto& half : halvesOf(before, entry)) {
        const QString animal = words::animalName(half.yield.animal);
        int scarabs = 0;
        QStringList opened;
        for (const auto& step : half.steps) {
            scarabs += step.what == What::Scarab ? 1 : 0;
            if (step.what == What::Oust) {
                sentences.append(playerwords::replaces(table_->who(step.seat), animal));
            } else if (step.what == What::Come && half.steps.front().what != What::Oust) {
                sentences.append(tr("Sends a researcher to a pillar: %1.", "an animal").arg(animal));
            } else if (step.what == What::Open) {
                opened.append(playerwords::opensSarcophagus(table_->who(step.seat),
                                                            eyesOf(static_cast<Tomb>(step.tomb))));
            }
        }
        if (scarabs > 0) {
            sentences.append(tr("%n scarab(s): %1.", "how many, an animal", scarabs).arg(animal));
        }
        sentences.append(opened);
    }
    return sentences.join(QLatin1Char(' '));
}

std::function<void(const QString& text)> LuxorModel::telling(const architects::AnyMatch& before,
                                                             const Entry& entry) {
    return [this, events = eventsOf(before, entry)](const QString& text) {
        for (LuxorEvent event : events) {
            event.text = event.text.isEmpty() ? text : event.text;
            emit happened(event);
        }
    };
}

QList<LuxorEvent> LuxorModel::eventsOf(const architects::AnyMatch& before, const Entry& entry) const {
    const State* state = before.stateAs<Luxor>();
    if (state == nullptr) {
        return {};
    }
    return entry.isChance() ? chanceEvents(*state, entry) : moveEvents(*state, entry);
}

QList<LuxorEvent> LuxorModel::chanceEvents(const State& before, const Entry& entry) const {
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::Draw: {
        if (before.step != Step::Draw) {
            return {}; // the deal is not shown
        }
        LuxorEvent event = eventOf(LuxorAct::Draw, entry.arg[0]);
        event.drawn = entry.arg[1] == architects::hiddenArg ? -1 : int{entry.arg[1]};
        return {event};
    }
    case ChanceKind::Back:
        return static_cast<Back>(entry.arg[0]) == Back::Snake && before.stock == 0
                   ? QList{eventOf(LuxorAct::Snake, -1)}
                   : QList<LuxorEvent>();
    case ChanceKind::Mummy: {
        LuxorEvent event = eventOf(LuxorAct::Mummy, before.owner[entry.arg[0]]);
        event.tomb = tombIn(entry);
        return {event};
    }
    case ChanceKind::Reveal: {
        LuxorEvent event = eventOf(LuxorAct::Curse, before.mover);
        for (const Animal animal : architects::luxor::curses[entry.arg[0]]) {
            event.animals.append(static_cast<int>(animal));
        }
        event.curse = entry.arg[0];
        return {event};
    }
    case ChanceKind::Give: {
        LuxorEvent event = eventOf(LuxorAct::Give, before.finder);
        event.tomb = tombIn(entry);
        event.from = before.victim;
        event.to = before.finder;
        return {event};
    }
    default: return {};
    }
}

QList<LuxorEvent> LuxorModel::moveEvents(const State& before, const Entry& entry) const {
    const int seat = indexOf(entry.by);
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::Drop: return dropEvents(before, entry);
    case MoveKind::Claim: {
        LuxorEvent event = eventOf(LuxorAct::Claim, seat);
        event.cells = {int{entry.arg[0]}, int{entry.arg[1]}, int{entry.arg[2]}};
        event.right = rightLine(before, entry);
        return {event};
    }
    case MoveKind::Pass: return {eventOf(LuxorAct::Pass, seat)};
    case MoveKind::Victim: {
        LuxorEvent event = eventOf(LuxorAct::Victim, seat);
        event.victim = entry.arg[0];
        return {event};
    }
    }
    return {};
}

QList<LuxorEvent> LuxorModel::dropEvents(const State& before, const Entry& entry) const {
    const std::size_t shaft = entry.arg[1];
    const auto halves = halvesOf(before, entry);
    LuxorEvent event = eventOf(LuxorAct::Drop, indexOf(entry.by));
    event.card = words::cardRow(entry.arg[0]);
    event.shaft = static_cast<int>(shaft);
    event.place = before.height[shaft];
    for (const Pair& pair : pairsOf(before, entry.arg[0], shaft)) {
        event.pairs.append(words::pairRow(pair, glyphAt(before, pair.old)));
    }
    for (const auto& half : halves) {
        event.steps.append(luxorsteps::rowsOf(half.steps));
    }
    QList<LuxorEvent> events{event};
    if (const auto closing = closingOf(before, halves); !closing.empty()) {
        LuxorEvent end = eventOf(LuxorAct::Move, -1);
        end.steps = luxorsteps::rowsOf(closing);
        end.text = tr("Leftover scarabs open the best sarcophagi they can.");
        events.append(end);
    }
    return events;
}
