#include "core/games/pyramidice/score.h"

#include <algorithm>
#include <bit>
#include <cstddef>

#include "core/games/pyramidice/rival.h"
#include "core/table/text.h"

namespace architects::pyramidice {
namespace {

constexpr std::size_t rows = 5;
constexpr std::array<std::string_view, rows> labels{
    CORE_TEXT("Score", "Fame track"), CORE_TEXT("Score", "Scarab"),   CORE_TEXT("Score", "Gods"),
    CORE_TEXT("Score", "Ennead"),     CORE_TEXT("Score", "Projects"),
};

/// The project that names each pair of values.
constexpr auto projectTableOf = [] {
    std::array<std::array<std::uint8_t, 7>, 7> all{};
    for (int one = 1; one <= 6; ++one) {
        for (int two = 1; two <= 6; ++two) {
            all[static_cast<std::size_t>(one)][static_cast<std::size_t>(two)] =
                static_cast<std::uint8_t>(projectOf(one, two));
        }
    }
    return all;
}();

std::array<int, rows> fameOf(const State& state, const Side& side) {
    return {side.fame, fameOfScarab(side), fameOfGods(side.gods), enneadFame(sizeOf(side.gods & ennead)),
            fameOfProjects(state, side)};
}

void findWinners(const State& state, ScoreSheet& sheet) {
    const auto end = sheet.totals.begin() + state.seats;
    const int best = *std::max_element(sheet.totals.begin(), end);
    if (solo(state)) {
        sheet.winners.add(seatAt(sheet.totals[rivalSeat] == best ? rivalSeat : 0));
        return;
    }
    int pieces = 0;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        pieces = sheet.totals[seat] == best ? std::max(pieces, piecesOn(state.sides[seat])) : pieces;
    }
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        if (sheet.totals[seat] == best && piecesOn(state.sides[seat]) == pieces) {
            sheet.winners.add(seatAt(static_cast<int>(seat)));
        }
    }
}

} // namespace

int fameOfGods(GodSet gods) {
    int fame = 0;
    for (gods &= ~ennead; gods != 0; gods &= gods - 1) {
        fame += infoOf(static_cast<God>(std::countr_zero(gods))).fame;
    }
    return fame;
}

int fameOfScarab(const Side& side) {
    const int pieces = piecesOn(side);
    switch (side.scarab) {
    case Quartz: return quartzFame * godsCounted(side.gods);
    case Obsidian: return pieces + (pieces >= boardSpaces ? obsidianFame : 0);
    default: return 0;
    }
}

std::array<int, projectCount + 1> projectEdges(const State& state) {
    std::array<int, projectCount + 1> found{};
    for (const Edge& edge : edges) {
        ++found[projectTableOf[state.built[edge.a]][state.built[edge.b]]];
    }
    return found;
}

int fameOfProjects(const State& state, const Side& side) {
    const auto found = projectEdges(state);
    int fame = 0;
    for (std::size_t project = 1; project <= projectCount; ++project) {
        fame += ((side.projects >> project) & 1U) != 0 ? projectFame * found[project] : 0;
    }
    return fame;
}

int totalOf(const State& state, int seat) {
    int total = 0;
    for (const int fame : fameOf(state, state.sides[static_cast<std::size_t>(seat)])) {
        total += fame;
    }
    return total;
}

ScoreSheet scoreOf(const State& state) {
    ScoreSheet sheet;
    std::array<ScoreLine, rows> lines;
    for (std::size_t row = 0; row < rows; ++row) {
        lines[row].label = labels[row];
    }
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const auto fame = fameOf(state, state.sides[seat]);
        for (std::size_t row = 0; row < rows; ++row) {
            lines[row].points[seat] = fame[row];
            sheet.totals[seat] += fame[row];
        }
    }
    for (const ScoreLine& line : lines) {
        sheet.lines.push(line);
    }
    findWinners(state, sheet);
    return sheet;
}

} // namespace architects::pyramidice
