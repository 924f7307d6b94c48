#pragma once

#include "qml/model/pyramidice_model.h"
#include "tests/qml/model/model_test.h"

#include "core/table/random.h"

/// Somebody who plays Pyramidice through the model alone, doing whatever comes to mind among what it
/// offers.
class PyramidicePlayer {
  public:
    PyramidicePlayer(TableModel& table, std::uint64_t seed) : table_(table), random_(seed) {}

    PyramidiceModel& board() const {
        auto* board = qobject_cast<PyramidiceModel*>(table_.board());
        REQUIRE(board != nullptr);
        return *board;
    }
    /// One decision. Fails if there is none to be made, or if what was offered is refused.
    void step() {
        if (table_.handOverTo() >= 0) {
            table_.takeDevice();
        }
        const PyramidicePhase::Value phase = board().phase();
        INFO("in phase " << phase << " after " << table_.plyCount() << " entries");
        REQUIRE(decide(phase));
    }
    int any(int bound) {
        return static_cast<int>(architects::below(random_, static_cast<std::uint32_t>(bound)));
    }
    template <class Value>
    Value oneOf(const QList<Value>& list) {
        REQUIRE_FALSE(list.isEmpty());
        return list.at(any(static_cast<int>(list.size())));
    }
    QList<int> rolled() const {
        QList<int> ids;
        for (const PyramidiceDie& die : board().dice()) {
            if (die.value > 0) {
                ids.append(die.id);
            }
        }
        return ids;
    }
    QList<int> inQuarry(int count) const {
        QList<int> ids;
        for (const PyramidiceDie& die : board().dice()) {
            if (die.value == 0 && ids.size() < count) {
                ids.append(die.id);
            }
        }
        return ids;
    }

  private:
    bool decide(PyramidicePhase::Value phase) {
        PyramidiceModel& model = board();
        switch (phase) {
        case PyramidicePhase::Scarab: return model.chooseScarab(oneOf(model.offered()));
        case PyramidicePhase::Begin: {
            const PyramidiceActions actions = model.actions();
            return actions.work && (!actions.rest || any(3) > 0) ? model.work() : model.rest();
        }
        case PyramidicePhase::Take: return model.take(inQuarry(model.takeCount()));
        case PyramidicePhase::Act: return act();
        case PyramidicePhase::Pay: return pay();
        case PyramidicePhase::Gain: return model.gain(oneOf(model.gains()));
        case PyramidicePhase::Discard: return model.discard(oneOf(model.discards()));
        case PyramidicePhase::Drop: return model.drop(oneOf(model.drops()).god);
        case PyramidicePhase::Rest: return takeAnyTile();
        case PyramidicePhase::FreeGod: return model.takeGod(slotThat(&PyramidiceSlot::may));
        case PyramidicePhase::Pearl: return model.copyBuild(any(2) == 0);
        case PyramidicePhase::PlaceTile: {
            const int tile = oneOf(model.placing().tiles);
            return model.placeTile(tile, oneOf(model.placing().spaces));
        }
        default: return false;
        }
    }

    int slotThat(bool PyramidiceSlot::*may) {
        QList<int> slotList;
        for (const PyramidiceSlot& slot : board().row()) {
            if (slot.*may) {
                slotList.append(slot.slot);
            }
        }
        return slotList.isEmpty() ? 0 : oneOf(slotList);
    }

    bool act() {
        PyramidiceModel& model = board();
        const QList<int> dice = rolled();
        const PyramidiceActions actions = model.actions();
        if (const int slot = slotThat(&PyramidiceSlot::may); slot > 0) {
            return model.pray(slot, dice);
        }
        for (const int die : dice) {
            const QList<PyramidiceTarget> targets = model.buildTargets(die);
            if (!targets.isEmpty()) {
                const PyramidiceTarget target = oneOf(targets);
                CHECK(model.whyNotBuild(die, target.pyramid, target.space).isEmpty());
                return model.build(die, target.pyramid, target.space, target.carnelian);
            }
        }
        if (actions.reroll) {
            return model.reroll(dice, false);
        }
        if (actions.maat) {
            return model.reroll(dice, true);
        }
        if (const int god = usableGod(); god > 0) {
            return callOn(god, dice);
        }
        if (actions.borrow) {
            return model.borrow(slotThat(&PyramidiceSlot::borrowable), dice);
        }
        if (actions.nudge && any(2) == 0) {
            for (const int die : dice) {
                if (model.nudges(die).up) {
                    return model.nudge(die, 1, {});
                }
            }
        }
        if (actions.fame) {
            return model.gainFame(dice);
        }
        if (actions.dismiss && any(2) == 0) {
            return model.dismiss(slotThat(&PyramidiceSlot::dismissable), dice);
        }
        return model.endWork();
    }
    int usableGod() const {
        for (const PyramidiceSide& side : board().sides()) {
            for (const PyramidiceGod& god : side.gods) {
                if (god.usable) {
                    return god.god;
                }
            }
        }
        return 0;
    }
    bool callOn(int god, const QList<int>& dice) {
        PyramidiceModel& model = board();
        const QList<int> settable = model.settableDice(god);
        for (const PyramidiceDie& die : model.dice()) {
            if (!settable.isEmpty() && die.id == settable.constFirst()) {
                return model.setDie(god, die.id, die.value == 6 ? 1 : 6);
            }
        }
        return model.usePower(god, oneOf(model.powerArguments(god)), dice);
    }
    bool pay() {
        PyramidiceModel& model = board();
        const PyramidicePayment payment = model.payment();
        for (const PyramidiceDie& die : model.dice()) {
            if (die.spend) {
                return model.spendDie(die.id);
            }
        }
        if (payment.worker || payment.cat) {
            return model.spendPiece(payment.worker ? "W" : "C");
        }
        const PyramidiceVirtual conjured = oneOf(payment.virtuals);
        return model.spendVirtual(conjured.god, conjured.value);
    }
    bool takeAnyTile() {
        PyramidiceModel& model = board();
        if (model.actions().bes) {
            return model.usePower(architects::pyramidice::Bes, 0, {});
        }
        for (const PyramidiceTile& tile : model.tiles()) {
            if (tile.may && any(2) == 0) {
                return model.takeTile(tile.tile, tile.pieces.isEmpty() ? QString() : oneOf(tile.pieces),
                                      -1);
            }
        }
        if (model.actions().hapy) {
            return model.usePower(architects::pyramidice::Hapy,
                                  oneOf(model.powerArguments(architects::pyramidice::Hapy)), {});
        }
        return takeAnyTile();
    }

    TableModel& table_;
    architects::FastRandom random_;
};
