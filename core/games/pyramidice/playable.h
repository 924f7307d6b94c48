#pragma once

#include "core/games/pyramidice/state.h"

namespace architects::pyramidice {

/// Can the match be played on from a position of which only the text is known? Everything that is counted
/// elsewhere (supplies, deck) has been filled in already.
bool playable(const State& state);

} // namespace architects::pyramidice
