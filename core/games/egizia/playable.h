#pragma once

#include "core/games/egizia/state.h"

namespace architects::egizia {

/// Can this position, which came from somewhere else, be played to its end? How it came about is not asked.
bool isPlayable(const State& state);

} // namespace architects::egizia
