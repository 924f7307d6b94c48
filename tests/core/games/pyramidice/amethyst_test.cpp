#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

namespace {

Position lending(std::string_view dice, God one, God two = Heh, God three = Min) {
    return acting(dice).scarab(0, Amethyst).row(one, two, three);
}

} // namespace

TEST_CASE("Amethyst lends a god of the row for a die (R47)", "[pyramidice]") {
    Table table = lending("p1 p2", Ra);
    table.play(borrow(1)).play(spendDie(prayer, 1));
    CHECK(table.dice() == diceOf("p2"));
    CHECK(table.state.row[0] == Ra);
    CHECK_FALSE(table.owns(Ra));
    table.play(use(Ra));
    CHECK(table.fame() == 8);
    CHECK(table.answer(use(Ra)) == PyramidiceGodUsed);
}

TEST_CASE("Amethyst lends once a turn, and only to its owner (R47)", "[pyramidice]") {
    Table table = lending("p1 p1", Ra);
    table.play(borrow(1));
    CHECK(table.answer(borrow(2)) == PyramidiceCannotBorrow);
    CHECK(Table(acting("p1").row(Ra, Heh, Min).scarab(1, Amethyst)).answer(borrow(1)) ==
          PyramidiceCannotBorrow);
    CHECK(Table(lending("", Ra)).answer(borrow(1)) == PyramidiceTooFewDice);
    CHECK(Table(lending("p1", noGod)).answer(borrow(1)) == PyramidiceEmptySlot);
}

TEST_CASE("A loan lasts until the end of the Work turn (R47)", "[pyramidice]") {
    Table table = lending("p1", Heh, Ra, Min);
    table.play(borrow(1)).play(endWork()).settle();
    CHECK(table.state.turn.loan == noGod);
    CHECK(table.answer(use(Heh)) == PyramidiceWrongStep);
    table.idleWork();
    table.works(0, 4, "p1 p2 p3 p4");
    CHECK(table.answer(use(Heh)) == PyramidiceNotYourGod);
    table.play(borrow(1));
}

TEST_CASE("A loan ends when the card is turned out of the row (R47)", "[pyramidice]") {
    Table table = lending("p1 p1", Ra);
    table.play(borrow(1)).play(dismiss(1)).settle();
    CHECK(table.answer(use(Ra)) == PyramidiceNotYourGod);
}

TEST_CASE("A loan goes on when its card only slides (R47)", "[pyramidice]") {
    Table table = lending("p1 p1", Ra);
    table.play(borrow(1)).play(dismiss(3)).settle();
    CHECK(table.state.row[1] == Ra);
    CHECK(table.play(use(Ra)).fame() == 8);
}

TEST_CASE("A lent god that is bought keeps its used state (R47)", "[pyramidice]") {
    Table used = lending("p1 p5 p6", Ra);
    used.play(borrow(1)).play(spendDie(prayer, 1)).play(use(Ra)).play(pray(1));
    CHECK(used.owns(Ra));
    CHECK(used.answer(use(Ra)) == PyramidiceGodUsed);
    Table fresh = lending("p1 p5 p6", Ra);
    fresh.play(borrow(1)).play(spendDie(prayer, 1)).play(pray(1)).play(use(Ra));
    CHECK(fresh.fame() == 8);
    CHECK(fresh.answer(use(Ra)) == PyramidiceGodUsed);
}

TEST_CASE("A bought loan is an owned god: it counts at upkeep (R47)", "[pyramidice]") {
    Table table = lending("p1 p5 p6", Ra).pieces(0, 0, 1).gods(0, {Maat});
    table.play(borrow(1)).play(spendDie(prayer, 1)).play(pray(1)).play(endWork());
    CHECK(table.state.step == Step::Drop);
}

TEST_CASE("A loan is not counted at upkeep nor at the end (R47)", "[pyramidice]") {
    Table table = lending("p1", Maat).pieces(0, 1, 0).gods(0, {Khonsu});
    table.play(borrow(1));
    CHECK(upkeepOf(table.state, 0).gods == 1);
    CHECK(table.total(0) == 5);
    table.play(endWork()).settle();
    CHECK(table.side(0).gods == only(Khonsu));
}

TEST_CASE("Anubis on loan gives three more at this turn's upkeep (R47)", "[pyramidice]") {
    Table table = lending("p1", Anubis).pieces(0, 0, 0).gods(0, {Khonsu, Maat, Ra});
    CHECK(upkeepOf(table.state, 0).limit == 0);
    table.play(borrow(1));
    CHECK(upkeepOf(table.state, 0).limit == 3);
    CHECK(upkeepOf(table.state, 0).gods == 3);
    table.play(endWork()).settle();
    CHECK(sizeOf(table.side(0).gods) == 3);
    CHECK(table.state.mover == 1);
    CHECK(upkeepOf(table.state, 0).limit == 0);
}

TEST_CASE("Serket, Seshat and Thoth on loan work for the builds of the turn (R47)", "[pyramidice]") {
    Table serket = lending("p1 s1", Serket).ground();
    serket.play(borrow(1)).play(spendDie(prayer, 1)).play(build(9, 1));
    CHECK(serket.fame() == 5 + 1 + 2 + 3);
    Table seshat = lending("p1 s1", Seshat).pieces(0, 0, 0);
    seshat.play(borrow(1)).play(spendDie(prayer, 1)).play(build(0, 1));
    CHECK(seshat.fame() == 6);
    Table thoth = lending("p1 s6", Thoth);
    thoth.play(borrow(1)).play(spendDie(prayer, 1)).play(build(0, 6));
    CHECK(thoth.fame() == 14);
}

TEST_CASE("Khepri on loan may be used many times (R47)", "[pyramidice]") {
    Table table = lending("p1 s4 s4 s4 s4 s4 s4", Khepri);
    table.play(borrow(1)).play(spendDie(prayer, 1));
    table.play(use(Khepri, 4)).play(gain(worker)).play(use(Khepri, 4)).play(gain(worker));
    CHECK(table.fame() == 11);
}

TEST_CASE("Amon, Maat and a god of the Triad can be lent (R47)", "[pyramidice]") {
    Table amon = lending("p1 p2", Amon);
    amon.play(borrow(1)).play(spendDie(prayer, 1)).play(setDie(Amon, 2, 6));
    CHECK(amon.answer(setDie(Amon, 6, 1)) == PyramidiceGodUsed);
    Table maat = lending("p1 p2", Maat);
    maat.play(borrow(1)).play(spendDie(prayer, 1)).play(mark(prayer, 2)).play(roll(Maat)).rolls("p3");
    CHECK(maat.allows(mark(prayer, 3)));
    Table khnum = lending("p1 p2", Khnum, Anubis);
    khnum.play(borrow(1)).play(spendDie(prayer, 1)).play(pray(2));
    CHECK(khnum.owns(Anubis));
}

TEST_CASE("Aton on loan gives up one's own gods, and no loan is ever given up (R38)", "[pyramidice]") {
    Table lent = lending("p1", Aton).gods(0, {Ra});
    lent.play(borrow(1)).play(use(Aton, Ra));
    CHECK(lent.fame() == 9);
    CHECK(lent.side(0).gods == 0);
    Table own = lending("p1", Ra).gods(0, {Aton, Khonsu});
    own.play(borrow(1));
    const Refusal refusal = own.answer(use(Aton, Ra));
    CHECK((refusal == PyramidiceCannotDiscardGod || refusal == PyramidiceNotYourGod));
    CHECK(own.allows(use(Aton, Khonsu)));
}

TEST_CASE("Bes, Hapy, Hathor and the Ennead on loan are of no benefit (R47)", "[pyramidice]") {
    for (const God god : {Bes, Hapy, Hathor, Atum}) {
        INFO(infoOf(god).name);
        Table table = lending("p1", god).gods(0, {Shu});
        if (table.allows(borrow(1))) {
            table.play(borrow(1));
        }
        CHECK(table.answer(use(god, god == Hapy ? 1 : 0)) == PyramidiceNoPowerToUse);
        CHECK(table.total(0) == 5);
        CHECK(upkeepOf(table.state, 0).gods == 1);
    }
}

TEST_CASE("Amethyst lends in phase 3 only (R47)", "[pyramidice]") {
    Table table = beginning().scarab(0, Amethyst).pieces(0, 2, 0, 1).row(Ra, Heh, Min);
    CHECK(table.answer(borrow(1)) == PyramidiceWrongStep);
    table.play(work());
    CHECK(table.answer(borrow(1)) == PyramidiceWrongStep);
    CHECK(Table(resting({7, 8, 9, 10, 11, 12}).scarab(0, Amethyst)).answer(borrow(1)) ==
          PyramidiceWrongStep);
}

TEST_CASE("The row is not slid because of a loan (R47)", "[pyramidice]") {
    Table table = lending("p1", Ra);
    table.play(borrow(1)).play(endWork());
    CHECK(table.state.row == std::array<God, 3>{Ra, Heh, Min});
    CHECK(table.state.mover == 1);
}
