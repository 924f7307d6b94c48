#include "core/games/luxor/score.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <tuple>

#include "core/table/text.h"

namespace architects::luxor {
namespace {

/// What decides between equal totals, in this order.
struct Standing {
    int total = 0;
    int tombs = 0;
    int highest = 0;
    friend bool operator==(const Standing&, const Standing&) = default;
    friend bool operator<(const Standing& a, const Standing& b) {
        return std::tie(a.total, a.tombs, a.highest) < std::tie(b.total, b.tombs, b.highest);
    }
};

/// The facts are its eyes and its value.
ScoreLine lineOf(const State& state, Tomb tomb) {
    ScoreLine line;
    line.label = state.value[tomb] != 0 ? CORE_TEXT("Score", "Sarcophagus, eyes: %1, mummy: %2")
                                        : CORE_TEXT("Score", "Sarcophagus, eyes: %1, not seen");
    line.facts = {eyesOf(tomb), state.value[tomb]};
    line.subject = tomb;
    line.points[state.owner[tomb]] = state.value[tomb];
    return line;
}

ScoreLine pharaohLine(const State& state, std::size_t seat) {
    const std::uint8_t animal = state.pharaoh[seat];
    const bool there = state.chamber.researcher[animal] == seat;
    ScoreLine line;
    line.label = there ? CORE_TEXT("Score", "The Pharaoh's favourite animal: a researcher stands there")
                       : CORE_TEXT("Score", "The Pharaoh's favourite animal: nobody of the team is there");
    line.subject = pharaohSubject + animal;
    line.points[seat] = there ? pharaohBonus : 0;
    return line;
}

void findWinners(const State& state, const std::array<Standing, maxSeats>& standings, ScoreSheet& sheet) {
    const Standing best = *std::max_element(standings.begin(), standings.begin() + state.seats);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        if (standings[seat] == best) {
            sheet.winners.add(seatAt(static_cast<int>(seat)));
        }
    }
}

} // namespace

ScoreSheet scoreOf(const State& state) {
    ScoreSheet sheet;
    std::array<Standing, maxSeats> standings{};
    for (std::size_t tomb = 0; tomb < tombCount; ++tomb) {
        if (state.owner[tomb] == nobody) {
            continue;
        }
        sheet.lines.push(lineOf(state, static_cast<Tomb>(tomb)));
        Standing& standing = standings[state.owner[tomb]];
        standing.total += state.value[tomb];
        standing.highest = std::max<int>(standing.highest, state.value[tomb]);
        ++standing.tombs;
    }
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        if (state.pharaoh[seat] < animalCount) {
            const ScoreLine line = pharaohLine(state, seat);
            sheet.lines.push(line);
            standings[seat].total += line.points[seat];
        }
        sheet.totals[seat] = standings[seat].total;
    }
    findWinners(state, standings, sheet);
    return sheet;
}

} // namespace architects::luxor
