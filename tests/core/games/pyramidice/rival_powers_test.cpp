#include "tests/core/games/pyramidice/rival.h"

using namespace architects;
using namespace architects::pyramidice;

namespace {

/// He will build whatever he rolls: no tile lies in the row.
Position building(int level) {
    return rivalTurn(level).row(Ra, Maat, Min).tiles({}).holds(player, {7, 8}).holds(rival, {9, 10});
}
int spaceFor(const Position& position, int value) {
    Table table = position;
    rivalRolls(table, value);
    const Move move = table.only();
    REQUIRE(move.kind == static_cast<std::uint8_t>(MoveKind::RivalBuild));
    return move.arg[0];
}
int fameFor(const Position& position, int value) {
    Table table = position;
    return rivalPlays(table, value).fame(rival) - 5;
}

} // namespace

TEST_CASE("He fills the lowest level that is not complete, row by row, left to right (R60)",
          "[pyramidice]") {
    CHECK(spaceFor(building(1).built({{0, 3}}), 3) == 1);
    CHECK(spaceFor(building(1).built({{0, 3}, {1, 3}, {2, 3}, {4, 3}}), 3) == 3);
    CHECK(spaceFor(building(1).built({{0, 3}, {1, 3}, {3, 3}, {4, 3}}), 3) == 2); // not on the second level
    CHECK(spaceFor(building(1).ground(), 3) == 9);
    CHECK(spaceFor(building(1).ground().built({{9, 3}, {10, 3}, {11, 3}, {12, 3}}), 3) == 13);
}

TEST_CASE("A project draws him to the first space where the die makes a pair (R61)", "[pyramidice]") {
    CHECK(spaceFor(building(1).projects(rival, {1, 2}).built({{4, 6}}), 1) == 1);         // above the six
    CHECK(spaceFor(building(1).projects(rival, {1, 2}).built({{4, 6}, {1, 2}}), 1) == 3); // left of it
    CHECK(spaceFor(building(1).projects(rival, {1, 2}).built({{8, 2}}), 6) == 5); // by his other card
    CHECK(spaceFor(building(1).projects(rival, {1, 2}).built({{4, 6}}), 6) == 0); // 6-6 is not his
    CHECK(spaceFor(building(1).projects(rival, {1}).projects(player, {6}).built({{4, 6}}), 6) == 0);
}

TEST_CASE("He looks at all levels where a die may stand, lower ones first (R61)", "[pyramidice]") {
    // Space 9 is open over 0 1 3 4 and 10 over 1 2 4 5; 9 holds a six.
    const auto built = [] {
        return building(1).built({{0, 3}, {1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}, {9, 6}});
    };
    CHECK(spaceFor(built().projects(rival, {1, 3}), 1) == 10); // the pair 1-6 on the second level
    CHECK(spaceFor(built().projects(rival, {1, 2}), 4) == 6);  // 3-4 on the ground comes first
    CHECK(spaceFor(built().projects(rival, {4, 5}), 1) == 6);  // no pair: the base rule
}

TEST_CASE("Several pairs at once give no priority (R61)", "[pyramidice]") {
    // A one at 1 would touch one six, at 5 or 7 two.
    CHECK(spaceFor(building(1).projects(rival, {1}).built({{4, 6}, {8, 6}}), 1) == 1);
}

TEST_CASE("A corner is no neighbour, nor is a die of another level (R61)", "[pyramidice]") {
    CHECK(spaceFor(building(1).projects(rival, {1}).built({{0, 6}, {1, 2}, {3, 2}}), 1) == 2);
    CHECK(spaceFor(building(1).projects(rival, {1}).ground(6), 1) == 9);
}

TEST_CASE("His Fame for a build is value and level, free of Workers (R62)", "[pyramidice]") {
    CHECK(fameFor(building(1), 3) == 3);
    CHECK(fameFor(building(1), 6) == 6);
    CHECK(fameFor(building(1).ground(), 5) == 7);
    CHECK(fameFor(building(1).ground().built({{9, 3}, {10, 3}, {11, 3}, {12, 3}}), 4) == 8);
}

TEST_CASE("Snefru: one Fame more for a die of 1 or 2 (R62)", "[pyramidice]") {
    CHECK(fameFor(building(1), 1) == 2);
    CHECK(fameFor(building(1), 2) == 3);
    CHECK(fameFor(building(1), 3) == 3);
    CHECK(fameFor(building(1).ground(), 2) == 2 + 2 + 1);
}

TEST_CASE("Hemiunu: one Fame more for each build (R62)", "[pyramidice]") {
    for (int value = 1; value <= 6; ++value) {
        CHECK(fameFor(building(2), value) == value + 1);
    }
}

TEST_CASE("Amenhotep: one Fame more where one of his pairs is completed (R62)", "[pyramidice]") {
    CHECK(fameFor(building(3).projects(rival, {1, 2, 3}).built({{4, 6}}), 1) == 2);
    CHECK(fameFor(building(3).projects(rival, {1, 2, 3}).built({{4, 6}}), 6) == 6);
    CHECK(fameFor(building(3).projects(rival, {1, 2, 3}).built({{1, 6}, {3, 6}}), 1) ==
          2); // two pairs, one Fame
    CHECK(fameFor(building(3).projects(rival, {1, 2, 3}).projects(player, {6}).built({{0, 5}}), 5) == 5);
}

TEST_CASE("Imhotep: three Fame more for each build (R62)", "[pyramidice]") {
    CHECK(fameFor(building(4), 1) == 4);
    CHECK(fameFor(building(4).ground(), 6) == 6 + 2 + 3);
}

TEST_CASE("With no god in the row the Architect takes none (R63)", "[pyramidice]") {
    Table table = beginning().solo(1).row(noGod, noGod, noGod).deck(0).ending(2).quarryStones(2);
    table.idleWork();
    CHECK(table.asked() == rival);
    CHECK(table.state.step == Step::RivalDie);
    rivalPlays(table, 3);
    CHECK(table.side(rival).gods == 0);
    CHECK(table.state.mover == player);
}

TEST_CASE("With no Stone die anywhere he takes the tile of the lowest number (R63)", "[pyramidice]") {
    const auto dry = [] {
        Position position = rivalTurn(4).row(Ra, Maat, Min).ground().ending(1).stonesLeft(0);
        position.built({{9, 3}, {10, 3}, {11, 3}, {12, 3}}).pieces(player, 4, 1, 1);
        return position;
    };
    Table table = dry().tiles({0, 12, 9, 10, 11, 7}).holds(player, {8});
    REQUIRE(table.state.quarry[0] == 0);
    table.by(rival, table.only());
    CHECK(table.only() == rivalTile(12));
    table.by(rival, rivalTile(12));
    finishTurn(table);
    CHECK(table.fame(rival) == 6);
    CHECK(table.side(rival).tiles[0] == 12);
    CHECK(table.state.quarry[0] == 0);
    CHECK(table.state.mover == player);
}

TEST_CASE("The player triggers: the Architect's turn, then the player's last (R64)", "[pyramidice]") {
    Table table =
        resting({8, 7, 9, 10, 11, 12}).solo(1).row(Ra, Maat, Min).stonesLeft(1).pieces(player, 2, 0);
    table.play(takeTile(8));
    REQUIRE(table.state.ending);
    rivalPlays(table, 3);
    CHECK(table.asked() == player);
    table.idleWork();
    CHECK(table.asked() == -2);
}

TEST_CASE("The Architect triggers by the last die: the player's turn, then his last (R64)",
          "[pyramidice]") {
    Table table =
        rivalTurn(1).row(Ra, Maat, Min).ground().built({{9, 3}, {10, 3}, {11, 3}, {12, 3}}).stonesLeft(1);
    table.play(rivalGod(2)).play(rivalDie(true));
    CHECK(table.state.ending);
    table.rolls("s3");
    finishTurn(table);
    CHECK(table.asked() == player);
    table.idleWork();
    CHECK(table.asked() == rival);
    rivalPlays(table, 1);
    CHECK(table.asked() == -2);
}

TEST_CASE("The Architect triggers by the last card of the deck (R49)", "[pyramidice]") {
    Table table = rivalTurn(1).row(Ra, Maat, Min).deck(1);
    rivalPlays(table, 3);
    CHECK(table.state.ending);
    CHECK(table.asked() == player);
    table.idleWork();
    CHECK(table.asked() == rival);
    rivalPlays(table, 1);
    CHECK(table.asked() == -2);
}

TEST_CASE("All of his projects score, and his gods (R64)", "[pyramidice]") {
    const State state = Position(Step::Over)
                            .solo(3)
                            .row(Ra, Heh, Min)
                            .gods(rival, {Hathor, Atum, Shu})
                            .projects(rival, {1, 2, 6})
                            .projects(player, {3})
                            .built({{0, 1}, {1, 6}, {2, 2}, {3, 1}, {6, 3}});
    // 1-6 for Giza; 6-2 and 1-3 for Saqqara; 1-1 for Hawara
    CHECK(Pyramidice::score(state).totals[1] == 5 + 6 + 2 + 4 * 2);
    CHECK(Pyramidice::score(state).totals[0] == 5);
}

TEST_CASE("At equal totals the Architect wins (R65)", "[pyramidice]") {
    const State tie = Position(Step::Over).solo(1);
    CHECK(Pyramidice::score(tie).winners == SeatSet(Seat::Second));
    const State ahead = Position(Step::Over).solo(1).fame(player, 6);
    CHECK(Pyramidice::score(ahead).winners == SeatSet(Seat::First));
    const State behind = Position(Step::Over).solo(1).fame(rival, 6);
    CHECK(Pyramidice::score(behind).winners == SeatSet(Seat::Second));
}
