#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// The workers of a board and its two tracks.
namespace architects::egizia {

/// The four worker tiles: three workers by the colour of their trousers, and the foreman, who never builds
/// alone.
enum Worker : std::uint8_t { Blue, Black, Yellow, Foreman };
inline constexpr std::size_t workerCount = 4;
inline constexpr std::size_t plainWorkers = 3; ///< all but the foreman
inline constexpr int strengthCap = 9;
inline constexpr std::array<std::uint8_t, workerCount> startStrength{1, 1, 1, 2};

/// A set of workers, bit n for worker n.
constexpr std::uint8_t workerSet(Worker worker) {
    return static_cast<std::uint8_t>(1U << worker);
}

inline constexpr int stoneCap = 25;
constexpr int startStones(int tile) {
    return tile + 1;
}
inline constexpr int shipCount = 8;
inline constexpr int roundCount = 5;

enum class Track : std::uint8_t { Quarry, Market };
inline constexpr int trackEnd = 5;          ///< squares 1 to 5, downwards
inline constexpr int stonesAtQuarryEnd = 3; ///< for each step that ends there or would lead beyond
inline constexpr int pointsAtMarketEnd = 2;
inline constexpr int quarrySellsFrom = 4; ///< at the end two stones are worth a point from here on
/// What each missing grain costs, by the square of the grain market; index 0 is unused.
inline constexpr std::array<std::uint8_t, trackEnd + 1> lossPerGrain{0, 3, 2, 2, 1, 1};

/// Which fields are watered: green ones always, yellow ones from the centre on, red ones on the right
/// alone.
enum class Flood : std::uint8_t { Left, Centre, Right };
inline constexpr std::size_t floodCount = 3;

/// For ships that still lie at 0, 1, 2 and 3 sites after building.
inline constexpr std::array<std::uint8_t, 4> siteBonus{0, 1, 3, 6};

} // namespace architects::egizia
