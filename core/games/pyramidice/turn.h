#pragma once

#include "core/games/pyramidice/state.h"

/// How turns follow each other, and what happens by itself between two questions.
namespace architects::pyramidice {

/// What is asked for now, in the order in which it is asked.
enum class Question : std::uint8_t {
    Chance,
    Over,
    Scarab,
    Discard,
    Spend,
    Gain,
    PlaceTile,
    Pearl,
    Begin,
    Take,
    Act,
    Drop,
    Rest,
    FreeGod,
    RivalGod,
    RivalDie,
    RivalAct,
};
Question questionOf(const State& state);
/// The first seat, from the one on turn, whose board is too full; -1 if none is.
int overfullSeat(const State& state);
/// The seat that owns Pearl; -1 if none does.
int pearlOwner(const State& state);
/// The seat that answers a question, which is not for chance.
int askedSeat(const State& state, Question question);

/// Carries the rules on until something is asked for.
void advance(State& state);
/// The seat on turn begins.
void beginTurn(State& state);
/// Hands the turn on, or ends the match.
void endTurn(State& state);
/// Nothing has happened for so long that a Rest tile must be taken.
inline bool stalled(const State& state) {
    return state.quietTurns >= 3 * state.seats;
}

} // namespace architects::pyramidice
