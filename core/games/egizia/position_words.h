#pragma once

#include <array>
#include <string_view>

#include "core/games/egizia/state.h"

/// The words in which a position is written and read.
namespace architects::egizia {

inline constexpr std::array<std::string_view, 2> startWords{"none", "one"};
inline constexpr std::array<std::string_view, 2> leftoverWords{"round-end", "after-placing"};
inline constexpr std::array<std::string_view, 16> stepWords{
    "tiles", "start",  "deal", "sail", "after", "leftover", "feed", "first",
    "build", "action", "draw", "keep", "extra", "close",    "show", "over"};
static_assert(static_cast<std::size_t>(Step::Over) + 1 == stepWords.size());
inline constexpr std::array<std::string_view, 4> shipWords{"none", "waiting", "built", "returned"};

/// A small number of the state that is written only if it is not what it is at rest.
struct Mark {
    std::string_view word;
    std::uint8_t State::*value;
    std::uint8_t rest;
    std::uint8_t most;
};
inline constexpr std::array<Mark, 14> marks{{
    {"trains", &State::trains, 0, 4},
    {"floods", &State::floods, 0, 2},
    {"out", &State::out, 0, 15},
    {"placed", &State::placed, 0, 2},
    {"could", &State::couldPlay, 0, 127},
    {"once", &State::usedCards, 0, 7},
    {"site", &State::site, 0, siteCount - 1},
    {"vacancies", &State::vacancies, 0, maxSeats},
    {"asked", &State::asked, 0, 3},
    {"extra", &State::extraSite, noSite, siteCount - 1},
    {"for", &State::extraSeat, nobody, maxSeats - 1},
    {"fed", &State::fed, 0, 99},
    {"draw", &State::toDraw, 0, mostLooked},
    {"turn", &State::turn, 0, maxSeats - 1},
}};

} // namespace architects::egizia
