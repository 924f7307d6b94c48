#pragma once

#include "core/games/luxor/state.h"
#include "core/table/log.h"
#include "core/table/random.h"

/// Secret are the cards in a hand and the pharaoh card (its holder knows them), and a mummy: known to
/// everybody who has had its sarcophagus.
namespace architects::luxor {

State maskState(const State& state, Seat viewer);
Entry maskEntry(const State& before, const Entry& entry, Seat viewer);
bool revealsSomething(const Move& move);
State guessState(const State& view, FastRandom& random);

/// The pharaoh cards that nobody is known to have, bit n for animal n.
std::uint64_t unknownPharaohs(const State& state);

} // namespace architects::luxor
