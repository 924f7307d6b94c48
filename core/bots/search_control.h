#pragma once

#include <atomic>
#include <limits>

namespace architects {

/// Whatever the level would spend.
inline constexpr int fullEffort = std::numeric_limits<int>::max();

/// The thread between a search and whoever waits for it. May be used from both sides at once.
struct SearchControl {
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
inline bool stopped(const SearchControl* control) {
    return control != nullptr &&
           (control->looks.fetch_add(1, std::memory_order_relaxed) >= control->mostLooks ||
            control->stop.load(std::memory_order_relaxed));
}

/// Whether somebody waits who has no more time, and enough has been tried to tell him something.
inline bool hurried(const SearchControl* control, int tried) {
    constexpr int fewest = 32;
    return tried >= fewest && control != nullptr && control->hurry.load(std::memory_order_relaxed);
}

/// How much may be spent on a thought.
struct Effort {
    int most = fullEffort; ///< iterations at most, whatever the level would spend
    SearchControl* control = nullptr;
};

} // namespace architects
