#pragma once

#include <vector>

#include "core/save/record.h"
#include "core/table/score.h"

namespace architects::play {

/// The final points and places by seat; equal totals share a place, and the winners are first whatever the
/// totals say (games have tie-breaks of their own).
std::vector<save::SeatResult> resultsOf(const ScoreSheet& sheet, int seats);

} // namespace architects::play
