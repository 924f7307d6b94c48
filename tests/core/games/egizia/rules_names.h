#pragma once

// Names for bends and squares, as the rules number them. They are written out here on their own, so that
// the tests do not lean on the tables they try.

#include <cstddef>
#include <cstdint>

#include "core/games/egizia/state.h"

namespace architects::egizia {

namespace at {
inline constexpr Bend ombos = 0;
inline constexpr Bend edfu = 1;
inline constexpr Bend nile2 = 2;
inline constexpr Bend thebae = 3;
inline constexpr Bend nile3 = 4;
inline constexpr Bend abydos = 5;
inline constexpr Bend nile4 = 6;
inline constexpr Bend passalon = 7;
inline constexpr Bend nile5 = 8;
inline constexpr Bend selinon = 9;
inline constexpr Bend nile6 = 10;
inline constexpr Bend amarna = 11;
inline constexpr Bend nile7 = 12;
inline constexpr Bend beniHasan = 13;
inline constexpr Bend nile8 = 14;
inline constexpr Bend alyi = 15;
inline constexpr Bend nile9 = 16;
inline constexpr Bend giza = 17;
inline constexpr Bend nile10 = 18;
inline constexpr Bend heliopolis = 19;
} // namespace at

/// The sites by number, as moves name them.
inline constexpr std::size_t siteAbydos = 0;
inline constexpr std::size_t siteAmarna = 1;
inline constexpr std::size_t siteGiza = 2;

// Squares, each counted from 1.
constexpr Square obelisk(int number) {
    return static_cast<Square>(number - 1);
}
constexpr Square tomb(int number) {
    return static_cast<Square>(12 + number - 1);
}
/// Floor from below, place from the left.
constexpr Square pyramid(int floor, int place) {
    int square = 24;
    for (int below = 1; below < floor; ++below) {
        square += 7 - below;
    }
    return static_cast<Square>(square + place - 1);
}
constexpr Square leftSide(int number) {
    return static_cast<Square>(45 + number - 1);
}
constexpr Square rightSide(int number) {
    return static_cast<Square>(48 + number - 1);
}
constexpr Square column(int number) {
    return static_cast<Square>(51 + number - 1);
}
constexpr Square beam(int number) {
    return static_cast<Square>(55 + number - 1);
}
static_assert(pyramid(6, 1) == 44 && beam(2) == 56);

} // namespace architects::egizia
