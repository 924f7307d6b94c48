#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

/// Seat 1 alone at Abydos, then at Giza; three stones more come in phase 4.
Table atSphinx(int blue, int stones, Position position = Position(2)) {
    return afterSailing(position.strength(1, blue, 1, 1, 1).stones(1, stones - 3).cards(1, {2}),
                        {{1, at::abydos}, {1, at::giza}});
}
Table& draw(Table& table, std::initializer_list<int> riddles29) {
    for (const int number : riddles29) {
        table.chance(drawRiddle(0, sphinx(number)));
    }
    return table;
}

TEST_CASE(
    "37: one says first how many Sphinx cards to look at, one to five, each for a stone and a strength") {
    Table table = atSphinx(5, 10);
    table.play(1, work(Blue));
    CHECK(table.offered(MoveKind::Look) == std::set<int>{1, 2, 3, 4, 5});
    CHECK(table.answer(1, look(0)) == EgiziaLookLimit);
    CHECK(table.answer(1, look(6)) == EgiziaLookLimit);
    CHECK(table.answer(1, build(obelisk(1))) != None);
    CHECK(table.answer(1, finish()) != None);
    table.play(1, look(3));
    CHECK(table.stones(1) == 7);
    CHECK(table.question() == Question::Draw);
    draw(table, {5, 20, 7});
    CHECK(table.question() == Question::Keep);
    CHECK(table.state.drawnCount == 3);
}

TEST_CASE("37: no more cards than strength or stones: the foreman helps") {
    Table weak = atSphinx(2, 10);
    weak.play(1, work(Blue));
    CHECK(weak.offered(MoveKind::Look) == std::set<int>{1, 2});
    CHECK(weak.answer(1, look(3)) == EgiziaNotEnoughStrength);
    weak.play(1, work(Foreman));
    CHECK(weak.offered(MoveKind::Look) == std::set<int>{1, 2, 3});
    Table poor = atSphinx(5, 3);
    poor.play(1, work(Blue));
    CHECK(poor.offered(MoveKind::Look) == std::set<int>{1, 2, 3});
    CHECK(poor.answer(1, look(4)) == EgiziaNotEnoughStones);
}

TEST_CASE("37: no more cards than the deck has") {
    Table table = atSphinx(5, 10, Position(2).sphinxLeft({9, 3}));
    table.play(1, work(Blue));
    CHECK(table.offered(MoveKind::Look) == std::set<int>{1, 2});
    CHECK(table.answer(1, look(3)) == EgiziaDeckTooSmall);
    table.play(1, look(2));
    // What was put back comes in its order.
    CHECK_FALSE(table.could(drawRiddle(0, sphinx(3))));
    table.chance(drawRiddle(0, sphinx(9))).chance(drawRiddle(0, sphinx(3)));
    CHECK(table.question() == Question::Keep);
}

TEST_CASE("37: with N09 up to two cards are free: one pays for three less two, at least one stone") {
    Table table = atSphinx(3, 10, Position(2).cards(1, {9}));
    CHECK(lookPrice(table.state, 0, 1) == 1);
    CHECK(lookPrice(table.state, 0, 2) == 1);
    CHECK(lookPrice(table.state, 0, 3) == 1);
    CHECK(lookPrice(table.state, 0, 4) == 2);
    CHECK(lookPrice(table.state, 0, 5) == 3);
    CHECK(lookPrice(table.state, 1, 5) == 5);
    table.play(1, work(Blue));
    CHECK(table.offered(MoveKind::Look) == std::set<int>{1, 2, 3, 4, 5});
    CHECK(table.answer(1, look(6)) == EgiziaLookLimit);
    table.play(1, look(5));
    CHECK(table.stones(1) == 7);
}

TEST_CASE("37: N09 spares strength as well, but a worker must be used") {
    Table table = atSphinx(1, 10, Position(2).cards(1, {9}));
    CHECK(table.answer(1, look(3)) == EgiziaWrongStep);
    table.play(1, work(Blue));
    CHECK(table.offered(MoveKind::Look) == std::set<int>{1, 2, 3});
    table.play(1, look(3)).settle().play(1, keepNone());
    CHECK(table.stones(1) == 9);
    CHECK(table.usedUp(1, Blue));
    CHECK(table.owns(1, 9));
}

TEST_CASE("38: one of the cards is kept, a point comes for each that is put back") {
    Table table = atSphinx(4, 10);
    table.play(1, work(Blue), look(4));
    draw(table, {5, 20, 7, 1}).play(1, keep(sphinx(7)));
    CHECK(table.player(1).hand == onlyRiddle(sphinx(7)));
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Returned)] == 3);
    CHECK(table.points(1) == 3);
    CHECK(sphinxDeck(table.state) == 28);
    CHECK(table.stones(1) == 6);
}

TEST_CASE("38: or none is kept: a point for each, and the stones are gone") {
    Table table = atSphinx(4, 10);
    table.play(1, work(Blue), look(4));
    draw(table, {5, 20, 7, 1}).play(1, keepNone());
    CHECK(table.player(1).hand == 0);
    CHECK(table.points(1) == 4);
    CHECK(table.stones(1) == 6);
    CHECK(sphinxDeck(table.state) == 29);
}

TEST_CASE("38: who looks at one card and keeps it has built, though no point came") {
    Table table = atSphinx(4, 10);
    table.play(1, work(Blue), look(1));
    draw(table, {5}).play(1, keep(sphinx(5)));
    CHECK(handCount(table.player(1)) == 1);
    CHECK(table.points(1) == 0);
    table.play(1, giveUp());
    CHECK(table.points(1) == 1); // phase 6
}

TEST_CASE("38: what is put back goes below the others in the order in which it was drawn") {
    Table table = atSphinx(4, 10);
    table.play(1, work(Blue), look(4));
    draw(table, {20, 5, 7, 1}).play(1, keep(sphinx(7)));
    CHECK(table.state.fresh == 25);
    REQUIRE(table.state.pileCount == 3);
    CHECK(table.state.pile[0] == sphinx(20));
    CHECK(table.state.pile[1] == sphinx(5));
    CHECK(table.state.pile[2] == sphinx(1));
}

TEST_CASE("38: cards nobody has seen are drawn before those that were put back") {
    Table table = atSphinx(4, 10, Position(2).hand(2, {2, 3}));
    table.play(1, work(Blue), look(2));
    draw(table, {20, 5}).play(1, keepNone(), giveUp());
    table.settle();
    while (table.asked() != "1") {
        table.play(2, pass());
    }
    table.play(1, sail(at::abydos)).endSailing();
    table.play(1, work(Blue), look(1));
    CHECK_FALSE(table.could(drawRiddle(0, sphinx(20))));
    CHECK_FALSE(table.could(drawRiddle(0, sphinx(2)))); // somebody has it
    CHECK_FALSE(table.could(drawRiddle(1, sphinx(8)))); // not for this seat
    CHECK(table.could(drawRiddle(0, sphinx(8))));
}

TEST_CASE("38: one keeps only what one has drawn, and one card at most") {
    Table table = atSphinx(4, 10);
    table.play(1, work(Blue), look(3));
    draw(table, {5, 20, 7});
    CHECK(table.answer(1, keep(sphinx(8))) == EgiziaNotDrawn);
    CHECK(table.answer(1, keep(40)) != None);
    CHECK((table.answer(1, keepTwo(sphinx(5), sphinx(7))) == EgiziaKeepOne));
    CHECK(table.answer(1, giveUp()) != None);
    CHECK(table.answer(1, done()) != None);
}

TEST_CASE("38: with N32 two may be kept, and it leaves the game, one or none leaves it where it is") {
    Table table = atSphinx(4, 10, Position(2).cards(1, {32}));
    table.play(1, work(Blue), look(3));
    draw(table, {5, 20, 7});
    CHECK(table.answer(1, keepTwo(sphinx(7), sphinx(5))) == EgiziaRiddlesOutOfOrder);
    CHECK(table.answer(1, keepTwo(sphinx(5), sphinx(8))) == EgiziaNotDrawn);
    CHECK(table.answer(1, keepTwo(sphinx(5), sphinx(5))) != None);
    Table one = table;
    one.play(1, keep(sphinx(5)));
    CHECK(one.owns(1, 32));
    table.play(1, keepTwo(sphinx(5), sphinx(7)));
    CHECK(table.player(1).hand == (onlyRiddle(sphinx(5)) | onlyRiddle(sphinx(7))));
    CHECK_FALSE(table.owns(1, 32));
    CHECK(table.player(1).earned[static_cast<std::size_t>(Source::Returned)] == 1);
}

TEST_CASE("38: points for what is put back are one move, behind whoever stands there") {
    Table table = afterSailing(Position(2).points(2, 2).strength(1, 3, 1, 1, 1).stones(1, 9).stones(2, 9),
                               {{1, at::abydos}, {2, at::abydos}});
    table.play(1, work(Blue), look(3));
    draw(table, {5, 20, 7}).play(1, keep(sphinx(5)));
    CHECK(table.points(1) == 2);
    CHECK(table.order() == "21");
}

TEST_CASE("42: strength cards work at the Sphinx too, two workers as well") {
    Table table = atSphinx(1, 10, Position(2).cards(1, {15}));
    table.play(1, work(Blue), playCard(nile(15)));
    CHECK(table.offered(MoveKind::Look) == std::set<int>{1, 2, 3, 4});
    Table two = atSphinx(1, 10, Position(2).cards(1, {31}));
    two.play(1, work(Blue), work(Yellow), work(Foreman));
    CHECK(two.offered(MoveKind::Look) == std::set<int>{1, 2, 3});
}

TEST_CASE("33, 37: with no Sphinx card left there is nothing to build at Abydos") {
    Position position(2);
    position.sphinxLeft({4});
    Table table = afterSailing(position.strength(1, 2, 2, 1, 1).stones(1, 9).stones(2, 9),
                               {{1, at::abydos}, {2, at::abydos}});
    table.play(1, work(Blue), look(1)).chance(drawRiddle(0, sphinx(4))).play(1, keep(sphinx(4)));
    CHECK(table.shipOf(2, siteAbydos) != Ship::Waiting);
    CHECK(table.state.round == 2);
    CHECK(table.points(2) == 0);
}

} // namespace
} // namespace architects::egizia
