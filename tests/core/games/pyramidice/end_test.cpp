#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

namespace {

/// The seats that have a turn after this one, each working without doing anything.
std::vector<int> turnsToTheEnd(Table& table) {
    std::vector<int> seats;
    while (table.asked() >= 0) {
        REQUIRE(seats.size() < 10);
        REQUIRE(table.state.step == Step::Begin);
        seats.push_back(table.asked());
        table.idleWork();
    }
    CHECK(table.asked() == -2);
    CHECK(table.state.step == Step::Over);
    return seats;
}

} // namespace

TEST_CASE("The last Stone die of the supply triggers the end in a Work turn (R49)", "[pyramidice]") {
    Table mertseger = acting("p1 p1").gods(0, {Mertseger}).stonesLeft(1);
    mertseger.play(use(Mertseger));
    CHECK(mertseger.state.ending); // the instant it leaves, before it is rolled
    mertseger.rolls("s5");
    CHECK(mertseger.allows(build(0, 5))); // he finishes his turn
    Table khepri = acting("p4 p4 p4").gods(0, {Khepri}).stonesLeft(1);
    khepri.play(use(Khepri, 4));
    CHECK_FALSE(khepri.state.ending);
    khepri.play(gain(stoneDie));
    CHECK(khepri.state.ending);
}

TEST_CASE("The last Stone die of the supply triggers the end by a Rest tile (R49)", "[pyramidice]") {
    Table table = resting({8, 7, 9, 10, 11, 12}).pieces(0, 2, 0, 0).stonesLeft(1);
    table.play(takeTile(8));
    CHECK(table.state.ending);
    Table more = resting({8, 7, 9, 10, 11, 12}).pieces(0, 2, 0, 0).stonesLeft(2);
    more.play(takeTile(8));
    CHECK_FALSE(more.state.ending);
}

TEST_CASE("Stone dice in the quarry, on boards and pyramids do not trigger anything (R49)",
          "[pyramidice]") {
    Table table = acting("s1").ground().stonesLeft(3);
    table.play(build(9, 1)).play(endWork()).settle();
    CHECK_FALSE(table.state.ending);
}

TEST_CASE("The last card of the deck triggers the end: by action, refill, tile 3 or the third tile (R49)",
          "[pyramidice]") {
    Table dismissed = acting("p1").deck(1).row(Ra, Heh, Min);
    dismissed.play(dismiss(1));
    CHECK_FALSE(dismissed.state.ending);
    dismissed.draws(Thoth);
    CHECK(dismissed.state.ending); // though three cards lie in the row
    CHECK(dismissed.state.mover == 0);
    Table refilled = acting("s5 p6").deck(1).row(Ra, Heh, Min);
    refilled.play(pray(1)).play(endWork()).draws(Thoth);
    CHECK(refilled.state.ending);
    Table free = resting({3, 7, 8, 9, 10, 11}).deck(1).row(Ra, Heh, Min);
    free.play(takeTile(3)).play(takeGod(2)).draws(Thoth);
    CHECK(free.state.ending);
    Table third = resting({7, 8, 9, 10}).holds(0, {11, 12}).deck(1).row(Ra, Heh, Min).pieces(0, 1, 0);
    third.play(takeTile(7)).draws(Thoth);
    CHECK(third.state.ending);
}

TEST_CASE("After the trigger everyone has one turn and the triggering player one more (R50)",
          "[pyramidice]") {
    for (int seats = 2; seats <= 4; ++seats) {
        for (int seat = 0; seat < seats; ++seat) {
            Position position = Position(Step::Rest, seats).turnOf(seat).stonesLeft(1);
            position.pieces(seat, 2, 0, 0);
            Table table = position;
            table.play(takeTile(8)).settle();
            std::vector<int> expected;
            for (int i = 1; i <= seats; ++i) {
                expected.push_back((seat + i) % seats);
            }
            CHECK(turnsToTheEnd(table) == expected);
        }
    }
}

TEST_CASE("A trigger in the refill at the end of a turn belongs to that turn (R50)", "[pyramidice]") {
    Table table = acting("s5 p6").deck(1).row(Ra, Heh, Min);
    table.play(pray(1)).play(endWork()).draws(Thoth);
    CHECK(turnsToTheEnd(table) == std::vector<int>{1, 0});
}

TEST_CASE("Only the first trigger counts (R49)", "[pyramidice]") {
    Table table = resting({8, 7, 9, 10, 11, 12}).pieces(0, 2, 0, 0).stonesLeft(1).deck(1).row(Ra, Heh, Min);
    table.play(takeTile(8));
    REQUIRE(table.state.mover == 1);
    table.works(0, 4, "p5 p6 p1 p1").play(pray(1)).play(endWork()).draws(Thoth);
    CHECK(table.state.deck == 0);
    CHECK(turnsToTheEnd(table) == std::vector<int>{0});
}

TEST_CASE("A trigger in the Work turn of tile 6 belongs to its Rest turn (R50)", "[pyramidice]") {
    Table table = resting({6, 7, 8, 9, 10, 11}).pieces(0, 1, 0, 0).stonesLeft(1);
    table.play(takeTile(6)).play(gain(stoneDie));
    CHECK(table.state.ending);
    table.works(1, 0, "s1").play(endWork()).settle();
    CHECK(table.side(0).tiles[0] == 6);
    CHECK(turnsToTheEnd(table) == std::vector<int>{1, 0});
}

TEST_CASE("Tile 6 in the last turn still has its Work turn (R50)", "[pyramidice]") {
    Table table = resting({6, 7, 8, 9, 10, 11}).pieces(0, 1, 0, 0).stonesLeft(0).ending(0);
    table.play(takeTile(6)).play(gain(worker)).works(0, 2, "p1 p2").play(gainFame());
    table.play(endWork()).settle();
    CHECK(table.asked() == -2);
}

TEST_CASE("Nobody but the active player can trigger the end (R51)", "[pyramidice]") {
    Table table = resting({4, 7, 8, 9, 10, 11}).pieces(0, 2, 0, 0).pieces(1, 4, 1, 3).stonesLeft(1);
    table.play(takeTile(4)).play({gain(worker), gain(worker)}).by(1, discard(stoneDie));
    CHECK(table.state.stoneSupply == 1);
    CHECK_FALSE(table.state.ending);
    Table pearl = acting("s1").scarab(1, Pearl).stonesLeft(1).deck(1);
    pearl.play(build(0, 1)).by(1, copyBuild());
    CHECK_FALSE(pearl.state.ending);
}

TEST_CASE("When the match is over nothing can be done", "[pyramidice]") {
    Table table = beginning().ending(0).stonesLeft(0);
    table.idleWork();
    REQUIRE(table.asked() == -2);
    CHECK(table.answerTo(0, work()) == MatchIsOver);
    CHECK(table.answerTo(1, work()) == MatchIsOver);
    CHECK(table.movesOf(0).empty());
}

TEST_CASE("Upkeep is done in the last turn too (R50)", "[pyramidice]") {
    Table table = acting("").ending(0).stonesLeft(0).gods(0, {Maat, Amon}).pieces(0, 0, 1);
    table.play(endWork());
    REQUIRE(table.state.step == Step::Drop);
    table.play(drop(Amon)).settle();
    CHECK(table.asked() == -2);
    CHECK(table.total(0) == 5 + 3);
}
