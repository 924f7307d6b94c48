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
                             ? LuxorModel::tr("You open a sarcophagus with %n eye(s)", "", sum.eyes)
                             : LuxorModel::tr("%1 opens a sarcophagus with %n eye(s)", "", sum.eyes)
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

QVariantMap effectMap(const Teller& teller, const luxorsteps::Half& half) {
    const Sum sum = sumOf(half.steps);
    const int animal = half.yield.animal;
    const std::uint8_t there = half.after.researcher[half.yield.animal];
    return {{QStringLiteral("animal"), animal},
            {QStringLiteral("pairs"), static_cast<int>(half.yield.pairs)},
            {QStringLiteral("same"), half.yield.same},
            {QStringLiteral("title"), words::pairsText(half.yield.pairs, half.yield.same)},
            {QStringLiteral("text"), teller.text(half, sum)},
            {QStringLiteral("scarabs"), sum.scarabs},
            {QStringLiteral("seat"), there == nobody ? -1 : static_cast<int>(there)},
            {QStringLiteral("comes"), sum.comes},
            {QStringLiteral("from"), sum.from},
            {QStringLiteral("opens"), sum.eyes},
            {QStringLiteral("opensFor"), sum.opensFor},
            {QStringLiteral("scarabsThen"), static_cast<int>(half.after.scarabs[half.yield.animal])}};
}

QVariantList pairsIn(const State& state, const Pairs& pairs) {
    QVariantList list;
    for (const Pair& pair : pairs) {
        list.append(words::pairMap(pair, glyphAt(state, pair.old)));
    }
    return list;
}

/// The move of a plan.
architects::Move moveOf(int card, int shaft, const Plan& plan) {
    return rules::drop(static_cast<Card>(card), static_cast<std::size_t>(shaft), plan.order, plan.source[0],
                       plan.source[1]);
}

} // namespace

QVariantMap LuxorModel::makePlan(int index, const Yields& yields, const Plan& plan) const {
    const int seat = table_->viewer();
    const Teller teller(*table_, seat);
    QVariantList effects;
    QStringList texts;
    for (const auto& half : luxorsteps::halvesOf(state_.chamber, seat, yields, plan)) {
        const QVariantMap effect = effectMap(teller, half);
        texts.append(tr("%1: %2", "an animal, what happens at its pillar")
                         .arg(words::animalTitle(half.yield.animal),
                              effect.value(QStringLiteral("text")).toString()));
        effects.append(effect);
    }
    return {{QStringLiteral("index"), index},
            {QStringLiteral("text"),
             texts.isEmpty() ? tr("No pair: nothing happens") : texts.join(QStringLiteral("; "))},
            {QStringLiteral("effects"), effects}};
}

QVariantMap LuxorModel::preview(int card, int shaft) const {
    const int seat = table_->viewer();
    if (!isCard(card) || !isShaft(shaft) || seat < 0 ||
        (state_.hand[static_cast<std::size_t>(seat)] & only(static_cast<Card>(card))) == 0) {
        return {};
    }
    const auto where = static_cast<std::size_t>(shaft);
    const int place = state_.height[where];
    QVariantMap map{{QStringLiteral("shaft"), shaft}, {QStringLiteral("place"), place}};
    Plans plans;
    if (place < static_cast<int>(cardsPerShaft)) {
        const auto one = static_cast<Card>(card);
        const Yields yields = yieldsOf(state_, one, where);
        listPlans(state_.chamber, seat, yields, plans);
        QVariantList list;
        QStringList spoken;
        for (const Plan& plan : plans) {
            list.append(makePlan(static_cast<int>(list.size()), yields, plan));
            spoken.append(list.last().toMap().value(QStringLiteral("text")).toString());
        }
        const int low = cellAt(where, 2 * static_cast<std::size_t>(place));
        map.insert(QStringLiteral("cells"), QVariantList{low, low + 1});
        map.insert(QStringLiteral("pairs"), pairsIn(state_, pairsOf(state_, one, where)));
        map.insert(QStringLiteral("plans"), list);
        map.insert(QStringLiteral("spoken"), spoken.join(tr(", or ", "between two ways to do it")));
    }
    const Refusal refusal =
        checkMove(state_, viewer(), moveOf(card, shaft, plans.empty() ? Plan() : plans[0]));
    const auto& info = architects::infoOf(refusal);
    map.insert(QStringLiteral("legal"), refusal == Refusal::None && live_);
    map.insert(QStringLiteral("reason"),
               refusal == Refusal::None ? QString() : coreText("Refusal", info.sentence));
    map.insert(QStringLiteral("page"),
               QString::fromUtf8(info.rule.data(), static_cast<qsizetype>(info.rule.size())));
    return map;
}

QVariantMap LuxorModel::advice(const architects::AnyMatch& position, const architects::Entry& move) const {
    const State* state = position.stateAs<Luxor>();
    if (state == nullptr || static_cast<MoveKind>(move.kind) != MoveKind::Drop) {
        return BoardModel::advice(position, move);
    }
    const int seat = indexOf(move.by);
    Plans plans;
    listPlans(state->chamber, seat, yieldsOf(*state, move.arg[0], move.arg[1]), plans);
    int index = 0;
    for (int i = 0; i < static_cast<int>(plans.size()); ++i) {
        if (moveOf(move.arg[0], move.arg[1], plans[static_cast<std::size_t>(i)]) == move.move()) {
            index = i;
        }
    }
    return {{QStringLiteral("what"), QStringLiteral("drop")},
            {QStringLiteral("seat"), seat},
            {QStringLiteral("card"), static_cast<int>(move.arg[0])},
            {QStringLiteral("shaft"), static_cast<int>(move.arg[1])},
            {QStringLiteral("plan"), index}};
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
