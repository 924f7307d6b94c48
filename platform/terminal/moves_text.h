#pragma once

#include <string>
#include <vector>

namespace architects::terminal {

/// Moves in notation, grouped so that hundreds of them fit on a screen: those that begin with the same two
/// words share a line, and places with the same endings share those ("tile R07  2.2 2.4 with 0 1 2").
std::string groupMoves(const std::vector<std::string>& moves);

} // namespace architects::terminal
