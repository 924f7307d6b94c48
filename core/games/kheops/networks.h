#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/games/kheops/state.h"
#include "core/table/fixed_list.h"
#include "core/table/seat.h"

namespace architects::kheops {

/// A maximal set of at least two communicating tiles, and everything its value is made of.
struct Network {
    CellSet cells = 0;
    int tiles = 0;
    int rooms = 0;
    std::array<std::uint8_t, 3> sarcophagi{}; ///< how many of each colour
    bool apex = false;
    bool longest = false;
    bool closed = false;
    bool cursed = false;
    std::array<int, 2> weight{}; ///< what each seat's pawns count for majority
    int value = 0;
    Seat owner = Seat::Nobody; ///< who gets the value; Nobody on a tie and without pawns
};

/// 24 pairs leave one of the 49 cells over: there cannot be more.
inline constexpr std::size_t maxNetworks = 24;

/// The board counted: every network, the ankhs, and what each seat would have if it ended now.
struct Networks {
    FixedList<Network, maxNetworks> list; ///< by lowest cell
    std::array<int, 2> ankhs{};           ///< ankh tiles each seat stands on, cursed ones left out
    std::array<int, 2> totals{};
};

Networks analyse(const State& state);

/// The network a cell belongs to; null for an empty cell or a lone tile.
const Network* networkAt(const Networks& networks, Cell cell);

/// One step of the sum that a network's value is: the points it adds, which is negative for a curse.
struct ValueLine {
    std::string_view label; ///< English with %1 for the fact; translated by the screen
    int fact = 0;
    int points = 0;
};
using ValueLines = FixedList<ValueLine, 6>;
/// How the value comes about, line by line; the points add up to the value.
ValueLines explain(const Network& network);

} // namespace architects::kheops
