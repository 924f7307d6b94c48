// How what happened at a table of Luxor is pictured, and how its pillars are drawn meanwhile.
#include "qml/model/luxor_model.h"
#include "qml/model/table_model.h"

namespace {

LuxorPicture partOf(const LuxorEvent& event, LuxorAct::Value what) {
    LuxorPicture part;
    part.what = what;
    part.event = event;
    part.step.what = what;
    part.step.seat = event.seat;
    part.step.from = event.from;
    part.step.to = event.to;
    part.step.card = event.drawn;
    part.step.tomb = event.tomb;
    part.step.pillar = what == LuxorAct::Give ? event.tomb.pillar : -1;
    return part;
}

/// Scarabs that go the same way go together.
QList<LuxorPicture> stepsOf(const LuxorEvent& event) {
    QList<LuxorPicture> parts;
    for (const LuxorStep& step : event.steps) {
        LuxorStep* last = parts.isEmpty() ? nullptr : &parts.last().step;
        if (last != nullptr && step.what == LuxorAct::Scarab && last->what == LuxorAct::Scarab &&
            step.pillar == last->pillar && step.from == last->from) {
            ++last->count;
            continue;
        }
        LuxorPicture part = partOf(event, static_cast<LuxorAct::Value>(step.what));
        part.step = step;
        parts.append(part);
    }
    return parts;
}

QList<LuxorPicture> pairsOf(const LuxorEvent& event) {
    QList<LuxorPicture> parts;
    for (int i = 0; i < static_cast<int>(event.pairs.size()); ++i) {
        LuxorPicture part = partOf(event, LuxorAct::Pair);
        part.pair = i;
        parts.append(part);
    }
    return parts;
}

} // namespace

QList<LuxorPicture> LuxorModel::picturesOf(const LuxorEvent& event) const {
    QList<LuxorPicture> told{partOf(event, LuxorAct::Tell)};
    switch (event.what) {
    case LuxorAct::Drop:
        return told + QList{partOf(event, LuxorAct::Fall)} + pairsOf(event) + stepsOf(event);
    case LuxorAct::Move: return told + stepsOf(event);
    case LuxorAct::Pass:
    case LuxorAct::Victim: return told;
    default: break;
    }
    const bool seen = event.tomb.value > 0;
    if (event.what == LuxorAct::Mummy && !seen) {
        return told;
    }
    QList<LuxorPicture> parts = told + QList{partOf(event, static_cast<LuxorAct::Value>(event.what))};
    if (event.what == LuxorAct::Give && seen && event.from != table_->viewer()) {
        parts.append(partOf(event, LuxorAct::Mummy));
    }
    return parts;
}

QList<LuxorPillar> LuxorModel::drawn(const QList<LuxorPillar>& pillars, const QList<int>& glowing,
                                     bool othersFaded, const LuxorPlan& coming) const {
    QList<LuxorPillar> list = pillars;
    for (LuxorPillar& pillar : list) {
        pillar.glow = glowing.contains(pillar.animal);
        pillar.faded = othersFaded && !pillar.glow;
        for (const LuxorEffect& effect : coming.effects) {
            if (effect.animal == pillar.animal) {
                pillar.ghostScarabs = effect.scarabs;
                pillar.ghostSeat = effect.comes ? table_->viewer() : -1;
                break;
            }
        }
    }
    return list;
}
