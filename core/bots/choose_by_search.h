#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/bots/levels.h"
#include "core/bots/think.h"

/// The choice in a game that is known: for whoever can afford to read the search and the game.
namespace architects {

/// What the architect of this level would do on this seat, knowing the view and nothing else; nothing if
/// the seat has no move now. The same view, level, seed and number of iterations always give the same move.
template <Game G>
std::optional<Move> chooseMove(const typename G::State& view, Seat seat, int level, std::uint64_t seed,
                               const Effort& effort = {}) {
    const Level& how = levelOf<G>(level);
    if (how.iterations == 0) {
        return greedyMove<G>(view, seat, how.skill, seed);
    }
    MoveList moves;
    G::legalMoves(view, seat, moves);
    if (moves.size() <= 1) {
        return moves.empty() ? std::nullopt : std::optional(moves[0]);
    }
    FastRandom random(seed);
    if constexpr (requires { Judge<G>::spotted(view, true, random); }) {
        const bool notices = below(random, 100) < static_cast<std::uint32_t>(how.notices);
        if (const auto move = Judge<G>::spotted(view, notices, random)) {
            return move;
        }
    }
    const int iterations = std::min(how.iterations, effort.most);
    return searched<G>(view, seat, iterations, random.next64(), effort.control, true)->bestTwo().first.move;
}

} // namespace architects
