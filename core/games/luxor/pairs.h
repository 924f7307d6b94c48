#pragma once

#include <array>
#include <cstddef>

#include "core/games/luxor/state.h"
#include "core/table/fixed_list.h"

namespace architects::luxor {

/// A combination: an animal of the new card and one like it that was in the wall before.
struct Pair {
    Cell fresh = 0; ///< of the new card
    Cell old = 0;
    bool same = false; ///< both look the same way
    friend constexpr bool operator==(const Pair&, const Pair&) = default;
};
/// A new card has at most 13 neighbours.
using Pairs = FixedList<Pair, 13>;

/// The combinations that a card would make if it were dropped there now, those of its bottom animal first.
/// The shaft must have room.
Pairs pairsOf(const State& state, Card card, std::size_t shaft);

/// The combinations of one animal, counted.
struct Yield {
    std::uint8_t animal = noAnimal;
    std::uint8_t pairs = 0;
    bool same = false; ///< at least one pair looks the same way: then all are treated so
};
/// By half of the card; a double has them all in the first.
using Yields = std::array<Yield, 2>;
Yields yieldsOf(const State& state, Card card, std::size_t shaft);

/// The cells show the three animals of the curse, in whatever order.
bool matches(const State& state, Curse curse, const Line& line);
/// Some line of the wall does.
bool hasMatch(const State& state, Curse curse);

} // namespace architects::luxor
