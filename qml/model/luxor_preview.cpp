// What a card would do in a shaft, and dropping it.
#include "qml/model/core_text.h"

#include "qml/model/luxor_model.h"
#include "qml/model/luxor_steps.h"
#include "qml/model/luxor_words.h"
#include "qml/model/table_model.h"
#include <QStringList>

using namespace architects::luxor;
namespace words = luxorwords;
namespace rules = architects::luxor;
using architects::Refusal;
using What = luxorsteps::Step::What;

namespace {

bool isCard(int card) {
    return card >= 0 && card < cardCount;
}

bool isShaft(int shaft) {
    return shaft >= 0 && shaft < static_cast<int>(shaftCount);
}

/// What an animal's steps come to.
struct Sum {
    int scarabs = 0;
    int ousted = -1;
    int from = -1;
    int eyes = 0;
    int opensFor = -1;
    bool comes = false;
};

Sum sumOf(const luxorsteps::Steps& steps) {
    Sum sum;
    for (const auto& step : steps) {
        switch (step.what) {
        case What::Oust: sum.ousted = step.seat; break;
        case What::Come:
            sum.comes = true;
            sum.from = step.from;
            break;
        case What::Scarab: ++sum.scarabs; break;
        case What::Open:
            sum.eyes = eyesOf(static_cast<Tomb>(step.tomb));
            sum.opensFor = step.seat;
            break;
        case What::Back: break;
        }
    }
    return sum;
}

/// What the mover is told about one animal; where scarabs go only if nothing greater happens.
class Teller {
  public:
    Teller(const TableModel& table, int seat) : table_(table), seat_(seat) {}

    [[nodiscard]] QString text(const luxorsteps::Half& half, const Sum& sum) const {
        QStringList parts;
        if (sum.ousted >= 0) {
            parts.append(LuxorModel::tr("You replace %1").arg(table_.seatName(sum.ousted)));
        } else if (sum.comes) {
            parts.append(LuxorModel::tr("You send a researcher"));
        }
        if (sum.from >= 0) {
            parts.append(LuxorModel::tr("left empty by you: %1", "an animal's pillar")
                             .arg(words::animalName(sum.from)));
        }
        if (sum.opensFor >= 0) {
            parts.append(sum.opensFor == seat_
                             ? LuxorModel::tr("Sarcophagus for you: %n eye(s)", "", sum.eyes)
                             : LuxorModel::tr("Sarcophagus for %1: %n eye(s)", "", sum.eyes)
                                   .arg(table_.seatName(sum.opensFor)));
        }
        if (parts.isEmpty()) {
            parts.append(scarabs(half, sum.scarabs));
        }
        return parts.join(QStringLiteral(" · "));
    }

  private:
    [[nodiscard]] QString scarabs(const luxorsteps::Half& half, int count) const {
        if (count == 0) {
            return half.after.slab == 0 ? LuxorModel::tr("No scarab is left for it")
                                        : LuxorModel::tr("The pillar is full: no scarab");
        }
        const std::uint8_t there = half.after.researcher[half.yield.animal];
        if (there == nobody) {
            return LuxorModel::tr("%n scarab(s), nobody is there", "", count);
        }
        return there == seat_
                   ? LuxorModel::tr("%n scarab(s) for you", "", count)
                   : LuxorModel::tr("%n scarab(s) for %1", "", count).arg(table_.seatName(there));
    }

    const TableModel& table_;
    int seat_;
};

LuxorEffect effectRow(const Teller& teller, const luxorsteps::Half& half) {
    const Sum sum = sumOf(half.steps);
    const std::uint8_t there = half.after.researcher[half.yield.animal];
    LuxorEffect row;
    row.animal = half.yield.animal;
    row.name = words::animalName(row.animal);
    row.pairs = half.yield.pairs;
    row.same = half.yield.same;
    row.title = words::pairsText(half.yield.pairs, half.yield.same);
    row.text = teller.text(half, sum);
    row.scarabs = sum.scarabs;
    row.scarabsThen = half.after.scarabs[half.yield.animal];
    row.seat = there == nobody ? -1 : static_cast<int>(there);
    row.comes = sum.comes;
    row.from = sum.from;
    row.opens = sum.eyes;
    row.opensFor = sum.opensFor;
    return row;
}

QList<LuxorPair> pairsIn(const State& state, const Pairs& pairs) {
    QList<LuxorPair> list;
    for (const Pair& pair : pairs) {
        list.append(words::pairRow(pair, glyphAt(state, pair.old)));
    }
    return list;
}

/// The move of a plan.
architects::Move moveOf(int card, int shaft, const Plan& plan) {
    return rules::drop(static_cast<Card>(card), static_cast<std::size_t>(shaft), plan.order, plan.source[0],
                       plan.source[1]);
}

} // namespace

LuxorPlan LuxorModel::makePlan(int index, const Yields& yields, const Plan& plan) const {
    const int seat = table_->viewer();
    const Teller teller(*table_, seat);
    LuxorPlan row;
    row.index = index;
    QStringList texts;
    for (const auto& half : luxorsteps::halvesOf(state_.chamber, seat, yields, plan)) {
        const LuxorEffect effect = effectRow(teller, half);
        texts.append(tr("%1: %2", "an animal, what happens at its pillar")
                         .arg(words::animalTitle(effect.animal), effect.text));
        row.effects.append(effect);
        row.pillars.append(effect.animal);
        if (effect.comes && effect.from >= 0) {
            row.pillars.append(effect.from);
        }
    }
    row.text = texts.isEmpty() ? tr("No pair: nothing happens") : texts.join(QStringLiteral("; "));
    return row;
}

LuxorPreview LuxorModel::preview(int card, int shaft) const {
    const int seat = table_->viewer();
    LuxorPreview row;
    row.known = isCard(card) && isShaft(shaft) && seat >= 0 &&
                (state_.hand[static_cast<std::size_t>(seat)] & only(static_cast<Card>(card))) != 0;
    if (!row.known) {
        return row;
    }
    const auto where = static_cast<std::size_t>(shaft);
    row.shaft = shaft;
    row.place = state_.height[where];
    Plans plans;
    if (row.place < static_cast<int>(cardsPerShaft)) {
        const auto one = static_cast<Card>(card);
        const Yields yields = yieldsOf(state_, one, where);
        listPlans(state_.chamber, seat, yields, plans);
        QStringList spoken;
        for (const Plan& plan : plans) {
            row.plans.append(makePlan(static_cast<int>(row.plans.size()), yields, plan));
            spoken.append(row.plans.constLast().text);
            row.pillars.append(row.plans.constLast().pillars);
        }
        row.card = words::cardRow(one);
        row.card.shaft = shaft;
        row.card.place = row.place;
        row.pairs = pairsIn(state_, pairsOf(state_, one, where));
        row.spoken = spoken.join(tr(", or ", "between two ways to do it"));
    }
    const Refusal refusal =
        checkMove(state_, viewer(), moveOf(card, shaft, plans.empty() ? Plan() : plans[0]));
    const auto& info = architects::infoOf(refusal);
    row.legal = refusal == Refusal::None && live_;
    row.reason = refusal == Refusal::None ? QString() : coreText("Refusal", info.sentence);
    row.page = QString::fromUtf8(info.rule.data(), static_cast<qsizetype>(info.rule.size()));
    return row;
}

WhyNot LuxorModel::whyNotDrop(int card) const {
    const QList<int> open =
        openShafts(); // over a full one no card may fall, and that is no fault of this card
    return isCard(card) ? why(moveOf(card, open.value(0), Plan())) : WhyNot();
}

void LuxorModel::takeAdvice(const architects::AnyMatch& position, const architects::Entry* move) {
    LuxorEvent advised;
    if (const State* state = position.stateAs<Luxor>(); state != nullptr && move != nullptr) {
        const bool drop = static_cast<MoveKind>(move->kind) == MoveKind::Drop;
        advised = drop ? advisedDrop(*state, *move) : eventsOf(position, *move).value(0);
    }
    if (advised_ != advised) {
        advised_ = advised;
        emit adviceChanged();
    }
}

LuxorEvent LuxorModel::advisedDrop(const State& state, const architects::Entry& move) const {
    LuxorEvent row;
    row.what = LuxorAct::Drop;
    row.seat = indexOf(move.by);
    row.card = words::cardRow(move.arg[0]);
    row.shaft = move.arg[1];
    row.plan = 0;
    Plans plans;
    listPlans(state.chamber, row.seat, yieldsOf(state, move.arg[0], move.arg[1]), plans);
    for (int i = 0; i < static_cast<int>(plans.size()); ++i) {
        if (moveOf(move.arg[0], move.arg[1], plans[static_cast<std::size_t>(i)]) == move.move()) {
            row.plan = i;
        }
    }
    return row;
}

bool LuxorModel::drop(int card, int shaft, int plan) {
    if (!isCard(card) || !isShaft(shaft)) {
        table_->refuse(isCard(card) ? Refusal::LuxorNoSuchShaft : Refusal::LuxorCardNotInHand);
        return false;
    }
    const auto where = static_cast<std::size_t>(shaft);
    Plans plans;
    if (state_.height[where] < cardsPerShaft && table_->viewer() >= 0) {
        listPlans(state_.chamber, table_->viewer(), yieldsOf(state_, static_cast<Card>(card), where),
                  plans);
    }
    const bool known = plan >= 0 && plan < static_cast<int>(plans.size());
    return play(moveOf(card, shaft, known ? plans[static_cast<std::size_t>(plan)] : Plan()), -1);
}
