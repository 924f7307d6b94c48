#pragma once

#include <string>

#include "core/games/pyramidice/state.h"
#include "platform/terminal/face.h"

namespace architects::terminal {

/// The table of Pyramidice as text: gods with their prices, tiles, pyramids by level, boards, dice.
std::string pyramidiceTable(const pyramidice::State& state, Seat seat, const Names& names,
                            const Style& style);
/// What is owed next, in words: "a Stone die of 4".
std::string needText(pyramidice::Need need);

} // namespace architects::terminal
