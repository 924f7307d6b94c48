#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

namespace {

GodSet firstOfEnnead(int count) {
    GodSet gods = 0;
    for (int i = 1; i <= count; ++i) {
        gods |= only(static_cast<God>(i));
    }
    return gods;
}
int totalWith(GodSet gods) {
    State state = Position(Step::Over).row(Ra, Heh, Min).fame(0, 10);
    state.sides[0].gods = gods;
    return Pyramidice::score(state).totals[0];
}

} // namespace

TEST_CASE("An Ennead of one to ten cards is worth 0, 2, 6, 12 ... 90 (R52)", "[pyramidice]") {
    const std::array<int, 11> table{0, 0, 2, 6, 12, 20, 30, 42, 56, 72, 90};
    for (int count = 0; count <= 10; ++count) {
        CHECK(totalWith(firstOfEnnead(count)) == 10 + table[static_cast<std::size_t>(count)]);
    }
}

TEST_CASE("It does not matter which cards of the Ennead one has (R52)", "[pyramidice]") {
    CHECK(totalWith(setOf({Atum, Horus, Seth})) == 16);
    CHECK(totalWith(setOf({Isis, Geb, Nut})) == 16);
}

TEST_CASE("The Ennead counts as one god at upkeep, however many cards it has (R40)", "[pyramidice]") {
    State state = acting("").row(Ra, Heh, Min).pieces(0, 1, 0);
    state.sides[0].gods = firstOfEnnead(6);
    CHECK(upkeepOf(state, 0).gods == 1);
    CHECK(upkeepOf(state, 0).limit == 1);
    state.sides[0].gods |= only(Hathor) | only(Khnum);
    CHECK(upkeepOf(state, 0).gods == 3);
}

TEST_CASE("Choosing the Ennead at upkeep discards the whole stack (R40)", "[pyramidice]") {
    Table table = acting("").row(Ra, Heh, Min).pieces(0, 1, 0).gods(0, {Atum, Shu, Seth, Maat});
    table.play(endWork());
    REQUIRE(table.state.step == Step::Drop);
    CHECK(table.answer(drop(Atum)) == PyramidiceCannotDiscardGod);
    table.play(drop(wholeEnnead)).settle();
    CHECK(table.side(0).gods == only(Maat));
    CHECK((table.state.discarded & firstOfEnnead(10)) == setOf({Atum, Shu, Seth}));
}

TEST_CASE("Another god may go at upkeep and the Ennead stays (R40)", "[pyramidice]") {
    Table table = acting("").row(Ra, Heh, Min).pieces(0, 1, 0).gods(0, {Atum, Shu, Maat});
    table.play(endWork()).play(drop(Maat)).settle();
    CHECK(table.side(0).gods == setOf({Atum, Shu}));
}

TEST_CASE("Hathor does not join the stack: she counts one (R41)", "[pyramidice]") {
    const State state = acting("").row(Ra, Heh, Min).gods(0, {Hathor, Atum, Shu});
    CHECK(upkeepOf(state, 0).gods == 2);
    CHECK(totalWith(setOf({Hathor, Atum, Shu})) == 18);
}

TEST_CASE("An Ennead given up is built up from nothing again (R40)", "[pyramidice]") {
    Table table = acting("s2 s6 s1").row(Geb, Heh, Min).gods(0, {Aton, Atum, Shu});
    table.play(use(Aton, wholeEnnead)).play(pray(1));
    CHECK(table.side(0).gods == setOf({Aton, Geb}));
    CHECK(table.total(0) == 9 + 1);
}
