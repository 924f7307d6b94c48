#pragma once

#include "core/games/luxor/state.h"
#include "core/table/score.h"

namespace architects::luxor {

/// The subject of a sheet's line is the sarcophagus it tells of, or this plus the animal of the pharaoh
/// card.
inline constexpr int pharaohSubject = 32;

/// The sheet as it stands: a line for each sarcophagus that somebody has, then one for each pharaoh card
/// that is known. A mummy that the viewer has not seen counts nothing.
ScoreSheet scoreOf(const State& state);

} // namespace architects::luxor
