#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

TEST_CASE("50: grain cards are for feeding alone, strength cards for building alone") {
    Table table(Position(2).cards(1, {14, 15, 33, 46, 47}));
    for (const int card : {14, 15, 33, 46, 47}) {
        INFO("N" << card);
        CHECK(table.answer(1, playCard(nile(card))) == EgiziaCardNotNow);
    }
}

TEST_CASE("50: strength cards and ships cannot be played in the feeding step") {
    Table table(Position(2).cards(1, {14, 15, 16}).strength(1, 4, 4, 1, 1));
    table.endSailing();
    REQUIRE(table.question() == Question::Feed);
    CHECK(table.answer(1, playCard(nile(15))) == EgiziaCardNotNow);
    CHECK(table.answer(1, playCard(nile(16))) == EgiziaCardNotNow);
    CHECK(table.answer(1, sail(at::ombos)) == EgiziaWrongStep);
    CHECK(table.answer(1, work(Blue)) == EgiziaWrongStep);
    CHECK(table.answer(1, playCard(nile(14))) == None);
}

TEST_CASE("50: cards that others have, and cards that nobody plays by name, are refused") {
    Table table(Position(2).cards(1, {12, 26, 9, 11, 31}).cards(2, {16}));
    CHECK(table.answer(1, playCard(nile(16))) == EgiziaCardNotYours);
    for (const int card : {12, 26, 9, 11}) {
        INFO("N" << card);
        CHECK(table.answer(1, playCard(nile(card))) == EgiziaCardNeedsNoWord);
    }
    CHECK(table.answer(1, playCard(nile(31))) == EgiziaCardNeedsNoWord);
    CHECK(table.answer(1, playCard(cardCount)) != None);
    CHECK(table.answer(1, playCard(250)) != None);
}

TEST_CASE("50: N37 and N38 can be played on one's own turn before a ship") {
    Table table(Position(2).cards(1, {37, 38}).stones(1, 2));
    table.play(1, playCard(nile(37)));
    CHECK(table.stones(1) == 8);
    CHECK(table.asked() == "1");
    table.play(1, sell(8));
    CHECK(table.stones(1) == 0);
    CHECK(table.points(1) == 8);
    CHECK(table.asked() == "1");
    CHECK(table.question() == Question::Sail);
}

TEST_CASE("50, 51: what a ship has just made playable can be played after it, in the same turn") {
    Table stones(Position(2).slot(1, 37).round(5));
    stones.play(1, sail(at::ombos));
    CHECK(stones.question() == Question::AfterSail);
    CHECK(stones.answer(1, sail(at::edfu)) == EgiziaWrongStep);
    CHECK(stones.answer(1, pass()) == EgiziaWrongStep);
    stones.play(1, playCard(nile(37)));
    CHECK(stones.asked() == "2");
    Table drilled(Position(2).slot(1, 28).round(3));
    drilled.play(1, sail(at::ombos));
    CHECK(drilled.question() == Question::AfterSail);
    drilled.play(1, drill(nile(28), Blue));
    CHECK(drilled.crew(1) == "2112");
    CHECK(drilled.asked() == "2");
}

TEST_CASE("44, 50: N13 that was just taken is asked for if its two stones are there, and not with one") {
    Table poor(Position(2).slot(1, 13).round(1).stones(1, 1));
    poor.play(1, sail(at::ombos));
    CHECK(poor.asked() == "2");
    Table rich(Position(2).slot(1, 13).round(1).stones(1, 2));
    rich.play(1, sail(at::ombos));
    CHECK(rich.question() == Question::AfterSail);
    rich.play(1, drill(nile(13), Foreman));
    CHECK(rich.stones(1) == 0);
    CHECK(rich.crew(1) == "1113");
}

TEST_CASE("50: a ship that makes nothing new playable ends the turn by itself") {
    Table table(Position(2).cards(1, {28}).slot(1, 24));
    table.play(1, sail(at::ombos));
    CHECK(table.asked() == "2");
}

TEST_CASE("50: N37, N38, N13 and N28 can be played in one's own building action") {
    Table table = afterSailing(Position(2).cards(1, {13, 28, 37, 38}).stones(1, 1).strength(1, 1, 1, 1, 1),
                               {{1, at::giza}});
    REQUIRE(table.question() == Question::Build);
    REQUIRE(table.stones(1) == 4);
    table.play(1, playCard(nile(37)), work(Blue), drill(nile(28), Blue), drill(nile(13), Blue));
    CHECK(table.stones(1) == 8);
    table.play(1, build(pyramid(1, 1)), sell(7));
    CHECK(table.stones(1) == 0);
    CHECK(table.points(1) == 7);
    table.play(1, finish());
    CHECK(table.points(1) == 7 + 1 + 1);
}

TEST_CASE("50, 33: in an open action nothing may be done that leaves it with nothing to build") {
    Table table = afterSailing(Position(2).cards(1, {13, 38}).stones(1, 0), {{1, at::giza}});
    REQUIRE(table.stones(1) == 3);
    table.play(1, work(Blue));
    CHECK(table.answer(1, sell(3)) == EgiziaSpoilsAction);
    CHECK(table.answer(1, sell(2)) == None);
    table.play(1, sell(2));
    CHECK(table.answer(1, drill(nile(13), Blue)) == EgiziaNotEnoughStones);
    table.play(1, build(pyramid(1, 1)), finish());
    Table drilled = afterSailing(Position(2).cards(1, {13, 38}).stones(1, 0), {{1, at::giza}});
    drilled.play(1, sell(1), work(Blue));
    CHECK(drilled.answer(1, drill(nile(13), Blue)) == EgiziaSpoilsAction);
    drilled.play(1, build(pyramid(1, 1)));
    CHECK(drilled.answer(1, drill(nile(13), Blue)) == EgiziaNotEnoughStones);
}

TEST_CASE("50: after the new tiles there is one window more, in the order of those tiles") {
    Table table(Position(2).cards(1, {13}).cards(2, {28}).points(1, 5).stones(1, 0).round(4));
    table.endSailing();
    REQUIRE(table.question() == Question::Close);
    CHECK(table.tiles() == "21");
    CHECK(table.asked() == "2");
    table.play(2, drill(nile(28), Yellow));
    CHECK(table.asked() == "1");
    CHECK(table.crew(2) == "1122");
    table.play(1, drill(nile(13), Blue));
    CHECK(table.stones(1) == 1);
    CHECK(table.state.round == 5);
}

TEST_CASE("50: who has nothing that can still matter is not asked after the round") {
    Table used(Position(2).cards(1, {28}).round(4));
    used.play(1, drill(nile(28), Blue));
    used.endSailing();
    CHECK(used.state.round == 5);
    // After round five strength matters only to Sphinx cards.
    Table last(Position(2).cards(1, {28}).round(5));
    last.endSailing();
    CHECK(last.over());
    Table hand(Position(2).cards(1, {28}).round(5).hand(1, {17}));
    hand.endSailing();
    CHECK(hand.question() == Question::Close);
    hand.play(1, drill(nile(28), Blue)).settle();
    CHECK(hand.over());
    CHECK(hand.points(1) == 2);
}

TEST_CASE("51: a whenever card is used once, then it is out of the game") {
    Table table(Position(2).cards(1, {38, 37}).stones(1, 5));
    table.play(1, sell(1), playCard(nile(37)));
    CHECK(table.answer(1, sell(1)) == EgiziaCardNotYours);
    CHECK(table.answer(1, playCard(nile(37))) == EgiziaCardNotYours);
}

TEST_CASE("51: the last moment is after phase 7 of round five, in the final scoring nothing is played") {
    Table table(Position(2).cards(1, {37, 38}).round(5).stones(1, 3).hand(2, {17}));
    table.endSailing();
    REQUIRE(table.question() == Question::Close);
    CHECK(table.asked() == "1");
    table.play(1, playCard(nile(37)));
    CHECK(table.stones(1) == 12);
    CHECK(table.asked() == "1");
    table.play(1, sell(10));
    CHECK(table.chancePending());
    CHECK(table.question() == Question::Show);
    CHECK(table.points(1) == 10);
}

TEST_CASE("50, 54: after round five N37 matters to who sells stones, with N38 or from square 4 of the "
          "quarry on") {
    for (int square = 1; square <= 5; ++square) {
        INFO("square " << square);
        Table table(Position(2).cards(1, {37}).round(5).quarry(1, square).stones(1, 0));
        table.endSailing();
        CHECK((table.question() == Question::Close) == (square >= 4));
        if (square >= 4) {
            table.play(1, playCard(nile(37)));
            CHECK(table.over());
            CHECK(table.points(1) == 4); // nine stones
        }
    }
}

TEST_CASE("44, 50: after round five who holds a Sphinx card is asked if the stones of N37 pay for N13") {
    const auto closed = [](std::initializer_list<int> cards, std::initializer_list<int> hand) {
        Table table = afterSailing(
            Position(2).cards(1, cards).round(5).stones(1, 0).strength(1, 2, 1, 1, 1).hand(1, hand),
            {{1, at::giza}});
        table.play(1, work(Blue), build(pyramid(1, 1)), build(pyramid(1, 2)), finish());
        REQUIRE(table.stones(1) == 1); // N13 costs two
        return table;
    };
    Table table = closed({13, 37}, {17});
    REQUIRE(table.question() == Question::Close);
    CHECK(table.asked() == "1");
    CHECK(table.answer(1, drill(nile(13), Blue)) == EgiziaNotEnoughStones);
    table.play(1, playCard(nile(37)));
    CHECK(table.stones(1) == 7);
    table.play(1, drill(nile(13), Blue));
    CHECK(table.stones(1) == 5);
    CHECK(table.crew(1) == "3111");
    CHECK(closed({37}, {17}).question() == Question::Show); // nothing to pay for
    CHECK(closed({13}, {17}).question() == Question::Show); // and nothing to pay with
    CHECK(closed({13, 37}, {}).over());                     // strength is worth nothing any more
}

TEST_CASE("51: who keeps N38 unsold to the end gets nothing for it") {
    Table table(Position(2).cards(1, {38}).round(5).stones(1, 3));
    table.endSailing().play(1, done());
    CHECK(table.over());
    CHECK(table.points(1) == 0);
}

TEST_CASE("52: N38 sells one to ten stones once, a point each, as one move") {
    Table table(Position(2).cards(1, {38}).stones(1, 12).points(2, 10).track({1, 2}));
    CHECK(table.offered(MoveKind::Sell) == std::set<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
    CHECK(table.answer(1, sell(0)) == EgiziaSellLimit);
    CHECK(table.answer(1, sell(11)) == EgiziaSellLimit);
    table.play(1, sell(10));
    CHECK(table.points(1) == 10);
    CHECK(table.stones(1) == 2);
    CHECK(table.order() == "21");
    CHECK_FALSE(table.owns(1, 38));
    Table poor(Position(2).cards(1, {38}).stones(1, 2));
    CHECK(poor.answer(1, sell(3)) == EgiziaNotEnoughStones);
    CHECK(poor.answer(2, sell(1)) != None);
}

TEST_CASE("52: N37 brings six stones") {
    Table table(Position(2).cards(1, {37}).stones(1, 2));
    table.play(1, playCard(nile(37)));
    CHECK(table.stones(1) == 8);
}

TEST_CASE("53: N39 brings a point for each own stone in obelisk and temple when it is taken") {
    Table table(Position(2)
                    .slot(1, 39)
                    .slot(2, 40)
                    .built(1, {obelisk(1), obelisk(3), tomb(1), pyramid(1, 1), leftSide(1), rightSide(1)})
                    .built(2, {obelisk(2), tomb(2), pyramid(1, 2), pyramid(1, 3)}));
    table.play(1, sail(at::ombos));
    CHECK(table.points(1) == 4);
    table.play(2, sail(at::nile2));
    CHECK(table.points(2) == 3);
    CHECK(table.points(1) == 4);
}

TEST_CASE("53: N40 brings a point for each own stone in pyramid and tombs when it is taken") {
    Table table(Position(2)
                    .slot(1, 40)
                    .built(1, {obelisk(1), obelisk(3), tomb(1), pyramid(1, 1), leftSide(1)})
                    .built(2, {obelisk(2), tomb(2), pyramid(1, 2), pyramid(1, 3)}));
    table.play(1, sail(at::ombos));
    CHECK(table.points(1) == 2);
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Cards)] == 2);
}

} // namespace
} // namespace architects::egizia
