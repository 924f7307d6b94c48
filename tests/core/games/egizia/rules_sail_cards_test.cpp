#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

TEST_CASE("20: N16 places two ships one after the other, the first fully resolved before the second") {
    Table table(Position(2).cards(1, {16}));
    table.play(1, playCard(nile(16)));
    CHECK_FALSE(table.owns(1, 16));
    CHECK(table.asked() == "1");
    table.play(1, sail(at::alyi));
    CHECK(table.question() == Question::Train);
    table.play(1, train(Blue));
    CHECK(table.asked() == "1");
    CHECK(table.question() == Question::Sail);
    CHECK(table.answer(1, sail(at::ombos)) == EgiziaOnlyDownstream);
    table.play(1, sail(at::giza));
    CHECK(table.asked() == "2");
    table.play(2, sail(at::ombos));
    CHECK(table.asked() == "1");
    CHECK(table.answer(1, playCard(nile(16))) == EgiziaCardNotYours);
}

TEST_CASE("20, 51: N16 can be played in the turn in which it is taken") {
    Table table(Position(2).round(1).slot(1, 16));
    table.play(1, sail(at::ombos));
    CHECK(table.question() == Question::AfterSail);
    CHECK(table.asked() == "1");
    table.play(1, playCard(nile(16)), sail(at::edfu));
    CHECK(table.asked() == "2");
    CHECK(table.quarry(1) == 2);
    CHECK_FALSE(table.owns(1, 16));
}

TEST_CASE("20: N16 may be kept: done ends the turn") {
    Table table(Position(2).round(1).slot(1, 16));
    table.play(1, sail(at::ombos), done());
    CHECK(table.asked() == "2");
    CHECK(table.owns(1, 16));
    table.play(2, pass());
    CHECK(table.answer(1, playCard(nile(16))) == None);
}

TEST_CASE("20: with one ship left N16 has nothing to give") {
    Table table(Position(2).cards(1, {16}));
    table.play(1, sail(at::ombos)).play(2, pass());
    for (const Bend bend : {at::edfu, at::nile2, at::thebae, at::nile3, at::nile4, at::nile5}) {
        table.play(1, sail(bend));
    }
    REQUIRE(table.player(1).ships == 1);
    CHECK(table.answer(1, playCard(nile(16))) == EgiziaNoShipLeft);
    CHECK(table.answer(1, sail(at::selinon)) == None);
}

TEST_CASE("21: N26 lets one ship a round go to any bend upstream, later ones are measured from that") {
    Table table(Position(2).cards(1, {26}));
    table.play(1, sail(at::giza)).play(2, sail(at::heliopolis), floodTo(Flood::Centre));
    CHECK(table.offered(MoveKind::Sail) == without(allBends, {at::giza, at::heliopolis}));
    table.play(1, sail(at::thebae));
    CHECK(table.crew(1) == "2212");
    CHECK(table.asked() == "1");
    CHECK(table.offered(MoveKind::Sail) == without(downstreamOf(at::thebae), {at::giza, at::heliopolis}));
    CHECK(table.answer(1, sail(at::edfu)) != None);
    CHECK(table.answer(1, sail(at::giza)) == EgiziaOneShipPerSite);
    table.play(1, sail(at::nile3));
    CHECK(table.answer(1, sail(at::ombos)) != None);
}

TEST_CASE("21: going downstream does not use N26 up, and the next round it works again") {
    Table table(Position(2).cards(1, {26}).round(4));
    table.play(1, sail(at::nile2)).play(2, pass());
    table.play(1, sail(at::nile3), sail(at::nile4));
    CHECK(table.answer(1, sail(at::ombos)) == None);
    table.play(1, sail(at::ombos), sail(at::heliopolis), floodTo(Flood::Centre));
    CHECK(table.question() != Question::Sail);
    table.settle();
    REQUIRE(table.state.round == 5);
    while (table.asked() != "1") {
        table.play(2, pass());
    }
    table.play(1, sail(at::giza));
    while (table.asked() != "1") {
        table.play(2, pass());
    }
    CHECK(table.answer(1, sail(at::ombos)) == None);
}

TEST_CASE("21: with N26 unused the last ship at Heliopolis does not end one's round") {
    Table table(Position(2).cards(1, {26}));
    table.play(1, sail(at::heliopolis), floodTo(Flood::Centre)).play(2, pass());
    CHECK(table.asked() == "1");
    CHECK(table.question() == Question::Sail);
    table.play(1, sail(at::nile10));
    CHECK(table.question() != Question::Sail);
}

TEST_CASE("21: without N26, or with it used this round, only downstream") {
    Table table(Position(2).cards(1, {26}));
    table.play(1, sail(at::giza)).play(2, sail(at::amarna));
    table.play(1, sail(at::abydos));
    CHECK(table.answer(2, sail(at::ombos)) == EgiziaOnlyDownstream);
    table.play(2, pass());
    CHECK((table.answer(1, sail(at::ombos)) == EgiziaOnlyDownstream ||
           table.answer(1, sail(at::ombos)) == EgiziaUsedThisRound));
}

TEST_CASE("22: a taken camp may be used again with N12, any number of times in a round") {
    Table table(Position(2).cards(1, {12}).tiles({2, 1}));
    table.play(2, sail(at::edfu)).play(1, sail(at::edfu));
    CHECK(table.quarry(1) == 2);
    CHECK(table.quarry(2) == 2);
    table.play(2, sail(at::thebae)).play(1, sail(at::thebae));
    CHECK(table.crew(1) == "2212");
    table.play(2, sail(at::passalon), floodTo(Flood::Left))
        .play(1, sail(at::passalon), floodTo(Flood::Centre));
    CHECK(table.crew(1) == "2213");
}

TEST_CASE("22: others may not use a taken camp, and who has N12 never Heliopolis") {
    Table table(Position(2).cards(1, {12}).tiles({2, 1}));
    table.play(2, sail(at::heliopolis), floodTo(Flood::Centre));
    CHECK(table.answer(1, sail(at::heliopolis)) == EgiziaBendTaken);
    Table other(Position(2).cards(2, {12}).tiles({2, 1}));
    other.play(2, sail(at::edfu));
    CHECK(other.answer(1, sail(at::edfu)) == EgiziaBendTaken);
}

TEST_CASE("22: N12 does not open bends of cards that are taken, and the way is still downstream") {
    Table table(Position(2).cards(1, {12}).tiles({2, 1}));
    table.play(2, sail(at::ombos));
    CHECK(table.answer(1, sail(at::ombos)) != None);
    table.play(1, sail(at::selinon)).play(2, sail(at::edfu));
    CHECK(table.answer(1, sail(at::edfu)) == EgiziaOnlyDownstream);
    CHECK(table.answer(1, sail(at::selinon)) != None); // one's own last ship
}

TEST_CASE("22: with N26 as well a camp upstream may be used again, where one's own ship lies too") {
    Table table(Position(2).cards(1, {12, 26}));
    table.play(1, sail(at::thebae)).play(2, pass());
    table.play(1, sail(at::nile3));
    CHECK(table.crew(1) == "2212");
    table.play(1, sail(at::thebae));
    CHECK(table.crew(1) == "3312");
    CHECK(table.player(1).ships == 5);
    table.endRound();
    CHECK(table.player(1).ships == 8);
}

TEST_CASE("23: N34 does the work of a camp twice: Edfu moves both markers by two") {
    Table table(Position(2).cards(1, {34}));
    table.play(1, sail(at::edfu, true));
    CHECK(table.quarry(1) == 3);
    CHECK(table.market(1) == 3);
    CHECK_FALSE(table.owns(1, 34));
    CHECK(table.player(1).ships == 7);
    CHECK(table.asked() == "2");
}

TEST_CASE("23: N34 at Edfu by the end of the tracks pays for each single step") {
    Table table(Position(2).cards(1, {34}).quarry(1, 4).market(1, 5).stones(1, 0));
    table.play(1, sail(at::edfu, true));
    CHECK(table.stones(1) == 6);
    CHECK(table.points(1) == 4);
}

TEST_CASE("23: N34 at Thebae, Selinon and Beni Hasan gives each of the two workers two strengths") {
    Table thebae(Position(2).cards(1, {34}));
    thebae.play(1, sail(at::thebae, true));
    CHECK(thebae.crew(1) == "3312");
    Table selinon(Position(2).cards(1, {34}));
    selinon.play(1, sail(at::selinon, true));
    CHECK(selinon.crew(1) == "1332");
    Table beniHasan(Position(2).cards(1, {34}).strength(1, 8, 1, 1, 2));
    beniHasan.play(1, sail(at::beniHasan, true));
    CHECK(beniHasan.crew(1) == "9132");
}

TEST_CASE("23: N34 at Passalon gives the foreman two strengths and the flood up to two steps") {
    Table two(Position(2).cards(1, {34}).flood(Flood::Left));
    two.play(1, sail(at::passalon, true));
    CHECK(two.crew(1) == "1114");
    two.play(1, floodTo(Flood::Centre));
    CHECK(two.asked() == "1");
    two.play(1, floodTo(Flood::Right));
    CHECK(two.state.flood == Flood::Right);
    CHECK(two.asked() == "2");
    Table one(Position(2).cards(1, {34}).flood(Flood::Left));
    one.play(1, sail(at::passalon, true), floodTo(Flood::Centre), floodTo(Flood::Centre));
    CHECK(one.state.flood == Flood::Centre);
    CHECK(one.asked() == "2");
    Table none(Position(2).cards(1, {34}).flood(Flood::Left));
    none.play(1, sail(at::passalon, true), floodTo(Flood::Left));
    CHECK(none.state.flood == Flood::Left);
    CHECK(none.asked() == "2");
}

TEST_CASE("23: N34 at Alyi trains twice, the same worker or two, and brings four stones") {
    Table same(Position(2).cards(1, {34}).stones(1, 0));
    same.play(1, sail(at::alyi, true), train(Blue), train(Blue));
    CHECK(same.crew(1) == "3112");
    CHECK(same.stones(1) == 4);
    CHECK(same.asked() == "2");
    Table two(Position(2).cards(1, {34}).stones(1, 0));
    two.play(1, sail(at::alyi, true), train(Blue), train(Foreman));
    CHECK(two.crew(1) == "2113");
}

TEST_CASE("23: N34 never works at Heliopolis, nor on cards or sites, nor without the card") {
    Table table(Position(2).cards(1, {34}));
    CHECK(table.answer(1, sail(at::heliopolis, true)) == EgiziaOnlyCampsTwice);
    CHECK(table.answer(1, sail(at::ombos, true)) == EgiziaOnlyCampsTwice);
    CHECK(table.answer(1, sail(at::giza, true)) == EgiziaOnlyCampsTwice);
    CHECK(table.answer(1, sail(at::heliopolis)) == None);
    CHECK(table.answer(1, sail(at::edfu)) == None);
    table.play(1, pass());
    CHECK(table.answer(2, sail(at::edfu, true)) == EgiziaCardNotYours);
}

TEST_CASE("23: N34 goes with N12: a taken camp does its work twice") {
    Table table(Position(2).tiles({2, 1}).cards(1, {12, 34}));
    table.play(2, sail(at::thebae)).play(1, sail(at::thebae, true));
    CHECK(table.crew(1) == "3312");
    CHECK(table.owns(1, 12));
    CHECK_FALSE(table.owns(1, 34));
}

TEST_CASE("24: N35 may be played when one's ship is in reserve, from the ship's turn on") {
    Table table(Position(3).cards(3, {35}));
    table.play(1, sail(at::giza)).play(2, sail(at::giza));
    CHECK(table.answer(3, extraPlace(siteGiza)) == EgiziaNotInReserve);
    table.play(3, sail(at::giza));
    // The ship made it playable, so its owner is asked.
    CHECK(table.asked() == "3");
    CHECK(table.question() == Question::AfterSail);
    CHECK(table.answer(3, extraPlace(siteAmarna)) == EgiziaNotInReserve);
    table.play(3, extraPlace(siteGiza));
    CHECK_FALSE(table.owns(3, 35));
    CHECK(table.queue(siteGiza) == "123");
    CHECK(table.asked() == "1");
}

TEST_CASE("24: N35 may wait for a later turn of one's own") {
    Table table(Position(3).cards(3, {35}));
    table.play(1, sail(at::amarna)).play(2, sail(at::amarna)).play(3, sail(at::amarna), done());
    table.play(1, pass()).play(2, pass());
    CHECK(table.question() == Question::Sail);
    CHECK(table.answer(3, extraPlace(siteAmarna)) == None);
    table.play(3, extraPlace(siteAmarna));
    CHECK(table.asked() == "3");
    CHECK(table.question() == Question::Sail);
}

TEST_CASE(
    "24: a seat with a regular place has no use for N35, and it gives nobody a second ship at a site") {
    Table table(Position(3).cards(1, {26, 35}));
    table.play(1, sail(at::giza)).play(2, sail(at::giza)).play(3, sail(at::giza));
    CHECK(table.answer(1, extraPlace(siteGiza)) == EgiziaNotInReserve);
    CHECK(table.answer(1, sail(at::giza)) != None);
    CHECK(table.answer(1, playCard(nile(35))) != None);
    CHECK(table.answer(1, extraPlace(7)) != None);
}

} // namespace
} // namespace architects::egizia
