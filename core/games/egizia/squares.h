#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// The four monuments, square by square. What the squares cost is mostly our own design; their order is the
/// game's.
namespace architects::egizia {

enum Monument : std::uint8_t { Obelisk, Tombs, Pyramid, Temple };
inline constexpr std::size_t monumentCount = 4;
/// A set of monuments, bit n for monument n.
constexpr std::uint8_t monumentSet(Monument monument) {
    return static_cast<std::uint8_t>(1U << monument);
}

/// A square: 0-11 the obelisk from below, 12-23 the tombs in their order, 24-44 the pyramid floor by floor,
/// each from the left, 45-56 the temple: left flank, right flank (each from below), columns, entablature.
using Square = std::uint8_t;
/// A set of squares, bit n for square n.
using SquareSet = std::uint64_t;
inline constexpr std::size_t squareCount = 57;
inline constexpr std::array<Square, monumentCount + 1> firstSquare{0, 12, 24, 45, 57};

constexpr SquareSet onlySquare(Square square) {
    return SquareSet{1} << square;
}
constexpr SquareSet rangeOf(std::size_t from, std::size_t to) {
    return ((SquareSet{1} << to) - 1) & ~((SquareSet{1} << from) - 1);
}
constexpr SquareSet squaresOf(Monument monument) {
    return rangeOf(firstSquare[monument], firstSquare[monument + 1U]);
}
constexpr Monument monumentOf(Square square) {
    return square < firstSquare[Tombs]     ? Obelisk
           : square < firstSquare[Pyramid] ? Tombs
           : square < firstSquare[Temple]  ? Pyramid
                                           : Temple;
}
constexpr Square squareOf(Monument monument, std::size_t place) {
    return static_cast<Square>(firstSquare[monument] + place);
}

// The pyramid: six squares at the bottom, one at the top.
inline constexpr std::size_t floorCount = 6;
inline constexpr std::array<Square, floorCount + 1> firstOfFloor{24, 30, 35, 39, 42, 44, 45};
constexpr SquareSet floorSquares(std::size_t floor) {
    return rangeOf(firstOfFloor[floor], firstOfFloor[floor + 1]);
}
constexpr Square pyramidSquare(std::size_t floor, std::size_t place) {
    return static_cast<Square>(firstOfFloor[floor] + place);
}

// The temple.
inline constexpr Square leftFlank = 45;
inline constexpr Square rightFlank = 48;
inline constexpr Square firstColumn = 51;
inline constexpr Square entablature = 55;

/// What a square costs in strength and stones, and brings in points; a tomb costs what its tile says.
inline constexpr std::array<std::uint8_t, squareCount> squareValues{
    1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5,                            // obelisk
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,                            // tombs
    1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, // pyramid
    1, 2, 2, 1, 2, 2, 3, 3, 3, 3, 4, 5,                            // temple
};

/// What must be filled before a square can be.
inline constexpr std::array<SquareSet, squareCount> neededFor = [] {
    std::array<SquareSet, squareCount> needs{};
    const auto inSequence = [&needs](std::size_t from, std::size_t to) {
        for (std::size_t square = from + 1; square < to; ++square) {
            needs[square] |= SquareSet{1} << (square - 1);
        }
    };
    inSequence(firstSquare[Obelisk], firstSquare[Tombs]);
    inSequence(firstSquare[Tombs], firstSquare[Pyramid]);
    for (std::size_t floor = 0; floor < floorCount; ++floor) {
        inSequence(firstOfFloor[floor], firstOfFloor[floor + 1]);
        for (std::size_t place = 0; floor > 0 && place < floorCount - floor; ++place) {
            needs[pyramidSquare(floor, place)] |= SquareSet{3} << pyramidSquare(floor - 1, place);
        }
    }
    inSequence(leftFlank, rightFlank);
    inSequence(rightFlank, firstColumn);
    for (std::size_t column = firstColumn; column < entablature; ++column) {
        needs[column] = rangeOf(leftFlank, firstColumn);
    }
    needs[entablature] = rangeOf(firstColumn, entablature);
    needs[entablature + 1U] = onlySquare(entablature);
    return needs;
}();

// The tomb tiles: twelve of twenty lie on the board, four of them face up while there are so many.
inline constexpr std::size_t tombPlaces = 12;
inline constexpr int tombsFaceUp = 4;
inline constexpr std::size_t tombValueCount = 7; ///< values 1 to 6; 0 stands for face down
/// How many of the twenty have each value.
inline constexpr std::array<std::uint8_t, tombValueCount> tombTiles{0, 1, 3, 5, 6, 4, 1};
/// What the sum of one's tiles is worth at the end.
constexpr int tombBonus(int sum) {
    return sum <= 0 ? 0 : sum <= 10 ? 2 : sum <= 20 ? 5 : 9;
}

/// The squares of each site: none at the Sphinx.
inline constexpr std::array<SquareSet, 3> squaresAtSite{0, squaresOf(Obelisk) | squaresOf(Tombs),
                                                        squaresOf(Pyramid) | squaresOf(Temple)};

namespace detail {
consteval int valueOf(Monument monument) {
    int sum = 0;
    for (std::size_t square = firstSquare[monument]; square < firstSquare[monument + 1U]; ++square) {
        sum += squareValues[square];
    }
    return sum;
}
consteval int tombSum() {
    int sum = 0;
    for (std::size_t value = 0; value < tombValueCount; ++value) {
        sum += static_cast<int>(value) * tombTiles[value];
    }
    return sum;
}
consteval int tombTotal() {
    int count = 0;
    for (const std::uint8_t tiles : tombTiles) {
        count += tiles;
    }
    return count;
}
} // namespace detail
static_assert(detail::valueOf(Obelisk) == 31 && std::popcount(squaresOf(Obelisk)) == 12);
static_assert(detail::valueOf(Pyramid) == 46 && std::popcount(squaresOf(Pyramid)) == 21);
static_assert(detail::valueOf(Temple) == 31 && std::popcount(squaresOf(Temple)) == 12);
static_assert(detail::valueOf(Pyramid) + detail::valueOf(Temple) == 77);
static_assert(std::popcount(squaresOf(Tombs)) == tombPlaces);
static_assert(detail::tombTotal() == 20 && detail::tombSum() == 72);
static_assert(squareCount == 57);

} // namespace architects::egizia
