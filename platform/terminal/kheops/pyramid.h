#pragma once

#include <string>
#include <string_view>

#include "core/games/kheops/state.h"
#include "platform/terminal/console.h"

namespace architects::terminal {

/// The pyramid as text: every cell a triangle with its name, its tile, the tile's symbol and the pawn on
/// it. An arrow is an opening of that tile; an edge is left out where one can walk through.
std::string drawPyramid(const kheops::State& state, const Style& style);

/// Two letters for a symbol, the ones of the tile list; blanks for none.
std::string_view symbolLetters(kheops::Symbol symbol);
/// The arrow of an opening on that side of a cell that points up or down.
std::string_view arrowOf(bool up, unsigned side, const Style& style);

} // namespace architects::terminal
