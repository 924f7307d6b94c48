#include "tests/core/games/egizia/tally.h"

#include <vector>

#include "core/games/egizia/chance.h"
#include "core/games/egizia/moves.h"
#include "core/games/egizia/notation.h"

namespace architects::egizia {
namespace {

struct Written {
    Entry entry;
    std::string text;
};

Written by(const Move& move, std::string text) {
    return {Entry::of(Seat::First, move), std::move(text)};
}

/// One of every kind and of every way to write it, as README.md has them.
const std::vector<Written> examples{
    by(sail(7), "sail passalon"),
    by(sail(7, true), "sail passalon twice"),
    by(sail(13), "sail beni-hasan"),
    by(sail(18), "sail nile10"),
    by(pass(), "pass"),
    by(train(Blue), "train blue"),
    by(train(Foreman), "train foreman"),
    by(floodTo(Flood::Right), "flood right"),
    by(drill(drillFreeCard, Blue), "drill N28 blue"),
    by(upgrade(nile(5)), "upgrade N05"),
    by(playCard(stonesCard), "play N37"),
    by(extraPlace(2), "play N35 giza"),
    by(sell(7), "sell 7"),
    by(feedStones(3), "feed 3"),
    by(work(Worker::Yellow), "work yellow"),
    by(build(squareOf(Obelisk, 3)), "build o4"),
    by(build(squareOf(Tombs, 11)), "build t12"),
    by(build(pyramidSquare(1, 0)), "build p2.1"),
    by(build(pyramidSquare(5, 0)), "build p6.1"),
    by(build(leftFlank), "build l1"),
    by(build(static_cast<Square>(rightFlank + 2)), "build r3"),
    by(build(static_cast<Square>(firstColumn + 3)), "build c4"),
    by(build(static_cast<Square>(entablature + 1)), "build e2"),
    by(look(3), "look 3"),
    by(keepNone(), "keep"),
    by(keep(sphinx(5)), "keep S05"),
    by(keepTwo(sphinx(5), sphinx(29)), "keep S05 S29"),
    by(keep(hiddenArg), "keep ?"),
    by(keepTwo(hiddenArg, hiddenArg), "keep ? ?"),
    by(finish(), "finish"),
    by(finish(Track::Quarry), "finish quarry"),
    by(finish(Track::Market), "finish market"),
    by(giveUp(), "give-up"),
    by(take(2), "take nile3"),
    by(done(), "done"),
    {Entry::of(tilesAre({1, 0})), "tiles 2 1"},
    {Entry::of(tilesAre({1, 2, 0})), "tiles 2 3 1"},
    {Entry::of(tilesAre({3, 0, 1, 2})), "tiles 4 1 2 3"},
    {Entry::of(tombIs(0, 4)), "tomb t1 4"},
    {Entry::of(dealCard(0, nile(7))), "deal ombos N07"},
    {Entry::of(dealCard(9, nile(48))), "deal nile10 N48"},
    {Entry::of(drawRiddle(0, sphinx(5))), "draw 1 S05"},
    {Entry::of(drawRiddle(3, hiddenArg)), "draw 4 ?"},
    {Entry::of(showRiddle(1, sphinx(29))), "show 2 S29"},
};

TEST_CASE("Every kind of entry of Egizia is written as the README has it, and read back") {
    for (const Written& example : examples) {
        INFO(example.text);
        CHECK(Egizia::write(example.entry) == example.text);
        const auto read = Egizia::read(example.entry.by, example.text);
        REQUIRE(read.ok());
        CHECK(*read == example.entry);
    }
}

TEST_CASE("Two Sphinx cards may be named in any order") {
    const auto read = Egizia::read(Seat::First, "keep S29 S05");
    REQUIRE(read.ok());
    CHECK(read->move() == keepTwo(sphinx(5), sphinx(29)));
}

TEST_CASE("What cannot be read as an entry of Egizia is refused by name") {
    for (const char* text : {"",
                             "sail edfu once",
                             "sail edfu twice twice",
                             "pass 1",
                             "train",
                             "flood up",
                             "drill N28",
                             "drill blue",
                             "upgrade 5",
                             "upgrade N5",
                             "upgrade N49",
                             "upgrade N00",
                             "play",
                             "play N35",
                             "play N35 edfu",
                             "play N37 giza",
                             "sell",
                             "sell -1",
                             "feed x",
                             "look",
                             "keep S30",
                             "keep S01 S02 S03",
                             "finish tomb",
                             "finish quarry market",
                             "take edfu",
                             "take",
                             "done done",
                             "tiles 1 2",
                             "draw 1 S01"}) {
        INFO(text);
        CHECK(Egizia::read(Seat::First, text).refusal() == Refusal::BadNotation);
    }
    for (const char* text : {"tiles 0 1", "tiles 1 2 3 4 1", "tomb o1 4", "tomb t13 4", "deal edfu N01",
                             "deal ombos", "draw 5 S01", "draw 1", "show 1 N01", "pass"}) {
        INFO(text);
        CHECK(Egizia::read(Seat::Chance, text).refusal() == Refusal::BadNotation);
    }
    CHECK(Egizia::read(Seat::First, "sail memphis").refusal() == Refusal::EgiziaNoSuchBend);
    CHECK(Egizia::read(Seat::First, "build p2.6").refusal() == Refusal::EgiziaNoSuchSquare);
    CHECK(Egizia::read(Seat::First, "build o13").refusal() == Refusal::EgiziaNoSuchSquare);
    CHECK(Egizia::read(Seat::First, "work red").refusal() == Refusal::EgiziaNoSuchWorker);
}

TEST_CASE("Every name of Egizia leads back to what it names") {
    for (int card = 0; card < cardCount; ++card) {
        CHECK(cardNamed(cardName(card)) == card);
    }
    for (int riddle = 0; riddle < static_cast<int>(riddleCount); ++riddle) {
        CHECK(riddleNamed(riddleName(riddle)) == riddle);
    }
    for (int bend = 0; bend < static_cast<int>(bendCount); ++bend) {
        CHECK(bendNamed(bendName(bend)) == bend);
    }
    for (int square = 0; square < static_cast<int>(squareCount); ++square) {
        CHECK(squareNamed(squareName(square)) == square);
    }
    CHECK(riddleName(hiddenArg) == "?");
    CHECK(cardName(noCard) == "?");
}

/// Changes one word of a position.
std::string changed(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// A position in which the first ship is to be placed.
std::string beforeSailing() {
    FastRandom random(1);
    State state = Egizia::start(tally::setupOf(2));
    while (Egizia::pending(state).chance()) {
        Egizia::resolve(state, Egizia::sample(state, random));
    }
    return Egizia::writeState(state);
}

TEST_CASE("A position that cannot be played on is not read") {
    const std::string text = beforeSailing();
    REQUIRE(Egizia::readState(text).ok());
    const std::vector<std::pair<std::string, std::string>> faults{
        {"egizia 2", "egizia 5"},
        {"round 1", "round 6"},
        {"round 1", "round 2"},
        {"step sail", "step feed"},
        {"step sail", "step action"},
        {"step sail", "step over"},
        {"step sail", "step after"},
        {"flood centre", "flood high"},
        {"strength 1", "strength 10"},
        {"strength 1", "strength 0"},
        {"quarry 1", "quarry 6"},
        {"market 1", "market 0"},
        {"arrival 0", "arrival 1"},
        {"ships 8", "ships 9"},
        {"tombs", "tombs 6 6"},
        {"seat 2", "seat 1"},
        {"end", "end end"},
        {"river", "river -"},
        {" earned", " earned 0"},
        {"earned 0 0", "earned 0 x"},
        {"stones 2", "stones 26"},
        {"stones 2", "stones 2 last edfu used green"},
    };
    for (const auto& [from, to] : faults) {
        INFO(from << " as " << to);
        CHECK(Egizia::readState(changed(text, from, to)).refusal() == Refusal::BadNotation);
    }
    CHECK(Egizia::readState("").refusal() == Refusal::BadNotation);
}

} // namespace
} // namespace architects::egizia
