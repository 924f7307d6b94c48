#pragma once

#include "tests/qml/model/model_test.h"

#include <cstdint>

#include "core/table/random.h"
#include "qml/model/luxor_model.h"

inline LuxorModel& wallOf(TableModel& table) {
    auto* board = qobject_cast<LuxorModel*>(table.board());
    REQUIRE(board != nullptr);
    return *board;
}

/// People around one device who decide by lot among what the model offers.
class LuxorPlayer {
  public:
    LuxorPlayer(TableModel& table, std::uint64_t seed) : table_(table), random_(seed) {}

    struct Drop {
        int card = -1;
        int shaft = -1;
        int plan = 0;
        QVariantMap preview;
    };

    /// One decision of whoever is asked.
    void step() {
        LuxorModel& board = wallOf(table_);
        if (table_.handOverTo() >= 0) {
            table_.takeDevice();
        }
        const QString phase = board.phase();
        if (phase == QLatin1String("drop")) {
            const Drop drop = chooseDrop();
            REQUIRE(board.drop(drop.card, drop.shaft, drop.plan));
        } else if (phase == QLatin1String("search")) {
            REQUIRE(board.claim(anyLine(), -1));
        } else if (phase == QLatin1String("race")) {
            const int seat = pick(board.racers()).toInt();
            REQUIRE((below(2) == 0 ? board.pass(seat) : board.claim(anyLine(), seat)));
        } else {
            REQUIRE(phase == QLatin1String("victim"));
            REQUIRE(board.curseSeat(pick(board.victims()).toInt()));
        }
    }

    /// Of several the one with the most pairs, so that much happens at the pillars.
    Drop chooseBusyDrop() {
        const auto pairs = [](const Drop& drop) { return drop.preview.value("pairs").toList().size(); };
        Drop best = chooseDrop();
        for (int i = 0; i < 20; ++i) {
            const Drop other = chooseDrop();
            best = pairs(other) > pairs(best) ? other : best;
        }
        return best;
    }

    Drop chooseDrop() {
        LuxorModel& board = wallOf(table_);
        Drop drop;
        drop.card = pick(board.hand()).toMap().value("card").toInt();
        drop.shaft = pick(board.openShafts()).toInt();
        drop.preview = board.preview(drop.card, drop.shaft);
        REQUIRE(drop.preview.value("legal").toBool());
        drop.plan = below(static_cast<int>(drop.preview.value("plans").toList().size()));
        return drop;
    }

    /// Three filled cells of one shaft: a line that can be claimed, right or wrong.
    QVariantList anyLine() {
        for (const QVariant& card : wallOf(table_).cards()) {
            if (card.toMap().value("place").toInt() == 1) {
                const int floor = 10 * card.toMap().value("shaft").toInt();
                return {floor + 2, floor, floor + 1};
            }
        }
        FAIL("no shaft has two cards");
        return {};
    }

    int below(int limit) {
        return static_cast<int>(architects::below(random_, static_cast<std::uint32_t>(limit)));
    }

  private:
    QVariant pick(const QVariantList& list) {
        REQUIRE_FALSE(list.isEmpty());
        return list.at(below(static_cast<int>(list.size())));
    }

    TableModel& table_;
    architects::FastRandom random_;
};
