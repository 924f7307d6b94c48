// The worked examples of the rule book, one after the other.
#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

TEST_CASE("Example, feeding: strength 1, 2, 3 and 3 eats nine, fields of six and five give eleven: nothing "
          "is lost") {
    Table table(Position(2).strength(1, 1, 2, 3, 3).cards(1, {4}));
    CHECK(grainNeeded(table.state, 0) == 9);
    CHECK(grainSupply(table.state, 0, table.state.flood) == 11);
    table.endRound();
    CHECK(table.points(1) == 0);
}

TEST_CASE(
    "Example, feeding: strength 2, 2, 2 and 4 with eight grain is fed by a card of four, two are wasted") {
    Table table(Position(2).strength(1, 2, 2, 2, 4).cards(1, {1, 14}).flood(Flood::Left));
    CHECK(grainNeeded(table.state, 0) == 10);
    CHECK(grainSupply(table.state, 0, Flood::Left) == 8);
    table.endSailing();
    REQUIRE(table.question() == Question::Feed);
    table.play(1, playCard(nile(14)));
    CHECK(table.points(1) == 0);
    CHECK_FALSE(table.owns(1, 14));
    CHECK(table.stones(1) == 2 + 3);
}

TEST_CASE(
    "Example, feeding: fourteen eaten, twelve there, two points each: four spaces back, behind the marker "
    "that stands there") {
    // The red field of seven gives nothing at the centre.
    Table table(Position(3)
                    .strength(3, 3, 3, 4, 4)
                    .cards(3, {21, 6})
                    .market(3, 2)
                    .points(3, 12)
                    .points(1, 8)
                    .points(2, 20));
    CHECK(grainNeeded(table.state, 2) == 14);
    CHECK(grainSupply(table.state, 2, Flood::Centre) == 12);
    table.endRound();
    CHECK(table.points(3) == 8);
    CHECK(table.order() == "213");
}

TEST_CASE("Example, stones: one stone and cards of three and two make six") {
    Table table(Position(2).stones(1, 1).cards(1, {7}));
    table.endRound();
    CHECK(table.stones(1) == 6);
}

TEST_CASE("Example, Sphinx: a worker of two draws two cards, one is kept, one point, two stones less") {
    Table table =
        afterSailing(Position(2).strength(1, 2, 1, 1, 2).stones(1, 5), {{1, at::abydos}, {1, at::giza}});
    table.play(1, work(Blue), look(2)).chance(drawRiddle(0, sphinx(6))).chance(drawRiddle(0, sphinx(12)));
    table.play(1, keep(sphinx(12)));
    CHECK(table.points(1) == 1);
    CHECK(table.stones(1) == 8 - 2);
    CHECK(table.usedUp(1, Blue));
    CHECK(table.player(1).hand == onlyRiddle(sphinx(12)));
    CHECK(table.state.pile[0] == sphinx(6));
}

TEST_CASE(
    "Example, obelisk and tombs: squares of one and two and a tomb of four with a worker of five and a "
    "foreman of two: seven points") {
    Table table = afterSailing(Position(2)
                                   .strength(1, 5, 1, 1, 2)
                                   .cards(1, {2})
                                   .stones(1, 10)
                                   .tombs({4, 3, 2, 5})
                                   .built(2, {obelisk(1), obelisk(2)}),
                               {{1, at::amarna}, {1, at::giza}});
    REQUIRE(table.points(1) == 0);
    table.play(1, work(Blue), work(Foreman), build(obelisk(3)), build(obelisk(4)), build(tomb(1))).settle();
    CHECK(strengthLeft(table.state) == 0);
    table.play(1, finish(Track::Market));
    CHECK(table.points(1) == 7);
    CHECK(table.stones(1) == 13 - 7);
    CHECK(table.usedUp(1, Blue));
    CHECK(table.usedUp(1, Foreman));
    CHECK(table.market(1) == 2);
}

TEST_CASE("Example, pyramid: a worker of three builds a square of two, and the last stones are spent") {
    Table table = afterSailing(Position(2)
                                   .strength(1, 3, 1, 1, 1)
                                   .stones(1, 0)
                                   .built(2, pyramid(1, 1), pyramid(1, 6))
                                   .cards(1, {13}),
                               {{1, at::giza}, {2, at::giza}});
    REQUIRE(table.stones(1) == 3);
    table.play(1, work(Blue), build(pyramid(2, 1)));
    CHECK(table.stones(1) == 1);
    CHECK(strengthLeft(table.state) == 1);
    CHECK(table.answer(1, build(pyramid(2, 2))) == EgiziaNotEnoughStrength);
    table.play(1, finish());
    CHECK(table.points(1) == 2);
    CHECK(table.usedUp(1, Blue));
}

TEST_CASE("Example, pyramid: a square may be filled over an unfinished floor if the two below it are") {
    Table table = afterSailing(
        Position(2).strength(1, 2, 1, 1, 1).stones(1, 5).built(2, pyramid(1, 1), pyramid(1, 2)),
        {{1, at::giza}});
    table.play(1, work(Blue), build(pyramid(2, 1)), finish());
    CHECK(table.owns(1, pyramid(2, 1)));
}

TEST_CASE(
    "Example, pyramid: finished floors bring two points to who has two stones, in a tie to the leftmost") {
    // Floor 4 of three squares: two for seat 2. Floor 5 of two: one each would be a tie for the leftmost.
    Table table = afterSailing(Position(3)
                                   .strength(1, 3, 1, 1, 1)
                                   .stones(1, 5)
                                   .built(3, pyramid(1, 1), pyramid(3, 4))
                                   .built(2, pyramid(4, 1), pyramid(4, 2)),
                               {{1, at::giza}, {2, at::giza}});
    table.play(1, work(Blue), build(pyramid(4, 3)), finish());
    CHECK(table.points(2) == 2);
    CHECK(table.points(1) == 3);
    // Floor 3 of four squares, two each: to seat 3, whose stone is first.
    Table tie = afterSailing(Position(3)
                                 .strength(1, 3, 1, 1, 1)
                                 .stones(1, 5)
                                 .built(2, pyramid(1, 1), pyramid(2, 5))
                                 .built(3, {pyramid(3, 1), pyramid(3, 3)})
                                 .built(1, {pyramid(3, 2)}),
                             {{1, at::giza}, {2, at::giza}});
    tie.play(1, work(Blue), build(pyramid(3, 4)), finish());
    CHECK(tie.points(3) == 2);
    CHECK(tie.points(1) == 2);
}

TEST_CASE("Example, phase 6: six points for three ships, three for two, who arrives later on the square is "
          "behind") {
    // Seat 1 in front ends at the square to which seat 2 comes as well, three points behind.
    Table table =
        afterSailing(Position(2).points(1, 20).points(2, 22).stones(1, 20).stones(2, 20),
                     {{1, at::abydos}, {2, at::amarna}, {1, at::amarna}, {2, at::giza}, {1, at::giza}});
    table.play(1, work(Blue), look(1)).settle().play(1, keep(static_cast<Riddle>(table.state.drawn[0])));
    table.play(2, work(Blue), build(obelisk(1)), finish(Track::Quarry));
    table.play(1, work(Black), build(obelisk(2)), finish(Track::Quarry));
    table.play(2, work(Black), build(pyramid(1, 1)), finish());
    REQUIRE(table.points(1) == 21);
    REQUIRE(table.points(2) == 24);
    table.play(1, work(Yellow), build(pyramid(1, 2)), finish());
    // 22 + 6 and 24 + 3.
    CHECK(table.points(1) == 28);
    CHECK(table.points(2) == 27);
    Table same =
        afterSailing(Position(2).points(1, 24).points(2, 19).stones(1, 20).stones(2, 20),
                     {{1, at::amarna}, {2, at::abydos}, {1, at::giza}, {2, at::amarna}, {2, at::giza}});
    same.play(2, work(Blue), look(1)).settle().play(2, keep(static_cast<Riddle>(same.state.drawn[0])));
    same.play(1, work(Blue), build(obelisk(1)), finish(Track::Quarry));
    same.play(2, work(Black), build(obelisk(2)), finish(Track::Quarry));
    same.play(1, giveUp());
    same.play(2, work(Yellow), build(pyramid(1, 1)), finish());
    // Seat 1 first: 25 + 1; seat 2: 21 + 6 goes past him.
    CHECK(same.points(1) == 26);
    CHECK(same.points(2) == 27);
    CHECK(same.tiles() == "12");
}

TEST_CASE("Example, quarry: on the last square a card of two steps brings six stones") {
    Table table(Position(2).slot(1, 18).quarry(1, 5).stones(1, 1).round(1));
    table.play(1, sail(at::ombos));
    CHECK(table.quarry(1) == 5);
    CHECK(table.stones(1) == 7);
}

TEST_CASE(
    "Example, a camp done twice: both workers two stronger, the foreman two stronger and two moves of the "
    "flood") {
    Table thebae(Position(2).cards(1, {34}));
    thebae.play(1, sail(at::thebae, true));
    CHECK(thebae.crew(1) == "3312");
    Table passalon(Position(2).cards(1, {34}).flood(Flood::Right));
    passalon.play(1, sail(at::passalon, true), floodTo(Flood::Centre), floodTo(Flood::Left));
    CHECK(passalon.crew(1) == "1114");
    CHECK(passalon.state.flood == Flood::Left);
}

TEST_CASE("Example, the extra place: who holds it builds though nobody gives up") {
    Table table(Position(3).cards(3, {35}).stones(3, 5));
    table.play(1, sail(at::amarna))
        .play(2, sail(at::amarna))
        .play(3, sail(at::amarna), extraPlace(siteAmarna));
    table.endSailing();
    table.play(1, work(Blue), build(obelisk(1)), finish(Track::Quarry));
    table.play(2, work(Blue), build(obelisk(2)), finish(Track::Quarry));
    table.play(3, work(Blue), build(obelisk(3)), finish(Track::Quarry));
    CHECK(table.owns(3, obelisk(3)));
}

TEST_CASE("Example, Sphinx cards: three players on the last square are worth seven") {
    Table table(Position(4).round(5).hand(4, {9}).market(1, 5).market(2, 5).market(3, 5));
    table.endRound();
    CHECK(table.points(4) == 7);
}

TEST_CASE("Example, Sphinx cards: a worker of four at the end is worth four") {
    Table table(Position(2).round(5).hand(1, {17}).strength(1, 4, 1, 1, 1).cards(1, {1}));
    table.endRound();
    CHECK(table.points(1) == 4);
}

TEST_CASE("Example, Sphinx cards: yellow fields that give eleven, more than anybody's, are worth seven") {
    Table table(Position(3).round(5).hand(1, {22}).cards(1, {4, 21}).cards(2, {3, 21}).flood(Flood::Left));
    CHECK(grainOfColour(table.state, 0, Colour::Yellow) == 11);
    CHECK(grainOfColour(table.state, 1, Colour::Yellow) == 10);
    table.endRound();
    CHECK(table.points(1) == 7);
}

} // namespace
} // namespace architects::egizia
