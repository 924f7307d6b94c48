#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>

#include "core/bots/levels.h"
#include "core/bots/search.h"

namespace architects {

/// Whatever the level would spend.
inline constexpr int fullEffort = std::numeric_limits<int>::max();

/// The thread between a search and whoever waits for it. May be used from both sides at once.
struct Watch {
    std::atomic<bool> stop{false};  ///< the search ends with the iteration it is at
    std::atomic<bool> hurry{false}; ///< whoever waits wants to hear what is known by now
    std::atomic<int> iterations{0}; ///< how many have been done
    std::atomic<int> wanted{0};     ///< ... of how many
    /// How often it was asked whether to stop: before every iteration and every match that is played on, so
    /// that nothing longer than one of them is done after a stop.
    mutable std::atomic<int> looks{0};
    int mostLooks = fullEffort; ///< a stop that comes at the same place every time; set before the work
};

/// Whether somebody waits no longer.
inline bool stopped(const Watch* watch) {
    return watch != nullptr && (watch->looks.fetch_add(1, std::memory_order_relaxed) >= watch->mostLooks ||
                                watch->stop.load(std::memory_order_relaxed));
}

/// Whether somebody waits who has no more time, and enough has been tried to tell him something.
inline bool hurried(const Watch* watch, int tried) {
    constexpr int fewest = 32;
    return tried >= fewest && watch != nullptr && watch->hurry.load(std::memory_order_relaxed);
}

/// How much may be spent on a thought.
struct Effort {
    int most = fullEffort; ///< iterations at most, whatever the level would spend
    Watch* watch = nullptr;
};

/// A tree that so many iterations cannot fill, or the largest there is.
inline std::size_t edgesFor(const SearchStyle& style, int iterations) {
    constexpr std::size_t largest = 1U << 18U;
    const std::size_t perIteration = static_cast<std::size_t>(style.width) + 1;
    return std::min(largest, MoveList::capacity() + static_cast<std::size_t>(iterations) * perIteration);
}

/// Can no other move be tried more often than the first any more, with so many iterations to go?
template <Game G>
bool decided(Search<G>& search, int left) {
    const auto [best, second] = search.bestTwo();
    return best.visits > second.visits + static_cast<std::uint32_t>(left);
}

/// Iterates until that many are done, or it is told to stop or to hurry; for whoever wants nothing but the
/// move, until that is known.
template <Game G>
void run(Search<G>& search, int iterations, Watch* watch, bool onlyTheMove = false) {
    constexpr int between = 32; // looks at whether it is known
    if (watch != nullptr) {
        watch->wanted.store(iterations, std::memory_order_relaxed);
    }
    for (int i = 0; i < iterations; ++i) {
        if (stopped(watch) || hurried(watch, i)) {
            return;
        }
        if (watch != nullptr) {
            watch->iterations.store(i + 1, std::memory_order_relaxed);
        }
        if (onlyTheMove && i % between == 0 && 2 * i > iterations && decided(search, iterations - i)) {
            return;
        }
        search.iterate();
    }
}

/// A search of a view in which the seat is on turn and has something to decide.
template <Game G>
std::unique_ptr<Search<G>> searched(const typename G::State& view, Seat seat, int iterations,
                                    std::uint64_t seed, Watch* watch, bool onlyTheMove = false) {
    const SearchStyle& style = Levels<G>::style;
    auto search = std::make_unique<Search<G>>(view, seat, style, edgesFor(style, iterations), seed);
    run(*search, iterations, watch, onlyTheMove);
    return search;
}

} // namespace architects
