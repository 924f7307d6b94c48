#include "core/bots/architects.h"

#include <algorithm>
#include <cstddef>

#include "core/table/text.h"

namespace architects {
namespace {

constexpr std::array<Architect, levelCount> table{{
    {"Snefru",
     CORE_TEXT("Architect", "Built three pyramids before one stood straight, and laughs about it."),
     2500,
     {0, 0},
     35},
    {"Hemiunu",
     CORE_TEXT("Architect", "Keeps the plan in mind, and now and then forgets a room."),
     1200,
     {2, 1},
     65},
    {"Amenhotep",
     CORE_TEXT("Architect", "Patient and exact; seldom lets an open door pass."),
     200,
     {4, 2},
     80},
    {"Imhotep",
     CORE_TEXT("Architect", "Sees the finished stone in the quarry and wastes no step."),
     0,
     {16, 8},
     95},
}};

} // namespace

std::span<const Architect, levelCount> architectTable() {
    return table;
}

const Architect& architectOf(int level) {
    return table[static_cast<std::size_t>(std::clamp(level, 1, levelCount) - 1)];
}

} // namespace architects
