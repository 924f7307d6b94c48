#include "core/bots/architects.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/table/player.h"
#include "core/table/text.h"

namespace architects {

static_assert(levelCount == botLevels); // match files know the levels by number

namespace {

constexpr std::array<Architect, levelCount> table{{
    {"Snefru",
     CORE_TEXT("Architect", "Built three pyramids before one stood straight, and laughs about it.")},
    {"Hemiunu", CORE_TEXT("Architect", "Keeps the plan in mind, and now and then forgets a room.")},
    {"Amenhotep", CORE_TEXT("Architect", "Patient and exact; seldom misses an opening.")},
    {"Imhotep", CORE_TEXT("Architect", "Sees the finished stone in the quarry and wastes no step.")},
}};

} // namespace

std::span<const Architect, levelCount> architectTable() {
    return table;
}

const Architect& architectOf(int level) {
    return table[static_cast<std::size_t>(std::clamp(level, 1, levelCount) - 1)];
}

} // namespace architects
