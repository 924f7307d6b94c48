#include "tests/core/games/luxor/rules_curses.h"

namespace architects::luxor {
namespace {

constexpr int spectator = 0;

/// Seat 0 is somebody who only looks on.
Seat viewer(int seat) {
    return seat == spectator ? Seat::Nobody : seatAt(seat - 1);
}
std::string viewOf(const State& state, int seat) {
    return Luxor::writeState(Luxor::mask(state, viewer(seat)));
}
bool tells(const std::string& text, const std::string& line) {
    return text.find('\n' + line + '\n') != std::string::npos;
}
/// What a seat sees of an outcome.
std::string seenOf(const State& before, std::string_view text, int seat) {
    const auto entry = Luxor::read(Seat::Chance, text);
    REQUIRE(entry.ok());
    return Luxor::write(Luxor::mask(before, *entry, viewer(seat)));
}

Position secrets() {
    return Position(3)
        .hand(1, {"camel-mule", "snake-cat", "cat-cat"})
        .hand(2, {"mule-camel", "ibis-ibis", "cat-ibis"})
        .hand(3, {"hippo-camel", "hippo-mule", "cat-camel"})
        .pharaoh(1, "cat")
        .pharaoh(2, "mule")
        .pharaoh(3, "snake")
        .shaft('a', {"camel-camel"})
        .pillar("camel", 2, 2)
        .pillar("cat", 0, 1)
        .tomb("camel1", 2, 3)
        .tomb("mule1", 1, 4)
        .tomb("mule2", 3, 6, "1.3");
}

TEST_CASE("R28: a player knows his own hand and nobody else's") {
    const State state = secrets();
    CHECK(tells(viewOf(state, 1), "seat 1 pharaoh cat hand camel-mule snake-cat cat-cat"));
    CHECK(tells(viewOf(state, 1), "seat 2 pharaoh ? hand ? ? ?"));
    CHECK(tells(viewOf(state, 1), "seat 3 pharaoh ? hand ? ? ?"));
    CHECK(tells(viewOf(state, 2), "seat 1 pharaoh ? hand ? ? ?"));
    CHECK(tells(viewOf(state, 2), "seat 2 pharaoh mule hand mule-camel ibis-ibis cat-ibis"));
    CHECK(tells(viewOf(state, 3), "seat 3 pharaoh snake hand hippo-camel hippo-mule cat-camel"));
    for (int seat = 1; seat <= 3; ++seat) {
        CHECK(tells(viewOf(state, spectator), "seat " + std::to_string(seat) + " pharaoh ? hand ? ? ?"));
    }
}

TEST_CASE("R28: the value of a mummy is known to those who have had it, and to nobody else") {
    const State state = secrets();
    CHECK(tells(viewOf(state, 1), "tomb camel1 2 ? 2 1"));
    CHECK(tells(viewOf(state, 2), "tomb camel1 2 3 2 1"));
    CHECK(tells(viewOf(state, 3), "tomb camel1 2 ? 2 1"));
    CHECK(tells(viewOf(state, 1), "tomb mule1 1 4 1 2"));
    CHECK(tells(viewOf(state, 2), "tomb mule1 1 ? 1 2"));
    CHECK(tells(viewOf(state, 1), "tomb mule2 3 6 1.3 3"));
    CHECK(tells(viewOf(state, 2), "tomb mule2 3 ? 1.3 3"));
    CHECK(tells(viewOf(state, 3), "tomb mule2 3 6 1.3 3"));
    CHECK(tells(viewOf(state, spectator), "tomb mule2 3 ? 1.3 3"));
    CHECK(tells(viewOf(state, spectator), "tomb camel1 2 ? 2 1"));
}

TEST_CASE("R28: eyes, scarabs, researchers, the wall and the counts are public") {
    const State state = secrets();
    for (int seat = spectator; seat <= 3; ++seat) {
        const State view = Luxor::mask(state, viewer(seat));
        CHECK(view.chamber == state.chamber);
        CHECK(view.wall == state.wall);
        CHECK(view.owner == state.owner);
        CHECK(view.stock == state.stock);
        CHECK(view.mover == state.mover);
        CHECK(handCount(view, 1) == 3);
        CHECK(handCount(view, 2) == 3);
        CHECK(tells(viewOf(state, seat), "wall a camel-camel"));
        CHECK(tells(viewOf(state, seat), "pillar camel 2 2"));
        CHECK(tells(viewOf(state, seat), "pillar cat 0 1"));
    }
}

TEST_CASE("R28: a view holds nothing of what it hides: two positions that differ in it look the same") {
    const State one = secrets();
    const State other = Position(3)
                            .hand(1, {"camel-mule", "snake-cat", "cat-cat"})
                            .hand(2, {"hippo-hippo", "ibis-camel", "cat-snake"})
                            .hand(3, {"hippo-snake", "snake-snake", "cat-mule"})
                            .pharaoh(1, "cat")
                            .pharaoh(2, "ibis")
                            .pharaoh(3, "hippo")
                            .shaft('a', {"camel-camel"})
                            .pillar("camel", 2, 2)
                            .pillar("cat", 0, 1)
                            .tomb("camel1", 2, 4)
                            .tomb("mule1", 1, 4)
                            .tomb("mule2", 3, 6, "1.3");
    CHECK(Luxor::mask(one, Seat::First) == Luxor::mask(other, Seat::First));
    CHECK_FALSE(Luxor::mask(one, Seat::Second) == Luxor::mask(other, Seat::Second));
}

TEST_CASE("R28: a card that is drawn and a pharaoh card are seen by who gets them") {
    Table table(begun(3));
    table.chance("first 2");
    CHECK(seenOf(table.state, "draw 2 cat-mule", 2) == "draw 2 cat-mule");
    CHECK(seenOf(table.state, "draw 2 cat-mule", 1) == "draw 2 ?");
    CHECK(seenOf(table.state, "draw 2 cat-mule", 3) == "draw 2 ?");
    CHECK(seenOf(table.state, "draw 2 cat-mule", spectator) == "draw 2 ?");
    while (table.sampled().starts_with("draw")) {
        table.chance(table.sampled());
    }
    CHECK(seenOf(table.state, "pharaoh 2 cat", 2) == "pharaoh 2 cat");
    CHECK(seenOf(table.state, "pharaoh 2 cat", 1) == "pharaoh 2 ?");
    CHECK(seenOf(table.state, "pharaoh 2 cat", spectator) == "pharaoh 2 ?");
    CHECK(seenOf(table.state, "first 2", 1) == "first 2");
}

TEST_CASE("R17, R28: a mummy is seen by who takes it, though another dropped the card") {
    Table table(Position(3).shaft('c', {"mule-camel"}).hand(1, {"snake-camel"}).pillar("camel", 2, 2));
    table.play(1, "drop snake-camel d");
    CHECK(seenOf(table.state, "mummy camel1 4", 2) == "mummy camel1 4");
    CHECK(seenOf(table.state, "mummy camel1 4", 1) == "mummy camel1 ?");
    CHECK(seenOf(table.state, "mummy camel1 4", 3) == "mummy camel1 ?");
    CHECK(seenOf(table.state, "mummy camel1 4", spectator) == "mummy camel1 ?");
    table.chance("mummy camel1 4");
    CHECK(tells(viewOf(table.state, 2), "tomb camel1 2 4 2 1"));
    CHECK(tells(viewOf(table.state, 1), "tomb camel1 2 ? 2 1"));
}

TEST_CASE("R33, R28: what is handed over is seen by victim and finder, the value by nobody else") {
    Table table = revealed(beforeCurse(3, "turns", true).tomb("camel1", 2, 4).tomb("mule1", 3, 3));
    table.play(1, rightClaims(table.state).front()).play(1, "victim 2");
    CHECK(seenOf(table.state, "give camel1 4", 1) == "give camel1 4");
    CHECK(seenOf(table.state, "give camel1 4", 2) == "give camel1 4");
    CHECK(seenOf(table.state, "give camel1 4", 3) == "give camel1 ?");
    CHECK(seenOf(table.state, "give camel1 4", spectator) == "give camel1 ?");
    table.chance("give camel1 4");
    CHECK(table.state.knownBy[tombNumber("camel1")] == 0b011);
    CHECK(Luxor::mask(table.state, Seat::First).value[tombNumber("camel1")] == 4);
    CHECK(Luxor::mask(table.state, Seat::Second).value[tombNumber("camel1")] == 4);
    CHECK(Luxor::mask(table.state, Seat::Third).value[tombNumber("camel1")] == 0);
}

TEST_CASE("R28: who had a sarcophagus once still knows it when it goes to a third") {
    Table table = revealed(beforeCurse(3, "turns", true).tomb("camel1", 2, 4, "2.3").tomb("mule1", 3, 4));
    table.play(1, rightClaims(table.state).front()).play(1, "victim 2");
    CHECK(seenOf(table.state, "give camel1 4", 3) == "give camel1 4");
    table.chance("give camel1 4");
    CHECK(table.state.knownBy[tombNumber("camel1")] == 0b111);
}

TEST_CASE("R30, R28: curses, the backs of the pile and what is dropped or claimed are seen by all") {
    Table table(beforeCurse(3, "turns", true).tomb("camel1", 2, 4));
    const Entry drop = *Luxor::read(Seat::First, "drop camel-camel h");
    const Entry claim = *Luxor::read(Seat::First, "claim a1 a2 a3");
    for (int seat = spectator; seat <= 3; ++seat) {
        CHECK(Luxor::mask(table.state, drop, viewer(seat)) == drop);
        CHECK(Luxor::mask(table.state, claim, viewer(seat)) == claim);
        CHECK(seenOf(table.state, "back snake", seat) == "back snake");
        CHECK(seenOf(table.state, "curse snake-hippo-ibis", seat) == "curse snake-hippo-ibis");
    }
    table.play(1, "drop camel-camel h").chance("curse snake-hippo-ibis").settle();
    for (int seat = spectator; seat <= 3; ++seat) {
        CHECK(Luxor::mask(table.state, viewer(seat)).curse == 2);
        CHECK(Luxor::mask(table.state, viewer(seat)).searching == table.state.searching);
    }
}

TEST_CASE("R30: which curses are still in the pile is known, their order is nowhere") {
    Table table(beforeCurse(3, "turns", true));
    table.play(1, "drop camel-camel h");
    std::set<std::string> met;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        met.insert(table.sampled(seed));
    }
    CHECK(met.size() == 6);
}

TEST_CASE("R28: the score in a view counts only what the viewer knows") {
    const State state = secrets();
    CHECK(Luxor::score(state).totals == std::array<int, maxSeats>{11, 3, 6, 0});
    CHECK(Luxor::score(Luxor::mask(state, Seat::First)).totals == std::array<int, maxSeats>{11, 0, 6, 0});
    CHECK(Luxor::score(Luxor::mask(state, Seat::Second)).totals == std::array<int, maxSeats>{0, 3, 0, 0});
    CHECK(Luxor::score(Luxor::mask(state, Seat::Third)).totals == std::array<int, maxSeats>{0, 0, 6, 0});
    CHECK(Luxor::score(Luxor::mask(state, Seat::Nobody)).totals == std::array<int, maxSeats>{0, 0, 0, 0});
}

TEST_CASE("R28: a guess keeps to what the viewer knows and may be anything in the rest") {
    const State state = secrets();
    const State view = Luxor::mask(state, Seat::First);
    std::set<CardSet> hands;
    std::set<int> pharaohs;
    std::set<int> values;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        FastRandom random(seed);
        const State guess = Luxor::guess(view, random);
        REQUIRE(tally::wrongIn(guess).empty());
        REQUIRE(Luxor::mask(guess, Seat::First) == view);
        CHECK(std::popcount(guess.hand[1]) == 3);
        CHECK(guess.value[tombNumber("mule1")] == 4);
        CHECK(guess.value[tombNumber("mule2")] == 6);
        CHECK(guess.pharaoh[0] == Cat);
        CHECK(guess.pharaoh[1] != Cat);
        CHECK(guess.pharaoh[1] != guess.pharaoh[2]);
        hands.insert(guess.hand[1]);
        pharaohs.insert(guess.pharaoh[1]);
        values.insert(guess.value[tombNumber("camel1")]);
    }
    CHECK(hands.size() > 200);
    CHECK(pharaohs.size() == 6);
    CHECK(values == std::set<int>{3, 4});
}

TEST_CASE("R33: in a guess the victim would give his least too: the eyes are all that others know") {
    // The viewer does not know the mummies of seat 2, who hands over the one with fewer eyes.
    Table table = revealed(
        beforeCurse(3, "turns", true).tomb("camel1", 2, 4).tomb("camel2", 2, 5).tomb("mule1", 3, 3));
    table.play(1, rightClaims(table.state).front()).play(1, "victim 2");
    const State view = Luxor::mask(table.state, Seat::Third);
    REQUIRE(Luxor::pending(view).chance());
    CHECK(Luxor::check(view, Luxor::read(Seat::Chance, "give camel1 ?")->outcome()) == None);
}

TEST_CASE("R28: what is known to all stays hidden where the rules hide it, also when the match is over") {
    const State state =
        Position().fill(40, "").step("over").tomb("camel1", 2, 4).pharaoh(1, "cat").pharaoh(2, "mule");
    CHECK(tells(viewOf(state, 1), "tomb camel1 2 ? 2 1"));
    CHECK(viewOf(state, 1).find("seat 2 pharaoh ? hand ? ? ?") != std::string::npos);
}

} // namespace
} // namespace architects::luxor
