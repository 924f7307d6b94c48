#include "tests/core/games/luxor/rules_curses.h"

#include "core/games/luxor/notation.h"

namespace architects::luxor {
namespace {

Position race(int seats, bool match) {
    return beforeCurse(seats, "race", match).tomb("camel1", 1, 3).tomb("mule1", 2, 4);
}
Position quick(int seats, bool match) {
    return beforeCurse(seats, "quick", match);
}

TEST_CASE("R35e: in a race everybody searches at once") {
    const int seats = GENERATE(2, 3, 4);
    const bool match = GENERATE(true, false);
    const Table table = revealed(race(seats, match));
    CHECK(table.asked() == (seats == 2 ? "1.2" : seats == 3 ? "1.2.3" : "1.2.3.4"));
    for (int seat = 1; seat <= seats; ++seat) {
        CHECK(table.answer(seat, "pass") == None);
        CHECK(table.ways(seat, "claim").size() == lineClaims(table.state, true).size());
    }
}

TEST_CASE("R35e: the first right claim wins, whosoever it is, and then the drawer goes on drawing") {
    Table table = revealed(race(3, true));
    table.play(3, rightClaims(table.state).front());
    CHECK(table.asked() == "3");
    CHECK(table.answer(1, rightClaims(table.state).front()) == NotYourTurn);
    CHECK(table.moves(1).empty());
    table.play(3, "victim 1").chance("give camel1 3");
    CHECK(table.owner("camel1") == 3);
    CHECK(table.state.curse == noCurse);
    CHECK(table.sampled().starts_with("draw 1 "));
    table.settle();
    CHECK(table.cards(1) == 3);
    CHECK(table.asked() == "2");
    CHECK(table.state.step == Step::Drop);
}

TEST_CASE("R35e: a wrong claim locks that player out, the others search on") {
    Table table = revealed(race(3, true));
    table.play(2, wrongClaim(table.state));
    CHECK(table.asked() == "1.3");
    CHECK(table.moves(2).empty());
    table.play(3, "pass");
    CHECK(table.asked() == "1");
    table.play(1, rightClaims(table.state).back()).chance("give mule1 4");
    CHECK(table.owner("mule1") == 1);
}

TEST_CASE("R35e: when all have failed the curse is gone for good, and nobody is asked in later turns") {
    Table table = revealed(race(3, true));
    table.play(3, "pass").play(1, wrongClaim(table.state)).play(2, "pass");
    CHECK(table.state.curse == noCurse);
    CHECK(table.sampled().starts_with("draw 1 "));
    table.settle();
    CHECK(table.asked() == "2");
    CHECK(table.state.step == Step::Drop);
    table.play(2, quietDrop(table, 2)).settle();
    CHECK(table.state.step == Step::Drop);
    CHECK(table.asked() == "3");
    CHECK(table.owner("camel1") == 1);
    CHECK(table.owner("mule1") == 2);
}

TEST_CASE("R35e: in a race too a player whose rivals have nothing is not asked") {
    const Table table = revealed(beforeCurse(3, "race", true).tomb("camel1", 2, 3));
    CHECK(table.asked() == "1.3");
}

TEST_CASE("R34: in a race too a curse goes without a word if nobody has a sarcophagus") {
    Table table(beforeCurse(3, "race", true));
    table.play(1, "drop camel-camel h").chance("curse snake-hippo-ibis").chance("back card");
    CHECK(table.state.curse == noCurse);
    CHECK(table.sampled().starts_with("draw 1 "));
}

TEST_CASE("R31, R35e: in a race too curses may follow each other, and who was locked out searches again") {
    Table table(race(3, false));
    table.play(1, "drop camel-camel h").chance("curse snake-hippo-ibis").chance("back snake");
    table.play(2, wrongClaim(table.state)).play(1, "pass").play(3, "pass");
    table.chance("curse ibis-cat-mule").chance("back card");
    CHECK(table.asked() == "1.2.3");
}

TEST_CASE("R33: in a race the finder cannot curse himself, nor one who has nothing") {
    Table table = revealed(race(4, true).tomb("snake1", 3, 3));
    table.play(2, rightClaims(table.state).front());
    CHECK(table.answer(2, "victim 2") == LuxorNotAVictim);
    CHECK(table.answer(2, "victim 4") == LuxorNotAVictim);
    CHECK(table.answer(2, "victim 1") == None);
    CHECK(table.answer(2, "victim 3") == None);
}

TEST_CASE("R35e: quick: if there is a match the drawer has found it, and only the victim is asked for") {
    Table table = revealed(quick(3, true).tomb("camel1", 2, 3).tomb("mule1", 3, 4));
    CHECK(table.asked() == "1");
    CHECK(table.moves(1).size() == 2);
    table.play(1, "victim 3").chance("give mule1 4").settle();
    CHECK(table.owner("mule1") == 1);
    CHECK(table.asked() == "2");
    CHECK(table.state.step == Step::Drop);
    CHECK(table.state.curse == noCurse);
}

TEST_CASE("R35e: quick: with one possible victim nobody is asked anything") {
    Table table = revealed(quick(3, true).tomb("camel1", 2, 3).tomb("camel2", 2, 5).tomb("mule1", 1, 4));
    CHECK(table.owner("camel1") == 1);
    CHECK(table.owner("camel2") == 2);
    CHECK(table.asked() == "2");
    CHECK(table.cards(1) == 3);
}

TEST_CASE("R34, R35e: quick: without a match, or without a victim, the curse is gone without effect") {
    for (const Position& position : {quick(3, false).tomb("camel1", 2, 3).tomb("mule1", 3, 4),
                                     quick(3, true).tomb("camel1", 1, 3), quick(3, true)}) {
        Table table = revealed(position);
        CHECK(table.asked() == "2");
        CHECK(table.state.step == Step::Drop);
        CHECK(table.state.curse == noCurse);
        CHECK(table.owner("camel1") == (position.text().find("tomb camel1 2") != std::string::npos   ? 2
                                        : position.text().find("tomb camel1 1") != std::string::npos ? 1
                                                                                                     : 0));
        CHECK(std::popcount(table.state.cursesLeft) == 5);
    }
}

TEST_CASE("R35: a claim cannot be taken back, a pass can") {
    const std::string_view rule = GENERATE("turns", "race");
    const Table table = revealed(beforeCurse(3, rule, true).tomb("camel1", 1, 3).tomb("mule1", 2, 4));
    const auto reveals = [&](const std::string& text) {
        return Luxor::reveals(table.state, Seat::First, Luxor::read(Seat::First, text)->move());
    };
    CHECK(reveals(rightClaims(table.state).front()));
    CHECK(reveals(wrongClaim(table.state)));
    CHECK_FALSE(reveals("pass"));
}

TEST_CASE("R30 to R35: with every rule a whole match goes through all curses that come up, and ends") {
    const std::string_view rule = GENERATE("turns", "race", "quick");
    const int seats = GENERATE(2, 3, 4);
    int found = 0;
    int shown = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Table table(begun(seats, rule));
        FastRandom random(seed);
        while (!table.over()) {
            if (table.chancePending()) {
                const std::string text = table.sampled(random.next64());
                found += text.starts_with("give") ? 1 : 0;
                shown += text.starts_with("curse") ? 1 : 0;
                table.chance(text);
                continue;
            }
            const int seat = table.asked()[0] - '0';
            const auto right = table.state.step == Step::Search
                                   ? rightClaims(table.state, curseName(table.state.curse))
                                   : std::vector<std::string>{};
            if (!right.empty()) {
                table.play(seat, right.front());
                continue;
            }
            const auto moves = table.moves(seat);
            const Move move = moves[below(random, static_cast<std::uint32_t>(moves.size()))];
            table.play(seat, Luxor::write(Entry::of(seatAt(seat - 1), move)));
        }
        CHECK(table.state.curse == noCurse);
    }
    // Five to six curses come up in a match, and for more than half of them there is a match.
    CHECK(shown > 12 * 4);
    CHECK(found > 12);
}

} // namespace
} // namespace architects::luxor
