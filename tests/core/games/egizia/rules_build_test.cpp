#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

/// Seat 1 alone at a site, with a blue worker of this strength; three stones more come in phase 4.
Table alone(Bend site, int blue, int stones, Position position = Position(2)) {
    return afterSailing(position.strength(1, blue, 1, 1, 1).stones(1, stones - 3).market(1, 5),
                        {{1, site}});
}

TEST_CASE("36: strength must reach the total value built, stones are paid with it") {
    Table table = alone(at::giza, 3, 20);
    const int before = table.stones(1);
    REQUIRE(before == 20);
    table.play(1, work(Blue), build(pyramid(1, 1)), build(pyramid(1, 2)));
    CHECK(table.stones(1) == 18);
    CHECK(strengthLeft(table.state) == 1);
    CHECK(table.answer(1, build(pyramid(2, 1))) == EgiziaNotEnoughStrength);
    table.play(1, build(leftSide(1)));
    CHECK(table.answer(1, build(rightSide(1))) == EgiziaNotEnoughStrength);
    table.play(1, finish());
    CHECK(table.stones(1) == 17);
    CHECK(table.points(1) == 3 + 1);
}

TEST_CASE("36: without stones nothing more is built however strong the worker") {
    Table table = alone(at::giza, 9, 3);
    table.play(1, work(Blue), build(pyramid(1, 1)), build(pyramid(1, 2)));
    CHECK(table.answer(1, build(pyramid(2, 1))) == EgiziaNotEnoughStones);
    table.play(1, build(pyramid(1, 3)));
    CHECK(table.stones(1) == 0);
    CHECK(table.answer(1, build(pyramid(1, 4))) == EgiziaNotEnoughStones);
}

TEST_CASE("36: the foreman's strength counts with the worker's") {
    Table table = afterSailing(Position(2).strength(1, 1, 2, 1, 2).stones(1, 17), {{1, at::giza}});
    table.play(1, work(Black));
    CHECK(strengthLeft(table.state) == 2);
    table.play(1, work(Foreman));
    CHECK(strengthLeft(table.state) == 4);
    table.play(1, build(pyramid(1, 1)), build(pyramid(1, 2)), build(pyramid(2, 1)), finish());
    CHECK(table.points(1) == 4 + 1);
}

TEST_CASE("36: points for building come with the end of the action, strength left over is lost") {
    Table table = alone(at::giza, 5, 20);
    const int before = table.points(1);
    table.play(1, work(Blue), build(pyramid(1, 1)));
    CHECK(table.points(1) == before);
    table.play(1, finish());
    CHECK(table.points(1) == before + 1 + 1);
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Building)] == 1);
    CHECK(table.state.round == 2);
}

TEST_CASE("39: the obelisk is built from below, no square left out") {
    Table table = alone(at::amarna, 5, 20);
    table.play(1, work(Blue));
    CHECK(table.answer(1, build(obelisk(2))) == EgiziaNotYet);
    table.play(1, build(obelisk(1)));
    CHECK(table.answer(1, build(obelisk(1))) == EgiziaSquareFilled);
    table.play(1, build(obelisk(2)), build(obelisk(3)));
    CHECK(table.answer(1, build(obelisk(4))) == None);
    table.play(1, build(obelisk(4)), finish(Track::Quarry));
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Building)] == 5);
}

TEST_CASE("39: tombs are taken in sequence at the value of their tile, and the next is turned up at once") {
    Table table = alone(at::amarna, 9, 20, Position(2).tombs({3, 4, 2, 5}));
    CHECK(priceOf(table.state, tomb(1)) == 3);
    CHECK(priceOf(table.state, tomb(2)) == 4);
    CHECK(priceOf(table.state, tomb(5)) == 0);
    table.play(1, work(Blue));
    CHECK(table.answer(1, build(tomb(2))) == EgiziaNotYet);
    table.play(1, build(tomb(1)));
    CHECK(table.question() == Question::Tomb);
    CHECK_FALSE(table.could(tombIs(5, 3)));
    table.chance(tombIs(4, 6));
    CHECK(table.stones(1) == 17);
    CHECK(tombsTurned(table.state) == 5);
    CHECK(table.owns(1, tomb(1)));
    table.play(1, build(tomb(2)));
    table.chance(tombIs(5, 1));
    CHECK(strengthLeft(table.state) == 2);
    table.play(1, build(tomb(3))).chance(tombIs(6, 1 + 1));
    CHECK(tombSum(table.state, 0) == 9);
    table.play(1, finish(Track::Market));
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Building)] == 9);
}

TEST_CASE("39: a tomb that has just been turned up may be taken in the same action") {
    Table table =
        alone(at::amarna, 9, 20, Position(2).built(2, tomb(1), tomb(3)).tombs({3, 4, 5, 2, 2, 1, 3}));
    table.play(1, work(Blue), work(Foreman), build(tomb(4))).chance(tombIs(7, 2)).play(1, build(tomb(5)));
    table.chance(tombIs(8, 3)).play(1, build(tomb(6))).chance(tombIs(9, 4)).play(1, build(tomb(7)));
    table.chance(tombIs(10, 4)).play(1, build(tomb(8))).chance(tombIs(11, 4));
    CHECK(strengthLeft(table.state) == 0);
    CHECK(tombsTurned(table.state) == 12);
    table.play(1, finish(Track::Quarry));
    CHECK(tombSum(table.state, 0) == 10);
    CHECK(tombSum(table.state, 1) == 12);
    CHECK(tombsTaken(table.state) == 8);
}

TEST_CASE("39: when all twelve tombs have been turned up none follows") {
    Table table = alone(at::amarna, 9, 20, Position(2).built(2, tomb(1), tomb(8)));
    CHECK(tombsTurned(table.state) == 12);
    table.play(1, work(Blue), build(tomb(9)));
    CHECK(table.question() == Question::Action);
    CHECK(table.asked() == "1");
}

TEST_CASE("39: obelisk and tombs may be mixed in one action in any order") {
    Table table = alone(at::amarna, 9, 20, Position(2).tombs({3, 4, 2, 5}));
    table.play(1, work(Blue), build(obelisk(1)), build(tomb(1))).settle();
    table.play(1, build(obelisk(2)), build(tomb(2))).settle();
    table.play(1, finish(Track::Quarry));
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Building)] == 9);
}

TEST_CASE("39: after an action at Amarna one step in all on the quarry or the market, as one likes") {
    Table table = afterSailing(Position(2).stones(1, 20), {{1, at::amarna}});
    table.play(1, work(Blue), build(obelisk(1)));
    CHECK(table.answer(1, finish()) == EgiziaSayWhichTrack);
    Table quarry = table;
    quarry.play(1, finish(Track::Quarry));
    CHECK(quarry.quarry(1) == 2);
    CHECK(quarry.market(1) == 1);
    table.play(1, finish(Track::Market));
    CHECK(table.quarry(1) == 1);
    CHECK(table.market(1) == 2);
}

TEST_CASE("39: however much is built at Amarna the step is one, and at the end of a track it pays") {
    Table table = alone(at::amarna, 9, 20, Position(2).quarry(1, 4));
    table.play(1, work(Blue), build(obelisk(1)), build(obelisk(2)), build(tomb(1))).settle();
    table.play(1, finish(Track::Quarry));
    CHECK(table.quarry(1) == 5);
    CHECK(table.stones(1) == 20 - 5 + 3);
    Table market = alone(at::amarna, 9, 20);
    market.play(1, work(Blue), build(obelisk(1)), finish(Track::Market));
    CHECK(market.player(1).earned[static_cast<std::size_t>(Source::Market)] == 2);
}

TEST_CASE("39, 40: each monument is built at its own site, only Amarna has a step on a track") {
    Table giza = alone(at::giza, 9, 20);
    giza.play(1, work(Blue));
    CHECK(giza.answer(1, build(obelisk(1))) == EgiziaOtherSite);
    CHECK(giza.answer(1, build(tomb(1))) == EgiziaOtherSite);
    CHECK(giza.answer(1, build(57)) == EgiziaNoSuchSquare);
    CHECK(giza.answer(1, look(1)) != None);
    giza.play(1, build(pyramid(1, 1)));
    CHECK(giza.answer(1, finish(Track::Quarry)) == EgiziaNoTrackHere);
    Table amarna = alone(at::amarna, 9, 20);
    amarna.play(1, work(Blue));
    CHECK(amarna.answer(1, build(pyramid(1, 1))) == EgiziaOtherSite);
    CHECK(amarna.answer(1, build(leftSide(1))) == EgiziaOtherSite);
}

TEST_CASE("40: a floor of the pyramid is built from the left, a square above rests on the two below it") {
    Table table = alone(at::giza, 9, 20);
    table.play(1, work(Blue));
    CHECK(table.offered(MoveKind::Build) == std::set<int>{pyramid(1, 1), leftSide(1), rightSide(1)});
    CHECK(table.answer(1, build(pyramid(1, 2))) == EgiziaNotYet);
    table.play(1, build(pyramid(1, 1)));
    CHECK(table.answer(1, build(pyramid(2, 1))) == EgiziaNotYet);
    table.play(1, build(pyramid(1, 2)));
    CHECK(table.answer(1, build(pyramid(2, 1))) == None);
    CHECK(table.answer(1, build(pyramid(2, 2))) == EgiziaNotYet);
    table.play(1, build(pyramid(1, 3)));
    CHECK(table.answer(1, build(pyramid(2, 2))) == EgiziaNotYet); // first what is left of it
    table.play(1, build(pyramid(2, 1)));
    CHECK(table.answer(1, build(pyramid(2, 2))) == None);
    table.play(1, build(pyramid(2, 2)));
    CHECK(table.answer(1, build(pyramid(3, 1))) == None);
}

TEST_CASE("40: the colour of the stones below does not matter") {
    Table table = alone(at::giza, 9, 20, Position(2).built(2, {pyramid(1, 1), pyramid(1, 2), obelisk(1)}));
    table.play(1, work(Blue), build(pyramid(2, 1)), finish());
    CHECK(table.owns(1, pyramid(2, 1)));
}

TEST_CASE("40: the flanks of the temple are built each from below, in any turn, columns after all six") {
    Table table =
        alone(at::giza, 9, 20, Position(2).built(2, {leftSide(1), leftSide(2), leftSide(3), rightSide(1)}));
    table.play(1, work(Blue));
    CHECK(table.answer(1, build(rightSide(3))) == EgiziaNotYet);
    CHECK(table.answer(1, build(column(1))) == EgiziaNotYet);
    table.play(1, build(rightSide(2)));
    CHECK(table.answer(1, build(column(4))) == EgiziaNotYet);
    table.play(1, build(rightSide(3)));
    CHECK(table.offered(MoveKind::Build) ==
          std::set<int>{pyramid(1, 1), column(1), column(2), column(3), column(4)});
    table.play(1, build(column(3)), finish());
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Building)] == 7);
}

TEST_CASE("40: the first beam rests on all four columns, the second on the first") {
    Table table = alone(at::giza, 9, 20, Position(2).built(2, leftSide(1), column(3)));
    table.play(1, work(Blue), work(Foreman));
    CHECK(table.answer(1, build(beam(1))) == EgiziaNotYet);
    table.play(1, build(column(4)));
    CHECK(table.answer(1, build(beam(2))) == EgiziaNotYet);
    table.play(1, build(beam(1)));
    CHECK(table.answer(1, build(beam(2))) == EgiziaNotEnoughStrength);
    Table last = alone(at::giza, 9, 20, Position(2).built(2, leftSide(1), column(4)));
    last.play(1, work(Blue), build(beam(1)), build(beam(2)), finish());
    CHECK(last.player(1).earned[static_cast<std::size_t>(Source::Building)] == 9);
}

TEST_CASE("40: pyramid and temple may be mixed in one action") {
    Table table = alone(at::giza, 6, 20);
    table.play(1, work(Blue), build(pyramid(1, 1)), build(rightSide(1)), build(rightSide(2)),
               build(pyramid(1, 2)), build(leftSide(1)), finish());
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Building)] == 6);
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Floors)] == 0);
}

TEST_CASE("41: who has most stones on a finished floor gets a point for each of them") {
    Table table = alone(
        at::giza, 9, 20,
        Position(2).built(1, {pyramid(1, 1), pyramid(1, 4)}).built(2, {pyramid(1, 2), pyramid(1, 3)}));
    table.play(1, work(Blue), build(pyramid(1, 5)));
    CHECK(floorBonus(table.state, 0).seat == nobody);
    table.play(1, build(pyramid(1, 6)), finish());
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Floors)] == 4);
    CHECK(table.player(2).earned[static_cast<std::size_t>(Source::Floors)] == 0);
}

TEST_CASE("41: the bonus may go to somebody else than the builder") {
    Table table = alone(at::giza, 9, 20, Position(2).points(2, 1).built(2, pyramid(1, 1), pyramid(1, 5)));
    table.play(1, work(Blue), build(pyramid(1, 6)), finish());
    CHECK(table.player(2).earned[static_cast<std::size_t>(Source::Floors)] == 5);
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Floors)] == 0);
    CHECK(table.points(2) == 6);
}

TEST_CASE("41: with as many stones the leftmost stone of the tied decides, not that of a third") {
    Table table =
        alone(at::giza, 9, 20,
              Position(3)
                  .built(3, {pyramid(2, 1)})
                  .built(2, {pyramid(2, 2), pyramid(2, 4), pyramid(1, 1), pyramid(1, 2)})
                  .built(1, {pyramid(2, 3), pyramid(1, 3), pyramid(1, 4), pyramid(1, 5), pyramid(1, 6)}));
    table.play(1, work(Blue), build(pyramid(2, 5)), finish());
    CHECK(table.player(2).earned[static_cast<std::size_t>(Source::Floors)] == 2);
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Floors)] == 0);
    CHECK(table.player(3).earned[static_cast<std::size_t>(Source::Floors)] == 0);
}

TEST_CASE("41: two floors may be finished in one action, the top is a floor of one stone") {
    Table table = alone(at::giza, 9, 20, Position(2).built(2, pyramid(1, 1), pyramid(5, 1)));
    table.play(1, work(Blue), build(pyramid(5, 2)), build(pyramid(6, 1)), finish());
    // Floor 5: one stone each, and that of seat 2 is further left. Floor 6 is all his own.
    CHECK(table.player(2).earned[static_cast<std::size_t>(Source::Floors)] == 1);
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Floors)] == 1);
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Building)] == 9);
}

TEST_CASE("41: a floor that was finished before pays nobody again") {
    Table table = alone(at::giza, 9, 20, Position(2).built(2, pyramid(1, 1), pyramid(1, 6)));
    table.play(1, work(Blue), build(pyramid(2, 1)), finish());
    CHECK(table.player(2).earned[static_cast<std::size_t>(Source::Floors)] == 0);
}

TEST_CASE("41, 48: the builder's points are one move, then each floor from below is one move") {
    // Seat 1 builds 2 to stand at 8; seat 2 then gets 1 for the floor and comes to 8 behind him.
    Table table = afterSailing(Position(2)
                                   .points(1, 4)
                                   .points(2, 7)
                                   .built(2, pyramid(1, 1), pyramid(5, 1))
                                   .strength(1, 9, 1, 1, 1)
                                   .market(1, 5)
                                   .cards(1, {1, 2, 2, 4})
                                   .stones(1, 17),
                               {{1, at::giza}});
    REQUIRE(table.points(1) == 4);
    table.play(1, work(Blue), build(pyramid(5, 2)), finish());
    CHECK(table.points(1) == 8 + 1); // phase 6 followed
    CHECK(table.points(2) == 8);
}

TEST_CASE("41, 48: of two on one square after an action who was moved by a floor lies behind the builder") {
    Table table = afterSailing(Position(2)
                                   .points(1, 4)
                                   .points(2, 7)
                                   .track({2, 1})
                                   .built(2, pyramid(1, 1), pyramid(5, 1))
                                   .strength(1, 9, 1, 1, 1)
                                   .cards(1, {1, 2, 2, 4})
                                   .stones(1, 17),
                               {{1, at::giza}, {2, at::giza}});
    table.play(1, work(Blue), build(pyramid(5, 2)), finish());
    CHECK(table.question() == Question::Build);
    CHECK(table.points(1) == 8);
    CHECK(table.points(2) == 8);
    CHECK(table.order() == "12");
}

TEST_CASE("42: N15 adds 3, N33 4 and N46 5 to the worker for one action, then they leave the game") {
    struct Card3 {
        int card;
        int strength;
    };
    for (const Card3& c : {Card3{15, 3}, Card3{33, 4}, Card3{46, 5}}) {
        INFO("N" << c.card);
        Table table = alone(at::giza, 1, 20, Position(2).cards(1, {c.card}));
        CHECK(table.answer(1, playCard(nile(c.card))) != None); // not before a worker works
        table.play(1, work(Blue), playCard(nile(c.card)));
        CHECK(strengthLeft(table.state) == 1 + c.strength);
        CHECK_FALSE(table.owns(1, c.card));
        CHECK(table.crew(1) == "1111");
        table.play(1, build(pyramid(1, 1)), finish());
        CHECK(table.crew(1) == "1111");
    }
}

TEST_CASE("42: several such cards add up, and the strength may pass nine") {
    Table table = alone(at::giza, 9, 25, Position(2).cards(1, {15, 33, 46}));
    table.play(1, work(Blue), playCard(nile(15)), playCard(nile(33)), playCard(nile(46)));
    CHECK(strengthLeft(table.state) == 21);
}

TEST_CASE("42: a strength card may make an action possible that no worker could do") {
    Table table = alone(at::giza, 1, 20,
                        Position(2)
                            .built(2, pyramid(1, 1), pyramid(6, 1))
                            .built(2, leftSide(1), rightSide(3))
                            .cards(1, {15}));
    CHECK(table.asked() == "1");
    table.play(1, work(Black));
    CHECK(table.answer(1, build(column(1))) == EgiziaNotEnoughStrength);
    table.play(1, playCard(nile(15)), build(column(1)), finish());
    CHECK(table.owns(1, column(1)));
}

TEST_CASE(
    "43: N31 and N48 let two workers work in one action, with the foreman if one likes, all are used up") {
    const int card = GENERATE(31, 48);
    Table table = afterSailing(Position(2).strength(1, 1, 2, 1, 1).stones(1, 17).cards(1, {card}),
                               {{1, at::amarna}, {1, at::giza}});
    table.play(1, work(Blue), work(Black));
    CHECK_FALSE(table.owns(1, card));
    CHECK(table.answer(1, work(Yellow)) == EgiziaOneWorker);
    table.play(1, work(Foreman));
    CHECK(strengthLeft(table.state) == 4);
    table.play(1, build(obelisk(1)), build(obelisk(2)), build(obelisk(3)), finish(Track::Quarry));
    CHECK(table.usedUp(1, Blue));
    CHECK(table.usedUp(1, Black));
    CHECK(table.usedUp(1, Foreman));
    CHECK(table.offered(MoveKind::Work) == std::set<int>{Yellow});
}

TEST_CASE("43: a second worker who leaves both too weak for anything may not join") {
    // Everything at Amarna costs 5: black and foreman reach it with blue, not with yellow.
    Table table = afterSailing(Position(2)
                                   .strength(1, 3, 1, 1, 1)
                                   .stones(1, 17)
                                   .cards(1, {31})
                                   .built(2, obelisk(1), obelisk(11))
                                   .tombs({5, 5, 5, 5}),
                               {{1, at::amarna}});
    table.play(1, work(Black));
    CHECK(table.answer(1, work(Yellow)) == EgiziaSpoilsAction);
    CHECK(table.offered(MoveKind::Work) == std::set<int>{Blue, Foreman});
}

TEST_CASE("43: two workers, not three, also for who has both cards, N31 goes first") {
    Table table =
        afterSailing(Position(2).strength(1, 1, 2, 1, 1).stones(1, 17).cards(1, {31, 48}), {{1, at::giza}});
    table.play(1, work(Blue), work(Black));
    CHECK_FALSE(table.owns(1, 31));
    CHECK(table.owns(1, 48));
    CHECK(table.answer(1, work(Yellow)) == EgiziaOneWorker);
    table.play(1, build(pyramid(1, 1)), finish());
    CHECK(table.owns(1, 48));
}

TEST_CASE("44: N28 trains one worker once a round, N13 for two stones, for good") {
    Table free(Position(2).cards(1, {28}));
    free.play(1, drill(nile(28), Foreman));
    CHECK(free.crew(1) == "1113");
    CHECK(free.asked() == "1");
    CHECK(free.answer(1, drill(nile(28), Blue)) == EgiziaUsedThisRound);
    Table paid(Position(2).cards(1, {13}).stones(1, 3));
    paid.play(1, drill(nile(13), Blue));
    CHECK(paid.crew(1) == "2112");
    CHECK(paid.stones(1) == 1);
    CHECK(paid.answer(1, drill(nile(13), Blue)) == EgiziaUsedThisRound);
    Table poor(Position(2).cards(1, {13}).stones(1, 1));
    CHECK(poor.answer(1, drill(nile(13), Blue)) == EgiziaNotEnoughStones);
    CHECK(poor.answer(1, drill(nile(28), Blue)) == EgiziaCardNotYours);
    Table nine(Position(2).cards(1, {28}).strength(1, 9, 1, 1, 2));
    CHECK(nine.answer(1, drill(nile(28), Blue)) == EgiziaWorkerAtNine);
    CHECK(nine.answer(1, drill(nile(28), static_cast<Worker>(4))) == EgiziaNoSuchWorker);
    CHECK(nine.answer(1, drill(nile(7), Black)) != None);
}

TEST_CASE("44: after feeding the new strength need not be fed in this round, and helps to build") {
    Table table =
        afterSailing(Position(2).cards(1, {28}).strength(1, 2, 1, 1, 2).stones(1, 17), {{1, at::giza}});
    CHECK(table.question() == Question::Build);
    table.play(1, drill(nile(28), Blue));
    CHECK(table.points(1) == 0);
    table.play(1, work(Blue));
    CHECK(strengthLeft(table.state) == 3);
    Table open =
        afterSailing(Position(2).cards(1, {28}).strength(1, 2, 1, 1, 2).stones(1, 17), {{1, at::giza}});
    open.play(1, work(Blue), drill(nile(28), Blue));
    CHECK(strengthLeft(open.state) == 3);
}

TEST_CASE("44: both cards may be used in one round, and again in the next") {
    Table table(Position(2).cards(1, {13, 28}).stones(1, 9).round(4));
    table.play(1, drill(nile(13), Blue), drill(nile(28), Blue));
    CHECK(table.crew(1) == "3112");
    table.endRound().settle();
    while (table.asked() != "1") {
        table.play(2, pass());
    }
    table.play(1, drill(nile(28), Blue), drill(nile(13), Black));
    CHECK(table.crew(1) == "4212");
}

} // namespace
} // namespace architects::egizia
