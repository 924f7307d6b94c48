#pragma once

// What the golden matches of Egizia have to show: every kind of entry, every card, camp and tomb, and every
// card at work.

#include <array>
#include <bit>
#include <set>
#include <string>
#include <vector>

#include "core/games/egizia/chance.h"
#include "core/games/egizia/egizia.h"
#include "core/games/egizia/moves.h"
#include "core/games/egizia/notation.h"
#include "core/games/egizia/query.h"

namespace architects::golden {

using Shapes = std::vector<std::string>;

namespace river {

using namespace egizia;

inline void addUse(Shapes& shapes, Card card) {
    shapes.push_back("use " + cardName(card));
}

inline void addSail(Shapes& shapes, const State& before, int seat, const Entry& entry) {
    const auto bend = static_cast<Bend>(entry.arg[0]);
    const BendInfo& info = bends[bend];
    const Bend last = playerAt(before, seat).last;
    if (info.type == BendType::Slot) {
        shapes.push_back("take " + cardName(before.river[info.number]));
    } else {
        shapes.push_back("sail " + bendName(bend));
    }
    if (info.type == BendType::Camp && before.ships[bend] != 0) {
        addUse(shapes, reuseCampCard);
    }
    if (last != noBend && bend <= last) {
        addUse(shapes, upstreamCard);
    }
    if (entry.arg[1] != 0) {
        addUse(shapes, doubleCampCard);
    }
}

inline void addWork(Shapes& shapes, const State& before, const State& after, int seat) {
    if (before.step == Step::First) {
        addUse(shapes, buildFirstCard);
    }
    for (const Card card : twoWorkersCards) {
        if (has(before, seat, card) && !has(after, seat, card)) {
            addUse(shapes, card);
        }
    }
    if (before.step == Step::Build && inReserve(before, before.site, seat)) {
        shapes.push_back(before.extraSite == before.site && before.extraSeat == seat ? "extra place builds"
                                                                                     : "reserve builds");
    }
}

inline void addMove(Shapes& shapes, const State& before, const State& after, const Entry& entry) {
    const int seat = indexOf(entry.by);
    const std::uint8_t a = entry.arg[0];
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::Sail: addSail(shapes, before, seat, entry); break;
    case MoveKind::MoveFlood: shapes.push_back("flood " + floodName(a)); break;
    case MoveKind::Drill:
    case MoveKind::Play: addUse(shapes, a); break;
    case MoveKind::Upgrade:
        addUse(shapes, before.upgraded[0] != after.upgraded[0] ? upgradeCards[0] : upgradeCards[1]);
        break;
    case MoveKind::Sell: addUse(shapes, sellStonesCard); break;
    case MoveKind::FeedStones: addUse(shapes, feedWithStonesCard); break;
    case MoveKind::Work: addWork(shapes, before, after, seat); break;
    case MoveKind::Build:
        shapes.push_back("build " + squareName(a));
        if (monumentOf(a) == Tombs) {
            shapes.push_back("tomb of " + std::to_string(priceOf(before, a)));
        }
        break;
    case MoveKind::Look:
        shapes.push_back("look " + std::to_string(a));
        if (lookPrice(before, seat, a) < a) {
            addUse(shapes, sphinxPlusTwoCard);
        }
        break;
    case MoveKind::Keep:
        for (std::size_t i = 1; i <= a; ++i) {
            shapes.push_back("keep " + riddleName(entry.arg[i]));
        }
        if (a == 2) {
            addUse(shapes, keepTwoCard);
        }
        break;
    case MoveKind::Take: addUse(shapes, leftoverCard); break;
    default: break;
    }
}

inline void addPoints(Shapes& shapes, const State& before, const State& after) {
    for (int seat = 0; seat < before.seats; ++seat) {
        for (std::size_t source = 0; source < sourceCount; ++source) {
            if (playerAt(before, seat).earned[source] != playerAt(after, seat).earned[source]) {
                shapes.push_back("source " + std::to_string(source));
            }
        }
    }
    const bool counted = before.step < Step::Show && after.step >= Step::Show;
    if (counted && ownerOf(after, tombsPlusEightCard) != nobody) {
        addUse(shapes, tombsPlusEightCard);
    }
}

} // namespace river

/// What an entry shows, in a few words each; the state goes on to what comes after it.
inline Shapes egiziaShapes(egizia::State& state, const Entry& entry) {
    using egizia::Egizia;
    const egizia::State before = state;
    const std::string text = Egizia::write(entry);
    Shapes shapes{text.substr(0, text.find(' '))};
    if (entry.isChance()) {
        Egizia::resolve(state, entry.outcome());
        if (entry.kind == static_cast<std::uint8_t>(egizia::ChanceKind::Show)) {
            shapes.push_back("show " + egizia::riddleName(entry.arg[1]));
        }
    } else {
        Egizia::play(state, entry.by, entry.move());
        river::addMove(shapes, before, state, entry);
    }
    river::addPoints(shapes, before, state);
    return shapes;
}

/// Cards that do something at a moment of their own; fields, quarries and what works at once are used by
/// taking them.
inline std::vector<egizia::Card> cardsToBeUsed() {
    std::vector<egizia::Card> cards;
    for (egizia::Card card = 0; card < egizia::cardCount; ++card) {
        const egizia::CardType type = egizia::nileCards[card].type;
        if (type == egizia::CardType::Always || type == egizia::CardType::Whenever) {
            cards.push_back(card);
        }
    }
    return cards;
}

inline Shapes everythingInEgizia() {
    Shapes all{"pass",        "train",   "flood left",     "flood centre",
               "flood right", "give-up", "done",           "finish",
               "tiles",       "tomb",    "deal",           "draw",
               "look 1",      "look 5",  "reserve builds", "extra place builds"};
    for (egizia::Card card = 0; card < egizia::cardCount; ++card) {
        all.push_back("take " + egizia::cardName(card));
    }
    for (const egizia::Card card : cardsToBeUsed()) {
        all.push_back("use " + egizia::cardName(card));
    }
    for (int riddle = 0; riddle < static_cast<int>(egizia::riddleCount); ++riddle) {
        all.push_back("show " + egizia::riddleName(riddle));
    }
    for (std::size_t bend = 0; bend < egizia::bendCount; ++bend) {
        if (egizia::bends[bend].type != egizia::BendType::Slot) {
            all.push_back("sail " + egizia::bendName(static_cast<int>(bend)));
        }
    }
    for (std::size_t value = 1; value < egizia::tombValueCount; ++value) {
        all.push_back("tomb of " + std::to_string(value));
    }
    // High up in each; the last squares of all are seldom reached.
    for (const char* square : {"o10", "t8", "p4.1", "l3", "r3", "c4"}) {
        all.push_back(std::string("build ") + square);
    }
    for (std::size_t source = 0; source < egizia::sourceCount; ++source) {
        all.push_back("source " + std::to_string(source));
    }
    return all;
}

} // namespace architects::golden
