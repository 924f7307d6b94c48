#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/bots/levels.h"
#include "core/bots/rollout.h"
#include "core/bots/think.h"

namespace architects {

/// Plays a move and then on, as the style says, that many times from guesses at what the seat does not
/// know; `see` is shown each position it comes to. The same seed gives two moves the same luck, so that
/// they can be compared. Ends early when told to stop or to hurry; how many it has played.
template <Game G, class See>
int playOnAfter(const typename G::State& view, Seat seat, const Move& move, const SearchStyle& style,
                int plays, std::uint64_t seed, const SearchControl* control, See see) {
    Rollout<G> rollout(style, seatsOf<G>(view));
    int played = 0;
    for (; played < plays && !stopped(control) && !hurried(control, played); ++played) {
        FastRandom random(seed + static_cast<std::uint64_t>(played));
        typename G::State state = G::guess(view, random);
        G::play(state, seat, move);
        rollout.playOn(state, {seat, 0}, random);
        see(state);
    }
    return played;
}

/// How often each seat wins after a move, by matches played to their end by everybody alike, looking a
/// single step ahead.
template <Game G>
Rewards chancesAfter(const typename G::State& view, Seat seat, const Move& move, int plays,
                     std::uint64_t seed, const SearchControl* control) {
    SearchStyle style = Levels<G>::style;
    style.turns = wholeMatch;
    style.plies = wholeMatch;
    style.candidates = std::min(style.candidates, 4); // many quick matches tell more than a few good ones
    Rewards sums{};                                   // at most `plays` times `sure`
    const int played =
        playOnAfter<G>(view, seat, move, style, plays, seed, control, [&](const typename G::State& end) {
            const Rewards shares = sharesOf(G::score(end).winners);
            for (std::size_t other = 0; other < maxSeats; ++other) {
                sums[other] += shares[other];
            }
        });
    for (int& sum : sums) {
        sum /= std::max(played, 1);
    }
    return sums;
}

} // namespace architects
