#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>

#include "core/bots/architects.h"
#include "core/bots/judge.h"
#include "core/games/any_match.h"

namespace architects {

namespace detail {

/// A move and how the position after it looks.
struct Candidate {
    int worth = 0;
    std::uint32_t index = 0; ///< in the list of moves
};

/// Chooses for one seat: greedy over the steps of its own turn.
template <Game G>
class Chooser {
  public:
    using State = typename G::State;

    Chooser(Seat seat, int level, std::uint64_t seed)
        : seat_(seat), architect_(architectOf(level)), misjudges_(misjudgedBy(level)), random_(seed) {}

    std::optional<Move> choose(const State& view) {
        MoveList moves;
        G::legalMoves(view, seat_, moves);
        if (moves.empty()) {
            return std::nullopt;
        }
        if constexpr (requires { Judge<G>::spotted(view, true, random_); }) {
            const bool notices = below(random_, 100) < static_cast<std::uint32_t>(architect_.notices);
            if (const auto move = Judge<G>::spotted(view, notices, random_)) {
                return move;
            }
        }
        return moves[best(view, moves, 0).index];
    }

  private:
    static int misjudgedBy(int level) {
        const int known = std::clamp(level, 1, levelCount);
        return architectOf(known).misjudges * Judge<G>::misjudged[static_cast<std::size_t>(known - 1)] /
               100;
    }

    static constexpr std::size_t deepest = std::tuple_size_v<decltype(Architect::follows)>;

    Candidate best(const State& state, const MoveList& moves, std::size_t depth) {
        std::array<Candidate, MoveList::capacity()> candidates;
        const auto end = candidates.begin() + static_cast<std::ptrdiff_t>(moves.size());
        for (std::uint32_t i = 0; i < moves.size(); ++i) {
            candidates[i] = {judged(state, moves[i]), i};
        }
        const std::size_t follows =
            depth < deepest ? static_cast<std::size_t>(architect_.follows[depth]) : 0;
        const std::size_t followed = std::min(follows, moves.size());
        if (followed > 0) {
            const auto middle = candidates.begin() + static_cast<std::ptrdiff_t>(followed);
            std::partial_sort(candidates.begin(), middle, end, byWorth);
            for (auto candidate = candidates.begin(); candidate != middle; ++candidate) {
                candidate->worth = followedUp(state, moves[candidate->index], candidate->worth, depth);
            }
            return *std::min_element(candidates.begin(), middle, byWorth);
        }
        return *std::min_element(candidates.begin(), end, byWorth);
    }

    int judged(const State& state, const Move& move) {
        State next = state;
        G::play(next, seat_, move);
        const auto spread = static_cast<std::uint32_t>(2 * misjudges_ + 1);
        return Judge<G>::judge(next, seat_) + static_cast<int>(below(random_, spread)) - misjudges_;
    }

    /// How it looks after the best next step, if the turn goes on; else as it was judged.
    int followedUp(const State& state, const Move& move, int worth, std::size_t depth) {
        State next = state;
        G::play(next, seat_, move);
        MoveList moves;
        G::legalMoves(next, seat_, moves);
        return moves.empty() ? worth : best(next, moves, depth + 1).worth;
    }

    static bool byWorth(const Candidate& a, const Candidate& b) {
        return a.worth != b.worth ? a.worth > b.worth : a.index < b.index;
    }

    Seat seat_;
    const Architect& architect_;
    int misjudges_; ///< in hundredths of a point, in this game
    FastRandom random_;
};

} // namespace detail

/// What the architect of this level would do on this seat, knowing the view and nothing else; nothing if
/// the seat has no move now. The same arguments always give the same move.
template <Game G>
std::optional<Move> chooseMove(const typename G::State& view, Seat seat, int level, std::uint64_t seed) {
    return detail::Chooser<G>(seat, level, seed).choose(view);
}

/// The same for a match of any game, of which only what the seat may see is looked at.
std::optional<Move> chooseMove(const AnyMatch& match, Seat seat, int level, std::uint64_t seed);

} // namespace architects
