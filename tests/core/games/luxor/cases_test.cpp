// The cases that the rules single out, each from a position of its own.
#include "tests/core/games/luxor/tally.h"

#include "core/games/luxor/moves.h"
#include "core/games/luxor/pairs.h"

namespace architects::luxor {
namespace {

/// A position of two seats, seat 1 to drop: what the first seat holds, the wall, the pillars, the tombs.
State positionOf(const std::string& hand, const std::string& rest, int cardsInWallNow) {
    const int stock = cardCount - 6 - cardsInWallNow;
    const std::string text = "luxor 2 none no\nstep drop first 1 mover 1\nstock " + std::to_string(stock) +
                             "\nseat 1 pharaoh cat hand " + hand + "\nseat 2 pharaoh ibis hand ? ? ?\n" +
                             rest + "end\n";
    const auto state = Luxor::readState(text);
    INFO(text);
    REQUIRE(state.ok());
    return *state;
}

constexpr Tomb camel1 = tombAt(Camel, 0);

// camel-hippo falls into shaft b: its camel, in row 2, looks right. The camels of camel-mule, camel-ibis
// and snake-camel look right too, those of camel-snake and camel-cat to the left.

TEST_CASE(
    "A pair of each kind before a rival with two scarabs: swap, open for the mover, one scarab stays") {
    State state = positionOf("camel-hippo hippo-snake snake-cat",
                             "wall a camel-mule\nwall c camel-snake\npillar camel 2 2\n", 2);
    const Card card = cardOf(Camel, Hippo);
    const Yields yields = yieldsOf(state, card, 1);
    REQUIRE(yields[1].animal == Camel);
    REQUIRE(yields[1].pairs == 2);
    const Pairs pairs = pairsOf(state, card, 1);
    REQUIRE(pairs[0].same != pairs[1].same);
    Luxor::play(state, Seat::First, drop(card, 1));
    CHECK(state.chamber.researcher[Camel] == 0);
    CHECK(state.chamber.supply[1] == researcherCount);
    CHECK(state.owner[camel1] == 0);
    CHECK(state.chamber.scarabs[Camel] == 1);
}

TEST_CASE(
    "Two pairs that look apart before a rival with two scarabs: the rival gets it, one scarab stays") {
    State state = positionOf("camel-hippo hippo-snake snake-cat",
                             "wall a camel-snake\nwall c camel-cat\npillar camel 2 2\n", 2);
    const Card card = cardOf(Camel, Hippo);
    const Pairs pairs = pairsOf(state, card, 1);
    REQUIRE(pairs.size() == 2);
    REQUIRE_FALSE(pairs[0].same);
    REQUIRE_FALSE(pairs[1].same);
    Luxor::play(state, Seat::First, drop(card, 1));
    CHECK(state.chamber.researcher[Camel] == 1);
    CHECK(state.owner[camel1] == 1);
    CHECK(state.chamber.scarabs[Camel] == 1);
}

TEST_CASE("Three pairs that look the same way: like two, the third is lost") {
    State state = positionOf("camel-hippo hippo-snake snake-cat",
                             "wall a camel-mule snake-camel\nwall c camel-ibis\npillar camel 2 2\n", 3);
    const Card card = cardOf(Camel, Hippo);
    const Pairs pairs = pairsOf(state, card, 1);
    REQUIRE(pairs.size() == 3);
    REQUIRE((pairs[0].same && pairs[1].same && pairs[2].same));
    Luxor::play(state, Seat::First, drop(card, 1));
    CHECK(state.chamber.researcher[Camel] == 0);
    CHECK(state.owner[camel1] == 0);
    CHECK(state.chamber.scarabs[Camel] == 1);
    CHECK(state.chamber.slab == scarabCount - 1);
}

/// A wall of the first 39 cards in their order; only the top of shaft h is free.
State beforeTheLastCard(const std::string& pillarsAndTombs) {
    std::string walls;
    int card = 0;
    for (std::size_t shaft = 0; shaft < shaftCount; ++shaft) {
        walls += "wall " + std::string(1, static_cast<char>('a' + shaft));
        for (std::size_t i = 0; i < (shaft == 7 ? 4U : 5U); ++i, ++card) {
            walls += " " + std::string(animalNames[static_cast<std::size_t>(card) / animalCount]) + "-" +
                     std::string(animalNames[static_cast<std::size_t>(card) % animalCount]);
        }
        walls += "\n";
    }
    return positionOf("cat-camel cat-mule cat-snake", walls + pillarsAndTombs, 39);
}

TEST_CASE("After the last card one's scarabs come together where the most eyes are") {
    // Camel: one scarab, two eyes next. Snake: two scarabs, three eyes next. The three go to the snake.
    State state = beforeTheLastCard("pillar camel 1 1\npillar snake 2 1\n"
                                    "tomb camel1 1 3 1 1\ntomb snake1 1 4 1 2\ntomb snake2 1 5 1 3\n");
    // The mule pairs with nothing; the cat brings one more scarab, which changes nothing.
    Luxor::play(state, Seat::First, drop(cardOf(Cat, Mule), 7));
    CHECK(state.chamber.researcher[Cat] == 0);
    CHECK(state.owner[tombAt(Snake, 2)] == 0);
    CHECK(state.owner[tombAt(Camel, 1)] == nobody);
    CHECK(state.chamber.scarabs[Camel] == 0);
    CHECK(state.chamber.scarabs[Snake] == 0);
    CHECK(state.chamber.scarabs[Cat] == 1);
}

TEST_CASE("A third scarab where nobody stands opens nothing until somebody comes") {
    // Seat 1 has all five researchers elsewhere and declines to move one.
    const std::string elsewhere =
        "pillar mule 0 1\npillar hippo 0 1\npillar crocodile 0 1\npillar ibis 0 1\n"
        "pillar cat 0 1\n";
    State state = positionOf("camel-hippo hippo-snake snake-cat",
                             "wall a camel-mule\npillar camel 2 -\n" + elsewhere, 1);
    const Card card = cardOf(Camel, Hippo);
    CHECK(Luxor::check(state, Seat::First, drop(card, 1)) == Refusal::LuxorSayWhoComes);
    CHECK(Luxor::check(state, Seat::First, drop(card, 1, Order::BottomFirst, noSource, from(Camel))) ==
          Refusal::LuxorNoResearcherThere);
    const Move declined = drop(card, 1, Order::BottomFirst, noSource, stay);
    REQUIRE(Luxor::check(state, Seat::First, declined) == Refusal::None);
    State moved = state;
    Luxor::play(state, Seat::First, declined);
    CHECK(state.chamber.researcher[Camel] == nobody);
    CHECK(state.chamber.scarabs[Camel] == 3);
    CHECK(state.owner[camel1] == nobody);
    Luxor::play(moved, Seat::First, drop(card, 1, Order::BottomFirst, noSource, from(Cat)));
    CHECK(moved.chamber.researcher[Cat] == nobody);
    CHECK(moved.owner[camel1] == 0);
    CHECK(moved.chamber.scarabs[Camel] == 0);
}

TEST_CASE("A double that falls alone on the floor makes no combination") {
    for (const PairRule rule : {PairRule::Adjacent, PairRule::Sphinx}) {
        State state = Luxor::start(tally::setupOf(2, CurseRule::None, rule));
        CHECK(pairsOf(state, cardOf(Camel, Camel), 3).empty());
    }
}

} // namespace
} // namespace architects::luxor
