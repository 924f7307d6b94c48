#include "tests/core/games/pyramidice/tally.h"

#include <string>
#include <string_view>
#include <vector>

#include "core/games/pyramidice/chance.h"
#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/notation.h"

namespace architects::pyramidice {
namespace {

struct Written {
    Move move;
    std::string text;
};

/// One of every kind and of every way to write it, as README.md has them.
const std::vector<Written> moveExamples{
    {chooseScarab(Pearl), "scarab pearl"},
    {work(), "work"},
    {rest(), "rest"},
    {take(2, 2), "take 2s 2p"},
    {mark(Colour::Stone, 4), "mark s4"},
    {mark(Colour::Prayer, 6), "mark p6"},
    {roll(), "roll"},
    {roll(Maat), "roll maat"},
    {nudge(Colour::Stone, 4, true), "nudge s4 up cat"},
    {nudge(Colour::Prayer, 2, false, NudgeWith::Worker), "nudge p2 down worker"},
    {nudge(Colour::Prayer, 2, false, NudgeWith::GoldenCat), "nudge p2 down golden"},
    {setDie(Amon, 3, 6), "set amon 3 6"},
    {pray(2), "pray 2"},
    {build(4, 4), "build a5 4"},
    {build(4, 4, true), "build a5 4 carnelian"},
    {dismiss(3), "dismiss 3"},
    {gainFame(), "fame"},
    {use(Ra), "use ra"},
    {use(Khepri, 4), "use khepri 4"},
    {use(Aton, Heh), "use aton heh"},
    {use(Aton, wholeEnnead), "use aton ennead"},
    {use(Hapy, 1), "use hapy W"},
    {borrow(1), "borrow 1"},
    {spendDie(Colour::Stone, 4), "spend s4"},
    {spendDie(Colour::Prayer, 4), "spend p4"},
    {spendPiece(Resource::Worker), "spend W"},
    {spendPiece(Resource::Cat), "spend C"},
    {spendVirtual(Khnum, 4), "spend khnum 4"},
    {gain(Resource::Stone), "gain S"},
    {discard(Resource::Worker), "discard W"},
    {drop(Ra), "drop ra"},
    {drop(wholeEnnead), "drop ennead"},
    {endWork(), "end"},
    {takeTile(7), "tile t7"},
    {takeTile(1, 1), "tile t1 W"},
    {takeTile(7, 0, 2), "tile t7 from 2"},
    {takeTile(1, 3, 4), "tile t1 S from 4"},
    {takeGod(2), "god 2"},
    {copyBuild(), "copy"},
    {declineCopy(), "decline"},
    {placeTile(7, 2), "place t7 3"},
    {moveOf(MoveKind::RivalGod, 2), "rival god 2"},
    {moveOf(MoveKind::RivalDie, 0), "rival die quarry"},
    {moveOf(MoveKind::RivalDie, 1), "rival die supply"},
    {moveOf(MoveKind::RivalTile, 7), "rival tile t7"},
    {moveOf(MoveKind::RivalBuild, 4), "rival build a5"},
};

TEST_CASE("Every kind of move is written as the README says, and read back") {
    for (const Written& example : moveExamples) {
        INFO(example.text);
        const Entry entry = Entry::of(Seat::First, example.move);
        CHECK(Pyramidice::write(entry) == example.text);
        const auto read = Pyramidice::read(Seat::First, example.text);
        REQUIRE(read.ok());
        CHECK(*read == entry);
    }
}

TEST_CASE("Every kind of chance is written as the README says, and read back") {
    const std::vector<std::pair<Outcome, std::string>> examples{
        {{1, {0}}, "first 1"},
        {{2, {2, 7}}, "tile 3 t7"},
        {{3, {0, 1}}, "project 1 giza"},
        {{3, {1, hiddenArg}}, "project 2 ?"},
        {{4, {0, Pearl}}, "scarab 1 pearl"},
        {{5, {1, Ra}}, "draw 1 ra"},
        {{6, {0, 1, 0, 0, 2, 0, 0}}, "roll s 1 4 4"},
        {{6, {1, 0, 0, 0, 0, 0, 1}}, "roll p 6"},
    };
    for (const auto& [outcome, text] : examples) {
        INFO(text);
        CHECK(Pyramidice::write(Entry::of(outcome)) == text);
        const auto read = Pyramidice::read(Seat::Chance, text);
        REQUIRE(read.ok());
        CHECK(*read == Entry::of(outcome));
    }
}

TEST_CASE("What is no move is refused") {
    for (const std::string_view text : {"",
                                        "worker",
                                        "work now",
                                        "take 2",
                                        "take 2p 2s",
                                        "mark",
                                        "mark x4",
                                        "mark s44",
                                        "nudge s4 cat",
                                        "nudge s4 up dog",
                                        "set 3 6",
                                        "pray",
                                        "pray two",
                                        "build 4",
                                        "build a5",
                                        "build a5 4 jasper",
                                        "use",
                                        "use zeus",
                                        "use hapy X",
                                        "spend",
                                        "spend khnum",
                                        "gain Z",
                                        "drop",
                                        "tile 7",
                                        "tile t13",
                                        "tile t7 from",
                                        "tile t7 2",
                                        "place t7 0",
                                        "place t7",
                                        "rival",
                                        "rival tile",
                                        "rival die pocket",
                                        "scarab ruby",
                                        "fame 1",
                                        "roll 4 4"}) {
        INFO(text);
        CHECK(Pyramidice::read(Seat::First, text).refusal() == Refusal::BadNotation);
    }
    CHECK(Pyramidice::read(Seat::First, "build a10 4").refusal() == Refusal::PyramidiceNoSuchSpace);
    CHECK(Pyramidice::read(Seat::First, "build g1 4").refusal() == Refusal::PyramidiceNoSuchSpace);
    for (const std::string_view text : {"first 0", "first", "tile 0 t7", "project 1 paris", "scarab 1",
                                        "draw ra", "roll", "roll x 1", "roll s 7", "work"}) {
        INFO(text);
        CHECK(Pyramidice::read(Seat::Chance, text).refusal() == Refusal::BadNotation);
    }
    CHECK(Pyramidice::read(Seat::First, "draw 1 ra").refusal() == Refusal::BadNotation);
}

TEST_CASE("Everything that has a name is found by it") {
    for (int god = 1; god <= static_cast<int>(godCount); ++god) {
        CHECK(godNamed(godName(god)) == static_cast<God>(god));
    }
    for (int scarab = 1; scarab <= static_cast<int>(scarabCount); ++scarab) {
        CHECK(scarabNamed(scarabName(scarab)) == static_cast<Scarab>(scarab));
    }
    for (int project = 1; project <= static_cast<int>(projectCount); ++project) {
        CHECK(projectNamed(projectName(project)) == project);
    }
    for (int space = 0; space < static_cast<int>(spaceCount); ++space) {
        CHECK(spaceNamed(spaceName(space)) == space);
    }
    CHECK(spaceName(8) == "a9");
    CHECK(spaceName(13) == "c1");
    CHECK(spaceName(19) == "f1");
    CHECK(spaceName(20) == "?");
    CHECK(godName(40) == "?");
}

TEST_CASE("An entry that means nothing is written as something that cannot be read") {
    const std::string text = Pyramidice::write({Seat::First, 99, {}});
    CHECK_FALSE(Pyramidice::read(Seat::First, text).ok());
    const std::string chance = Pyramidice::write({Seat::Chance, 99, {}});
    CHECK_FALSE(Pyramidice::read(Seat::Chance, chance).ok());
}

} // namespace
} // namespace architects::pyramidice
