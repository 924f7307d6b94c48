#include "core/games/egizia/secrets.h"

#include <algorithm>
#include <bit>

#include "core/games/egizia/chance.h"
#include "core/games/egizia/moves.h"
#include "core/games/egizia/query.h"
#include "core/table/pick.h"

namespace architects::egizia {
namespace {

void hide(State& view, Riddle& riddle) {
    if (riddle != hiddenArg) {
        view.unseen |= onlyRiddle(riddle);
        riddle = hiddenArg;
    }
}

void hideHand(State& view, Player& player) {
    player.hidden = static_cast<std::uint8_t>(player.hidden + std::popcount(player.hand));
    view.unseen |= player.hand;
    player.hand = 0;
}

Riddle draw(State& state, RiddleSet from, FastRandom& random) {
    const Riddle riddle = pickOne(from, random);
    state.unseen &= ~onlyRiddle(riddle);
    return riddle;
}

void guessHand(State& state, int seat, FastRandom& random) {
    Player& player = playerAt(state, seat);
    for (; player.hidden > 0; --player.hidden) {
        player.hand |= onlyRiddle(draw(state, canBeShown(state, seat), random));
    }
}

} // namespace

RiddleSet canBeShown(const State& state, int seat) {
    const RiddleSet shown = playerAt(state, seat).shown;
    const RiddleSet upTo = shown == 0 ? 0 : std::bit_floor(shown) * 2 - 1;
    return state.unseen & ~upTo;
}

State maskState(const State& state, Seat viewer) {
    State view = state;
    for (int seat = 0; seat < state.seats; ++seat) {
        if (seatAt(seat) != viewer) {
            hideHand(view, playerAt(view, seat));
        }
    }
    for (std::size_t i = 0; i < state.drawnCount && seatAt(state.mover) != viewer; ++i) {
        hide(view, view.drawn[i]);
    }
    for (std::size_t i = 0; i < state.pileCount; ++i) {
        if (seatAt(state.pileFrom[i]) != viewer) {
            hide(view, view.pile[i]);
        }
    }
    return view;
}

Entry maskEntry(const Entry& entry, Seat viewer) {
    Entry seen = entry;
    if (entry.isChance()) {
        const bool draws = entry.kind == static_cast<std::uint8_t>(ChanceKind::Draw);
        if (draws && seatAt(entry.arg[0]) != viewer) {
            seen.arg[1] = hiddenArg;
        }
        return seen;
    }
    if (entry.kind == static_cast<std::uint8_t>(MoveKind::Keep) && entry.by != viewer) {
        for (std::size_t i = 1; i <= entry.arg[0] && i < entry.arg.size(); ++i) {
            seen.arg[i] = hiddenArg;
        }
    }
    return seen;
}

State guessState(const State& view, FastRandom& random) {
    State state = view;
    // Whoever is showing his cards can only have higher ones left: he is served first.
    guessHand(state, state.mover < state.seats ? state.mover : 0, random);
    for (int seat = 0; seat < state.seats; ++seat) {
        guessHand(state, seat, random);
    }
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        state.drawn[i] = state.drawn[i] == hiddenArg ? draw(state, state.unseen, random) : state.drawn[i];
    }
    for (std::size_t i = 0; i < state.pileCount; ++i) {
        state.pile[i] = state.pile[i] == hiddenArg ? draw(state, state.unseen, random) : state.pile[i];
    }
    return state;
}

} // namespace architects::egizia
