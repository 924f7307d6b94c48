#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// The pyramid: a triangle of side 7. Rows count from the bottom, columns from the left, both from 1;
/// odd columns point up. All of it is known at compile time.
namespace architects::kheops {

using Cell = std::uint8_t;
/// A set of cells, bit n for cell n.
using CellSet = std::uint64_t;

inline constexpr int rowCount = 7;
inline constexpr Cell cellCount = 49;
inline constexpr Cell noCell = 0xFF;
inline constexpr unsigned sideCount = 3;

constexpr int rowLength(int row) {
    return 15 - 2 * row;
}
constexpr bool onBoard(int row, int column) {
    return row >= 1 && row <= rowCount && column >= 1 && column <= rowLength(row);
}
/// The cell of a row and a column, which must be on the board.
constexpr Cell cellAt(int row, int column) {
    return static_cast<Cell>((row - 1) * (15 - row) + column - 1);
}
constexpr CellSet only(Cell cell) {
    return CellSet{1} << cell;
}
constexpr bool has(CellSet set, Cell cell) {
    return ((set >> cell) & 1U) != 0;
}
constexpr int sizeOf(CellSet set) {
    return std::popcount(set);
}

/// Every member of a set of bits, lowest first: `for (Cell cell : Members(set))`.
class Members {
  public:
    struct Iterator {
        std::uint64_t left;
        constexpr std::uint8_t operator*() const {
            return static_cast<std::uint8_t>(std::countr_zero(left));
        }
        constexpr Iterator& operator++() {
            left &= left - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr explicit Members(std::uint64_t set) : set_(set) {}
    [[nodiscard]] constexpr Iterator begin() const { return {set_}; }
    [[nodiscard]] constexpr Iterator end() const { return {0}; }

  private:
    std::uint64_t set_;
};

struct Place {
    int row = 0;
    int column = 0;
};

inline constexpr std::array<Place, cellCount> places = [] {
    std::array<Place, cellCount> all{};
    for (int row = 1; row <= rowCount; ++row) {
        for (int column = 1; column <= rowLength(row); ++column) {
            all[cellAt(row, column)] = {row, column};
        }
    }
    return all;
}();

constexpr bool pointsUp(Cell cell) {
    return places[cell].column % 2 == 1;
}

/// The cell across a side; noCell where the side is part of the outline. Sides are numbered clockwise
/// from the horizontal one, and two facing sides carry the same number.
constexpr Cell across(Cell cell, unsigned side) {
    const auto [row, column] = places[cell];
    const bool up = pointsUp(cell);
    const bool level = side != 0;
    const bool leftward = (side == 1) == up;
    const int otherRow = level ? row : (up ? row - 1 : row + 1);
    const int otherColumn = level ? (leftward ? column - 1 : column + 1) : (up ? column + 1 : column - 1);
    return onBoard(otherRow, otherColumn) ? cellAt(otherRow, otherColumn) : noCell;
}

inline constexpr std::array<std::array<Cell, sideCount>, cellCount> neighbours = [] {
    std::array<std::array<Cell, sideCount>, cellCount> all{};
    for (Cell cell = 0; cell < cellCount; ++cell) {
        for (unsigned side = 0; side < sideCount; ++side) {
            all[cell][side] = across(cell, side);
        }
    }
    return all;
}();

inline constexpr std::array<CellSet, cellCount> neighbourSets = [] {
    std::array<CellSet, cellCount> all{};
    for (Cell cell = 0; cell < cellCount; ++cell) {
        for (const Cell other : neighbours[cell]) {
            all[cell] |= other == noCell ? 0 : only(other);
        }
    }
    return all;
}();

/// For each side number, the cells whose side of that number is part of the outline: 21 sides in all.
inline constexpr std::array<CellSet, sideCount> outerSides = [] {
    std::array<CellSet, sideCount> all{};
    for (Cell cell = 0; cell < cellCount; ++cell) {
        for (unsigned side = 0; side < sideCount; ++side) {
            all[side] |= neighbours[cell][side] == noCell ? only(cell) : 0;
        }
    }
    return all;
}();

inline constexpr CellSet wholePyramid = (CellSet{1} << cellCount) - 1;
inline constexpr Cell apexCell = cellAt(rowCount, 1);

/// The cells of the base in the order in which chance fills them: row 1, then the up-cells of row 2.
inline constexpr std::size_t baseCount = 19;
inline constexpr std::array<Cell, baseCount> baseCells = [] {
    std::array<Cell, baseCount> all{};
    std::size_t next = 0;
    for (int column = 1; column <= rowLength(1); ++column) {
        all[next++] = cellAt(1, column);
    }
    for (int column = 1; column <= rowLength(2); column += 2) {
        all[next++] = cellAt(2, column);
    }
    return all;
}();

static_assert(apexCell == cellCount - 1);
static_assert(std::popcount(outerSides[0]) + std::popcount(outerSides[1]) + std::popcount(outerSides[2]) ==
              21);

} // namespace architects::kheops
