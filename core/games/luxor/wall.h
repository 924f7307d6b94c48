#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// The wall: eight shafts, ten rows. A card falls down a shaft and covers two cells of it.
namespace architects::luxor {

/// shaft * 10 + row, both from 0; row 0 is the floor. Written a1 .. h10.
using Cell = std::uint8_t;
inline constexpr std::size_t shaftCount = 8;
inline constexpr std::size_t rowCount = 10;
inline constexpr std::size_t cellCount = shaftCount * rowCount;
inline constexpr std::size_t cardsPerShaft = rowCount / 2;
inline constexpr int cardsInWall = static_cast<int>(shaftCount * cardsPerShaft);

constexpr Cell cellAt(std::size_t shaft, std::size_t row) {
    return static_cast<Cell>(shaft * rowCount + row);
}
constexpr std::size_t shaftOf(Cell cell) {
    return cell / rowCount;
}
constexpr std::size_t rowOf(Cell cell) {
    return cell % rowCount;
}

/// Three cells next to each other in a straight line, in the order of their numbers.
using Line = std::array<Cell, 3>;

inline constexpr std::size_t lineCount = 6 * 10 + 8 * 8 + 2 * 6 * 8;
/// Every such line, in order.
inline constexpr std::array<Line, lineCount> lines = [] {
    constexpr int shafts = static_cast<int>(shaftCount);
    constexpr int rows = static_cast<int>(rowCount);
    constexpr std::array<std::array<int, 2>, 4> steps{{{0, 1}, {1, -1}, {1, 0}, {1, 1}}};
    std::array<Line, lineCount> all{};
    std::size_t count = 0;
    for (int shaft = 0; shaft < shafts; ++shaft) {
        for (int row = 0; row < rows; ++row) {
            for (const auto& step : steps) {
                const int lastShaft = shaft + 2 * step[0];
                const int lastRow = row + 2 * step[1];
                if (lastShaft >= shafts || lastRow < 0 || lastRow >= rows) {
                    continue;
                }
                const int first = shaft * rows + row;
                const int stride = step[0] * rows + step[1];
                all[count++] = {static_cast<Cell>(first), static_cast<Cell>(first + stride),
                                static_cast<Cell>(first + 2 * stride)};
            }
        }
    }
    return all;
}();
static_assert(lines.back()[2] != 0 && lines.front() == Line{0, 1, 2});

} // namespace architects::luxor
