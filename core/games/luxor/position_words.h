#pragma once

#include <array>
#include <string_view>

#include "core/games/luxor/state.h"

/// The words in which a position is written and read.
namespace architects::luxor {

inline constexpr std::array<std::string_view, 4> curseRuleWords{"none", "turns", "race", "quick"};
static_assert(static_cast<std::size_t>(CurseRule::Quick) + 1 == curseRuleWords.size());
inline constexpr std::array<std::string_view, 2> pairRuleWords{"no", "yes"};
inline constexpr std::array<std::string_view, 8> stepWords{"first",  "deal", "pharaoh", "search",
                                                           "victim", "drop", "draw",    "over"};
static_assert(static_cast<std::size_t>(Step::Over) + 1 == stepWords.size());
inline constexpr std::array<std::string_view, 3> pileBackWords{"-", "card", "snake"};

} // namespace architects::luxor
