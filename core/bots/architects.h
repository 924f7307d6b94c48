#pragma once

#include <array>
#include <span>
#include <string_view>

namespace architects {

/// One of the Great Architects. Levels count from 1, the mildest.
struct Architect {
    std::string_view name;
    std::string_view character; ///< English, one sentence; translated by the screen
    int misjudges;              ///< how far off a judgement may be, in hundredths of a point
    std::array<int, 2> follows; ///< how many moves it follows to the next step of its turn, and from there
    int notices;                ///< how often it sees what has to be searched for, in hundredths
};

inline constexpr int levelCount = 4;

std::span<const Architect, levelCount> architectTable();
/// The architect of a level from 1 to 4; what is beyond is the nearest.
const Architect& architectOf(int level);

} // namespace architects
