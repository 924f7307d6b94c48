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
        const QString phase = board().phase();
        INFO("in phase " << phase.toStdString() << " after " << table_.plyCount() << " entries");
        REQUIRE(decide(phase));
    }
    int any(int bound) {
        return static_cast<int>(architects::below(random_, static_cast<std::uint32_t>(bound)));
    }
    QVariant oneOf(const QVariantList& list) {
        REQUIRE_FALSE(list.isEmpty());
        return list.at(any(static_cast<int>(list.size())));
    }
    QVariantList rolled() const {
        QVariantList ids;
        for (const QVariant& die : board().dice()) {
            if (die.toMap().value("value").toInt() > 0) {
                ids.append(die.toMap().value("id"));
            }
        }
        return ids;
    }
    QVariantList inQuarry(int count) const {
        QVariantList ids;
        for (const QVariant& die : board().dice()) {
            if (die.toMap().value("value").toInt() == 0 && ids.size() < count) {
                ids.append(die.toMap().value("id"));
            }
        }
        return ids;
    }

  private:
    bool decide(const QString& phase) {
        PyramidiceModel& model = board();
        if (phase == "scarab") {
            return model.chooseScarab(oneOf(model.offered()).toInt());
        }
        if (phase == "begin") {
            const bool work = model.actions().value("work").toBool();
            const bool rest = model.actions().value("rest").toBool();
            return work && (!rest || any(3) > 0) ? model.work() : model.rest();
        }
        if (phase == "take") {
            return model.take(inQuarry(model.takeCount()));
        }
        if (phase == "act") {
            return act();
        }
        if (phase == "pay") {
            return pay();
        }
        if (phase == "gain") {
            return model.gain(oneOf(model.gains()).toString());
        }
        if (phase == "discard") {
            return model.discard(oneOf(model.discards()).toString());
        }
        if (phase == "drop") {
            return model.drop(oneOf(model.drops()).toMap().value("god").toInt());
        }
        if (phase == "rest") {
            return takeAnyTile();
        }
        if (phase == "freeGod") {
            return model.takeGod(slotThat("may"));
        }
        if (phase == "pearl") {
            return model.copyBuild(any(2) == 0);
        }
        if (phase == "placeTile") {
            const QVariantMap placing = model.placing();
            return model.placeTile(oneOf(placing.value("tiles").toList()).toInt(),
                                   oneOf(placing.value("spaces").toList()).toInt());
        }
        return false;
    }

    int slotThat(const char* may) {
        QVariantList slotList;
        for (const QVariant& slot : board().row()) {
            if (slot.toMap().value(may).toBool()) {
                slotList.append(slot.toMap().value("slot"));
            }
        }
        return slotList.isEmpty() ? 0 : oneOf(slotList).toInt();
    }

    bool act() {
        PyramidiceModel& model = board();
        const QVariantList dice = rolled();
        const QVariantMap actions = model.actions();
        if (const int slot = slotThat("may"); slot > 0) {
            return model.pray(slot, dice);
        }
        for (const QVariant& die : dice) {
            const QVariantList targets = model.buildTargets(die.toInt());
            if (!targets.isEmpty()) {
                const QVariantMap target = oneOf(targets).toMap();
                CHECK(model
                          .whyNotBuild(die.toInt(), target.value("pyramid").toInt(),
                                       target.value("space").toInt())
                          .isEmpty());
                return model.build(die.toInt(), target.value("pyramid").toInt(),
                                   target.value("space").toInt(), target.value("carnelian").toBool());
            }
        }
        if (actions.value("reroll").toBool()) {
            return model.reroll(dice, false);
        }
        if (actions.value("maat").toBool()) {
            return model.reroll(dice, true);
        }
        if (const int god = usableGod(); god > 0) {
            return callOn(god, dice);
        }
        if (actions.value("borrow").toBool()) {
            return model.borrow(slotThat("borrowable"), dice);
        }
        if (actions.value("nudge").toBool() && any(2) == 0) {
            for (const QVariant& die : dice) {
                if (model.nudges(die.toInt()).value("up").toBool()) {
                    return model.nudge(die.toInt(), 1, {});
                }
            }
        }
        if (actions.value("fame").toBool()) {
            return model.gainFame(dice);
        }
        if (actions.value("dismiss").toBool() && any(2) == 0) {
            return model.dismiss(slotThat("dismissable"), dice);
        }
        return model.endWork();
    }
    int usableGod() const {
        for (const QVariant& side : board().sides()) {
            for (const QVariant& god : side.toMap().value("gods").toList()) {
                if (god.toMap().value("usable").toBool()) {
                    return god.toMap().value("god").toInt();
                }
            }
        }
        return 0;
    }
    bool callOn(int god, const QVariantList& dice) {
        PyramidiceModel& model = board();
        const QVariantList settable = model.settableDice(god);
        if (!settable.isEmpty()) {
            for (const QVariant& die : model.dice()) {
                if (die.toMap().value("id") == settable.constFirst()) {
                    return model.setDie(god, settable.constFirst().toInt(),
                                        die.toMap().value("value").toInt() == 6 ? 1 : 6);
                }
            }
        }
        return model.usePower(god, oneOf(model.powerArguments(god)).toInt(), dice);
    }
    bool pay() {
        PyramidiceModel& model = board();
        const QVariantMap payment = model.payment();
        for (const QVariant& die : model.dice()) {
            if (die.toMap().value("spend").toBool()) {
                return model.spendDie(die.toMap().value("id").toInt());
            }
        }
        if (payment.value("W").toBool() || payment.value("C").toBool()) {
            return model.spendPiece(payment.value("W").toBool() ? "W" : "C");
        }
        const QVariantMap conjured = oneOf(payment.value("virtuals").toList()).toMap();
        return model.spendVirtual(conjured.value("god").toInt(), conjured.value("value").toInt());
    }
    bool takeAnyTile() {
        PyramidiceModel& model = board();
        if (model.actions().value("bes").toBool()) {
            return model.usePower(architects::pyramidice::Bes, 0, {});
        }
        for (const QVariant& tile : model.tiles()) {
            const QVariantMap map = tile.toMap();
            if (map.value("may").toBool() && any(2) == 0) {
                const QVariantList pieces = map.value("pieces").toList();
                return model.takeTile(map.value("tile").toInt(),
                                      pieces.isEmpty() ? QString() : oneOf(pieces).toString(), -1);
            }
        }
        if (model.actions().value("hapy").toBool()) {
            return model.usePower(architects::pyramidice::Hapy,
                                  oneOf(model.powerArguments(architects::pyramidice::Hapy)).toInt(), {});
        }
        return takeAnyTile();
    }

    TableModel& table_;
    architects::FastRandom random_;
};
