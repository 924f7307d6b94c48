#pragma once

#include "core/games/kheops/state.h"
#include "core/table/score.h"

namespace architects::kheops {

/// The sheet as it stands: a line for each network, whose subject is its lowest cell, and one for the
/// ankhs. explain() in networks.h tells a network's value step by step.
ScoreSheet scoreOf(const State& state);

} // namespace architects::kheops
