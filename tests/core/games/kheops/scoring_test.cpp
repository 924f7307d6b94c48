#include <catch2/catch.hpp>

#include "core/games/kheops/networks.h"
#include "core/games/kheops/score.h"
#include "tests/core/games/kheops/position.h"

using namespace architects;
using namespace architects::kheops;

namespace {

/// The network of a cell, which must have one.
Network at(const State& state, std::string_view cellText) {
    const Networks networks = analyse(state);
    const Network* network = networkAt(networks, cell(cellText));
    REQUIRE(network != nullptr);
    return *network;
}

/// Seven corridors along the bottom: the longest network, worth its bonus only.
Position longCorridor() {
    Position position;
    position.with("C21", "1.1", "12")
        .with("C22", "1.2", "12")
        .with("C09", "1.3", "12")
        .with("C11", "1.4", "12");
    return position.with("C12", "1.5", "12").with("C14", "1.6", "12").with("C16", "1.7", "12");
}

/// Two rooms inside the pyramid that communicate with each other and nothing else.
Position pair() {
    return longCorridor().with("R22", "3.2", "12").with("R23", "3.3", "01");
}

/// The check of the rules: six tiles, three rooms, one sarcophagus, the apex, closed, not the longest.
Position example() {
    return longCorridor()
        .with("R01", "7.1", "0")
        .with("C18", "6.2", "01")
        .with("R22", "6.3", "01")
        .with("R23", "5.4", "01")
        .with("C19", "5.5", "01")
        .with("C20", "4.6", "01");
}

} // namespace

TEST_CASE("Two neighbours communicate only if both are open on the side they share") {
    CHECK(analyse(Position().with("R22", "3.2", "12").with("R23", "3.3", "01")).list.size() == 1);
    CHECK(analyse(Position().with("R22", "3.2", "02").with("R23", "3.3", "01")).list.size() == 0);
    CHECK(analyse(Position().with("R22", "3.2", "12").with("R23", "3.3", "02")).list.size() == 0);
}

TEST_CASE("A lone tile is no network and has no value") {
    const State state = Position().with("R01", "7.1", "0").pawn(white, 'W', "7.1");
    CHECK(analyse(state).list.empty());
    CHECK(Kheops::score(state).totals[white] == 0);
}

TEST_CASE("A network is worth its rooms, corridors count nothing") {
    const State state = longCorridor().with("R22", "1.8", "12").with("R23", "1.9", "01");
    CHECK(at(state, "1.1").tiles == 9);
    CHECK(at(state, "1.1").rooms == 2);
    CHECK(at(state, "1.1").value == 2 + 5); // and it is the longest
}

TEST_CASE("The value goes to the player with the most pawns in the network") {
    CHECK(at(pair().pawn(white, 'W', "3.2"), "3.2").owner == Seat::First);
    CHECK(at(pair().pawn(blue, 'W', "3.2"), "3.2").owner == Seat::Second);
    const ScoreSheet sheet = Kheops::score(pair().pawn(blue, 'W', "3.2"));
    CHECK(sheet.totals[blue] == 4);
    CHECK(sheet.totals[white] == 0);
    CHECK(sheet.winners == SeatSet(Seat::Second));
}

TEST_CASE("On a tie and without pawns nobody gets the value") {
    CHECK(at(pair(), "3.2").owner == Seat::Nobody);
    CHECK(at(pair().pawn(white, 'W', "3.2").pawn(blue, 'W', "3.3"), "3.2").owner == Seat::Nobody);
}

TEST_CASE("A pawn on an x2 tile counts as two") {
    Position position = longCorridor();
    position.with("R10", "3.2", "12").with("C05", "3.3", "012").with("R22", "3.4", "12");
    position.pawn(white, 'W', "3.2").pawn(blue, 'W', "3.4");
    CHECK(at(position, "3.2").weight == std::array<int, 2>{2, 1});
    CHECK(at(position, "3.2").owner == Seat::First);
}

TEST_CASE("The Pharaoh counts as two, on an x2 tile still as two") {
    CHECK(at(pair().pawn(white, 'F', "3.2"), "3.2").weight == std::array<int, 2>{2, 0});
    CHECK(at(pair().pharaohLikeMummy().pawn(white, 'F', "3.2"), "3.2").weight == std::array<int, 2>{2, 0});
    const State onDouble =
        Position().with("R10", "3.2", "12").with("R23", "3.3", "01").pawn(white, 'F', "3.2");
    CHECK(at(onDouble, "3.2").weight == std::array<int, 2>{2, 0});
}

TEST_CASE("Mummy and Priest count as one") {
    const State state = pair().pawn(white, 'M', "3.2").pawn(white, 'P', "3.3");
    CHECK(at(state, "3.2").weight == std::array<int, 2>{2, 0});
}

TEST_CASE("Exactly one sarcophagus is worth five") {
    CHECK(at(longCorridor().with("R01", "3.2", "1").with("R23", "3.3", "01"), "3.2").value == 2 * (2 + 5));
}

TEST_CASE("Exactly two sarcophagi of one colour and no other are worth fifteen") {
    CHECK(at(longCorridor().with("R01", "3.2", "1").with("R02", "3.3", "01"), "3.2").value == 2 * (2 + 15));
}

TEST_CASE("Any other set of sarcophagi is worth nothing") {
    CHECK(at(longCorridor().with("R01", "3.2", "1").with("R04", "3.3", "01"), "3.2").value == 2 * 2);
    const State three =
        longCorridor().with("R02", "3.2", "12").with("R04", "3.1", "12").with("R01", "3.3", "1");
    CHECK(at(three, "3.2").rooms == 3);
    CHECK(at(three, "3.2").value == 3); // two of one colour, but another too; 3.1 is open to the outside
}

TEST_CASE("The network that holds the apex tile gets five") {
    CHECK(at(longCorridor().with("R22", "7.1", "01").with("R23", "6.2", "01"), "7.1").value == 2 + 5);
}

TEST_CASE("The longest network gets five, and so do all that tie") {
    const State one = longCorridor();
    CHECK(at(one, "1.1").longest);
    CHECK(at(one, "1.1").value == 5);
    const State two = Position()
                          .with("R22", "3.2", "12")
                          .with("R23", "3.3", "01")
                          .with("R02", "1.1", "12")
                          .with("R04", "1.2", "12");
    CHECK(at(two, "3.2").longest);
    CHECK(at(two, "1.1").longest);
}

TEST_CASE("Longest is counted in tiles, not in rooms") {
    CHECK(at(pair(), "1.1").longest);
    CHECK_FALSE(at(pair(), "3.2").longest);
}

TEST_CASE("A closed network, without an opening on the outline, is doubled after all bonuses") {
    const State closed = pair();
    CHECK(at(closed, "3.2").closed);
    CHECK(at(closed, "3.2").value == 2 * 2);
    CHECK_FALSE(at(closed, "1.1").closed);
}

TEST_CASE("Openings that face a neighbour's wall do not open a network") {
    const State state = pair().with("R01", "3.1", "0"); // 3.2 is open towards it, it is not open back
    CHECK(at(state, "3.2").closed);
}

TEST_CASE("A cursed network is worth nothing") {
    const State state =
        longCorridor().with("R12", "3.2", "12").with("R01", "3.3", "1").pawn(white, 'W', "3.3");
    CHECK(at(state, "3.2").cursed);
    CHECK(at(state, "3.2").value == 0);
    CHECK(Kheops::score(state).totals[white] == 0);
}

TEST_CASE("A cursed network still competes for longest and the bonus is not passed on") {
    const State state = Position()
                            .with("R12", "3.2", "12")
                            .with("C23", "3.3", "012")
                            .with("C18", "3.4", "12")
                            .with("R22", "1.1", "12")
                            .with("R23", "1.2", "12");
    CHECK(at(state, "3.2").longest);
    CHECK_FALSE(at(state, "1.1").longest);
    CHECK(at(state, "1.1").value == 2);
}

TEST_CASE("Ankhs give each player the square of the number he stands on") {
    const State state = Position()
                            .with("R07", "1.1", "01")
                            .with("R08", "1.3", "01")
                            .with("C01", "1.5", "01")
                            .with("C02", "1.7", "01")
                            .pawn(white, 'W', "1.1")
                            .pawn(white, 'W', "1.3")
                            .pawn(white, 'F', "1.5")
                            .pawn(blue, 'W', "1.7");
    CHECK(analyse(state).list.empty());             // a lone ankh tile counts
    CHECK(Kheops::score(state).totals[white] == 9); // the Pharaoh counts one
    CHECK(Kheops::score(state).totals[blue] == 1);
}

TEST_CASE("Ankhs of a cursed network do not count") {
    const State state = Position()
                            .with("R12", "3.2", "12")
                            .with("R07", "3.3", "01")
                            .with("R08", "1.1", "01")
                            .pawn(white, 'W', "3.3")
                            .pawn(white, 'W', "1.1");
    CHECK(analyse(state).ankhs[white] == 1);
}

TEST_CASE("Ankhs are never doubled and do not add to the network's value") {
    const State state =
        longCorridor().with("R07", "3.2", "12").with("R08", "3.3", "01").pawn(white, 'W', "3.2");
    CHECK(at(state, "3.2").value == 4);
    CHECK(Kheops::score(state).totals[white] == 4 + 1);
}

TEST_CASE("Equal totals are a draw") {
    const ScoreSheet sheet = Kheops::score(pair());
    CHECK(sheet.winners.has(Seat::First));
    CHECK(sheet.winners.has(Seat::Second));
}

TEST_CASE("A forbidden tile belongs to its network") {
    CHECK(at(longCorridor().with("R13", "3.2", "012").with("R23", "3.3", "01"), "3.2").rooms == 2);
}

TEST_CASE("Six tiles, three rooms, a sarcophagus, the apex, closed, not longest: 26") {
    const Network network = at(example(), "7.1");
    CHECK(network.tiles == 6);
    CHECK(network.rooms == 3);
    CHECK(network.apex);
    CHECK(network.closed);
    CHECK_FALSE(network.longest);
    CHECK(network.value == 26);
}

TEST_CASE("A network's value is explained line by line") {
    const ValueLines lines = explain(at(example(), "7.1"));
    REQUIRE(lines.size() == 4);
    CHECK(lines[0].points == 3);
    CHECK(lines[1].points == 5);
    CHECK(lines[2].points == 5);
    CHECK(lines[3].points == 13);
    const ValueLines cursed =
        explain(at(Position().with("R12", "3.2", "12").with("R01", "3.3", "1"), "3.2"));
    int sum = 0;
    for (const ValueLine& line : cursed) {
        sum += line.points;
    }
    CHECK(sum == 0);
}

TEST_CASE("The sheet has a line for each network and one for the ankhs, and they add up") {
    const State state = example()
                            .pawn(white, 'W', "7.1")
                            .pawn(blue, 'W', "1.1")
                            .with("R07", "2.1", "01")
                            .pawn(blue, 'M', "2.1");
    const ScoreSheet sheet = Kheops::score(state);
    REQUIRE(sheet.lines.size() == 3);
    CHECK(sheet.totals[white] == 26);
    CHECK(sheet.totals[blue] == 5 + 1);
    std::array<int, 2> sum{};
    for (const ScoreLine& line : sheet.lines) {
        sum[0] += line.points[0];
        sum[1] += line.points[1];
        CHECK_FALSE(line.label.empty());
    }
    CHECK(sum == std::array<int, 2>{26, 6});
    CHECK(sheet.lines[1].subject == cell("4.6")); // the lowest cell of the network
}
