#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

/// Two seats, the first with workers that eat this much.
Position hungry(int blue, int black, int yellow, int foreman) {
    return Position(2).strength(1, blue, black, yellow, foreman);
}

TEST_CASE(
    "26: workers eat as much grain as they have strength, the foreman too, who has enough loses nothing") {
    Table enough(hungry(1, 1, 1, 3));
    enough.endRound();
    CHECK(enough.points(1) == 0);
    Table short1(hungry(1, 1, 1, 4));
    short1.endRound();
    CHECK(short1.points(1) == -3);
    CHECK(short1.points(2) == 0);
}

TEST_CASE(
    "26: every field gives its grain where the flood waters its colour: green always, yellow from the "
    "centre on, red on the right alone") {
    struct Field {
        int card;
        int grain;
        char colour;
    };
    for (const Field& field : {Field{1, 2, 'g'}, Field{2, 3, 'g'}, Field{3, 4, 'y'}, Field{4, 5, 'y'},
                               Field{5, 6, 'r'}, Field{6, 7, 'r'}, Field{19, 3, 'g'}, Field{20, 4, 'g'},
                               Field{21, 6, 'y'}, Field{22, 8, 'r'}, Field{23, 9, 'r'}}) {
        INFO("N" << field.card);
        for (const Flood flood : {Flood::Left, Flood::Centre, Flood::Right}) {
            const bool watered = field.colour == 'g' || flood == Flood::Right ||
                                 (field.colour == 'y' && flood == Flood::Centre);
            Table table(hungry(9, 9, 1, 2).cards(1, {field.card}).flood(flood));
            CHECK(grainSupply(table.state, 0, flood) == 6 + (watered ? field.grain : 0));
            table.endRound();
            CHECK(table.points(1) == -3 * (21 - 6 - (watered ? field.grain : 0)));
        }
    }
}

TEST_CASE("26: two copies of a field give twice its grain") {
    const Table table(hungry(1, 1, 1, 2).cards(1, {2, 2, 1}));
    CHECK(grainSupply(table.state, 0, Flood::Left) == 6 + 3 + 3 + 2);
}

TEST_CASE("26: what is left over is lost: nothing is kept for the next round") {
    Table table(hungry(1, 1, 1, 2).cards(1, {2, 2}));
    table.endRound().settle();
    const int after = table.points(1);
    CHECK(after == 0);
    CHECK(grainSupply(table.state, 0, Flood::Centre) == 12);
    CHECK(grainMissing(table.state, 0) == 0);
}

TEST_CASE("26: the flood as it lies when sailing is over counts") {
    Table table(hungry(3, 3, 2, 1).cards(1, {4}));
    table.play(1, pass()).play(2, sail(at::passalon), floodTo(Flood::Left));
    table.endRound();
    CHECK(table.points(1) == -9);
}

TEST_CASE(
    "26: the foremost on the score track feeds first, so who falls to the same square later lies behind") {
    Table table(Position(2)
                    .points(1, 10)
                    .points(2, 8)
                    .strength(1, 2, 2, 2, 2)
                    .strength(2, 2, 2, 2, 2)
                    .market(2, 2));
    REQUIRE(table.order() == "12");
    table.endRound();
    CHECK(table.points(1) == 4);
    CHECK(table.points(2) == 4);
    CHECK(table.order() == "12");
    Table other(Position(2)
                    .points(1, 8)
                    .points(2, 10)
                    .strength(1, 2, 2, 2, 2)
                    .strength(2, 2, 2, 2, 2)
                    .market(1, 2));
    other.endRound();
    CHECK(other.points(1) == 4);
    CHECK(other.points(2) == 4);
    CHECK(other.order() == "21");
}

TEST_CASE("26: the order is fixed when the phase starts, however deep somebody falls in it") {
    Table table(Position(3)
                    .points(1, 3)
                    .points(2, 2)
                    .points(3, 1)
                    .cards(1, {14})
                    .cards(2, {11})
                    .cards(3, {47})
                    .strength(1, 9, 1, 1, 2)
                    .strength(2, 9, 1, 1, 2)
                    .strength(3, 9, 1, 1, 2));
    table.endSailing();
    REQUIRE(table.question() == Question::Feed);
    CHECK(table.asked() == "1");
    table.play(1, done());
    CHECK(table.asked() == "2");
    table.play(2, done());
    CHECK(table.asked() == "3");
}

TEST_CASE("27: N14 and N47 give four grain each in one's own feeding step, and no change") {
    const int card = GENERATE(14, 47);
    Table table(hungry(2, 2, 2, 2).cards(1, {card}));
    table.endSailing();
    CHECK(table.question() == Question::Feed);
    CHECK(grainMissing(table.state, 0) == 2);
    table.play(1, playCard(nile(card)));
    CHECK_FALSE(table.owns(1, card));
    CHECK(table.question() != Question::Feed); // nothing is missing, so it goes on
    CHECK(table.points(1) == 0);
}

TEST_CASE("27: both grain cards may be played, one may be kept, and what is missing then is lost") {
    Table both(hungry(4, 4, 4, 4).cards(1, {14, 47}));
    both.endSailing();
    both.play(1, playCard(nile(14)));
    CHECK(grainMissing(both.state, 0) == 6);
    both.play(1, playCard(nile(47))); // nothing more can help, so the loss is taken
    CHECK(both.points(1) == -6);
    Table none(hungry(2, 2, 2, 2).cards(1, {14}));
    none.endSailing();
    none.play(1, done());
    CHECK(none.points(1) == -6);
    CHECK(none.owns(1, 14));
}

TEST_CASE("27: N11 pays stones for grain, one for one, as many as one likes") {
    Table table(hungry(4, 2, 2, 2).cards(1, {11}).stones(1, 3));
    table.endSailing();
    REQUIRE(table.question() == Question::Feed);
    CHECK(table.offered(MoveKind::FeedStones) == std::set<int>{1, 2, 3});
    CHECK(table.answer(1, feedStones(4)) == EgiziaNotEnoughStones);
    table.play(1, feedStones(2));
    CHECK(table.stones(1) == 1);
    CHECK(grainMissing(table.state, 0) == 2);
    table.play(1, done());
    CHECK(table.points(1) == -6);
    CHECK(table.owns(1, 11));
    CHECK(table.stones(1) == 1 + 3); // phase 4 comes after feeding
}

TEST_CASE("27: with N11 no more stones than grain is missing, and none at all where none is") {
    Table table(hungry(2, 2, 2, 2).cards(1, {11}).stones(1, 10));
    table.endSailing();
    CHECK(table.offered(MoveKind::FeedStones) == std::set<int>{1, 2});
    CHECK(table.answer(1, feedStones(3)) == EgiziaNothingMissing);
    CHECK(table.answer(1, feedStones(0)) != None);
    table.play(1, feedStones(2));
    CHECK(table.points(1) == 0);
    CHECK(table.stones(1) == 8 + 3);
    Table fed(hungry(1, 1, 1, 2).cards(1, {11, 14}).stones(1, 10));
    fed.endSailing();
    CHECK(fed.question() != Question::Feed);
    CHECK(fed.owns(1, 14));
}

TEST_CASE("27: N11 and a grain card go together, without N11 stones do not feed") {
    Table table(hungry(4, 4, 2, 2).cards(1, {11, 14}).stones(1, 9));
    table.endSailing();
    table.play(1, feedStones(1), playCard(nile(14)), feedStones(1));
    CHECK(table.points(1) == 0);
    CHECK(table.stones(1) == 7 + 3);
    Table other(hungry(4, 4, 2, 2).cards(1, {14}).stones(1, 9));
    other.endSailing();
    CHECK(other.answer(1, feedStones(1)) == EgiziaCardNotYours);
}

TEST_CASE("27, 50: stones that N37 brings can be fed with N11, though none were there before") {
    Table table(hungry(4, 2, 2, 2).cards(1, {11, 37}).stones(1, 0));
    table.endSailing();
    REQUIRE(table.question() == Question::Feed);
    table.play(1, playCard(nile(37)), feedStones(4));
    CHECK(table.points(1) == 0);
    CHECK(table.stones(1) == 2 + 3);
}

TEST_CASE("28: each missing grain costs what the own market square says, 3, 2, 2, 1, 1") {
    const std::array<int, 5> loss{3, 2, 2, 1, 1};
    for (int square = 1; square <= 5; ++square) {
        Table table(hungry(3, 3, 2, 2).market(1, square).market(2, 6 - square));
        table.endRound();
        CHECK(table.points(1) == -4 * loss[static_cast<std::size_t>(square - 1)]);
    }
}

TEST_CASE("28: points may fall below nothing without limit") {
    Table table(hungry(9, 9, 9, 9).points(1, 4));
    table.endRound();
    CHECK(table.points(1) == 4 - 90);
}

TEST_CASE("28: hungry workers keep their strength and build") {
    Table table = afterSailing(hungry(9, 9, 1, 2), {{1, at::giza}});
    CHECK(table.points(1) == -45);
    CHECK(table.crew(1) == "9912");
    table.play(1, work(Blue), build(pyramid(1, 1)), finish());
    CHECK(table.points(1) == -45 + 1 + 1);
}

TEST_CASE("28: the loss is one backward move, behind whoever stands there") {
    Table table(Position(2).points(1, 9).points(2, 3).strength(1, 3, 1, 1, 3));
    table.endRound();
    CHECK(table.points(1) == 3);
    CHECK(table.order() == "21");
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Hunger)] == -6);
}

TEST_CASE("29: N10 and N30 water a red field as a yellow one, or a yellow as a green one") {
    const int card = GENERATE(10, 30);
    Table table(Position(2).cards(1, {card, 4, 6}).round(4));
    CHECK(grainSupply(table.state, 0, Flood::Left) == 6);
    CHECK(grainSupply(table.state, 0, Flood::Centre) == 11);
    Table red = table;
    red.play(1, upgrade(nile(6)));
    CHECK(red.asked() == "1");
    CHECK(red.question() == Question::Sail);
    CHECK(grainSupply(red.state, 0, Flood::Left) == 6);
    CHECK(grainSupply(red.state, 0, Flood::Centre) == 18);
    CHECK(red.owns(1, card));  // it stays, and counts as an always card
    CHECK(red.quarry(1) == 1); // what the field did as it was taken is not done again
    Table yellow = table;
    yellow.play(1, upgrade(nile(4)));
    CHECK(grainSupply(yellow.state, 0, Flood::Left) == 11);
    CHECK(grainSupply(yellow.state, 0, Flood::Centre) == 11);
    CHECK(grainSupply(yellow.state, 0, Flood::Right) == 18);
}

TEST_CASE("29: an upgrade lies where it lies for good, and only on one's own field that is not green") {
    Table table(Position(2).cards(1, {10, 4, 2}).cards(2, {3}));
    CHECK(table.answer(1, upgrade(nile(2))) == EgiziaFieldIsGreen);
    CHECK(table.answer(1, upgrade(nile(3))) == EgiziaNotYourField);
    CHECK(table.answer(1, upgrade(nile(7))) != None);
    table.play(1, upgrade(nile(4)));
    CHECK(table.answer(1, upgrade(nile(4))) != None);
    CHECK(table.offered(MoveKind::Upgrade).empty());
    Table none(Position(2).cards(1, {4}));
    CHECK(none.answer(1, upgrade(nile(4))) == EgiziaCardNotYours);
}

TEST_CASE("29: two upgrades may go on one field: red gives grain like green, a third colour there is not") {
    Table table(Position(2).cards(1, {10, 30, 6, 4}));
    table.play(1, upgrade(nile(6)), upgrade(nile(6)));
    CHECK(grainSupply(table.state, 0, Flood::Left) == 13);
    CHECK(grainSupply(table.state, 0, Flood::Centre) == 18);
    Table yellow(Position(2).cards(1, {10, 30, 6, 4}));
    yellow.play(1, upgrade(nile(4)));
    CHECK(yellow.answer(1, upgrade(nile(4))) == EgiziaFieldIsGreen);
    CHECK(yellow.answer(1, upgrade(nile(6))) == None);
}

TEST_CASE("29: of two copies of a field one is upgraded, or both") {
    Table table(Position(2).cards(1, {10, 30, 21, 21}));
    table.play(1, upgrade(nile(21)));
    CHECK(grainSupply(table.state, 0, Flood::Left) == 12);
    CHECK(grainSupply(table.state, 0, Flood::Centre) == 18);
    table.play(1, upgrade(nile(21)));
    CHECK(grainSupply(table.state, 0, Flood::Left) == 18);
}

TEST_CASE("29: an upgrade can go on a field that is taken later, in the same turn") {
    Table table(Position(2).cards(1, {10}).slot(1, 3).round(2));
    CHECK(table.offered(MoveKind::Upgrade).empty());
    table.play(1, sail(at::ombos));
    CHECK(table.question() == Question::AfterSail);
    table.play(1, upgrade(nile(3)));
    CHECK(grainSupply(table.state, 0, Flood::Left) == 10);
    CHECK(table.asked() == "2");
}

TEST_CASE(
    "29: an upgrade can save one's workers in the feeding step, two on one field where it takes two") {
    Table one(hungry(2, 2, 2, 4).cards(1, {10, 6}));
    one.endSailing();
    REQUIRE(one.question() == Question::Feed);
    one.play(1, upgrade(nile(6)));
    CHECK(one.points(1) == 0);
    CHECK(one.question() != Question::Feed);
    Table two(hungry(2, 2, 2, 4).cards(1, {10, 30, 6}).flood(Flood::Left));
    two.endSailing();
    REQUIRE(two.question() == Question::Feed);
    two.play(1, upgrade(nile(6)));
    CHECK(grainMissing(two.state, 0) == 4);
    two.play(1, upgrade(nile(6)));
    CHECK(two.points(1) == 0);
}

TEST_CASE("30: in phase 4 each gets the stones of his start quarry and of all his quarry cards") {
    struct Quarry {
        int card;
        int stones;
    };
    for (const Quarry& quarry : {Quarry{7, 2}, Quarry{8, 3}, Quarry{24, 3}, Quarry{25, 4}}) {
        INFO("N" << quarry.card);
        Table table(Position(2).cards(1, {quarry.card}).stones(1, 1).stones(2, 0));
        CHECK(stonesProduced(table.state, 0) == 3 + quarry.stones);
        table.endRound();
        CHECK(table.stones(1) == 1 + 3 + quarry.stones);
        CHECK(table.stones(2) == 3);
    }
    Table many(Position(2).cards(1, {7, 7, 8, 8, 8}).stones(1, 0));
    many.endRound();
    CHECK(many.stones(1) == 3 + 2 + 2 + 3 + 3 + 3);
}

TEST_CASE("30: the cap of 25 holds for quarry cards too") {
    Table table(Position(2).cards(1, {25, 25}).stones(1, 16));
    table.endRound();
    CHECK(table.stones(1) == 25);
}

} // namespace
} // namespace architects::egizia
