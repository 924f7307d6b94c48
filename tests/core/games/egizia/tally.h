#pragma once

// Set-ups of Egizia, and what must hold in every position of it.

#include <catch2/catch.hpp>

#include <bit>
#include <string>
#include <vector>

#include "core/games/egizia/egizia.h"
#include "core/games/egizia/query.h"
#include "core/games/egizia/turn.h"
#include "core/table/match.h"

namespace architects::egizia::tally {

inline Setup setupOf(int seats, bool startSphinx = false, LeftoverRule leftover = LeftoverRule::RoundEnd) {
    Setup setup = makeSetup("egizia", seats, Seed{});
    setup.options[0] = startSphinx ? 1 : 0;
    setup.options[1] = static_cast<std::uint8_t>(leftover);
    return setup;
}

/// Every way to play, for a number of seats.
inline std::vector<Setup> everyVariant(int seats) {
    std::vector<Setup> setups;
    for (const bool startSphinx : {false, true}) {
        for (const LeftoverRule leftover : {LeftoverRule::RoundEnd, LeftoverRule::AfterPlacing}) {
            setups.push_back(setupOf(seats, startSphinx, leftover));
        }
    }
    return setups;
}

/// No Nile card is there more often than it was dealt, and "at once" cards are before nobody.
inline std::string wrongCards(const State& state) {
    for (std::size_t i = 0; i < cardCount; ++i) {
        const auto card = static_cast<Card>(i);
        int there = 0;
        for (const Player& player : state.players) {
            there += countIn(player.cards, card);
        }
        for (const Card lying : state.river) {
            there += lying == card ? 1 : 0;
        }
        if (there > countIn(state.dealt, card)) {
            return "a Nile card is there too often";
        }
    }
    for (const Player& player : state.players) {
        if ((player.cards & nowCards) != 0) {
            return "a card to be used at once was kept";
        }
    }
    for (std::size_t i = 0; i < upgradeCount; ++i) {
        if (state.upgraded[i] != noCard && ownerOf(state, upgradeCards[i]) == nobody) {
            return "an upgrade of nobody";
        }
    }
    return "";
}

/// Each Sphinx card is in one place.
inline std::string wrongSphinx(const State& state) {
    RiddleSet seen = state.unseen;
    int cards = state.fresh;
    const auto add = [&](RiddleSet set) {
        seen |= set;
        cards += std::popcount(set);
    };
    for (const Player& player : state.players) {
        add(player.hand);
        add(player.shown);
        if (player.hidden != 0) {
            return "a card is hidden from everybody";
        }
    }
    for (std::size_t i = 0; i < state.pileCount; ++i) {
        add(onlyRiddle(state.pile[i]));
    }
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        add(onlyRiddle(state.drawn[i]));
    }
    return seen == everyRiddle && cards == static_cast<int>(riddleCount) &&
                   std::popcount(state.unseen) == state.fresh
               ? ""
               : "a Sphinx card is lost or there twice";
}

/// A square has one stone, and what has to be built before is built.
inline std::string wrongSquares(const State& state) {
    SquareSet filled = 0;
    for (const Player& player : state.players) {
        if ((filled & player.squares) != 0) {
            return "two stones on one square";
        }
        filled |= player.squares;
    }
    for (SquareSet left = filled; left != 0; left &= left - 1) {
        if ((neededFor[static_cast<std::size_t>(std::countr_zero(left))] & ~filled) != 0) {
            return "a stone hangs in the air";
        }
    }
    auto tiles = tombTiles;
    for (const std::uint8_t value : state.tombs) {
        if (value != 0 && tiles[value]-- == 0) {
            return "a tomb too many";
        }
    }
    return tombsTurned(state) >= tombsTaken(state) && tombsTurned(state) <= tombsTaken(state) + tombsFaceUp
               ? ""
               : "the wrong number of tombs is face up";
}

inline std::string wrongPlayer(const State& state, int seat) {
    const Player& player = playerAt(state, seat);
    for (const std::uint8_t strength : player.strength) {
        if (strength < 1 || strength > strengthCap) {
            return "a worker of impossible strength";
        }
    }
    if (player.stones > stoneCap || player.ships > shipCount) {
        return "too many stones or ships";
    }
    if (player.quarry < 1 || player.quarry > trackEnd || player.market < 1 || player.market > trackEnd) {
        return "off a track";
    }
    const int built = pointsOf(state, seat) - player.earned[static_cast<std::size_t>(Source::Hunger)];
    return player.earned[static_cast<std::size_t>(Source::Hunger)] <= 0 && built >= 0
               ? ""
               : "points from nowhere";
}

/// What the stones on the board are worth is what was paid for, as soon as nobody is building.
inline std::string wrongBuilding(const State& state) {
    for (int seat = 0; seat < state.seats; ++seat) {
        int worth = 0;
        for (SquareSet left = playerAt(state, seat).squares; left != 0; left &= left - 1) {
            worth += priceOf(state, static_cast<Square>(std::countr_zero(left)));
        }
        worth -= state.step == Step::Action && state.mover == seat ? state.action.spent : 0;
        if (worth != playerAt(state, seat).earned[static_cast<std::size_t>(Source::Building)]) {
            return "building was not paid by its value";
        }
    }
    return strengthLeft(state) >= 0 ? "" : "more was built than there was strength for";
}

inline std::string wrongShips(const State& state) {
    unsigned arrivals = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        arrivals |= 1U << playerAt(state, seat).arrival;
    }
    if (state.step != Step::Tiles && arrivals != (1U << state.seats) - 1) {
        return "two markers arrived at once";
    }
    for (const SiteShips& site : state.sites) {
        for (std::size_t place = 0; place < maxSeats; ++place) {
            const std::uint8_t seat = site.queue[place];
            if (seat != nobody && (seat >= state.seats || site.ship[seat] == Ship::None)) {
                return "a ship of nobody";
            }
        }
    }
    return "";
}

/// What is wrong with a position that everybody's secrets are known of; empty if nothing is.
inline std::string wrongIn(const State& state) {
    for (const auto& look : {wrongCards, wrongSphinx, wrongSquares, wrongBuilding, wrongShips}) {
        if (std::string wrong = look(state); !wrong.empty()) {
            return wrong;
        }
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        if (std::string wrong = wrongPlayer(state, seat); !wrong.empty()) {
            return wrong;
        }
    }
    return "";
}

} // namespace architects::egizia::tally
