#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

namespace {

/// Seat 1 rests and owns the Emerald Scarab; seat 2 has these two tiles in front of him.
Position copying(std::initializer_list<int> row, int one, int two) {
    return resting(row).scarab(0, Emerald).holds(1, {one, two});
}

} // namespace

TEST_CASE("Emerald carries out a tile in front of an opponent, instead of one of the row (R46)",
          "[pyramidice]") {
    Table table = copying({8, 9, 10, 11}, 7, 12);
    table.play(takeTile(7, 0, 2));
    CHECK(table.has(worker) == 6);
    CHECK(table.side(0).tiles == std::array<std::uint8_t, 3>{}); // nothing lies in front of oneself
    CHECK(table.side(1).tiles == std::array<std::uint8_t, 3>{7, 12, 0});
    CHECK(table.side(1).faceDown == 0b001);
    CHECK(table.state.mover == 1);
}

TEST_CASE("Emerald pays the tile's cost as usual (R46)", "[pyramidice]") {
    Table table = copying({8, 9, 10, 11}, 2, 12).pieces(0, 1, 1, 1);
    table.play(takeTile(2, 0, 2));
    CHECK(table.fame() == 4);
    CHECK(table.side(0).pieces == Pieces{2, 2, 2});
    CHECK(Table(copying({8, 9, 10, 11}, 2, 12).fame(0, 0)).answer(takeTile(2, 0, 2)) ==
          PyramidiceCannotPayTile);
    Table one = copying({8, 9, 10, 11}, 1, 12).pieces(0, 1, 1, 1);
    one.play(takeTile(1, 1, 2)).play({gain(cat), gain(cat)});
    CHECK(one.side(0).pieces == Pieces{0, 3, 1});
}

TEST_CASE("A tile face down cannot be picked again (R46)", "[pyramidice]") {
    State state = copying({8, 9, 10, 11}, 7, 12);
    state.sides[1].faceDown = 0b001;
    const Table table{state};
    CHECK(table.answer(takeTile(7, 0, 2)) == PyramidiceTileNotForCopy);
    CHECK(table.allows(takeTile(12, 0, 2)));
}

TEST_CASE("Neither one's own tiles nor those of the row can be copied (R46)", "[pyramidice]") {
    const Table table = copying({8, 9, 10}, 7, 12).holds(0, {11});
    CHECK(table.answer(takeTile(11, 0, 1)) == PyramidiceTileNotForCopy);
    CHECK(table.answer(takeTile(8, 0, 2)) == PyramidiceTileNotForCopy);
    CHECK(table.allows(takeTile(8)));
}

TEST_CASE("Without Emerald no tile is copied (R46)", "[pyramidice]") {
    const Table table = resting({8, 9, 10, 11}).holds(1, {7, 12}).scarab(1, Emerald);
    CHECK(table.answer(takeTile(7, 0, 2)) == PyramidiceTileNotForCopy);
}

TEST_CASE("A copy never fills one's own three (R46)", "[pyramidice]") {
    Table table = resting({8, 9}).scarab(0, Emerald).holds(1, {7, 12}).holds(0, {10, 11}).row(Ra, Heh, Min);
    table.play(takeTile(7, 0, 2)).settle();
    CHECK(table.side(0).tiles == std::array<std::uint8_t, 3>{10, 11, 0});
    CHECK(table.state.row == std::array<God, 3>{Ra, Heh, Min});
}

TEST_CASE("A tile face down counts for its holder's three and comes back face up (R46)", "[pyramidice]") {
    Table table = copying({8, 9, 10, 11}, 7, 12).pieces(1, 2, 0, 0);
    table.play(takeTile(7, 0, 2)).by(1, rest()).by(1, takeTile(8)).settle();
    CHECK(table.side(1).tiles == std::array<std::uint8_t, 3>{});
    CHECK(table.side(1).faceDown == 0);
    CHECK(table.rowHas(7));
    CHECK(table.rowHas(12));
    CHECK(table.rowHas(8));
}

TEST_CASE("Emerald may copy the tiles with an effect (R46)", "[pyramidice]") {
    Table god = copying({8, 9, 10, 11}, 3, 12).row(Ra, Heh, Min);
    god.play(takeTile(3, 0, 2)).play(takeGod(1)).settle();
    CHECK(god.owns(Ra));
    CHECK(god.fame() == 3);
    CHECK(god.state.mover == 1);
    Table generous = copying({8, 9, 10, 11}, 4, 12).pieces(0, 1, 0);
    generous.play(takeTile(4, 0, 2)).play({gain(worker), gain(worker)});
    CHECK(generous.has(cat, 1) == 2);
    Table three = copying({8, 9, 10, 11}, 5, 12).pieces(0, 1, 0);
    three.play(takeTile(5, 0, 2)).play(gain(worker));
    CHECK(three.has(worker) == 4);
}

TEST_CASE("Emerald may copy tile 6 for its Work turn (R46)", "[pyramidice]") {
    Table table = copying({8, 9}, 6, 12).holds(0, {10, 11}).pieces(0, 1, 0).row(Ra, Heh, Min);
    table.play(takeTile(6, 0, 2)).play(gain(worker)).works(0, 2, "p1 p2").play(endWork()).settle();
    CHECK(table.state.mover == 1);
    CHECK(table.side(0).tiles == std::array<std::uint8_t, 3>{10, 11, 0});
    CHECK(table.side(1).faceDown == 0b001);
    CHECK(table.state.row == std::array<God, 3>{Ra, Heh, Min});
}

TEST_CASE("Emerald makes Rest possible where only a copy can be paid (R13)", "[pyramidice]") {
    const auto poor = [] {
        return beginning().fame(0, 0).pieces(0, 0, 0).tiles({2, 3, 5, 6}).holds(1, {7, 8});
    };
    CHECK(Table(poor()).answer(rest()) == PyramidiceCannotRest);
    CHECK(Table(poor().scarab(0, Emerald)).allows(rest()));
}

TEST_CASE("With three seats the copied seat is named (R46)", "[pyramidice]") {
    Table table = resting({8, 9, 10, 11, 1, 2}, 3).scarab(0, Emerald).holds(1, {7}).holds(2, {12});
    CHECK(table.answer(takeTile(12, 0, 2)) == PyramidiceTileNotForCopy);
    table.play(takeTile(12, 0, 3));
    CHECK(table.has(cat) == 3);
    CHECK(table.side(2).faceDown == 0b001);
    CHECK(table.side(1).faceDown == 0);
}
