#include "tests/core/games/luxor/rules_curses.h"

#include "core/games/luxor/chance.h"
#include "core/games/luxor/moves.h"

namespace architects::luxor {
namespace {

/// What a turn cannot begin with.
TEST_CASE("Who has to drop a card can do nothing else: something else has to be decided first") {
    const Table table(Position().tomb("camel1", 2, 3));
    CHECK(table.answer(1, pass()) == LuxorWrongStep);
    CHECK(table.answer(1, claim(0, 1, 2)) == LuxorWrongStep);
    CHECK(table.answer(1, curseSeat(1)) == LuxorWrongStep);
}

TEST_CASE("Who searches can neither drop nor choose a victim") {
    const Table table = revealed(beforeCurse(2, "turns", true).tomb("camel1", 2, 3));
    const auto card = static_cast<Card>(std::countr_zero(table.state.hand[0]));
    CHECK(table.answer(1, drop(card, 0)) == LuxorWrongStep);
    CHECK(table.answer(1, curseSeat(1)) == LuxorWrongStep);
}

TEST_CASE("Who chooses a victim can neither drop nor search on") {
    Table table = revealed(beforeCurse(3, "turns", true).tomb("camel1", 2, 3).tomb("mule1", 3, 3));
    table.play(1, rightClaims(table.state).front());
    const auto card = static_cast<Card>(std::countr_zero(table.state.hand[0]));
    CHECK(table.answer(1, drop(card, 0)) == LuxorWrongStep);
    CHECK(table.answer(1, pass()) == LuxorWrongStep);
    CHECK(table.answer(1, rightClaims(table.state).front()) == LuxorWrongStep);
    CHECK(table.answer(1, curseSeat(0)) == LuxorNotAVictim);
    CHECK(table.answer(1, curseSeat(3)) == LuxorNotAVictim);
    CHECK(table.answer(1, curseSeat(200)) == LuxorNotAVictim);
}

TEST_CASE("A card that one does not hold cannot be dropped") {
    const Table table(Position().hand(1, {"camel-mule"}).hand(2, {"mule-camel"}).shaft('a', {"cat-cat"}));
    CHECK(table.answer(1, "drop mule-camel d") == LuxorCardNotInHand);
    CHECK(table.answer(1, "drop cat-cat d") == LuxorCardNotInHand);
    CHECK(table.answer(1, "drop snake-camel d") == LuxorCardNotInHand);
    CHECK(table.answer(1, drop(49, 3)) == LuxorCardNotInHand);
    CHECK(table.answer(1, drop(255, 3)) == LuxorCardNotInHand);
    CHECK(table.answer(1, drop(64, 3)) == LuxorCardNotInHand);
}

TEST_CASE("There are eight shafts and no ninth") {
    const Table table(Position().hand(1, {"camel-mule"}));
    CHECK(table.answer(1, drop(1, 7)) == None);
    CHECK(table.answer(1, drop(1, 8)) == LuxorNoSuchShaft);
    CHECK(table.answer(1, drop(1, 255)) == LuxorNoSuchShaft);
    CHECK_FALSE(Luxor::read(Seat::First, "drop camel-mule i").ok());
}

TEST_CASE("A move with anything left over in it is not one") {
    const Table table(Position().hand(1, {"camel-mule"}));
    for (std::size_t i = 5; i < 7; ++i) {
        Move move = drop(1, 0);
        move.arg[i] = 1;
        CHECK(table.answer(1, move) != None);
    }
    CHECK(table.answer(1, Move{0, {}}) != None);
    CHECK(table.answer(1, Move{9, {}}) != None);
    Move order = drop(1, 0);
    order.arg[2] = 2;
    CHECK(table.answer(1, order) != None);
    CHECK(table.answer(1, drop(1, 0, Order::BottomFirst, 9)) != None);
    CHECK(table.answer(1, drop(1, 0, Order::BottomFirst, 0, 255)) != None);
}

TEST_CASE("A claim names three cells of the wall, filled, in a line, in order") {
    const Table table = revealed(beforeCurse(2, "turns", true).tomb("camel1", 2, 3));
    // h holds camel-camel alone, so h1 and h2 are filled and h3 is not.
    CHECK(table.answer(1, claim(80, 81, 82)) == LuxorNotOnTheWall);
    CHECK(table.answer(1, claim(78, 79, 80)) == LuxorNotOnTheWall);
    CHECK(table.answer(1, claim(255, 0, 1)) == LuxorNotOnTheWall);
    CHECK(table.answer(1, "claim h1 h2 h3") == LuxorNothingThereYet);
    CHECK(table.answer(1, "claim h8 h9 h10") == LuxorNothingThereYet);
    const auto cells = model::matchesOf(model::wallOf(table.state), cursed(theCurse)).front();
    const auto byte = [&](std::size_t i) { return static_cast<Cell>(cells[i]); };
    CHECK(table.answer(1, claim(byte(0), byte(1), byte(2))) == None);
    CHECK(table.answer(1, claim(byte(2), byte(1), byte(0))) == LuxorCellsOutOfOrder);
    CHECK(table.answer(1, claim(byte(0), byte(2), byte(1))) == LuxorCellsOutOfOrder);
    CHECK(table.answer(1, claim(byte(0), byte(1), byte(1))) != None);
    CHECK(table.answer(1, claim(byte(0), byte(0), byte(0))) != None);
}

TEST_CASE("Three cells that are not next to each other in a straight line are no claim") {
    Position position(2, "turns");
    position.hand(1, {"camel-camel"}).fill(24, "h", [](const model::Wall& wall) {
        return model::neighbours(wall, 0, 7).empty() && wall.floorOf(0) >= 4 && wall.floorOf(1) >= 4 &&
               wall.floorOf(2) >= 4;
    });
    const Table table = revealed(position.curses(everyCurseName, "snake").tomb("camel1", 2, 3));
    for (const std::string_view bent :
         {"claim a1 a2 b1", "claim a1 a2 a4", "claim a1 b2 c2", "claim a1 b1 c2", "claim a1 b3 c4",
          "claim a1 b1 b3", "claim a1 b3 c1", "claim a3 b2 c2"}) {
        INFO(bent);
        CHECK(table.answer(1, bent) == LuxorNotInALine);
    }
    for (const std::string_view line :
         {"claim a1 a2 a3", "claim a1 b1 c1", "claim a1 b2 c3", "claim a3 b2 c1"}) {
        INFO(line);
        CHECK(table.answer(1, line) == None);
    }
}

TEST_CASE("Cells ten apart at the edge of a shaft are no line: a10 and b1 are not neighbours") {
    Position position(2, "turns");
    position.hand(1, {"camel-camel"})
        .shaft('a', {"cat-cat", "mule-mule", "ibis-ibis", "hippo-hippo", "snake-snake"})
        .fill(22, "h", [](const model::Wall& wall) {
            return model::neighbours(wall, 0, 7).empty() && wall.floorOf(1) >= 2;
        });
    const Table table = revealed(position.curses(everyCurseName, "snake").tomb("camel1", 2, 3));
    CHECK(table.answer(1, "claim a9 a10 b1") == LuxorNotInALine);
    CHECK(table.answer(1, "claim a10 b1 b2") == LuxorNotInALine);
}

TEST_CASE("Chance cannot give what is not there, nor to whom it is not due") {
    Table table(Position().hand(1, {"camel-mule"}).hand(2, {"cat-cat"}).shaft('a', {"ibis-ibis"}));
    table.play(1, "drop camel-mule h");
    CHECK_FALSE(table.could("draw 1 cat-cat"));
    CHECK_FALSE(table.could("draw 1 ibis-ibis"));
    CHECK_FALSE(table.could("draw 1 camel-mule"));
    CHECK_FALSE(table.could("draw 2 mule-camel"));
    CHECK_FALSE(table.could("first 1"));
    CHECK_FALSE(table.could("back card"));
    CHECK_FALSE(table.could("curse camel-mule-hippo"));
    CHECK_FALSE(table.could("pharaoh 1 mule"));
    CHECK_FALSE(table.could("mummy camel1 3"));
    CHECK_FALSE(table.could("give camel1 3"));
    CHECK(table.could("draw 1 mule-camel"));
    CHECK(Luxor::check(table.state, drawCard(0, 49)) == ImpossibleOutcome);
    CHECK(Luxor::check(table.state, drawCard(7, 3)) == ImpossibleOutcome);
    CHECK(Luxor::check(table.state, Outcome{99, {}}) == ImpossibleOutcome);
}

TEST_CASE("Every refusal of Luxor has a name, a sentence and a page of the rules") {
    int count = 0;
    for (const RefusalInfo& info : allRefusals()) {
        if (info.name.starts_with("luxor.")) {
            ++count;
            CHECK_FALSE(info.sentence.empty());
            CHECK(info.rule.starts_with("luxor/"));
            CHECK(refusalNamed(info.name) == info.id);
        }
    }
    CHECK(count == 14);
}

TEST_CASE("At a table only whoever is asked may move") {
    const auto match = Match<Luxor>::begin(tally::setupOf(3));
    REQUIRE(match.ok());
    const int mover = match->state().mover;
    MoveList moves;
    Luxor::legalMoves(match->state(), seatAt(mover), moves);
    CHECK(match->check(seatAt(mover), moves[0]) == None);
    CHECK(match->check(seatAt((mover + 1) % 3), moves[0]) == NotYourTurn);
    CHECK(match->check(seatAt(3), moves[0]) == NotYourTurn);
}

} // namespace
} // namespace architects::luxor
