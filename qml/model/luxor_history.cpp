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

QVariantMap eventOf(const char* what, int seat) {
    return {{QStringLiteral("what"), QString::fromLatin1(what)}, {QStringLiteral("seat"), seat}};
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

void insertTomb(QVariantMap& map, const Entry& entry) {
    const Tomb tomb = entry.arg[0];
    map.insert(QStringLiteral("tomb"), static_cast<int>(tomb));
    map.insert(QStringLiteral("eyes"), eyesOf(tomb));
    map.insert(QStringLiteral("pillar"), static_cast<int>(pillarOf(tomb)));
    map.insert(QStringLiteral("value"), valueIn(entry));
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

QVariantMap LuxorModel::event(const architects::AnyMatch& before, const Entry& entry) const {
    const State* state = before.stateAs<Luxor>();
    if (state == nullptr) {
        return {};
    }
    return entry.isChance() ? chanceEvent(*state, entry) : moveEvent(*state, entry);
}

QVariantMap LuxorModel::chanceEvent(const State& before, const Entry& entry) const {
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::Draw: {
        if (before.step != Step::Draw) {
            return {}; // the deal is not shown
        }
        QVariantMap map = eventOf("draw", entry.arg[0]);
        map.insert(QStringLiteral("card"), entry.arg[1] == architects::hiddenArg ? -1 : int{entry.arg[1]});
        return map;
    }
    case ChanceKind::Back:
        return static_cast<Back>(entry.arg[0]) == Back::Snake && before.stock == 0 ? eventOf("snake", -1)
                                                                                   : QVariantMap();
    case ChanceKind::Mummy: {
        QVariantMap map = eventOf("mummy", before.owner[entry.arg[0]]);
        insertTomb(map, entry);
        return map;
    }
    case ChanceKind::Reveal: {
        QVariantMap map = eventOf("curse", before.mover);
        QVariantList animals;
        for (const Animal animal : architects::luxor::curses[entry.arg[0]]) {
            animals.append(static_cast<int>(animal));
        }
        map.insert(QStringLiteral("curse"), static_cast<int>(entry.arg[0]));
        map.insert(QStringLiteral("animals"), animals);
        return map;
    }
    case ChanceKind::Give: {
        QVariantMap map = eventOf("give", before.finder);
        insertTomb(map, entry);
        map.insert(QStringLiteral("from"), static_cast<int>(before.victim));
        map.insert(QStringLiteral("to"), static_cast<int>(before.finder));
        return map;
    }
    default: return {};
    }
}

QVariantMap LuxorModel::moveEvent(const State& before, const Entry& entry) const {
    const int seat = indexOf(entry.by);
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::Drop: return dropEvent(before, entry);
    case MoveKind::Claim: {
        QVariantMap map = eventOf("claim", seat);
        map.insert(QStringLiteral("cells"),
                   QVariantList{int{entry.arg[0]}, int{entry.arg[1]}, int{entry.arg[2]}});
        map.insert(QStringLiteral("right"), rightLine(before, entry));
        return map;
    }
    case MoveKind::Pass: return eventOf("pass", seat);
    case MoveKind::Victim: {
        QVariantMap map = eventOf("victim", seat);
        map.insert(QStringLiteral("victim"), static_cast<int>(entry.arg[0]));
        return map;
    }
    }
    return {};
}

QVariantMap LuxorModel::dropEvent(const State& before, const Entry& entry) const {
    const std::size_t shaft = entry.arg[1];
    const auto halves = halvesOf(before, entry);
    QVariantList pairs;
    for (const Pair& pair : pairsOf(before, entry.arg[0], shaft)) {
        pairs.append(words::pairMap(pair, glyphAt(before, pair.old)));
    }
    QVariantList steps;
    for (const auto& half : halves) {
        steps.append(luxorsteps::toList(half.steps));
    }
    QVariantMap map = eventOf("drop", indexOf(entry.by));
    map.insert(QStringLiteral("card"), words::cardMap(entry.arg[0]));
    map.insert(QStringLiteral("shaft"), static_cast<int>(shaft));
    map.insert(QStringLiteral("place"), static_cast<int>(before.height[shaft]));
    map.insert(QStringLiteral("pairs"), pairs);
    map.insert(QStringLiteral("steps"), steps);
    if (const auto closing = closingOf(before, halves); !closing.empty()) {
        QVariantMap end = eventOf("move", -1);
        end.insert(QStringLiteral("steps"), luxorsteps::toList(closing));
        end.insert(QStringLiteral("text"), tr("Leftover scarabs open the best sarcophagi they can."));
        map.insert(QStringLiteral("then"), end);
    }
    return map;
}
