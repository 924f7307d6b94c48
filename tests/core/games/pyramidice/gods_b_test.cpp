#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("Khepri turns three dice of one value into three Fame and a piece", "[pyramidice]") {
    Table table = acting("s4 p4 p4").gods(0, {Khepri});
    table.play(use(Khepri, 4));
    CHECK(diceLeft(table.dice()) == 0);
    CHECK(table.fame() == 8);
    table.play(gain(worker));
    CHECK(table.has(worker) == 5);
    CHECK(table.state.step == Step::Act);
}

TEST_CASE("Khepri's Stone die comes from the supply and is rolled now", "[pyramidice]") {
    Table table = acting("s4 p4 p4 p2").gods(0, {Khepri});
    const int supply = table.state.stoneSupply;
    table.play(use(Khepri, 4)).play(gain(stoneDie)).rolls("s6");
    CHECK(table.dice() == diceOf("s6 p2"));
    CHECK(table.has(stoneDie) == 0);
    CHECK(table.state.stoneSupply == supply - 1);
}

TEST_CASE("Khepri can be used as often as there are three equal dice", "[pyramidice]") {
    Table table = acting("s4 s4 s4 s2 s2 s2").gods(0, {Khepri});
    table.play(use(Khepri, 4)).play(gain(cat));
    table.play(use(Khepri, 2)).play(gain(cat));
    CHECK(table.fame() == 11);
    CHECK(table.has(cat) == 3);
    CHECK(table.answer(use(Khepri, 2)) == PyramidiceCannotPayPower);
}

TEST_CASE("The Stone die that Khepri yields may be part of a later triple (R35)", "[pyramidice]") {
    Table table = acting("s4 s4 s4 p2 p2").gods(0, {Khepri});
    table.play(use(Khepri, 4)).play(gain(stoneDie)).rolls("s2");
    table.play(use(Khepri, 2)).play(gain(worker));
    CHECK(table.fame() == 11);
    CHECK(diceLeft(table.dice()) == 0);
}

TEST_CASE("Khepri's three dice may include a virtual one (R35)", "[pyramidice]") {
    Table table = acting("s4 p4").gods(0, {Khepri, Khnum});
    table.play(use(Khepri, 4));
    CHECK(table.fame() == 8);
    CHECK(has(table.state.turn.used, Khnum));
    table.play(gain(worker));
    CHECK(diceLeft(table.dice()) == 0);
}

TEST_CASE("Khepri needs three dice of the same value (R35)", "[pyramidice]") {
    const Table table = acting("s4 p4 p5").gods(0, {Khepri, Satis});
    for (int value = 1; value <= 6; ++value) {
        CHECK(table.answer(use(Khepri, value)) == PyramidiceCannotPayPower);
    }
    CHECK(Table(acting("s1 s1 s1").gods(0, {Khepri})).answer(use(Khepri, 7)) == NoSuchMove);
    CHECK(Table(acting("s1 s1 s1").gods(0, {Khepri})).answer(use(Khepri)) == NoSuchMove);
}

TEST_CASE("With an empty supply Khepri gives a Worker or a Cat instead (R35)", "[pyramidice]") {
    Table table = acting("s4 p4 p4").gods(0, {Khepri}).stonesLeft(0).ending(2);
    table.play(use(Khepri, 4));
    CHECK(table.answer(gain(stoneDie)) == PyramidiceNoStoneInSupply);
    CHECK(table.moves().size() == 2);
    table.play(gain(cat));
    CHECK(table.has(cat) == 2);
}

TEST_CASE("Where only one kind is left Khepri gives it without asking (R5)", "[pyramidice]") {
    Table table =
        acting("s4 p4 p4").gods(0, {Khepri}).stonesLeft(0).ending(2).pieces(0, 4, 3).pieces(1, 2, 6, 0);
    REQUIRE(table.state.pieces[1] == 0);
    table.play(use(Khepri, 4));
    CHECK(table.has(worker) == 5);
    CHECK(table.state.step == Step::Act);
    CHECK(table.allows(endWork()));
}

TEST_CASE("Aton gives up another god for four Fame, once a turn (R38)", "[pyramidice]") {
    Table table = acting("").gods(0, {Aton, Ra, Heh});
    table.play(use(Aton, Ra));
    CHECK(table.fame() == 9);
    CHECK_FALSE(table.owns(Ra));
    CHECK(has(table.state.discarded, Ra));
    CHECK(table.answer(use(Aton, Heh)) == PyramidiceGodUsed);
}

TEST_CASE("Aton may give up a god that was used, or is new (R38)", "[pyramidice]") {
    Table table = acting("s5 p6").gods(0, {Aton, Heh}).row(Min, Ra, Maat);
    table.play(use(Heh)).play(use(Aton, Heh));
    CHECK(table.fame() == 10);
    Table other = acting("s5 p6").gods(0, {Aton}).row(Min, Ra, Maat);
    other.play(pray(2)).play(use(Ra)).play(use(Aton, Ra));
    CHECK(other.fame() == 12);
    CHECK_FALSE(other.owns(Ra));
}

TEST_CASE("Aton gives up neither himself nor a god of somebody else or of the row (R38)", "[pyramidice]") {
    const Table table = acting("").gods(0, {Aton, Heh}).gods(1, {Ra}).row(Min, Maat, Khonsu);
    CHECK(table.answer(use(Aton, Aton)) == PyramidiceCannotDiscardGod);
    for (const God god : {Ra, Min, wholeEnnead}) {
        const Refusal refusal = table.answer(use(Aton, god));
        CHECK((refusal == PyramidiceCannotDiscardGod || refusal == PyramidiceNotYourGod));
    }
    CHECK(Table(acting("").gods(0, {Aton})).answer(use(Aton, Aton)) == PyramidiceCannotDiscardGod);
}

TEST_CASE("Aton gives up the whole Ennead as one god, never one card of it (R38)", "[pyramidice]") {
    Table table = acting("").gods(0, {Aton, Atum, Shu, Tefnut}).row(Min, Maat, Khonsu);
    CHECK(table.answer(use(Aton, Atum)) == PyramidiceCannotDiscardGod);
    table.play(use(Aton, wholeEnnead));
    CHECK(table.fame() == 9);
    CHECK(table.side(0).gods == only(Aton));
    CHECK(sizeOf(table.state.discarded) == 3);
}

TEST_CASE("What a given-up god did by itself ends at once (R38)", "[pyramidice]") {
    Table bastet = acting("s3").gods(0, {Aton, Bastet}).pieces(0, 0, 3);
    CHECK(bastet.allows(build(0, 3)));
    bastet.play(use(Aton, Bastet));
    CHECK(bastet.answer(build(0, 3)) == PyramidiceTooFewWorkers);
    Table seshat = acting("s3").gods(0, {Aton, Seshat}).pieces(0, 0, 3);
    CHECK(seshat.allows(build(0, 3)));
    seshat.play(use(Aton, Seshat));
    CHECK(seshat.answer(build(0, 3)) == PyramidiceTooFewWorkers);
    Table thoth = acting("s3").gods(0, {Aton, Thoth});
    CHECK(buildOffer(thoth.state, 0, 3, false).fame == 4);
    thoth.play(use(Aton, Thoth));
    CHECK(buildOffer(thoth.state, 0, 3, false).fame == 3);
    Table anubis = acting("").gods(0, {Aton, Anubis, Heh}).pieces(0, 0, 0);
    CHECK(upkeepOf(anubis.state, 0).limit == 3);
    anubis.play(use(Aton, Anubis));
    CHECK(upkeepOf(anubis.state, 0).limit == 0);
}
