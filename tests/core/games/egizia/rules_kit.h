#pragma once

// A table at which positions are played. Seats count from 1, as in the texts.

#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>
#include <set>
#include <string>
#include <vector>

#include "core/games/egizia/moves.h"
#include "tests/core/games/egizia/rules_position.h"
#include "tests/core/games/egizia/rules_tally.h"

namespace architects::egizia {

using enum Refusal;

class Table {
  public:
    Table(const Position& position) // NOLINT(google-explicit-constructor): a table is set for a position
        : Table(static_cast<State>(position)) {}
    explicit Table(const State& begun) : state(begun) { checked(); }

    State state;

    [[nodiscard]] Question question() const { return questionOf(state); }
    [[nodiscard]] bool chancePending() const { return Egizia::pending(state).chance(); }
    [[nodiscard]] bool over() const { return Egizia::pending(state).over(); }
    /// The seat that is asked, "1"; "chance", "over".
    [[nodiscard]] std::string asked() const {
        const Pending pending = Egizia::pending(state);
        return pending.over()     ? "over"
               : pending.chance() ? "chance"
                                  : std::to_string(indexOf(pending.seats.first()) + 1);
    }
    [[nodiscard]] std::vector<Move> moves(int seat) const {
        MoveList list;
        Egizia::legalMoves(state, seatAt(seat - 1), list);
        return {list.begin(), list.end()};
    }
    /// The first arguments of all moves of this kind: bends, squares, workers, numbers.
    [[nodiscard]] std::set<int> offered(MoveKind kind) const {
        std::set<int> values;
        for (const Move& move : moves(state.mover + 1)) {
            if (move.kind == static_cast<std::uint8_t>(kind)) {
                values.insert(move.arg[0]);
            }
        }
        return values;
    }
    [[nodiscard]] bool offers(const Move& move) const {
        return std::ranges::count(moves(state.mover + 1), move) == 1;
    }
    /// What the rules say to a move; the list of legal moves must say the same.
    [[nodiscard]] Refusal answer(int seat, const Move& move) const {
        const Refusal refusal = Egizia::check(state, seatAt(seat - 1), move);
        CHECK((refusal == None) == (std::ranges::count(moves(seat), move) == 1));
        return refusal;
    }
    Table& play(int seat, const Move& move) {
        INFO("asked: " << asked() << ", question " << static_cast<int>(question()) << ", kind "
                       << static_cast<int>(move.kind) << " of " << static_cast<int>(move.arg[0]) << " by "
                       << seat);
        REQUIRE(asked() == std::to_string(seat));
        const Refusal refusal = answer(seat, move);
        INFO("refused: " << infoOf(refusal).name);
        REQUIRE(refusal == None);
        Egizia::play(state, seatAt(seat - 1), move);
        return checked();
    }
    template <class... Moves>
    Table& play(int seat, const Move& first, const Move& second, const Moves&... more) {
        return play(seat, first).play(seat, second, more...);
    }
    [[nodiscard]] bool could(const Outcome& outcome) const {
        return chancePending() && Egizia::check(state, outcome) == None;
    }
    Table& chance(const Outcome& outcome) {
        INFO("asked: " << asked() << ", question " << static_cast<int>(question()));
        REQUIRE(chancePending());
        REQUIRE(Egizia::check(state, outcome) == None);
        Egizia::resolve(state, outcome);
        return checked();
    }
    /// Whatever chance is asked for, anyhow.
    Table& settle(std::uint64_t seed = 1) {
        FastRandom random(seed);
        while (chancePending()) {
            chance(Egizia::sample(state, random));
        }
        return *this;
    }

    /// Everybody passes, and plays nothing more until all ships have been placed.
    Table& endSailing() {
        while (question() == Question::Sail || question() == Question::AfterSail) {
            play(state.mover + 1, question() == Question::Sail ? egizia::pass() : done());
        }
        return *this;
    }
    /// Nobody does anything more until the round is over; after round five until the match is.
    Table& endRound() {
        const int round = state.round;
        while (!over() && state.round == round && question() != Question::Show) {
            if (chancePending()) {
                settle();
                continue;
            }
            play(state.mover + 1, nothing());
        }
        return state.step == Step::Show ? settle() : *this;
    }

    // What a seat has, counted from 1.
    [[nodiscard]] const Player& player(int seat) const {
        return state.players[static_cast<std::size_t>(seat - 1)];
    }
    [[nodiscard]] int points(int seat) const { return pointsOf(state, seat - 1); }
    [[nodiscard]] int stones(int seat) const { return player(seat).stones; }
    [[nodiscard]] int strength(int seat, Worker worker) const { return player(seat).strength[worker]; }
    /// "1123": blue, black, yellow, foreman.
    [[nodiscard]] std::string crew(int seat) const {
        std::string all;
        for (const std::uint8_t strength : player(seat).strength) {
            all += std::to_string(strength);
        }
        return all;
    }
    [[nodiscard]] int quarry(int seat) const { return player(seat).quarry; }
    [[nodiscard]] int market(int seat) const { return player(seat).market; }
    [[nodiscard]] bool owns(int seat, int card) const { return holds(player(seat).cards, nile(card)); }
    [[nodiscard]] bool owns(int seat, Square square) const {
        return (player(seat).squares >> square & 1U) != 0;
    }
    [[nodiscard]] bool usedUp(int seat, Worker worker) const {
        return (player(seat).used >> worker & 1U) != 0;
    }
    [[nodiscard]] Ship shipOf(int seat, std::size_t site) const {
        return state.sites[site].ship[static_cast<std::size_t>(seat - 1)];
    }
    /// The seats from the front of the score track, "231".
    [[nodiscard]] std::string order() const { return seatsOf(trackOrder(state)); }
    /// The seats by their turn tiles.
    [[nodiscard]] std::string tiles() const { return seatsOf(state.byTile); }
    /// The seats with ships at a site in the order of their arrival.
    [[nodiscard]] std::string queue(std::size_t site) const {
        std::string all;
        for (const std::uint8_t seat : state.sites[site].queue) {
            all += seat == nobody ? "" : std::to_string(seat + 1);
        }
        return all;
    }
    [[nodiscard]] std::string winners() const {
        std::string seats;
        for (int seat = 1; seat <= 4; ++seat) {
            seats += Egizia::score(state).winners.has(seatAt(seat - 1)) ? std::to_string(seat) : "";
        }
        return seats;
    }

  private:
    [[nodiscard]] std::string seatsOf(const std::array<std::uint8_t, maxSeats>& seats) const {
        std::string all;
        for (std::size_t i = 0; i < state.seats; ++i) {
            all += std::to_string(seats[i] + 1);
        }
        return all;
    }
    /// The move by which a seat does as little as it can.
    [[nodiscard]] Move nothing() const {
        switch (question()) {
        case Question::Sail: return egizia::pass();
        case Question::Build: return giveUp();
        case Question::Keep: return keepNone();
        case Question::Flood: return floodTo(state.flood);
        case Question::Train:
        case Question::Action: return moves(state.mover + 1).back();
        default: return done();
        }
    }
    Table& checked() {
        REQUIRE(laws::wrongIn(state) == "");
        return *this;
    }
};

/// A ship that a seat sends to a bend.
struct Voyage {
    int seat;
    Bend bend;
};
/// The position when sailing is over: the ships went in this order, everybody else passed.
inline Table afterSailing(const Position& position, std::initializer_list<Voyage> voyages) {
    Table table(position);
    const auto* next = voyages.begin();
    while (table.question() == Question::Sail || table.question() == Question::AfterSail) {
        const int seat = table.state.mover + 1;
        const auto* mine =
            std::find_if(next, voyages.end(), [seat](const Voyage& voyage) { return voyage.seat == seat; });
        if (table.question() == Question::AfterSail) {
            table.play(seat, done());
        } else if (mine == voyages.end()) {
            table.play(seat, egizia::pass());
        } else {
            REQUIRE(mine == next); // the order that the test names must be one that the tiles allow
            table.play(seat, sail(mine->bend));
            ++next;
        }
    }
    REQUIRE(next == voyages.end());
    return table;
}

inline const std::set<int> allBends{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19};
/// All bends below this one.
inline std::set<int> downstreamOf(Bend bend) {
    std::set<int> all;
    for (int next = bend + 1; next < 20; ++next) {
        all.insert(next);
    }
    return all;
}
inline std::set<int> without(std::set<int> all, std::initializer_list<int> gone) {
    for (const int bend : gone) {
        all.erase(bend);
    }
    return all;
}

} // namespace architects::egizia
