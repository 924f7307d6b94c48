#pragma once

#include <array>

#include "core/table/seat.h"

namespace architects {

/// A chance of winning, or what stands for it: from nought to `sure`. Whole numbers, so that sums are the
/// same on every machine.
inline constexpr int sure = 1 << 16;
using Rewards = std::array<int, maxSeats>;

} // namespace architects
