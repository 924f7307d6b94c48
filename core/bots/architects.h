#pragma once

#include <span>
#include <string_view>

namespace architects {

/// One of the Great Architects. Levels count from 1, the mildest.
struct Architect {
    std::string_view name;
    std::string_view character; ///< English, one sentence; translated by the screen
};

inline constexpr int levelCount = 4;

std::span<const Architect, levelCount> architectTable();
/// The architect of a level from 1 to 4; what is beyond is the nearest.
const Architect& architectOf(int level);

} // namespace architects
