#pragma once

#include "core/games/egizia/state.h"

/// How one phase follows another.
namespace architects::egizia {

/// The tiles are dealt: stones, and the order on the score track.
void setOut(State& state);
/// The ten cards of the round lie on the river.
void beginSailing(State& state);
/// The mover's turn with ships is over; does he sail no more in this round?
void endShips(State& state, bool out);
/// The owner of N27 has taken a card, or does not want any.
void endLeftover(State& state);
/// Has the mover anything against the missing grain?
bool canCoverHunger(const State& state);
/// The mover loses what is missing; the next one eats, or stones are produced and building begins.
void endFeeding(State& state);
/// Phases 6 and 7.
void endBuilding(State& state);
/// Has the mover something after phase 7 that can still matter?
bool canStillMatter(const State& state);
/// The mover plays nothing more in this round.
void endClosing(State& state);
/// Final scoring of the mover is over.
void endShowing(State& state);

} // namespace architects::egizia
