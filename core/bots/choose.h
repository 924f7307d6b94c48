#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/bots/architects.h"
#include "core/bots/levels.h"
#include "core/bots/think.h"
#include "core/games/any_match.h"

namespace architects {

namespace detail {

/// The move that was tried most; for who wavers, the one that seems best after a doubt of his own about
/// each.
template <Game G>
Move preferred(Search<G>& search, int wavers, FastRandom& random) {
    const auto& choices = search.choices();
    const auto spread = static_cast<std::uint32_t>(2 * wavers + 1);
    std::size_t best = 0;
    std::int64_t most = -1;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Choice& choice = choices[i];
        std::int64_t worth = choice.visits;
        if (wavers > 0) {
            constexpr std::int64_t firstLook = 4; // visits that the first look at a move stands for
            const std::int64_t mean =
                (std::int64_t{choice.mean} * choice.visits + choice.looks * firstLook) /
                (choice.visits + firstLook);
            const std::int64_t doubt = static_cast<std::int64_t>(below(random, spread)) - wavers;
            worth = mean + doubt * sure / 1000 + sure;
        }
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return choices[best].move;
}

} // namespace detail

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
    const auto search = searched<G>(view, seat, iterations, random.next64(), effort.watch, how.wavers == 0);
    return detail::preferred(*search, how.wavers, random);
}

/// The same for a match of any game, of which only what the seat may see is looked at.
std::optional<Move> chooseMove(const AnyMatch& match, Seat seat, int level, std::uint64_t seed,
                               const Effort& effort = {});
/// What somebody does who looks no further than the end of his turn (greedy.h).
std::optional<Move> greedyMove(const AnyMatch& match, Seat seat, int skill, std::uint64_t seed);

} // namespace architects
