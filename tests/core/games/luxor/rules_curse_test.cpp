#include "tests/core/games/luxor/rules_curses.h"

#include "tests/core/games/luxor/rules_sight.h"

namespace architects::luxor {
namespace {

TEST_CASE("R31: a curse comes to light only when it lies on top and somebody must draw") {
    Table snake(beforeCurse(2, "turns", true).tomb("camel1", 2, 3));
    CHECK(snake.asked() == "1");
    snake.play(1, "drop camel-camel h");
    CHECK(snake.sampled().starts_with("curse "));
    CHECK_FALSE(snake.could("draw 1 cat-cat"));
    Table card(beforeCurse(2, "turns", true).tomb("camel1", 2, 3).curses(everyCurseName, "card"));
    card.play(1, "drop camel-camel h");
    CHECK(card.sampled().starts_with("draw 1 "));
    CHECK_FALSE(card.could("curse snake-hippo-ibis"));
}

TEST_CASE("R31: any of the curses left may come up, none that is gone") {
    Table table(beforeCurse(2, "turns", true).curses("mule-snake-crocodile ibis-cat-mule", "snake"));
    table.play(1, "drop camel-camel h");
    CHECK(table.could("curse mule-snake-crocodile"));
    CHECK(table.could("curse ibis-cat-mule"));
    CHECK_FALSE(table.could("curse snake-hippo-ibis"));
    CHECK_FALSE(table.could("curse camel-mule-hippo"));
}

TEST_CASE("R31: when the curse is settled the drawer goes on drawing, and curses may follow each other") {
    Table table(beforeCurse(2, "turns", false).tomb("camel1", 2, 3));
    table.play(1, "drop camel-camel h");
    CHECK(table.cards(1) == 2);
    table.chance("curse snake-hippo-ibis").chance("back snake");
    CHECK(table.asked() == "1");
    table.play(1, "pass");
    CHECK(table.cards(1) == 2);
    CHECK(table.sampled().starts_with("curse "));
    CHECK_FALSE(table.could("curse snake-hippo-ibis"));
    table.chance("curse ibis-cat-mule").chance("back card");
    table.play(1, "pass");
    CHECK(table.sampled().starts_with("draw 1 "));
    table.chance(table.sampled());
    CHECK(table.cards(1) == 3);
}

TEST_CASE("R31: if only curses are left they are settled, and nothing is drawn") {
    Position position(4, "turns");
    position.fill(37, "");
    Table table(position.curses("snake-hippo-ibis ibis-cat-mule", "snake").tomb("camel1", 2, 3));
    CHECK(table.state.buried == 0);
    table.play(1, quietDrop(table, 1));
    CHECK(table.cards(1) == 2);
    table.chance("curse snake-hippo-ibis");
    CHECK(table.asked() == "1");
    table.play(1, "pass");
    CHECK(table.could("curse ibis-cat-mule"));
    table.chance("curse ibis-cat-mule");
    table.play(1, "pass");
    CHECK(table.cards(1) == 2);
    CHECK(table.state.mover == 1);
    CHECK(table.asked() == "2");
}

TEST_CASE("R32: on any wall the game finds a curse exactly where the rules do") {
    for (int cards = 2; cards <= 38; cards += 2) {
        const State state = Position().fill(cards, "");
        const model::Wall wall = model::wallOf(state);
        std::size_t at = 0;
        for (int curse = 0; curse < 6; ++curse) {
            const std::size_t end = std::min(everyCurseName.find(' ', at), everyCurseName.size());
            const auto animals = cursed(everyCurseName.substr(at, end - at));
            at = end + 1;
            CHECK(existsFor(state, curse) == !model::matchesOf(wall, animals).empty());
            for (const Line& line : lines) {
                const std::array<int, 3> cells{line[0], line[1], line[2]};
                REQUIRE(foundBy(state, curse, cells) == model::shows(wall, cells, animals));
            }
        }
    }
}

TEST_CASE("R32: a match lies in a row, in a shaft or in a diagonal of either slant, in any order") {
    const auto exists = [](const Position& position) {
        const State state = position;
        return existsFor(state, 2); // snake, hippo, ibis
    };
    CHECK(exists(Position().shaft('b', {"cat-snake"}).shaft('c', {"cat-hippo"}).shaft('d', {"cat-ibis"})));
    CHECK(exists(Position().shaft('b', {"cat-hippo"}).shaft('c', {"cat-ibis"}).shaft('d', {"cat-snake"})));
    CHECK(exists(Position().shaft('a', {"hippo-snake", "cat-ibis"}))); // two of them on one card
    CHECK(exists(Position().shaft('a', {"ibis-camel", "snake-hippo"})));
    CHECK(exists(Position()
                     .shaft('f', {"cat-ibis"})
                     .shaft('g', {"snake-cat"})
                     .shaft('h', {"cat-mule", "cat-hippo"})));
    CHECK(exists(Position()
                     .shaft('a', {"cat-mule", "cat-hippo"})
                     .shaft('b', {"snake-cat"})
                     .shaft('c', {"cat-ibis"})));
    // Not next to each other, not in a straight line, one animal twice, one missing.
    CHECK_FALSE(
        exists(Position().shaft('b', {"cat-snake"}).shaft('c', {"cat-hippo"}).shaft('e', {"cat-ibis"})));
    CHECK_FALSE(
        exists(Position().shaft('b', {"cat-snake"}).shaft('c', {"cat-hippo"}).shaft('d', {"ibis-cat"})));
    CHECK_FALSE(
        exists(Position().shaft('b', {"cat-snake"}).shaft('c', {"cat-hippo"}).shaft('d', {"mule-hippo"})));
    CHECK_FALSE(exists(Position().shaft('b', {"hippo-snake"}).shaft('c', {"cat-mule"})));
}

TEST_CASE("R43: with the Sphinx too a curse is found only in cells next to each other") {
    const State apart = Position(2, "turns", "yes")
                            .shaft('a', {"cat-snake"})
                            .shaft('c', {"cat-hippo"})
                            .shaft('e', {"cat-ibis"});
    CHECK_FALSE(existsFor(apart, 2));
    const State beside = Position(2, "turns", "yes")
                             .shaft('b', {"cat-snake"})
                             .shaft('c', {"cat-hippo"})
                             .shaft('d', {"cat-ibis"});
    CHECK(existsFor(beside, 2));
}

TEST_CASE("R43: curse and Sphinx together: the far pair counts, and the curse is searched for") {
    Table table(beforeCurse(3, "turns", true, "yes").tomb("camel1", 2, 3).tomb("mule1", 3, 3));
    table.play(1, "drop camel-camel h").chance("curse snake-hippo-ibis").settle();
    CHECK(table.asked() == "1");
    table.play(1, rightClaims(table.state).front());
    CHECK(table.answer(1, "victim 3") == None);
    table.play(1, "victim 3").chance("give mule1 3");
    CHECK(table.owner("mule1") == 1);
    Table far(Position(2, "turns", "yes").shaft('a', {"mule-camel"}).hand(1, {"crocodile-camel"}));
    far.play(1, "drop crocodile-camel h");
    CHECK(far.scarabs("camel") == 1);
}

TEST_CASE("R35a: the drawer is asked in his own turn, in the midst of drawing, and nobody else") {
    Table table = revealed(beforeCurse(3, "turns", true).tomb("camel1", 2, 3).tomb("mule1", 3, 3));
    CHECK(table.asked() == "1");
    CHECK(table.cards(1) == 2);
    CHECK(table.moves(2).empty());
    CHECK(table.answer(1, "pass") == None);
    CHECK(table.answer(1, quietDrop(Table(beforeCurse(3, "turns", true)), 1)) == LuxorWrongStep);
}

TEST_CASE("R35a: any line of three filled cells can be claimed, right or wrong") {
    const bool match = GENERATE(true, false);
    Table table = revealed(beforeCurse(3, "turns", match).tomb("camel1", 2, 3).tomb("mule1", 3, 3));
    const auto claims = table.ways(1, "claim");
    const auto expected = lineClaims(table.state, true);
    CHECK(std::set(claims.begin(), claims.end()) == std::set(expected.begin(), expected.end()));
    CHECK(claims.size() == expected.size());
    CHECK(table.moves(1).size() == claims.size() + 1);
}

TEST_CASE(
    "R34: whether there is a match is not told before the attempts are over: all are asked the same") {
    for (const bool match : {true, false}) {
        Table table = revealed(beforeCurse(3, "turns", match).tomb("camel1", 2, 3).tomb("mule1", 3, 3));
        CHECK(table.asked() == "1");
        table.play(1, wrongClaim(table.state)).settle();
        CHECK(table.asked() == "2");
        CHECK(table.answer(2, "pass") == None);
        table.play(2, "pass");
        table.play(2, quietDrop(table, 2)).settle();
        CHECK(table.asked() == "3");
        CHECK(table.answer(3, "pass") == None);
    }
}

TEST_CASE("R33, R35b: who claims rightly chooses among the others who have a sarcophagus") {
    Table table = revealed(
        beforeCurse(4, "turns", true).tomb("camel1", 2, 3).tomb("mule1", 3, 3).tomb("snake1", 1, 3));
    table.play(1, rightClaims(table.state).front());
    CHECK(table.asked() == "1");
    CHECK(table.ways(1, "victim 2").size() == 1);
    CHECK(table.moves(1).size() == 2);
    CHECK(table.answer(1, "victim 1") == LuxorNotAVictim);
    CHECK(table.answer(1, "victim 4") == LuxorNotAVictim);
    CHECK(table.answer(1, "pass") == LuxorWrongStep);
    table.play(1, "victim 3");
    CHECK(table.sampled() == "give mule1 3");
    table.chance("give mule1 3");
    CHECK(table.owner("mule1") == 1);
    CHECK(table.owner("camel1") == 2);
    CHECK(table.owner("snake1") == 1);
    CHECK(table.state.curse == noCurse);
    CHECK(table.sampled().starts_with("draw 1 "));
    table.settle();
    CHECK(table.asked() == "2");
    CHECK(table.answer(2, "pass") == LuxorWrongStep);
    CHECK(table.answer(2, quietDrop(table, 2)) == None);
}

TEST_CASE("R33: where only one other player has a sarcophagus it is that one") {
    Table table = revealed(beforeCurse(3, "turns", true).tomb("camel1", 3, 4).tomb("mule1", 1, 3));
    table.play(1, rightClaims(table.state).front());
    CHECK(table.sampled() == "give camel1 4");
    table.chance("give camel1 4");
    CHECK(table.owner("camel1") == 1);
}

TEST_CASE("R33: the victim gives his lowest, whatever he found first") {
    Table table = revealed(beforeCurse(2, "turns", true)
                               .tomb("camel1", 2, 4)
                               .tomb("camel2", 2, 5)
                               .tomb("mule1", 2, 3)
                               .tomb("snake1", 1, 3));
    table.play(1, rightClaims(table.state).front());
    CHECK(table.sampled() == "give mule1 3");
    CHECK(table.could("give mule1 3"));
    CHECK_FALSE(table.could("give camel1 4"));
    CHECK_FALSE(table.could("give camel2 5"));
    CHECK_FALSE(table.could("give snake1 3"));
    CHECK_FALSE(table.could("give mule1 4"));
}

TEST_CASE("R33: of several equal ones the victim gives the oldest") {
    Table table = revealed(beforeCurse(2, "turns", true)
                               .tomb("cat1", 2, 4)
                               .tomb("mule1", 2, 3)
                               .tomb("camel1", 2, 3)
                               .tomb("hippo1", 2, 3));
    table.play(1, rightClaims(table.state).front());
    CHECK(table.sampled() == "give mule1 3");
    CHECK_FALSE(table.could("give camel1 3"));
    CHECK_FALSE(table.could("give hippo1 3"));
}

TEST_CASE("R33: what was handed over is the new owner's youngest") {
    Table table =
        revealed(beforeCurse(2, "turns", true).tomb("camel1", 2, 3).tomb("mule1", 1, 3).tomb("cat1", 1, 3));
    table.play(1, rightClaims(table.state).front()).chance("give camel1 3");
    const auto& taken = table.state.taken;
    CHECK(taken[tombNumber("camel1")] > taken[tombNumber("mule1")]);
    CHECK(taken[tombNumber("camel1")] > taken[tombNumber("cat1")]);
}

TEST_CASE("R33: a found curse leaves the game") {
    Table table = revealed(beforeCurse(2, "turns", true).tomb("camel1", 2, 3).tomb("mule1", 2, 3));
    table.play(1, rightClaims(table.state).front()).settle();
    CHECK((table.state.cursesLeft & (1U << 2U)) == 0);
    CHECK(std::popcount(table.state.cursesLeft) == 5);
    CHECK(table.asked() == "2");
    CHECK(table.state.step == Step::Drop);
}

TEST_CASE("R34: if nobody has a sarcophagus the curse goes without a word") {
    Table table(beforeCurse(2, "turns", true));
    table.play(1, "drop camel-camel h").chance("curse snake-hippo-ibis").chance("back card");
    CHECK(table.state.curse == noCurse);
    CHECK(table.sampled().starts_with("draw 1 "));
    table.settle();
    CHECK(table.state.step == Step::Drop);
    CHECK(table.asked() == "2");
}

TEST_CASE("R34: a player whose rivals have no sarcophagus is not asked, the others are") {
    Table table = revealed(beforeCurse(3, "turns", true).tomb("camel1", 1, 3));
    CHECK(table.asked() == "2");
    CHECK(table.state.step == Step::Search);
    table.play(2, "pass");
    table.play(2, quietDrop(table, 2)).settle();
    CHECK(table.asked() == "3");
    CHECK(table.state.step == Step::Search);
    table.play(3, rightClaims(table.state).front()).chance("give camel1 3");
    CHECK(table.owner("camel1") == 3);
}

TEST_CASE("R35b: a wrong claim is a legal move that achieves nothing") {
    Table table = revealed(beforeCurse(3, "turns", true).tomb("camel1", 2, 3).tomb("mule1", 3, 3));
    table.play(1, wrongClaim(table.state));
    CHECK(table.sampled().starts_with("draw 1 "));
    CHECK(table.owner("camel1") == 2);
    CHECK(table.owner("mule1") == 3);
    CHECK(table.state.curse == 2);
}

TEST_CASE("R35b: each following player has one attempt at the start of his turn, then the curse is gone") {
    const int seats = GENERATE(2, 3, 4);
    Position position = beforeCurse(seats, "turns", true);
    position.tomb("camel1", 1, 3).tomb("mule1", 2, 3);
    Table table = revealed(position);
    REQUIRE(table.asked() == "1");
    table.play(1, "pass").settle();
    for (int seat = 2; seat <= seats; ++seat) {
        REQUIRE(table.asked() == std::to_string(seat));
        CHECK(table.state.step == Step::Search);
        CHECK(table.ways(seat, "drop").empty());
        table.play(seat, seat == 3 ? wrongClaim(table.state) : "pass");
        CHECK(table.asked() == std::to_string(seat));
        CHECK(table.state.step == Step::Drop);
        CHECK((table.state.curse == noCurse) == (seat == seats));
        table.play(seat, quietDrop(table, seat)).settle();
    }
    CHECK(table.asked() == "1");
    CHECK(table.state.step == Step::Drop);
}

TEST_CASE("R35b: an attempt is on the wall as it is then, and a find is settled before the drop") {
    // No match yet; the card of seat 2 completes one, which seat 3 finds.
    Position position(3, "turns");
    position.hand(1, {"camel-camel"})
        .hand(2, {"cat-ibis"})
        .shaft('b', {"mule-snake"})
        .shaft('c', {"mule-hippo"})
        .fill(16, "bcdh", [](model::Wall wall) {
            const bool quiet = model::neighbours(wall, 0, 7).empty();
            wall.drop(0, 7);
            return quiet && model::matchesOf(wall, cursed(theCurse)).empty();
        });
    Table table =
        revealed(position.curses(everyCurseName, "snake").tomb("camel1", 2, 3).tomb("mule1", 1, 4));
    REQUIRE(rightClaims(table.state).empty());
    table.play(1, "pass").settle();
    table.play(2, "pass").play(2, "drop cat-ibis d").settle();
    CHECK(table.asked() == "3");
    table.play(3, "claim b1 c1 d1");
    table.play(3, "victim 1").chance("give mule1 4");
    CHECK(table.owner("mule1") == 3);
    CHECK(table.state.curse == noCurse);
    CHECK(table.asked() == "3");
    CHECK(table.state.step == Step::Drop);
    CHECK(table.cards(3) == 3);
}

TEST_CASE("R35a: the cells of a claim may be named in any order") {
    Table table = revealed(beforeCurse(2, "turns", true).tomb("camel1", 2, 3));
    const auto cells = model::matchesOf(model::wallOf(table.state), cursed(theCurse)).front();
    table.play(1, claimOf({cells[2], cells[0], cells[1]})).chance("give camel1 3");
    CHECK(table.owner("camel1") == 1);
}

TEST_CASE("R35c: a newly revealed curse ends the older one, and everybody may search again") {
    Table table = revealed(
        beforeCurse(3, "turns", false).tomb("camel1", 2, 3).tomb("mule1", 3, 3).tomb("cat1", 1, 3));
    table.play(1, "pass").chance(table.sampled()).chance("back snake");
    table.play(2, "pass").play(2, quietDrop(table, 2)).chance("curse ibis-cat-mule").settle();
    CHECK(table.state.curse == 5);
    CHECK(table.asked() == "2");
    table.play(2, "pass").settle();
    CHECK(table.asked() == "3");
    CHECK(table.state.curse == 5);
    table.play(3, "pass").play(3, quietDrop(table, 3)).settle();
    CHECK(table.asked() == "1");
    CHECK(table.state.step == Step::Search);
    table.play(1, "pass");
    CHECK(table.state.curse == noCurse);
    CHECK(table.state.step == Step::Drop);
}

TEST_CASE("R35c: with the fortieth card an open curse is gone, before the scarabs are moved") {
    Position position(4, "turns");
    position.hand(1, {"camel-mule"}).handSizes({3, 3, 2, 2}).fill(39, "", [](const model::Wall& wall) {
        return wall.floorOf(7) == 8 && model::neighbours(wall, cardNumber("camel-mule"), 7).empty();
    });
    position.curses("", "-").pillar("camel", 2, 1).pillar("mule", 1, 1);
    Table table(position.open(theCurse, "1 2").step("search").tomb("cat1", 2, 4).tomb("cat2", 1, 5));
    CHECK(table.asked() == "1");
    table.play(1, "pass").play(1, "drop camel-mule h");
    CHECK(table.state.curse == noCurse);
    CHECK(table.owner("camel1") == 1);
    table.chance("mummy camel1 3");
    CHECK(table.over());
    CHECK(table.owner("cat1") == 2);
}

TEST_CASE("R35: no out-of-turn input: in the turns form never more than one seat is asked, the mover") {
    FastRandom random(4);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        State state = begun(2 + static_cast<int>(seed % 3), "turns");
        while (!Luxor::pending(state).over()) {
            const Pending pending = Luxor::pending(state);
            if (pending.chance()) {
                Luxor::resolve(state, Luxor::sample(state, random));
                continue;
            }
            REQUIRE(pending.seats == SeatSet(seatAt(state.mover)));
            MoveList moves;
            Luxor::legalMoves(state, seatAt(state.mover), moves);
            Luxor::play(state, seatAt(state.mover),
                        moves[below(random, static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

} // namespace
} // namespace architects::luxor
