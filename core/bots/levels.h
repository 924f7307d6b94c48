#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/bots/architects.h"
#include "core/bots/greedy.h"
#include "core/bots/judge.h"
#include "core/bots/style.h"

namespace architects {

/// How one of the Architects plays one game.
struct Level {
    int iterations; ///< of the search; 0: he looks no further than the end of his turn
    int skill;      ///< without a search: how well he does that (greedy.h)
    int notices;    ///< with a search: how often he sees what has to be searched for, in hundredths
};

/// The four Architects in each game, and how a search goes about it. A game that has no table of its own is
/// played by this one. Which skills are so far apart that they make levels was counted: README.md.
template <class G>
struct Levels {
    static constexpr SearchStyle style{};
    static constexpr std::array<Level, levelCount> table{{
        {0, 1, 0},
        {0, 2, 0},
        {0, 3, 0},
        {500, 0, 95},
    }};
};

/// What counts is who answers whom: two rounds.
template <>
struct Levels<kheops::Kheops> {
    static constexpr SearchStyle style{.explores = 20, .turns = 4, .plies = 60, .candidates = 4};
    static constexpr std::array<Level, levelCount> table{{
        {0, 2, 0},
        {0, 3, 0},
        {0, planner, 0},
        {500, 0, 0},
    }};
};

/// What is gained in one turn is spent in the next: two rounds are looked at, and played by whoever looks
/// one step ahead.
template <>
struct Levels<pyramidice::Pyramidice> {
    static constexpr SearchStyle style{.explores = 20,
                                       .contrast = 200,
                                       .trust = 6,
                                       .turns = 4,
                                       .plies = 80,
                                       .candidates = 8,
                                       .plans = 1,
                                       .relative = 50};
    static constexpr std::array<Level, levelCount> table{{
        {0, 1, 0},
        {0, 2, 0},
        {0, 3, 0},
        {400, 0, 0},
    }};
};

/// Much is decided by the last cards, so every trial goes to the end, and whoever plays on looks at all
/// that he could do.
template <>
struct Levels<luxor::Luxor> {
    static constexpr SearchStyle style{.explores = 20, .trust = 8, .plies = wholeMatch, .candidates = 10};
    static constexpr std::array<Level, levelCount> table{{
        {0, 2, 0},
        {0, 3, 0},
        {0, planner, 0},
        {5000, 0, 95},
    }};
};

/// Ships are placed in turns and all the work is done afterwards, so the first look at a move goes on to
/// the end of the turn. What a ship brings shows when its round is over: that is how far it looks ahead.
template <>
struct Levels<egizia::Egizia> {
    static constexpr SearchStyle style{.explores = 20,
                                       .trust = 6,
                                       .turns = 16,
                                       .plies = 200,
                                       .candidates = 8,
                                       .outcomes = 1,
                                       .plans = 1,
                                       .relative = 100};
    static constexpr std::array<Level, levelCount> table{{
        {0, 1, 0},
        {0, 2, 0},
        {0, 3, 0},
        {300, 0, 0},
    }};
};

template <class G>
constexpr const Level& levelOf(int level) {
    return Levels<G>::table[static_cast<std::size_t>(std::clamp(level, 1, levelCount) - 1)];
}

} // namespace architects
