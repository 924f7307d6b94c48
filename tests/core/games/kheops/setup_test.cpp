#include <catch2/catch.hpp>

#include <array>
#include <set>

#include "core/games/kheops/networks.h"
#include "core/table/match.h"
#include "tests/core/games/battery.h"
#include "tests/core/games/kheops/position.h"

using namespace architects;
using namespace architects::kheops;

namespace {

State opened(std::uint64_t number) {
    auto match = Match<Kheops>::begin(makeSetup("kheops", 2, battery::seedOf(number)));
    REQUIRE(match.ok());
    return match->state();
}

} // namespace

TEST_CASE("White has 14 Workers, Priest, Mummy and Pharaoh, Blue 15 Workers, Priest and Mummy") {
    const State state = Position();
    CHECK(state.supply[white] == std::array<std::uint8_t, pawnKinds>{14, 1, 1, 1});
    CHECK(state.supply[blue] == std::array<std::uint8_t, pawnKinds>{15, 1, 1, 0});
}

TEST_CASE("Colours are given at random: either seat may be White") {
    std::set<int> seats;
    for (std::uint64_t i = 0; i < 20; ++i) {
        const State state = opened(i);
        seats.insert(state.white);
        CHECK(supplyOf(state, state.white, PawnKind::Pharaoh) == 1);
        CHECK(supplyOf(state, otherSeat(state.white), PawnKind::Pharaoh) == 0);
    }
    CHECK(seats.size() == 2);
}

TEST_CASE("The opening lays 19 tiles, deals three to each, leaves 25, and White starts") {
    for (std::uint64_t i = 0; i < 20; ++i) {
        const State state = opened(i);
        CHECK(sizeOf(state.filled) == 19);
        for (const Cell base : baseCells) {
            CHECK(has(state.filled, base));
        }
        CHECK(handCount(state, 0) == 3);
        CHECK(handCount(state, 1) == 3);
        CHECK(pileCount(state) == 25);
        CHECK(state.phase == Phase::PlacePawn);
        CHECK(state.mover == state.white);
    }
}

TEST_CASE("The base lies in random rotations, each as likely as the others") {
    std::array<int, 3> seen{};
    for (std::uint64_t i = 0; i < 300; ++i) {
        const State state = opened(i);
        for (const Cell base : baseCells) {
            if (!looksSameTurned(state.tile[base])) {
                ++seen[rotationAt(state, base)];
            }
        }
    }
    const int all = seen[0] + seen[1] + seen[2];
    for (const int count : seen) {
        CHECK(count * 3 > all * 9 / 10);
        CHECK(count * 3 < all * 11 / 10);
    }
}

TEST_CASE("Every tile is as likely as every other to be in the base") {
    std::array<int, tileCount> seen{};
    for (std::uint64_t i = 0; i < 500; ++i) {
        const State state = opened(i);
        for (const Cell base : baseCells) {
            ++seen[state.tile[base]];
        }
    }
    for (const int count : seen) {
        CHECK(count > 190 - 50); // 19/50 of 500 is 190; five standard deviations are 54
        CHECK(count < 190 + 50);
    }
}

TEST_CASE("Hands are secret, all else is seen by everybody") {
    const State state = opened(3);
    const State seen = Kheops::mask(state, Seat::First);
    CHECK(seen.hand[0] == state.hand[0]);
    CHECK(seen.hand[1] == 0);
    CHECK(seen.hidden[1] == 3);
    CHECK(pileCount(seen) == 25);
    CHECK(seen.tile == state.tile);
    const State spectator = Kheops::mask(state, Seat::Nobody);
    CHECK(spectator.hand[0] == 0);
    CHECK(sizeOf(spectator.unseen) == 31);
}

TEST_CASE("Chance takes only what it could give") {
    State state = Kheops::start(makeSetup("kheops", 2, {}));
    const auto refused = [&state](const Outcome& outcome) {
        return Kheops::check(state, outcome) == Refusal::ImpossibleOutcome;
    };
    CHECK(refused(whiteIs(2)));
    CHECK(refused(drawTile(0, 7)));
    Kheops::resolve(state, whiteIs(1));
    CHECK(refused(whiteIs(0)));
    CHECK(refused(baseTile(tile("R07"), cell("1.2"), 0))); // the base begins at 1.1
    CHECK(refused(baseTile(tile("R07"), cell("1.1"), 3)));
    CHECK(refused(baseTile(tile("R09"), cell("1.1"), 1))); // open all round: only unturned
    CHECK(refused(baseTile(hiddenArg, cell("1.1"), 0)));
    Kheops::resolve(state, baseTile(tile("R07"), cell("1.1"), 2));
    CHECK(openingsAt(state, cell("1.1")) == 0b101);
    CHECK(refused(baseTile(tile("R07"), cell("1.2"), 0)));
}

TEST_CASE("The option decides what the Pharaoh is like, and a Priest is the default") {
    Setup setup = makeSetup("kheops", 2, {});
    CHECK(Kheops::start(setup).pharaoh == PharaohRule::Priest);
    setup.options[0] = 1;
    CHECK(Kheops::start(setup).pharaoh == PharaohRule::Mummy);
    REQUIRE(Kheops::info().options.size() == 1);
    CHECK(Kheops::info().options[0].values[1] == "mummy");
}

TEST_CASE("Positions that differ in one thing have different fingerprints") {
    const State state = opened(1);
    std::set<std::uint64_t> seen{Kheops::hash(state)};
    const auto add = [&seen, &state](auto change) {
        State other = state;
        change(other);
        CHECK(seen.insert(Kheops::hash(other)).second);
    };
    add([](State& s) { s.phase = Phase::PlaceTile; });
    add([](State& s) { s.placed = 3; });
    add([](State& s) { s.mover = static_cast<std::uint8_t>(otherSeat(s.mover)); });
    add([](State& s) { s.white = static_cast<std::uint8_t>(otherSeat(s.white)); });
    add([](State& s) { s.pharaoh = PharaohRule::Mummy; });
    add([](State& s) { putPawn(s, 3, Pawn(0, PawnKind::Worker)); });
    add([](State& s) { putPawn(s, 3, Pawn(1, PawnKind::Worker)); });
    add([](State& s) { s.open[0] ^= 1U; });
    add([](State& s) { std::swap(s.tile[0], s.tile[1]); });
    add([](State& s) { std::swap(s.hand[0], s.hand[1]); });
    add([](State& s) { s = Kheops::mask(s, Seat::First); });
    add([](State& s) { s = Kheops::mask(s, Seat::Nobody); });
}
