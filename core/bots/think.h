#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/bots/levels.h"
#include "core/bots/search.h"
#include "core/bots/search_control.h"

namespace architects {

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
void run(Search<G>& search, int iterations, SearchControl* control, bool onlyTheMove = false) {
    constexpr int between = 32; // looks at whether it is known
    if (control != nullptr) {
        control->wanted.store(iterations, std::memory_order_relaxed);
    }
    for (int i = 0; i < iterations; ++i) {
        if (stopped(control) || hurried(control, i)) {
            return;
        }
        if (control != nullptr) {
            control->iterations.store(i + 1, std::memory_order_relaxed);
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
                                    std::uint64_t seed, SearchControl* control, bool onlyTheMove = false) {
    const SearchStyle& style = Levels<G>::style;
    auto search = std::make_unique<Search<G>>(view, seat, style, edgesFor(style, iterations), seed);
    run(*search, iterations, control, onlyTheMove);
    return search;
}

} // namespace architects
