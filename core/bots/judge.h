#pragma once

#include "core/games/kheops/kheops.h"
#include "core/games/pyramidice/pyramidice.h"

namespace architects {

/// How a position looks for a seat, in hundredths of a point ahead of its rivals. One for each game; at
/// the end of a match it is exactly the difference of the totals.
template <class G>
struct Judge;

template <>
struct Judge<kheops::Kheops> {
    /// How much of an architect's misjudgement is his here, in hundredths: games differ in how far their
    /// moves lie apart.
    static constexpr int misjudged = 100;
    static int judge(const kheops::State& state, Seat seat);
};

template <>
struct Judge<pyramidice::Pyramidice> {
    static constexpr int misjudged = 20;
    static int judge(const pyramidice::State& state, Seat seat);
};

} // namespace architects
