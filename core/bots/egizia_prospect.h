#pragma once

#include "core/games/egizia/state.h"

namespace architects {

inline constexpr int point = 100;

/// What a Sphinx card promises its owner at the end, in hundredths of a point, with so many rounds after
/// this one: what it pays now counts in full if that cannot be lost.
int prospectOf(const egizia::State& state, int seat, egizia::Riddle riddle, int later);

} // namespace architects
