#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("Ptah readies every god of one use a turn but himself, and no other (R37)", "[pyramidice]") {
    State state = acting("p1").row(Atum, Shu, Seth);
    state.unseen = 0;
    state.deck = 0;
    state.ending = true;
    state.turnsLeft = 2;
    state.sides[0].gods = everyGod & ~ennead;
    state.discarded = ennead & ~setOf({Atum, Shu, Seth});
    state.turn.used = (workGods & ~only(Ptah)) | only(Bes) | only(Hapy);
    Table table{state};
    table.play(use(Ptah)); // the Triad is used: the one die pays
    CHECK(table.state.turn.used == setOf({Ptah, Bes, Hapy}));
}

TEST_CASE("A god of the Triad that was lent, used and bought is still used (R47)", "[pyramidice]") {
    Table table = acting("p1 p2 p5 p3").scarab(0, Amethyst).row(Khnum, Anubis, Heh);
    table.play(borrow(1)).play(spendDie(prayer, 1));
    table.play(pray(2)).play(spendDie(prayer, 3)); // Khnum is the only four
    CHECK(table.owns(Anubis));
    table.play(pray(1));
    CHECK(table.owns(Khnum));
    CHECK(table.answer(dismiss(3)) == PyramidiceTooFewDice);
}

TEST_CASE("What a lent god did by itself ends when its card is turned out (R47)", "[pyramidice]") {
    Table bastet = acting("p1 p1 s3").scarab(0, Amethyst).row(Bastet, Heh, Ra).pieces(0, 0, 3);
    bastet.play(borrow(1)).play(spendDie(prayer, 1));
    CHECK(bastet.allows(build(0, 3)));
    bastet.play(dismiss(1)).play(spendDie(prayer, 1)).settle();
    CHECK(bastet.answer(build(0, 3)) == PyramidiceTooFewWorkers);
    Table anubis =
        acting("p1 p1").scarab(0, Amethyst).row(Anubis, Heh, Ra).gods(0, {Min, Maat}).pieces(0, 0, 0);
    anubis.play(borrow(1)).play(dismiss(1)).settle().play(endWork());
    CHECK(anubis.state.step == Step::Drop);
}

TEST_CASE("A lent god bought before its use may be used once, not twice (R47)", "[pyramidice]") {
    Table table = acting("p1 p2 p5").scarab(0, Amethyst).row(Khnum, Heh, Ra);
    table.play(borrow(1)).play(spendDie(prayer, 1)).play(pray(1)); // bought before it was used
    CHECK(table.owns(Khnum));
    table.play(dismiss(2)).settle();
    CHECK(has(table.state.turn.used, Khnum));
    CHECK(table.answer(dismiss(3)) == PyramidiceTooFewDice);
}

TEST_CASE("One virtual die stands for either of its values, not for both (R34)", "[pyramidice]") {
    CHECK(Table(acting("p4").gods(0, {Khnum}).row(Anuket, Heh, Ra)).allows(pray(1)));
    CHECK(Table(acting("p1").gods(0, {Khnum}).row(Anuket, Heh, Ra)).allows(pray(1)));
    CHECK(Table(acting("p2").gods(0, {Khnum}).row(Anuket, Heh, Ra)).answer(pray(1)) ==
          PyramidiceCannotPayGod);
    CHECK(Table(acting("p2 p3").gods(0, {Khnum}).row(Maat, Heh, Ra)).answer(pray(1)) ==
          PyramidiceCannotPayGod);
    Table table = acting("p4").gods(0, {Khnum}).row(Anuket, Heh, Ra);
    table.play(pray(1));
    CHECK(table.owns(Anuket));
}

TEST_CASE("The choice of which die pays is real: a Stone die can be kept to build (R27)", "[pyramidice]") {
    Table table = acting("s5 p5 p6").row(Ra, Heh, Min);
    table.play(pray(1)).play(spendDie(prayer, 5)).play(build(0, 5));
    CHECK(table.owns(Ra));
    CHECK(table.fame() == 10);
}

TEST_CASE("With Bastet and Carnelian the last pieces build (R39)", "[pyramidice]") {
    Table table = acting("s6").gods(0, {Bastet}).scarab(0, Carnelian).pieces(0, 1, 1);
    CHECK(table.answer(build(0, 6)) == PyramidiceTooFewWorkers);
    table.play(build(0, 6, true));
    CHECK(piecesOn(table.side(0)) == 0);
    CHECK(table.fame() == 11);
}

TEST_CASE("With Bastet all pieces go without asking where all are needed (R39)", "[pyramidice]") {
    Table table = acting("s6").gods(0, {Bastet}).pieces(0, 2, 1);
    table.play(build(0, 6));
    CHECK(piecesOn(table.side(0)) == 0);
    CHECK(table.fame() == 11);
}

TEST_CASE("Silver: Khepri and Hapy may fill the board as well (R43)", "[pyramidice]") {
    Table khepri = acting("p4 p4 p4").scarab(0, Silver).gods(0, {Khepri}).pieces(0, 6, 1);
    khepri.play(use(Khepri, 4)).play(gain(cat));
    CHECK(khepri.fame() == 5 + 3 + 2);
    Table rolled = acting("p4 p4 p4").scarab(0, Silver).gods(0, {Khepri}).pieces(0, 6, 1);
    rolled.play(use(Khepri, 4)).play(gain(stoneDie)).rolls("s1"); // not on the board
    CHECK(rolled.fame() == 8);
    Table hapy = resting({7, 8, 9, 10, 11, 12}).scarab(0, Silver).gods(0, {Hapy}).pieces(0, 8, 0, 0);
    hapy.play(use(Hapy, 1));
    while (hapy.asked() == 0) {
        hapy.play(hapy.allows(gain(cat)) ? gain(cat) : discard(worker));
    }
    CHECK(hapy.fame() == 7);
}

TEST_CASE("Tile 6 brings one free reroll, and gods used in its Work turn are ready next turn (R19)",
          "[pyramidice]") {
    Table table = resting({6, 7, 8, 9, 10, 11}).pieces(0, 1, 0, 0).gods(0, {Heh});
    table.play(takeTile(6)).play(gain(worker)).works(0, 2, "p1 p2").play(use(Heh));
    table.play(mark(prayer, 1)).play(roll()).rolls("p6");
    CHECK(table.answer(mark(prayer, 2)) == PyramidiceNoRerollLeft);
    table.play(endWork()).settle().idleWork();
    table.works(0, 2, "p1 p2").play(use(Heh));
    CHECK(table.fame() == 5 - 1 + 1 + 1);
}

TEST_CASE("Tile 6 as one's third tile: Malachite pays after the Work turn (R19)", "[pyramidice]") {
    Table table = resting({6, 7, 8, 9}).scarab(0, Malachite).holds(0, {11, 12}).pieces(0, 1, 0, 0);
    table.play(takeTile(6)).play(gain(worker)).works(0, 2, "p1 p2").play(endWork()).settle();
    CHECK(table.fame() == 4 + 1);
    table.play(gain(cat)).settle();
    CHECK(table.side(0).pieces == Pieces{2, 1, 0});
    CHECK(table.state.mover == 1);
}

TEST_CASE("The end by the deck with three players goes round to the one who drew (R50)", "[pyramidice]") {
    Table table = acting("s5 p6", 3).deck(1).row(Ra, Heh, Min);
    table.play(pray(1)).play(endWork()).draws(Thoth);
    std::vector<int> seats;
    while (table.asked() >= 0 && seats.size() < 10) {
        seats.push_back(table.asked());
        table.idleWork();
    }
    CHECK(seats == std::vector<int>{1, 2, 0});
}

TEST_CASE("Pearl's window in a turn of a later seat, and the turn order after it (R45)", "[pyramidice]") {
    Table table = acting("s3", 4).turnOf(2).scarab(0, Pearl);
    table.by(2, build(0, 3)).by(0, copyBuild()).by(2, endWork()).settle();
    CHECK(table.fame(0) == 8);
    CHECK(table.asked() == 3);
}

TEST_CASE("A build that brings a player over eight pieces cannot be: building only takes (R31)",
          "[pyramidice]") {
    Table table = acting("s1").pieces(0, 8, 0);
    table.play(build(0, 1));
    CHECK(table.has(worker) == 7);
    CHECK(table.allows(endWork()));
}

TEST_CASE("Serket, Thoth, Jasper and Seshat on one build (R33)", "[pyramidice]") {
    Table table = acting("s6").gods(0, {Serket, Thoth, Seshat}).scarab(0, Jasper).ground();
    table.play(build(9, 6));
    CHECK(table.has(worker) == 1);                // two by Seshat's table, one for the level
    CHECK(table.fame() == 5 + 6 + 2 + 3 + 3 + 2); // value, level, Serket, three Workers, Jasper
}
