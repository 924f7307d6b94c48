#pragma once

#include "core/games/pyramidice/moves.h"

namespace architects::pyramidice {

/// Why an action of Work phase 3 is not possible.
Refusal checkWork(const State& state, const Move& move);
/// Is there a god in that slot of the row?
Refusal checkSlot(const State& state, int slot);
/// May that god be given up, being one of those that may?
Refusal checkGivenUp(const State& state, GodSet allowed, int god);

} // namespace architects::pyramidice
