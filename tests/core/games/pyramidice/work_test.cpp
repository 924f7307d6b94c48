#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("Phase 1 puts one's Stone dice into the quarry, common to all (R22)", "[pyramidice]") {
    Table table = beginning().pieces(0, 3, 1, 2).quarryStones(1);
    table.play(work());
    CHECK(table.has(stoneDie) == 0);
    CHECK(table.state.quarry == std::array<std::uint8_t, 2>{3, 4});
    table.play(take(3, 0));
    CHECK(table.state.turn.toRoll == std::array<std::uint8_t, 2>{3, 0});
}

TEST_CASE("One takes as many dice as Workers, of the colours one likes (R22)", "[pyramidice]") {
    Table table = beginning().pieces(0, 3, 1, 0).quarryStones(2);
    table.play(work());
    REQUIRE(table.state.step == Step::Take);
    CHECK(table.moves().size() == 3);
    CHECK(table.allows(take(0, 3)));
    CHECK(table.allows(take(1, 2)));
    CHECK(table.allows(take(2, 1)));
    CHECK(table.answer(take(3, 0)) == PyramidiceNotInQuarry);
    CHECK(table.answer(take(1, 1)) == PyramidiceTakeAsManyAsWorkers);
    CHECK(table.answer(take(0, 0)) == PyramidiceTakeAsManyAsWorkers);
    CHECK(table.answer(take(2, 2)) == PyramidiceTakeAsManyAsWorkers);
}

TEST_CASE("A quarry with fewer dice than Workers is emptied (R22)", "[pyramidice]") {
    Table table = beginning().pieces(0, 7, 0, 1);
    table.works(1, 4, "s6 p1 p1 p2 p3");
    CHECK(table.state.quarry == std::array<std::uint8_t, 2>{0, 0});
    CHECK(diceLeft(table.dice()) == 5);
}

TEST_CASE("Workers are not spent by taking dice (R22)", "[pyramidice]") {
    Table table = beginning().pieces(0, 3, 1, 0);
    table.works(0, 3, "p1 p2 p3");
    CHECK(table.has(worker) == 3);
    CHECK(table.has(cat) == 1);
}

TEST_CASE("Dice of both colours are rolled, Stone dice first (R22)", "[pyramidice]") {
    Table table = beginning().pieces(0, 3, 0, 1);
    table.play(work()).play(take(1, 2));
    CHECK(table.asked() == -1);
    CHECK(table.answerTo(0, endWork()) == WaitingForChance);
    CHECK(Pyramidice::check(table.state, rolled(prayer, diceOf("p1 p2"))) == ImpossibleOutcome);
    CHECK(Pyramidice::check(table.state, rolled(stone, diceOf("s1 s2"))) == ImpossibleOutcome);
    table.rolls("s5 p1 p2");
    CHECK(table.dice() == diceOf("s5 p1 p2"));
}

TEST_CASE("Workers gained in phase 3 add no dice this turn (R23)", "[pyramidice]") {
    Table table = acting("s1 p2 p3").gods(0, {Min});
    table.play(use(Min)).play({spendDie(prayer, 2), spendDie(prayer, 3)});
    CHECK(table.has(worker) == 5);
    CHECK(table.dice() == diceOf("s1"));
    CHECK(table.asked() == 0);
    CHECK(table.state.step == Step::Act);
}

TEST_CASE("Dice from Mertseger are extra and need no Worker (R23)", "[pyramidice]") {
    Table table = acting("p2 p3").pieces(0, 0, 0).gods(0, {Mertseger});
    table.play(use(Mertseger)).rolls("s6");
    CHECK(table.dice() == diceOf("s6"));
}

TEST_CASE("A Work turn without Workers is legal: phase 1, powers and upkeep are done (R24)",
          "[pyramidice]") {
    Table table = beginning().pieces(0, 0, 1, 2).gods(0, {Heh, Ra});
    table.works(0, 0, "");
    CHECK(table.state.quarry[0] == 2);
    table.play(use(Heh));
    CHECK(table.fame() == 6);
    table.play(endWork());
    REQUIRE(table.state.step == Step::Drop);
    table.play(drop(Ra)).settle();
    CHECK(table.state.mover == 1);
}

TEST_CASE("A god is prayed for with the dice and pieces of its price (R27)", "[pyramidice]") {
    Table table = acting("s4 p5").row(Osiris, Heh, Maat);
    table.play(pray(1));
    CHECK(table.owns(Osiris));
    CHECK(diceLeft(table.dice()) == 0);
    CHECK(table.has(worker) == 3);
    CHECK(table.state.quarry == std::array<std::uint8_t, 2>{1, 4});
}

TEST_CASE("A price asks for exact values (R27)", "[pyramidice]") {
    const Table table = acting("s4 p6 p1").row(Osiris, Ra, Anuket);
    CHECK(table.answer(pray(1)) == PyramidiceCannotPayGod); // no five
    CHECK(table.answer(pray(2)) == PyramidiceCannotPayGod);
    CHECK(table.allows(pray(3)));
}

TEST_CASE("A Stone die pays for any die, a Prayer die never for a Stone die (R27)", "[pyramidice]") {
    const Table stones = acting("s6 s2").row(Seth, Khonsu, Ra);
    CHECK(stones.allows(pray(1)));
    CHECK(stones.allows(pray(2)));
    const Table prayers = acting("p6 p2").row(Seth, Khonsu, Ra);
    CHECK(prayers.answer(pray(1)) == PyramidiceCannotPayGod);
    CHECK(prayers.allows(pray(2)));
}

TEST_CASE("Each die serves one action only (R27)", "[pyramidice]") {
    Table table = acting("s4 p1").row(Anuket, Anubis, Neith);
    table.play(pray(1));
    CHECK(table.answer(pray(2)) == PyramidiceCannotPayGod);
    CHECK(table.answer(pray(3)) == PyramidiceCannotPayGod);
    CHECK(table.answer(gainFame()) == PyramidiceTooFewDice);
}

TEST_CASE("A Cat or Worker in a price must stand on the board (R27)", "[pyramidice]") {
    const Table table = acting("s4 p5 p3").pieces(0, 0, 0).row(Osiris, Isis, Bastet);
    CHECK(table.answer(pray(1)) == PyramidiceCannotPayGod);
    CHECK(table.answer(pray(2)) == PyramidiceCannotPayGod);
    CHECK(table.answer(pray(3)) == PyramidiceCannotPayGod);
}

TEST_CASE("A prayed god leaves its slot empty: no slide and no new card (R28)", "[pyramidice]") {
    Table table = acting("s5 p6").row(Heh, Ra, Maat);
    table.play(pray(2));
    CHECK(table.state.row == std::array<God, 3>{Heh, noGod, Maat});
    CHECK(table.asked() == 0);
    CHECK(table.answer(pray(2)) == PyramidiceEmptySlot);
    CHECK(table.answer(dismiss(2)) == PyramidiceEmptySlot);
}

TEST_CASE("Several gods may be prayed for in a turn, and used at once (R28)", "[pyramidice]") {
    Table table = acting("s5 p6 p6 s1").row(Heh, Ra, Maat);
    table.play(pray(2)).play(pray(1));
    CHECK(table.state.row == std::array<God, 3>{noGod, noGod, Maat});
    table.play(use(Ra)).play(use(Heh));
    CHECK(table.fame() == 9);
    CHECK(table.has(worker) == 3);
}

TEST_CASE("At the end of the turn the row slides and is filled (R28)", "[pyramidice]") {
    Table table = acting("s5 p6").row(Heh, Ra, Maat);
    table.play(pray(2)).play(endWork());
    CHECK(table.state.row == std::array<God, 3>{noGod, Heh, Maat});
    table.chance(drew(1, Min));
    CHECK(table.state.row == std::array<God, 3>{Min, Heh, Maat});
    CHECK(table.state.deck == static_cast<State>(acting("").row(Heh, Ra, Maat)).deck - 1);
}

TEST_CASE("A die turns out a card: slide right, and exactly one new card (R29)", "[pyramidice]") {
    Table table = acting("p1").row(Heh, Ra, Maat);
    table.play(dismiss(2));
    CHECK(has(table.state.discarded, Ra));
    CHECK(table.state.row == std::array<God, 3>{noGod, Heh, Maat});
    CHECK(Pyramidice::check(table.state, drew(2, Min)) == ImpossibleOutcome);
    table.chance(drew(1, Min));
    CHECK(table.state.row == std::array<God, 3>{Min, Heh, Maat});
    CHECK(table.state.step == Step::Act);
    CHECK(table.answer(dismiss(1)) == PyramidiceTooFewDice);
}

TEST_CASE("The new card goes to slot 1 even if slot 2 is empty (R29)", "[pyramidice]") {
    Table table = acting("s5 p6 p1").row(Heh, Ra, Maat);
    table.play(pray(2)).play(dismiss(3));
    CHECK(table.state.row == std::array<God, 3>{noGod, noGod, Heh});
    table.chance(drew(1, Min));
    CHECK(table.state.row == std::array<God, 3>{Min, noGod, Heh});
    CHECK(table.asked() == 0);
    table.play(endWork());
    CHECK(table.state.row == std::array<God, 3>{noGod, Min, Heh});
    table.chance(drew(1, Amon));
    CHECK(table.state.mover == 1);
}

TEST_CASE("With an empty deck a card is still turned out, and none is drawn (R29)", "[pyramidice]") {
    Table table = acting("p1").row(Heh, Ra, Maat).deck(0).ending(2);
    table.play(dismiss(1));
    CHECK(table.state.row == std::array<God, 3>{noGod, Ra, Maat});
    CHECK(table.asked() == 0);
}

TEST_CASE("From an empty row no card can be turned out (R29)", "[pyramidice]") {
    const Table table = acting("p1").row(noGod, noGod, noGod).deck(0).ending(2);
    for (int slot = 1; slot <= 3; ++slot) {
        CHECK(table.answer(dismiss(slot)) == PyramidiceEmptySlot);
    }
}

TEST_CASE("Any two dice are one Fame, as often as one likes (R30)", "[pyramidice]") {
    Table table = acting("s1 s1 s1 s1 p3");
    table.play(gainFame()).play({spendDie(stone, 1), spendDie(stone, 1)});
    CHECK(table.fame() == 6);
    CHECK(table.dice() == diceOf("s1 s1 p3"));
    table.play(gainFame()).play({spendDie(stone, 1), spendDie(prayer, 3)});
    CHECK(table.fame() == 7);
    CHECK(table.answer(gainFame()) == PyramidiceTooFewDice);
}

TEST_CASE("Dice not used go back to the quarry (R40)", "[pyramidice]") {
    Table table = acting("s1 s2 p3").quarryStones(1);
    table.play(endWork()).settle();
    CHECK(table.state.quarry == std::array<std::uint8_t, 2>{3, 4});
    CHECK(diceLeft(table.dice()) == 0);
}

TEST_CASE("Stone dice go to the quarry unless built, never back to the supply (R4)", "[pyramidice]") {
    Table table = acting("s5 s6 s2 s3 s1").row(Heh, Ra, Maat);
    const int supply = table.state.stoneSupply;
    table.play(pray(2)); // two to pray
    CHECK(table.state.quarry[0] == 2);
    table.play(build(0, 3));
    table.play(dismiss(1)).play(spendDie(stone, 1)).settle();
    CHECK(table.state.quarry[0] == 3);
    table.play(endWork()).settle();
    CHECK(table.state.quarry[0] == 4);
    CHECK(table.state.stoneSupply == supply);
    CHECK(table.state.built[0] == 3);
}

TEST_CASE("Only the seat on turn may move, and only in the step it is in", "[pyramidice]") {
    const Table table = beginning();
    CHECK(table.answerTo(1, work()) == NotYourTurn);
    CHECK(table.answer(pray(1)) == PyramidiceWrongStep);
    CHECK(table.answer(takeTile(7)) == PyramidiceWrongStep);
    CHECK(table.answer(endWork()) == PyramidiceWrongStep);
    const Table acts = acting("s1");
    CHECK(acts.answer(work()) == PyramidiceWrongStep);
    CHECK(acts.answer(rest()) == PyramidiceWrongStep);
    CHECK(acts.answer(takeTile(7)) == PyramidiceWrongStep);
    CHECK(acts.answer(spendDie(stone, 1)) == PyramidiceWrongStep);
    CHECK(acts.answer(gain(worker)) == PyramidiceWrongStep);
    CHECK(acts.answer(drop(Ra)) == PyramidiceWrongStep);
    CHECK(acts.answer(discard(worker)) == PyramidiceWrongStep);
}
