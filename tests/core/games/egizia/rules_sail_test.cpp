#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

TEST_CASE("10: ships are placed one at a time in the order of the turn tiles, round and round") {
    Table table(Position(3).tiles({2, 3, 1}));
    CHECK(table.asked() == "2");
    table.play(2, sail(at::ombos));
    CHECK(table.asked() == "3");
    table.play(3, sail(at::edfu));
    CHECK(table.asked() == "1");
    table.play(1, sail(at::nile2));
    CHECK(table.asked() == "2");
}

TEST_CASE(
    "10: the first ship of a round may go anywhere, every other strictly downstream of the last one") {
    Table table(Position(2));
    CHECK(table.offered(MoveKind::Sail) == allBends);
    table.play(1, sail(at::selinon)).play(2, sail(at::heliopolis), floodTo(Flood::Centre));
    CHECK(table.asked() == "1");
    CHECK(table.offered(MoveKind::Sail) == without(downstreamOf(at::selinon), {at::heliopolis}));
    CHECK(table.answer(1, sail(at::nile5)) == EgiziaOnlyDownstream);
    CHECK(table.answer(1, sail(at::ombos)) == EgiziaOnlyDownstream);
    CHECK(table.answer(1, sail(at::selinon)) != None);
    table.play(1, sail(at::nile9));
    CHECK(table.offered(MoveKind::Sail) == std::set<int>{at::giza, at::nile10});
}

TEST_CASE("10: what others placed does not bind: only one's own last ship counts") {
    Table table(Position(2));
    table.play(1, sail(at::giza));
    CHECK(table.offered(MoveKind::Sail) == allBends);
    table.play(2, sail(at::ombos));
    CHECK(table.offered(MoveKind::Sail) == downstreamOf(at::giza));
}

TEST_CASE("10: in the next round ships start from the source again") {
    Table table(Position(2));
    table.play(1, sail(at::heliopolis), floodTo(Flood::Centre));
    table.endRound();
    REQUIRE(table.state.round == 2);
    table.settle();
    CHECK(table.offered(MoveKind::Sail) == allBends);
}

TEST_CASE("11: passing is always allowed, final for the round, and the others go on") {
    Table table(Position(3));
    CHECK(table.answer(1, pass()) == None);
    table.play(1, pass()).play(2, sail(at::ombos)).play(3, sail(at::edfu));
    CHECK(table.asked() == "2");
    table.play(2, sail(at::nile2)).play(3, pass());
    CHECK(table.asked() == "2");
    table.play(2, sail(at::nile3));
    CHECK(table.asked() == "2");
    table.play(2, pass());
    CHECK(table.state.round == 2);
}

TEST_CASE("11: who has no bend left has passed without a word") {
    Table table(Position(2));
    table.play(1, sail(at::heliopolis), floodTo(Flood::Centre)).play(2, sail(at::ombos));
    CHECK(table.asked() == "2");
    table.play(2, sail(at::edfu));
    CHECK(table.asked() == "2");
    // Below Giza only the card is left.
    table.play(2, sail(at::giza));
    CHECK(table.offered(MoveKind::Sail) == std::set<int>{at::nile10});
    table.play(2, sail(at::nile10));
    CHECK(table.question() != Question::Sail);
}

TEST_CASE("11: each has eight ships in a round, and without one left has passed") {
    Table table(Position(2));
    table.play(1, pass());
    for (const Bend bend : {at::ombos, at::edfu, at::nile2, at::thebae, at::nile3, at::abydos, at::nile4}) {
        table.play(2, sail(bend));
    }
    CHECK(table.player(2).ships == 1);
    CHECK(table.question() == Question::Sail);
    table.play(2, sail(at::nile5));
    CHECK(table.question() != Question::Sail);
    CHECK(table.player(2).ships == 7); // that at Abydos is still there
}

TEST_CASE("12: where a ship lies no other may go, but for the sites") {
    Table table(Position(3));
    table.play(1, sail(at::ombos));
    CHECK(table.answer(2, sail(at::ombos)) == EgiziaBendTaken);
    table.play(2, sail(at::thebae));
    CHECK(table.answer(3, sail(at::thebae)) == EgiziaBendTaken);
    table.play(3, sail(at::abydos));
    CHECK(table.answer(1, sail(at::abydos)) == None);
    CHECK(table.answer(1, sail(at::thebae)) == EgiziaBendTaken);
    CHECK(table.offered(MoveKind::Sail) == without(downstreamOf(at::ombos), {at::thebae}));
}

TEST_CASE("12: at a site each has one ship at most") {
    Table table(Position(2).cards(1, {26}));
    table.play(1, sail(at::abydos)).play(2, pass());
    table.play(1, sail(at::amarna));
    CHECK(table.answer(1, sail(at::abydos)) == EgiziaOneShipPerSite);
    CHECK(table.answer(1, sail(at::ombos)) == None);
}

TEST_CASE("12: a bend that does not exist is none") {
    const Table table(Position(2));
    CHECK(table.answer(1, sail(20)) == EgiziaNoSuchBend);
    CHECK(table.answer(1, sail(255)) == EgiziaNoSuchBend);
}

TEST_CASE("13: ships take the places of a site from the Nile on in the order of their arrival") {
    Table table(Position(4).tiles({3, 1, 4, 2}));
    table.play(3, sail(at::ombos))
        .play(1, sail(at::amarna))
        .play(4, sail(at::edfu))
        .play(2, sail(at::amarna));
    table.play(3, sail(at::amarna)).play(1, pass()).play(4, sail(at::amarna));
    CHECK(table.queue(siteAmarna) == "1234");
    CHECK(placeAt(table.state, siteAmarna, 0) == 0);
    CHECK(placeAt(table.state, siteAmarna, 1) == 1);
    CHECK(placeAt(table.state, siteAmarna, 2) == 2);
    CHECK(placeAt(table.state, siteAmarna, 3) == 3);
    CHECK(placeAt(table.state, siteGiza, 0) == -1);
}

TEST_CASE("14: at a full site ships queue in reserve, and the next ship goes below it") {
    Table table(Position(3));
    table.play(1, sail(at::amarna)).play(2, sail(at::amarna)).play(3, sail(at::amarna));
    CHECK(inReserve(table.state, siteAmarna, 2));
    table.play(1, pass()).play(2, pass());
    CHECK(table.offered(MoveKind::Sail) == downstreamOf(at::amarna));
    CHECK(table.player(3).ships == 7);
}

TEST_CASE("15: a card is taken from the river, and a ship lies in its place") {
    Table table(Position(2).slot(1, 7));
    table.play(1, sail(at::ombos));
    CHECK(table.owns(1, 7));
    CHECK(table.state.river[0] == noCard);
    CHECK((table.state.ships[at::ombos] & 1U) != 0);
    CHECK(table.player(1).ships == 7);
    CHECK(table.asked() == "2");
}

TEST_CASE("15: a card for at once works as it is taken, and leaves the game") {
    Table table(Position(2).slot(1, 17).slot(2, 18));
    table.play(1, sail(at::ombos));
    CHECK(table.market(1) == 3);
    CHECK_FALSE(table.owns(1, 17));
    table.play(2, sail(at::nile2));
    CHECK(table.quarry(2) == 3);
    CHECK_FALSE(table.owns(2, 18));
}

TEST_CASE("15: a card for at once may be taken though it does nothing") {
    Table table(Position(2).slot(1, 39).slot(2, 40));
    table.play(1, sail(at::ombos)).play(2, sail(at::nile2));
    CHECK(table.points(1) == 0);
    CHECK(table.points(2) == 0);
    CHECK(table.asked() == "1");
}

TEST_CASE("15: fields of 6 to 9 do what they do once, as they are taken") {
    Table early(Position(2).round(1).slot(1, 5).slot(2, 6));
    early.play(1, sail(at::ombos)).play(2, sail(at::nile2));
    CHECK(early.market(1) == 2);
    CHECK(early.quarry(1) == 1);
    CHECK(early.quarry(2) == 2);
    CHECK(early.market(2) == 1);
    CHECK(early.owns(1, 5));
    CHECK(early.owns(2, 6));
    Table late(Position(2).slot(1, 22).slot(2, 23).stones(2, 1));
    late.play(1, sail(at::ombos)).play(2, sail(at::nile2));
    CHECK(late.points(1) == 3);
    CHECK(late.stones(2) == 5);
    CHECK(late.points(2) == 0);
    CHECK(late.owns(1, 22));
    CHECK(late.owns(2, 23));
    late.endRound();
    CHECK(late.points(1) == 3);
}

TEST_CASE("15: an empty bend of cards is no place for a ship") {
    Table table(Position(2).cards(1, {37})); // its slot is empty
    const auto slot =
        static_cast<std::size_t>(std::ranges::find(table.state.river, noCard) - table.state.river.begin());
    REQUIRE(slot < 10);
    CHECK(table.answer(1, sail(static_cast<Bend>(2 * slot))) == EgiziaNoCardThere);
}

TEST_CASE("16: Edfu moves both markers down by one") {
    Table table(Position(2));
    table.play(1, sail(at::edfu));
    CHECK(table.quarry(1) == 2);
    CHECK(table.market(1) == 2);
    CHECK(table.quarry(2) == 1);
    CHECK(table.asked() == "2");
}

TEST_CASE("16: Thebae trains blue and black, Selinon black and yellow, Beni Hasan blue and yellow") {
    Table table(Position(2));
    table.play(1, sail(at::thebae)).play(2, pass());
    CHECK(table.crew(1) == "2212");
    table.play(1, sail(at::selinon));
    CHECK(table.crew(1) == "2322");
    table.play(1, sail(at::beniHasan));
    CHECK(table.crew(1) == "3332");
    CHECK(table.crew(2) == "1112");
}

TEST_CASE("16: Passalon and Heliopolis train the foreman, and the flood may move or stay") {
    for (const Bend camp : {at::passalon, at::heliopolis}) {
        for (const Flood flood : {Flood::Left, Flood::Centre, Flood::Right}) {
            Table table(Position(2));
            table.play(1, sail(camp));
            CHECK(table.crew(1) == "1113");
            CHECK(table.question() == Question::Flood);
            CHECK(table.offered(MoveKind::MoveFlood) == std::set<int>{0, 1, 2});
            table.play(1, floodTo(flood));
            CHECK(table.state.flood == flood);
            CHECK(table.asked() == "2");
        }
    }
}

TEST_CASE("16: Alyi trains any one worker and brings two stones") {
    for (const Worker worker : {Blue, Black, Yellow, Foreman}) {
        Table table(Position(2).stones(1, 1));
        table.play(1, sail(at::alyi));
        CHECK(table.question() == Question::Train);
        CHECK(table.asked() == "1");
        table.play(1, train(worker));
        CHECK(table.strength(1, worker) == (worker == Foreman ? 3 : 2));
        CHECK(table.stones(1) == 3);
        CHECK(table.asked() == "2");
    }
}

TEST_CASE("17: the flood moves exactly one step, from an end to the centre alone") {
    for (const Flood end : {Flood::Left, Flood::Right}) {
        const Flood other = end == Flood::Left ? Flood::Right : Flood::Left;
        Table table(Position(2).flood(end));
        table.play(1, sail(at::passalon));
        CHECK(table.answer(1, floodTo(other)) == EgiziaFloodOneStep);
        CHECK(table.answer(1, floodTo(end)) == None);
        table.play(1, floodTo(Flood::Centre));
        CHECK(table.state.flood == Flood::Centre);
        CHECK(table.asked() == "2");
    }
}

TEST_CASE("18: a worker of one's choice may be the foreman, there are four and no fifth") {
    Table table(Position(2));
    table.play(1, sail(at::alyi));
    CHECK(table.offered(MoveKind::Train) == std::set<int>{Blue, Black, Yellow, Foreman});
    CHECK(table.answer(1, train(static_cast<Worker>(4))) == EgiziaNoSuchWorker);
    CHECK(table.answer(1, pass()) == EgiziaWrongStep);
    CHECK(table.answer(1, done()) == EgiziaWrongStep);
}

TEST_CASE(
    "18: N44 gives two strengths to workers of one's choice, to one or to two, the foreman included") {
    Table same(Position(2).slot(1, 44));
    same.play(1, sail(at::ombos), train(Foreman), train(Foreman));
    CHECK(same.crew(1) == "1114");
    CHECK(same.asked() == "2");
    Table two(Position(2).slot(1, 44));
    two.play(1, sail(at::ombos), train(Yellow), train(Foreman));
    CHECK(two.crew(1) == "1123");
    CHECK_FALSE(two.owns(1, 44));
}

TEST_CASE("18: N36 trains blue and black, N45 blue, black and yellow, and nobody else") {
    Table middle(Position(2).slot(1, 36));
    middle.play(1, sail(at::ombos));
    CHECK(middle.crew(1) == "2212");
    Table last(Position(2).slot(1, 45));
    last.play(1, sail(at::ombos));
    CHECK(last.crew(1) == "2222");
}

TEST_CASE(
    "19: arriving on the last square of the quarry brings three stones, every step forgone three more") {
    struct Case {
        int from;
        int stones;
    };
    for (const Case& c : {Case{1, 0}, Case{2, 0}, Case{3, 3}, Case{4, 6}, Case{5, 6}}) {
        const int card = GENERATE(18, 43);
        INFO("from " << c.from << " with N" << card);
        Table table(Position(2).slot(1, card).quarry(1, c.from).stones(1, 0));
        table.play(1, sail(at::ombos));
        CHECK(table.quarry(1) == std::min(5, c.from + 2));
        CHECK(table.stones(1) == c.stones);
        CHECK(table.market(1) == 1);
        CHECK(table.points(1) == 0);
    }
}

TEST_CASE("19: arriving on the last square of the market brings two points, every step forgone two more") {
    struct Case {
        int from;
        int points;
    };
    for (const Case& c : {Case{1, 0}, Case{2, 0}, Case{3, 2}, Case{4, 4}, Case{5, 4}}) {
        const int card = GENERATE(17, 42);
        INFO("from " << c.from << " with N" << card);
        Table table(Position(2).slot(1, card).market(1, c.from).stones(1, 0));
        table.play(1, sail(at::ombos));
        CHECK(table.market(1) == std::min(5, c.from + 2));
        CHECK(table.points(1) == c.points);
        CHECK(table.quarry(1) == 1);
        CHECK(table.stones(1) == 0);
    }
}

TEST_CASE("19: Edfu at the end of both tracks brings three stones and two points") {
    Table table(Position(2).quarry(1, 5).market(1, 4).stones(1, 1));
    table.play(1, sail(at::edfu));
    CHECK(table.stones(1) == 4);
    CHECK(table.points(1) == 2);
    CHECK(table.market(1) == 5);
}

TEST_CASE("25: when sailing is over ships on cards and camps go home, those at the sites stay") {
    Table table(Position(3).strength(1, 4, 4, 4, 4).strength(2, 4, 4, 4, 4).strength(3, 4, 4, 4, 4));
    table.play(1, sail(at::ombos)).play(2, sail(at::giza)).play(3, sail(at::giza));
    table.play(1, sail(at::giza)).play(2, pass()).play(3, sail(at::heliopolis), floodTo(Flood::Centre));
    REQUIRE(table.question() == Question::Sail);
    table.endSailing();
    CHECK(table.player(1).ships == 7);
    CHECK(table.player(2).ships == 7);
    CHECK(table.player(3).ships == 7);
    for (const std::uint8_t ships : table.state.ships) {
        CHECK(ships == 0);
    }
    CHECK(table.queue(siteGiza) == "231");
}

} // namespace
} // namespace architects::egizia
