#include <catch2/catch.hpp>

#include <array>

#include "core/games/kheops/board.h"
#include "core/games/kheops/tiles.h"

using namespace architects::kheops;

namespace {

Cell at(int row, int column) {
    return cellAt(row, column);
}

} // namespace

TEST_CASE("The pyramid has 49 cells in rows of 13, 11, 9, 7, 5, 3 and 1") {
    std::array<int, rowCount + 1> lengths{};
    for (Cell cell = 0; cell < cellCount; ++cell) {
        const auto [row, column] = places[cell];
        CHECK(cellAt(row, column) == cell);
        ++lengths[static_cast<std::size_t>(row)];
    }
    CHECK(lengths == std::array<int, rowCount + 1>{0, 13, 11, 9, 7, 5, 3, 1});
}

TEST_CASE("Odd columns point up, even columns point down") {
    CHECK(pointsUp(at(1, 1)));
    CHECK_FALSE(pointsUp(at(1, 2)));
    CHECK(pointsUp(at(7, 1)));
    int up = 0;
    for (Cell cell = 0; cell < cellCount; ++cell) {
        up += pointsUp(cell) ? 1 : 0;
    }
    CHECK(up == 28);
}

TEST_CASE("The sides of an up-cell lead down, left and right") {
    CHECK(across(at(3, 3), 0) == at(2, 4));
    CHECK(across(at(3, 3), 1) == at(3, 2));
    CHECK(across(at(3, 3), 2) == at(3, 4));
}

TEST_CASE("The sides of a down-cell lead up, right and left") {
    CHECK(across(at(3, 4), 0) == at(4, 3));
    CHECK(across(at(3, 4), 1) == at(3, 5));
    CHECK(across(at(3, 4), 2) == at(3, 3));
}

TEST_CASE("Facing sides carry the same number") {
    for (Cell cell = 0; cell < cellCount; ++cell) {
        for (unsigned side = 0; side < sideCount; ++side) {
            if (const Cell other = across(cell, side); other != noCell) {
                CHECK(across(other, side) == cell);
                CHECK(pointsUp(other) != pointsUp(cell));
            }
        }
    }
}

TEST_CASE("There are 63 inner shared sides and 21 outer ones") {
    int inner = 0;
    int outer = 0;
    for (Cell cell = 0; cell < cellCount; ++cell) {
        for (unsigned side = 0; side < sideCount; ++side) {
            const bool out = across(cell, side) == noCell;
            CHECK(out == has(outerSides[side], cell));
            outer += out ? 1 : 0;
            inner += out ? 0 : 1;
        }
    }
    CHECK(inner == 2 * 63);
    CHECK(outer == 21);
}

TEST_CASE("Outer are side 0 of the bottom, side 1 of the left edge, side 2 of the right edge") {
    for (int column = 1; column <= 13; column += 2) {
        CHECK(has(outerSides[0], at(1, column)));
    }
    for (int row = 1; row <= rowCount; ++row) {
        CHECK(has(outerSides[1], at(row, 1)));
        CHECK(has(outerSides[2], at(row, rowLength(row))));
    }
}

TEST_CASE("The three corners have two outer sides each, all other cells at most one") {
    for (Cell cell = 0; cell < cellCount; ++cell) {
        int outer = 0;
        for (const CellSet side : outerSides) {
            outer += has(side, cell) ? 1 : 0;
        }
        const bool corner = cell == at(1, 1) || cell == at(1, 13) || cell == at(7, 1);
        CHECK((corner ? outer == 2 : outer <= 1));
    }
}

TEST_CASE("The base is row 1 and the six up-cells of row 2") {
    CellSet base = 0;
    for (const Cell cell : baseCells) {
        base |= only(cell);
        CHECK((places[cell].row == 1 || (places[cell].row == 2 && pointsUp(cell))));
    }
    CHECK(sizeOf(base) == 19);
}

TEST_CASE("There are 25 rooms and 25 corridors") {
    int rooms = 0;
    for (Tile tile = 0; tile < tileCount; ++tile) {
        rooms += isRoom(tile) ? 1 : 0;
    }
    CHECK(rooms == 25);
    CHECK(tileCount == 50);
}

TEST_CASE("Each tile has one to three openings, at reference the first sides") {
    for (const TileInfo& tile : tiles) {
        CHECK((tile.openings == 0b001 || tile.openings == 0b011 || tile.openings == 0b111));
    }
}

TEST_CASE("A third of a turn clockwise sends an opening to the next side") {
    CHECK(turned(0b001, 1) == 0b010);
    CHECK(turned(0b001, 2) == 0b100);
    CHECK(turned(0b100, 1) == 0b001);
    CHECK(turned(0b011, 1) == 0b110);
    CHECK(turned(0b011, 2) == 0b101);
    CHECK(turned(0b111, 1) == 0b111);
    CHECK(turned(0b011, 3) == 0b011);
}
