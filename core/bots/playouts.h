#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bots/levels.h"
#include "core/bots/rollout.h"
#include "core/bots/think.h"

namespace architects {

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

/// How often each seat wins after a move, by matches played to their end from what the seat knows: by
/// everybody alike, looking a single step ahead. The same seed gives two moves the same luck, so that they
/// can be compared.
template <Game G>
Rewards chancesAfter(const typename G::State& view, Seat seat, const Move& move, int plays,
                     std::uint64_t seed, const Watch* watch = nullptr) {
    SearchStyle style = Levels<G>::style;
    style.turns = wholeMatch;
    style.plies = wholeMatch;
    style.candidates = std::min(style.candidates, 4); // many quick matches tell more than a few good ones
    Rollout<G> rollout(style, seatsOf<G>(view));
    Rewards sums{}; // at most `plays` times `sure`
    for (int i = 0; i < plays; ++i) {
        if (watch != nullptr && watch->stop.load(std::memory_order_relaxed)) {
            break;
        }
        FastRandom random(seed + static_cast<std::uint64_t>(i));
        typename G::State state = G::guess(view, random);
        G::play(state, seat, move);
        rollout.playOn(state, {seat, 0}, random);
        const Rewards shares = sharesOf(G::score(state).winners);
        for (std::size_t other = 0; other < maxSeats; ++other) {
            sums[other] += shares[other];
        }
    }
    for (int& sum : sums) {
        sum /= plays;
    }
    return sums;
}

} // namespace architects
