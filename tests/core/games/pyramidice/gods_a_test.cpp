#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("Heh gives a Fame for nothing, once a turn", "[pyramidice]") {
    Table table = acting("").gods(0, {Heh});
    table.play(use(Heh));
    CHECK(table.fame() == 6);
    CHECK(table.answer(use(Heh)) == PyramidiceGodUsed);
}

TEST_CASE("Gods are ready again in their owner's next turn (R42)", "[pyramidice]") {
    Table table = acting("").gods(0, {Heh, Ra});
    table.play({use(Heh), use(Ra)}).play(endWork()).settle().idleWork();
    REQUIRE(table.state.mover == 0);
    table.works(0, 3, "p1 p2 p3");
    CHECK(table.allows(use(Heh)));
    CHECK(table.allows(use(Ra)));
}

TEST_CASE("A god that is not one's own cannot be used", "[pyramidice]") {
    const Table table = acting("s4 s4 s4").gods(1, {Heh, Ra, Khepri}).row(Neith, Min, Sobek);
    CHECK(table.answer(use(Heh)) == PyramidiceNotYourGod);
    CHECK(table.answer(use(Khepri, 4)) == PyramidiceNotYourGod);
    CHECK(table.answer(use(Neith)) == PyramidiceNotYourGod);
}

TEST_CASE("Gods that work by themselves, or not at all, cannot be used", "[pyramidice]") {
    const Table table =
        acting("s4")
            .row(Ra, Heh, Min)
            .gods(0, {Anubis, Bastet, Hathor, Serket, Seshat, Thoth, Atum, Khnum, Amon, Maat, Mut});
    for (const God god : {Anubis, Bastet, Hathor, Serket, Seshat, Thoth, Atum, Khnum, Amon, Maat, Mut}) {
        INFO(infoOf(god).name);
        CHECK(table.answer(use(god)) == PyramidiceNoPowerToUse);
    }
}

TEST_CASE("Bes and Hapy are not used in a Work turn (R14)", "[pyramidice]") {
    const Table table = acting("").gods(0, {Bes, Hapy});
    CHECK(table.answer(use(Bes)) == PyramidiceNoPowerToUse);
    CHECK(table.answer(use(Hapy, 1)) == PyramidiceNoPowerToUse);
}

TEST_CASE("Ra takes a Worker for three Fame, once a turn", "[pyramidice]") {
    Table table = acting("").gods(0, {Ra});
    table.play(use(Ra));
    CHECK(table.fame() == 8);
    CHECK(table.has(worker) == 3);
    CHECK(table.answer(use(Ra)) == PyramidiceGodUsed);
    CHECK(Table(acting("").gods(0, {Ra}).pieces(0, 0, 2)).answer(use(Ra)) == PyramidiceCannotPayPower);
}

TEST_CASE("Neith takes a Cat for two Fame, once a turn", "[pyramidice]") {
    Table table = acting("").gods(0, {Neith}).pieces(0, 4, 2);
    table.play(use(Neith));
    CHECK(table.fame() == 7);
    CHECK(table.has(cat) == 1);
    CHECK(table.answer(use(Neith)) == PyramidiceGodUsed);
    CHECK(Table(acting("").gods(0, {Neith}).pieces(0, 2, 0)).answer(use(Neith)) ==
          PyramidiceCannotPayPower);
}

TEST_CASE("Khonsu takes a Worker and a Cat for four Fame, once a turn", "[pyramidice]") {
    Table table = acting("").gods(0, {Khonsu}).pieces(0, 2, 2);
    table.play(use(Khonsu));
    CHECK(table.fame() == 9);
    CHECK(table.side(0).pieces == Pieces{1, 1, 0});
    CHECK(table.answer(use(Khonsu)) == PyramidiceGodUsed);
}

TEST_CASE("Heka turns two Cats into a Worker and three Fame, once a turn", "[pyramidice]") {
    Table table = acting("").gods(0, {Heka}).pieces(0, 1, 4);
    table.play(use(Heka));
    CHECK(table.fame() == 8);
    CHECK(table.side(0).pieces == Pieces{2, 2, 0});
    CHECK(table.answer(use(Heka)) == PyramidiceGodUsed);
    CHECK(Table(acting("").gods(0, {Heka}).pieces(0, 5, 1)).answer(use(Heka)) == PyramidiceCannotPayPower);
}

TEST_CASE("Montu turns two Workers into a Cat and four Fame, once a turn", "[pyramidice]") {
    Table table = acting("").gods(0, {Montu}).pieces(0, 5, 0);
    table.play(use(Montu));
    CHECK(table.fame() == 9);
    CHECK(table.side(0).pieces == Pieces{3, 1, 0});
    CHECK(table.answer(use(Montu)) == PyramidiceGodUsed);
    CHECK(Table(acting("").gods(0, {Montu}).pieces(0, 1, 5)).answer(use(Montu)) ==
          PyramidiceCannotPayPower);
}

TEST_CASE("Costs are paid first: Heka and Montu work with a full board (R9)", "[pyramidice]") {
    Table heka = acting("").gods(0, {Heka}).pieces(0, 5, 3);
    heka.play(use(Heka));
    CHECK(heka.side(0).pieces == Pieces{6, 1, 0});
    CHECK(heka.state.step == Step::Act);
    CHECK(heka.allows(endWork()));
    Table montu = acting("").gods(0, {Montu}).pieces(0, 8, 0);
    montu.play(use(Montu));
    CHECK(montu.side(0).pieces == Pieces{6, 1, 0});
    CHECK(montu.allows(endWork()));
}

TEST_CASE("Heka's and Montu's Fame comes even if the piece is missing in the supply (R5)", "[pyramidice]") {
    Table montu = acting("", 2).gods(0, {Montu}).pieces(0, 4, 3).pieces(1, 2, 6, 0);
    REQUIRE(montu.state.pieces[1] == 0);
    montu.play(use(Montu));
    CHECK(montu.fame() == 9);
    CHECK(montu.side(0).pieces == Pieces{2, 3, 0});
    Table heka = acting("", 3).gods(0, {Heka}).pieces(0, 6, 2).pieces(1, 8, 0, 0).pieces(2, 7, 0, 0);
    REQUIRE(heka.state.pieces[0] == 0);
    heka.play(use(Heka));
    CHECK(heka.fame() == 8);
    CHECK(heka.side(0).pieces == Pieces{6, 0, 0});
}

TEST_CASE("Min takes two dice for a Worker, once a turn", "[pyramidice]") {
    Table table = acting("s1 p2 p3 p4").gods(0, {Min});
    table.play(use(Min)).play({spendDie(stone, 1), spendDie(prayer, 3)});
    CHECK(table.has(worker) == 5);
    CHECK(table.dice() == diceOf("p2 p4"));
    CHECK(table.answer(use(Min)) == PyramidiceGodUsed);
}

TEST_CASE("Sobek takes two dice for three Fame, once a turn", "[pyramidice]") {
    Table table = acting("s1 s1 p3 p3").gods(0, {Sobek});
    table.play(use(Sobek)).play({spendDie(prayer, 3), spendDie(prayer, 3)});
    CHECK(table.fame() == 8);
    CHECK(table.dice() == diceOf("s1 s1"));
    CHECK(table.answer(use(Sobek)) == PyramidiceGodUsed);
}

TEST_CASE("Sopdet takes a die for a Cat, once a turn", "[pyramidice]") {
    Table table = acting("s1 p3").gods(0, {Sopdet});
    table.play(use(Sopdet)).play(spendDie(stone, 1));
    CHECK(table.has(cat) == 2);
    CHECK(table.dice() == diceOf("p3"));
    CHECK(table.answer(use(Sopdet)) == PyramidiceGodUsed);
}

TEST_CASE("Mertseger turns two dice into a Stone die of the supply, rolled now, once a turn",
          "[pyramidice]") {
    Table table = acting("p1 p2 s6").gods(0, {Mertseger});
    const int supply = table.state.stoneSupply;
    table.play(use(Mertseger)).play({spendDie(prayer, 1), spendDie(prayer, 2)});
    CHECK(table.asked() == -1);
    CHECK(table.state.stoneSupply == supply - 1);
    table.rolls("s4");
    CHECK(table.dice() == diceOf("s4 s6"));
    CHECK(table.answer(use(Mertseger)) == PyramidiceGodUsed);
}

TEST_CASE("Mertseger is of no use while the supply has no Stone dice (R36)", "[pyramidice]") {
    const Table table = acting("p1 p2").gods(0, {Mertseger}).stonesLeft(0).ending(2);
    CHECK(table.answer(use(Mertseger)) == PyramidiceNoStoneInSupply);
}

TEST_CASE("Sekhmet takes a Worker, a Cat and a Stone die for seven Fame, once a turn", "[pyramidice]") {
    Table table = acting("s6 p2").gods(0, {Sekhmet}).pieces(0, 3, 3);
    table.play(use(Sekhmet));
    CHECK(table.fame() == 12);
    CHECK(table.side(0).pieces == Pieces{2, 2, 0});
    CHECK(table.dice() == diceOf("p2"));
    CHECK(table.state.quarry[0] == 1);
    CHECK(table.answer(use(Sekhmet)) == PyramidiceGodUsed);
}

TEST_CASE("Sekhmet's Stone die is any rolled one that was not used, never a Prayer die (R36)",
          "[pyramidice]") {
    Table table = acting("s6 s2 p2").gods(0, {Sekhmet});
    table.play(use(Sekhmet));
    CHECK(table.moves().size() == 2);
    CHECK(table.answer(spendDie(prayer, 2)) == PyramidiceWrongPayment);
    table.play(spendDie(stone, 2));
    CHECK(table.dice() == diceOf("s6 p2"));
    CHECK(Table(acting("p6 p2").gods(0, {Sekhmet})).answer(use(Sekhmet)) == PyramidiceCannotPayPower);
    CHECK(Table(acting("s6").gods(0, {Sekhmet}).pieces(0, 0, 3)).answer(use(Sekhmet)) ==
          PyramidiceCannotPayPower);
}
