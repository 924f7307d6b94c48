#pragma once

#include "core/games/kheops/state.h"
#include "core/table/log.h"
#include "core/table/random.h"

/// Hands are the only secret: the pile has no order that could be one.
namespace architects::kheops {

/// What the viewer knows of a position. Seat::Nobody sees no hand.
State maskState(const State& state, Seat viewer);
Entry maskEntry(const Entry& entry, Seat viewer);
/// Does the move show somebody something new? A tile from a hand always does.
bool revealsSomething(const Move& move);
/// A full position that looks like this one to its viewer, all of them equally likely.
State guessState(const State& view, FastRandom& random);

} // namespace architects::kheops
