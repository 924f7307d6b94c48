#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("On the ground a die costs Workers by its value and brings its value (R31)", "[pyramidice]") {
    const std::array<int, 7> workers{0, 1, 1, 1, 2, 2, 3};
    for (int value = 1; value <= 6; ++value) {
        Table table = acting("s" + std::to_string(value));
        table.play(build(4, value));
        CHECK(table.has(worker) == 4 - workers[static_cast<std::size_t>(value)]);
        CHECK(table.fame() == 5 + value);
        CHECK(table.state.built[4] == value);
        CHECK(diceLeft(table.dice()) == 0);
        CHECK(table.state.quarry[0] == 0);
    }
}

TEST_CASE("On the second level a die costs a Worker more and brings two Fame more (R31)", "[pyramidice]") {
    Table table = acting("s4").ground();
    table.play(build(9, 4));
    CHECK(table.has(worker) == 1);
    CHECK(table.fame() == 5 + 4 + 2);
}

TEST_CASE("On the top a die costs two Workers more and brings four Fame more (R31)", "[pyramidice]") {
    Table table = acting("s3").ground().built({{9, 1}, {10, 1}, {11, 1}, {12, 1}});
    table.play(build(13, 3));
    CHECK(table.has(worker) == 1);
    CHECK(table.fame() == 5 + 3 + 4);
}

TEST_CASE("A die rests on the ground or on four dice in a square (R31)", "[pyramidice]") {
    const Table three = acting("s1").built({{0, 1}, {1, 1}, {3, 1}});
    CHECK(three.answer(build(9, 1)) == PyramidiceNoSupport);
    CHECK(spaceOpen(three.state, 2));
    CHECK_FALSE(spaceOpen(three.state, 9));
    const Table four = acting("s1").built({{0, 1}, {1, 1}, {3, 1}, {4, 1}}); // the level is not complete
    CHECK(four.allows(build(9, 1)));
    CHECK(four.answer(build(10, 1)) == PyramidiceNoSupport);
    CHECK(four.answer(build(13, 1)) == PyramidiceNoSupport);
    const Table middle = acting("s1").built({{4, 1}, {5, 1}, {7, 1}, {8, 1}});
    CHECK(middle.allows(build(12, 1)));
    CHECK(middle.answer(build(11, 1)) == PyramidiceNoSupport);
}

TEST_CASE("The top needs all four of the second level (R31)", "[pyramidice]") {
    const Table table = acting("s1").ground().built({{9, 1}, {10, 1}, {11, 1}});
    CHECK(table.answer(build(13, 1)) == PyramidiceNoSupport);
}

TEST_CASE("A space holds one die, and there are no others (R31)", "[pyramidice]") {
    const Table two = acting("s1").built({{0, 1}});
    CHECK(two.answer(build(0, 1)) == PyramidiceSpaceFilled);
    CHECK(two.answer(build(14, 1)) == PyramidiceNoSuchSpace);
    CHECK(two.answer(build(20, 1)) == PyramidiceNoSuchSpace);
    const Table three = acting("s1", 3);
    CHECK(three.allows(build(14, 1)));
    CHECK(three.answer(build(19, 1)) == PyramidiceNoSuchSpace);
    CHECK(Table(acting("s1", 4)).allows(build(19, 1)));
}

TEST_CASE("Only a Stone die is built, of the value it shows (R27)", "[pyramidice]") {
    const Table table = acting("s2 p5");
    CHECK(table.answer(build(0, 5)) == PyramidiceStoneDiceOnly);
    CHECK(table.answer(build(0, 3)) == PyramidiceNoSuchDie);
    CHECK(table.allows(build(0, 2)));
}

TEST_CASE("A build needs its Workers on the board (R31)", "[pyramidice]") {
    const Table table = acting("s4 s1").pieces(0, 1, 5);
    CHECK(table.answer(build(0, 4)) == PyramidiceTooFewWorkers);
    CHECK(table.allows(build(0, 1)));
    CHECK(Table(acting("s6").ground().pieces(0, 3, 0)).answer(build(9, 6)) == PyramidiceTooFewWorkers);
}

TEST_CASE("The dearest build takes five Workers (R31)", "[pyramidice]") {
    Table table = acting("s6").pieces(0, 5, 0).ground().built({{9, 1}, {10, 1}, {11, 1}, {12, 1}});
    table.play(build(13, 6));
    CHECK(table.has(worker) == 0);
    CHECK(table.fame() == 15);
}

TEST_CASE("Chephren's base is a second level, its top and Mykerinos a third (R31)", "[pyramidice]") {
    Table base = acting("s1", 3);
    base.play(build(14, 1));
    CHECK(base.has(worker) == 2);
    CHECK(base.fame() == 8);
    Table top = acting("s1", 3).built({{14, 1}, {15, 1}, {16, 1}, {17, 1}});
    top.play(build(18, 1));
    CHECK(top.has(worker) == 1);
    CHECK(top.fame() == 10);
    Table mykerinos = acting("s1", 4);
    mykerinos.play(build(19, 1));
    CHECK(mykerinos.has(worker) == 1);
    CHECK(mykerinos.fame() == 10);
}

TEST_CASE("Several dice may be built in a turn (R31)", "[pyramidice]") {
    Table table = acting("s1 s2 s3 s1").built({{0, 1}});
    table.play({build(1, 1), build(3, 2), build(4, 3)});
    CHECK(table.has(worker) == 1);
    CHECK(table.answer(build(9, 1)) == PyramidiceTooFewWorkers);
    CHECK(table.fame() == 11);
}

TEST_CASE("Serket adds three Fame on top of four dice (R32)", "[pyramidice]") {
    Table second = acting("s1").gods(0, {Serket}).ground();
    CHECK(second.play(build(9, 1)).fame() == 5 + 1 + 2 + 3);
    Table third = acting("s1").gods(0, {Serket}).ground().built({{9, 1}, {10, 1}, {11, 1}, {12, 1}});
    CHECK(third.play(build(13, 1)).fame() == 5 + 1 + 4 + 3);
    Table chephren = acting("s1", 3).gods(0, {Serket}).built({{14, 1}, {15, 1}, {16, 1}, {17, 1}});
    CHECK(chephren.play(build(18, 1)).fame() == 5 + 1 + 4 + 3);
}

TEST_CASE("Serket adds nothing where no dice are underneath (R32)", "[pyramidice]") {
    Table ground = acting("s1", 4).gods(0, {Serket});
    CHECK(ground.play(build(0, 1)).fame() == 6);
    Table chephren = acting("s1", 4).gods(0, {Serket});
    CHECK(chephren.play(build(14, 1)).fame() == 8);
    Table mykerinos = acting("s1", 4).gods(0, {Serket});
    CHECK(mykerinos.play(build(19, 1)).fame() == 10);
}

TEST_CASE("Serket counts for each build of the turn (R32)", "[pyramidice]") {
    Table table = acting("s1 s1").gods(0, {Serket}).ground();
    table.play({build(9, 1), build(10, 1)});
    CHECK(table.fame() == 5 + 2 * 6);
}

TEST_CASE("Seshat builds by her own table (R33)", "[pyramidice]") {
    const std::array<int, 7> workers{0, 0, 0, 0, 1, 1, 2};
    for (int value = 1; value <= 6; ++value) {
        Table table = acting("s" + std::to_string(value)).gods(0, {Seshat});
        table.play(build(0, value));
        CHECK(table.has(worker) == 4 - workers[static_cast<std::size_t>(value)]);
        CHECK(table.fame() == 5 + value);
    }
}

TEST_CASE("Seshat does not lift the surcharge of a level (R33)", "[pyramidice]") {
    Table table = acting("s3 s6").gods(0, {Seshat}).ground();
    table.play(build(9, 3));
    CHECK(table.has(worker) == 3);
    table.play(build(10, 6));
    CHECK(table.has(worker) == 0);
    CHECK(Table(acting("s1").gods(0, {Seshat}).ground().pieces(0, 0, 0)).answer(build(9, 1)) ==
          PyramidiceTooFewWorkers);
}

TEST_CASE("Thoth adds a Fame for each Worker that the build took (R33)", "[pyramidice]") {
    Table ground = acting("s6").gods(0, {Thoth});
    CHECK(ground.play(build(0, 6)).fame() == 5 + 6 + 3);
    Table level = acting("s1").gods(0, {Thoth}).ground();
    CHECK(level.play(build(9, 1)).fame() == 5 + 1 + 2 + 2);
}

TEST_CASE("Thoth counts what was really discarded: nothing with Seshat's low dice (R33)", "[pyramidice]") {
    Table none = acting("s3").gods(0, {Thoth, Seshat});
    CHECK(none.play(build(0, 3)).fame() == 8);
    Table one = acting("s4").gods(0, {Thoth, Seshat});
    CHECK(one.play(build(0, 4)).fame() == 5 + 4 + 1);
    Table carnelian = acting("s4").gods(0, {Thoth}).scarab(0, Carnelian);
    CHECK(carnelian.play(build(0, 4, true)).fame() == 5 + 4 + 1);
}

TEST_CASE("Thoth does not count Workers spent otherwise (R33)", "[pyramidice]") {
    Table table = acting("").gods(0, {Thoth, Ra});
    CHECK(table.play(use(Ra)).fame() == 8);
}

TEST_CASE("What a build will cost and bring is told beforehand (R31)", "[pyramidice]") {
    const State state = acting("s6").gods(0, {Serket, Thoth}).scarab(0, Jasper).ground();
    const BuildOffer offer = buildOffer(state, 9, 6, false);
    CHECK(offer.workers == 4);
    CHECK(offer.fame == 6 + 2 + 3 + 4 + 2);
}

TEST_CASE("The gods of others do nothing for the builder (R31)", "[pyramidice]") {
    Table table = acting("s3").gods(1, {Serket, Seshat, Thoth, Bastet}).ground();
    table.play(build(9, 3));
    CHECK(table.has(worker) == 2);
    CHECK(table.fame() == 10);
    CHECK(table.fame(1) == 5);
}
