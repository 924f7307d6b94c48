#include <catch2/catch.hpp>

#include <string>

#include "core/games/kheops/moves.h"
#include "tests/core/games/battery.h"
#include "tests/core/games/kheops/position.h"

using namespace architects;
using namespace architects::kheops;

namespace {

State middle() {
    const auto match = [] {
        FastRandom random(11);
        return battery::playedAtRandom<Kheops>(makeSetup("kheops", 2, battery::seedOf(11)), random);
    }();
    return match.stateAt(60);
}

std::string changed(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

} // namespace

TEST_CASE("Moves are written as a player would say them") {
    const auto text = [](const Move& move) { return Kheops::write(Entry::of(Seat::First, move)); };
    CHECK(text(placePawn(PawnKind::Worker, cell("2.4"))) == "pawn W 2.4");
    CHECK(text(placePawn(PawnKind::Pharaoh, cell("2.4"))) == "pawn F 2.4");
    CHECK(text(turnTile(cell("2.4"), 1)) == "turn 2.4 1");
    CHECK(text(swapPawns(cell("2.4"), cell("3.1"))) == "swap 2.4 3.1");
    CHECK(text(movePawn(cell("2.4"), cell("3.3"))) == "move 2.4 3.3");
    CHECK(text(placeTile(tile("R07"), cell("3.5"), 1)) == "tile R07 3.5 1");
}

TEST_CASE("Chance is written with seats counted from one and hidden tiles as a question mark") {
    CHECK(Kheops::write(Entry::of(whiteIs(0))) == "white 1");
    CHECK(Kheops::write(Entry::of(baseTile(tile("C25"), cell("1.13"), 2))) == "base C25 1.13 2");
    CHECK(Kheops::write(Entry::of(drawTile(1, tile("R07")))) == "draw 2 R07");
    CHECK(Kheops::write(Entry::of(drawTile(0, hiddenArg))) == "draw 1 ?");
}

TEST_CASE("Every tile and every cell has a name that is read back") {
    for (Tile t = 0; t < tileCount; ++t) {
        CHECK(tileNamed(tileName(t)) == t);
    }
    for (Cell c = 0; c < cellCount; ++c) {
        CHECK(cellNamed(cellName(c)) == c);
    }
}

TEST_CASE("What is no move is refused as unreadable") {
    for (const std::string_view text :
         {"", "pawn", "pawn X 2.4", "pawn W", "pawn W 2", "pawn W 2.4 1", "pawn W 02.4", "tile R26 3.5 1",
          "tile R7 3.5 1", "tile ? 3.5 1", "tile X01 3.5 1", "turn 2.4 x", "turn 2.4 100", "fly 1.1",
          "white 1", "draw 1 R07", "PAWN W 2.4", "pawn W 2..4", "tile R00 1.1 0"}) {
        CHECK(Kheops::read(Seat::First, text).refusal() == Refusal::BadNotation);
    }
    for (const std::string_view text :
         {"white 3", "white 0", "pawn W 1.1", "base ? 1.1 0", "draw 3 R01", "draw 1"}) {
        CHECK(Kheops::read(Seat::Chance, text).refusal() == Refusal::BadNotation);
    }
}

TEST_CASE("A cell that is not in the pyramid is refused as such") {
    for (const std::string_view text : {"pawn W 8.1", "pawn W 7.2", "pawn W 1.14", "pawn W 0.1"}) {
        CHECK(Kheops::read(Seat::First, text).refusal() == Refusal::KheopsOutsidePyramid);
    }
}

TEST_CASE("An entry that means nothing is written without harm") {
    CHECK_FALSE(Kheops::write(Entry{Seat::First, 99, {1, 2, 3}}).empty());
    CHECK_FALSE(Kheops::write(Entry{Seat::First, 1, {200, 200, 200}}).empty());
    CHECK_FALSE(Kheops::write(Entry{Seat::Chance, 3, {200, 200, 200}}).empty());
}

TEST_CASE("A position is written from the top of the pyramid down") {
    const std::string text =
        Kheops::writeState(Position().with("R07", "1.1", "12").pawn(white, 'W', "1.1"));
    CHECK(text.starts_with(
        "kheops priest\nwhite 1\nstep pawn 1\nhand 1 ? ? ?\nhand 2 ? ? ?\n7: -\n6: - - -\n"));
    CHECK(text.find("\n1: R07/1+1W - ") != std::string::npos);
}

TEST_CASE("A position that cannot be played on is refused") {
    const std::string good = Kheops::writeState(middle());
    REQUIRE(Kheops::readState(good).ok());
    const auto refused = [](const std::string& text) { return !Kheops::readState(text).ok(); };
    const std::size_t pawn = good.find('+');
    REQUIRE(pawn != std::string::npos);
    CHECK(refused(""));
    CHECK(refused("kheops"));
    CHECK(refused(good + "x"));
    CHECK(refused(good.substr(0, good.size() / 2)));
    CHECK(refused(changed(good, "kheops ", "cheops ")));
    CHECK(refused(changed(good, "priest", "vizier")));
    CHECK(refused(changed(good, "white 1", "white 3")));
    CHECK(refused(changed(good, "step ", "stop ")));
    CHECK(refused(changed(good, "hand 1 ", "hand 1 R99 ")));
    CHECK(refused(changed(good, "\n1: ", "\n2: ")));
    CHECK(refused(std::string(good).replace(pawn + 1, 1, "3")));
    CHECK(refused(std::string(good).replace(pawn + 2, 1, "X")));
    CHECK(refused(std::string(good).replace(pawn - 1, 1, "9")));
    CHECK(refused(changed(good, "hand 2", "hand 2 " + good.substr(pawn - 5, 3)))); // in two places at once
}

TEST_CASE("A position in which somebody would run out of tiles or pawns is refused") {
    CHECK_FALSE(Kheops::readState(Kheops::writeState(Position())).ok()); // nowhere to put a pawn
    State handless = middle();
    handless.unseen |= handless.hand[0];
    handless.hand[0] = 0;
    CHECK_FALSE(Kheops::readState(Kheops::writeState(handless)).ok());
    State wrongPower = middle();
    wrongPower.phase = Phase::UsePower;
    wrongPower.placed = apexCell;
    CHECK_FALSE(Kheops::readState(Kheops::writeState(wrongPower)).ok());
}
