// A random move without listing them all: roll-outs do nothing else. The moves are numbered as listMoves
// lists them.
#include <array>
#include <cstddef>

#include "core/games/kheops/moves.h"
#include "core/table/pick.h"

namespace architects::kheops {
namespace {

std::uint32_t countOf(CellSet set) {
    return static_cast<std::uint32_t>(sizeOf(set));
}

Move anyPawn(const State& state, int seat, FastRandom& random) {
    std::array<CellSet, pawnKinds> cells{};
    std::array<std::uint32_t, pawnKinds> counts{};
    std::uint32_t all = 0;
    for (std::size_t kind = 0; kind < pawnKinds; ++kind) {
        cells[kind] = pawnCells(state, seat, static_cast<PawnKind>(kind));
        counts[kind] = countOf(cells[kind]);
        all += counts[kind];
    }
    std::uint32_t number = below(random, all);
    std::size_t kind = 0;
    for (; number >= counts[kind]; ++kind) {
        number -= counts[kind];
    }
    return placePawn(static_cast<PawnKind>(kind), memberAt(cells[kind], number));
}

/// Each cell once, or twice if its tile can be turned both ways.
Move anyTurn(const State& state, CellSet cells, FastRandom& random) {
    const CellSet once = cells & state.open[0] & state.open[1] & state.open[2];
    std::uint32_t number = below(random, 2 * countOf(cells) - countOf(once));
    for (const Cell cell : Members(cells)) {
        const std::uint32_t ways = has(once, cell) ? 1 : 2;
        if (number < ways) {
            return turnTile(cell, number + 1);
        }
        number -= ways;
    }
    return {};
}

Move anyPower(const State& state, int seat, FastRandom& random) {
    const Symbol power = symbolOf(state.tile[state.placed]);
    if (power == Symbol::TurnCorridor || power == Symbol::TurnRoom) {
        return anyTurn(state, turnableCells(state, seat, power), random);
    }
    const bool swaps = power == Symbol::SwapPawns;
    const CellSet from = swaps ? state.pawns[static_cast<std::size_t>(seat)] : movableCells(state, seat);
    const CellSet to = swaps ? swappableCells(state, seat) : freeCells(state);
    const std::uint32_t number = below(random, countOf(from) * countOf(to));
    const Cell first = memberAt(from, number / countOf(to));
    const Cell second = memberAt(to, number % countOf(to));
    return swaps ? swapPawns(first, second) : movePawn(first, second);
}

Move anyTile(const State& state, int seat, FastRandom& random) {
    const TileSet hand = possibleHand(state, seat);
    const std::uint32_t cells = countOf(state.frontier);
    const std::uint32_t rotations = 3 * countOf(hand) - 2 * countOf(hand & openTiles);
    std::uint32_t number = below(random, rotations * cells);
    for (const Tile tile : Members(hand)) {
        const bool once = has(openTiles, tile);
        const std::uint32_t here = once ? cells : 3 * cells;
        if (number < here) {
            const std::uint32_t cell = once ? number : number / 3;
            return placeTile(tile, memberAt(state.frontier, cell), once ? 0 : number % 3);
        }
        number -= here;
    }
    return {};
}

} // namespace

Move anyMove(const State& state, Seat seat, FastRandom& random) {
    switch (state.phase) {
    case Phase::PlacePawn: return anyPawn(state, indexOf(seat), random);
    case Phase::UsePower: return anyPower(state, indexOf(seat), random);
    default: return anyTile(state, indexOf(seat), random);
    }
}

} // namespace architects::kheops
