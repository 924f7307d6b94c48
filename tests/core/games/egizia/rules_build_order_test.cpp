#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

/// Everybody can build: strong workers, fields enough, stones.
Position strong(int seats) {
    Position position(seats);
    for (int seat = 1; seat <= seats; ++seat) {
        position.strength(seat, 2, 2, 1, 1).stones(seat, 20);
    }
    return position;
}

TEST_CASE(
    "31: Abydos is built before Amarna, Amarna before Giza, each from the place nearest the Nile on") {
    Table table = afterSailing(
        strong(2), {{1, at::abydos}, {2, at::amarna}, {1, at::amarna}, {2, at::giza}, {1, at::giza}});
    CHECK(table.asked() == "1");
    CHECK(table.state.site == siteAbydos);
    table.play(1, work(Blue), look(1)).settle().play(1, keepNone());
    CHECK(table.state.site == siteAmarna);
    CHECK(table.asked() == "2");
    table.play(2, work(Blue), build(obelisk(1)), finish(Track::Quarry));
    CHECK(table.asked() == "1");
    table.play(1, work(Black), build(obelisk(2)), finish(Track::Quarry));
    CHECK(table.state.site == siteGiza);
    CHECK(table.asked() == "2");
    table.play(2, work(Black), build(pyramid(1, 1)), finish());
    CHECK(table.asked() == "1");
    table.play(1, work(Yellow), build(pyramid(1, 2)), finish());
    CHECK(table.state.round == 2);
}

TEST_CASE(
    "32: an action is opened by one worker who has not built in this round, the foreman never alone") {
    Table table = afterSailing(strong(2), {{1, at::amarna}, {1, at::giza}});
    CHECK(table.offered(MoveKind::Work) == std::set<int>{Blue, Black, Yellow});
    CHECK(table.answer(1, work(Foreman)) == EgiziaForemanNotAlone);
    CHECK(table.answer(1, work(static_cast<Worker>(4))) == EgiziaNoSuchWorker);
    CHECK(table.answer(1, build(obelisk(1))) == EgiziaWrongStep);
    table.play(1, work(Blue), build(obelisk(1)), finish(Track::Market));
    CHECK(table.usedUp(1, Blue));
    CHECK(table.offered(MoveKind::Work) == std::set<int>{Black, Yellow});
    CHECK(table.answer(1, work(Blue)) == EgiziaWorkerUsed);
}

TEST_CASE("32: one worker only joins an action, and the foreman once a round") {
    Table table = afterSailing(strong(2), {{1, at::amarna}, {1, at::giza}});
    table.play(1, work(Blue));
    CHECK(table.answer(1, work(Black)) == EgiziaOneWorker);
    CHECK(table.answer(1, work(Blue)) != None);
    table.play(1, work(Foreman), build(obelisk(1)), finish(Track::Quarry));
    CHECK(table.usedUp(1, Foreman));
    table.play(1, work(Black));
    CHECK(table.answer(1, work(Foreman)) == EgiziaWorkerUsed);
}

TEST_CASE("32: who has worked is used up whatever share of the strength was needed, the foreman too") {
    Table table = afterSailing(strong(2).strength(1, 3, 1, 1, 1), {{1, at::giza}});
    table.play(1, work(Blue), work(Foreman), build(pyramid(1, 1)), finish());
    CHECK(table.state.round == 2);
    Table amarna = afterSailing(strong(2).strength(1, 3, 1, 1, 1), {{1, at::amarna}, {1, at::giza}});
    amarna.play(1, work(Blue), build(obelisk(1)), work(Foreman), finish(Track::Quarry));
    CHECK(amarna.usedUp(1, Blue));
    CHECK(amarna.usedUp(1, Foreman));
    CHECK_FALSE(amarna.usedUp(1, Black));
}

TEST_CASE("32: in the next round all workers are fresh again, and keep their strength") {
    Table table = afterSailing(strong(2), {{1, at::giza}});
    table.play(1, work(Blue), work(Foreman), build(pyramid(1, 1)), finish());
    REQUIRE(table.state.round == 2);
    CHECK(table.player(1).used == 0);
    CHECK(table.crew(1) == "2211");
}

TEST_CASE("33: who gives up takes the ship back, pays nothing, uses nobody and has no share in phase 6") {
    Table table = afterSailing(strong(2), {{1, at::amarna}, {2, at::amarna}, {1, at::giza}});
    const int stones = table.stones(1);
    table.play(1, giveUp());
    CHECK(table.shipOf(1, siteAmarna) == Ship::Returned);
    CHECK(table.player(1).ships == 7);
    CHECK(table.stones(1) == stones);
    CHECK(table.player(1).used == 0);
    CHECK(table.asked() == "2");
    table.play(2, work(Blue), build(obelisk(1)), finish(Track::Quarry));
    table.play(1, giveUp());
    CHECK(table.points(1) == 0);
    CHECK(table.points(2) == 1 + 1);
}

TEST_CASE("33: an action has to build something, and cannot be given up once it is open") {
    Table table = afterSailing(strong(2), {{1, at::giza}});
    table.play(1, work(Blue));
    CHECK(table.answer(1, finish()) == EgiziaNothingBuilt);
    CHECK(table.answer(1, giveUp()) != None);
    CHECK(table.answer(1, done()) != None);
    table.play(1, build(pyramid(1, 1)));
    CHECK(table.answer(1, finish()) == None);
}

TEST_CASE("33: who cannot build at all and has nothing that could help gives up without a word") {
    Table poor = afterSailing(Position(2).stones(1, 0).strength(1, 3, 1, 1, 1),
                              {{1, at::amarna}, {2, at::ombos}, {1, at::giza}, {2, at::giza}});
    poor.play(1, work(Blue), build(obelisk(1)), build(obelisk(2)), build(obelisk(3)),
              finish(Track::Market));
    CHECK(poor.stones(1) == 0);
    CHECK(poor.asked() == "2");
    CHECK(poor.shipOf(1, siteGiza) == Ship::Returned);
    // Nothing but dear squares is open, and the worker is weak.
    Table weak = afterSailing(Position(2)
                                  .built(2, pyramid(1, 1), pyramid(6, 1))
                                  .built(2, leftSide(1), rightSide(3))
                                  .strength(1, 1, 1, 1, 1)
                                  .strength(2, 3, 1, 1, 1),
                              {{1, at::giza}, {2, at::giza}});
    CHECK(weak.asked() == "2");
    CHECK(weak.shipOf(1, siteGiza) == Ship::Returned);
    CHECK(weak.points(1) == 0);
}

TEST_CASE("33: who could be helped by N37 is asked though he has no stone left") {
    Table table = afterSailing(Position(2).stones(1, 0).strength(1, 3, 1, 1, 1).cards(1, {37}),
                               {{1, at::amarna}, {1, at::giza}});
    table.play(1, work(Blue), build(obelisk(1)), build(obelisk(2)), build(obelisk(3)),
               finish(Track::Market));
    REQUIRE(table.stones(1) == 0);
    CHECK(table.asked() == "1");
    CHECK(table.question() == Question::Build);
    table.play(1, playCard(nile(37)), work(Black), build(pyramid(1, 1)), finish());
    CHECK(table.owns(1, pyramid(1, 1)));
}

TEST_CASE("33: with every worker used there is nobody to build with, and the ship goes home by itself") {
    Table table =
        afterSailing(strong(2).cards(1, {31}),
                     {{1, at::abydos}, {2, at::ombos}, {1, at::amarna}, {2, at::nile10}, {1, at::giza}});
    table.play(1, work(Blue), work(Black), look(2)).settle().play(1, keepNone());
    table.play(1, work(Yellow), build(obelisk(1)), finish(Track::Quarry));
    CHECK(table.state.round == 5);
    CHECK(table.points(1) == 2 + 1 + 3);
}

TEST_CASE("33: a worker too weak for anything there cannot open an action, another one can") {
    Table table = afterSailing(Position(2)
                                   .built(2, pyramid(1, 1), pyramid(6, 1))
                                   .built(2, leftSide(1), rightSide(3))
                                   .strength(1, 3, 1, 1, 1)
                                   .stones(1, 10),
                               {{1, at::giza}});
    CHECK(table.offered(MoveKind::Work) == std::set<int>{Blue});
    CHECK(table.answer(1, work(Black)) == EgiziaCannotBuildAnything);
    // With the foreman two would make three.
    Table two = afterSailing(Position(2)
                                 .built(2, pyramid(1, 1), pyramid(6, 1))
                                 .built(2, leftSide(1), rightSide(3))
                                 .strength(1, 1, 2, 1, 1)
                                 .stones(1, 10),
                             {{1, at::giza}});
    CHECK(two.offered(MoveKind::Work) == std::set<int>{Black});
    two.play(1, work(Black));
    CHECK(two.answer(1, build(column(1))) == EgiziaNotEnoughStrength);
    two.play(1, work(Foreman), build(column(1)), finish());
    CHECK(two.owns(1, column(1)));
}

TEST_CASE("34: each place that is given up entitles one ship of the reserve, after all regular places") {
    Table table = afterSailing(strong(4), {{1, at::giza}, {2, at::giza}, {3, at::giza}, {4, at::giza}});
    table.play(1, giveUp());
    CHECK(table.asked() == "2");
    table.play(2, work(Blue), build(pyramid(1, 1)), finish());
    table.play(3, work(Blue), build(pyramid(1, 2)), finish());
    CHECK(table.asked() == "4");
    table.play(4, work(Blue), build(pyramid(1, 3)), finish());
    CHECK(table.points(4) == 1 + 1);
}

TEST_CASE(
    "34: without a give-up the reserve does not build: its ships go home and do not count in phase 6") {
    Table table = afterSailing(strong(3), {{1, at::giza}, {2, at::giza}, {3, at::giza}});
    table.play(1, work(Blue), build(pyramid(1, 1)), finish());
    table.play(2, work(Blue), build(pyramid(1, 2)), finish());
    CHECK(table.state.round == 2);
    CHECK(table.points(3) == 0);
    CHECK(table.points(1) == 2);
    CHECK(table.player(3).ships == 8);
}

TEST_CASE("34: the reserve is entitled in the order of arrival, one for each give-up") {
    // Three players, two places; the third and nobody else waits.
    Table one = afterSailing(strong(3), {{1, at::giza}, {2, at::giza}, {3, at::giza}});
    one.play(1, giveUp()).play(2, giveUp());
    CHECK(one.asked() == "3");
    one.play(3, work(Blue), build(pyramid(1, 1)), finish());
    CHECK(one.points(3) == 2);
}

TEST_CASE("34: an entitled owner of the reserve may give up too") {
    Table table = afterSailing(strong(3), {{1, at::giza}, {2, at::giza}, {3, at::giza}});
    table.play(1, giveUp());
    table.play(2, work(Blue), build(pyramid(1, 1)), finish());
    CHECK(table.asked() == "3");
    table.play(3, giveUp());
    CHECK(table.state.round == 2);
    CHECK(table.points(3) == 0);
    CHECK(table.player(3).ships == 8);
}

TEST_CASE("24, 34: with N35 the ship in reserve builds though nobody gives up, after the regular places") {
    Table table(strong(3).cards(3, {35}));
    table.play(1, sail(at::giza)).play(2, sail(at::giza)).play(3, sail(at::giza), extraPlace(siteGiza));
    table.endSailing();
    CHECK(table.asked() == "1");
    table.play(1, work(Blue), build(pyramid(1, 1)), finish());
    table.play(2, work(Blue), build(pyramid(1, 2)), finish());
    CHECK(table.asked() == "3");
    CHECK(table.question() == Question::Build);
    table.play(3, work(Blue), build(pyramid(1, 3)), finish());
    CHECK(table.points(3) == 1 + 1);
    CHECK_FALSE(table.owns(3, 35));
}

TEST_CASE("24: N35 can be played as late as its site is built, before the reserve") {
    Table table(strong(3).cards(3, {35}));
    table.play(1, sail(at::giza)).play(2, sail(at::giza)).play(3, sail(at::giza), done());
    table.endSailing();
    table.play(1, work(Blue), build(pyramid(1, 1)), finish());
    table.play(2, work(Blue), build(pyramid(1, 2)), finish());
    CHECK(table.question() == Question::Extra);
    CHECK(table.asked() == "3");
    CHECK(table.answer(3, extraPlace(siteAmarna)) != None);
    Table kept = table;
    kept.play(3, done());
    CHECK(kept.owns(3, 35));
    CHECK(kept.state.round == 5);
    CHECK(kept.points(3) == 0);
    table.play(3, extraPlace(siteGiza));
    CHECK(table.question() == Question::Build);
    table.play(3, work(Blue), build(pyramid(1, 3)), finish());
    CHECK(table.points(3) == 2);
}

TEST_CASE("24: who is entitled anyway is not asked for N35") {
    Table table(strong(3).cards(3, {35}));
    table.play(1, sail(at::giza)).play(2, sail(at::giza)).play(3, sail(at::giza), done());
    table.endSailing();
    table.play(1, giveUp());
    table.play(2, work(Blue), build(pyramid(1, 1)), finish());
    CHECK(table.asked() == "3");
    CHECK(table.question() == Question::Build);
    table.play(3, giveUp());
    CHECK(table.owns(3, 35));
}

TEST_CASE(
    "35: who has N29 and a ship at the site may build before everybody, the others keep their order") {
    Table table = afterSailing(strong(4).cards(3, {29}), {{1, at::giza}, {2, at::giza}, {3, at::giza}});
    CHECK(table.question() == Question::First);
    CHECK(table.asked() == "3");
    table.play(3, work(Blue), build(pyramid(1, 1)), finish());
    CHECK(table.asked() == "1");
    table.play(1, work(Blue), build(pyramid(1, 2)), finish());
    CHECK(table.asked() == "2");
    table.play(2, work(Blue), build(pyramid(1, 3)), finish());
    CHECK(table.state.round == 5);
    CHECK(table.points(3) == 2);
    CHECK(table.owns(3, 29));
}

TEST_CASE("35: N29 lets a ship in reserve build first, vacancy or not") {
    Table table = afterSailing(strong(3).cards(3, {29}), {{1, at::giza}, {2, at::giza}, {3, at::giza}});
    CHECK(table.asked() == "3");
    CHECK(table.question() == Question::First);
    table.play(3, work(Blue), build(pyramid(1, 1)), finish());
    table.play(1, work(Blue), build(pyramid(1, 2)), finish());
    table.play(2, work(Blue), build(pyramid(1, 3)), finish());
    CHECK(table.points(3) == 2);
    CHECK(table.points(2) == 2);
}

TEST_CASE("35: the place of who built first counts as used, not as given up: nobody moves up for it") {
    Table table = afterSailing(strong(3).cards(2, {29}), {{1, at::giza}, {2, at::giza}, {3, at::giza}});
    CHECK(table.asked() == "2");
    table.play(2, work(Blue), build(pyramid(1, 1)), finish());
    table.play(1, work(Blue), build(pyramid(1, 2)), finish());
    CHECK(table.points(3) == 0);
    CHECK(table.state.round == 5);
}

TEST_CASE("35: N29 is asked at every site with a ship of its owner, and not used if he says so") {
    Table table = afterSailing(strong(2).cards(2, {29}),
                               {{1, at::amarna}, {2, at::amarna}, {1, at::giza}, {2, at::giza}});
    CHECK(table.question() == Question::First);
    CHECK(table.asked() == "2");
    table.play(2, done());
    CHECK(table.asked() == "1");
    CHECK(table.question() == Question::Build);
    table.play(1, giveUp());
    CHECK(table.asked() == "2");
    table.play(2, work(Blue), build(obelisk(1)), finish(Track::Quarry));
    CHECK(table.question() == Question::First);
    CHECK(table.asked() == "2");
    table.play(2, work(Black), build(pyramid(1, 1)), finish());
    CHECK(table.asked() == "1");
}

TEST_CASE("35: who is first anyway is not asked for N29, nor who has no ship there") {
    Table first = afterSailing(strong(2).cards(1, {29}), {{1, at::giza}, {2, at::giza}});
    CHECK(first.question() == Question::Build);
    CHECK(first.asked() == "1");
    Table away = afterSailing(strong(2).cards(1, {29}), {{2, at::giza}});
    CHECK(away.question() == Question::Build);
    CHECK(away.asked() == "2");
}

TEST_CASE("35: after building first in reserve a vacancy goes to nobody else's loss: the next in reserve") {
    // Four players, three places; seat 4 in reserve builds first, seat 1 gives up: nobody is left to
    // follow.
    Table table = afterSailing(strong(4).cards(4, {29}),
                               {{1, at::giza}, {2, at::giza}, {3, at::giza}, {4, at::giza}});
    table.play(4, work(Blue), build(pyramid(1, 1)), finish());
    table.play(1, giveUp());
    table.play(2, work(Blue), build(pyramid(1, 2)), finish());
    table.play(3, work(Blue), build(pyramid(1, 3)), finish());
    CHECK(table.state.round == 5);
    CHECK(table.points(4) == 2);
    CHECK(table.points(1) == 0);
}

/// At Giza the seat has no stone left: it has spent all three at Amarna.
Table withoutStones(Position position, std::initializer_list<Voyage> voyages, int seat) {
    Table table = afterSailing(position.stones(seat, 0).strength(seat, 3, 1, 1, 1), voyages);
    while (table.state.site == siteAmarna) {
        const int mover = table.state.mover + 1;
        if (mover == seat && table.question() == Question::Build) {
            table.play(seat, work(Blue), build(obelisk(1)), build(obelisk(2)), build(obelisk(3)),
                       finish(Track::Market));
        } else {
            table.play(mover, table.question() == Question::Build ? giveUp() : done());
        }
    }
    REQUIRE(table.stones(seat) == 0);
    return table;
}

TEST_CASE("35, 50: the owner of N29 without stones is asked to build first if N37 could bring some") {
    Table table =
        withoutStones(strong(2).cards(2, {29, 37}), {{1, at::giza}, {2, at::amarna}, {2, at::giza}}, 2);
    CHECK(table.question() == Question::First);
    CHECK(table.asked() == "2");
    table.play(2, playCard(nile(37)), work(Black), build(pyramid(1, 1)), finish());
    CHECK(table.asked() == "1");
}

TEST_CASE("24, 50: the owner of N35 without stones is asked for it if he has N37") {
    Table table = withoutStones(strong(3).cards(3, {35, 37}),
                                {{1, at::giza}, {2, at::giza}, {3, at::amarna}, {3, at::giza}}, 3);
    table.play(1, work(Blue), build(pyramid(1, 1)), finish());
    table.play(2, work(Blue), build(pyramid(1, 2)), finish());
    CHECK(table.question() == Question::Extra);
    CHECK(table.asked() == "3");
    table.play(3, extraPlace(siteGiza), playCard(nile(37)), work(Black), build(pyramid(1, 3)), finish());
    CHECK(table.owns(3, pyramid(1, 3)));
}

} // namespace
} // namespace architects::egizia
