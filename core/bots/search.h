#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/bots/greedy.h"
#include "core/bots/judge.h"
#include "core/bots/rollout.h"
#include "core/bots/style.h"
#include "core/bots/tree.h"
#include "core/table/game.h"

namespace architects {

/// One move of the searching seat, and what was found of it.
struct Choice {
    Move move{};
    std::uint32_t visits = 0;
    int mean = 0;      ///< reward of the searching seat
    Rewards rewards{}; ///< of every seat, on average
};

/// Information-set Monte-Carlo tree search: a single tree of the searching seat, in which every iteration
/// plays through one guess at what the view leaves open. Chance is drawn, never listed. Every seat looks
/// after itself. The same view, style and seed give the same tree on every machine.
template <Game G>
class Search {
  public:
    using State = typename G::State;
    using Choices = FixedList<Choice, MoveList::capacity()>;

    /// The view must be one in which the seat is on turn.
    Search(const State& view, Seat seat, const SearchStyle& style, std::size_t edges, std::uint64_t seed)
        : view_(view),
          seat_(seat),
          style_(style),
          rollout_(style, seatsOf<G>(view)),
          tree_(edges),
          random_(seed),
          planner_(seat, planner, seed) {
        G::legalMoves(view_, seat_, rootMoves_);
        for (const Move& move : rootMoves_) {
            choices_.push({move, 0, 0, {}});
        }
        rollout_.beginAt(view_);
    }

    /// One more; with a move given, the seat begins with that one.
    void iterate(const Move* first = nullptr) {
        first_ = first;
        State state = G::guess(view_, random_);
        path_.clear();
        const Verdict verdict = descend(state);
        for (detail::Edge* edge : path_) {
            const int reward = verdict.felt[static_cast<std::size_t>(indexOf(edge->by))];
            ++edge->visits;
            edge->total += reward;
            detail::Node& node = tree_.node(edge->from);
            ++node.passed;
            node.total += reward;
        }
        noteRoot(verdict.chances);
        ++iterations_;
    }

    [[nodiscard]] int iterations() const { return iterations_; }
    [[nodiscard]] const detail::Tree& tree() const { return tree_; }

    /// What was found of every legal move, in the order of the game's list.
    [[nodiscard]] const Choices& choices() {
        for (std::size_t i = 0; i < choices_.size(); ++i) {
            const detail::Edge* edge = tree_.find(detail::rootNode, seat_, choices_[i].move);
            Choice& choice = choices_[i];
            choice.visits = edge == nullptr ? 0 : edge->visits;
            for (std::size_t seat = 0; choice.visits > 0 && seat < maxSeats; ++seat) {
                choice.rewards[seat] = static_cast<int>(sums_[i][seat] / choice.visits);
            }
            choice.mean = choice.rewards[static_cast<std::size_t>(indexOf(seat_))];
        }
        return choices_;
    }

    /// The move that was tried most, and the next; there must be two moves at least.
    [[nodiscard]] std::pair<Choice, Choice> bestTwo() {
        std::size_t best = 0;
        std::size_t second = 1;
        const Choices& all = choices();
        for (std::size_t i = 1; i < all.size(); ++i) {
            if (all[i].visits > all[best].visits) {
                second = best;
                best = i;
            } else if (i != second && all[i].visits > all[second].visits) {
                second = i;
            }
        }
        return {all[best], all[second]};
    }

  private:
    static constexpr std::size_t deepest = 256;

    /// Down the tree and one step beyond; what the position there is worth to each seat.
    Verdict descend(State& state) {
        detail::NodeId at = detail::rootNode;
        Turns turns{seat_, 0};
        while (path_.size() < deepest) {
            const Pending pending = G::pending(state);
            if (pending.over()) {
                return rollout_.judge(state);
            }
            if (pending.chance()) {
                at = passChance(state, at);
                if (at == detail::noNode) {
                    break;
                }
                continue;
            }
            const Seat mover = path_.empty() ? seat_ : pending.seats.first();
            turns.moves(mover);
            const bool fresh = tree_.node(at).visits++ == 0 && at != detail::rootNode;
            if (fresh || turns.gone >= style_.turns) {
                break;
            }
            const bool told = path_.empty() && first_ != nullptr;
            detail::Edge* edge = told ? edgeOf(at, mover, *first_) : choose(state, mover, at);
            if (edge == nullptr) {
                break;
            }
            path_.push(edge);
            G::play(state, mover, edge->move);
            at = edge->to;
        }
        rollout_.playOn(state, turns, random_);
        return rollout_.judge(state);
    }

    detail::NodeId passChance(State& state, detail::NodeId at) {
        const Outcome outcome = G::sample(state, random_);
        if (style_.outcomes != 0) {
            const Entry seen = G::mask(state, Entry::of(outcome), seat_);
            at = tree_.follow(at, seen.move());
        }
        G::resolve(state, outcome);
        return at;
    }

    /// Found or made; null if the tree is full.
    detail::Edge* edgeOf(detail::NodeId at, Seat mover, const Move& move) {
        detail::Edge* edge = tree_.find(at, mover, move);
        return edge != nullptr ? edge : tree_.add(at, mover, move);
    }

    /// What the seat may do at the root does not depend on what it does not know: it is listed once.
    const MoveList& movesAt(const State& state, Seat mover, detail::NodeId at) {
        if (at == detail::rootNode) {
            return rootMoves_;
        }
        G::legalMoves(state, mover, moves_);
        return moves_;
    }
    static std::uint64_t offerAt(detail::NodeId at, const MoveList& moves) {
        return at == detail::rootNode ? 1 : detail::numberOf(moves);
    }
    /// The edge of a move of the root, looked for until it is there.
    detail::Edge* rootEdge(std::size_t move) {
        detail::Edge*& edge = rootEdges_[move];
        if (edge == nullptr) {
            edge = tree_.find(detail::rootNode, seat_, rootMoves_[move]);
        }
        return edge;
    }

    /// Finds the edges of the moves that are possible in this guess, makes those that are missing and
    /// promising, and takes the best of them.
    detail::Edge* choose(const State& state, Seat mover, detail::NodeId at) {
        if (const auto seen = rollout_.spotted(state, random_)) {
            return edgeOf(at, mover, *seen);
        }
        const MoveList& moves = movesAt(state, mover, at);
        const bool blind = style_.contrast == 0;
        detail::Node& node = tree_.node(at);
        if (const std::uint64_t offer = blind ? 0 : offerAt(at, moves); node.offer != offer) {
            widen(state, mover, at, moves);
            node.offer = offer;
        }
        // What was never tried is expected to be as good as what was, less what it looked worse by.
        const int usual = node.passed == 0 ? node.looks : static_cast<int>(node.total / node.passed);
        const int offset = usual - node.looks;
        detail::Edge* best = nullptr;
        float most = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            detail::Edge* edge = at == detail::rootNode ? rootEdge(i) : tree_.find(at, mover, moves[i]);
            if (edge == nullptr) {
                if (blind) {
                    return untried(at, mover, moves[i]);
                }
                continue;
            }
            ++edge->offered;
            const float hope = hopeOf(*edge, offset);
            if (best == nullptr || hope > most) {
                most = hope;
                best = edge;
            }
        }
        return best;
    }

    /// Who does not look at moves tries each of them once before he tries one again.
    detail::Edge* untried(detail::NodeId at, Seat mover, const Move& move) {
        detail::Edge* edge = tree_.add(at, mover, move);
        if (edge != nullptr) {
            edge->promise = 1;
            edge->offered = 1;
        }
        return edge;
    }

    /// Upper confidence, corrected for how often the move could be chosen at all. No sum of products here:
    /// a processor that fuses them would choose otherwise.
    [[nodiscard]] float hopeOf(const detail::Edge& edge, int offset) const {
        const auto visits = static_cast<float>(edge.visits);
        const std::int64_t expected = static_cast<std::int64_t>(edge.looks + offset) * style_.trust;
        const float mean = static_cast<float>(edge.total + expected) / static_cast<float>(sure) /
                           static_cast<float>(edge.visits + static_cast<std::uint32_t>(style_.trust));
        const float urge = static_cast<float>(style_.explores) * edge.promise *
                           std::sqrt(static_cast<float>(edge.offered)) / (100 + 100 * visits);
        return mean + urge;
    }

    /// Judges what is offered and takes the most promising moves into the tree.
    void widen(const State& state, Seat mover, detail::NodeId at, const MoveList& moves) {
        const std::size_t count = moves.size();
        if (style_.plans != 0 && at == detail::rootNode) {
            planner_.weigh(state, moves, looks_);
        } else {
            for (std::uint32_t i = 0; i < count; ++i) {
                looks_[i] = {count == 1 ? 0 : rollout_.look(state, mover, moves[i]), i};
            }
        }
        const auto end = looks_.begin() + static_cast<std::ptrdiff_t>(count);
        const auto width =
            at == detail::rootNode ? count : std::min(count, static_cast<std::size_t>(style_.width));
        const auto middle = looks_.begin() + static_cast<std::ptrdiff_t>(width);
        std::partial_sort(looks_.begin(), middle, end,
                          [](const detail::Candidate& a, const detail::Candidate& b) {
                              return a.worth != b.worth ? a.worth > b.worth : a.index < b.index;
                          });
        tree_.node(at).looks = rollout_.feel(looks_[0].worth, mover);
        for (auto look = looks_.begin(); look != middle; ++look) {
            const Move& move = moves[look->index];
            detail::Edge* edge = edgeOf(at, mover, move);
            if (edge == nullptr) {
                return;
            }
            const auto contrast = static_cast<float>(style_.contrast);
            const float behind = contrast / (contrast + static_cast<float>(looks_[0].worth - look->worth));
            edge->promise = std::max(edge->promise, behind * behind);
            edge->looks = rollout_.feel(look->worth, mover);
        }
    }

    void noteRoot(const Rewards& rewards) {
        if (path_.empty()) {
            return;
        }
        const Move& first = path_[0]->move;
        // The list of the root is in the game's order; the hit of last time is the likeliest now.
        for (std::size_t tried = 0; tried < choices_.size();
             ++tried, rootHint_ = (rootHint_ + 1) % choices_.size()) {
            if (choices_[rootHint_].move == first) {
                for (std::size_t seat = 0; seat < maxSeats; ++seat) {
                    sums_[rootHint_][seat] += rewards[seat];
                }
                return;
            }
        }
    }

    /// Looks at positions as the search does.
    struct ByOutlook {
        static int look(const State& state, Seat seat) { return Rollout<G>::outlook(state, seat); }
    };

    State view_;
    Seat seat_;
    SearchStyle style_;
    Rollout<G> rollout_;
    detail::Tree tree_;
    FastRandom random_;
    MoveList moves_;
    MoveList rootMoves_;
    std::array<detail::Edge*, MoveList::capacity()> rootEdges_{};
    detail::Chooser<G, ByOutlook> planner_;
    typename detail::Chooser<G, ByOutlook>::Candidates looks_;
    FixedList<detail::Edge*, deepest> path_;
    Choices choices_;
    std::array<std::array<std::int64_t, maxSeats>, MoveList::capacity()> sums_{};
    std::size_t rootHint_ = 0;
    const Move* first_ = nullptr;
    int iterations_ = 0;
};

} // namespace architects
