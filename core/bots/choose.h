#pragma once

#include <cstdint>
#include <optional>

#include "core/bots/architects.h"
#include "core/bots/search_control.h"
#include "core/games/any_match.h"

namespace architects {

/// What the architect of this level would do on this seat, knowing what the seat may see of the match and
/// nothing else; nothing if the seat has no move now. The same view, level, seed and number of iterations
/// always give the same move.
std::optional<Move> chooseMove(const AnyMatch& match, Seat seat, int level, std::uint64_t seed,
                               const Effort& effort = {});
/// What somebody does who looks no further than the end of his turn (greedy.h).
std::optional<Move> greedyMove(const AnyMatch& match, Seat seat, int skill, std::uint64_t seed);

} // namespace architects
