#include "tests/core/games/luxor/rules_kit.h"

namespace architects::luxor {
namespace {

/// Seat 1 is about to drop camel-mule into h as the fortieth card, which makes no combination.
Position lastCard(int seats = 2, std::string_view sphinx = "no") {
    Position position(seats, "none", sphinx);
    position.hand(1, {"camel-mule"}).fill(39, "", [&](const model::Wall& wall) {
        const int card = cardNumber("camel-mule");
        return wall.floorOf(7) == 8 &&
               (sphinx == "no" ? model::neighbours(wall, card, 7) : model::sphinx(wall, card, 7)).empty();
    });
    if (seats == 4) {
        position.handSizes({3, 3, 2, 2});
    }
    return position;
}
constexpr std::string_view theLast = "drop camel-mule h";

/// The match is over; nobody has anything yet.
Position over(int seats = 2) {
    Position position(seats);
    return position.fill(40, "").step("over").handSizes(seats == 4 ? std::initializer_list<int>{2, 3, 2, 2}
                                                                   : std::initializer_list<int>{3, 3, 3});
}

TEST_CASE("R22: the match ends at once with the fortieth card, and nobody draws any more") {
    const int seats = GENERATE(2, 3, 4);
    Table table(lastCard(seats));
    CHECK(table.makes("camel-mule", 'h').empty());
    table.play(1, theLast);
    CHECK(table.over());
    CHECK(wallCount(table.state) == 40);
    for (int seat = 1; seat <= seats; ++seat) {
        CHECK(table.moves(seat).empty());
    }
}

TEST_CASE("R22: with 39 cards in the wall the match goes on") {
    Table table(Position().hand(1, {"camel-mule"}).fill(38, ""));
    table.play(1, table.ways(1, "drop camel-mule").front()).settle();
    CHECK(table.asked() == "2");
}

TEST_CASE("R22: the fortieth card is carried out before the match ends") {
    Position position;
    position.hand(1, {"camel-mule"}).fill(39, "", [](const model::Wall& wall) {
        const auto made = model::madeOf(model::neighbours(wall, cardNumber("camel-mule"), 7), 1);
        return wall.floorOf(7) == 8 && made[0].pairs == 0 && made[1].pairs == 1;
    });
    Table table(position.pillar("camel", 2, 1));
    table.play(1, theLast);
    CHECK(table.owner("camel1") == 1);
    table.chance("mummy camel1 4");
    CHECK(table.over());
    CHECK(table.total(1) == 4);
}

TEST_CASE("R22: turns are not balanced: 20 and 20, 14 and 13 and 13, 10 each") {
    const int seats = GENERATE(2, 3, 4);
    const int first = GENERATE(1, 2);
    Table table(begun(seats));
    FastRandom random(3);
    table.chance("first " + std::to_string(first)).settle();
    std::array<int, 5> turns{};
    while (!table.over()) {
        const int seat = table.asked()[0] - '0';
        ++turns[static_cast<std::size_t>(seat)];
        const auto ways = table.ways(seat, "drop");
        table.play(seat, ways[below(random, static_cast<std::uint32_t>(ways.size()))]).settle();
    }
    for (int i = 0; i < seats; ++i) {
        const int seat = (first - 1 + i) % seats + 1;
        CHECK(turns[static_cast<std::size_t>(seat)] == 40 / seats + (i < 40 % seats ? 1 : 0));
    }
}

TEST_CASE("R24, R25, golden case 4: the camel's scarab goes to the snake and opens the three eyes") {
    Table table(lastCard()
                    .pillar("camel", 1, 1)
                    .pillar("snake", 2, 1)
                    .tomb("camel1", 2, 3)
                    .tomb("snake1", 2, 3)
                    .tomb("snake2", 2, 5));
    table.play(1, theLast);
    CHECK(table.owner("snake3") == 1);
    CHECK(table.owner("camel2") == 0);
    CHECK(table.scarabs("camel") == 0);
    CHECK(table.scarabs("snake") == 0);
    CHECK(table.slab() == 16);
    table.chance("mummy snake3 10");
    CHECK(table.over());
    CHECK(table.total(1) == 10);
}

TEST_CASE("R23: scarabs at a rival's or at nobody's pillar are of no use") {
    Table table(
        lastCard().pillar("camel", 2, 1).pillar("mule", 2, 2).pillar("snake", 3).pillar("hippo", 1, 2));
    table.play(1, theLast);
    CHECK(table.opened("camel") == 0);
    CHECK(table.scarabs("camel") == 2);
    CHECK(table.opened("snake") == 0);
    CHECK(table.scarabs("snake") == 3);
    CHECK(table.owner("mule1") == 2);
    CHECK(table.opened("hippo") == 0);
}

TEST_CASE("R23: sarcophagi are opened only where one's own researcher stands") {
    Table table(lastCard()
                    .pillar("camel", 3, 1)
                    .tomb("camel1", 2, 3)
                    .tomb("camel2", 2, 5)
                    .tomb("camel3", 2, 7)
                    .pillar("mule", 0, 2)
                    .pillar("snake", 0));
    table.play(1, theLast);
    CHECK(table.over());
    CHECK(table.scarabs("camel") == 3);
    CHECK(table.opened("mule") == 0);
    CHECK(table.opened("snake") == 0);
}

TEST_CASE("R24: the three scarabs of a pillar without sarcophagi open one elsewhere") {
    Table table(lastCard()
                    .pillar("camel", 3, 1)
                    .tomb("camel1", 2, 3)
                    .tomb("camel2", 2, 5)
                    .tomb("camel3", 2, 7)
                    .pillar("cat", 0, 1));
    table.play(1, theLast);
    CHECK(table.owner("cat1") == 1);
    CHECK(table.scarabs("camel") == 0);
    CHECK(table.slab() == 16);
}

TEST_CASE("R24: with enough scarabs several open, also several of one stack from the top") {
    Table table(lastCard()
                    .pillar("camel", 2, 1)
                    .pillar("mule", 2, 1)
                    .pillar("snake", 2, 1)
                    .tomb("camel1", 2, 3)
                    .tomb("mule1", 2, 3)
                    .tomb("mule2", 2, 5)
                    .tomb("mule3", 2, 7)
                    .tomb("snake1", 2, 3)
                    .tomb("snake2", 2, 5)
                    .tomb("snake3", 2, 7));
    table.play(1, theLast);
    CHECK(table.owner("camel2") == 1);
    CHECK(table.owner("camel3") == 1);
    CHECK(table.slab() == 16);
    table.chance("mummy camel2 5").chance("mummy camel3 8");
    CHECK(table.over());
}

TEST_CASE("R24: five scarabs open one, and two stay") {
    Table table(lastCard().pillar("camel", 2, 1).pillar("mule", 2, 1).pillar("snake", 1, 1));
    table.play(1, theLast);
    CHECK(table.opened("camel") + table.opened("mule") + table.opened("snake") == 1);
    CHECK(table.slab() == 14);
}

TEST_CASE(
    "R24: the scarabs of a pillar that opens are used first, then those of the others from the left") {
    Table table(lastCard()
                    .pillar("camel", 2, 1)
                    .pillar("mule", 2, 1)
                    .pillar("snake", 1, 1)
                    .tomb("snake1", 2, 3)
                    .pillar("cat", 2, 2));
    table.play(1, theLast);
    CHECK(table.owner("snake2") == 1);
    CHECK(table.scarabs("snake") == 0);
    CHECK(table.scarabs("camel") == 0);
    CHECK(table.scarabs("mule") == 2);
    CHECK(table.scarabs("cat") == 2);
}

TEST_CASE("R25: of equal ones the leftmost pillar's opens") {
    Table table(lastCard().pillar("mule", 1, 1).pillar("hippo", 2, 1));
    table.play(1, theLast);
    CHECK(table.owner("mule1") == 1);
    CHECK(table.opened("hippo") == 0);
}

TEST_CASE("R25: the way down a stack counts: two of three and two eyes beat any two of one eye") {
    // Six scarabs: camel3 after camel2 is more than camel2 and mule1.
    Table table(
        lastCard().pillar("camel", 2, 1).pillar("mule", 2, 1).pillar("snake", 2, 1).tomb("camel1", 2, 3));
    table.play(1, theLast);
    CHECK(table.owner("camel2") == 1);
    CHECK(table.owner("camel3") == 1);
    CHECK(table.opened("mule") == 0);
}

TEST_CASE("R25: a one-eyed one is opened first if only so the better ones can be reached") {
    // Nine scarabs: three of one stack (17) against one eye each of three stacks (10).
    Table table(lastCard()
                    .pillar("camel", 2, 1)
                    .pillar("mule", 2, 1)
                    .pillar("snake", 2, 1)
                    .pillar("hippo", 2, 1)
                    .pillar("crocodile", 1, 1));
    table.play(1, theLast);
    CHECK(table.owner("camel1") == 1);
    CHECK(table.owner("camel2") == 1);
    CHECK(table.owner("camel3") == 1);
    CHECK(table.slab() == 16);
}

TEST_CASE("R25: two eyes at once are better than one eye, whatever lies below") {
    Table table(lastCard().pillar("camel", 2, 1).pillar("mule", 1, 1).tomb("mule1", 2, 4));
    table.play(1, theLast);
    CHECK(table.owner("mule2") == 1);
    CHECK(table.opened("camel") == 0);
}

TEST_CASE("R25: hidden values are not used: the choice is the same whatever mummies are left") {
    // All mummies worth 7 and 8 are out: camel3 would surely be a ten, and counts as three eyes all the
    // same.
    Table table(lastCard()
                    .pillar("camel", 1, 1)
                    .pillar("mule", 2, 1)
                    .tomb("camel1", 2, 3)
                    .tomb("camel2", 2, 5)
                    .tomb("mule1", 2, 3)
                    .tomb("mule2", 2, 5)
                    .tomb("snake1", 2, 3)
                    .tomb("snake2", 2, 5)
                    .tomb("snake3", 2, 10)
                    .tomb("cat1", 2, 3)
                    .tomb("cat2", 2, 5)
                    .tomb("cat3", 2, 10));
    table.play(1, theLast);
    CHECK(table.owner("camel3") == 1);
    CHECK(table.opened("mule") == 2);
}

TEST_CASE("R25: researchers do not move in the end") {
    Table table(lastCard().pillar("camel", 2, 1).pillar("mule", 1, 1).pillar("cat", 0, 2));
    table.play(1, theLast);
    CHECK(table.front("camel") == 1);
    CHECK(table.front("mule") == 1);
    CHECK(table.front("cat") == 2);
    CHECK(table.supply(1) == 3);
}

TEST_CASE("R23: in the end each player has his own scarabs, and nobody touches another's") {
    const int seats = GENERATE(2, 3, 4);
    Position position = lastCard(seats);
    for (int seat = 1; seat <= seats; ++seat) {
        position.pillar(beasts[static_cast<std::size_t>(seat - 1)], 2, seat);
    }
    Table apart(Position(position).pillar("ibis", 1));
    apart.play(1, theLast);
    CHECK(apart.over());
    CHECK(apart.slab() == 16 - 2 * seats - 1);
    Table together(position.pillar("ibis", 1, seats));
    together.play(1, theLast).settle();
    for (int seat = 1; seat <= seats; ++seat) {
        const std::string tomb = std::string(beasts[static_cast<std::size_t>(seat - 1)]) + '1';
        CHECK(together.owner(tomb) == (seat == seats ? seats : 0));
    }
}

TEST_CASE("R26: a player scores what his mummies are worth together") {
    const Table table(over(3)
                          .tomb("camel1", 1, 4)
                          .tomb("camel2", 1, 6)
                          .tomb("camel3", 2, 10)
                          .tomb("mule1", 1, 3)
                          .tomb("snake1", 3, 3));
    CHECK(table.over());
    CHECK(table.total(1) == 13);
    CHECK(table.total(2) == 10);
    CHECK(table.total(3) == 3);
    CHECK(table.winners() == "1");
}

TEST_CASE("R26: seven more if one's own researcher stands at the animal of one's pharaoh card") {
    const Table own(over().pharaoh(1, "ibis").pharaoh(2, "mule").pillar("ibis", 0, 1));
    CHECK(own.total(1) == 7);
    CHECK(own.total(2) == 0);
    CHECK(own.winners() == "1");
    const Table rivals(
        over().pharaoh(1, "ibis").pharaoh(2, "mule").pillar("ibis", 0, 2).pillar("mule", 0, 1));
    CHECK(rivals.total(1) == 0);
    CHECK(rivals.total(2) == 0);
    const Table empty(over().pharaoh(1, "ibis").pharaoh(2, "mule").pillar("camel", 0, 1));
    CHECK(empty.total(1) == 0);
}

TEST_CASE("R26: the bonus counts on top of the mummies, once, and for each player on his own") {
    const Table table(over(4)
                          .pharaoh(1, "camel")
                          .pharaoh(2, "mule")
                          .pharaoh(3, "snake")
                          .pharaoh(4, "hippo")
                          .pillar("camel", 2, 1)
                          .pillar("mule", 0, 2)
                          .pillar("snake", 0, 1)
                          .pillar("hippo", 0, 4)
                          .tomb("camel1", 1, 3)
                          .tomb("mule1", 4, 4));
    CHECK(table.total(1) == 10);
    CHECK(table.total(2) == 7);
    CHECK(table.total(3) == 0);
    CHECK(table.total(4) == 11);
    CHECK(table.winners() == "4");
}

TEST_CASE("R26: the lines of the sheet add up to the totals") {
    const Table table(over(3)
                          .pharaoh(1, "camel")
                          .pillar("camel", 0, 1)
                          .tomb("camel1", 1, 3)
                          .tomb("camel2", 2, 6)
                          .tomb("mule1", 3, 4));
    const ScoreSheet sheet = Luxor::score(table.state);
    std::array<int, maxSeats> sums{};
    for (const ScoreLine& line : sheet.lines) {
        for (std::size_t seat = 0; seat < sums.size(); ++seat) {
            sums[seat] += line.points[seat];
        }
    }
    CHECK(sums == sheet.totals);
    CHECK(sheet.totals == std::array<int, maxSeats>{10, 6, 4, 0});
}

TEST_CASE("R27: of equal scores more sarcophagi win") {
    const Table table(over().tomb("camel1", 2, 3).tomb("camel2", 2, 5).tomb("camel3", 1, 8));
    REQUIRE(table.total(1) == 8);
    REQUIRE(table.total(2) == 8);
    CHECK(table.winners() == "2");
}

TEST_CASE("R27: of equal scores and numbers the highest single mummy wins") {
    const Table table(over()
                          .tomb("camel1", 2, 4)
                          .tomb("camel2", 2, 6)
                          .tomb("mule1", 1, 3)
                          .tomb("mule2", 2, 5)
                          .tomb("mule3", 1, 7)
                          .tomb("snake1", 1, 3)
                          .tomb("snake2", 1, 5)
                          .tomb("hippo1", 2, 3));
    // 3 + 7 + 3 + 5 = 18 and 4 + 6 + 5 + 3 = 18, four each.
    REQUIRE(table.total(1) == 18);
    REQUIRE(table.total(2) == 18);
    CHECK(table.winners() == "1");
}

TEST_CASE("R27: the number of sarcophagi comes before the highest mummy") {
    const Table table(over()
                          .tomb("camel1", 2, 3)
                          .tomb("camel2", 2, 5)
                          .tomb("camel3", 1, 10)
                          .tomb("mule1", 1, 4)
                          .tomb("mule2", 2, 6));
    REQUIRE(table.total(1) == 14);
    REQUIRE(table.total(2) == 14);
    CHECK(table.winners() == "2");
}

TEST_CASE("R27: if that is equal too the victory is shared") {
    const Table two(over(3).tomb("camel1", 2, 3).tomb("mule1", 3, 3));
    CHECK(two.winners() == "23");
    const Table all(over(4));
    CHECK(all.winners() == "1234");
}

TEST_CASE("R27: a player with fewer points never wins, however many sarcophagi he has") {
    const Table table(over()
                          .tomb("camel1", 2, 3)
                          .tomb("mule1", 2, 3)
                          .tomb("camel2", 1, 5)
                          .pharaoh(1, "cat")
                          .pillar("cat", 0, 1));
    CHECK(table.total(1) == 12);
    CHECK(table.winners() == "1");
}

TEST_CASE("R42: with the Sphinx the match goes on to the full wall when all 21 are open") {
    Position position(2, "none", "yes");
    position.hand(1, {"camel-mule"}).fill(30, "");
    constexpr std::array<std::array<int, 7>, 3> values{
        {{3, 3, 3, 3, 4, 4, 4}, {5, 5, 5, 5, 6, 6, 6}, {7, 7, 7, 8, 8, 10, 10}}};
    for (std::size_t i = 0; i < beasts.size(); ++i) {
        for (std::size_t eyes = 0; eyes < 3; ++eyes) {
            position.tomb(std::string(beasts[i]) + std::to_string(eyes + 1), 1 + static_cast<int>(i % 2),
                          values[eyes][i]);
        }
    }
    Table table(position);
    for (int cards = 30; cards < 40; ++cards) {
        const int seat = 1 + cards % 2;
        REQUIRE(table.asked() == std::to_string(seat));
        table.play(seat, table.ways(seat, "drop").front()).settle();
    }
    CHECK(table.over());
    CHECK(wallCount(table.state) == 40);
}

TEST_CASE("R42: with the Sphinx the end is the same: scarabs are put to their best use") {
    Table table(lastCard(2, "yes").pillar("camel", 1, 1).pillar("snake", 2, 1).tomb("snake1", 2, 4));
    table.play(1, theLast);
    CHECK(table.owner("snake2") == 1);
}

} // namespace
} // namespace architects::luxor
