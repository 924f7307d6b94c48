#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("With Bastet one takes as many dice as Workers and Cats (R39)", "[pyramidice]") {
    Table table = beginning().gods(0, {Bastet}).pieces(0, 2, 3, 1);
    table.play(work());
    CHECK(table.answer(take(0, 2)) == PyramidiceTakeAsManyAsWorkers);
    CHECK(table.answer(take(0, 3)) == PyramidiceTakeAsManyAsWorkers);
    table.works(1, 4, "s1 p1 p2 p3 p4");
    CHECK(table.side(0).pieces == Pieces{2, 3, 0});
}

TEST_CASE("Without Bastet Cats take no dice (R39)", "[pyramidice]") {
    Table table = beginning().pieces(0, 2, 3, 1);
    table.play(work());
    CHECK(table.answer(take(1, 4)) == PyramidiceTakeAsManyAsWorkers);
    CHECK(table.allows(take(1, 1)));
}

TEST_CASE("With Bastet either piece pays for a god, and the player says which (R39)", "[pyramidice]") {
    Table table = acting("p4 p5").gods(0, {Bastet}).pieces(0, 2, 2).row(Osiris, Heh, Ra);
    table.play(pray(1));
    CHECK(table.moves().size() == 2);
    CHECK(table.allows(spendPiece(worker)));
    table.play(spendPiece(cat));
    CHECK(table.owns(Osiris));
    CHECK(table.side(0).pieces == Pieces{2, 1, 0});
    Table isis = acting("p3 p4").gods(0, {Bastet}).pieces(0, 2, 0).row(Isis, Heh, Ra);
    isis.play(pray(1));
    CHECK(isis.owns(Isis));
    CHECK(isis.has(worker) == 1);
}

TEST_CASE("With Bastet either piece pays for a power (R39)", "[pyramidice]") {
    Table ra = acting("").gods(0, {Bastet, Ra}).pieces(0, 0, 2);
    CHECK(ra.play(use(Ra)).fame() == 8);
    CHECK(ra.has(cat) == 1);
    Table neith = acting("").gods(0, {Bastet, Neith}).pieces(0, 2, 0);
    CHECK(neith.play(use(Neith)).fame() == 7);
    CHECK(neith.has(worker) == 1);
}

TEST_CASE("With Bastet a Worker and a Cat are any two pieces (R39)", "[pyramidice]") {
    Table workers = acting("").gods(0, {Bastet, Khonsu}).pieces(0, 2, 0);
    CHECK(workers.play(use(Khonsu)).fame() == 9);
    CHECK(piecesOn(workers.side(0)) == 0);
    Table cats = acting("").gods(0, {Bastet, Khonsu}).pieces(0, 0, 2);
    CHECK(cats.play(use(Khonsu)).fame() == 9);
    Table sekhmet = acting("s1").gods(0, {Bastet, Sekhmet}).pieces(0, 0, 2);
    CHECK(sekhmet.play(use(Sekhmet)).fame() == 12);
    CHECK(Table(acting("").gods(0, {Bastet, Khonsu}).pieces(0, 1, 0)).answer(use(Khonsu)) ==
          PyramidiceCannotPayPower);
}

TEST_CASE("With Bastet two pieces of different kinds can be paid in one way only (R39)", "[pyramidice]") {
    // One Worker and one Cat in either order end the same: whoever is asked sees each result once.
    Table table = acting("").gods(0, {Bastet, Khonsu}).pieces(0, 1, 1);
    table.play(use(Khonsu));
    while (table.state.turn.payment.action != Action::None) {
        table.play(table.moves().front());
    }
    CHECK(table.fame() == 9);
    CHECK(piecesOn(table.side(0)) == 0);
}

TEST_CASE("With Bastet what is gained stays as printed (R39)", "[pyramidice]") {
    Table heka = acting("").gods(0, {Bastet, Heka}).pieces(0, 2, 0);
    heka.play(use(Heka));
    CHECK(heka.side(0).pieces == Pieces{1, 0, 0});
    Table montu = acting("").gods(0, {Bastet, Montu}).pieces(0, 0, 2);
    montu.play(use(Montu));
    CHECK(montu.side(0).pieces == Pieces{0, 1, 0});
}

TEST_CASE("With Bastet pieces return to the supply as what they are (R39)", "[pyramidice]") {
    Table table = acting("").gods(0, {Bastet, Ra}).pieces(0, 0, 2);
    const auto before = table.state.pieces;
    table.play(use(Ra));
    CHECK(table.state.pieces[0] == before[0]);
    CHECK(table.state.pieces[1] == before[1] + 1);
}

TEST_CASE("With Bastet a Worker turns a die (R39)", "[pyramidice]") {
    Table table = acting("s4").gods(0, {Bastet}).pieces(0, 2, 1);
    table.play(nudge(stone, 4, true, NudgeWith::Worker));
    CHECK(table.side(0).pieces == Pieces{1, 1, 0});
    table.play(nudge(stone, 5, true));
    CHECK(table.dice() == diceOf("s6"));
    CHECK(table.side(0).pieces == Pieces{1, 0, 0});
    CHECK(table.answer(nudge(stone, 6, false)) == PyramidiceNoCat);
    CHECK(table.allows(nudge(stone, 6, false, NudgeWith::Worker)));
}

TEST_CASE("With Bastet Cats help to build, and count for Thoth (R39)", "[pyramidice]") {
    Table table = acting("s6").gods(0, {Bastet, Thoth}).pieces(0, 0, 3);
    table.play(build(0, 6));
    CHECK(table.fame() == 5 + 6 + 3);
    CHECK(table.has(cat) == 0);
}

TEST_CASE("With Bastet the builder says which pieces go (R39)", "[pyramidice]") {
    Table table = acting("s4").gods(0, {Bastet}).pieces(0, 3, 3);
    table.play(build(0, 4));
    CHECK(table.moves().size() == 2);
    table.play(spendPiece(cat)).play(spendPiece(worker));
    CHECK(table.side(0).pieces == Pieces{2, 2, 0});
    CHECK(table.state.built[0] == 4);
    CHECK(table.fame() == 9);
}

TEST_CASE("Bastet bought in mid-turn adds no dice but pays from then on (R39)", "[pyramidice]") {
    Table table = acting("p3 s4").pieces(0, 1, 3).row(Bastet, Heh, Ra);
    CHECK(table.answer(build(0, 4)) == PyramidiceTooFewWorkers);
    table.play(pray(1));
    CHECK(table.dice() == diceOf("s4"));
    CHECK(table.asked() == 0);
    CHECK(table.allows(build(0, 4)));
}

TEST_CASE("Bastet changes nothing at upkeep (R40)", "[pyramidice]") {
    const State with = acting("").gods(0, {Bastet, Heh, Ra, Min}).pieces(0, 1, 2);
    CHECK(upkeepOf(with, 0).gods == 4);
    CHECK(upkeepOf(with, 0).limit == 3);
}

TEST_CASE("Bastet does not help in another's turn: Pearl takes Workers (R39)", "[pyramidice]") {
    Table table = acting("s3").scarab(1, Pearl).gods(1, {Bastet}).pieces(1, 1, 5, 0);
    table.play(build(0, 3));
    CHECK(table.asked() == 0);
    CHECK(table.fame(1) == 5);
}

TEST_CASE("Bastet does not help in a Rest turn: the piece that is named goes (R39)", "[pyramidice]") {
    const Table table = resting({1, 7, 8, 9, 10, 11}).gods(0, {Bastet, Hapy}).pieces(0, 0, 3);
    CHECK(table.answer(takeTile(1, 1)) == PyramidiceNoSuchPiece); // a Worker is not there
    CHECK(table.allows(takeTile(1, 2)));
    CHECK(table.answer(use(Hapy, 1)) == PyramidiceNoSuchPiece);
}

TEST_CASE("Bastet does help in the Work turn of tile 6 (R39)", "[pyramidice]") {
    Table table = resting({6, 7, 8, 9, 10, 11}).gods(0, {Bastet}).pieces(0, 1, 2, 0);
    table.play(takeTile(6)).play(gain(worker));
    CHECK(table.answer(take(0, 2)) == PyramidiceTakeAsManyAsWorkers);
    table.works(0, 4, "p1 p2 p3 p4");
}

TEST_CASE("Bastet on loan pays but adds no dice (R47)", "[pyramidice]") {
    Table table = acting("s6 p1").pieces(0, 0, 3).scarab(0, Amethyst).row(Bastet, Heh, Ra);
    table.play(borrow(1)).play(spendDie(prayer, 1));
    CHECK(table.dice() == diceOf("s6"));
    table.play(build(0, 6));
    CHECK(table.has(cat) == 0);
    CHECK(table.fame() == 11);
}
