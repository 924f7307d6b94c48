#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

namespace {

/// With scarabs and projects, as a position needs them to be read.
Position dressed(Position position, int seats) {
    constexpr std::array<Scarab, maxSeats> quiet{Quartz, Obsidian, Jasper, Turquoise};
    for (int seat = 0; seat < seats; ++seat) {
        position.scarab(seat, quiet[static_cast<std::size_t>(seat)]).projects(seat, {seat + 1});
    }
    return position;
}

} // namespace

TEST_CASE("On a full board each further piece means giving one up, new or old (R6)", "[pyramidice]") {
    Table table = resting({9, 7, 8, 10, 11, 12}).pieces(0, 6, 0, 2);
    table.play(takeTile(9)); // a Worker and a Cat
    CHECK(table.asked() == 0);
    CHECK(table.moves().size() == 3);
    table.play(discard(stoneDie));
    CHECK(table.state.quarry[0] == 1);
    table.play(discard(cat));
    CHECK(table.side(0).pieces == Pieces{7, 0, 1});
    CHECK(table.state.mover == 1);
}

TEST_CASE("Workers and Cats given up go to the supply (R6)", "[pyramidice]") {
    Table table = resting({12, 7, 8, 10, 11, 9}).pieces(0, 8, 0, 0);
    const auto before = table.state.pieces;
    table.play(takeTile(12)).play({discard(worker), discard(worker)});
    CHECK(table.side(0).pieces == Pieces{6, 2, 0});
    CHECK(table.state.pieces[0] == before[0] + 2);
    CHECK(table.state.pieces[1] == before[1] - 2);
}

TEST_CASE("Nothing may be given up while a space is free (R6)", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10, 11, 12}).pieces(0, 6, 0, 0);
    CHECK(table.answer(discard(worker)) == PyramidiceWrongStep);
    table.play(takeTile(12));
    CHECK(piecesOn(table.side(0)) == 8);
    CHECK(table.state.mover == 1);
}

TEST_CASE("What one gains has to be taken: giving up is not passed by (R6)", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10, 11, 12}).pieces(0, 7, 1, 0);
    table.play(takeTile(7));
    CHECK(table.answer(discard(stoneDie)) == PyramidiceNoSuchPiece);
    CHECK(table.answer(endWork()) == PyramidiceWrongStep);
    CHECK(table.answer(work()) == PyramidiceWrongStep);
    table.play({discard(cat), discard(worker)});
    CHECK(table.side(0).pieces == Pieces{8, 0, 0});
}

TEST_CASE("Three at once on a nearly full board: two are too many (R6)", "[pyramidice]") {
    Table table = resting({5, 7, 8, 9, 10, 11}).pieces(0, 7, 0, 0);
    table.play(takeTile(5)).play(gain(stoneDie)).play({discard(worker), discard(stoneDie)});
    CHECK(table.side(0).pieces == Pieces{6, 0, 2});
    CHECK(table.state.quarry[0] == 1);
}

TEST_CASE("Others overflow too when tile 4 gives them Cats, in clockwise order (R6)", "[pyramidice]") {
    Table table = resting({4, 7, 8, 9, 10, 11, 12, 1}, 3).turnOf(1).pieces(0, 7, 1, 0).pieces(2, 4, 1, 3);
    table.by(1, takeTile(4)).by(1, gain(worker)).by(1, gain(worker));
    CHECK(table.asked() == 2);
    CHECK(table.answerTo(0, discard(worker)) == NotYourTurn);
    table.by(2, discard(stoneDie));
    CHECK(table.side(2).pieces == Pieces{4, 2, 2});
    CHECK(table.state.quarry[0] == 1);
    table.by(0, discard(cat));
    CHECK(table.side(0).pieces == Pieces{7, 1, 0});
    CHECK(table.state.mover == 2);
    CHECK(table.state.step == Step::Begin);
}

TEST_CASE("Tile 4 serves the others one after the other: a Cat given up is there for the next (R18)",
          "[pyramidice]") {
    Table table = resting({4, 7, 8, 9, 10, 11, 12, 1}, 3).pieces(0, 0, 0).pieces(1, 0, 8).pieces(2, 0, 0);
    REQUIRE(table.state.pieces[1] == 1);
    table.by(0, takeTile(4)).by(0, gain(worker)).by(0, gain(worker));
    CHECK(table.asked() == 1);
    CHECK(table.has(cat, 2) == 0); // not yet: the one before him has too much
    table.by(1, discard(cat));
    CHECK(table.has(cat, 1) == 8);
    CHECK(table.has(cat, 2) == 1);
    CHECK(table.state.pieces[1] == 0);
    CHECK(table.state.mover == 1);
}

TEST_CASE("Tile 4 stops for everybody who has too much, and the position says how far it came (R18)",
          "[pyramidice]") {
    Table table = dressed(resting({4, 7, 8, 9, 10, 11, 12, 1, 2, 3}, 4), 4)
                      .turnOf(2)
                      .pieces(0, 4, 0, 4)
                      .pieces(1, 0, 0)
                      .pieces(2, 0, 0)
                      .pieces(3, 4, 4);
    table.by(2, takeTile(4)).by(2, gain(worker)).by(2, gain(worker));
    CHECK(table.asked() == 3);
    CHECK(table.has(cat, 0) == 0);
    const std::string text = Pyramidice::writeState(table.state);
    CHECK(text.find("after generous\nserved 1\n") != std::string::npos);
    const auto read = Pyramidice::readState(text);
    REQUIRE(read.ok());
    CHECK(*read == table.state);
    table.by(3, discard(worker));
    CHECK(table.asked() == 0);
    CHECK(table.has(cat, 0) == 1);
    CHECK(table.has(cat, 1) == 0);
    table.by(0, discard(stoneDie));
    CHECK(table.has(cat, 1) == 1);
    CHECK(table.state.mover == 3);
    CHECK(table.state.step == Step::Begin);
}

TEST_CASE("A position in which tile 4 has served nobody who has too much is refused", "[pyramidice]") {
    Table table =
        dressed(resting({4, 7, 8, 9, 10, 11, 12, 1}, 3), 3).pieces(0, 0, 0).pieces(1, 0, 8).pieces(2, 0, 0);
    table.by(0, takeTile(4)).by(0, gain(worker)).by(0, gain(worker));
    std::string text = Pyramidice::writeState(table.state);
    REQUIRE(Pyramidice::readState(text).ok());
    const std::size_t at = text.find("served 1");
    REQUIRE(at != std::string::npos);
    CHECK_FALSE(Pyramidice::readState(text.replace(at, 8, "served 2")).ok());
    CHECK_FALSE(Pyramidice::readState(text.replace(at, 8, "served 0")).ok());
}

TEST_CASE("The active player overflows before the others are served (R10)", "[pyramidice]") {
    Table table = resting({4, 7, 8, 9, 10, 11}).pieces(0, 7, 1, 0).pieces(1, 7, 1, 0);
    table.by(0, takeTile(4));
    while (table.asked() == 0) {
        table.by(0, table.allows(gain(worker)) ? gain(worker) : discard(worker));
    }
    CHECK(piecesOn(table.side(0)) == 8);
    table.by(1, discard(worker));
    CHECK(table.side(1).pieces == Pieces{6, 2, 0});
}

TEST_CASE("Overflow happens in Work turns as well (R6)", "[pyramidice]") {
    Table min = acting("p1 p2").gods(0, {Min}).pieces(0, 4, 4);
    min.play(use(Min)).play(discard(cat));
    CHECK(min.side(0).pieces == Pieces{5, 3, 0});
    CHECK(min.allows(endWork()));
    Table khepri = acting("p4 p4 p4").gods(0, {Khepri}).pieces(0, 4, 4);
    khepri.play(use(Khepri, 4)).play(gain(cat)).play(discard(cat));
    CHECK(khepri.side(0).pieces == Pieces{4, 4, 0});
    Table rolled = acting("p4 p4 p4").gods(0, {Khepri}).pieces(0, 4, 4);
    rolled.play(use(Khepri, 4)).play(gain(stoneDie)).rolls("s1"); // rolled, not placed: no overflow
    CHECK(rolled.allows(endWork()));
}

TEST_CASE("Malachite's piece may be one too many (R6)", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10}).scarab(0, Malachite).holds(0, {11, 12}).pieces(0, 6, 0, 0);
    table.play(takeTile(7)).play(gain(cat)).play(discard(worker)).settle();
    CHECK(table.side(0).pieces == Pieces{7, 1, 0});
    CHECK(table.state.mover == 1);
}

TEST_CASE("A Stone die taken and given up at once counts as taken (R7)", "[pyramidice]") {
    Table table = resting({8, 7, 9, 10, 11, 12}).pieces(0, 8, 0, 0).stonesLeft(1);
    table.play(takeTile(8)).play({discard(stoneDie), discard(worker)});
    CHECK(table.state.stoneSupply == 0);
    CHECK(table.state.ending);
}

TEST_CASE("If a named piece is missing one gets what there is (R5)", "[pyramidice]") {
    Table cats = resting({12, 7, 8, 9, 10, 11}).pieces(0, 2, 2, 0).pieces(1, 2, 6, 0);
    REQUIRE(cats.state.pieces[1] == 1);
    cats.play(takeTile(12));
    CHECK(cats.has(cat) == 3);
    CHECK(cats.state.mover == 1);
    Table stones = resting({11, 7, 8, 9, 10, 12}).pieces(0, 2, 2, 0).stonesLeft(1);
    stones.play(takeTile(11));
    CHECK(stones.has(stoneDie) == 1);
    Table none = resting({2, 7, 8, 9, 10, 12}).pieces(0, 2, 0, 0).stonesLeft(0).ending(2);
    none.play(takeTile(2));
    CHECK(none.side(0).pieces == Pieces{3, 1, 0});
    CHECK(none.fame() == 4);
}

TEST_CASE("A missing piece is never owed (R5)", "[pyramidice]") {
    Table table = resting({12, 7, 8, 9, 10, 11}).pieces(0, 2, 3, 0).pieces(1, 2, 6, 0).gods(1, {Neith});
    table.play(takeTile(12));
    CHECK(table.has(cat) == 3);
    table.by(1, work());
    if (table.state.step == Step::Take && table.asked() == 1) {
        table.play(table.moves().front());
    }
    table.settle().play(use(Neith));
    CHECK(table.has(cat) == 3);
    CHECK(table.state.pieces[1] == 1);
}

TEST_CASE("Who may choose must choose a kind that there is (R5)", "[pyramidice]") {
    Table table = resting({4, 7, 8, 9, 10, 11}).pieces(0, 2, 3, 0).pieces(1, 2, 6, 0);
    table.play(takeTile(4));
    CHECK(table.answer(gain(cat)) == PyramidiceSupplyEmpty);
    CHECK(table.moves().size() == 2);
    Table five = resting({5, 7, 8, 9, 10, 11}).pieces(0, 2, 3, 0).pieces(1, 2, 6, 0);
    five.play(takeTile(5));
    CHECK(five.answer(gain(cat)) == PyramidiceSupplyEmpty);
}

TEST_CASE("Three of a kind may be fewer than three (R5)", "[pyramidice]") {
    Table table = resting({5, 7, 8, 9, 10, 11}).pieces(0, 2, 1, 0).pieces(1, 2, 6, 0);
    REQUIRE(table.state.pieces[1] == 2);
    table.play(takeTile(5)).play(gain(cat));
    CHECK(table.has(cat) == 3);
    CHECK(table.state.mover == 1);
    Table stones = resting({5, 7, 8, 9, 10, 11}).pieces(0, 2, 1, 0).stonesLeft(2);
    stones.play(takeTile(5)).play(gain(stoneDie));
    CHECK(stones.has(stoneDie) == 2);
}

TEST_CASE("Where only one kind can be had it is given without asking (R5)", "[pyramidice]") {
    Table table = resting({1, 7, 8, 9, 10, 11}).pieces(0, 2, 2, 0).stonesLeft(0).ending(2);
    table.play(takeTile(1, 1)); // neither Workers nor, with the supply empty, Stone dice
    CHECK(table.side(0).pieces == Pieces{1, 4, 0});
    CHECK(table.state.mover == 1);
}

TEST_CASE("Where nothing at all can be had the tile still goes (R5)", "[pyramidice]") {
    Table table =
        resting({1, 7, 8, 9, 10, 11}).pieces(0, 2, 3, 0).pieces(1, 2, 6, 0).stonesLeft(0).ending(2);
    table.play(takeTile(1, 1));
    CHECK(table.side(0).pieces == Pieces{1, 3, 0});
    CHECK(table.state.mover == 1);
    CHECK(table.side(0).tiles[0] == 1);
}
