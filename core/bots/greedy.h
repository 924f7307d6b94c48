#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>

#include "core/bots/judge.h"
#include "core/table/game.h"

namespace architects {

/// How well somebody plays who looks no further than the end of his own turn.
struct Skill {
    int misjudges;              ///< how far off a judgement may be, in hundredths of a point
    std::array<int, 2> follows; ///< how many moves he follows to the next step of his turn, and from there
    int notices;                ///< how often he sees what has to be searched for, in hundredths
};

/// From 1, the clumsiest, to 4, who makes no mistake and plans his turn to its end. Beside them there is
/// who takes the move after which the position looks best, and makes no mistake about that: what a search
/// has to beat.
inline constexpr int greedy = 0;
inline constexpr int planner = 4;
inline constexpr std::array<Skill, planner + 1> skills{{
    {0, {0, 0}, 95},
    {2500, {0, 0}, 35},
    {1200, {2, 1}, 65},
    {200, {4, 2}, 80},
    {0, {16, 8}, 95},
}};
constexpr const Skill& skillOf(int skill) {
    return skills[static_cast<std::size_t>(std::clamp(skill, greedy, planner))];
}

namespace detail {

/// A move and how the position after it looks.
struct Candidate {
    int worth = 0;
    std::uint32_t index = 0; ///< in the list of moves
};

/// Judges by rule of thumb.
template <Game G>
struct ByJudge {
    static int look(const typename G::State& state, Seat seat) { return Judge<G>::judge(state, seat); }
};

/// Chooses for one seat: greedy over the steps of its own turn.
template <Game G, class Eye = ByJudge<G>>
class Chooser {
  public:
    using State = typename G::State;

    Chooser(Seat seat, int skill, std::uint64_t seed)
        : seat_(seat), skill_(skillOf(skill)), misjudges_(misjudgedBy(skill)), random_(seed) {}

    std::optional<Move> choose(const State& view) {
        MoveList moves;
        G::legalMoves(view, seat_, moves);
        if (moves.empty()) {
            return std::nullopt;
        }
        if constexpr (requires { Judge<G>::spotted(view, true, random_); }) {
            const bool notices = below(random_, 100) < static_cast<std::uint32_t>(skill_.notices);
            if (const auto move = Judge<G>::spotted(view, notices, random_)) {
                return move;
            }
        }
        return moves[best(view, moves, 0).index];
    }

    using Candidates = std::array<Candidate, MoveList::capacity()>;
    /// Every move with how it looks when the turn goes on as well as it can, as far as it is followed.
    void weigh(const State& view, const MoveList& moves, Candidates& candidates) {
        const std::size_t followed = weigh(view, moves, 0, candidates);
        int least = candidates[0].worth;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            least = i < followed ? std::min(least, candidates[i].worth) : least;
            candidates[i].worth = std::min(candidates[i].worth, i < followed ? candidates[i].worth : least);
        }
    }

  private:
    static int misjudgedBy(int skill) {
        const int known = std::clamp(skill, 1, planner);
        return skillOf(skill).misjudges * Judge<G>::misjudged[static_cast<std::size_t>(known - 1)] / 100;
    }

    static constexpr std::size_t deepest = std::tuple_size_v<decltype(Skill::follows)>;

    Candidate best(const State& state, const MoveList& moves, std::size_t depth) {
        Candidates candidates;
        const auto known = static_cast<std::ptrdiff_t>(weigh(state, moves, depth, candidates));
        return *std::min_element(candidates.begin(), candidates.begin() + known, byWorth);
    }

    /// Judges all moves and follows the best of them, which come first then; how many are to be compared.
    std::size_t weigh(const State& state, const MoveList& moves, std::size_t depth,
                      Candidates& candidates) {
        for (std::uint32_t i = 0; i < moves.size(); ++i) {
            candidates[i] = {judged(state, moves[i]), i};
        }
        const std::size_t follows = depth < deepest ? static_cast<std::size_t>(skill_.follows[depth]) : 0;
        const std::size_t followed = std::min(follows, moves.size());
        if (followed == 0) {
            return moves.size();
        }
        const auto middle = candidates.begin() + static_cast<std::ptrdiff_t>(followed);
        const auto end = candidates.begin() + static_cast<std::ptrdiff_t>(moves.size());
        std::partial_sort(candidates.begin(), middle, end, byWorth);
        for (auto candidate = candidates.begin(); candidate != middle; ++candidate) {
            candidate->worth = followedUp(state, moves[candidate->index], candidate->worth, depth);
        }
        return followed;
    }

    int judged(const State& state, const Move& move) {
        State next = state;
        G::play(next, seat_, move);
        const auto spread = static_cast<std::uint32_t>(2 * misjudges_ + 1);
        return Eye::look(next, seat_) + static_cast<int>(below(random_, spread)) - misjudges_;
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
    const Skill& skill_;
    int misjudges_; ///< in hundredths of a point, in this game
    FastRandom random_;
};

} // namespace detail

/// What somebody of that skill does on this seat, knowing the view and nothing else; nothing if the seat
/// has no move now. The same arguments always give the same move.
template <Game G>
std::optional<Move> greedyMove(const typename G::State& view, Seat seat, int skill, std::uint64_t seed) {
    return detail::Chooser<G>(seat, skill, seed).choose(view);
}

} // namespace architects
