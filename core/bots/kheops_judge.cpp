#include <algorithm>
#include <cstdlib>

#include "core/bots/judge.h"
#include "core/games/kheops/networks.h"

namespace architects {
namespace {

using namespace kheops;

constexpr int point = 100;

/// What it is worth to have a pawn still in the supply, at most: less as the end comes near.
constexpr int mummyInSupply = 150;
constexpr int priestInSupply = 40;
constexpr int pharaohInSupply = 120;

/// The openings of a network that lead to cells not built yet.
int looseEnds(const State& state, CellSet cells) {
    int ends = 0;
    for (const Cell cell : Members(cells)) {
        for (unsigned side = 0; side < sideCount; ++side) {
            const Cell other = neighbours[cell][side];
            ends += other != noCell && has(state.open[side], cell) && !has(state.filled, other) ? 1 : 0;
        }
    }
    return ends;
}

/// What a network may come to: as it stands, less its doubling if it may still be opened.
int prospect(const Network& network, int ends) {
    const int single = network.value / (network.closed ? 2 : 1) * point;
    const int doubling = network.closed ? single / (1 + ends) : 0;
    return single + doubling + (network.cursed ? 0 : ends * 30);
}

/// The share of it a seat may hope for: its lead in pawns against what can still happen there.
int hope(const State& state, const Network& network, int seat, int turnsLeft) {
    const auto s = static_cast<std::size_t>(seat);
    const int lead = network.weight[s] - network.weight[1 - s];
    if (lead == 0) {
        return 0;
    }
    const int ends = looseEnds(state, network.cells);
    const int room = sizeOf(network.cells & freeCells(state)) + ends;
    const int doubt = std::min(room, turnsLeft) * 4;
    return prospect(network, ends) * lead * 10 / (std::abs(lead) * 10 + doubt);
}

int supplyWorth(const State& state, int seat, int turnsLeft) {
    const auto& supply = state.supply[static_cast<std::size_t>(seat)];
    const int full = supply[1] * mummyInSupply + supply[2] * priestInSupply + supply[3] * pharaohInSupply;
    return full * std::min(turnsLeft, 8) / 8;
}

} // namespace

int Judge<Kheops>::judge(const State& state, Seat seat) {
    const int own = indexOf(seat);
    const int rival = otherSeat(own);
    const int turnsLeft = sizeOf(wholePyramid & ~state.filled);
    const Networks networks = analyse(state);
    const auto squared = [&networks](int who) {
        const int count = networks.ankhs[static_cast<std::size_t>(who)];
        return count * count * point;
    };
    int sum = squared(own) - squared(rival) + supplyWorth(state, own, turnsLeft) -
              supplyWorth(state, rival, turnsLeft);
    for (const Network& network : networks.list) {
        sum += hope(state, network, own, turnsLeft);
    }
    return sum;
}

} // namespace architects
