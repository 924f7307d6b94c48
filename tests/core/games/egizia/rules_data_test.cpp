#include "tests/core/games/egizia/rules_kit.h"

#include <map>

namespace architects::egizia {
namespace {

struct Row {
    int number;
    int copies;
    std::string_view deck;
    std::string_view type;
    char colour; ///< of a field
    int amount;
    Effect effect;
};
using E = Effect;
const std::vector<Row> nileRows{
    {1, 1, "1/2", "field", 'g', 2, E::None},
    {2, 2, "1/2", "field", 'g', 3, E::None},
    {3, 1, "1/2", "field", 'y', 4, E::None},
    {4, 1, "1/2", "field", 'y', 5, E::None},
    {5, 1, "1/2", "field", 'r', 6, E::Market},
    {6, 1, "1/2", "field", 'r', 7, E::Quarry},
    {7, 2, "1/2", "quarry", ' ', 2, E::None},
    {8, 3, "1/2", "quarry", ' ', 3, E::None},
    {9, 1, "1/2", "always", ' ', -1, E::SphinxPlusTwo},
    {10, 1, "1/2", "always", ' ', -1, E::FieldUpgrade},
    {11, 1, "1/2", "always", ' ', -1, E::FeedWithStones},
    {12, 1, "1/2", "always", ' ', -1, E::ReuseCamp},
    {13, 1, "1/2", "always", ' ', -1, E::DrillForStones},
    {14, 1, "1/2", "whenever", ' ', 4, E::Grain},
    {15, 1, "1/2", "whenever", ' ', 3, E::Strength},
    {16, 1, "1/2", "whenever", ' ', -1, E::SecondShip},
    {17, 1, "1/2", "now", ' ', 2, E::Market},
    {18, 1, "1/2", "now", ' ', 2, E::Quarry},
    {19, 1, "3/4", "field", 'g', 3, E::None},
    {20, 2, "3/4", "field", 'g', 4, E::None},
    {21, 2, "3/4", "field", 'y', 6, E::None},
    {22, 1, "3/4", "field", 'r', 8, E::Points},
    {23, 1, "3/4", "field", 'r', 9, E::Stones},
    {24, 2, "3/4", "quarry", ' ', 3, E::None},
    {25, 2, "3/4", "quarry", ' ', 4, E::None},
    {26, 1, "3/4", "always", ' ', -1, E::Upstream},
    {27, 1, "3/4", "always", ' ', -1, E::Leftover},
    {28, 1, "3/4", "always", ' ', -1, E::DrillFree},
    {29, 1, "3/4", "always", ' ', -1, E::BuildFirst},
    {30, 1, "3/4", "always", ' ', -1, E::FieldUpgrade},
    {31, 1, "3/4", "whenever", ' ', -1, E::TwoWorkers},
    {32, 1, "3/4", "whenever", ' ', -1, E::KeepTwo},
    {33, 1, "3/4", "whenever", ' ', 4, E::Strength},
    {34, 1, "3/4", "whenever", ' ', -1, E::DoubleCamp},
    {35, 1, "3/4", "whenever", ' ', -1, E::ExtraPlace},
    {36, 1, "3/4", "now", ' ', -1, E::TrainPictured},
    {37, 1, "5", "whenever", ' ', 6, E::Stones},
    {38, 1, "5", "whenever", ' ', 10, E::SellStones},
    {39, 1, "5", "now", ' ', -1, E::PointsPerStone},
    {40, 1, "5", "now", ' ', -1, E::PointsPerStone},
    {41, 1, "5", "always", ' ', 8, E::TombsPlusEight},
    {42, 1, "5", "now", ' ', 2, E::Market},
    {43, 1, "5", "now", ' ', 2, E::Quarry},
    {44, 1, "5", "now", ' ', -1, E::TrainChosen},
    {45, 1, "5", "now", ' ', -1, E::TrainPictured},
    {46, 1, "5", "whenever", ' ', 5, E::Strength},
    {47, 1, "5", "whenever", ' ', 4, E::Grain},
    {48, 1, "5", "whenever", ' ', -1, E::TwoWorkers},
};

std::string_view deckName(Deck deck) {
    return deck == Deck::Early ? "1/2" : deck == Deck::Middle ? "3/4" : "5";
}
std::string_view typeName(CardType type) {
    constexpr std::array<std::string_view, 5> names{"field", "quarry", "always", "whenever", "now"};
    return names[static_cast<std::size_t>(type)];
}

TEST_CASE("Section 1: every Nile card is the table's: copies, deck, type, colour, amount, effect") {
    REQUIRE(nileRows.size() == 48);
    REQUIRE(cardCount == 48);
    for (const Row& row : nileRows) {
        INFO("N" << row.number);
        const NileCard& card = nileCards[nile(row.number)];
        CHECK(card.copies == row.copies);
        CHECK(deckName(card.deck) == row.deck);
        CHECK(typeName(card.type) == row.type);
        CHECK(card.effect == row.effect);
        if (row.type == "field") {
            CHECK(static_cast<int>(card.colour) == (row.colour == 'g' ? 0 : row.colour == 'y' ? 1 : 2));
        }
        if (row.amount >= 0) {
            CHECK(card.amount == row.amount);
        }
    }
}

TEST_CASE(
    "Section 1: fields of 6 and 7 move a marker, the field of 8 brings 3 points, that of 9 4 stones") {
    CHECK(nileCards[nile(5)].bonus == 1);
    CHECK(nileCards[nile(6)].bonus == 1);
    CHECK(nileCards[nile(22)].bonus == 3);
    CHECK(nileCards[nile(23)].bonus == 4);
    CHECK(nileCards[nile(36)].bonus == 0b0011);
    CHECK(nileCards[nile(45)].bonus == 0b0111);
    CHECK(nileCards[nile(39)].bonus == 0b1001);
    CHECK(nileCards[nile(40)].bonus == 0b0110);
}

TEST_CASE("Section 1: the decks have 22, 22 and 12 cards: fields 7/7/0, quarries 5/4/0, always 5/5/1, "
          "whenever 3/5/5, now 2/1/6") {
    std::map<std::pair<std::string_view, std::string_view>, int> counts;
    std::map<std::string_view, int> decks;
    for (const Row& row : nileRows) {
        counts[{row.type, row.deck}] += nileCards[nile(row.number)].copies;
        decks[deckName(nileCards[nile(row.number)].deck)] += nileCards[nile(row.number)].copies;
    }
    CHECK(decks["1/2"] == 22);
    CHECK(decks["3/4"] == 22);
    CHECK(decks["5"] == 12);
    const auto spread = [&](std::string_view type) {
        return std::array<int, 3>{counts[{type, "1/2"}], counts[{type, "3/4"}], counts[{type, "5"}]};
    };
    CHECK(spread("field") == std::array<int, 3>{7, 7, 0});
    CHECK(spread("quarry") == std::array<int, 3>{5, 4, 0});
    CHECK(spread("always") == std::array<int, 3>{5, 5, 1});
    CHECK(spread("whenever") == std::array<int, 3>{3, 5, 5});
    CHECK(spread("now") == std::array<int, 3>{2, 1, 6});
}

TEST_CASE("A heap of Nile cards counts copies, and taking one out leaves the others") {
    CardSet heap = 0;
    CHECK_FALSE(holds(heap, nile(8)));
    heap = with(with(heap, nile(8)), nile(8));
    heap = with(heap, nile(7));
    CHECK(countIn(heap, nile(8)) == 2);
    CHECK(countIn(heap, nile(7)) == 1);
    CHECK(countIn(heap, nile(9)) == 0);
    heap = without(heap, nile(8));
    CHECK(countIn(heap, nile(8)) == 1);
    CHECK(countIn(heap, nile(7)) == 1);
    CHECK(with(without(heap, nile(7)), nile(7)) == heap);
    for (int number = 1; number <= 48; ++number) {
        CardSet one = 0;
        for (int copy = 1; copy <= nileCards[nile(number)].copies; ++copy) {
            one = with(one, nile(number));
            CHECK(countIn(one, nile(number)) == copy);
            CHECK(std::popcount(one) == copy);
        }
        CHECK(without(with(CardSet{0}, nile(number)), nile(number)) == 0);
    }
}

TEST_CASE("Section 1: from Ombos to Heliopolis cards take turns with camps and sites") {
    const std::array<std::string_view, 20> titles{
        "Ombos",    "Edfu",   "Nile 2",  "Thebae", "Nile 3",  "Abydos",    "Nile 4",
        "Passalon", "Nile 5", "Selinon", "Nile 6", "Amarna",  "Nile 7",    "Beni Hasan",
        "Nile 8",   "Alyi",   "Nile 9",  "Giza",   "Nile 10", "Heliopolis"};
    REQUIRE(bendCount == 20);
    for (std::size_t i = 0; i < 20; ++i) {
        INFO(titles[i]);
        CHECK(bends[i].title == titles[i]);
        const bool site = i == 5 || i == 11 || i == 17;
        CHECK(bends[i].type == (i % 2 == 0 ? BendType::Slot : site ? BendType::Site : BendType::Camp));
    }
    CHECK(bendOfSite == std::array<Bend, 3>{5, 11, 17});
    CHECK(bendOfSlot(9) == 18);
    CHECK(heliopolis == 19);
}

TEST_CASE("Section 1: sites have two places for two or three players and three for four") {
    CHECK(placesAt(2) == 2);
    CHECK(placesAt(3) == 2);
    CHECK(placesAt(4) == 3);
}

TEST_CASE("Section 1: obelisk 1 1 1 2 2 2 3 3 3 4 4 5, pyramid 1, 2, 2, 3, 4, 5, temple 1 2 2, 3 and 4 5") {
    const std::array<int, 12> needle{1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5};
    for (int n = 1; n <= 12; ++n) {
        CHECK(squareValues[obelisk(n)] == needle[static_cast<std::size_t>(n - 1)]);
    }
    const std::array<int, 6> floors{1, 2, 2, 3, 4, 5};
    for (int floor = 1; floor <= 6; ++floor) {
        for (int place = 1; place <= 7 - floor; ++place) {
            CHECK(squareValues[pyramid(floor, place)] == floors[static_cast<std::size_t>(floor - 1)]);
            CHECK(pyramidSquare(static_cast<std::size_t>(floor - 1), static_cast<std::size_t>(place - 1)) ==
                  pyramid(floor, place));
        }
    }
    const std::array<int, 3> flank{1, 2, 2};
    for (int n = 1; n <= 3; ++n) {
        CHECK(squareValues[leftSide(n)] == flank[static_cast<std::size_t>(n - 1)]);
        CHECK(squareValues[rightSide(n)] == flank[static_cast<std::size_t>(n - 1)]);
    }
    for (int n = 1; n <= 4; ++n) {
        CHECK(squareValues[column(n)] == 3);
    }
    CHECK(squareValues[beam(1)] == 4);
    CHECK(squareValues[beam(2)] == 5);
}

TEST_CASE("Section 1: the twenty tombs are 1 2 2 2 3 3 3 3 3 4 4 4 4 4 4 5 5 5 5 6") {
    CHECK(tombTiles == std::array<std::uint8_t, 7>{0, 1, 3, 5, 6, 4, 1});
    CHECK(tombPlaces == 12);
    CHECK(tombsFaceUp == 4);
}

TEST_CASE(
    "Section 1: tombs are worth 2 up to ten, 5 up to twenty, 9 beyond, and nothing is worth nothing") {
    CHECK(tombBonus(0) == 0);
    CHECK(tombBonus(1) == 2);
    CHECK(tombBonus(10) == 2);
    CHECK(tombBonus(11) == 5);
    CHECK(tombBonus(20) == 5);
    CHECK(tombBonus(21) == 9);
    CHECK(tombBonus(60) == 9);
}

TEST_CASE("Section 1: a missing grain costs 3, 2, 2, 1, 1 on the squares of the market") {
    CHECK(lossPerGrain == std::array<std::uint8_t, 6>{0, 3, 2, 2, 1, 1});
    CHECK(siteBonus == std::array<std::uint8_t, 4>{0, 1, 3, 6});
    CHECK(startStrength == std::array<std::uint8_t, 4>{1, 1, 1, 2});
    CHECK(strengthCap == 9);
    CHECK(stoneCap == 25);
    CHECK(shipCount == 8);
    CHECK(roundCount == 5);
    CHECK(startGrain == 6);
    CHECK(startQuarry == 3);
    CHECK(mostLooked == 5);
}

TEST_CASE("Section 1: every Sphinx card has the table's points") {
    REQUIRE(riddleCount == 29);
    const std::map<int, int> points{{1, 6},  {2, 7},  {3, 6},  {4, 7},  {5, 10}, {6, 12}, {7, 9},
                                    {10, 7}, {11, 6}, {12, 8}, {13, 6}, {14, 8}, {15, 8}, {21, 7},
                                    {22, 7}, {23, 7}, {24, 7}, {25, 5}, {26, 5}, {27, 9}};
    for (const auto& [number, worth] : points) {
        INFO("S" << number);
        CHECK(riddles[sphinx(number)].points == worth);
    }
    CHECK(pointsByPlayersAtEnd == std::array<std::uint8_t, 5>{0, 3, 5, 7, 9});
}

TEST_CASE("Section 1: two to four play, with two options, the first value of each as printed") {
    const GameInfo& info = Egizia::info();
    CHECK(info.id == "egizia");
    CHECK(info.minSeats == 2);
    CHECK(info.maxSeats == 4);
    REQUIRE(info.options.size() == 2);
    CHECK(info.options[0].name == "start-sphinx");
    CHECK(info.options[0].values.front() == "none");
    CHECK(info.options[0].values.back() == "one");
    CHECK(info.options[1].name == "leftover");
    CHECK(info.options[1].values.front() == "round-end");
    CHECK(info.options[1].values.back() == "after-placing");
}

} // namespace
} // namespace architects::egizia
