#include "tests/core/games/egizia/rules_kit.h"

#include <map>

namespace architects::egizia {
namespace {

Table begun(int seats, bool startSphinx = false) {
    return Table(Egizia::start(setupOf(seats, startSphinx)));
}
Table dealtTo(int seats) {
    return begun(seats).settle();
}

TEST_CASE("1: chance gives turn tiles 1 to n for n players, each once, in any order") {
    const int seats = GENERATE(2, 3, 4);
    std::set<std::string> met;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Table table = begun(seats);
        REQUIRE(table.question() == Question::Tiles);
        FastRandom random(seed);
        table.chance(Egizia::sample(table.state, random));
        std::string sorted = table.tiles();
        met.insert(sorted);
        std::ranges::sort(sorted);
        CHECK(sorted == std::string("1234").substr(0, static_cast<std::size_t>(seats)));
    }
    CHECK(met.size() == (seats == 2 ? 2 : seats == 3 ? 6 : 24));
}

TEST_CASE("1: no seat can have two tiles, and no seat can be left out") {
    const Table table = begun(3);
    CHECK(table.could(tilesAre({2, 0, 1, 0})));
    CHECK_FALSE(table.could(tilesAre({0, 0, 1, 0})));
    CHECK_FALSE(table.could(tilesAre({0, 1, 3, 0})));
    CHECK_FALSE(table.could(tilesAre({0, 1, 2, 3})));
    CHECK(begun(4).could(tilesAre({3, 2, 1, 0})));
    CHECK_FALSE(begun(4).could(tilesAre({3, 2, 1, 1})));
}

TEST_CASE("2: all start at 0 points, tile 1 rearmost and the highest tile foremost") {
    const Table table(Position(4).tiles({3, 1, 4, 2}));
    for (int seat = 1; seat <= 4; ++seat) {
        CHECK(table.points(seat) == 0);
    }
    CHECK(table.order() == "2413");
    CHECK(table.tiles() == "3142");
}

TEST_CASE("2: tile 1 starts with two stones, tile 2 with three, tile 3 with four, tile 4 with five") {
    const Table table(Position(4).tiles({3, 1, 4, 2}));
    CHECK(table.stones(3) == 2);
    CHECK(table.stones(1) == 3);
    CHECK(table.stones(4) == 4);
    CHECK(table.stones(2) == 5);
}

TEST_CASE(
    "Setup: workers 1 1 1 and a foreman of 2, both tracks on the first square, the flood in the centre, "
    "eight ships, no cards") {
    const int seats = GENERATE(2, 3, 4);
    const Table table = dealtTo(seats);
    for (int seat = 1; seat <= seats; ++seat) {
        CHECK(table.crew(seat) == "1112");
        CHECK(table.quarry(seat) == 1);
        CHECK(table.market(seat) == 1);
        CHECK(table.player(seat).ships == 8);
        CHECK(table.player(seat).cards == 0);
        CHECK(table.player(seat).squares == 0);
        CHECK(grainSupply(table.state, seat - 1, Flood::Left) == 6);
        CHECK(stonesProduced(table.state, seat - 1) == 3);
    }
    CHECK(table.state.flood == Flood::Centre);
    CHECK(table.state.round == 1);
}

TEST_CASE("Setup: the first four tombs are turned up, the other eight lie face down") {
    const Table table = dealtTo(2);
    CHECK(tombsTurned(table.state) == 4);
    for (std::size_t place = 0; place < 12; ++place) {
        CHECK((table.state.tombs[place] != 0) == (place < 4));
    }
}

TEST_CASE("Setup: a tomb can have any value of which a tile is left, in the order of the places") {
    Table table = begun(2);
    while (table.question() != Question::Tomb) {
        FastRandom random(1);
        table.chance(Egizia::sample(table.state, random));
    }
    CHECK_FALSE(table.could(tombIs(1, 3)));
    CHECK_FALSE(table.could(tombIs(0, 0)));
    CHECK_FALSE(table.could(tombIs(0, 7)));
    for (int value = 1; value <= 6; ++value) {
        CHECK(table.could(tombIs(0, value)));
    }
    table.chance(tombIs(0, 6));
    CHECK_FALSE(table.could(tombIs(1, 6))); // there is one only
    CHECK_FALSE(table.could(tombIs(0, 5)));
    table.chance(tombIs(1, 2)).chance(tombIs(2, 2)).chance(tombIs(3, 2));
    CHECK(table.question() != Question::Tomb);
}

TEST_CASE("3: nobody starts with a Sphinx card") {
    const Table table = dealtTo(4);
    for (int seat = 1; seat <= 4; ++seat) {
        CHECK(handCount(table.player(seat)) == 0);
    }
    CHECK(sphinxDeck(table.state) == 29);
}

TEST_CASE("5: strength never exceeds nine: what is too much is lost, the camp may still be used") {
    Table table(Position().strength(1, 9, 8, 9, 9));
    table.play(1, sail(at::thebae));
    CHECK(table.crew(1) == "9999");
    table.play(2, pass());
    table.play(1, sail(at::passalon), floodTo(Flood::Centre));
    CHECK(table.crew(1) == "9999");
    CHECK(table.asked() == "1");
    table.play(1, sail(at::selinon));
    CHECK(table.crew(1) == "9999");
}

TEST_CASE(
    "5: a worker at nine cannot be chosen, when all are at nine the strength is lost without a word") {
    Table one(Position().strength(1, 9, 9, 8, 9).stones(1, 0));
    one.play(1, sail(at::alyi));
    CHECK(one.question() == Question::Train);
    CHECK(one.offered(MoveKind::Train) == std::set<int>{Yellow});
    CHECK(one.answer(1, train(Blue)) == EgiziaWorkerAtNine);
    CHECK(one.answer(1, train(Foreman)) == EgiziaWorkerAtNine);
    one.play(1, train(Yellow));
    CHECK(one.crew(1) == "9999");
    CHECK(one.stones(1) == 2);
    Table all(Position().strength(1, 9, 9, 9, 9).stones(1, 0));
    all.play(1, sail(at::alyi));
    CHECK(all.stones(1) == 2);
    CHECK(all.asked() == "2");
}

TEST_CASE("5: cards for at once may be taken though no strength can rise") {
    Table table(Position().slot(1, 36).strength(1, 9, 9, 1, 2));
    table.play(1, sail(at::ombos));
    CHECK(table.crew(1) == "9912");
    CHECK(table.asked() == "2");
}

TEST_CASE("6: nobody ever has more than 25 stones: the camp of Alyi") {
    Table table(Position().stones(1, 24));
    table.play(1, sail(at::alyi), train(Blue));
    CHECK(table.stones(1) == 25);
}

TEST_CASE("6: nobody ever has more than 25 stones: the field of nine") {
    Table table(Position().stones(1, 22).slot(1, 23));
    table.play(1, sail(at::ombos));
    CHECK(table.stones(1) == 25);
}

TEST_CASE("6: nobody ever has more than 25 stones: the end of the quarry track") {
    Table table(Position().stones(1, 21).quarry(1, 5).slot(1, 18));
    table.play(1, sail(at::ombos));
    CHECK(table.stones(1) == 25);
    CHECK(table.quarry(1) == 5);
}

TEST_CASE("6: nobody ever has more than 25 stones: N37, and at 25 it is not played for nothing") {
    Table table(Position().stones(1, 20).cards(1, {37}));
    table.play(1, playCard(nile(37)));
    CHECK(table.stones(1) == 25);
    CHECK_FALSE(table.owns(1, 37));
    const Table full(Position().stones(1, 25).cards(1, {37}));
    CHECK(full.answer(1, playCard(nile(37))) == EgiziaStonesFull);
}

TEST_CASE("6: nobody ever has more than 25 stones: phase 4") {
    Table table(Position().stones(1, 23).stones(2, 22));
    table.endRound();
    CHECK(table.stones(1) == 25);
    CHECK(table.stones(2) == 25);
}

TEST_CASE("7: stones on the board are never short: somebody with 24 of them goes on building") {
    Table table = afterSailing(
        Position().built(1, obelisk(1), obelisk(12)).built(1, tomb(1), tomb(12)).strength(1, 4, 1, 1, 1),
        {{1, at::giza}});
    table.play(1, work(Blue), build(pyramid(1, 1)), build(pyramid(1, 2)), finish());
    CHECK(std::popcount(table.player(1).squares) == 26);
}

TEST_CASE("8: with three players a site has two places, the third ship goes to the reserve") {
    Table table(Position(3));
    table.play(1, sail(at::giza)).play(2, sail(at::giza)).play(3, sail(at::giza));
    CHECK(table.queue(siteGiza) == "123");
    CHECK_FALSE(inReserve(table.state, siteGiza, 0));
    CHECK_FALSE(inReserve(table.state, siteGiza, 1));
    CHECK(inReserve(table.state, siteGiza, 2));
}

TEST_CASE("8: with four players a site has three places, with two nobody is ever in reserve") {
    Table four(Position(4));
    four.play(1, sail(at::giza)).play(2, sail(at::giza)).play(3, sail(at::giza)).play(4, sail(at::giza));
    CHECK_FALSE(inReserve(four.state, siteGiza, 2));
    CHECK(inReserve(four.state, siteGiza, 3));
    Table two(Position(2));
    two.play(1, sail(at::giza)).play(2, sail(at::giza));
    CHECK_FALSE(inReserve(two.state, siteGiza, 0));
    CHECK_FALSE(inReserve(two.state, siteGiza, 1));
}

TEST_CASE("9: the first card goes to Ombos, the next one bend of cards further down, ten in all") {
    Table table = begun(2);
    while (table.question() != Question::Deal) {
        FastRandom random(1);
        table.chance(Egizia::sample(table.state, random));
    }
    const std::array<int, 10> cards{7, 8, 8, 8, 2, 2, 18, 17, 16, 15};
    for (std::size_t slot = 0; slot < 10; ++slot) {
        CHECK_FALSE(table.could(dealCard((slot + 1) % 10, nile(cards[slot]))));
        CHECK_FALSE(table.could(dealCard(slot, nile(19)))); // of another deck
        table.chance(dealCard(slot, nile(cards[slot])));
        CHECK(table.state.river[slot] == nile(cards[slot]));
    }
    CHECK(table.question() == Question::Sail);
}

TEST_CASE("9: a card comes no oftener than there are copies of it") {
    Table table = begun(2);
    while (table.question() != Question::Deal) {
        FastRandom random(1);
        table.chance(Egizia::sample(table.state, random));
    }
    table.chance(dealCard(0, nile(8))).chance(dealCard(1, nile(8)));
    CHECK(table.could(dealCard(2, nile(8))));
    table.chance(dealCard(2, nile(8)));
    CHECK_FALSE(table.could(dealCard(3, nile(8))));
    table.chance(dealCard(3, nile(15)));
    CHECK_FALSE(table.could(dealCard(4, nile(15))));
    CHECK_FALSE(table.could(dealCard(4, cardCount)));
    CHECK_FALSE(table.could(dealCard(4, 200)));
}

TEST_CASE("9: what nobody took leaves the game when the round ends, and never comes again") {
    Table table(Position().slot(1, 18).slot(2, 17));
    const CardSet first = table.state.dealt;
    table.endRound();
    REQUIRE(table.state.round == 2);
    table.settle();
    for (const Card card : table.state.river) {
        CHECK(card != nile(18));
        CHECK(card != nile(17));
        CHECK(countIn(table.state.dealt, card) > 0);
    }
    CHECK((table.state.dealt & first) == first);
    CHECK(std::popcount(table.state.dealt) == 20);
}

TEST_CASE(
    "9: rounds 1 and 2 deal the first deck, 3 and 4 the second, 5 the last, what is left in it is gone") {
    const int seats = GENERATE(2, 3, 4);
    Table table = begun(seats);
    std::map<int, CardSet> byRound;
    FastRandom random(7);
    while (table.question() != Question::Show && !table.over()) {
        if (table.chancePending()) {
            const Outcome outcome = Egizia::sample(table.state, random);
            if (outcome.kind == static_cast<std::uint8_t>(ChanceKind::Deal)) {
                const auto card = static_cast<int>(outcome.arg[1]) + 1;
                const int deck = card <= 18 ? 1 : card <= 36 ? 3 : 5;
                const int round = table.state.round;
                CHECK((round == deck || (round == deck + 1 && deck < 5)));
                byRound[round] = with(byRound[round], static_cast<Card>(outcome.arg[1]));
            }
            table.chance(outcome);
        } else {
            table.endRound();
        }
    }
    REQUIRE(byRound.size() == 5);
    for (int round = 1; round <= 5; ++round) {
        CHECK(std::popcount(byRound[round]) == 10);
    }
    CHECK(std::popcount(table.state.dealt) == 50);
}

} // namespace
} // namespace architects::egizia
