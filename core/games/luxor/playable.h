#pragma once

#include "core/games/luxor/state.h"

namespace architects::luxor {

/// Whoever or whatever comes next has something to do, and so on until the wall is full. The parts of the
/// state that follow from others must be in step with them.
bool isPlayable(const State& state);

} // namespace architects::luxor
