#pragma once

#include <string>

#include "core/games/egizia/state.h"
#include "platform/terminal/face.h"

namespace architects::terminal {

/// The table of Egizia as text: the river from Ombos down, the monuments, everybody's board.
std::string egiziaTable(const egizia::State& state, const Names& names, const Style& style);

/// What a Nile card does, in a few words: "red field 6, market +1".
std::string nileText(egizia::Card card);

} // namespace architects::terminal
