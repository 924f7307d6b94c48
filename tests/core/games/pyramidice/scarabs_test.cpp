#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("Silver: a piece that fills the eighth space brings two Fame (R43)", "[pyramidice]") {
    Table table = acting("p1").scarab(0, Silver).gods(0, {Sopdet}).pieces(0, 6, 1);
    table.play(use(Sopdet));
    CHECK(piecesOn(table.side(0)) == 8);
    CHECK(table.fame() == 7);
    Table sixth = acting("p1").scarab(0, Silver).gods(0, {Sopdet}).pieces(0, 5, 1);
    CHECK(sixth.play(use(Sopdet)).fame() == 5);
}

TEST_CASE("Silver: at eight of eight nothing more comes (R43)", "[pyramidice]") {
    Table table = acting("p1").scarab(0, Silver).gods(0, {Sopdet}).pieces(0, 7, 1);
    table.play(use(Sopdet)).play(discard(worker));
    CHECK(piecesOn(table.side(0)) == 8);
    CHECK(table.fame() == 5);
}

TEST_CASE("Silver: several pieces at once pass the eighth space once (R43)", "[pyramidice]") {
    Table table = resting({2, 7, 8, 9, 10, 11}).scarab(0, Silver).pieces(0, 5, 1, 0);
    table.play(takeTile(2)).play(discard(worker)).settle();
    CHECK(table.fame() == 5 - 1 + 2);
}

TEST_CASE("Silver: giving up a piece and regaining one triggers again (R43)", "[pyramidice]") {
    Table table = acting("p1 p2 p3").scarab(0, Silver).gods(0, {Sopdet, Ra, Min}).pieces(0, 6, 1);
    table.play(use(Sopdet)).play(spendDie(prayer, 1));
    CHECK(table.fame() == 7);
    table.play(use(Ra));
    CHECK(table.fame() == 10);
    table.play(use(Min));
    CHECK(table.fame() == 12);
    Table exchange = resting({1, 7, 8, 9, 10, 11}).scarab(0, Silver).pieces(0, 7, 1, 0);
    exchange.play(takeTile(1, 1)).play({gain(cat), gain(cat)}).play(discard(worker)).settle();
    CHECK(exchange.fame() == 7); // eight, seven, eight again, and one too many
}

TEST_CASE("Silver: it works in others' turns too (R43)", "[pyramidice]") {
    Table table = resting({4, 7, 8, 9, 10, 11}).scarab(1, Silver).pieces(1, 6, 1, 0);
    table.play(takeTile(4)).play({gain(worker), gain(worker)}).settle();
    CHECK(table.has(cat, 1) == 2);
    CHECK(table.fame(1) == 7);
    Table full = resting({4, 7, 8, 9, 10, 11}).scarab(1, Silver).pieces(1, 7, 1, 0);
    full.play(takeTile(4)).play({gain(worker), gain(worker)}).by(1, discard(cat)).settle();
    CHECK(full.fame(1) == 5);
}

TEST_CASE("Silver: only its owner is paid (R43)", "[pyramidice]") {
    Table table = acting("p1").scarab(1, Silver).gods(0, {Sopdet}).pieces(0, 6, 1);
    CHECK(table.play(use(Sopdet)).fame() == 5);
    CHECK(table.fame(1) == 5);
}

TEST_CASE("Gold: the Golden Cat turns one die a turn and stays (R48)", "[pyramidice]") {
    Table table = acting("s4 p2").scarab(0, Gold).pieces(0, 4, 0);
    table.play(nudge(stone, 4, false, NudgeWith::GoldenCat));
    CHECK(table.dice() == diceOf("s3 p2"));
    CHECK(table.side(0).pieces == Pieces{4, 0, 0});
    CHECK(table.answer(nudge(prayer, 2, true, NudgeWith::GoldenCat)) == PyramidiceNoGoldenCat);
    table.play(endWork()).settle().idleWork();
    table.works(0, 4, "p1 p2 p3 p4");
    CHECK(table.allows(nudge(prayer, 1, true, NudgeWith::GoldenCat)));
}

TEST_CASE("Gold: the Golden Cat keeps a die between 1 and 6 too (R48)", "[pyramidice]") {
    const Table table = acting("s6").scarab(0, Gold);
    CHECK(table.answer(nudge(stone, 6, true, NudgeWith::GoldenCat)) == PyramidiceDieAtLimit);
    CHECK(table.answer(nudge(stone, 5, true, NudgeWith::GoldenCat)) == PyramidiceNoSuchDie);
}

TEST_CASE("Gold: the Golden Cat is no piece: not for costs, upkeep, Bastet or the board (R48)",
          "[pyramidice]") {
    const Table table = acting("s3").scarab(0, Gold).gods(0, {Neith, Bastet, Heh}).pieces(0, 0, 0);
    CHECK(table.answer(use(Neith)) == PyramidiceCannotPayPower);
    CHECK(table.answer(build(0, 3)) == PyramidiceTooFewWorkers);
    CHECK(upkeepOf(table.state, 0).limit == 0);
    CHECK(table.state.pieces[1] == 8); // nine Cats but for the one of the other seat
    Table taking = beginning().scarab(0, Gold).gods(0, {Bastet}).pieces(0, 1, 1, 0);
    taking.works(0, 2, "p1 p2");
}

TEST_CASE("Gold: the Golden Cat breaks no tie (R48)", "[pyramidice]") {
    const State state = Position(Step::Over).scarab(0, Gold);
    CHECK(Pyramidice::score(state).winners.has(Seat::First));
    CHECK(Pyramidice::score(state).winners.has(Seat::Second));
}

TEST_CASE("Lapis Lazuli: a Cat for each god that is paid for", "[pyramidice]") {
    Table table = acting("s5 p6 p2 p2").scarab(0, LapisLazuli).row(Ra, Khonsu, Heh);
    table.play(pray(1)).play(pray(2));
    CHECK(table.has(cat) == 3);
}

TEST_CASE("Lapis Lazuli: costs are paid before the Cat comes (R9)", "[pyramidice]") {
    const Table table = acting("p3").scarab(0, LapisLazuli).row(Bastet, Khonsu, Heh).pieces(0, 4, 0);
    CHECK(table.answer(pray(1)) == PyramidiceCannotPayGod);
    Table full = acting("p4 p5").scarab(0, LapisLazuli).row(Osiris, Khonsu, Heh).pieces(0, 7, 1);
    full.play(pray(1));
    CHECK(full.side(0).pieces == Pieces{6, 2, 0});
}

TEST_CASE("Lapis Lazuli: nothing for the free god of tile 3 (R17)", "[pyramidice]") {
    Table table = resting({3, 7, 8, 9, 10, 11}).scarab(0, LapisLazuli).row(Ra, Khonsu, Heh);
    table.play(takeTile(3)).play(takeGod(1)).settle();
    CHECK(table.owns(Ra));
    CHECK(table.has(cat) == 1);
}

TEST_CASE("Lapis Lazuli: a Cat that finds no space means a discard (R6)", "[pyramidice]") {
    Table table = acting("s5 p6").scarab(0, LapisLazuli).row(Ra, Khonsu, Heh).pieces(0, 8, 0);
    table.play(pray(1));
    CHECK(table.answer(endWork()) == PyramidiceWrongStep);
    table.play(discard(worker));
    CHECK(table.side(0).pieces == Pieces{7, 1, 0});
}

TEST_CASE("Turquoise: one die more than Workers", "[pyramidice]") {
    Table table = beginning().scarab(0, Turquoise).pieces(0, 2, 0, 1);
    table.works(1, 2, "s1 p2 p3");
    Table none = beginning().scarab(0, Turquoise).pieces(0, 0, 0, 1);
    none.works(1, 0, "s1");
    Table most = beginning().scarab(0, Turquoise).pieces(0, 5, 0, 1);
    most.works(1, 4, "s1 p1 p2 p3 p4");
    Table others = beginning().scarab(1, Turquoise).pieces(0, 2, 0, 1);
    others.play(work());
    CHECK(others.answer(take(1, 2)) == PyramidiceTakeAsManyAsWorkers);
}

TEST_CASE("Turquoise and Bastet: Workers, Cats and one more (R39)", "[pyramidice]") {
    Table table = beginning().scarab(0, Turquoise).gods(0, {Bastet}).pieces(0, 1, 2, 1);
    table.works(0, 4, "p1 p2 p3 p4");
}

TEST_CASE("Carnelian: one Worker fewer for one build a turn", "[pyramidice]") {
    Table table = acting("s4 s4 s6").scarab(0, Carnelian).pieces(0, 6, 0);
    table.play(build(0, 4, true));
    CHECK(table.has(worker) == 5);
    CHECK(table.fame() == 9);
    CHECK(table.answer(build(1, 4, true)) == PyramidiceCarnelianNoHelp);
    table.play(build(1, 4));
    CHECK(table.has(worker) == 3);
}

TEST_CASE("Carnelian: at least one Worker is discarded", "[pyramidice]") {
    const Table table = acting("s3 s4").scarab(0, Carnelian);
    CHECK(table.answer(build(0, 3, true)) == PyramidiceCarnelianNoHelp);
    CHECK(table.allows(build(0, 4, true)));
    const Table seshat = acting("s3 s4 s6").scarab(0, Carnelian).gods(0, {Seshat});
    CHECK(seshat.answer(build(0, 3, true)) == PyramidiceCarnelianNoHelp);
    CHECK(seshat.answer(build(0, 4, true)) == PyramidiceCarnelianNoHelp);
    CHECK(seshat.allows(build(0, 6, true)));
}

TEST_CASE("Carnelian: it helps where Workers would be lacking, and only its owner", "[pyramidice]") {
    const Table table = acting("s4").scarab(0, Carnelian).pieces(0, 1, 0);
    CHECK(table.answer(build(0, 4)) == PyramidiceTooFewWorkers);
    CHECK(table.allows(build(0, 4, true)));
    CHECK(Table(acting("s4").scarab(1, Carnelian)).answer(build(0, 4, true)) == PyramidiceCarnelianNoHelp);
}

TEST_CASE("Carnelian: it counts for the price of a level too", "[pyramidice]") {
    Table table = acting("s1").scarab(0, Carnelian).ground().gods(0, {Thoth});
    table.play(build(9, 1, true));
    CHECK(table.has(worker) == 3);
    CHECK(table.fame() == 5 + 1 + 2 + 1);
}

TEST_CASE("Jasper: two Fame more where the level has a surcharge", "[pyramidice]") {
    Table ground = acting("s1").scarab(0, Jasper);
    CHECK(ground.play(build(0, 1)).fame() == 6);
    Table second = acting("s1").scarab(0, Jasper).ground();
    CHECK(second.play(build(9, 1)).fame() == 10);
    Table third = acting("s1").scarab(0, Jasper).ground().built({{9, 1}, {10, 1}, {11, 1}, {12, 1}});
    CHECK(third.play(build(13, 1)).fame() == 12);
    Table chephren = acting("s1", 4).scarab(0, Jasper);
    CHECK(chephren.play(build(14, 1)).fame() == 10);
    Table mykerinos = acting("s1", 4).scarab(0, Jasper);
    CHECK(mykerinos.play(build(19, 1)).fame() == 12);
}

TEST_CASE("Malachite: a piece and a Fame when the three tiles are returned", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10}).scarab(0, Malachite).holds(0, {11, 12}).pieces(0, 2, 0, 0);
    table.play(takeTile(7)).play(gain(cat)).settle();
    CHECK(table.side(0).pieces == Pieces{4, 1, 0});
    CHECK(table.fame() == 6);
    CHECK(table.state.mover == 1);
}

TEST_CASE("Malachite: nothing while fewer than three tiles lie there, nothing for others", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10, 11}).scarab(0, Malachite).holds(0, {12}).pieces(0, 2, 0, 0);
    table.play(takeTile(7)).settle();
    CHECK(table.fame() == 5);
    Table other = resting({7, 8, 9, 10}).scarab(1, Malachite).holds(0, {11, 12}).pieces(0, 2, 0, 0);
    other.play(takeTile(7)).settle();
    CHECK(other.fame() == 5);
    CHECK(other.fame(1) == 5);
    CHECK(other.state.mover == 1);
}
