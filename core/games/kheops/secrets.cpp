#include "core/games/kheops/secrets.h"

#include <cstddef>

#include "core/games/kheops/chance.h"
#include "core/games/kheops/moves.h"
#include "core/table/pick.h"

namespace architects::kheops {

State maskState(const State& state, Seat viewer) {
    State view = state;
    for (int seat = 0; seat < 2; ++seat) {
        if (seatAt(seat) != viewer) {
            const auto s = static_cast<std::size_t>(seat);
            view.hidden[s] = static_cast<std::uint8_t>(handCount(state, seat));
            view.unseen |= state.hand[s];
            view.hand[s] = 0;
        }
    }
    return view;
}

Entry maskEntry(const Entry& entry, Seat viewer) {
    Entry seen = entry;
    const bool draw = entry.isChance() && entry.kind == static_cast<std::uint8_t>(ChanceKind::Draw);
    if (draw && seatAt(entry.arg[0]) != viewer) {
        seen.arg[1] = hiddenArg;
    }
    return seen;
}

bool revealsSomething(const Move& move) {
    return move.kind == static_cast<std::uint8_t>(MoveKind::PlaceTile);
}

State guessState(const State& view, FastRandom& random) {
    State state = view;
    for (int seat = 0; seat < 2; ++seat) {
        for (auto& left = state.hidden[static_cast<std::size_t>(seat)]; left > 0; --left) {
            giveTile(state, seat, pickOne(state.unseen, random));
        }
    }
    return state;
}

} // namespace architects::kheops
