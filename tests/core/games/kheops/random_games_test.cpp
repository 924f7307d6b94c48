#include <catch2/catch.hpp>

#include <algorithm>

#include "core/games/kheops/moves.h"
#include "core/games/kheops/networks.h"
#include "core/games/playout.h"
#include "tests/core/games/battery.h"
#include "tests/core/games/kheops/position.h"

using namespace architects;
using namespace architects::kheops;

namespace {

/// The sets of cells tell again what the arrays say.
bool setsMatchArrays(const State& state) {
    CellSet filled = 0;
    CellSet touching = 0;
    CellSet rooms = 0;
    CellSet forbidden = 0;
    CellSet open = 0;
    std::array<CellSet, 2> pawns{};
    for (Cell cell = 0; cell < cellCount; ++cell) {
        if (state.tile[cell] != noTile) {
            filled |= only(cell);
            touching |= neighbourSets[cell];
            rooms |= isRoom(state.tile[cell]) ? only(cell) : 0;
            forbidden |= symbolOf(state.tile[cell]) == Symbol::Forbidden ? only(cell) : 0;
        }
        if (!state.pawn[cell].none()) {
            pawns[static_cast<std::size_t>(state.pawn[cell].seat())] |= only(cell);
        }
    }
    for (const CellSet side : state.open) {
        open |= side;
    }
    return filled == state.filled && (touching & ~filled) == state.frontier && rooms == state.rooms &&
           forbidden == state.forbidden && pawns == state.pawns && open == filled;
}

/// Every tile is in exactly one place, and lies in one of its rotations.
bool tilesAddUp(const State& state) {
    TileSet all = 0;
    int count = 0;
    for (const TileSet set : {state.unseen, state.hand[0], state.hand[1]}) {
        all |= set;
        count += std::popcount(set);
    }
    for (const Cell cell : Members(state.filled)) {
        const Tile tile = state.tile[cell];
        all |= TileSet{1} << tile;
        ++count;
        if (openingsAt(state, cell) != openingsOf(tile, rotationAt(state, cell))) {
            return false;
        }
    }
    return all == everyTile && count == tileCount && pileCount(state) >= 0;
}

/// Every pawn is on the board or in its owner's supply, and none stands where it may not.
bool pawnsAddUp(const State& state) {
    for (int seat = 0; seat < 2; ++seat) {
        for (const PawnKind kind :
             {PawnKind::Worker, PawnKind::Mummy, PawnKind::Priest, PawnKind::Pharaoh}) {
            const int all = sizeOf(cellsOf(state, seat, kind)) + supplyOf(state, seat, kind);
            if (state.phase != Phase::Colours && all != pawnTotal(seat == state.white, kind)) {
                return false;
            }
        }
    }
    return (occupied(state) & (state.forbidden | ~state.filled)) == 0 &&
           (state.pawns[0] & state.pawns[1]) == 0;
}

bool sound(const State& state) {
    return setsMatchArrays(state) && tilesAddUp(state) && pawnsAddUp(state) &&
           (state.phase == Phase::UsePower) == (state.placed != noCell);
}

/// How 10,000 random games went.
struct Statistics {
    int games = 0;
    std::array<int, 3> won{}; // White, Blue, neither
    std::array<long, 2> points{};
    long networks = 0;
    long closed = 0;
    long longest = 0;

    void add(const State& end) {
        const Networks counted = analyse(end);
        const int forWhite = counted.totals[end.white];
        const int forBlue = counted.totals[static_cast<std::size_t>(otherSeat(end.white))];
        ++games;
        ++won[forWhite > forBlue ? 0 : forWhite < forBlue ? 1 : 2];
        points[0] += forWhite;
        points[1] += forBlue;
        networks += static_cast<long>(counted.list.size());
        int most = 0;
        for (const Network& network : counted.list) {
            closed += network.closed ? 1 : 0;
            most = std::max(most, network.tiles);
        }
        longest += most;
    }
    [[nodiscard]] double mean(long sum) const { return static_cast<double>(sum) / games; }
};

} // namespace

TEST_CASE("10,000 random games break no invariant") {
    FastRandom random(2024);
    MoveList moves;
    std::size_t most = 0;
    for (int game = 0; game < 10'000; ++game) {
        Setup setup = makeSetup("kheops", 2, {});
        setup.options[0] = static_cast<std::uint8_t>(game % 2);
        State state = Kheops::start(setup);
        bool fine = true;
        for (Pending pending = Kheops::pending(state); fine && !pending.over();
             pending = Kheops::pending(state)) {
            if (pending.chance()) {
                const Outcome outcome = Kheops::sample(state, random);
                fine = Kheops::check(state, outcome) == Refusal::None;
                Kheops::resolve(state, outcome);
            } else {
                const Seat seat = pending.seats.first();
                Kheops::legalMoves(Kheops::mask(state, Seat::Nobody), seat, moves);
                most = std::max(most, moves.size());
                Kheops::legalMoves(state, seat, moves);
                const Move move = moves[below(random, static_cast<std::uint32_t>(moves.size()))];
                fine = Kheops::check(state, seat, move) == Refusal::None;
                Kheops::play(state, seat, move);
            }
            fine = fine && sound(state);
        }
        REQUIRE(fine);
    }
    // Longest is what a spectator must allow for: any unseen tile anywhere.
    CHECK(most < MoveList::capacity() * 3 / 4);
}

TEST_CASE("Random play lands near the figures of the rules") {
    FastRandom random(7);
    MoveList moves;
    Statistics found;
    for (int game = 0; game < 10'000; ++game) {
        State state = Kheops::start(makeSetup("kheops", 2, {}));
        playout<Kheops>(state, random, moves);
        found.add(state);
    }
    CHECK(found.mean(found.won[0]) == Approx(0.51).margin(0.02));
    CHECK(found.mean(found.won[1]) == Approx(0.47).margin(0.02));
    CHECK(found.mean(found.won[2]) == Approx(0.02).margin(0.01));
    CHECK(found.mean(found.points[0]) == Approx(18).margin(1));
    CHECK(found.mean(found.points[1]) == Approx(18).margin(1));
    CHECK(found.mean(found.networks) == Approx(8.6).margin(0.2));
    CHECK(found.mean(found.closed) == Approx(2.3).margin(0.2));
    CHECK(found.mean(found.longest) == Approx(14).margin(0.5));
}

TEST_CASE("Of all moves that can be spelt exactly the listed ones are allowed") {
    FastRandom random(3);
    for (std::uint64_t game = 0; game < 3; ++game) {
        Setup setup = makeSetup("kheops", 2, battery::seedOf(game));
        setup.options[0] = static_cast<std::uint8_t>(game % 2);
        const auto match = battery::playedAtRandom<Kheops>(setup, random);
        for (std::size_t ply = 26; ply < match.log().entries.size(); ply += 5) {
            const State state = match.stateAt(ply);
            const Seat seat = seatAt(state.mover);
            MoveList moves;
            Kheops::legalMoves(state, seat, moves);
            std::size_t allowedMoves = 0;
            for (unsigned code = 0; code < 8U * 52 * 52 * 4; ++code) {
                const Move move{static_cast<std::uint8_t>(code / (52 * 52 * 4)),
                                {static_cast<std::uint8_t>(code / (52 * 4) % 52),
                                 static_cast<std::uint8_t>(code / 4 % 52),
                                 static_cast<std::uint8_t>(code % 4)}};
                allowedMoves += Kheops::check(state, seat, move) == Refusal::None ? 1 : 0;
            }
            CHECK(allowedMoves == moves.size());
        }
    }
}
