#include "tests/core/games/luxor/rules_kit.h"

#include <map>

namespace architects::luxor {
namespace {

TEST_CASE("Section 2: the wall has eight shafts and ten rows, and forty cards fill it") {
    CHECK(shaftCount == 8);
    CHECK(rowCount == 10);
    CHECK(cellCount == 80);
    CHECK(cardsPerShaft == 5);
    CHECK(cardsInWall == 40);
}

TEST_CASE("Section 2: there are seven animals, camel, mule, snake, hippo, crocodile, ibis and cat") {
    CHECK(animalCount == 7);
    for (std::size_t i = 0; i < 7; ++i) {
        CHECK(animalNames[i] == beasts[i]);
    }
    CHECK(Camel == 0);
    CHECK(Mule == 1);
    CHECK(Snake == 2);
    CHECK(Hippo == 3);
    CHECK(Crocodile == 4);
    CHECK(Ibis == 5);
    CHECK(Cat == 6);
}

TEST_CASE("Section 2: the 49 cards are each ordered pair of animals once, and seven are doubles") {
    CHECK(cardCount == 49);
    std::map<std::pair<int, int>, int> pairs;
    int doubles = 0;
    for (Card card = 0; card < cardCount; ++card) {
        ++pairs[{glyphOf(card, Half::Top).animal, glyphOf(card, Half::Bottom).animal}];
        doubles += isDouble(card) ? 1 : 0;
    }
    CHECK(pairs.size() == 49);
    CHECK(doubles == 7);
}

TEST_CASE("Section 2: the animals of every card look where the formula says") {
    for (Card card = 0; card < cardCount; ++card) {
        INFO(nameOfCard(card));
        for (const bool top : {false, true}) {
            const Glyph glyph = glyphOf(card, top ? Half::Top : Half::Bottom);
            const model::Picture picture = model::pictureOf(card, top);
            CHECK(glyph.animal == picture.animal);
            CHECK((glyph.facing == Facing::Right) == (picture.looks == 'R'));
        }
    }
}

TEST_CASE("Section 2: some cards by hand: which way top and bottom look") {
    struct Look {
        std::string_view card;
        char top;
        char bottom;
    };
    for (const Look& look :
         {Look{"camel-camel", 'R', 'L'}, Look{"cat-cat", 'R', 'L'}, Look{"camel-mule", 'R', 'R'},
          Look{"cat-camel", 'R', 'R'}, Look{"camel-snake", 'L', 'L'}, Look{"ibis-camel", 'L', 'L'},
          Look{"mule-crocodile", 'R', 'L'}, Look{"cat-snake", 'R', 'L'}, Look{"camel-crocodile", 'L', 'R'},
          Look{"hippo-camel", 'L', 'R'}, Look{"mule-cat", 'R', 'R'}, Look{"snake-camel", 'R', 'R'},
          Look{"mule-camel", 'L', 'L'}, Look{"camel-cat", 'L', 'L'}}) {
        INFO(look.card);
        const auto card = static_cast<Card>(cardNumber(look.card));
        CHECK((glyphOf(card, Half::Top).facing == Facing::Right) == (look.top == 'R'));
        CHECK((glyphOf(card, Half::Bottom).facing == Facing::Right) == (look.bottom == 'R'));
    }
}

TEST_CASE("Section 2: each animal is 7 times on top, 7 times at the bottom, and looks 7 times each way") {
    for (int animal = 0; animal < 7; ++animal) {
        int top = 0;
        int bottom = 0;
        int right = 0;
        int left = 0;
        for (Card card = 0; card < cardCount; ++card) {
            top += glyphOf(card, Half::Top).animal == animal ? 1 : 0;
            bottom += glyphOf(card, Half::Bottom).animal == animal ? 1 : 0;
            for (const Half half : {Half::Top, Half::Bottom}) {
                const Glyph glyph = glyphOf(card, half);
                right += glyph.animal == animal && glyph.facing == Facing::Right ? 1 : 0;
                left += glyph.animal == animal && glyph.facing == Facing::Left ? 1 : 0;
            }
        }
        CHECK(top == 7);
        CHECK(bottom == 7);
        CHECK(right == 7);
        CHECK(left == 7);
    }
}

TEST_CASE("Section 2: 21 sarcophagi, at each pillar one eye on top, then two, then three") {
    CHECK(tombCount == 21);
    CHECK(tombsPerPillar == 3);
    for (std::size_t pillar = 0; pillar < 7; ++pillar) {
        for (std::size_t place = 0; place < 3; ++place) {
            CHECK(eyesOf(tombAt(pillar, place)) == static_cast<int>(place) + 1);
            CHECK(pillarOf(tombAt(pillar, place)) == pillar);
        }
    }
}

TEST_CASE("Section 2: the mummies are worth 3333444, 5555666 and 777 88 10 10, together 119") {
    std::map<int, std::multiset<int>> values;
    int sum = 0;
    for (const MummyKind& kind : mummies) {
        for (int i = 0; i < kind.count; ++i) {
            values[kind.eyes].insert(kind.value);
            sum += kind.value;
        }
    }
    CHECK(values[1] == std::multiset<int>{3, 3, 3, 3, 4, 4, 4});
    CHECK(values[2] == std::multiset<int>{5, 5, 5, 5, 6, 6, 6});
    CHECK(values[3] == std::multiset<int>{7, 7, 7, 8, 8, 10, 10});
    CHECK(sum == 119);
    CHECK(values.size() == 3);
}

TEST_CASE("Section 2: 16 scarabs, three at a pillar, two a turn, five researchers, a hand of three, +7") {
    CHECK(scarabCount == 16);
    CHECK(scarabsPerPillar == 3);
    CHECK(scarabsPerTurn == 2);
    CHECK(researcherCount == 5);
    CHECK(handSize == 3);
    CHECK(pharaohBonus == 7);
    CHECK(starterStock == 20);
}

TEST_CASE("Section 2: the six curses are six lines of the Fano plane, no two share two animals") {
    CHECK(curseCount == 6);
    constexpr std::array<std::string_view, 6> names{"camel-mule-hippo",     "mule-snake-crocodile",
                                                    "snake-hippo-ibis",     "hippo-crocodile-cat",
                                                    "crocodile-ibis-camel", "ibis-cat-mule"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        INFO(names[i]);
        const auto animals = cursed(names[i]);
        for (std::size_t k = 0; k < 3; ++k) {
            CHECK(curses[i][k] == animals[k]);
        }
        CHECK(Luxor::read(Seat::Chance, "curse " + std::string(names[i])).ok());
    }
    CHECK_FALSE(Luxor::read(Seat::Chance, "curse cat-camel-snake").ok());
}

TEST_CASE("R32: the lines of three are every three cells next to each other in a straight line, once") {
    std::set<std::array<int, 3>> mine;
    for (int a = 0; a < 80; ++a) {
        for (int b = a + 1; b < 80; ++b) {
            for (int c = b + 1; c < 80; ++c) {
                if (model::inLine({a, b, c})) {
                    mine.insert({a, b, c});
                }
            }
        }
    }
    std::set<std::array<int, 3>> theirs;
    for (const Line& line : lines) {
        theirs.insert({line[0], line[1], line[2]});
    }
    CHECK(theirs.size() == lines.size());
    CHECK(theirs == mine);
    CHECK(mine.size() == 60 + 64 + 48 + 48);
}

TEST_CASE("Section 1: Luxor is for two to four players, its variants are switches") {
    const GameInfo& info = Luxor::info();
    CHECK(info.id == "luxor");
    CHECK(info.minSeats == 2);
    CHECK(info.maxSeats == 4);
    REQUIRE(info.options.size() == 2);
    CHECK(info.options[0].name == "curse");
    const std::vector<std::string_view> curse(info.options[0].values.begin(), info.options[0].values.end());
    CHECK(curse == std::vector<std::string_view>{"none", "turns", "race", "quick"});
    CHECK(info.options[1].name == "sphinx");
    const std::vector<std::string_view> sphinx(info.options[1].values.begin(),
                                               info.options[1].values.end());
    CHECK(sphinx == std::vector<std::string_view>{"no", "yes"});
    CHECK(checkSetup(info, tally::setupOf(1)) == WrongSeatCount);
    CHECK(checkSetup(info, tally::setupOf(5)) == WrongSeatCount);
}

TEST_CASE("R43: curse and Sphinx are independent switches, at every number of seats") {
    for (int seats = 2; seats <= 4; ++seats) {
        for (const Setup& setup : tally::everyVariant(seats)) {
            CHECK(checkSetup(Luxor::info(), setup) == None);
            const State state = Luxor::start(setup);
            CHECK(static_cast<int>(state.curseRule) == setup.options[0]);
            CHECK(static_cast<int>(state.pairRule) == setup.options[1]);
        }
    }
}

} // namespace
} // namespace architects::luxor
