#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("After three quiet turns for each player the next must take a Rest tile (R11)", "[pyramidice]") {
    for (int seats = 2; seats <= 4; ++seats) {
        Table table = beginning(seats);
        for (int i = 0; i < 3 * seats; ++i) {
            REQUIRE(table.allows(work()));
            table.idleWork();
        }
        CHECK(table.answer(work()) == PyramidiceMustRest);
        table.play(rest());
        table.play(takeTile(9)).settle();
        CHECK(table.allows(work())); // things move again
    }
}

TEST_CASE("Hapy is no way out for who must take a tile (R11)", "[pyramidice]") {
    Table table = beginning().quiet(5).gods(1, {Hapy, Bes});
    table.idleWork();
    REQUIRE(table.answer(work()) == PyramidiceMustRest);
    table.play(rest());
    CHECK(table.answer(use(Hapy, 1)) == PyramidiceMustRest);
    CHECK(table.allows(use(Bes)));
    CHECK(table.allows(takeTile(7)));
}

TEST_CASE("Emerald's copy takes no tile, so it is no way out either (R11)", "[pyramidice]") {
    Table table = beginning().quiet(5).scarab(1, Emerald).holds(0, {7}).tiles({0, 8, 9, 10, 11, 12});
    table.idleWork();
    table.play(rest());
    CHECK(table.answer(takeTile(7, 0, 1)) == PyramidiceMustRest);
    CHECK(table.allows(takeTile(8)));
}

TEST_CASE("If no tile can be paid either, the match ends at once and is scored (R11)", "[pyramidice]") {
    Table table = beginning().quiet(5).fame(1, 0).pieces(1, 0, 0).tiles({1, 2, 3, 5, 6}).holds(0, {7});
    table.idleWork();
    CHECK(table.asked() == -2);
    CHECK(Pyramidice::score(table.state).winners.has(Seat::First));
}

TEST_CASE("If no tile can be paid, Hapy does not keep the match going (R11)", "[pyramidice]") {
    Table table = beginning()
                      .quiet(5)
                      .fame(1, 0)
                      .pieces(1, 1, 0)
                      .gods(1, {Hapy})
                      .tiles({2, 3, 5, 6})
                      .holds(0, {7, 8});
    table.idleWork();
    CHECK(table.asked() == -2);
}

TEST_CASE("A drawn card breaks the quiet (R11)", "[pyramidice]") {
    Table table = acting("p1").quiet(5);
    table.play(dismiss(1)).settle().play(endWork()).settle();
    CHECK(table.allows(work()));
    CHECK(table.state.quietTurns == 0);
}

TEST_CASE("A Stone die that leaves the supply breaks the quiet (R11)", "[pyramidice]") {
    Table table = acting("p1 p1").quiet(5).gods(0, {Mertseger});
    table.play(use(Mertseger)).rolls("s1").play(endWork()).settle();
    CHECK(table.allows(work()));
}

TEST_CASE("A build breaks the quiet (R11)", "[pyramidice]") {
    Table table = acting("s1").quiet(5);
    table.play(build(0, 1)).play(endWork()).settle();
    CHECK(table.allows(work()));
}

TEST_CASE("A tile taken breaks the quiet (R11)", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10, 11, 12}).quiet(5).pieces(0, 1, 0);
    table.play(takeTile(7)).settle();
    CHECK(table.allows(work()));
}

TEST_CASE("Powers, Fame for dice and Hapy do not break the quiet (R11)", "[pyramidice]") {
    Table work_ = acting("p1 p1").quiet(5).gods(0, {Ra, Heh});
    work_.play(use(Ra)).play(use(Heh)).play(gainFame()).play(endWork()).settle();
    CHECK(work_.answer(work()) == PyramidiceMustRest);
    Table hapy = resting({7, 8, 9, 10, 11, 12}).quiet(5).gods(0, {Hapy}).pieces(0, 2, 0);
    hapy.play(use(Hapy, 1)).play({gain(cat), gain(cat), gain(cat)});
    CHECK(hapy.answer(work()) == PyramidiceMustRest);
}
