#pragma once

#include <array>
#include <string_view>

#include "core/games/pyramidice/state.h"

/// The words in which a position is written and read.
namespace architects::pyramidice {

inline constexpr std::array<std::string_view, 5> rivalWords{"none", "snefru", "hemiunu", "amenhotep",
                                                            "imhotep"};
inline constexpr std::array<std::string_view, 16> stepWords{
    "first", "tiles", "projects", "scarabs",  "choose",   "begin",    "take",      "act",
    "drop",  "rest",  "freegod",  "rivalgod", "rivaldie", "rivalact", "placetile", "over",
};
static_assert(static_cast<std::size_t>(Step::Over) + 1 == stepWords.size());
inline constexpr std::array<std::string_view, 7> actionWords{"none", "pray",  "build", "dismiss",
                                                             "fame", "power", "borrow"};
static_assert(static_cast<std::size_t>(Action::Borrow) + 1 == actionWords.size());
inline constexpr std::array<std::string_view, 17> needWords{
    "none", "d1", "d2", "d3", "d4", "d5", "d6", "d*", "s1", "s2", "s3", "s4", "s5", "s6", "s*", "W", "C",
};
static_assert(static_cast<std::size_t>(Need::Cat) + 1 == needWords.size());
inline constexpr std::array<std::string_view, 9> afterWords{
    "nothing", "generous", "workturn", "work", "rest", "row", "rivalrow", "refill", "turn",
};
static_assert(static_cast<std::size_t>(After::Turn) + 1 == afterWords.size());

inline constexpr std::array<std::string_view, 8> flagWords{
    "tofirst", "rerolled", "ptah", "goldencat", "carnelian", "amethyst", "progressed", "tiletaken",
};
inline constexpr std::array<bool Turn::*, 8> turnFlags{
    &Turn::drawsToFirst,  &Turn::rerolled,     &Turn::ptahUsed,   &Turn::goldenCatUsed,
    &Turn::carnelianUsed, &Turn::amethystUsed, &Turn::progressed, &Turn::tileTaken,
};

} // namespace architects::pyramidice
