#pragma once

#include "core/games/pyramidice/state.h"
#include "core/table/log.h"
#include "core/table/random.h"

/// The only secret is which project each of several players has; in the solo game there is none.
namespace architects::pyramidice {

/// How many projects a seat gets.
int projectsOf(const State& state, int seat);
/// The projects that nobody is known to have, as a set of numbers.
std::uint64_t unknownProjects(const State& state);

State maskState(const State& state, Seat viewer);
Entry maskEntry(const State& before, const Entry& entry, Seat viewer);
State guessState(const State& view, FastRandom& random);

} // namespace architects::pyramidice
