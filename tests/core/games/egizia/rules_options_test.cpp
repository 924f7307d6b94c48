#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

TEST_CASE("3: by the option everybody starts with a Sphinx card, drawn in the order of the tiles") {
    Table table(Egizia::start(setupOf(3, true)));
    table.chance(tilesAre({2, 0, 1, 0}));
    while (table.question() == Question::Tomb) {
        FastRandom random(1);
        table.chance(Egizia::sample(table.state, random));
    }
    REQUIRE(table.question() == Question::Draw);
    CHECK_FALSE(table.could(drawRiddle(0, sphinx(4))));
    table.chance(drawRiddle(2, sphinx(4)));
    CHECK_FALSE(table.could(drawRiddle(0, sphinx(4))));
    table.chance(drawRiddle(0, sphinx(29))).chance(drawRiddle(1, sphinx(1)));
    CHECK(table.question() == Question::Deal);
    CHECK(table.player(3).hand == onlyRiddle(sphinx(4)));
    CHECK(table.player(1).hand == onlyRiddle(sphinx(29)));
    CHECK(table.player(2).hand == onlyRiddle(sphinx(1)));
    CHECK(sphinxDeck(table.state) == 26);
    for (int seat = 1; seat <= 3; ++seat) {
        CHECK(table.points(seat) == 0);
    }
}

TEST_CASE("3: the card one starts with scores at the end") {
    Table table(Position(2, true).round(5));
    const RiddleSet hand = table.player(1).hand;
    REQUIRE(std::popcount(hand) == 1);
    table.endRound();
    CHECK(table.player(1).shown == hand);
    CHECK(table.player(1).hand == 0);
}

TEST_CASE("47: by the option the owner of N27 takes a card right after sailing, before feeding") {
    Table table(Position(2, false, true).cards(1, {27}).slot(3, 20).strength(1, 4, 2, 2, 2).round(4));
    table.play(1, pass()).play(2, sail(at::ombos)).play(2, pass());
    REQUIRE(table.question() == Question::Leftover);
    CHECK(table.asked() == "1");
    CHECK(table.tiles() == "12");
    CHECK(table.answer(1, take(0)) == EgiziaNoCardThere);
    table.play(1, take(2));
    // The field feeds already: ten of ten.
    CHECK(table.points(1) == 0);
    CHECK(table.owns(1, 20));
    CHECK(table.state.round == 5);
}

TEST_CASE("47: by the option nobody takes a card after the round") {
    Table table(Position(2, false, true).cards(1, {27}).round(4));
    table.endSailing();
    REQUIRE(table.question() == Question::Leftover);
    table.play(1, done());
    CHECK(table.state.round == 5);
    for (const Card card : table.state.river) {
        CHECK(card == noCard);
    }
}

TEST_CASE("47: by the option a quarry that is taken so gives stones in phase 4") {
    Table table(Position(2, false, true).cards(1, {27}).slot(3, 25).stones(1, 0).round(4));
    table.endSailing().play(1, take(2));
    CHECK(table.stones(1) == 3 + 4);
    Table printed(Position(2).cards(1, {27}).slot(3, 25).stones(1, 0).round(4));
    printed.endSailing().play(1, take(2));
    CHECK(printed.stones(1) == 3);
}

TEST_CASE("47: by the option a card for at once is resolved before feeding") {
    Table table(Position(2, false, true).cards(1, {27}).slot(1, 44).round(5));
    table.endSailing().play(1, take(0), train(Blue), train(Blue));
    CHECK(table.crew(1) == "3112");
    CHECK(table.points(1) == -3);
    CHECK(table.over());
}

} // namespace
} // namespace architects::egizia
