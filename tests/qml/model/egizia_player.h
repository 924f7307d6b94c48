#pragma once

#include "tests/qml/model/model_test.h"

#include <algorithm>
#include <cstdint>

#include "core/table/random.h"
#include "qml/model/egizia_model.h"

inline EgiziaModel& nileOf(TableModel& table) {
    auto* board = qobject_cast<EgiziaModel*>(table.board());
    REQUIRE(board != nullptr);
    return *board;
}

/// People around one device who decide by lot among what the model offers. They like to play their cards,
/// so that much happens.
class EgiziaPlayer {
  public:
    EgiziaPlayer(TableModel& table, std::uint64_t seed) : table_(table), random_(seed) {}

    /// One decision of whoever is asked. Returns what was asked.
    QString step() {
        if (table_.handOverTo() >= 0) {
            table_.takeDevice();
        }
        const QString phase = board().phase();
        if (below(5) == 0 && playExtra()) {
            return phase;
        }
        answer(phase);
        return phase;
    }

    /// Of those bends that may be reached, one not far off; a site for choice.
    int chooseBend() {
        QVariantList bends;
        int site = 0;
        for (const QVariant& one : board().river()) {
            const QVariantMap bend = one.toMap();
            if (bend.value("may").toBool() && bends.size() < 6) {
                bends.append(bend.value("bend"));
                site = bend.value("kind") == "site" ? bend.value("bend").toInt() : site;
            }
        }
        return site != 0 && below(3) != 0 ? site : pick(bends).toInt();
    }

    int below(int limit) {
        return static_cast<int>(architects::below(random_, static_cast<std::uint32_t>(limit)));
    }

  private:
    EgiziaModel& board() { return nileOf(table_); }

    QVariant pick(const QVariantList& list) {
        REQUIRE_FALSE(list.isEmpty());
        return list.at(below(static_cast<int>(list.size())));
    }

    /// One of a list's maps in which something holds; empty if there is none.
    QVariantMap pickWhere(const QVariantList& list, const char* key) {
        QVariantList fitting;
        std::copy_if(list.begin(), list.end(), std::back_inserter(fitting),
                     [key](const QVariant& one) { return one.toMap().value(key).toBool(); });
        return fitting.isEmpty() ? QVariantMap() : pick(fitting).toMap();
    }

    bool playExtra() {
        const QVariantList extras = board().extras();
        if (extras.isEmpty()) {
            return false;
        }
        const QVariantMap extra = pick(extras).toMap();
        const QString use = extra.value("use").toString();
        const int card = extra.value("card").toInt();
        REQUIRE(extra.value("playable").toBool());
        if (use == "drill") {
            REQUIRE(board().drill(card, pick(extra.value("workers").toList()).toInt()));
        } else if (use == "upgrade") {
            REQUIRE(board().upgrade(pick(extra.value("fields").toList()).toInt()));
        } else if (use == "sell") {
            REQUIRE(board().sell(1 + below(extra.value("most").toInt())));
        } else if (use == "extraPlace") {
            REQUIRE(board().extraPlace(pick(extra.value("sites").toList()).toInt()));
        } else {
            REQUIRE(use == "play");
            REQUIRE(board().playCard(card));
        }
        return true;
    }

    void answer(const QString& phase) {
        if (phase == "sail") {
            sail();
        } else if (phase == "train") {
            REQUIRE(board().train(
                pickWhere(board().training().value("workers").toList(), "may").value("worker").toInt()));
        } else if (phase == "flood") {
            REQUIRE(board().moveFlood(
                pick(board().flooding().value("choices").toList()).toMap().value("flood").toInt()));
        } else if (phase == "leftover") {
            REQUIRE(board().take(pick(board().leftovers()).toMap().value("bend").toInt()));
        } else if (phase == "feed") {
            feed();
        } else if (phase == "build" || phase == "first") {
            open();
        } else if (phase == "action") {
            act();
        } else if (phase == "keep") {
            keep();
        } else if (phase == "extra") {
            REQUIRE(board().extraPlace(board().site()));
        } else {
            REQUIRE(board().actions().value("done").toBool());
            REQUIRE(board().done());
        }
    }

    void sail() {
        if (below(12) == 0 && board().actions().value("pass").toBool()) {
            REQUIRE(board().pass());
            return;
        }
        const int bend = chooseBend();
        const bool twice = board().river().at(bend - 1).toMap().value("twice").toBool();
        REQUIRE(board().sail(bend, twice));
    }

    void feed() {
        const QVariantList helps = board().feeding().value("helps").toList();
        if (helps.isEmpty() || below(6) == 0) {
            REQUIRE(board().done());
            return;
        }
        const QVariantMap help = pick(helps).toMap();
        const QString what = help.value("what").toString();
        REQUIRE((what == "play"   ? board().playCard(help.value("card").toInt())
                 : what == "feed" ? board().feedStones(help.value("most").toInt())
                                  : board().upgrade(help.value("field").toInt())));
    }

    void open() {
        const QVariantMap worker = pickWhere(board().action().value("workers").toList(), "may");
        if (!worker.isEmpty() && below(15) != 0) {
            REQUIRE(board().work(worker.value("worker").toInt()));
        } else {
            REQUIRE((board().actions().value("giveUp").toBool() ? board().giveUp() : board().done()));
        }
    }

    void act() {
        const QVariantMap action = board().action();
        const QVariantMap worker = pickWhere(action.value("workers").toList(), "may");
        const QVariantMap card = pickWhere(action.value("cards").toList(), "may");
        if (!worker.isEmpty() && below(2) == 0) {
            REQUIRE(board().work(worker.value("worker").toInt()));
        } else if (!card.isEmpty() && below(2) == 0) {
            REQUIRE(board().playCard(card.value("card").toInt()));
        } else if (action.value("sphinx").toBool()) {
            const QVariantMap look = pickWhere(action.value("looks").toList(), "may");
            REQUIRE((look.isEmpty() ? board().work(worker.value("worker").toInt())
                                    : board().look(look.value("cards").toInt())));
        } else {
            build(action, worker, card);
        }
    }

    void build(const QVariantMap& action, const QVariantMap& worker, const QVariantMap& card) {
        QVariantList open;
        const QVariantMap monuments = board().monuments();
        for (const char* monument : {"obelisk", "tombs", "pyramid", "temple"}) {
            for (const QVariant& one : monuments.value(monument).toList()) {
                if (one.toMap().value("may").toBool()) {
                    QVariantMap square = one.toMap();
                    square.insert("monument", monument);
                    open.append(square);
                }
            }
        }
        if (!open.isEmpty() && (below(5) != 0 || !action.value("mayFinish").toBool())) {
            const QVariantMap square = pick(open).toMap();
            REQUIRE(board().build(square.value("monument").toString(), square.value("square").toString()));
        } else if (action.value("mayFinish").toBool()) {
            const QVariantList tracks = action.value("tracks").toList();
            REQUIRE(board().finish(tracks.isEmpty() ? QString()
                                                    : pick(tracks).toMap().value("track").toString()));
        } else if (!worker.isEmpty()) {
            REQUIRE(board().work(worker.value("worker").toInt()));
        } else {
            REQUIRE(board().playCard(card.value("card").toInt()));
        }
    }

    void keep() {
        const QVariantMap sphinx = board().sphinx();
        QVariantList kept;
        for (const QVariant& card : sphinx.value("cards").toList()) {
            if (kept.size() < sphinx.value("most").toInt()) {
                kept.prepend(card.toMap().value("riddle"));
            }
        }
        REQUIRE(board().keep(kept));
    }

    TableModel& table_;
    architects::FastRandom random_;
};
