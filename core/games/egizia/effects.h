#pragma once

#include "core/games/egizia/query.h"
#include "core/games/egizia/state.h"

/// How points, stones, strength and tracks change, and what cards and camps do.
namespace architects::egizia {

/// One move of the marker on the score track; it comes to stand behind all others on its square.
void addPoints(State& state, int seat, Source source, int points);
void addStones(State& state, int seat, int stones);
void addStrength(State& state, int seat, std::size_t worker);
/// One step down a track.
void stepTrack(State& state, int seat, Track track);
/// A Nile card comes to a seat: what it does at once is done, and it is laid before him if it stays.
void gainCard(State& state, int seat, Card card);
void workAtCamp(State& state, int seat, const CampWork& camp);
/// A card leaves the game.
void dropCard(State& state, int seat, Card card);

} // namespace architects::egizia
