#pragma once

#include "core/dice/turn.h"

#include <optional>

namespace architects::dice {

/// Where a die is and how it is turned. Lengths are in edges of a die throughout core/dice.
struct Pose {
    Vec at;
    Turn turn;
    bool operator==(const Pose&) const = default;
};

/// Two dice in one another: the shortest way out.
struct Contact {
    Vec normal; ///< unit, from the first die to the second
    Vec point;  ///< of the table, in the middle of what overlaps
    double depth = 0;
};

/// How two dice of edge `edge` overlap as the boxes they are; nothing if they do not.
std::optional<Contact> contact(const Pose& a, const Pose& b, double edge = 1);

} // namespace architects::dice
