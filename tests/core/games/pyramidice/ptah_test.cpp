#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("Ptah takes a die and readies every god used this turn (R37)", "[pyramidice]") {
    Table table = acting("s1 p2").gods(0, {Ptah, Heh, Ra, Neith}).pieces(0, 4, 2);
    table.play({use(Heh), use(Ra), use(Neith)}).play(use(Ptah)).play(spendDie(prayer, 2));
    CHECK(table.dice() == diceOf("s1"));
    table.play({use(Heh), use(Ra), use(Neith)});
    CHECK(table.fame() == 5 + 2 * (1 + 3 + 2));
    CHECK(table.answer(use(Heh)) == PyramidiceGodUsed);
}

TEST_CASE("Ptah never readies himself and works once in a turn (R37)", "[pyramidice]") {
    Table table = acting("s1 p2").gods(0, {Ptah, Heh});
    table.play(use(Heh)).play(use(Ptah)).play(spendDie(prayer, 2)).play(use(Heh));
    CHECK(table.answer(use(Ptah)) == PyramidiceGodUsed);
}

TEST_CASE("Ptah needs a die (R37)", "[pyramidice]") {
    Table table = acting("").gods(0, {Ptah, Heh});
    table.play(use(Heh));
    CHECK(table.answer(use(Ptah)) == PyramidiceCannotPayPower);
}

TEST_CASE("Ptah readies the Triad, even the god whose die paid for him (R37)", "[pyramidice]") {
    Table table = acting("p5").gods(0, {Ptah, Anuket}).row(Ra, Heh, Satis);
    table.play(pray(1)); // a five and Anuket's six
    CHECK(has(table.state.turn.used, Anuket));
    Table paid = acting("").gods(0, {Ptah, Khnum, Heh}).row(Ra, Amon, Satis);
    paid.play(use(Heh)).play(use(Ptah)); // Khnum's die is the only one
    CHECK_FALSE(has(paid.state.turn.used, Khnum));
    paid.play(use(Heh)).play(dismiss(1)).settle();
    CHECK(has(paid.state.turn.used, Khnum));
    CHECK(paid.fame() == 7);
    CHECK(paid.answer(use(Ptah)) == PyramidiceGodUsed); // or there would be no end to it
}

TEST_CASE("Ptah readies Maat, Amon and Mut (R37)", "[pyramidice]") {
    Table table = acting("s1 p2 p3").gods(0, {Ptah, Maat, Amon, Mut});
    table.play({setDie(Amon, 2, 6), setDie(Mut, 1, 6)}).play(mark(stone, 6)).play(roll(Maat)).rolls("s2");
    table.play(use(Ptah)).play(spendDie(prayer, 3));
    CHECK(table.allows(setDie(Amon, 6, 5)));
    CHECK(table.allows(setDie(Mut, 2, 6)));
    table.play(mark(stone, 2)).play(roll(Maat)).rolls("s5");
    CHECK(table.dice() == diceOf("s5 p6"));
}

TEST_CASE("Ptah does not ready the free reroll (R37)", "[pyramidice]") {
    Table table = acting("s1 p2").gods(0, {Ptah, Heh});
    table.play(use(Heh)).play(mark(stone, 1)).play(roll()).rolls("s2");
    table.play(use(Ptah)).play(spendDie(prayer, 2));
    CHECK(table.answer(mark(stone, 2)) == PyramidiceNoRerollLeft);
}

TEST_CASE("Ptah readies no scarab: Gold, Carnelian and Amethyst (R37)", "[pyramidice]") {
    Table gold = acting("s1 p2").gods(0, {Ptah, Heh}).scarab(0, Gold);
    gold.play(use(Heh)).play(nudge(stone, 1, true, NudgeWith::GoldenCat)).play(use(Ptah));
    gold.play(spendDie(prayer, 2));
    CHECK(gold.answer(nudge(stone, 2, true, NudgeWith::GoldenCat)) == PyramidiceNoGoldenCat);
    Table carnelian = acting("s4 s4 p2").gods(0, {Ptah, Heh}).scarab(0, Carnelian);
    carnelian.play(use(Heh)).play(build(0, 4, true)).play(use(Ptah)).play(spendDie(prayer, 2));
    CHECK(carnelian.answer(build(1, 4, true)) == PyramidiceCarnelianNoHelp);
    Table amethyst = acting("p2 p2 p2").gods(0, {Ptah, Heh}).scarab(0, Amethyst).row(Ra, Min, Sobek);
    amethyst.play(use(Heh)).play(borrow(1)).play(use(Ptah));
    CHECK(amethyst.answer(borrow(2)) == PyramidiceCannotBorrow);
}

TEST_CASE("Ptah does not ready Bes and Hapy, who rest in Work turns anyhow (R37)", "[pyramidice]") {
    // Bes was used before tile 6 brought the Work turn; in the next Rest turn he is ready again.
    Table table = resting({6, 7, 8, 9, 10, 11}).gods(0, {Bes, Hapy, Ptah, Heh}).pieces(0, 4, 2);
    table.play(use(Bes)).play(takeTile(6)).play(gain(worker));
    table.works(0, 4, "p1 p2 p3 p4");
    table.play(use(Heh)).play(use(Ptah)).play(spendDie(prayer, 1));
    CHECK(has(table.state.turn.used, Bes));
    CHECK(table.answer(use(Bes)) == PyramidiceNoPowerToUse);
    CHECK(table.answer(use(Hapy, 1)) == PyramidiceNoPowerToUse);
}

TEST_CASE("Ptah readies a god on loan too (R47)", "[pyramidice]") {
    Table table = acting("p2 p2").gods(0, {Ptah}).scarab(0, Amethyst).row(Ra, Min, Sobek);
    table.play(borrow(1)).play(use(Ra)).play(use(Ptah)).play(use(Ra));
    CHECK(table.fame() == 11);
    CHECK(table.has(worker) == 2);
}

TEST_CASE("Ptah on loan works once, and not again when he is bought (R37)", "[pyramidice]") {
    Table table = acting("p1 p5 p5 p2 s3").gods(0, {Heh}).scarab(0, Amethyst).row(Ra, Min, Ptah);
    table.play(use(Heh)).play(borrow(3)).play(spendDie(prayer, 1));
    table.play(use(Ptah)).play(spendDie(prayer, 2)).play(use(Heh));
    table.play(pray(3));
    CHECK(table.owns(Ptah));
    CHECK(table.fame() == 7);
    CHECK(table.answer(use(Ptah)) == PyramidiceGodUsed);
}

TEST_CASE("Ptah works again in the next turn (R37)", "[pyramidice]") {
    Table table = acting("p1").gods(0, {Ptah, Heh});
    table.play(use(Heh)).play(use(Ptah)).play(use(Heh)).play(endWork()).settle().idleWork();
    table.works(0, 4, "p1 p2 p3 p4").play(use(Heh)).play(use(Ptah));
    table.play(spendDie(prayer, 1)).play(use(Heh));
    CHECK(table.fame() == 9);
}

TEST_CASE("Ptah bought in mid-turn readies what was used before (R28)", "[pyramidice]") {
    Table table = acting("p5 p5 p1 p2").gods(0, {Heh}).row(Ptah, Min, Ra);
    table.play(use(Heh)).play(pray(1)).play(spendDie(prayer, 1)).play(use(Ptah)).play(use(Heh));
    CHECK(table.fame() == 7);
}
