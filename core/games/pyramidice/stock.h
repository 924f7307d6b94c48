#pragma once

#include <cstdint>

#include "core/games/pyramidice/state.h"

/// The few ways in which pieces, dice and cards change hands. They keep the supplies, the end of the game
/// and the stall guard right, so nobody else has to think of them.
namespace architects::pyramidice {

inline constexpr std::uint8_t allKinds = 0b111;

constexpr std::uint8_t byte(int number) {
    return static_cast<std::uint8_t>(number);
}

/// The last Stone die has left the supply, or the last card the deck. Only the first time counts.
inline void triggerEnd(State& state) {
    if (!state.ending) {
        state.ending = true;
        state.turnsLeft = state.seats;
    }
}

/// How many of a kind can still be had.
inline int supplyOf(const State& state, Resource piece) {
    return piece == Resource::Stone ? state.stoneSupply : state.pieces[at(piece)];
}
/// The kinds of a set of kinds that can still be had.
inline std::uint8_t availableKinds(const State& state, std::uint8_t kinds) {
    const int available =
        (state.pieces[0] > 0 ? 1 : 0) | (state.pieces[1] > 0 ? 2 : 0) | (state.stoneSupply > 0 ? 4 : 0);
    return byte(kinds & available);
}

/// A Stone die leaves the supply.
void takeFromSupply(State& state);
/// Puts a piece on a seat's board, if the supply has one.
void gainPiece(State& state, int seat, Resource piece);
/// A piece leaves a seat's board: a Stone die for the quarry, others for the supply.
void losePiece(State& state, int seat, Resource piece);
inline void losePiece(State& state, Resource piece) {
    losePiece(state, state.mover, piece);
}

/// Unused dice of the seat on turn go back to the quarry.
void returnDice(State& state);

inline void gainFame(State& state, int fame) {
    moving(state).fame = static_cast<std::int16_t>(moving(state).fame + fame);
}

inline int cardsInRow(const State& state) {
    return (state.row[0] != noGod ? 1 : 0) + (state.row[1] != noGod ? 1 : 0) +
           (state.row[2] != noGod ? 1 : 0);
}
/// Takes the card of a slot (1..3) out of the row; a loan of it ends.
God takeFromRow(State& state, int slot);
/// Closes the gaps: cards move away from the deck.
void slideRow(State& state);
/// Asks chance for so many cards, as far as the deck goes.
void drawCards(State& state, int count, bool toFirst);
/// Slides, and draws until the row is full.
void refillRow(State& state);
/// The card farthest from the deck goes to the discard pile, if there is one; the others slide.
void discardRightmost(State& state);

} // namespace architects::pyramidice
