#pragma once

// What must hold in every position of Egizia.

#include <bit>
#include <string>

#include "core/games/egizia/query.h"
#include "core/games/egizia/state.h"

namespace architects::egizia::laws {

/// Each Nile card is in one place at most, and only if it has come to the river.
inline std::string wrongCards(const State& state) {
    for (int number = 1; number <= 48; ++number) {
        const Card card = nile(number);
        int count = 0;
        for (const Player& player : state.players) {
            count += countIn(player.cards, card);
        }
        for (const Card lying : state.river) {
            count += lying == card ? 1 : 0;
        }
        if (count > nileCards[card].copies || count > countIn(state.dealt, card)) {
            return "Nile card " + std::to_string(number) + " is there too often";
        }
        if (holds(nowCards, card)) {
            for (const Player& player : state.players) {
                if (holds(player.cards, card)) {
                    return "a card for at once was kept: " + std::to_string(number);
                }
            }
        }
    }
    return "";
}

/// All 29 Sphinx cards, each in one place. For states that hide nothing.
inline std::string wrongRiddles(const State& state) {
    RiddleSet seen = state.unseen;
    int count = std::popcount(state.unseen);
    const auto add = [&](RiddleSet set) {
        seen |= set;
        count += std::popcount(set);
    };
    for (const Player& player : state.players) {
        add(player.hand);
        add(player.shown);
        if (player.hidden != 0) {
            return "";
        }
    }
    for (std::size_t i = 0; i < state.pileCount; ++i) {
        add(onlyRiddle(state.pile[i]));
    }
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        add(onlyRiddle(state.drawn[i]));
    }
    if (std::popcount(state.unseen) != state.fresh) {
        return "the Sphinx cards nobody has seen do not add up";
    }
    return seen == everyRiddle && count == 29 ? "" : "a Sphinx card is lost or there twice";
}

inline std::string wrongBoards(const State& state) {
    SquareSet filled = 0;
    unsigned arrivals = 0;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.players[seat];
        if (player.stones > 25) {
            return "more than 25 stones";
        }
        for (const std::uint8_t strength : player.strength) {
            if (strength < 1 || strength > 9) {
                return "a strength that cannot be";
            }
        }
        if (player.quarry < 1 || player.quarry > 5 || player.market < 1 || player.market > 5) {
            return "a marker beside its track";
        }
        if ((filled & player.squares) != 0) {
            return "two stones on one square";
        }
        filled |= player.squares;
        arrivals |= 1U << player.arrival;
    }
    if (state.step != Step::Tiles && arrivals != (1U << state.seats) - 1) {
        return "two markers in one place of the score track";
    }
    for (Square square = 0; square < squareCount; ++square) {
        if ((filled >> square & 1U) != 0 && (neededFor[square] & ~filled) != 0) {
            return "a stone without what it rests on";
        }
    }
    return "";
}

/// Eight ships each: before the player, on the river, at the sites.
inline std::string wrongShips(const State& state) {
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        int ships = state.players[seat].ships;
        for (const std::uint8_t bend : state.ships) {
            ships += (bend >> seat & 1U) != 0 ? 1 : 0;
        }
        for (const SiteShips& site : state.sites) {
            ships += site.ship[seat] == Ship::Waiting || site.ship[seat] == Ship::Built ? 1 : 0;
        }
        // With N12 and N26 two ships of a seat can lie at one camp, where a bit tells of both.
        const bool twoAtACamp =
            holds(state.players[seat].cards, nile(12)) && holds(state.players[seat].cards, nile(26));
        if (ships != 8 && !(twoAtACamp && ships == 7)) {
            return "a ship is lost or there twice";
        }
    }
    return "";
}

/// Four tombs lie face up while there are so many; one may be about to be turned.
inline std::string wrongTombs(const State& state) {
    std::array<int, 7> counts{};
    bool ended = false;
    for (const std::uint8_t value : state.tombs) {
        if (value > 6 || (ended && value != 0)) {
            return "tombs out of order";
        }
        ended = ended || value == 0;
        ++counts[value];
    }
    for (std::size_t value = 1; value < counts.size(); ++value) {
        if (counts[value] > tombTiles[value]) {
            return "too many tombs of value " + std::to_string(value);
        }
    }
    return "";
}

/// What is wrong with the position; nothing if it can be.
inline std::string wrongIn(const State& state) {
    for (const std::string& wrong : {wrongCards(state), wrongRiddles(state), wrongBoards(state),
                                     wrongShips(state), wrongTombs(state)}) {
        if (!wrong.empty()) {
            return wrong;
        }
    }
    return "";
}

} // namespace architects::egizia::laws
