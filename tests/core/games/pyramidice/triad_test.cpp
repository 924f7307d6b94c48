#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("The Triad conjures ones and fours, twos and fives, threes and sixes (R34)", "[pyramidice]") {
    struct Line {
        God god;
        std::array<int, 2> values;
    };
    for (const Line& line : {Line{Khnum, {1, 4}}, Line{Satis, {2, 5}}, Line{Anuket, {3, 6}}}) {
        for (int value = 1; value <= 6; ++value) {
            const std::string die = "p" + std::to_string(value) + " ";
            const bool can = value == line.values[0] || value == line.values[1];
            CHECK(Table(acting(die + die).gods(0, {line.god, Khepri})).allows(use(Khepri, value)) == can);
        }
    }
}

TEST_CASE("A virtual die pays for gods and is then used up (R34)", "[pyramidice]") {
    Table table = acting("p5").gods(0, {Anuket}).row(Ra, Heh, Satis);
    table.play(pray(1));
    CHECK(table.owns(Ra));
    CHECK(has(table.state.turn.used, Anuket));
    CHECK(diceLeft(table.dice()) == 0);
    CHECK(table.state.quarry[1] == 4); // nothing but the five was there to come back
}

TEST_CASE("Each virtual die may be had once a turn (R34)", "[pyramidice]") {
    Table table = acting("p5 p5").gods(0, {Anuket}).row(Ra, Heh, Satis);
    table.play(pray(1));
    CHECK(table.answer(pray(2)) == PyramidiceCannotPayGod);
}

TEST_CASE("A whole price may be paid by virtual dice (R34)", "[pyramidice]") {
    Table table = acting("").gods(0, {Khnum, Satis, Anuket}).row(Amon, Heh, Ra);
    table.play(pray(1)); // a one, a two and a six
    CHECK(table.owns(Amon));
    CHECK((table.state.turn.used & triad) == triad);
}

TEST_CASE("Whether a rolled die or a virtual one pays is for the player to say (R34)", "[pyramidice]") {
    Table table = acting("p4 p2").gods(0, {Khnum}).row(Anubis, Heh, Ra);
    table.play(pray(1));
    CHECK(table.allows(spendDie(prayer, 4)));
    CHECK(table.allows(spendVirtual(Khnum, 4)));
    CHECK(table.answer(spendVirtual(Khnum, 1)) == PyramidiceWrongPayment);
    CHECK(table.answer(spendVirtual(Satis, 2)) == PyramidiceNotYourGod);
    table.play(spendVirtual(Khnum, 4)).play(spendDie(prayer, 2));
    CHECK(table.owns(Anubis));
    CHECK(table.dice() == diceOf("p4"));
}

TEST_CASE("Where any value will do a virtual die is one way to pay, not two (R34)", "[pyramidice]") {
    Table table = acting("p4 p2 p3").gods(0, {Khnum});
    table.play(gainFame());
    CHECK(table.moves().size() == 4);
}

TEST_CASE("Virtual dice pay for a new card and for Fame (R34)", "[pyramidice]") {
    Table table = acting("").gods(0, {Khnum, Satis, Anuket}).row(Heh, Ra, Min);
    table.play(gainFame());
    table.conjure(Khnum).conjure(Anuket);
    CHECK(table.fame() == 6);
    table.play(dismiss(2)).settle();
    CHECK(has(table.state.discarded, Ra));
    CHECK((table.state.turn.used & triad) == triad);
    CHECK(table.answer(dismiss(2)) == PyramidiceTooFewDice);
}

TEST_CASE("Virtual dice pay for Sobek, Min, Sopdet and Mertseger (R34)", "[pyramidice]") {
    const auto with = [](God god) { return acting("").gods(0, {Khnum, Satis, god}); };
    Table sobek = with(Sobek);
    CHECK(sobek.play(use(Sobek)).fame() == 8);
    Table min = with(Min);
    CHECK(min.play(use(Min)).has(worker) == 5);
    Table sopdet = with(Sopdet);
    CHECK(sopdet.play(use(Sopdet)).conjure(Satis).has(cat) == 2);
    Table mertseger = with(Mertseger);
    CHECK(mertseger.play(use(Mertseger)).rolls("s3").dice() == diceOf("s3"));
}

TEST_CASE("A virtual die pays for the Amethyst Scarab and for Ptah (R34)", "[pyramidice]") {
    Table table = acting("").gods(0, {Khnum}).scarab(0, Amethyst).row(Heh, Ra, Min);
    table.play(borrow(1)).play(use(Heh));
    CHECK(table.fame() == 6);
    Table ptah = acting("").gods(0, {Satis, Ptah, Heh});
    ptah.play(use(Heh)).play(use(Ptah)).play(use(Heh));
    CHECK(ptah.fame() == 7);
}

TEST_CASE("A virtual die never stands for a Stone die nor is it built (R34)", "[pyramidice]") {
    const Table table = acting("p2").gods(0, {Khnum, Satis, Anuket, Sekhmet}).row(Seth, Serket, Thoth);
    CHECK(table.answer(pray(1)) == PyramidiceCannotPayGod);
    CHECK(table.answer(pray(2)) == PyramidiceCannotPayGod);
    CHECK(table.answer(pray(3)) == PyramidiceCannotPayGod);
    CHECK(table.answer(use(Sekhmet)) == PyramidiceCannotPayPower);
    for (int value = 1; value <= 6; ++value) {
        CHECK(table.answer(build(0, value)) ==
              (value == 2 ? PyramidiceStoneDiceOnly : PyramidiceNoSuchDie));
    }
}

TEST_CASE("A virtual die is never turned, set or rolled again (R34)", "[pyramidice]") {
    const Table table = acting("").gods(0, {Khnum, Amon, Maat}).scarab(0, Gold).pieces(0, 4, 3);
    for (const int value : {1, 4}) {
        CHECK(table.answer(nudge(prayer, value, true)) == PyramidiceNoSuchDie);
        CHECK(table.answer(nudge(prayer, value, true, NudgeWith::GoldenCat)) == PyramidiceNoSuchDie);
        CHECK(table.answer(setDie(Amon, value, 6)) == PyramidiceNoSuchDie);
        CHECK(table.answer(mark(prayer, value)) == PyramidiceNoSuchDie);
    }
}

TEST_CASE("A virtual die pays beside a Stone die that a price asks for (R34)", "[pyramidice]") {
    Table table = acting("s4").gods(0, {Khnum}).row(Sekhmet, Heh, Ra);
    table.play(pray(1));
    CHECK(table.owns(Sekhmet));
    CHECK(has(table.state.turn.used, Khnum));
}

TEST_CASE("A Triad god prayed for serves in the same turn (R28)", "[pyramidice]") {
    Table table = acting("p1 p4 p5").row(Anuket, Ra, Heh);
    table.play(pray(1)).play(pray(2));
    CHECK(table.owns(Ra));
    CHECK(has(table.state.turn.used, Anuket));
}

TEST_CASE("A Triad god of somebody else conjures nothing (R34)", "[pyramidice]") {
    const Table table = acting("p5").gods(1, {Anuket}).row(Ra, Heh, Min);
    CHECK(table.answer(pray(1)) == PyramidiceCannotPayGod);
}
