#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>

#include "core/bots/judge.h"
#include "core/bots/style.h"
#include "core/bots/tree.h"
#include "core/games/playout.h"
#include "core/table/game.h"

namespace architects {

/// How many take part, also where the state of a game for two does not say so.
template <Game G>
int seatsOf(const typename G::State& state) {
    if constexpr (requires { state.seats; }) {
        return state.seats;
    } else {
        return G::info().minSeats;
    }
}

/// How many turns have gone by since the root: whenever somebody else moves one has.
struct Turns {
    Seat mover = Seat::Nobody;
    int gone = 0;
    void moves(Seat seat) {
        gone += seat != mover ? 1 : 0;
        mover = seat;
    }
};

/// A sure thing, shared by those who win.
inline Rewards sharesOf(SeatSet winners) {
    Rewards shares{};
    int shared = 0;
    for (int seat = 0; seat < maxSeats; ++seat) {
        shared += winners.has(seatAt(seat)) ? 1 : 0;
    }
    for (int seat = 0; seat < maxSeats; ++seat) {
        shares[static_cast<std::size_t>(seat)] = winners.has(seatAt(seat)) ? sure / shared : 0;
    }
    return shares;
}

/// What a position is worth to each seat.
struct Verdict {
    Rewards chances{}; ///< of winning
    Rewards felt{};    ///< the same as a search feels it, beside where it began
};

/// What a position is worth to each seat, after some more moves by somebody who looks a single step ahead.
template <Game G>
class Rollout {
  public:
    using State = typename G::State;

    Rollout(const SearchStyle& style, int seats) : style_(style), seats_(static_cast<std::size_t>(seats)) {}

    /// Everything is felt beside this position from now on.
    void beginAt(const State& state) {
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            usual_[seat] = outlook(state, seatAt(static_cast<int>(seat))) * style_.relative / 100;
        }
    }

    /// Points ahead of a seat as the search feels them.
    [[nodiscard]] int feel(int worth, Seat seat) const {
        return squash(worth - usual_[static_cast<std::size_t>(indexOf(seat))]);
    }

    /// Points ahead as a chance of winning.
    [[nodiscard]] int squash(int worth) const {
        return sure / 2 + sure / 2 * worth / (std::abs(worth) + style_.steepness);
    }

    /// How a position looks to a seat.
    static int outlook(const State& state, Seat seat) {
        if constexpr (requires { Judge<G>::outlook(state, seat); }) {
            return Judge<G>::outlook(state, seat);
        } else {
            return Judge<G>::judge(state, seat);
        }
    }

    /// How it looks to the seat after a move.
    static int look(const State& state, Seat seat, const Move& move) {
        State next = state;
        G::play(next, seat, move);
        return outlook(next, seat);
    }

    /// What there is to be spotted and not to be thought about, in games that have such a thing.
    static std::optional<Move> spotted(const State& state, FastRandom& random) {
        if constexpr (requires { Judge<G>::spotted(state, true, random); }) {
            return Judge<G>::spotted(state, true, random);
        }
        return std::nullopt;
    }

    /// Plays on to the horizon. A position is always judged when the same number of turns has gone by:
    /// whoever has just moved looks better than he stands.
    void playOn(State& state, Turns turns, FastRandom& random) {
        int ply = 0;
        for (Pending pending = G::pending(state); !pending.over() && ply < style_.plies;
             pending = G::pending(state)) {
            if (pending.chance()) {
                G::resolve(state, G::sample(state, random));
                continue;
            }
            const Seat mover = pending.seats.first();
            turns.moves(mover);
            if (turns.gone >= style_.turns) {
                return;
            }
            G::play(state, mover, pick(state, mover, random));
            ++ply;
        }
    }

    /// What a position is worth to each seat: its result, or how it looks.
    [[nodiscard]] Verdict judge(const State& state) const {
        const bool over = G::pending(state).over();
        Verdict verdict = over && style_.margin == 0 ? Verdict{} : judged(state);
        if (over) {
            addPlaces(state, verdict);
        }
        return verdict;
    }

  private:
    /// At the end most of the reward is for the place.
    void addPlaces(const State& state, Verdict& verdict) const {
        const Rewards places = sharesOf(G::score(state).winners);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            for (int* reward : {&verdict.chances[seat], &verdict.felt[seat]}) {
                *reward = (places[seat] * (100 - style_.margin) + *reward * style_.margin) / 100;
            }
        }
    }

    [[nodiscard]] Verdict judged(const State& state) const {
        Verdict verdict;
        for (std::size_t seat = 0; seat < (seats_ == 2 ? 1 : seats_); ++seat) {
            const int worth = outlook(state, seatAt(static_cast<int>(seat)));
            verdict.chances[seat] = squash(worth);
            verdict.felt[seat] = squash(worth - usual_[seat]);
        }
        if (seats_ == 2) {
            verdict.chances[1] = sure - verdict.chances[0];
            verdict.felt[1] = sure - verdict.felt[0];
        }
        return verdict;
    }

    /// The best of a few moves, taken at random.
    Move pick(const State& state, Seat mover, FastRandom& random) {
        if (const auto seen = spotted(state, random)) {
            return *seen;
        }
        if (style_.candidates <= 1) {
            return randomMove<G>(state, mover, random, moves_);
        }
        G::legalMoves(state, mover, moves_);
        const auto count = static_cast<std::uint32_t>(moves_.size());
        if (count == 1) {
            return moves_[below(random, count)];
        }
        const std::uint32_t tried = std::min(count, static_cast<std::uint32_t>(style_.candidates));
        std::uint32_t best = 0;
        int most = 0;
        for (std::uint32_t i = 0; i < tried; ++i) {
            std::swap(moves_[i], moves_[i + below(random, count - i)]);
            const int worth = look(state, mover, moves_[i]);
            if (i == 0 || worth > most) {
                most = worth;
                best = i;
            }
        }
        return moves_[best];
    }

    SearchStyle style_;
    std::size_t seats_;
    std::array<int, maxSeats> usual_{}; ///< what is taken off each seat's points
    MoveList moves_;
};

} // namespace architects
