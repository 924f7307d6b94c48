#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("As many gods as Workers and Cats may be kept (R40)", "[pyramidice]") {
    Table enough = acting("").gods(0, {Ra, Heh, Min}).pieces(0, 2, 1);
    enough.play(endWork()).settle();
    CHECK(sizeOf(enough.side(0).gods) == 3);
    CHECK(enough.state.mover == 1);
    Table short_ = acting("").gods(0, {Ra, Heh, Min}).pieces(0, 1, 1);
    short_.play(endWork());
    CHECK(short_.state.step == Step::Drop);
    CHECK(short_.asked() == 0);
}

TEST_CASE("Exactly one god goes, however many are too many (R40)", "[pyramidice]") {
    Table table = acting("").gods(0, {Ra, Heh, Min, Khonsu}).pieces(0, 0, 0);
    table.play(endWork());
    CHECK(table.moves().size() == 4);
    CHECK(table.answer(drop(Maat)) == PyramidiceNotYourGod);
    CHECK(table.answer(drop(wholeEnnead)) == PyramidiceCannotDiscardGod);
    CHECK(table.answer(endWork()) == PyramidiceWrongStep);
    table.play(drop(Heh)).settle();
    CHECK(table.side(0).gods == setOf({Ra, Min, Khonsu}));
    CHECK(has(table.state.discarded, Heh));
    CHECK(table.state.mover == 1);
}

TEST_CASE("Anubis raises the limit by three and counts himself (R40)", "[pyramidice]") {
    const State state = acting("").gods(0, {Anubis, Ra, Heh, Min}).pieces(0, 1, 0);
    CHECK(upkeepOf(state, 0).gods == 4);
    CHECK(upkeepOf(state, 0).limit == 4);
    Table table{state};
    table.play(endWork()).settle();
    CHECK(sizeOf(table.side(0).gods) == 4);
}

TEST_CASE("Anubis himself may be the god that goes (R40)", "[pyramidice]") {
    Table table = acting("").gods(0, {Anubis, Ra, Heh, Min}).pieces(0, 0, 0);
    table.play(endWork()).play(drop(Anubis)).settle();
    CHECK(table.side(0).gods == setOf({Ra, Heh, Min})); // one only, though now the limit is lower
    CHECK(table.state.mover == 1);
}

TEST_CASE("Anubis bought this turn counts at its upkeep (R40)", "[pyramidice]") {
    Table table = acting("p4 p1").gods(0, {Ra, Heh}).pieces(0, 0, 0).row(Anubis, Min, Maat);
    table.play(pray(1)).play(endWork()).settle();
    CHECK(sizeOf(table.side(0).gods) == 3);
}

TEST_CASE("Stone dice are never on the board at upkeep, and would not count (R41)", "[pyramidice]") {
    const State state = beginning().gods(0, {Ra, Heh}).pieces(0, 1, 0, 3);
    CHECK(upkeepOf(state, 0).limit == 1);
    Table table{state};
    table.works(0, 1, "p1");
    CHECK(table.has(stoneDie) == 0);
    table.play(endWork());
    CHECK(table.state.step == Step::Drop);
}

TEST_CASE("Dice go back before upkeep is paid (R40)", "[pyramidice]") {
    Table table = acting("s1 p1").gods(0, {Ra, Heh}).pieces(0, 1, 0);
    table.play(endWork());
    REQUIRE(table.state.step == Step::Drop);
    CHECK(table.state.quarry == std::array<std::uint8_t, 2>{1, 4});
    CHECK(table.answer(gainFame()) == PyramidiceWrongStep);
    CHECK(table.answer(use(Ra)) == PyramidiceWrongStep);
}

TEST_CASE("At the end of Work: upkeep, then the row slides and is filled in order (R42)", "[pyramidice]") {
    Table table = acting("s5 p6 p6 s1").row(Min, Heh, Ra).pieces(0, 0, 1);
    table.play(pray(3)).play(pray(2)).play(endWork());
    REQUIRE(table.state.step == Step::Drop);
    CHECK(table.state.row == std::array<God, 3>{Min, noGod, noGod}); // nothing has moved yet
    table.play(drop(Ra));
    CHECK(table.state.row == std::array<God, 3>{noGod, noGod, Min});
    table.chance(drew(2, Maat));
    table.chance(drew(1, Amon));
    CHECK(table.state.row == std::array<God, 3>{Amon, Maat, Min});
    CHECK(table.state.mover == 1);
}

TEST_CASE("A deck with too few cards gives those it has (R42)", "[pyramidice]") {
    Table table = acting("s5 p6 p6 s1").row(Min, Heh, Ra).deck(1);
    table.play(pray(3)).play(pray(2)).play(endWork()).draws(Thoth);
    CHECK(table.asked() == 1);
    CHECK(table.state.row == std::array<God, 3>{noGod, Thoth, Min});
    CHECK(table.state.deck == 0);
    CHECK(table.state.ending);
}

TEST_CASE("The god that goes at upkeep does not come into the row (R42)", "[pyramidice]") {
    Table table = acting("s5 p6").row(Min, Heh, Ra).pieces(0, 0, 1).gods(0, {Maat});
    table.play(pray(3)).play(endWork()).play(drop(Ra));
    CHECK(Pyramidice::check(table.state, drew(1, Ra)) == ImpossibleOutcome);
}

TEST_CASE("Only the active player has upkeep (R40)", "[pyramidice]") {
    Table table = acting("").gods(1, {Ra, Heh, Min}).pieces(1, 0, 0, 0);
    table.play(endWork()).settle();
    CHECK(sizeOf(table.side(1).gods) == 3);
    CHECK(table.state.step == Step::Begin);
}
