#pragma once

#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/state.h"

/// The Work turn: dice, what they pay for, and upkeep.
namespace architects::pyramidice {

/// How many dice the seat on turn has to take.
int diceToTake(const State& state);
/// How many of a colour it may take of so many, at least and at most.
struct TakeRange {
    int least;
    int most;
};
TakeRange stonesToTake(const State& state);

/// Maat's reroll is there.
inline bool maatReady(const State& state) {
    return has(powers(state) & ~state.turn.used, Maat);
}
inline bool mayReroll(const State& state) {
    return !state.turn.rerolled || maatReady(state);
}
inline bool anyMarked(const State& state) {
    return diceLeft(state.turn.marked) > 0;
}
/// Would Carnelian's help make this build cheaper?
bool carnelianHelps(const State& state, Space space, int value);
/// The gods that the seat on turn may give up for Aton, the Ennead as one: wholeEnnead.
GodSet atonMayDiscard(const State& state);
/// The same at upkeep.
GodSet mayDrop(const State& state);

void beginWork(State& state);
void playWork(State& state, const Move& move);
/// What was paid for happens.
void carryOut(State& state, const Payment& paid);
/// The row is full again: the Work turn is over.
void afterWork(State& state);

} // namespace architects::pyramidice
