#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("One free reroll in a Work turn, of any dice not used (R25)", "[pyramidice]") {
    Table table = acting("s1 s1 p2 p3");
    table.play({mark(stone, 1), mark(prayer, 2)});
    CHECK(table.dice() == diceOf("s1 p3"));
    table.play(roll()).rolls("s6 p5");
    CHECK(table.dice() == diceOf("s1 s6 p3 p5"));
    CHECK(table.answer(mark(stone, 1)) == PyramidiceNoRerollLeft);
    CHECK(table.answer(roll()) == PyramidiceNoRerollLeft);
}

TEST_CASE("The free reroll is there again in the next turn (R25)", "[pyramidice]") {
    Table table = acting("p2");
    table.play(mark(prayer, 2)).play(roll()).rolls("p1");
    table.play(endWork()).settle().idleWork();
    REQUIRE(table.state.mover == 0);
    table.works(0, 4, "p1 p2 p3 p4");
    CHECK(table.allows(mark(prayer, 1)));
}

TEST_CASE("While dice are chosen for a reroll, they are rolled before anything else (R25)",
          "[pyramidice]") {
    Table table = acting("s1 p5 p6").row(Heh, Ra, Maat).gods(0, {Neith});
    CHECK(table.answer(roll()) == PyramidiceNothingMarked);
    table.play(mark(stone, 1));
    CHECK(table.answer(pray(2)) == PyramidiceRollMarkedFirst);
    CHECK(table.answer(use(Neith)) == PyramidiceRollMarkedFirst);
    CHECK(table.answer(nudge(prayer, 5, true)) == PyramidiceRollMarkedFirst);
    CHECK(table.answer(endWork()) == PyramidiceRollMarkedFirst);
    CHECK(table.answer(mark(stone, 1)) == PyramidiceNoSuchDie);
    table.play(mark(prayer, 5)).play(roll()).rolls("s2 p1");
    CHECK(table.dice() == diceOf("s2 p1 p6"));
}

TEST_CASE("A die got in mid-turn may be rerolled (R25)", "[pyramidice]") {
    Table table = acting("p2 p3").gods(0, {Mertseger});
    table.play(use(Mertseger)).rolls("s6").play(mark(stone, 6)).play(roll()).rolls("s1");
    CHECK(table.dice() == diceOf("s1"));
}

TEST_CASE("What Cats did to a die is lost when it is rolled again (R25)", "[pyramidice]") {
    Table table = acting("p2");
    table.play(nudge(prayer, 2, true)).play(mark(prayer, 3)).play(roll()).rolls("p6");
    CHECK(table.dice() == diceOf("p6"));
    CHECK(table.has(cat) == 0);
}

TEST_CASE("Maat is a second reroll apart from the free one, in any order (R25)", "[pyramidice]") {
    Table table = acting("s1 p2").gods(0, {Maat});
    table.play(mark(stone, 1)).play(roll(Maat)).rolls("s2");
    CHECK(table.answer(roll(Maat)) == PyramidiceGodUsed);
    table.play(mark(stone, 2)).play(roll()).rolls("s3");
    CHECK(table.answer(mark(stone, 3)) == PyramidiceNoRerollLeft);
    Table other = acting("s1 p2").gods(0, {Maat});
    other.play(mark(stone, 1)).play(roll()).rolls("s2");
    other.play(mark(stone, 2)).play(mark(prayer, 2));
    CHECK(other.answer(roll()) == PyramidiceNoRerollLeft);
    other.play(roll(Maat)).rolls("s4 p4");
    CHECK(other.dice() == diceOf("s4 p4"));
}

TEST_CASE("Without Maat there is no reroll by her (R25)", "[pyramidice]") {
    Table table = acting("s1 p2");
    table.play(mark(stone, 1));
    CHECK(table.answer(roll(Maat)) == PyramidiceNotYourGod);
}

TEST_CASE("A Cat turns a die by one, up or down (R26)", "[pyramidice]") {
    Table table = acting("s4 p2").pieces(0, 4, 2);
    table.play(nudge(stone, 4, true));
    CHECK(table.dice() == diceOf("s5 p2"));
    CHECK(table.has(cat) == 1);
    table.play(nudge(prayer, 2, false));
    CHECK(table.dice() == diceOf("s5 p1"));
    CHECK(table.has(cat) == 0);
    CHECK(table.state.pieces[1] == 8);
    CHECK(table.answer(nudge(stone, 5, true)) == PyramidiceNoCat);
}

TEST_CASE("Several Cats may turn one die (R26)", "[pyramidice]") {
    Table table = acting("s1").pieces(0, 4, 3);
    table.play({nudge(stone, 1, true), nudge(stone, 2, true), nudge(stone, 3, true)});
    CHECK(table.dice() == diceOf("s4"));
}

TEST_CASE("A die stays between 1 and 6 (R26)", "[pyramidice]") {
    const Table table = acting("s6 p1");
    CHECK(table.answer(nudge(stone, 6, true)) == PyramidiceDieAtLimit);
    CHECK(table.answer(nudge(prayer, 1, false)) == PyramidiceDieAtLimit);
    CHECK(table.allows(nudge(stone, 6, false)));
}

TEST_CASE("Only dice rolled and not used can be turned (R26)", "[pyramidice]") {
    Table table = acting("s5 p6 p2").row(Heh, Ra, Maat);
    CHECK(table.answer(nudge(prayer, 5, true)) == PyramidiceNoSuchDie);
    table.play(pray(2));
    CHECK(table.answer(nudge(stone, 5, true)) == PyramidiceNoSuchDie);
    CHECK(table.allows(nudge(prayer, 2, true)));
}

TEST_CASE("A Worker turns no die, nor does a Golden Cat one does not have (R26)", "[pyramidice]") {
    const Table table = acting("s5");
    CHECK(table.answer(nudge(stone, 5, true, NudgeWith::Worker)) == PyramidiceNoCat);
    CHECK(table.answer(nudge(stone, 5, true, NudgeWith::GoldenCat)) == PyramidiceNoGoldenCat);
}

TEST_CASE("Amon sets a Prayer die to any value, once a turn (R26)", "[pyramidice]") {
    Table table = acting("s4 p2 p3").gods(0, {Amon});
    CHECK(table.answer(setDie(Amon, 4, 6)) == PyramidiceNoSuchDie);
    CHECK(table.answer(setDie(Amon, 2, 2)) == PyramidiceSameValue);
    table.play(setDie(Amon, 2, 6));
    CHECK(table.dice() == diceOf("s4 p3 p6"));
    CHECK(table.answer(setDie(Amon, 3, 6)) == PyramidiceGodUsed);
}

TEST_CASE("Mut sets a Stone die to any value, once a turn (R26)", "[pyramidice]") {
    Table table = acting("s4 s1 p2").gods(0, {Mut});
    CHECK(table.answer(setDie(Mut, 2, 6)) == PyramidiceNoSuchDie);
    CHECK(table.answer(setDie(Mut, 4, 4)) == PyramidiceSameValue);
    table.play(setDie(Mut, 4, 6));
    CHECK(table.dice() == diceOf("s1 s6 p2"));
    CHECK(table.answer(setDie(Mut, 1, 6)) == PyramidiceGodUsed);
}

TEST_CASE("Only the owner of Amon or Mut sets dice, and no other god does (R26)", "[pyramidice]") {
    const Table table = acting("s4 p2").gods(0, {Ra});
    CHECK(table.answer(setDie(Amon, 2, 6)) == PyramidiceNotYourGod);
    CHECK(table.answer(setDie(Mut, 4, 6)) == PyramidiceNotYourGod);
    CHECK(table.answer(setDie(Ra, 4, 6)) == NoSuchMove);
}

TEST_CASE("Amon and Mut reach no die that was used (R26)", "[pyramidice]") {
    Table table = acting("s5 p6").row(Heh, Ra, Maat).gods(0, {Amon, Mut});
    table.play(pray(2));
    CHECK(table.answer(setDie(Amon, 6, 1)) == PyramidiceNoSuchDie);
    CHECK(table.answer(setDie(Mut, 5, 1)) == PyramidiceNoSuchDie);
}
