#include "tests/core/games/luxor/tally.h"

#include <vector>

#include "core/games/luxor/chance.h"
#include "core/games/luxor/moves.h"
#include "core/games/luxor/notation.h"

namespace architects::luxor {
namespace {

struct Written {
    Entry entry;
    std::string text;
};

/// One of every kind and of every way to write it, as README.md has them.
const std::vector<Written> examples{
    {Entry::of(Seat::First, drop(cardOf(Camel, Mule), 3)), "drop camel-mule d"},
    {Entry::of(Seat::First, drop(cardOf(Camel, Mule), 3, Order::TopFirst)), "drop camel-mule d top"},
    {Entry::of(Seat::First, drop(cardOf(Camel, Mule), 3, Order::BottomFirst, stay, from(Snake))),
     "drop camel-mule d camel:snake mule:stay"},
    {Entry::of(Seat::First, drop(cardOf(Camel, Mule), 7, Order::TopFirst, from(Cat))),
     "drop camel-mule h top mule:cat"},
    {Entry::of(Seat::First, drop(cardOf(Ibis, Ibis), 0, Order::BottomFirst, from(Hippo))),
     "drop ibis-ibis a ibis:hippo"},
    {Entry::of(Seat::Second, claim(0, 11, 22)), "claim a1 b2 c3"},
    {Entry::of(Seat::Second, claim(77, 78, 79)), "claim h8 h9 h10"},
    {Entry::of(Seat::Second, pass()), "pass"},
    {Entry::of(Seat::Third, curseSeat(1)), "victim 2"},
    {Entry::of(firstIs(3)), "first 4"},
    {Entry::of(backIs(Back::Plain)), "back card"},
    {Entry::of(backIs(Back::Snake)), "back snake"},
    {Entry::of(drawCard(0, cardOf(Cat, Crocodile))), "draw 1 cat-crocodile"},
    {Entry::of(drawCard(1, hiddenArg)), "draw 2 ?"},
    {Entry::of(pharaohIs(0, Ibis)), "pharaoh 1 ibis"},
    {Entry::of(pharaohIs(2, hiddenArg)), "pharaoh 3 ?"},
    {Entry::of(mummyIs(tombAt(Camel, 1), 5)), "mummy camel2 5"},
    {Entry::of(mummyIs(tombAt(Cat, 2), hiddenArg)), "mummy cat3 ?"},
    {Entry::of(curseIs(0)), "curse camel-mule-hippo"},
    {Entry::of(giveTomb(tombAt(Mule, 0), 3)), "give mule1 3"},
    {Entry::of(giveTomb(tombAt(Mule, 0), hiddenArg)), "give mule1 ?"},
};

TEST_CASE("Every kind of entry of Luxor is written as the README has it, and read back") {
    for (const Written& example : examples) {
        INFO(example.text);
        CHECK(Luxor::write(example.entry) == example.text);
        const auto read = Luxor::read(example.entry.by, example.text);
        REQUIRE(read.ok());
        CHECK(*read == example.entry);
    }
}

TEST_CASE("The places of a claim may be named in any order") {
    const auto read = Luxor::read(Seat::First, "claim c3 a1 b2");
    REQUIRE(read.ok());
    CHECK(read->move() == claim(0, 11, 22));
}

TEST_CASE("What cannot be read is refused by name") {
    for (const char* text :
         {"", "drop", "drop camel", "drop camel-mule", "drop camel- d", "drop camel-mule-cat d",
          "drop camel-mule d up", "drop camel-mule d cat:snake", "drop camel-mule d camel:snake camel:stay",
          "drop camel-mule d camel:", "drop ibis-ibis a ibis:stay ibis:stay", "claim a1 b2",
          "claim a1 b2 c3 d4", "claim a b c", "pass 1", "victim 0", "victim 5", "draw 1 camel-mule",
          "first 1"}) {
        INFO(text);
        CHECK(Luxor::read(Seat::First, text).refusal() == Refusal::BadNotation);
    }
    for (const char* text :
         {"first 0", "back -", "draw 1", "draw 1 camel", "pharaoh 1 dog", "mummy camel4 5",
          "mummy camel2 9", "curse camel-mule", "curse camel-mule-hippo-", "pass"}) {
        INFO(text);
        CHECK(Luxor::read(Seat::Chance, text).refusal() == Refusal::BadNotation);
    }
    CHECK(Luxor::read(Seat::First, "drop camel-mule k").refusal() == Refusal::LuxorNoSuchShaft);
    CHECK(Luxor::read(Seat::First, "claim a1 b2 i3").refusal() == Refusal::LuxorNotOnTheWall);
    CHECK(Luxor::read(Seat::First, "claim a1 b2 c11").refusal() == Refusal::LuxorNotOnTheWall);
}

TEST_CASE("Every name of Luxor leads back to what it names") {
    for (Card card = 0; card < cardCount; ++card) {
        CHECK(cardNamed(cardName(card)) == card);
    }
    for (Cell cell = 0; cell < cellCount; ++cell) {
        CHECK(cellNamed(cellName(cell)) == cell);
    }
    for (Tomb tomb = 0; tomb < tombCount; ++tomb) {
        CHECK(tombNamed(tombName(tomb)) == tomb);
    }
    for (Curse curse = 0; curse < curseCount; ++curse) {
        CHECK(curseNamed(curseName(curse)) == curse);
    }
    CHECK(cardName(hiddenArg) == "?");
    CHECK(tombName(hiddenArg) == "?");
}

} // namespace
} // namespace architects::luxor
