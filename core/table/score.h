#pragma once

#include <array>
#include <string_view>

#include "core/table/fixed_list.h"
#include "core/table/seat.h"

namespace architects {

/// One line of a score sheet: why, and what each seat gets for it.
struct ScoreLine {
    std::string_view label;     ///< English with %1 .. %6 for the facts; translated by the screen
    std::array<int, 6> facts{}; ///< the numbers of the label
    int subject = -1;           ///< what on the board the line speaks of, if the game says so
    std::array<int, maxSeats> points{};
};

struct ScoreSheet {
    FixedList<ScoreLine, 64> lines;
    std::array<int, maxSeats> totals{};
    SeatSet winners; ///< more than one: a shared victory or a draw
};

} // namespace architects
