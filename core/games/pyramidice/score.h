#pragma once

#include "core/games/pyramidice/state.h"
#include "core/table/score.h"

namespace architects::pyramidice {

/// What the gods of a set are worth at the end, the Ennead left out.
int fameOfGods(GodSet gods);
/// What a seat's scarab would be worth if the match ended now.
int fameOfScarab(const Side& side);
/// Adjacencies of the pyramids for each project.
std::array<int, projectCount + 1> projectEdges(const State& state);
/// What the projects of a seat that are known would be worth.
int fameOfProjects(const State& state, const Side& side);
/// A seat's total if the match ended now.
int totalOf(const State& state, int seat);

/// The sheet as if the match ended now: five lines, whatever they come to.
ScoreSheet scoreOf(const State& state);

} // namespace architects::pyramidice
