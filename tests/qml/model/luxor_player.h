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
        LuxorPreview preview;
    };

    /// One decision of whoever is asked.
    void step() {
        LuxorModel& board = wallOf(table_);
        if (table_.handOverTo() >= 0) {
            table_.takeDevice();
        }
        const LuxorPhase::Value phase = board.phase();
        if (phase == LuxorPhase::Drop) {
            const Drop drop = chooseDrop();
            REQUIRE(board.drop(drop.card, drop.shaft, drop.plan));
        } else if (phase == LuxorPhase::Search) {
            REQUIRE(board.claim(anyLine(), -1));
        } else if (phase == LuxorPhase::Race) {
            const int seat = pick(board.racers());
            REQUIRE((below(2) == 0 ? board.pass(seat) : board.claim(anyLine(), seat)));
        } else {
            REQUIRE(phase == LuxorPhase::Victim);
            REQUIRE(board.curseSeat(pick(board.victims())));
        }
    }

    /// Of several the one with the most pairs, so that much happens at the pillars.
    Drop chooseBusyDrop() {
        const auto pairs = [](const Drop& drop) { return drop.preview.pairs.size(); };
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
        drop.card = pick(board.hand()).card;
        drop.shaft = pick(board.openShafts());
        drop.preview = board.preview(drop.card, drop.shaft);
        REQUIRE(drop.preview.legal);
        drop.plan = below(static_cast<int>(drop.preview.plans.size()));
        return drop;
    }

    /// Three filled cells of one shaft: a line that can be claimed, right or wrong.
    QList<int> anyLine() {
        for (const LuxorCard& card : wallOf(table_).cards()) {
            if (card.place == 1) {
                const int floor = 10 * card.shaft;
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
    template <class Value>
    Value pick(const QList<Value>& list) {
        REQUIRE_FALSE(list.isEmpty());
        return list.at(below(static_cast<int>(list.size())));
    }

    TableModel& table_;
    architects::FastRandom random_;
};
