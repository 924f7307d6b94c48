#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("A payment with one way to make it is made without asking", "[pyramidice]") {
    Table table = acting("s1 s3 p5 p2").row(Hathor, Heh, Ra);
    table.play(pray(1));
    CHECK(table.owns(Hathor));
    CHECK(diceLeft(table.dice()) == 0);
    CHECK(table.state.turn.payment.action == Action::None);
}

TEST_CASE("Equal dice are one way to pay", "[pyramidice]") {
    Table table = acting("p4 p4 p4 p4").row(Anubis, Heh, Khepri);
    table.play(pray(1));
    CHECK(table.owns(Anubis));
    CHECK(table.dice() == diceOf("p4 p4"));
    table.play(pray(3));
    CHECK(table.owns(Khepri));
}

TEST_CASE("Where it matters which die pays, the player is asked", "[pyramidice]") {
    Table table = acting("s4 p4 p1").row(Anubis, Heh, Ra);
    table.play(pray(1));
    CHECK_FALSE(table.owns(Anubis));
    CHECK(table.moves().size() == 2);
    CHECK(table.answer(spendDie(prayer, 1)) == PyramidiceWrongPayment);
    CHECK(table.answer(spendDie(prayer, 5)) == PyramidiceNoSuchDie);
    CHECK(table.answer(endWork()) == PyramidiceWrongStep);
    table.play(spendDie(prayer, 4));
    CHECK_FALSE(table.owns(Anubis)); // for the other die there is a choice again
    table.play(spendDie(stone, 4));
    CHECK(table.owns(Anubis));
    CHECK(table.dice() == diceOf("p1"));
}

TEST_CASE("Three different dice for two needs: each way of paying can be had", "[pyramidice]") {
    Table table = acting("s1 s2 p3");
    table.play(gainFame());
    CHECK(table.moves().size() == 3);
    table.play(spendDie(prayer, 3));
    CHECK(table.moves().size() == 2);
    table.play(spendDie(stone, 2));
    CHECK(table.dice() == diceOf("s1"));
    CHECK(table.fame() == 6);
}

TEST_CASE("Where every die is needed nothing is asked", "[pyramidice]") {
    Table table = acting("s1 p2");
    table.play(gainFame());
    CHECK(table.fame() == 6);
    CHECK(diceLeft(table.dice()) == 0);
}

TEST_CASE("Where all dice go it is not asked which of them pays which part", "[pyramidice]") {
    Table table = acting("s4 p4").row(Anubis, Heh, Ra); // a four and any die
    table.play(pray(1));
    CHECK(table.owns(Anubis));
    CHECK(diceLeft(table.dice()) == 0);
    Table triad = acting("p4").gods(0, {Khnum}).row(Anubis, Heh, Ra); // Khnum is the four or the other
    triad.play(pray(1));
    CHECK(triad.owns(Anubis));
    CHECK(diceLeft(triad.dice()) == 0);
    CHECK(has(triad.state.turn.used, Khnum));
}

TEST_CASE("Whatever is bought with whatever dice, a spend is asked for only if it makes a difference",
          "[pyramidice]") {
    FastRandom random(11);
    int asked = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto god = static_cast<God>(1 + below(random, godCount));
        std::string dice;
        for (std::uint32_t die = 1 + below(random, prayerDice); die > 0; --die) {
            dice += (dice.empty() ? "" : " ") + std::string(below(random, 2) == 0 ? "s" : "p") +
                    std::to_string(1 + below(random, 6));
        }
        Table table = acting(dice).row(god, noGod, noGod);
        const auto conjurer = static_cast<God>(Khnum + below(random, 3));
        if (conjurer != god && below(random, 2) == 0) {
            table = acting(dice).row(god, noGod, noGod).gods(0, {conjurer});
        }
        if (Pyramidice::check(table.state, Seat::First, pray(1)) != None) {
            continue;
        }
        table.play(pray(1));
        if (table.state.turn.payment.action != Action::None) {
            INFO(dice << " for " << infoOf(god).name);
            CHECK(spendMatters(table));
            ++asked;
        }
    }
    CHECK(asked > 50);
}

TEST_CASE("A spend that breaks the rest of the payment is refused", "[pyramidice]") {
    // A one, a four and any die: Khnum must be the four.
    Table table = acting("s1 p1 p2").gods(0, {Khnum}).row(Maat, Heh, Ra);
    table.play(pray(1));
    CHECK(table.answer(spendVirtual(Khnum, 1)) == PyramidiceBreaksPayment);
    table.play(spendDie(stone, 1));
    while (table.asked() == 0 && table.state.turn.payment.action != Action::None) {
        CHECK(table.answer(spendVirtual(Khnum, 1)) == PyramidiceGodUsed);
        table.play(table.moves().front());
    }
    CHECK(table.owns(Maat));
    CHECK(has(table.state.turn.used, Khnum));
}

TEST_CASE("A payment forced by what is left to pay is made without asking", "[pyramidice]") {
    Table table = acting("p1 p2").gods(0, {Khnum}).row(Maat, Heh, Ra);
    table.play(pray(1));
    CHECK(table.owns(Maat));
    CHECK(diceLeft(table.dice()) == 0);
    CHECK(has(table.state.turn.used, Khnum));
}

TEST_CASE("Exact Stone dice are paid before exact dice, then any dice, then pieces", "[pyramidice]") {
    Table table = acting("s4 s4 s1 p1").row(Sekhmet, Heh, Ra);
    table.play(pray(1)); // the Stone four is forced, the one is not
    CHECK(table.moves().size() == 2);
    CHECK(table.dice() == diceOf("s4 s1 p1"));
    table.play(spendDie(prayer, 1));
    CHECK(table.owns(Sekhmet));
    CHECK(table.dice() == diceOf("s4 s1"));
}

TEST_CASE("What is spent goes to the quarry and the supply (R4)", "[pyramidice]") {
    Table table = acting("s3 p4").row(Isis, Heh, Ra);
    table.play(pray(1));
    CHECK(table.state.quarry == std::array<std::uint8_t, 2>{1, 4});
    CHECK(table.state.pieces == std::array<std::uint8_t, 2>{13, 8});
}

TEST_CASE("Spending is refused when nothing is to be paid", "[pyramidice]") {
    const Table table = acting("s3 p4").gods(0, {Khnum});
    CHECK(table.answer(spendDie(stone, 3)) == PyramidiceWrongStep);
    CHECK(table.answer(spendVirtual(Khnum, 1)) == PyramidiceWrongStep);
    CHECK(table.answer(spendPiece(worker)) == PyramidiceWrongStep);
}

TEST_CASE("Without Bastet a piece is paid by its own kind (R39)", "[pyramidice]") {
    Table table = acting("s5 p6").gods(0, {Khonsu, Montu, Heka}).pieces(0, 3, 0);
    CHECK(table.answer(use(Khonsu)) == PyramidiceCannotPayPower);
    CHECK(table.answer(use(Heka)) == PyramidiceCannotPayPower);
    CHECK(table.allows(use(Montu)));
    Table cats = acting("").gods(0, {Khonsu, Montu, Heka}).pieces(0, 0, 3);
    CHECK(cats.answer(use(Khonsu)) == PyramidiceCannotPayPower);
    CHECK(cats.answer(use(Montu)) == PyramidiceCannotPayPower);
    CHECK(cats.allows(use(Heka)));
}

TEST_CASE("An action that cannot be paid is refused as a whole", "[pyramidice]") {
    const Table table =
        acting("p2").gods(0, {Min, Sobek, Mertseger, Khepri, Ptah, Sopdet}).row(Amon, Heh, Ra);
    CHECK(table.answer(use(Min)) == PyramidiceCannotPayPower);
    CHECK(table.answer(use(Sobek)) == PyramidiceCannotPayPower);
    CHECK(table.answer(use(Mertseger)) == PyramidiceCannotPayPower);
    CHECK(table.answer(use(Khepri, 2)) == PyramidiceCannotPayPower);
    CHECK(table.allows(use(Sopdet)));
    CHECK(table.answer(pray(1)) == PyramidiceCannotPayGod);
    CHECK(table.answer(gainFame()) == PyramidiceTooFewDice);
}
