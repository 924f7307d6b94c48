#pragma once

#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/state.h"

/// The Great Architect of the solo game, who decides nothing: each of his steps has one move.
namespace architects::pyramidice {

inline constexpr int rivalSeat = 1;

/// The one move of the step that he is in.
Move rivalMove(const State& state);
void beginRivalTurn(State& state);
void playRival(State& state, const Move& move);
/// The die that he took has been rolled.
void rivalRolled(State& state, int value);

} // namespace architects::pyramidice
