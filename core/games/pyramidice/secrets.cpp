#include "core/games/pyramidice/secrets.h"

#include <bit>
#include <cstddef>

#include "core/games/pyramidice/chance.h"
#include "core/games/pyramidice/rival.h"
#include "core/games/pyramidice/stock.h"
#include "core/table/pick.h"

namespace architects::pyramidice {

int projectsOf(const State& state, int seat) {
    return solo(state) && seat == rivalSeat ? rivalTable[state.rival].projects : 1;
}

std::uint64_t unknownProjects(const State& state) {
    std::uint64_t projects = ((1U << projectCount) - 1) << 1U;
    for (const Side& side : state.sides) {
        projects &= ~std::uint64_t{side.projects};
    }
    return projects;
}

State maskState(const State& state, Seat viewer) {
    State view = state;
    if (solo(state)) {
        return view;
    }
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        Side& side = view.sides[seat];
        if (seatAt(static_cast<int>(seat)) != viewer) {
            side.hiddenProjects = byte(side.hiddenProjects + std::popcount(side.projects));
            side.projects = 0;
        }
    }
    return view;
}

Entry maskEntry(const State& before, const Entry& entry, Seat viewer) {
    Entry seen = entry;
    const bool project = entry.isChance() && entry.kind == static_cast<std::uint8_t>(ChanceKind::Project);
    if (project && !solo(before) && seatAt(entry.arg[0]) != viewer) {
        seen.arg[1] = hiddenArg;
    }
    return seen;
}

State guessState(const State& view, FastRandom& random) {
    State state = view;
    for (Side& side : state.sides) {
        for (; side.hiddenProjects > 0; --side.hiddenProjects) {
            side.projects = byte(side.projects | (1 << pickOne(unknownProjects(state), random)));
        }
    }
    return state;
}

} // namespace architects::pyramidice
