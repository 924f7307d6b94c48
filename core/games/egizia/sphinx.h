#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/games/egizia/crew.h"
#include "core/games/egizia/nile.h"
#include "core/games/egizia/squares.h"

/// The 29 Sphinx cards, S01 to S29, that score at the end. Most of their values are our own design.
namespace architects::egizia {

/// A Sphinx card, 0 for S01 to 28 for S29.
using Riddle = std::uint8_t;
/// A set of them, bit n for card n.
using RiddleSet = std::uint32_t;
inline constexpr std::size_t riddleCount = 29;
inline constexpr RiddleSet everyRiddle = (RiddleSet{1} << riddleCount) - 1;
constexpr RiddleSet onlyRiddle(Riddle riddle) {
    return RiddleSet{1} << riddle;
}
constexpr Riddle sphinx(int number) {
    return static_cast<Riddle>(number - 1);
}
inline constexpr int mostLooked = 5; ///< cards drawn at a time

enum class RiddleFamily : std::uint8_t {
    SquareFilled,    ///< by anybody: `what` is the square
    MonumentsDone,   ///< every square of the monuments `what`
    PlayersAtEnd,    ///< by how many players are at the end of the track `what`
    OwnStones,       ///< at least `least` own stones in the monument `what`
    OwnStonesInEach, ///< ... in each of the monuments `what`
    TombStones,      ///< a point for each own stone in the tombs
    Strength,        ///< of the worker `what`
    MostGrain,       ///< more than anybody else from fields of the colour `what`
    MostStones,      ///< ... stones from quarries
    OwnAtEnd,        ///< at the end of the tracks `what`, a bit for each
    AlwaysCards,     ///< for each "always" card but fields and quarries
    EveryTenth,      ///< a point for every ten, last of all
};

struct RiddleCard {
    RiddleFamily family;
    std::uint8_t what;
    std::uint8_t least;
    std::uint8_t points;
};

inline constexpr std::array<RiddleCard, riddleCount> riddles = [] {
    using enum RiddleFamily;
    constexpr auto pair = [](Monument one, Monument two) {
        return static_cast<std::uint8_t>(monumentSet(one) | monumentSet(two));
    };
    return std::array<RiddleCard, riddleCount>{{
        {SquareFilled, squareOf(Obelisk, 9), 0, 6},    // S01
        {SquareFilled, pyramidSquare(4, 0), 0, 7},     // S02
        {SquareFilled, entablature, 0, 6},             // S03
        {SquareFilled, squareOf(Tombs, 9), 0, 7},      // S04
        {MonumentsDone, pair(Obelisk, Tombs), 0, 10},  // S05
        {MonumentsDone, pair(Pyramid, Temple), 0, 12}, // S06
        {MonumentsDone, pair(Obelisk, Temple), 0, 9},  // S07
        {PlayersAtEnd, 0, 0, 0},                       // S08
        {PlayersAtEnd, 1, 0, 0},                       // S09
        {OwnStones, Temple, 4, 7},                     // S10
        {OwnStones, Pyramid, 6, 6},                    // S11
        {OwnStones, Pyramid, 7, 8},                    // S12
        {OwnStones, Obelisk, 4, 6},                    // S13
        {OwnStones, Obelisk, 5, 8},                    // S14
        {OwnStonesInEach, 15, 2, 8},                   // S15
        {TombStones, Tombs, 0, 1},                     // S16
        {Strength, Blue, 0, 1},                        // S17
        {Strength, Black, 0, 1},                       // S18
        {Strength, Yellow, 0, 1},                      // S19
        {Strength, Foreman, 0, 1},                     // S20
        {MostGrain, 0, 0, 7},                          // S21
        {MostGrain, 1, 0, 7},                          // S22
        {MostGrain, 2, 0, 7},                          // S23
        {MostStones, 0, 0, 7},                         // S24
        {OwnAtEnd, 1, 0, 5},                           // S25
        {OwnAtEnd, 2, 0, 5},                           // S26
        {OwnAtEnd, 3, 0, 9},                           // S27
        {AlwaysCards, 0, 0, 2},                        // S28
        {EveryTenth, 0, 0, 1},                         // S29
    }};
}();
/// For nobody, one, two, three or four players at the end of a track.
inline constexpr std::array<std::uint8_t, 5> pointsByPlayersAtEnd{0, 3, 5, 7, 9};

static_assert(riddles.size() == 29);
static_assert(riddles[sphinx(29)].family == RiddleFamily::EveryTenth);

} // namespace architects::egizia
