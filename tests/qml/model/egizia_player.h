#pragma once

#include "tests/qml/model/model_test.h"

#include <QPair>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>

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
    EgiziaPhase::Value step() {
        if (table_.handOverTo() >= 0) {
            table_.takeDevice();
        }
        const EgiziaPhase::Value phase = board().phase();
        if (below(5) == 0 && playExtra()) {
            return phase;
        }
        answer(phase);
        return phase;
    }

    /// Of those bends that may be reached, one not far off; a site for choice.
    int chooseBend() {
        QList<int> bends;
        int site = 0;
        for (const EgiziaBend& bend : board().river()) {
            if (bend.may && bends.size() < 6) {
                bends.append(bend.bend);
                site = bend.kind == "site" ? bend.bend : site;
            }
        }
        return site != 0 && below(3) != 0 ? site : pick(bends);
    }

    int below(int limit) {
        return static_cast<int>(architects::below(random_, static_cast<std::uint32_t>(limit)));
    }

  private:
    EgiziaModel& board() { return nileOf(table_); }

    template <class Row>
    Row pick(const QList<Row>& list) {
        REQUIRE_FALSE(list.isEmpty());
        return list.at(below(static_cast<int>(list.size())));
    }

    /// One of those that may be chosen; nothing if none may.
    template <class Row>
    std::optional<Row> pickOpen(const QList<Row>& list) {
        QList<Row> open;
        std::copy_if(list.begin(), list.end(), std::back_inserter(open),
                     [](const Row& one) { return one.may; });
        return open.isEmpty() ? std::nullopt : std::optional<Row>(pick(open));
    }

    bool playExtra() {
        const QList<EgiziaCard> extras = board().extras();
        if (extras.isEmpty()) {
            return false;
        }
        const EgiziaCard extra = pick(extras);
        REQUIRE(extra.playable);
        if (extra.use == EgiziaUse::Drill) {
            REQUIRE(board().drill(extra.card, pick(extra.workers)));
        } else if (extra.use == EgiziaUse::Upgrade) {
            REQUIRE(board().upgrade(pick(extra.fields)));
        } else if (extra.use == EgiziaUse::Sell) {
            REQUIRE(board().sell(1 + below(extra.most)));
        } else if (extra.use == EgiziaUse::ExtraPlace) {
            REQUIRE(board().extraPlace(pick(extra.sites)));
        } else {
            REQUIRE(extra.use == EgiziaUse::Play);
            REQUIRE(board().playCard(extra.card));
        }
        return true;
    }

    void answer(EgiziaPhase::Value phase) {
        switch (phase) {
        case EgiziaPhase::Sail: sail(); break;
        case EgiziaPhase::Train:
            REQUIRE(board().train(pickOpen(board().training().workers).value().worker));
            break;
        case EgiziaPhase::Flood: REQUIRE(board().moveFlood(pick(board().flooding().choices).flood)); break;
        case EgiziaPhase::Leftover: REQUIRE(board().take(pick(board().leftovers()).bend)); break;
        case EgiziaPhase::Feed: feed(); break;
        case EgiziaPhase::Build:
        case EgiziaPhase::First: open(); break;
        case EgiziaPhase::Action: act(); break;
        case EgiziaPhase::Keep: keep(); break;
        case EgiziaPhase::Extra: REQUIRE(board().extraPlace(board().site())); break;
        default: REQUIRE(board().actions().done); REQUIRE(board().done());
        }
    }

    void sail() {
        if (below(12) == 0 && board().actions().pass) {
            REQUIRE(board().pass());
            return;
        }
        const int bend = chooseBend();
        const bool twice = board().river().at(bend - 1).twice;
        REQUIRE(board().sail(bend, twice));
    }

    void feed() {
        const QList<EgiziaHelp> helps = board().feeding().helps;
        if (helps.isEmpty() || below(6) == 0) {
            REQUIRE(board().done());
            return;
        }
        const EgiziaHelp help = pick(helps);
        REQUIRE((help.use == EgiziaUse::Play   ? board().playCard(help.card)
                 : help.use == EgiziaUse::Feed ? board().feedStones(help.most)
                                               : board().upgrade(help.field)));
    }

    void open() {
        const auto worker = pickOpen(board().action().workers);
        if (worker && below(15) != 0) {
            REQUIRE(board().work(worker->worker));
        } else {
            REQUIRE((board().actions().giveUp ? board().giveUp() : board().done()));
        }
    }

    void act() {
        const EgiziaAction action = board().action();
        const auto worker = pickOpen(action.workers);
        const auto card = pickOpen(action.cards);
        if (worker && below(2) == 0) {
            REQUIRE(board().work(worker->worker));
        } else if (card && below(2) == 0) {
            REQUIRE(board().playCard(card->card));
        } else if (action.sphinx) {
            const auto look = pickOpen(action.looks);
            REQUIRE((look ? board().look(look->cards) : board().work(worker.value().worker)));
        } else {
            build(action, worker, card);
        }
    }

    void build(const EgiziaAction& action, const std::optional<EgiziaOffer>& worker,
               const std::optional<EgiziaBoost>& card) {
        QList<QPair<QString, QString>> open;
        const EgiziaMonuments all = board().monuments();
        const auto add = [&open](const QString& monument, const QList<EgiziaSquare>& squares) {
            for (const EgiziaSquare& one : squares) {
                if (one.may) {
                    open.append({monument, one.square});
                }
            }
        };
        add("obelisk", all.obelisk);
        add("tombs", all.tombs);
        add("pyramid", all.pyramid);
        add("temple", all.temple);
        if (!open.isEmpty() && (below(5) != 0 || !action.mayFinish)) {
            const auto square = pick(open);
            REQUIRE(board().build(square.first, square.second));
        } else if (action.mayFinish) {
            REQUIRE(board().finish(action.tracks.isEmpty() ? QString() : pick(action.tracks).track));
        } else if (worker) {
            REQUIRE(board().work(worker->worker));
        } else {
            REQUIRE(board().playCard(card.value().card));
        }
    }

    void keep() {
        const EgiziaSphinx sphinx = board().sphinx();
        QList<int> kept;
        for (const EgiziaRiddle& card : sphinx.cards) {
            if (kept.size() < sphinx.most) {
                kept.prepend(card.riddle);
            }
        }
        REQUIRE(board().keep(kept));
    }

    TableModel& table_;
    architects::FastRandom random_;
};
