#pragma once

#include "core/games/kheops/kheops.h"

namespace architects {

/// How a position looks for a seat, in hundredths of a point ahead of its rivals. One for each game; at
/// the end of a match it is exactly the difference of the totals.
template <class G>
struct Judge;

template <>
struct Judge<kheops::Kheops> {
    static int judge(const kheops::State& state, Seat seat);
};

} // namespace architects
