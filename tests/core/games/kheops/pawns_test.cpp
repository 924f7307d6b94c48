#include <catch2/catch.hpp>

#include "core/games/kheops/moves.h"
#include "tests/core/games/kheops/position.h"

using namespace architects;
using namespace architects::kheops;

namespace {

Position yard() {
    Position position;
    position.with("R22", "1.1", "12")
        .with("C18", "1.2", "12")
        .with("R23", "1.3", "12")
        .with("C19", "1.4", "12");
    position.with("R24", "1.5", "012").with("C09", "1.6", "12").with("C14", "1.7", "12");
    return position.with("C07", "1.8", "01");
}

} // namespace

TEST_CASE("The Mummy takes the place of an opposing Worker, who goes back to his owner's supply") {
    const State state = yard().pawn(blue, 'W', "1.1");
    CHECK(supplyOf(state, blue, PawnKind::Worker) == 14);
    const State taken = after(state, "pawn M 1.1");
    CHECK(pawnAt(taken, "1.1") == Pawn(white, PawnKind::Mummy));
    CHECK(supplyOf(taken, blue, PawnKind::Worker) == 15);
    CHECK(taken.pawns[blue] == 0);
    CHECK(taken.pawns[white] == only(cell("1.1")));
}

TEST_CASE("A captured Worker may be played again") {
    Position position = yard().pawn(blue, 'W', "1.1");
    const State taken = after(position, "pawn M 1.1");
    State later = taken;
    later.phase = Phase::PlacePawn;
    later.mover = blue;
    CHECK(allowed(later, "pawn W 1.2"));
}

TEST_CASE("The Mummy may also be placed like a Worker") {
    CHECK(allowed(yard(), "pawn M 1.1"));
}

TEST_CASE("The power of the tile a Mummy takes is triggered") {
    const State state = yard().pawn(blue, 'W', "1.6");
    CHECK(after(state, "pawn M 1.6").phase == Phase::UsePower);
}

TEST_CASE("The Mummy takes no Priest, no Pharaoh, no Mummy and nobody of its own") {
    const State state = yard()
                            .turnOf(blue)
                            .pawn(white, 'M', "1.1")
                            .pawn(white, 'P', "1.2")
                            .pawn(white, 'F', "1.3")
                            .pawn(blue, 'W', "1.4");
    for (const std::string_view text : {"pawn M 1.1", "pawn M 1.2", "pawn M 1.3", "pawn M 1.4"}) {
        CHECK(answer(state, text) == Refusal::KheopsMummyTakesWorkersOnly);
    }
}

TEST_CASE("A Worker, a Priest and a Pharaoh take nobody's place") {
    const State state = yard().pawn(white, 'M', "1.1").pawn(blue, 'W', "1.2");
    for (const std::string_view text : {"pawn W 1.2", "pawn P 1.2", "pawn F 1.2"}) {
        CHECK(answer(state, text) == Refusal::KheopsTileOccupied);
    }
}

TEST_CASE("The Mummy itself may be swapped and its tile turned by the rival") {
    const State state = yard().turnOf(blue).pawn(white, 'M', "1.2").pawn(blue, 'W', "1.1");
    CHECK(allowed(after(state, "pawn W 1.7"), "swap 1.1 1.2"));
    CHECK(allowed(after(state, "pawn W 1.6"), "turn 1.2 1"));
}

TEST_CASE("The Priest may be played only after the own Mummy has been played") {
    CHECK(answer(yard(), "pawn P 1.1") == Refusal::KheopsMummyFirst);
    CHECK(answer(yard().pawn(blue, 'M', "1.2"), "pawn P 1.1") == Refusal::KheopsMummyFirst);
    CHECK(allowed(yard().pawn(white, 'M', "1.2"), "pawn P 1.1"));
    CHECK(answer(yard().turnOf(blue), "pawn P 1.1") == Refusal::KheopsMummyFirst);
}

TEST_CASE("The Pharaoh waits for the Mummy as the Priest does") {
    CHECK(answer(yard(), "pawn F 1.1") == Refusal::KheopsMummyFirst);
    CHECK(allowed(yard().pawn(white, 'M', "1.2"), "pawn F 1.1"));
}

TEST_CASE("A Priest enters a power tile like anybody") {
    const State state = yard().pawn(white, 'M', "1.2");
    CHECK(after(state, "pawn P 1.6").phase == Phase::UsePower);
}

TEST_CASE("Like a Mummy, the Pharaoh may be played at any time and takes a Worker's place") {
    const State state = yard().pharaohLikeMummy().pawn(blue, 'W', "1.1");
    CHECK(allowed(state, "pawn F 1.2"));
    const State taken = after(state, "pawn F 1.1");
    CHECK(pawnAt(taken, "1.1") == Pawn(white, PawnKind::Pharaoh));
    CHECK(supplyOf(taken, blue, PawnKind::Worker) == 15);
    CHECK(answer(yard().pharaohLikeMummy().pawn(blue, 'M', "1.1"), "pawn F 1.1") ==
          Refusal::KheopsMummyTakesWorkersOnly);
}

TEST_CASE("Like a Mummy, the Pharaoh is safe from capture but may be swapped and his tile turned") {
    const State state =
        yard().pharaohLikeMummy().turnOf(blue).pawn(white, 'F', "1.2").pawn(blue, 'W', "1.1");
    CHECK(answer(state, "pawn M 1.2") == Refusal::KheopsMummyTakesWorkersOnly);
    CHECK(allowed(after(state, "pawn W 1.7"), "swap 1.1 1.2"));
    CHECK(allowed(after(state, "pawn W 1.6"), "turn 1.2 1"));
}

TEST_CASE("Like a Mummy, the Pharaoh does not open the way for the Priest") {
    CHECK(answer(yard().pharaohLikeMummy().pawn(white, 'F', "1.2"), "pawn P 1.1") ==
          Refusal::KheopsMummyFirst);
}

TEST_CASE("The Priest is protected whatever the Pharaoh is like") {
    const State state = yard()
                            .pharaohLikeMummy()
                            .turnOf(blue)
                            .pawn(white, 'M', "1.5")
                            .pawn(white, 'P', "1.2")
                            .pawn(blue, 'W', "1.1");
    CHECK(answer(after(state, "pawn W 1.7"), "swap 1.1 1.2") == Refusal::KheopsSwapNeedsWorkerOrMummy);
    CHECK(answer(after(state, "pawn W 1.6"), "turn 1.2 1") == Refusal::KheopsProtectedTile);
}
