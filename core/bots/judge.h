#pragma once

#include <array>
#include <optional>

#include "core/bots/architects.h"
#include "core/games/egizia/egizia.h"
#include "core/games/kheops/kheops.h"
#include "core/games/luxor/luxor.h"
#include "core/games/pyramidice/pyramidice.h"

namespace architects {

/// How a position looks for a seat, in hundredths of a point ahead of its rivals. One for each game; at
/// the end of a match it is exactly the difference of the totals.
template <class G>
struct Judge;

template <>
struct Judge<kheops::Kheops> {
    /// How much of each architect's misjudgement is his here, in hundredths: games differ in how far their
    /// moves lie apart.
    static constexpr std::array<int, levelCount> misjudged{100, 100, 100, 100};
    static int judge(const kheops::State& state, Seat seat);
};

template <>
struct Judge<pyramidice::Pyramidice> {
    static constexpr std::array<int, levelCount> misjudged{20, 20, 20, 20};
    static int judge(const pyramidice::State& state, Seat seat);
    /// The same for a search, which compares positions in the midst of a turn with those after it: turns
    /// that are still to come count as well.
    static int outlook(const pyramidice::State& state, Seat seat);
};

template <>
struct Judge<luxor::Luxor> {
    static constexpr std::array<int, levelCount> misjudged{240, 210, 540, 100};
    static int judge(const luxor::State& state, Seat seat);
    /// What a seat answers that searches for a curse, by whether it notices what there is to see; nothing
    /// where it does not search.
    static std::optional<Move> spotted(const luxor::State& view, bool notices, FastRandom& random);
};

template <>
struct Judge<egizia::Egizia> {
    static constexpr std::array<int, levelCount> misjudged{36, 40, 120, 100};
    static int judge(const egizia::State& state, Seat seat);
};

} // namespace architects
