#pragma once

#include <string>

#include "core/games/luxor/state.h"
#include "platform/terminal/face.h"

namespace architects::terminal {

/// The table of Luxor as text: the wall from the front, the pillars, what everybody has.
std::string luxorTable(const luxor::State& state, const Names& names, const Style& style);

} // namespace architects::terminal
