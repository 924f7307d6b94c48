#include "tests/core/games/luxor/rules_kit.h"

namespace architects::luxor {
namespace {

TEST_CASE("R1: any seat may begin, and chance says which") {
    const int seats = GENERATE(2, 3, 4);
    const Table table(begun(seats));
    std::set<std::string> met;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        met.insert(table.sampled(seed));
    }
    CHECK(met.size() == static_cast<std::size_t>(seats));
    for (int seat = 1; seat <= seats; ++seat) {
        CHECK(met.count("first " + std::to_string(seat)) == 1);
        CHECK(table.could("first " + std::to_string(seat)));
    }
    if (seats < 4) {
        CHECK_FALSE(table.could("first " + std::to_string(seats + 1)));
    }
}

TEST_CASE("Section 2: at the start everybody has five researchers, all scarabs lie on the slab") {
    const int seats = GENERATE(2, 3, 4);
    const Table table(begun(seats));
    CHECK(table.slab() == 16);
    for (int seat = 1; seat <= 4; ++seat) {
        CHECK(table.supply(seat) == (seat <= seats ? 5 : 0));
    }
    for (const std::string_view animal : beasts) {
        CHECK(table.scarabs(animal) == 0);
        CHECK(table.opened(animal) == 0);
        CHECK(table.front(animal) == 0);
    }
    CHECK(wallCount(table.state) == 0);
}

TEST_CASE("R1, R21: three cards each, then a pharaoh card each, from the first player on clockwise") {
    const int seats = GENERATE(2, 3, 4);
    const int first = GENERATE(1, 2);
    Table table(begun(seats));
    table.chance("first " + std::to_string(first));
    int card = 0;
    for (int i = 0; i < 3 * seats; ++i) {
        const int seat = (first - 1 + i) % seats + 1;
        CHECK(table.sampled().starts_with("draw " + std::to_string(seat) + ' '));
        CHECK_FALSE(table.could("draw " + std::to_string(seat % seats + 1) + " cat-cat"));
        table.chance("draw " + std::to_string(seat) + ' ' + nameOfCard(card++));
    }
    for (int i = 0; i < seats; ++i) {
        const int seat = (first - 1 + i) % seats + 1;
        const std::string animal(beasts[static_cast<std::size_t>(i)]);
        CHECK(table.could("pharaoh " + std::to_string(seat) + " cat"));
        table.chance("pharaoh " + std::to_string(seat) + ' ' + animal);
        CHECK(table.state.pharaoh[static_cast<std::size_t>(seat - 1)] == i);
    }
    CHECK(table.asked() == std::to_string(first));
    for (int seat = 1; seat <= seats; ++seat) {
        CHECK(table.cards(seat) == 3);
    }
}

TEST_CASE("Section 2: no card and no pharaoh card is dealt twice") {
    Table table(begun(2));
    table.chance("first 1").chance("draw 1 camel-mule");
    CHECK_FALSE(table.could("draw 2 camel-mule"));
    CHECK(table.could("draw 2 mule-camel"));
    table.chance("draw 2 mule-camel")
        .chance("draw 1 cat-cat")
        .chance("draw 2 ibis-ibis")
        .chance("draw 1 cat-ibis")
        .chance("draw 2 ibis-cat")
        .chance("pharaoh 1 snake");
    CHECK_FALSE(table.could("pharaoh 2 snake"));
    for (const std::string_view animal : beasts) {
        CHECK(table.could("pharaoh 2 " + std::string(animal)) == (animal != "snake"));
    }
}

TEST_CASE("R21: after dealing 43, 40 or 37 cards are left") {
    for (int seats = 2; seats <= 4; ++seats) {
        Table table(begun(seats));
        table.settle();
        CHECK(table.state.stock == 49 - 3 * seats);
        CHECK(table.state.buried == 0);
        CHECK(table.state.cursesLeft == 0);
    }
}

/// Plays on at random and says how many cards were drawn after each drop.
std::vector<int> drawsOfMatch(Table& table, std::uint64_t seed) {
    std::vector<int> draws;
    FastRandom random(seed);
    while (!table.over()) {
        const int seat = table.asked()[0] - '0';
        const auto ways = table.ways(seat, "drop");
        REQUIRE_FALSE(ways.empty());
        table.play(seat, ways[below(random, static_cast<std::uint32_t>(ways.size()))]);
        draws.push_back(0);
        while (table.chancePending()) {
            const std::string text = table.sampled(seed++);
            draws.back() += text.starts_with("draw") ? 1 : 0;
            table.chance(text);
        }
    }
    return draws;
}

TEST_CASE("R21: with two and three players the pile never runs dry: everybody draws after every card") {
    const int seats = GENERATE(2, 3);
    Table table(begun(seats));
    table.settle();
    const auto draws = drawsOfMatch(table, 5);
    REQUIRE(draws.size() == 40);
    for (std::size_t turn = 0; turn < 39; ++turn) {
        CHECK(draws[turn] == 1);
    }
    CHECK(draws[39] == 0);
    CHECK(table.state.stock == (seats == 2 ? 4 : 1));
}

TEST_CASE("R21: with four players the last three turns are without a draw, and nobody is without a card") {
    Table table(begun(4));
    table.chance("first 3").settle();
    const auto draws = drawsOfMatch(table, 6);
    REQUIRE(draws.size() == 40);
    for (std::size_t turn = 0; turn < 40; ++turn) {
        CHECK(draws[turn] == (turn < 37 ? 1 : 0));
    }
    // Seat 3 began, so the turns 37 to 40 were those of seats 3, 4, 1 and 2.
    CHECK(table.cards(3) == 3);
    CHECK(table.cards(4) == 2);
    CHECK(table.cards(1) == 2);
    CHECK(table.cards(2) == 2);
    CHECK(table.state.stock == 0);
}

TEST_CASE("R30: 20 cards lie above 29 and the six curses, and the hands come from the 20") {
    for (const std::string_view curse : {"turns", "race", "quick"}) {
        for (int seats = 2; seats <= 4; ++seats) {
            Table table(begun(seats, curse));
            table.settle();
            CHECK(table.state.stock == 20 - 3 * seats);
            CHECK(table.state.buried == 29);
            CHECK(table.state.cursesLeft == everyCurse);
            CHECK(table.state.curse == noCurse);
        }
    }
}

TEST_CASE("R30: everybody sees from its back what lies on top of the lower pile, from the beginning") {
    Table table(begun(3, "turns"));
    table.chance("first 1");
    CHECK(table.could("back card"));
    CHECK(table.could("back snake"));
    CHECK_FALSE(table.could("draw 1 cat-cat"));
    table.chance("back snake");
    CHECK(table.state.back == Back::Snake);
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(Luxor::mask(table.state, seatAt(seat)).back == Back::Snake);
    }
}

TEST_CASE("R30: 14, 11 or 8 draws are free of curses, even with a curse on top of the lower pile") {
    const int seats = GENERATE(2, 3, 4);
    Table table(begun(seats, "turns"));
    table.chance("first 1").chance("back snake").settle();
    FastRandom random(9);
    const int free = 20 - 3 * seats;
    for (int turn = 0; turn <= free; ++turn) {
        const int seat = turn % seats + 1;
        REQUIRE(table.asked() == std::to_string(seat));
        const auto ways = table.ways(seat, "drop");
        table.play(seat, ways[below(random, static_cast<std::uint32_t>(ways.size()))]);
        while (table.chancePending() && table.sampled().starts_with("mummy")) {
            table.chance(table.sampled());
        }
        REQUIRE(table.chancePending());
        CHECK(table.sampled().starts_with(turn < free ? "draw" : "curse"));
        if (turn < free) {
            table.settle();
        }
    }
    CHECK(table.state.stock == 0);
    CHECK(table.state.buried == 29);
}

TEST_CASE("R30: the back of the next card is told after each card that leaves the lower pile") {
    Table table(Position(2, "turns").hand(1, {"camel-mule"}).fill(20, ""));
    CHECK(table.state.stock == 0);
    CHECK(table.state.buried == 23);
    table.play(1, table.ways(1, "drop camel-mule").front());
    while (table.sampled().starts_with("mummy")) {
        table.chance(table.sampled());
    }
    table.chance(table.sampled());
    CHECK(table.cards(1) == 3);
    CHECK(table.state.back == Back::None);
    CHECK(table.could("back card"));
    CHECK(table.could("back snake"));
    table.chance("back snake");
    CHECK(table.asked() == "2");
    CHECK(table.state.buried == 22);
}

TEST_CASE("R30: a back is drawn as likely as there are curses among the cards") {
    Table table(begun(2, "turns"));
    table.chance("first 1");
    int snakes = 0;
    for (std::uint64_t seed = 0; seed < 7000; ++seed) {
        snakes += table.sampled(seed) == "back snake" ? 1 : 0;
    }
    // 6 of 35: 1200 of 7000 are expected, with a spread of about 32.
    CHECK(snakes > 1000);
    CHECK(snakes < 1400);
}

} // namespace
} // namespace architects::luxor
