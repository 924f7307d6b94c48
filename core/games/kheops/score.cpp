#include "core/games/kheops/score.h"

#include <bit>
#include <cstddef>
#include <string_view>

#include "core/games/kheops/networks.h"
#include "core/table/text.h"

namespace architects::kheops {
namespace {

/// The facts are the same for every label: tiles, rooms, bonus points, pawns of each seat, value.
std::string_view labelOf(const Network& network) {
    if (network.cursed) {
        return CORE_TEXT("Score", "Cursed network, tiles: %1, worth nothing");
    }
    if (network.weight[0] + network.weight[1] == 0) {
        return CORE_TEXT("Score", "Network without a pawn, tiles: %1");
    }
    if (network.owner == Seat::Nobody) {
        return CORE_TEXT("Score", "Nobody's network, tiles: %1, pawns tie %4 to %5");
    }
    return network.closed ? CORE_TEXT("Score", "Closed network, tiles: %1, rooms: %2, bonus: %3, doubled")
                          : CORE_TEXT("Score", "Network, tiles: %1, rooms: %2, bonus: %3");
}

ScoreLine lineOf(const Network& network) {
    ScoreLine line;
    line.label = labelOf(network);
    const int bonus = network.value / (network.closed ? 2 : 1) - network.rooms;
    line.facts = {network.tiles,     network.rooms,     network.cursed ? 0 : bonus,
                  network.weight[0], network.weight[1], network.value};
    line.subject = std::countr_zero(network.cells);
    if (network.owner != Seat::Nobody) {
        line.points[static_cast<std::size_t>(network.owner)] = network.value;
    }
    return line;
}

} // namespace

ScoreSheet scoreOf(const State& state) {
    const Networks networks = analyse(state);
    ScoreSheet sheet;
    for (const Network& network : networks.list) {
        sheet.lines.push(lineOf(network));
    }
    ScoreLine ankhs;
    ankhs.label = CORE_TEXT("Score", "Ankhs, squared: %1 and %2");
    for (std::size_t seat = 0; seat < 2; ++seat) {
        ankhs.facts[seat] = networks.ankhs[seat];
        ankhs.points[seat] = networks.ankhs[seat] * networks.ankhs[seat];
        sheet.totals[seat] = networks.totals[seat];
    }
    sheet.lines.push(ankhs);
    if (sheet.totals[0] >= sheet.totals[1]) {
        sheet.winners.add(Seat::First);
    }
    if (sheet.totals[1] >= sheet.totals[0]) {
        sheet.winners.add(Seat::Second);
    }
    return sheet;
}

} // namespace architects::kheops
