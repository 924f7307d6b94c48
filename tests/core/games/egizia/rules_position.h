#pragma once

// Positions for the tests of the rules: a round that is about to begin, put together piece by piece. Seats
// count from 1, Nile cards and Sphinx cards are called by their printed numbers. What a test does not name
// is as it is at the start of a match. From there on everything is played.

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <vector>

#include "core/games/egizia/chance.h"
#include "core/games/egizia/egizia.h"
#include "core/games/egizia/query.h"
#include "core/games/egizia/turn.h"
#include "tests/core/games/egizia/rules_names.h"

namespace architects::egizia {

inline Setup setupOf(int seats, bool startSphinx = false, bool afterPlacing = false) {
    Setup setup = makeSetup("egizia", seats, Seed{});
    setup.options[0] = startSphinx ? 1 : 0;
    setup.options[1] = afterPlacing ? 1 : 0;
    return setup;
}

class Position {
  public:
    explicit Position(int seats = 2, bool startSphinx = false, bool afterPlacing = false)
        : seats_(seats), startSphinx_(startSphinx), afterPlacing_(afterPlacing) {
        for (int seat = 1; seat <= seats; ++seat) {
            tiles_.push_back(seat);
        }
    }

    /// Seats in the order of their turn tiles.
    Position& tiles(std::initializer_list<int> seats) {
        tiles_ = seats;
        return *this;
    }
    Position& round(int number) {
        round_ = number;
        return *this;
    }
    /// The card of a slot, 1 (Ombos) to 10.
    Position& slot(int number, int card) {
        river_[static_cast<std::size_t>(number - 1)] = card;
        return *this;
    }
    /// Cards a seat took earlier.
    Position& cards(int seat, std::initializer_list<int> numbers) {
        held_[index(seat)].insert(held_[index(seat)].end(), numbers);
        return *this;
    }
    Position& strength(int seat, int blue, int black, int yellow, int foreman) {
        at(seat).strength = {byte(blue), byte(black), byte(yellow), byte(foreman)};
        return *this;
    }
    Position& stones(int seat, int count) {
        stones_[index(seat)] = count;
        return *this;
    }
    Position& points(int seat, int count) {
        at(seat).earned[0] = static_cast<std::int16_t>(count);
        return *this;
    }
    /// Who stands in front on one square of the score track, the foremost first.
    Position& track(std::initializer_list<int> seats) {
        track_ = seats;
        return *this;
    }
    Position& quarry(int seat, int square) {
        at(seat).quarry = byte(square);
        return *this;
    }
    Position& market(int seat, int square) {
        at(seat).market = byte(square);
        return *this;
    }
    Position& flood(Flood flood) {
        flood_ = flood;
        return *this;
    }
    /// Stones of a seat in the monuments.
    Position& built(int seat, std::initializer_list<Square> squares) {
        for (const Square square : squares) {
            at(seat).squares |= SquareSet{1} << square;
        }
        return *this;
    }
    /// All squares from one to another.
    Position& built(int seat, Square from, Square to) {
        for (Square square = from; square <= to; ++square) {
            at(seat).squares |= SquareSet{1} << square;
        }
        return *this;
    }
    /// The tombs from the first on; as many are turned up as must be.
    Position& tombs(std::initializer_list<int> values) {
        std::ranges::copy(values, tombs_.begin());
        return *this;
    }
    Position& hand(int seat, std::initializer_list<int> numbers) {
        for (const int number : numbers) {
            at(seat).hand |= RiddleSet{1} << (number - 1);
        }
        return *this;
    }
    /// Sphinx cards that were put back, the next to be drawn first, and by whom. The last seat has all
    /// others.
    Position& sphinxLeft(std::initializer_list<int> numbers, int by = 1) {
        pile_ = numbers;
        pileBy_ = by;
        return *this;
    }

    operator State() const { // NOLINT(google-explicit-constructor): a position is meant to be played
        State state = Egizia::start(setupOf(seats_, startSphinx_, afterPlacing_));
        std::size_t slot = 0;
        const int round = roundToPlay();
        while (isChance(questionOf(state))) {
            if (questionOf(state) != Question::Deal) {
                step(state, opening(state));
                continue;
            }
            if (slot == 0) {
                state.round = byte(round);
                state.dealt = earlierCards(round);
            }
            if (slot == slotCount - 1) {
                arrange(state);
            }
            step(state, dealCard(slot, nextCard(state, slot, round)));
            ++slot;
        }
        for (const int card : taken(round)) {
            *std::ranges::find(state.river, nile(card)) = noCard;
        }
        return state;
    }

  private:
    static std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }
    static std::size_t index(int seat) {
        REQUIRE((seat >= 1 && seat <= 4));
        return static_cast<std::size_t>(seat - 1);
    }
    Player& at(int seat) { return boards_[index(seat)]; }
    static void step(State& state, const Outcome& outcome) {
        REQUIRE(Egizia::check(state, outcome) == Refusal::None);
        Egizia::resolve(state, outcome);
    }
    static int deckOf(int card) { return card <= 18 ? 0 : card <= 36 ? 1 : 2; }

    /// The earliest round in which the cards that are named can be where they are.
    [[nodiscard]] int roundToPlay() const {
        int round = round_;
        const auto atLeast = [&](int least) { round = round_ != 0 ? round : std::max(round, least); };
        atLeast(1);
        for (const auto& cards : held_) {
            for (const int card : cards) {
                atLeast(2 * deckOf(card) + (deckOf(card) == 2 ? 1 : 2));
            }
        }
        for (const int card : river_) {
            atLeast(card == 0 ? 1 : 2 * deckOf(card) + 1);
        }
        return round;
    }
    /// Cards of the deck that this round deals and that somebody has, though the round has just begun: they
    /// lie on the river until the last moment.
    [[nodiscard]] std::vector<int> taken(int round) const {
        std::vector<int> numbers;
        for (const auto& cards : held_) {
            for (const int card : cards) {
                if (round == 2 * deckOf(card) + 1) {
                    numbers.push_back(card);
                }
            }
        }
        return numbers;
    }
    [[nodiscard]] bool named(int card) const { return std::ranges::count(river_, card) != 0; }
    /// What came to the river in earlier rounds: ten in each, what players have among them.
    [[nodiscard]] CardSet earlierCards(int round) const {
        CardSet dealt = 0;
        for (const auto& cards : held_) {
            for (const int card : cards) {
                dealt = round > 2 * deckOf(card) + 1 ? with(dealt, nile(card)) : dealt;
            }
        }
        for (int earlier = 1; earlier < round; ++earlier) {
            const int deck = (earlier - 1) / 2;
            const int wanted = earlier % 2 == 1 ? 10 : 20;
            for (int card = 48; card >= 1; --card) {
                while (deckOf(card) == deck && !named(card) && inDeck(dealt, deck) < wanted &&
                       countIn(dealt, nile(card)) < copies(card)) {
                    dealt = with(dealt, nile(card));
                }
            }
        }
        return dealt;
    }
    static int inDeck(CardSet set, int deck) {
        int count = 0;
        for (int card = 1; card <= 48; ++card) {
            count += deckOf(card) == deck ? countIn(set, nile(card)) : 0;
        }
        return count;
    }
    static int copies(int card) {
        return card == 8                                                                        ? 3
               : card == 2 || card == 7 || card == 20 || card == 21 || card == 24 || card == 25 ? 2
                                                                                                : 1;
    }
    [[nodiscard]] Outcome opening(const State& state) const {
        const Question question = questionOf(state);
        if (question == Question::Tiles) {
            std::array<std::uint8_t, maxSeats> order{};
            for (std::size_t i = 0; i < tiles_.size(); ++i) {
                order[i] = byte(tiles_[i] - 1);
            }
            return tilesAre(order);
        }
        if (question == Question::Tomb) {
            const auto place = static_cast<std::size_t>(tombsTurned(state));
            return tombIs(place, tombs_[place]);
        }
        FastRandom random(1);
        return Egizia::sample(state, random);
    }
    /// What is named for the slot, or one that must lie on the river, or anything.
    [[nodiscard]] Card nextCard(const State& state, std::size_t slot, int round) const {
        if (river_[slot] != 0) {
            return nile(river_[slot]);
        }
        const std::vector<int> first = taken(round);
        const std::size_t fromEnd =
            slotCount - 2 - slot; // the last slot is dealt after things are arranged
        if (slot + 2 <= slotCount && fromEnd < first.size()) {
            return nile(first[fromEnd]);
        }
        for (int card = 1; card <= 48; ++card) {
            if (!named(card) && std::ranges::count(first, card) == 0 &&
                Egizia::check(state, dealCard(slot, nile(card))) == Refusal::None) {
                return nile(card);
            }
        }
        FAIL("no card is left for slot " << slot + 1);
        return 0;
    }
    void arrange(State& state) const {
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) {
            Player& player = state.players[seat];
            const Player& board = boards_[seat];
            player.strength = board.strength;
            player.earned[0] = board.earned[0];
            player.quarry = board.quarry;
            player.market = board.market;
            player.squares = board.squares;
            player.hand |= board.hand;
            state.unseen &= ~board.hand;
            player.stones = stones_[seat] >= 0 ? byte(stones_[seat]) : player.stones;
            for (const int card : held_[seat]) {
                player.cards = with(player.cards, nile(card));
            }
        }
        for (std::size_t place = 0; place < track_.size(); ++place) {
            state.players[index(track_[place])].arrival = byte(static_cast<int>(place));
        }
        state.flood = flood_;
        arrangeTombs(state);
        arrangeSphinx(state);
    }
    void arrangeTombs(State& state) const {
        SquareSet filled = 0;
        for (const Player& player : state.players) {
            filled |= player.squares;
        }
        std::size_t taken = 0;
        while (taken < tombPlaces && (filled >> tomb(static_cast<int>(taken) + 1) & 1U) != 0) {
            ++taken;
        }
        for (std::size_t place = 0; place < tombPlaces; ++place) {
            state.tombs[place] = place < taken + 4 ? byte(tombs_[place]) : std::uint8_t{0};
        }
    }
    void arrangeSphinx(State& state) const {
        if (!pile_.empty()) {
            for (const int number : pile_) {
                state.pile[state.pileCount] = sphinx(number);
                state.pileFrom[state.pileCount++] = byte(pileBy_ - 1);
                state.unseen &= ~onlyRiddle(sphinx(number));
            }
            state.players[static_cast<std::size_t>(seats_ - 1)].hand |= state.unseen;
            state.unseen = 0;
        }
        state.fresh = byte(std::popcount(state.unseen));
    }

    int seats_;
    bool startSphinx_;
    bool afterPlacing_;
    int round_ = 0;
    std::vector<int> tiles_;
    std::vector<int> track_;
    std::array<int, slotCount> river_{};
    std::array<std::vector<int>, maxSeats> held_;
    std::array<Player, maxSeats> boards_{};
    std::array<int, maxSeats> stones_{-1, -1, -1, -1};
    std::array<int, tombPlaces> tombs_{3, 4, 2, 5, 3, 4, 2, 5, 3, 4, 1, 6};
    std::vector<int> pile_;
    int pileBy_ = 1;
    Flood flood_ = Flood::Centre;
};

} // namespace architects::egizia
