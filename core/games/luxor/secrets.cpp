#include "core/games/luxor/secrets.h"

#include <bit>
#include <cstddef>

#include "core/games/luxor/chance.h"
#include "core/games/luxor/moves.h"
#include "core/games/luxor/mummies.h"
#include "core/table/pick.h"

namespace architects::luxor {
namespace {

bool hasSeen(const State& state, Tomb tomb, Seat viewer) {
    return isPlayer(viewer) && ((state.knownBy[tomb] >> indexOf(viewer)) & 1U) != 0;
}

void hideSeat(State& view, std::size_t seat) {
    view.hidden[seat] = static_cast<std::uint8_t>(view.hidden[seat] + std::popcount(view.hand[seat]));
    view.unseen |= view.hand[seat];
    view.hand[seat] = 0;
    if (view.pharaoh[seat] != notDealt) {
        view.pharaoh[seat] = hiddenArg;
    }
}

} // namespace

std::uint64_t unknownPharaohs(const State& state) {
    std::uint64_t animals = (1U << animalCount) - 1;
    for (const std::uint8_t animal : state.pharaoh) {
        animals &= animal < animalCount ? ~(std::uint64_t{1} << animal) : animals;
    }
    return animals;
}

State maskState(const State& state, Seat viewer) {
    State view = state;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        if (seatAt(static_cast<int>(seat)) != viewer) {
            hideSeat(view, seat);
        }
    }
    for (std::size_t tomb = 0; tomb < tombCount; ++tomb) {
        if (state.value[tomb] != 0 && !hasSeen(state, static_cast<Tomb>(tomb), viewer)) {
            ++view.left[mummyOf(state.value[tomb])];
            view.value[tomb] = 0;
        }
    }
    return view;
}

Entry maskEntry(const State& before, const Entry& entry, Seat viewer) {
    Entry seen = entry;
    if (!entry.isChance()) {
        return seen;
    }
    bool known = true;
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::Draw:
    case ChanceKind::Pharaoh: known = seatAt(entry.arg[0]) == viewer; break;
    case ChanceKind::Mummy: known = seatAt(before.owner[entry.arg[0]]) == viewer; break;
    case ChanceKind::Give:
        known = seatAt(before.finder) == viewer || hasSeen(before, entry.arg[0], viewer);
        break;
    default: break;
    }
    if (!known) {
        seen.arg[1] = hiddenArg;
    }
    return seen;
}

bool revealsSomething(const Move& move) {
    return move.kind == static_cast<std::uint8_t>(MoveKind::Drop) ||
           move.kind == static_cast<std::uint8_t>(MoveKind::Claim);
}

State guessState(const State& view, FastRandom& random) {
    State state = view;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        for (; state.hidden[seat] > 0; --state.hidden[seat]) {
            const Card card = pickOne(state.unseen, random);
            state.hand[seat] |= only(card);
            state.unseen &= ~only(card);
        }
        if (state.pharaoh[seat] == hiddenArg) {
            state.pharaoh[seat] = pickOne(unknownPharaohs(state), random);
        }
    }
    for (std::size_t tomb = 0; tomb < tombCount; ++tomb) {
        const bool lookedAt = ((state.looks >> tomb) & 1U) == 0;
        if (state.owner[tomb] != nobody && lookedAt && state.value[tomb] == 0) {
            const std::size_t kind = pickMummy(state, eyesOf(static_cast<Tomb>(tomb)), random);
            state.value[tomb] = mummies[kind].value;
            --state.left[kind];
        }
    }
    return state;
}

} // namespace architects::luxor
