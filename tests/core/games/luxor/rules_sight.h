#pragma once

// What the game sees on the wall, in the words of the tests' model.

#include <array>

#include "core/games/luxor/pairs.h"
#include "tests/core/games/luxor/rules_model.h"

namespace architects::luxor {

/// The combinations that the game sees; if it tells one twice there is an odd one more.
inline model::Pairs seenBy(const State& state, int card, int shaft) {
    model::Pairs pairs;
    for (const Pair& pair : pairsOf(state, static_cast<Card>(card), static_cast<std::size_t>(shaft))) {
        if (!pairs.emplace(pair.fresh, pair.old, pair.same).second) {
            pairs.emplace(-1, -1, false);
        }
    }
    return pairs;
}
inline std::array<model::Made, 2> caughtBy(const State& state, int card, int shaft) {
    const Yields yields = yieldsOf(state, static_cast<Card>(card), static_cast<std::size_t>(shaft));
    return {{{yields[0].animal, yields[0].pairs, yields[0].same},
             {yields[1].animal, yields[1].pairs, yields[1].same}}};
}
/// The game's answer to whether the cells show a curse, and whether any line does.
inline bool foundBy(const State& state, int curse, const std::array<int, 3>& cells) {
    const Line line{static_cast<Cell>(cells[0]), static_cast<Cell>(cells[1]), static_cast<Cell>(cells[2])};
    return matches(state, static_cast<Curse>(curse), line);
}
inline bool existsFor(const State& state, int curse) {
    return hasMatch(state, static_cast<Curse>(curse));
}

} // namespace architects::luxor
