#include <catch2/catch.hpp>

#include "core/games/kheops/moves.h"
#include "tests/core/games/kheops/position.h"

using namespace architects;
using namespace architects::kheops;

namespace {

/// Rooms and corridors of every number of openings, and one tile of each power.
Position quarry() {
    Position position;
    position.with("R22", "1.1", "12")
        .with("C18", "1.2", "12")
        .with("R23", "1.3", "12")
        .with("C19", "1.4", "12");
    position.with("R24", "1.5", "012")
        .with("C23", "1.6", "012")
        .with("R01", "1.7", "0")
        .with("C07", "1.8", "01");
    position.with("C09", "1.9", "12").with("C11", "1.10", "12").with("C14", "1.11", "12");
    return position.with("R20", "1.12", "1").with("R13", "1.13", "012").with("R14", "2.1", "0");
}
constexpr auto turnCorridor = "pawn W 1.9";
constexpr auto turnRoom = "pawn W 1.10";
constexpr auto swapPower = "pawn W 1.11";
constexpr auto movePower = "pawn W 1.12";

} // namespace

TEST_CASE("Rotate corridor turns corridors, rotate room turns rooms") {
    const State corridor = after(quarry(), turnCorridor);
    CHECK(allowed(corridor, "turn 1.2 1"));
    CHECK(answer(corridor, "turn 1.1 1") == Refusal::KheopsWrongKindToTurn);
    const State room = after(quarry(), turnRoom);
    CHECK(allowed(room, "turn 1.1 1"));
    CHECK(answer(room, "turn 1.2 1") == Refusal::KheopsWrongKindToTurn);
    CHECK(answer(room, "turn 3.1 1") == Refusal::KheopsNoTileThere);
}

TEST_CASE("A tile is turned by one or two thirds, never by none") {
    const State state = after(quarry(), turnCorridor);
    CHECK(openingsAt(after(state, "turn 1.2 1"), cell("1.2")) == 0b101);
    CHECK(openingsAt(after(state, "turn 1.2 2"), cell("1.2")) == 0b011);
    CHECK(answer(state, "turn 1.2 0") == Refusal::KheopsTurnByOneOrTwo);
    CHECK(answer(state, "turn 1.2 3") == Refusal::KheopsTurnByOneOrTwo);
}

TEST_CASE("A tile open all round may be chosen, without effect, one way") {
    const State state = after(quarry(), turnCorridor);
    CHECK(allowed(state, "turn 1.6 1"));
    CHECK(answer(state, "turn 1.6 2") == Refusal::KheopsSameAsUnturned);
    CHECK(openingsAt(after(state, "turn 1.6 1"), cell("1.6")) == 0b111);
}

TEST_CASE("Occupied and forbidden tiles may be turned, and the one just entered") {
    const State state = after(quarry().pawn(blue, 'W', "1.2").pawn(white, 'W', "1.4"), turnCorridor);
    CHECK(allowed(state, "turn 1.2 1")); // an opposing Worker's
    CHECK(allowed(state, "turn 1.4 1")); // one's own
    CHECK(allowed(state, "turn 1.8 1")); // forbidden
    CHECK(allowed(state, "turn 1.9 1")); // just entered
    CHECK(allowed(after(quarry(), turnRoom), "turn 1.13 1"));
}

TEST_CASE("A tile that holds an opposing Priest or Pharaoh may not be turned, one's own may") {
    const State state = after(quarry()
                                  .turnOf(blue)
                                  .pawn(white, 'M', "1.7")
                                  .pawn(white, 'P', "1.2")
                                  .pawn(white, 'F', "1.4")
                                  .pawn(blue, 'M', "1.1")
                                  .pawn(blue, 'P', "1.6"),
                              turnCorridor);
    CHECK(answer(state, "turn 1.2 1") == Refusal::KheopsProtectedTile);
    CHECK(answer(state, "turn 1.4 1") == Refusal::KheopsProtectedTile);
    CHECK(allowed(state, "turn 1.6 1"));
}

TEST_CASE("A tile that holds an opposing Mummy may be turned") {
    CHECK(allowed(after(quarry().pawn(blue, 'M', "1.2"), turnCorridor), "turn 1.2 1"));
}

TEST_CASE("Turning is the only thing a rotate power does") {
    const State before = after(quarry(), turnCorridor);
    State turnedBack = after(before, "turn 1.2 1");
    CHECK(turnedBack.phase == Phase::PlaceTile);
    setOpenings(turnedBack, cell("1.2"), openingsAt(before, cell("1.2")));
    turnedBack.phase = before.phase;
    turnedBack.placed = before.placed;
    CHECK(turnedBack == before);
}

TEST_CASE("Swap exchanges one own pawn with an opposing Worker or Mummy") {
    const State state =
        after(quarry().pawn(white, 'W', "1.1").pawn(blue, 'W', "1.2").pawn(blue, 'M', "1.4"), swapPower);
    CHECK(allowed(state, "swap 1.1 1.4"));
    const State swapped = after(state, "swap 1.1 1.2");
    CHECK(pawnAt(swapped, "1.1") == Pawn(blue, PawnKind::Worker));
    CHECK(pawnAt(swapped, "1.2") == Pawn(white, PawnKind::Worker));
    CHECK(swapped.pawns[white] == (only(cell("1.2")) | only(cell("1.11"))));
    CHECK(swapped.supply == state.supply);
}

TEST_CASE("The pawn just placed may be swapped too") {
    const State state = after(quarry().pawn(blue, 'W', "1.2"), swapPower);
    const State swapped = after(state, "swap 1.11 1.2");
    CHECK(pawnAt(swapped, "1.11") == Pawn(blue, PawnKind::Worker));
}

TEST_CASE("A swap needs an own pawn and an opposing one") {
    const State state = after(quarry().pawn(white, 'W', "1.1").pawn(blue, 'W', "1.2"), swapPower);
    CHECK(answer(state, "swap 1.2 1.1") == Refusal::KheopsSwapNeedsOwnPawn);
    CHECK(answer(state, "swap 1.3 1.2") == Refusal::KheopsSwapNeedsOwnPawn);
    CHECK(answer(state, "swap 1.1 1.3") == Refusal::KheopsSwapNeedsWorkerOrMummy);
    CHECK(answer(state, "swap 1.1 1.11") == Refusal::KheopsSwapNeedsWorkerOrMummy);
}

TEST_CASE("An opposing Priest or Pharaoh is never swapped, one's own may be") {
    const State state = after(quarry()
                                  .turnOf(blue)
                                  .pawn(white, 'M', "1.7")
                                  .pawn(white, 'P', "1.2")
                                  .pawn(white, 'F', "1.4")
                                  .pawn(blue, 'M', "1.1")
                                  .pawn(blue, 'P', "1.6"),
                              swapPower);
    CHECK(answer(state, "swap 1.1 1.2") == Refusal::KheopsSwapNeedsWorkerOrMummy);
    CHECK(answer(state, "swap 1.1 1.4") == Refusal::KheopsSwapNeedsWorkerOrMummy);
    CHECK(allowed(state, "swap 1.6 1.7"));
}

TEST_CASE("A swap triggers no power and a swapped Mummy captures nothing") {
    const State state = after(quarry().pawn(white, 'M', "1.1").pawn(blue, 'W', "2.1"), swapPower);
    const State swapped = after(state, "swap 1.1 2.1"); // 2.1 is a rotate corridor tile
    CHECK(swapped.phase == Phase::PlaceTile);
    CHECK(pawnAt(swapped, "1.1") == Pawn(blue, PawnKind::Worker));
    CHECK(swapped.supply == state.supply);
}

TEST_CASE("Move takes one own pawn to any unoccupied placed tile") {
    const State state = after(quarry().pawn(white, 'W', "1.1").pawn(blue, 'W', "1.2"), movePower);
    const State moved = after(state, "move 1.1 1.7");
    CHECK(pawnAt(moved, "1.1").none());
    CHECK(pawnAt(moved, "1.7") == Pawn(white, PawnKind::Worker));
    CHECK(answer(state, "move 1.1 1.2") == Refusal::KheopsTileOccupied);
    CHECK(answer(state, "move 1.1 1.1") == Refusal::KheopsTileOccupied);
    CHECK(answer(state, "move 1.1 3.1") == Refusal::KheopsNoTileThere);
    CHECK(answer(state, "move 1.2 1.7") == Refusal::KheopsMoveNeedsOwnPawn);
    CHECK(answer(state, "move 1.3 1.7") == Refusal::KheopsMoveNeedsOwnPawn);
}

TEST_CASE("Nobody is moved onto a forbidden tile") {
    const State state = after(quarry().pawn(white, 'W', "1.1"), movePower);
    CHECK(answer(state, "move 1.1 1.8") == Refusal::KheopsForbiddenTile);
}

TEST_CASE("The pawn just placed cannot be moved") {
    const State state = after(quarry().pawn(white, 'W', "1.1"), movePower);
    CHECK(answer(state, "move 1.12 1.2") == Refusal::KheopsMoveNotThePlacedPawn);
}

TEST_CASE("A moved pawn triggers no power and a moved Mummy captures nothing") {
    const State state = after(quarry().pawn(white, 'M', "1.1").pawn(blue, 'W', "1.2"), movePower);
    CHECK(after(state, "move 1.1 1.9").phase == Phase::PlaceTile);
    CHECK(answer(state, "move 1.1 1.2") == Refusal::KheopsTileOccupied);
}

TEST_CASE("The owner may move his Priest and his Pharaoh") {
    const State state =
        after(quarry().pawn(white, 'M', "1.1").pawn(white, 'P', "1.2").pawn(white, 'F', "1.3"), movePower);
    CHECK(allowed(state, "move 1.2 1.4"));
    CHECK(allowed(state, "move 1.3 1.4"));
}
