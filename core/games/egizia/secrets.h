#pragma once

#include "core/games/egizia/state.h"
#include "core/table/game.h"

/// Who knows what. Secret are the Sphinx cards in hands, those that the mover looks at, and which of them
/// he put back; a viewer knows what he drew himself, as long as nobody draws it after him.
namespace architects::egizia {

State maskState(const State& state, Seat viewer);
Entry maskEntry(const Entry& entry, Seat viewer);
State guessState(const State& view, FastRandom& random);

/// Final scoring, a hand that is not known: cards that may come next. They come in the order of their
/// numbers.
RiddleSet canBeShown(const State& state, int seat);

} // namespace architects::egizia
