#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

TEST_CASE("48: more points are further in front, among equals who arrived earlier") {
    const Table table(Position(4).points(1, 3).points(2, 7).points(3, 3).points(4, 3).track({3, 2, 4, 1}));
    CHECK(table.order() == "2341");
    CHECK(inFront(table.state, 1, 0));
    CHECK(inFront(table.state, 2, 3));
    CHECK_FALSE(inFront(table.state, 0, 3));
}

TEST_CASE("48: a move forward puts the marker behind all that stand on its new square") {
    Table table(Position(3).slot(1, 22).points(1, 2).points(2, 5).points(3, 5).track({1, 3, 2}));
    table.play(1, sail(at::ombos));
    REQUIRE(table.points(1) == 5);
    CHECK(table.order() == "321");
}

TEST_CASE("48: a move backward does so too") {
    Table table(
        Position(3).strength(1, 2, 2, 1, 2).points(1, 8).points(2, 5).points(3, 5).track({1, 3, 2}));
    table.endRound();
    REQUIRE(table.points(1) == 5);
    CHECK(table.order() == "321");
}

TEST_CASE("48: who does not move keeps his place: a move of nothing changes nothing") {
    Table table(Position(3).slot(1, 39).points(1, 5).points(2, 5).points(3, 5).track({1, 3, 2}));
    table.play(1, sail(at::ombos)); // no stone in the monuments
    CHECK(table.order() == "132");
    table.endSailing();
    CHECK(table.order() == "132");
}

TEST_CASE("48: moving away and others coming: the order of arrival is that of the moves") {
    Table table(Position(3).market(1, 4).market(2, 4).market(3, 4).tiles({2, 3, 1}));
    REQUIRE(table.order() == "132");
    table.play(2, sail(at::edfu));
    CHECK(table.points(2) == 2);
    CHECK(table.order() == "213");
    Table both(
        Position(3).slot(1, 17).slot(2, 18).market(1, 3).market(3, 4).points(3, 0).tiles({1, 3, 2}).round(
            1));
    both.play(1, sail(at::ombos)).play(3, sail(at::edfu));
    CHECK(both.points(1) == 2);
    CHECK(both.points(3) == 2);
    CHECK(both.order() == "132");
}

TEST_CASE("48: each reward of a track is a move of its own, and the last place on the square is the same") {
    Table table(Position(2).slot(1, 17).market(1, 5).points(2, 4).track({1, 2}).round(1));
    table.play(1, sail(at::ombos));
    CHECK(table.points(1) == 4);
    CHECK(table.order() == "21");
}

TEST_CASE("49: fifty points are no end: points are counted on, and below nothing too") {
    Table table(Position(2).slot(1, 22).points(1, 49).points(2, 60));
    table.play(1, sail(at::ombos));
    CHECK(table.points(1) == 52);
    CHECK(table.order() == "21");
    const Table below0(Position(2).points(1, -3).points(2, -4));
    CHECK(below0.order() == "12");
    CHECK(below0.points(2) == -4);
}

} // namespace
} // namespace architects::egizia
