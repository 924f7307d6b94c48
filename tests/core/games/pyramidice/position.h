#pragma once

// Positions for the tests of the rules, put together piece by piece. What a test does not name is filled
// in so that no die, piece or card is lost or doubled.

#include <catch2/catch.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

#include "core/games/pyramidice/chance.h"
#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/pyramidice.h"

namespace architects::pyramidice {

using enum Refusal;
inline constexpr Colour stone = Colour::Stone;
inline constexpr Colour prayer = Colour::Prayer;
inline constexpr Resource worker = Resource::Worker;
inline constexpr Resource cat = Resource::Cat;
inline constexpr Resource stoneDie = Resource::Stone;

/// Dice written as "s4 s4 p1".
inline Dice diceOf(std::string_view text) {
    Dice dice{};
    for (std::size_t i = 0; i + 1 < text.size(); i += 3) {
        REQUIRE((text[i] == 's' || text[i] == 'p'));
        REQUIRE((text[i + 1] >= '1' && text[i + 1] <= '6'));
        ++dice[text[i] == 's' ? 0 : 1][static_cast<std::size_t>(text[i + 1] - '0')];
    }
    return dice;
}
inline int diceOfColour(const Dice& dice, Colour colour) {
    int count = 0;
    for (const std::uint8_t n : dice[at(colour)]) {
        count += n;
    }
    return count;
}
inline GodSet setOf(std::initializer_list<God> gods) {
    GodSet set = 0;
    for (const God god : gods) {
        REQUIRE_FALSE(has(set, god));
        set |= only(god);
    }
    return set;
}

struct Built {
    int space;
    int value;
};

class Position {
  public:
    explicit Position(Step step, int seats = 2) {
        state_.seats = static_cast<std::uint8_t>(seats);
        state_.step = step;
        for (int i = 0; i < seats; ++i) {
            state_.sides[static_cast<std::size_t>(i)].fame = startFame;
            pieces(i, 4, 1, step == Step::Begin || step == Step::Rest ? 1 : 0);
        }
        state_.row = {Hathor, Nut, Geb};
        const std::size_t count = suppliesFor[static_cast<std::size_t>(seats)].tiles;
        for (std::size_t i = 0; i < count; ++i) {
            state_.tileRow[i] = static_cast<std::uint8_t>(i < 6 ? 7 + i : i - 5);
        }
    }
    Position& solo(int level) {
        state_.rival = static_cast<std::uint8_t>(level);
        state_.sides[1].pieces = {};
        return *this;
    }
    Position& turnOf(int seat) {
        state_.mover = static_cast<std::uint8_t>(seat);
        return *this;
    }
    Position& pieces(int seat, int workers, int cats, int stones = 0) {
        side(seat).pieces = {static_cast<std::uint8_t>(workers), static_cast<std::uint8_t>(cats),
                             static_cast<std::uint8_t>(stones)};
        return *this;
    }
    Position& fame(int seat, int fame) {
        side(seat).fame = static_cast<std::int16_t>(fame);
        return *this;
    }
    Position& gods(int seat, std::initializer_list<God> gods) {
        side(seat).gods = setOf(gods);
        return *this;
    }
    Position& scarab(int seat, Scarab scarab) {
        side(seat).scarab = scarab;
        return *this;
    }
    Position& projects(int seat, std::initializer_list<int> projects) {
        for (const int project : projects) {
            side(seat).projects = static_cast<std::uint8_t>(side(seat).projects | (1U << project));
        }
        return *this;
    }
    Position& holds(int seat, std::initializer_list<int> tiles) {
        std::size_t i = 0;
        for (const int tile : tiles) {
            side(seat).tiles[i++] = static_cast<std::uint8_t>(tile);
        }
        return *this;
    }
    /// The gods of slots 1, 2 and 3; slot 3 is the rightmost.
    Position& row(God one, God two, God three) {
        state_.row = {one, two, three};
        return *this;
    }
    /// The tiles of the row from its first space on; 0 is an empty space.
    Position& tiles(std::initializer_list<int> tiles) {
        state_.tileRow = {};
        std::size_t i = 0;
        for (const int tile : tiles) {
            state_.tileRow[i++] = static_cast<std::uint8_t>(tile);
        }
        return *this;
    }
    Position& dice(std::string_view text) {
        state_.turn.dice = diceOf(text);
        return *this;
    }
    Position& built(std::initializer_list<Built> dice) {
        for (const Built& die : dice) {
            state_.built[static_cast<std::size_t>(die.space)] = static_cast<std::uint8_t>(die.value);
        }
        return *this;
    }
    /// The ground of Cheops full of dice of one value.
    Position& ground(int value = 3) {
        for (std::size_t i = 0; i < 9; ++i) {
            state_.built[i] = static_cast<std::uint8_t>(value);
        }
        return *this;
    }
    /// This many Stone dice in the quarry, the others in the supply.
    Position& quarryStones(int count) {
        quarryStones_ = count;
        return *this;
    }
    /// This many Stone dice in the supply, the others in the quarry.
    Position& stonesLeft(int count) {
        stonesLeft_ = count;
        return *this;
    }
    /// This many cards in the deck; the low numbers among the others are on the discard pile.
    Position& deck(int count) {
        deck_ = count;
        return *this;
    }
    Position& quiet(int turns) {
        state_.quietTurns = static_cast<std::uint8_t>(turns);
        return *this;
    }
    Position& ending(int turnsLeft) {
        state_.ending = true;
        state_.turnsLeft = static_cast<std::uint8_t>(turnsLeft);
        return *this;
    }
    operator State() const { // NOLINT(google-explicit-constructor): a position is a state
        State state = state_;
        fillDice(state);
        fillPieces(state);
        fillDeck(state);
        return state;
    }

  private:
    Side& side(int seat) { return state_.sides[static_cast<std::size_t>(seat)]; }
    void fillDice(State& state) const {
        int stones = suppliesFor[state.seats].stoneDice - diceOfColour(state.turn.dice, stone);
        for (const std::uint8_t die : state.built) {
            stones -= die != 0 ? 1 : 0;
        }
        for (const Side& side : state.sides) {
            stones -= side.pieces[at(stoneDie)];
        }
        const int supply = stonesLeft_ ? *stonesLeft_ : stones - quarryStones_;
        REQUIRE(supply >= 0);
        REQUIRE(stones - supply >= 0);
        state.stoneSupply = static_cast<std::uint8_t>(supply);
        const int prayers = prayerDice - diceOfColour(state.turn.dice, prayer);
        REQUIRE(prayers >= 0);
        state.quarry = {static_cast<std::uint8_t>(stones - supply), static_cast<std::uint8_t>(prayers)};
    }
    static void fillPieces(State& state) {
        int workers = workerPieces;
        int cats = catPieces;
        for (const Side& side : state.sides) {
            REQUIRE(piecesOn(side) <= boardSpaces);
            workers -= side.pieces[at(worker)];
            cats -= side.pieces[at(cat)];
        }
        REQUIRE(workers >= 0);
        REQUIRE(cats >= 0);
        state.pieces = {static_cast<std::uint8_t>(workers), static_cast<std::uint8_t>(cats)};
    }
    void fillDeck(State& state) const {
        GodSet seen = 0;
        const auto see = [&seen](GodSet gods) {
            REQUIRE((seen & gods) == 0);
            seen |= gods;
        };
        for (const God god : state.row) {
            see(god != noGod ? only(god) : 0);
        }
        for (const Side& side : state.sides) {
            see(side.gods);
        }
        state.unseen = everyGod & ~seen;
        const int removed = suppliesFor[state.seats].godsRemoved;
        const int left = deck_ ? *deck_ : sizeOf(state.unseen) - removed;
        while (sizeOf(state.unseen) > left + removed) {
            const GodSet lowest = state.unseen & (~state.unseen + 1);
            state.unseen &= ~lowest;
            state.discarded |= lowest;
        }
        state.deck = static_cast<std::uint8_t>(left);
    }

    State state_;
    int quarryStones_ = 0;
    std::optional<int> stonesLeft_;
    std::optional<int> deck_;
};

/// Seat 1 is about to choose between Work and Rest.
inline Position beginning(int seats = 2) {
    return Position(Step::Begin, seats);
}
/// Seat 1 is in phase 3 of a Work turn and has these dice.
inline Position acting(std::string_view dice, int seats = 2) {
    return Position(Step::Act, seats).dice(dice);
}
/// Seat 1 is in a Rest turn and has done nothing yet; these tiles lie in the row.
inline Position resting(std::initializer_list<int> tiles, int seats = 2) {
    return Position(Step::Rest, seats).tiles(tiles);
}
/// The Great Architect's turn begins.
inline Position rivalTurn(int level) {
    return Position(Step::RivalGod).solo(level).turnOf(1);
}

} // namespace architects::pyramidice
