#include <catch2/catch.hpp>

#include "core/games/kheops/moves.h"
#include "tests/core/games/battery.h"
#include "tests/core/games/kheops/position.h"

using namespace architects;
using namespace architects::kheops;

namespace {

/// Four plain tiles in a row and one forbidden one above.
Position row() {
    Position position;
    position.with("R22", "1.1", "12")
        .with("C18", "1.2", "12")
        .with("R23", "1.3", "12")
        .with("C19", "1.4", "12");
    return position.with("C07", "2.1", "01");
}

} // namespace

TEST_CASE("A pawn is placed on an unoccupied placed tile") {
    const State state = row().pawn(white, 'W', "1.1").pawn(blue, 'W', "1.2");
    CHECK(allowed(state, "pawn W 1.3"));
    CHECK(answer(state, "pawn W 1.1") == Refusal::KheopsTileOccupied);
    CHECK(answer(state, "pawn W 1.2") == Refusal::KheopsTileOccupied);
    CHECK(answer(state, "pawn W 1.5") == Refusal::KheopsNoTileThere);
    const State next = after(state, "pawn W 1.3");
    CHECK(pawnAt(next, "1.3") == Pawn(white, PawnKind::Worker));
    CHECK(supplyOf(next, white, PawnKind::Worker) == 12);
}

TEST_CASE("No pawn may ever stand on a forbidden tile") {
    CHECK(answer(row(), "pawn W 2.1") == Refusal::KheopsForbiddenTile);
    CHECK(answer(row(), "pawn M 2.1") == Refusal::KheopsForbiddenTile);
}

TEST_CASE("A pawn must be in its owner's supply") {
    CHECK(answer(row().turnOf(blue), "pawn F 1.1") == Refusal::KheopsPawnNotInSupply);
    CHECK(answer(row().pawn(white, 'M', "1.1"), "pawn M 1.2") == Refusal::KheopsPawnNotInSupply);
}

TEST_CASE("A turn goes pawn, power, tile") {
    const State start = row().with("R19", "1.5", "12").pawn(blue, 'W', "1.1");
    CHECK(answer(start, "tile R01 1.6 0") == Refusal::KheopsWrongStep);
    CHECK(answer(start, "swap 1.2 1.1") == Refusal::KheopsWrongStep);
    const State power = after(start, "pawn W 1.5");
    CHECK(power.phase == Phase::UsePower);
    CHECK(answer(power, "pawn W 1.2") == Refusal::KheopsWrongStep);
    CHECK(answer(power, "turn 1.2 1") == Refusal::KheopsWrongStep);
    CHECK(answer(power, "move 1.5 1.2") == Refusal::KheopsWrongStep);
    const State building = after(power, "swap 1.5 1.1");
    CHECK(building.phase == Phase::PlaceTile);
    CHECK(answer(building, "pawn W 1.2") == Refusal::KheopsWrongStep);
}

TEST_CASE("A power must be used if any legal way exists: the tile has to wait") {
    const State power = after(row().with("R14", "1.5", "1"), "pawn W 1.5");
    CHECK(power.phase == Phase::UsePower);
    CHECK(answer(power, "tile R01 1.6 0") == Refusal::KheopsWrongStep);
    CHECK(moveCount(power) > 0);
}

TEST_CASE("A power without a legal way is lost") {
    const State swap = row().with("R19", "1.5", "12"); // nobody to swap with
    CHECK(after(swap, "pawn W 1.5").phase == Phase::PlaceTile);
    const State move = row().with("R20", "1.5", "1"); // no pawn but the one just placed
    CHECK(after(move, "pawn W 1.5").phase == Phase::PlaceTile);
    const State turn = Position().with("R22", "1.1", "12").with("R14", "1.2", "1"); // no corridor
    CHECK(after(turn, "pawn W 1.2").phase == Phase::PlaceTile);
}

TEST_CASE("A tile without an immediate power asks for nothing") {
    for (const std::string_view plain : {"R01", "R07", "R10", "R12", "R22"}) {
        const auto open = openingsOf(tile(plain), 0) == 0b001 ? "0" : "01";
        CHECK(after(row().with(plain == "R22" ? "R25" : plain, "1.5", plain == "R22" ? "012" : open),
                    "pawn W 1.5")
                  .phase == Phase::PlaceTile);
    }
}

TEST_CASE("A tile goes on an empty cell that shares a side with a placed tile") {
    const State state = row().placingTile({"R01", "R02", "R09"});
    CHECK(allowed(state, "tile R01 1.5 0"));
    CHECK(allowed(state, "tile R01 2.2 0"));
    CHECK(answer(state, "tile R01 1.6 0") == Refusal::KheopsTileMustTouch);
    CHECK(answer(state, "tile R01 3.1 0") == Refusal::KheopsTileMustTouch); // touches 2.1 at a corner only
    CHECK(answer(state, "tile R01 1.2 0") == Refusal::KheopsCellFilled);
    CHECK(answer(state, "tile R03 1.5 0") == Refusal::KheopsTileNotInHand);
}

TEST_CASE("A tile stays inside the pyramid") {
    const State state = row().placingTile({"R01"});
    CHECK(Kheops::check(state, Seat::First, placeTile(tile("R01"), cellCount, 0)) ==
          Refusal::KheopsOutsidePyramid);
    CHECK(Kheops::read(Seat::First, "tile R01 2.12 0").refusal() == Refusal::KheopsOutsidePyramid);
}

TEST_CASE("A tile may be placed in any of its rotations, and openings need not match") {
    const State state = row().placingTile({"R01", "R02"});
    for (const std::string_view text :
         {"tile R01 1.5 0", "tile R01 1.5 1", "tile R01 1.5 2", "tile R02 1.5 0", "tile R02 1.5 2"}) {
        CHECK(allowed(state, text));
    }
    CHECK(openingsAt(after(state, "tile R01 1.5 2"), cell("1.5")) == 0b100); // its wall meets an opening
    CHECK(Kheops::check(state, Seat::First, placeTile(tile("R01"), cell("1.5"), 3)) == Refusal::NoSuchMove);
}

TEST_CASE("A tile open all round is placed one way only") {
    const State state = row().placingTile({"R09"});
    CHECK(allowed(state, "tile R09 1.5 0"));
    CHECK(answer(state, "tile R09 1.5 1") == Refusal::KheopsSameAsUnturned);
    CHECK(moveCount(state) == static_cast<std::size_t>(sizeOf(state.frontier)));
}

TEST_CASE("Nothing need support a tile from below") {
    const State state = Position().with("R22", "3.2", "12").placingTile({"R01"});
    CHECK(allowed(state, "tile R01 4.1 0"));
    CHECK(allowed(state, "tile R01 3.3 0"));
}

TEST_CASE("After the tile its owner draws, and the rival's turn begins") {
    const State placed = after(row().placingTile({"R01", "R02", "R03"}), "tile R01 1.5 0");
    CHECK(placed.phase == Phase::Draw);
    CHECK(placed.mover == white);
    CHECK(Kheops::check(placed, drawTile(blue, tile("R05"))) == Refusal::ImpossibleOutcome);
    CHECK(Kheops::check(placed, drawTile(white, tile("R01"))) == Refusal::ImpossibleOutcome);
    CHECK(Kheops::check(placed, drawTile(white, hiddenArg)) == Refusal::None);
    State drawn = placed;
    Kheops::resolve(drawn, drawTile(white, tile("R05")));
    CHECK(handCount(drawn, white) == 3);
    CHECK(drawn.phase == Phase::PlacePawn);
    CHECK(drawn.mover == blue);
}

TEST_CASE("Only the seat whose turn it is may move") {
    const State state = row();
    CHECK(Kheops::check(state, Seat::Second, placePawn(PawnKind::Worker, cell("1.1"))) ==
          Refusal::NotYourTurn);
    MoveList moves;
    Kheops::legalMoves(state, Seat::Second, moves);
    CHECK(moves.empty());
}

TEST_CASE("A pawn and its power can be taken back, a tile from the hand cannot") {
    CHECK_FALSE(Kheops::reveals(row(), Seat::First, placePawn(PawnKind::Worker, 0)));
    CHECK_FALSE(Kheops::reveals(row(), Seat::First, turnTile(0, 1)));
    CHECK(Kheops::reveals(row(), Seat::First, placeTile(0, 5, 1)));
}

TEST_CASE("Each has 15 turns, Blue fills the 49th cell and White keeps one tile") {
    FastRandom random(5);
    for (std::uint64_t i = 0; i < 20; ++i) {
        const auto match =
            battery::playedAtRandom<Kheops>(makeSetup("kheops", 2, battery::seedOf(i)), random);
        const State& state = match.state();
        std::array<int, 2> tiles{};
        std::array<int, 2> pawns{};
        Seat last = Seat::Nobody;
        for (const Entry& entry : match.log().entries) {
            if (entry.isChance()) {
                continue;
            }
            last = entry.by;
            tiles[static_cast<std::size_t>(entry.by)] += entry.kind == 5 ? 1 : 0;
            pawns[static_cast<std::size_t>(entry.by)] += entry.kind == 1 ? 1 : 0;
        }
        CHECK(tiles == std::array<int, 2>{15, 15});
        CHECK(pawns == std::array<int, 2>{15, 15});
        CHECK(last == seatAt(otherSeat(state.white)));
        CHECK(state.filled == wholePyramid);
        CHECK(handCount(state, state.white) == 1);
        CHECK(handCount(state, otherSeat(state.white)) == 0);
        CHECK(state.unseen == 0);
        CHECK(Kheops::check(state, Seat::First, Move{}) == Refusal::MatchIsOver);
    }
}
