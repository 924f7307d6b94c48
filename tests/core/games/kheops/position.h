#pragma once

// Positions for the tests, put together piece by piece, and moves written as a player would write them.

#include <catch2/catch.hpp>

#include <initializer_list>
#include <string_view>

#include "core/games/kheops/chance.h"
#include "core/games/kheops/kheops.h"
#include "core/games/kheops/notation.h"

namespace architects::kheops {

inline constexpr int white = 0;
inline constexpr int blue = 1;

inline Cell cell(std::string_view name) {
    const auto found = cellNamed(name);
    REQUIRE(found.has_value());
    return *found;
}
inline Tile tile(std::string_view name) {
    const auto found = tileNamed(name);
    REQUIRE(found.has_value());
    return *found;
}

/// White sits on the first seat and is about to place a pawn; each holds three tiles nobody has seen.
class Position {
  public:
    Position() {
        fillSupply(state_);
        state_.phase = Phase::PlacePawn;
        state_.hidden = {3, 3};
    }
    /// A tile, its open sides given as digits: "02" is open on sides 0 and 2.
    Position& with(std::string_view tileText, std::string_view cellText, std::string_view openSides) {
        Openings open = 0;
        for (const char side : openSides) {
            open = static_cast<Openings>(open | (1U << static_cast<unsigned>(side - '0')));
        }
        const Tile placed = tile(tileText);
        REQUIRE((state_.unseen >> placed & 1U) == 1U);
        REQUIRE((openingsOf(placed, 0) == open || openingsOf(placed, 1) == open ||
                 openingsOf(placed, 2) == open));
        state_.unseen &= ~(TileSet{1} << placed);
        putTile(state_, cell(cellText), placed, open);
        return *this;
    }
    Position& pawn(int seat, char letter, std::string_view cellText) {
        const PawnKind kind = *pawnNamed(letter);
        auto& left = state_.supply[static_cast<std::size_t>(seat)][static_cast<std::size_t>(kind)];
        REQUIRE(left > 0);
        --left;
        putPawn(state_, cell(cellText), Pawn(seat, kind));
        return *this;
    }
    Position& turnOf(int seat) {
        state_.mover = static_cast<std::uint8_t>(seat);
        return *this;
    }
    Position& placingTile(std::initializer_list<std::string_view> hand) {
        state_.phase = Phase::PlaceTile;
        state_.hidden[state_.mover] = 0;
        for (const std::string_view name : hand) {
            giveTile(state_, state_.mover, tile(name));
        }
        return *this;
    }
    Position& pharaohLikeMummy() {
        state_.pharaoh = PharaohRule::Mummy;
        return *this;
    }
    operator State() const { return state_; } // NOLINT(google-explicit-constructor): a position is a state

  private:
    State state_;
};

/// What the rules say to a move of the seat whose turn it is.
inline Refusal answer(const State& state, std::string_view text) {
    const Seat seat = seatAt(state.mover);
    const auto entry = Kheops::read(seat, text);
    REQUIRE(entry.ok());
    return Kheops::check(state, seat, entry->move());
}
inline bool allowed(const State& state, std::string_view text) {
    return answer(state, text) == Refusal::None;
}
/// The state after a move of the seat whose turn it is.
inline State after(State state, std::string_view text) {
    REQUIRE(allowed(state, text));
    const Seat seat = seatAt(state.mover);
    Kheops::play(state, seat, Kheops::read(seat, text)->move());
    return state;
}
inline std::size_t moveCount(const State& state) {
    MoveList moves;
    Kheops::legalMoves(state, seatAt(state.mover), moves);
    return moves.size();
}
inline Pawn pawnAt(const State& state, std::string_view cellText) {
    return state.pawn[cell(cellText)];
}
inline int supplyOf(const State& state, int seat, PawnKind kind) {
    return state.supply[static_cast<std::size_t>(seat)][static_cast<std::size_t>(kind)];
}

} // namespace architects::kheops
