#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace architects::pyramidice {

/// A place for one Stone die: Cheops 0..8 (ground, row by row from the top), 9..12, 13; Chephren 14..17,
/// 18; Mykerinos 19.
using Space = std::uint8_t;
inline constexpr std::size_t spaceCount = 20;
inline constexpr Space noSpace = 0xFF;

struct SpaceInfo {
    std::uint8_t pyramid;       ///< 0 Cheops, 1 Chephren, 2 Mykerinos
    std::uint8_t level;         ///< 1 is that pyramid's own lowest
    std::uint8_t row;           ///< from the top
    std::uint8_t column;        ///< from the left
    std::uint8_t workers;       ///< the surcharge of the level
    std::uint8_t fame;          ///< the bonus of the level
    std::array<Space, 4> below; ///< the four dice it rests on; noSpace where it rests on none
    [[nodiscard]] constexpr bool onDice() const { return below[0] != noSpace; }
};

namespace detail {
constexpr std::array<SpaceInfo, spaceCount> makeSpaces() {
    struct Level {
        std::uint8_t pyramid, level, size, workers, fame;
        int first;
        int below; ///< the first space of the level underneath, -1 if none
    };
    constexpr std::array<Level, 6> levels{{
        {0, 1, 3, 0, 0, 0, -1},
        {0, 2, 2, 1, 2, 9, 0},
        {0, 3, 1, 2, 4, 13, 9},
        {1, 1, 2, 1, 2, 14, -1},
        {1, 2, 1, 2, 4, 18, 14},
        {2, 1, 1, 2, 4, 19, -1},
    }};
    std::array<SpaceInfo, spaceCount> spaces{};
    for (const Level& level : levels) {
        for (int at = 0; at < level.size * level.size; ++at) {
            const int row = at / level.size;
            const int column = at % level.size;
            const int number = level.first + at;
            SpaceInfo& space = spaces[static_cast<std::size_t>(number)];
            space = {level.pyramid,
                     level.level,
                     static_cast<std::uint8_t>(row),
                     static_cast<std::uint8_t>(column),
                     level.workers,
                     level.fame,
                     {noSpace, noSpace, noSpace, noSpace}};
            if (level.below >= 0) {
                const int side = level.size + 1;
                const int corner = level.below + row * side + column;
                space.below = {static_cast<Space>(corner), static_cast<Space>(corner + 1),
                               static_cast<Space>(corner + side), static_cast<Space>(corner + side + 1)};
            }
        }
    }
    return spaces;
}
} // namespace detail

inline constexpr std::array<SpaceInfo, spaceCount> spaceTable = detail::makeSpaces();

/// How many spaces are in play: Cheops for one or two, Chephren too for three, Mykerinos too for four.
constexpr std::size_t spacesFor(int seats) {
    return seats <= 2 ? 14 : seats == 3 ? 19 : 20;
}

/// Two spaces of one level that share a side.
struct Edge {
    Space a;
    Space b;
};
inline constexpr std::array<Edge, 20> edges = [] {
    std::array<Edge, 20> all{};
    std::size_t count = 0;
    for (std::size_t a = 0; a < spaceCount; ++a) {
        for (std::size_t b = a + 1; b < spaceCount; ++b) {
            const SpaceInfo& one = spaceTable[a];
            const SpaceInfo& two = spaceTable[b];
            const int apart = (two.row - one.row) * (two.row - one.row) +
                              (two.column - one.column) * (two.column - one.column);
            if (one.pyramid == two.pyramid && one.level == two.level && apart == 1) {
                all[count++] = {static_cast<Space>(a), static_cast<Space>(b)};
            }
        }
    }
    return all;
}();
static_assert(edges[19].b == 17); // 12 + 4 on Cheops, 4 on Chephren

/// Workers that a Stone die of each value takes before the surcharge; index 0 is unused.
inline constexpr std::array<std::uint8_t, 7> workerTable{0, 1, 1, 1, 2, 2, 3};
/// The same for who builds with Seshat.
inline constexpr std::array<std::uint8_t, 7> seshatTable{0, 0, 0, 0, 1, 1, 2};

} // namespace architects::pyramidice
