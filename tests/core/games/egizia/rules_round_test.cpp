#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

/// Builds the cheapest thing wherever the seat is asked to, with the worker it has.
void buildOne(Table& table) {
    const int seat = table.state.mover + 1;
    const Worker worker = !table.usedUp(seat, Blue) ? Blue : !table.usedUp(seat, Black) ? Black : Yellow;
    table.play(seat, work(worker));
    if (table.state.site == siteAbydos) {
        table.play(seat, look(1)).settle().play(seat, keepNone());
    } else {
        table.play(seat, build(static_cast<Square>(*table.offered(MoveKind::Build).begin())));
        table.play(seat, table.state.site == siteAmarna ? finish(Track::Quarry) : finish());
    }
}

TEST_CASE("45: ships still at one site bring 1 point, at two 3, at three 6, and then all ships go home") {
    Table table = afterSailing(
        Position(4).stones(1, 20).stones(2, 20).stones(3, 20),
        {{1, at::abydos}, {2, at::amarna}, {3, at::giza}, {1, at::amarna}, {2, at::giza}, {1, at::giza}});
    while (table.question() == Question::Build) {
        buildOne(table);
    }
    REQUIRE(table.state.round == 2);
    const auto sites = static_cast<std::size_t>(Source::Sites);
    CHECK(table.player(1).earned[sites] == 6);
    CHECK(table.player(2).earned[sites] == 3);
    CHECK(table.player(3).earned[sites] == 1);
    CHECK(table.player(4).earned[sites] == 0);
    for (int seat = 1; seat <= 4; ++seat) {
        CHECK(table.player(seat).ships == 8);
    }
    for (std::size_t site = 0; site < 3; ++site) {
        CHECK(table.queue(site).empty());
    }
}

TEST_CASE("45: the foremost moves first, one move each, so the other comes to lie behind him on a square") {
    Table table = afterSailing(Position(2).points(1, 4).points(2, 1).stones(1, 20).stones(2, 20),
                               {{1, at::amarna}, {2, at::amarna}, {2, at::giza}});
    table.play(1, work(Blue), build(obelisk(1)), finish(Track::Quarry));
    table.play(2, work(Blue), build(obelisk(2)), finish(Track::Quarry));
    REQUIRE(table.points(1) == 5);
    REQUIRE(table.points(2) == 2);
    // The last stone brings seat 2 to 3; then seat 1 gets 1 for one site, seat 2 gets 3 for two.
    table.play(2, work(Black), build(pyramid(1, 1)), finish());
    CHECK(table.points(1) == 6);
    CHECK(table.points(2) == 6);
    CHECK(table.order() == "12");
    CHECK(table.tiles() == "21");
}

TEST_CASE("46: the rearmost on the score track gets tile 1, the foremost the highest, stones are not given "
          "again") {
    Table table(Position(4).points(1, 5).points(2, 9).points(3, 0).points(4, 7).stones(1, 1));
    REQUIRE(table.tiles() == "1234");
    table.endRound();
    CHECK(table.tiles() == "3142");
    CHECK(table.stones(1) == 1 + 3);
    table.settle();
    CHECK(table.asked() == "3");
}

TEST_CASE("46: of two with as many points who arrived later is further behind and gets the lower tile") {
    Table table(Position(3).points(1, 5).points(2, 5).points(3, 5).track({2, 3, 1}));
    table.endRound();
    CHECK(table.tiles() == "132");
    Table start(Position(3).tiles({2, 3, 1}));
    start.endRound();
    CHECK(start.tiles() == "231"); // nobody moved
}

TEST_CASE("46: tiles change after round five too, before the final scoring") {
    Table table(Position(2).round(5).points(1, 5).points(2, 3));
    REQUIRE(table.tiles() == "12");
    table.endRound();
    CHECK(table.over());
    CHECK(table.tiles() == "21");
}

TEST_CASE("47: after the new tiles the owner of N27 may take one card that is left on the river") {
    Table table(Position(2).cards(1, {27}).points(1, 3).slot(1, 20).slot(2, 21).round(4));
    table.play(1, sail(at::ombos)).play(2, sail(at::nile2));
    table.endSailing();
    REQUIRE(table.question() == Question::Leftover);
    CHECK(table.asked() == "1");
    CHECK(table.tiles() == "21"); // the tiles of the next round
    CHECK(table.answer(1, take(0)) == EgiziaNoCardThere);
    CHECK(table.answer(1, take(10)) != None);
    const Card third = table.state.river[2];
    const int before = countIn(table.player(1).cards, third);
    table.play(1, take(2));
    CHECK(countIn(table.player(1).cards, third) == before + 1);
    CHECK(table.state.round == 5);
}

TEST_CASE("47: of two equal cards the one furthest upstream is taken for either") {
    Table table(Position(2).cards(1, {27}).slot(2, 21).slot(7, 21).round(4));
    table.endSailing();
    CHECK(table.answer(1, take(1)) == None);
    CHECK(table.answer(1, take(6)) == EgiziaSameCardUpstream);
}

TEST_CASE("47: he may as well take none, and one only") {
    Table table(Position(2).cards(1, {27}).round(4));
    table.endSailing();
    REQUIRE(table.question() == Question::Leftover);
    const CardSet before = table.player(1).cards;
    table.play(1, done());
    CHECK(table.player(1).cards == before);
    CHECK(table.state.round == 5);
}

TEST_CASE("47: cards for at once work at once, and points gained so do not change the tiles") {
    Table table(Position(2).cards(1, {27}).slot(3, 22).slot(4, 36).round(4));
    REQUIRE(table.tiles() == "12");
    table.endSailing();
    REQUIRE(table.question() == Question::Leftover);
    Table field = table;
    field.play(1, take(2));
    CHECK(field.points(1) == 3);
    CHECK(field.tiles() == "12");
    CHECK(field.owns(1, 22));
    table.play(1, take(3));
    CHECK(table.crew(1) == "2212");
    CHECK_FALSE(table.owns(1, 36));
}

TEST_CASE("47: N27 works in round five too: N44 is asked for, N37 and N38 can still be played") {
    Table table(Position(2).cards(1, {27}).slot(1, 44).slot(2, 38).round(5).stones(1, 4));
    table.endSailing();
    REQUIRE(table.question() == Question::Leftover);
    Table trained = table;
    trained.play(1, take(0));
    CHECK(trained.question() == Question::Train);
    trained.play(1, train(Blue), train(Blue));
    CHECK(trained.crew(1) == "3112");
    table.play(1, take(1));
    CHECK(table.question() == Question::Close);
    table.play(1, sell(7));
    CHECK(table.points(1) == 7);
}

TEST_CASE("47: with an empty river the owner of N27 is not asked, nor is anybody without it") {
    Table table(Position(2).round(4));
    table.endSailing();
    CHECK(table.question() != Question::Leftover);
    CHECK(table.state.round == 5);
}

TEST_CASE("47: what is left on the river after that is gone") {
    Table table(Position(2).cards(1, {27}).round(4));
    table.endSailing().play(1, take(5));
    for (const Card card : table.state.river) {
        CHECK(card == noCard);
    }
}

} // namespace
} // namespace architects::egizia
