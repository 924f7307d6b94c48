#pragma once

// A table at which the tests play: it checks every move before making it and counts everything after.

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "tests/core/games/pyramidice/position.h"

namespace architects::pyramidice {

inline Outcome drew(int slot, God god) {
    return {static_cast<std::uint8_t>(ChanceKind::Draw), {static_cast<std::uint8_t>(slot), god}};
}
inline Outcome rolled(Colour colour, const Dice& dice) {
    Outcome outcome{static_cast<std::uint8_t>(ChanceKind::Roll), {static_cast<std::uint8_t>(colour)}};
    for (std::size_t value = 1; value <= 6; ++value) {
        outcome.arg[value] = dice[at(colour)][value];
    }
    return outcome;
}

/// How many Stone dice, Prayer dice, Workers, Cats and cards there are, wherever they are.
inline std::array<int, 5> inventory(const State& state) {
    int stones = state.stoneSupply + state.quarry[0] + state.turn.toRoll[0];
    stones += diceOfColour(state.turn.dice, stone) + diceOfColour(state.turn.marked, stone);
    stones += state.turn.rivalDie != 0 ? 1 : 0;
    int prayers = state.quarry[1] + state.turn.toRoll[1];
    prayers += diceOfColour(state.turn.dice, prayer) + diceOfColour(state.turn.marked, prayer);
    int workers = state.pieces[0];
    int cats = state.pieces[1];
    int cards = sizeOf(state.unseen) + sizeOf(state.discarded);
    for (const std::uint8_t die : state.built) {
        stones += die != 0 ? 1 : 0;
    }
    for (const Side& side : state.sides) {
        workers += side.pieces[0];
        cats += side.pieces[1];
        stones += side.pieces[2];
        cards += sizeOf(side.gods);
    }
    cards += static_cast<int>(std::ranges::count_if(state.row, [](God god) { return god != noGod; }));
    return {stones, prayers, workers, cats, cards};
}

class Table {
  public:
    Table(const Position& position) // NOLINT(google-explicit-constructor): a table is set for a position
        : Table(static_cast<State>(position)) {}
    explicit Table(const State& begun) : state(begun), all_(inventory(begun)) {}

    State state;

    /// The seat that is asked; -1 for chance, -2 when the match is over.
    [[nodiscard]] int asked() const {
        const Pending pending = Pyramidice::pending(state);
        return pending.chance() ? -1 : pending.over() ? -2 : indexOf(pending.seats.first());
    }
    [[nodiscard]] std::vector<Move> moves() const { return movesOf(std::max(asked(), 0)); }
    [[nodiscard]] std::vector<Move> movesOf(int seat) const {
        MoveList list;
        Pyramidice::legalMoves(state, seatAt(seat), list);
        return {list.begin(), list.end()};
    }
    /// What the rules say to a move; the list of legal moves must say the same.
    [[nodiscard]] Refusal answerTo(int seat, const Move& move) const {
        const Refusal refusal = Pyramidice::check(state, seatAt(seat), move);
        CHECK((refusal == None) == (std::ranges::count(movesOf(seat), move) == 1));
        return refusal;
    }
    [[nodiscard]] Refusal answer(const Move& move) const { return answerTo(std::max(asked(), 0), move); }
    [[nodiscard]] bool allows(const Move& move) const { return answer(move) == None; }

    Table& by(int seat, const Move& move) {
        REQUIRE(asked() == seat);
        const Refusal refusal = answerTo(seat, move);
        INFO("refused: " << infoOf(refusal).name);
        REQUIRE(refusal == None);
        const Entry entry = Entry::of(seatAt(seat), move);
        const auto read = Pyramidice::read(seatAt(seat), Pyramidice::write(entry));
        REQUIRE((read.ok() && *read == entry));
        Pyramidice::play(state, seatAt(seat), move);
        return checked();
    }
    /// A move of whoever is asked.
    Table& play(const Move& move) { return by(std::max(asked(), 0), move); }
    Table& play(std::initializer_list<Move> list) {
        for (const Move& move : list) {
            play(move);
        }
        return *this;
    }
    Table& chance(const Outcome& outcome) {
        REQUIRE(asked() == -1);
        REQUIRE(Pyramidice::check(state, outcome) == None);
        Pyramidice::resolve(state, outcome);
        return checked();
    }
    /// The dice that chance is asked for show this.
    Table& rolls(std::string_view text) {
        const Dice dice = diceOf(text);
        for (const Colour colour : {stone, prayer}) {
            if (diceOfColour(dice, colour) > 0) {
                chance(rolled(colour, dice));
            }
        }
        return *this;
    }
    /// The next card of the deck, into whichever slot the rules say.
    Table& draws(God god) {
        for (int slot = 1; slot <= 3; ++slot) {
            if (asked() == -1 && Pyramidice::check(state, drew(slot, god)) == None) {
                return chance(drew(slot, god));
            }
        }
        FAIL("no such card can be drawn now");
        return *this;
    }
    /// Whatever chance is asked for, anyhow.
    Table& settle() {
        FastRandom random(7);
        while (asked() == -1) {
            chance(Pyramidice::sample(state, random));
        }
        return *this;
    }
    /// Work phases 1 and 2: these dice are taken and show this. The choice may be no choice.
    Table& works(int stones, int prayers, std::string_view dice) {
        if (state.step == Step::Begin) {
            play(work());
        }
        if (asked() >= 0 && state.step == Step::Take) {
            play(take(stones, prayers));
        }
        rolls(dice);
        REQUIRE(state.step == Step::Act);
        REQUIRE(state.turn.dice == diceOf(dice));
        return *this;
    }
    /// A Work turn in which nothing is done; upkeep must ask for nothing.
    Table& idleWork() {
        play(work());
        if (asked() >= 0 && state.step == Step::Take) {
            play(moves().front());
        }
        return settle().play(endWork()).settle();
    }
    /// The Triad god's die pays the next need; where the value is of no importance either will do.
    Table& conjure(God god) {
        const auto values = virtualValues(god);
        const Move first = spendVirtual(god, values[0]);
        return play(allows(first) ? first : spendVirtual(god, values[1]));
    }
    /// The one move that is left to whoever is asked.
    [[nodiscard]] Move only() const {
        REQUIRE(moves().size() == 1);
        return moves().front();
    }

    [[nodiscard]] const Side& side(int seat) const { return state.sides[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] int fame(int seat = 0) const { return side(seat).fame; }
    [[nodiscard]] int has(Resource piece, int seat = 0) const { return side(seat).pieces[at(piece)]; }
    [[nodiscard]] bool owns(God god, int seat = 0) const { return pyramidice::has(side(seat).gods, god); }
    [[nodiscard]] bool rowHas(int tile) const { return std::ranges::count(state.tileRow, tile) == 1; }
    [[nodiscard]] Dice dice() const { return state.turn.dice; }
    [[nodiscard]] int total(int seat) const {
        return Pyramidice::score(state).totals[static_cast<std::size_t>(seat)];
    }

  private:
    /// Nothing may be lost or doubled.
    Table& checked() {
        REQUIRE(inventory(state) == all_);
        return *this;
    }

    std::array<int, 5> all_;
};

/// Adds every position that a payment can end with.
inline void addPaid(const State& state, std::vector<State>& paid) {
    if (state.turn.payment.action == Action::None) {
        if (std::ranges::count(paid, state) == 0) {
            paid.push_back(state);
        }
        return;
    }
    MoveList moves;
    const Seat seat = Pyramidice::pending(state).seats.first();
    Pyramidice::legalMoves(state, seat, moves);
    for (const Move& move : moves) {
        State next = state;
        Pyramidice::play(next, seat, move);
        addPaid(next, paid);
    }
}

/// Do the moves that are offered lead to different ends?
inline bool spendMatters(const Table& table) {
    std::vector<std::vector<State>> ends;
    for (const Move& move : table.moves()) {
        State next = table.state;
        Pyramidice::play(next, seatAt(table.asked()), move);
        addPaid(next, ends.emplace_back());
    }
    return std::ranges::any_of(
        ends, [&ends](const auto& end) { return !std::ranges::is_permutation(end, ends.front()); });
}

/// Sets up a match to its first decision, chance as it comes.
inline State dealt(int seats, std::uint64_t seed, int architect = 0) {
    Setup setup;
    setup.game = "pyramidice";
    setup.seats = seats;
    setup.options[0] = static_cast<std::uint8_t>(architect);
    State state = Pyramidice::start(setup);
    FastRandom random(seed);
    while (Pyramidice::pending(state).chance()) {
        Pyramidice::resolve(state, Pyramidice::sample(state, random));
    }
    return state;
}

} // namespace architects::pyramidice
