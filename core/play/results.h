#pragma once

#include <vector>

#include "core/save/record.h"
#include "core/table/score.h"

namespace architects::play {

/// The final points and places by seat; equal totals share a place, and the winners are first whatever the
/// totals say (games have tie-breaks of their own).
std::vector<save::SeatResult> resultsOf(const ScoreSheet& sheet, int seats);

/// The same for a match that a seat gave up: it comes last, the others by their points so far.
std::vector<save::SeatResult> resultsGivenUp(const ScoreSheet& sheet, int seats, Seat by);

} // namespace architects::play
