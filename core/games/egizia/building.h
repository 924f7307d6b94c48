#pragma once

#include "core/games/egizia/state.h"

/// Phase 5: whose turn it is at the sites, and what a building action does.
namespace architects::egizia {

void beginBuilding(State& state);
/// Whoever is next at the sites; false when all three are done.
bool nextAtSites(State& state);
/// Could the seat build at the site, if need be with what cards give him first?
bool canTryToBuild(const State& state, int seat);

void giveUpPlace(State& state);
void openAction(State& state, Worker worker);
void joinAction(State& state, Worker worker);
void buildSquare(State& state, Square square);
/// Of track 0 nothing, else 1 + Track.
void finishAction(State& state, int track);
void lookAtSphinx(State& state, int cards);
void keepRiddles(State& state, int count, Riddle one, Riddle two);

} // namespace architects::egizia
