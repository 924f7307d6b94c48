#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

constexpr int spectator = 0;

/// Seat 0 is somebody who only looks on.
Seat viewer(int seat) {
    return seat == spectator ? Seat::Nobody : seatAt(seat - 1);
}
State viewOf(const Table& table, int seat) {
    return Egizia::mask(table.state, viewer(seat));
}
std::uint8_t shownTo(const Table& table, const Outcome& outcome, int seat) {
    return Egizia::mask(table.state, Entry::of(outcome), viewer(seat)).arg[1];
}
/// Seat 1 looks at three cards, and has to say what it keeps.
Table looking() {
    Table table = afterSailing(
        Position(3).strength(1, 3, 1, 1, 1).stones(1, 9).stones(2, 9).hand(2, {20}).cards(1, {32}),
        {{1, at::abydos}, {2, at::abydos}});
    table.play(1, work(Blue), look(3));
    for (const int number : {5, 12, 7}) {
        table.chance(drawRiddle(0, sphinx(number)));
    }
    return table;
}

TEST_CASE("4: Sphinx cards are secret: a player knows his own, of the others only how many") {
    const Table table(Position(3).hand(1, {5, 9}).hand(2, {20}).hand(3, {1, 2, 3}));
    CHECK(viewOf(table, 1).players[0].hand == table.player(1).hand);
    CHECK(viewOf(table, 1).players[1].hand == 0);
    CHECK(viewOf(table, 1).players[1].hidden == 1);
    CHECK(viewOf(table, 1).players[2].hand == 0);
    CHECK(viewOf(table, 1).players[2].hidden == 3);
    CHECK(viewOf(table, 2).players[0].hidden == 2);
    CHECK(viewOf(table, 2).players[1].hand == onlyRiddle(sphinx(20)));
    for (std::size_t seat = 0; seat < 3; ++seat) {
        CHECK(viewOf(table, spectator).players[seat].hand == 0);
        CHECK(handCount(viewOf(table, spectator).players[seat]) == handCount(table.state.players[seat]));
    }
    CHECK(viewOf(table, spectator).unseen == everyRiddle);
}

TEST_CASE("4: a view holds nothing of what it hides: positions that differ only in it look the same") {
    const Table one(Position(3).hand(1, {5, 9}).hand(2, {20}).hand(3, {1, 2, 3}));
    const Table other(Position(3).hand(1, {5, 9}).hand(2, {28}).hand(3, {20, 21, 22}));
    CHECK(viewOf(one, 1) == viewOf(other, 1));
    CHECK(viewOf(one, spectator) == viewOf(other, spectator));
    CHECK_FALSE(viewOf(one, 2) == viewOf(other, 2));
}

TEST_CASE(
    "4: fields, quarries, always and whenever cards lie face up, and so do stones, strength and tracks") {
    const Table table(Position(3)
                          .cards(1, {1, 7, 9, 14})
                          .cards(2, {31, 26})
                          .hand(2, {4})
                          .stones(3, 9)
                          .strength(3, 2, 3, 4, 5));
    for (int seat = spectator; seat <= 3; ++seat) {
        State view = viewOf(table, seat);
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK(view.players[i].cards == table.state.players[i].cards);
            CHECK(view.players[i].stones == table.state.players[i].stones);
            CHECK(view.players[i].strength == table.state.players[i].strength);
        }
        CHECK(view.river == table.state.river);
        CHECK(view.tombs == table.state.tombs);
        CHECK(view.flood == table.state.flood);
        CHECK(view.byTile == table.state.byTile);
    }
}

TEST_CASE("38: what is drawn is seen by who draws it alone") {
    Table table = afterSailing(Position(3).stones(1, 9), {{1, at::abydos}});
    table.play(1, work(Blue), look(1));
    const Outcome card = drawRiddle(0, sphinx(5));
    CHECK(shownTo(table, card, 1) == sphinx(5));
    CHECK(shownTo(table, card, 2) == hiddenArg);
    CHECK(shownTo(table, card, 3) == hiddenArg);
    CHECK(shownTo(table, card, spectator) == hiddenArg);
    table.chance(card);
    CHECK(viewOf(table, 1).drawn[0] == sphinx(5));
    CHECK(viewOf(table, 2).drawn[0] == hiddenArg);
    CHECK(viewOf(table, 2).drawnCount == 1);
}

TEST_CASE("38: which card is kept is known to its owner alone, how many to all") {
    const Table table = looking();
    const Entry kept = Entry::of(Seat::First, keepTwo(sphinx(5), sphinx(12)));
    CHECK(Egizia::mask(table.state, kept, Seat::First) == kept);
    for (const int seat : {spectator, 2, 3}) {
        const Entry seen = Egizia::mask(table.state, kept, viewer(seat));
        CHECK(seen.arg[0] == 2);
        CHECK(seen.arg[1] == hiddenArg);
        CHECK(seen.arg[2] == hiddenArg);
    }
    const Entry none = Entry::of(Seat::First, keepNone());
    CHECK(Egizia::mask(table.state, none, Seat::Second) == none);
}

TEST_CASE("38: what was put back is known to who did, in its order, and to nobody else") {
    Table table = looking();
    table.play(1, keep(sphinx(12)));
    const State mine = viewOf(table, 1);
    REQUIRE(mine.pileCount == 2);
    CHECK(mine.pile[0] == sphinx(5));
    CHECK(mine.pile[1] == sphinx(7));
    for (const int seat : {spectator, 2, 3}) {
        const State view = viewOf(table, seat);
        CHECK(view.pileCount == 2);
        CHECK(view.pile[0] == hiddenArg);
        CHECK(view.pile[1] == hiddenArg);
        CHECK(view.players[0].hidden == 1);
        CHECK((view.unseen & onlyRiddle(sphinx(5))) != 0);
        CHECK((view.unseen & onlyRiddle(sphinx(12))) != 0);
    }
    CHECK(viewOf(table, 2).players[1].hand == onlyRiddle(sphinx(20)));
}

TEST_CASE("Tombs that lie face down are nowhere in the position: any tile that is left can come") {
    Table table = afterSailing(Position(2).strength(1, 9, 1, 1, 1).stones(1, 20), {{1, at::amarna}});
    table.play(1, work(Blue), build(tomb(1)));
    REQUIRE(table.question() == Question::Tomb);
    std::set<int> values;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        FastRandom random(seed);
        values.insert(Egizia::sample(table.state, random).arg[1]);
    }
    CHECK(values == std::set<int>{1, 2, 3, 4, 5, 6});
    CHECK(viewOf(table, 1) == table.state);
}

TEST_CASE("Nile cards that have not come are nowhere in the position: any of the deck can come") {
    Table table(Position(2).round(1));
    table.endRound();
    REQUIRE(table.question() == Question::Deal);
    std::set<int> cards;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        FastRandom random(seed);
        const Outcome outcome = Egizia::sample(table.state, random);
        REQUIRE(outcome.arg[1] < 18);
        cards.insert(outcome.arg[1] + 1);
    }
    for (int number = 1; number <= 18; ++number) {
        const bool left = countIn(table.state.dealt, nile(number)) < nileCards[nile(number)].copies;
        CHECK((cards.count(number) == 1) == left);
    }
}

TEST_CASE("A card is drawn as likely as there are copies of it left") {
    Table table(Egizia::start(setupOf(2)));
    while (table.question() != Question::Deal) {
        FastRandom random(1);
        table.chance(Egizia::sample(table.state, random));
    }
    int threes = 0;
    for (std::uint64_t seed = 0; seed < 4400; ++seed) {
        FastRandom random(seed);
        threes += Egizia::sample(table.state, random).arg[1] == nile(8) ? 1 : 0;
    }
    // 3 of 22: 600 of 4400 are expected, with a spread of about 23.
    CHECK(threes > 480);
    CHECK(threes < 720);
}

TEST_CASE("A guess keeps to what the viewer knows, and may be anything in the rest") {
    Table table = looking();
    table.play(1, keep(sphinx(12)));
    const State view = viewOf(table, 1);
    std::set<RiddleSet> hands;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        FastRandom random(seed);
        const State guess = Egizia::guess(view, random);
        REQUIRE(laws::wrongIn(guess) == "");
        REQUIRE(Egizia::mask(guess, Seat::First) == view);
        CHECK(guess.players[0].hand == onlyRiddle(sphinx(12)));
        CHECK(guess.pile[0] == sphinx(5));
        CHECK(std::popcount(guess.players[1].hand) == 1);
        CHECK((guess.players[1].hand & (onlyRiddle(sphinx(5)) | onlyRiddle(sphinx(7)))) == 0);
        hands.insert(guess.players[1].hand);
    }
    CHECK(hands.size() == 26);
}

TEST_CASE("Only what turns something up cannot be taken back: opening, joining and building can") {
    Table table = afterSailing(Position(2).strength(1, 9, 1, 1, 1).stones(1, 20), {{1, at::amarna}});
    CHECK_FALSE(Egizia::reveals(table.state, Seat::First, work(Blue)));
    table.play(1, work(Blue));
    CHECK_FALSE(Egizia::reveals(table.state, Seat::First, build(obelisk(1))));
    table.play(1, build(obelisk(1)));
    CHECK_FALSE(Egizia::reveals(table.state, Seat::First, finish(Track::Quarry)));
}

TEST_CASE("54: in the final scoring a Sphinx card is shown to all") {
    Table table(Position(2).round(5).hand(1, {17, 28}).hand(2, {4}));
    table.endSailing();
    REQUIRE(table.question() == Question::Show);
    const int first = table.state.mover;
    const Outcome outcome = showRiddle(first, first == 0 ? sphinx(17) : sphinx(4));
    for (int seat = spectator; seat <= 2; ++seat) {
        CHECK(shownTo(table, outcome, seat) == outcome.arg[1]);
    }
    table.chance(outcome);
    CHECK(viewOf(table, spectator).players[static_cast<std::size_t>(first)].shown ==
          onlyRiddle(outcome.arg[1]));
    table.settle();
    CHECK(table.over());
    CHECK(viewOf(table, spectator) == table.state);
}

TEST_CASE("4: the score in a view is the score track: hidden cards count for nothing before the end") {
    const Table table(Position(2).hand(1, {17}).hand(2, {18}).points(1, 4).points(2, 6));
    for (int seat = spectator; seat <= 2; ++seat) {
        const ScoreSheet sheet = Egizia::score(viewOf(table, seat));
        for (std::size_t other = 0; other < 2; ++other) {
            if (static_cast<int>(other) + 1 != seat) {
                CHECK(sheet.totals[other] == table.points(static_cast<int>(other) + 1));
            }
        }
    }
}

} // namespace
} // namespace architects::egizia
