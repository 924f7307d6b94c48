#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// The 50 tiles, R01 .. R25 and C01 .. C25. The table is our own design but for the six sarcophagi.
namespace architects::kheops {

using Tile = std::uint8_t;
/// A set of tiles, bit n for tile n.
using TileSet = std::uint64_t;
/// The open sides of a tile as it lies, bit s for side s.
using Openings = std::uint8_t;

inline constexpr Tile tileCount = 50;
inline constexpr Tile roomCount = 25;
inline constexpr Tile noTile = 0xFF;
inline constexpr Openings allOpen = 7;

enum class Symbol : std::uint8_t {
    None,
    SarcophagusA,
    SarcophagusB,
    SarcophagusC,
    Ankh,
    Double,
    Curse,
    Forbidden,
    TurnCorridor,
    TurnRoom,
    SwapPawns,
    MovePawn,
};

struct TileInfo {
    Openings openings; ///< at rotation 0
    Symbol symbol;
};

namespace detail {
using enum Symbol;
inline constexpr Openings one = 0b001;
inline constexpr Openings two = 0b011;
inline constexpr Openings three = 0b111;
} // namespace detail

inline constexpr std::array<TileInfo, tileCount> tiles = [] {
    using namespace detail;
    return std::array<TileInfo, tileCount>{{
        // Rooms
        {one, SarcophagusA},   // R01
        {two, SarcophagusA},   // R02
        {one, SarcophagusB},   // R03
        {two, SarcophagusB},   // R04
        {one, SarcophagusC},   // R05
        {two, SarcophagusC},   // R06
        {two, Ankh},           // R07
        {two, Ankh},           // R08
        {three, Ankh},         // R09
        {two, Double},         // R10
        {three, Double},       // R11
        {two, Curse},          // R12
        {three, Forbidden},    // R13
        {one, TurnCorridor},   // R14
        {two, TurnCorridor},   // R15
        {three, TurnCorridor}, // R16
        {two, TurnRoom},       // R17
        {three, TurnRoom},     // R18
        {two, SwapPawns},      // R19
        {one, MovePawn},       // R20
        {two, MovePawn},       // R21
        {two, None},           // R22
        {two, None},           // R23
        {three, None},         // R24
        {three, None},         // R25
        // Corridors
        {two, Ankh},           // C01
        {two, Ankh},           // C02
        {three, Ankh},         // C03
        {two, Double},         // C04
        {three, Double},       // C05
        {three, Curse},        // C06
        {two, Forbidden},      // C07
        {three, Forbidden},    // C08
        {two, TurnCorridor},   // C09
        {three, TurnCorridor}, // C10
        {two, TurnRoom},       // C11
        {two, TurnRoom},       // C12
        {three, TurnRoom},     // C13
        {two, SwapPawns},      // C14
        {three, SwapPawns},    // C15
        {two, MovePawn},       // C16
        {two, MovePawn},       // C17
        {two, None},           // C18
        {two, None},           // C19
        {two, None},           // C20
        {two, None},           // C21
        {two, None},           // C22
        {three, None},         // C23
        {three, None},         // C24
        {three, None},         // C25
    }};
}();

inline constexpr TileSet everyTile = (TileSet{1} << tileCount) - 1;

constexpr bool isRoom(Tile tile) {
    return tile < roomCount;
}
constexpr Symbol symbolOf(Tile tile) {
    return tiles[tile].symbol;
}
constexpr bool isPower(Symbol symbol) {
    return symbol >= Symbol::TurnCorridor;
}
/// The open sides after a turn by thirds, clockwise: an opening on side s goes to side s+1.
constexpr Openings turned(Openings openings, unsigned thirds) {
    const unsigned wide = static_cast<unsigned>(openings) << (thirds % 3);
    return static_cast<Openings>((wide | (wide >> 3U)) & allOpen);
}
constexpr Openings openingsOf(Tile tile, unsigned rotation) {
    return turned(tiles[tile].openings, rotation);
}
/// A tile that is open all round looks the same however it is turned.
constexpr bool looksSameTurned(Tile tile) {
    return tiles[tile].openings == allOpen;
}
constexpr unsigned rotationsOf(Tile tile) {
    return looksSameTurned(tile) ? 1 : 3;
}
/// The tiles that are open on all sides, and look the same however they are turned.
inline constexpr TileSet openTiles = [] {
    TileSet all = 0;
    for (Tile tile = 0; tile < tileCount; ++tile) {
        all |= looksSameTurned(tile) ? TileSet{1} << tile : 0;
    }
    return all;
}();

namespace detail {
consteval int countOf(Symbol symbol, bool rooms) {
    int count = 0;
    for (Tile tile = 0; tile < tileCount; ++tile) {
        count += tiles[tile].symbol == symbol && isRoom(tile) == rooms ? 1 : 0;
    }
    return count;
}
consteval int countOpen(int sides) {
    int count = 0;
    for (const TileInfo& tile : tiles) {
        count += std::popcount(tile.openings) == sides ? 1 : 0;
    }
    return count;
}
consteval int both(Symbol symbol) {
    return countOf(symbol, true) + countOf(symbol, false);
}
} // namespace detail

static_assert(detail::countOpen(1) == 5 && detail::countOpen(2) == 28 && detail::countOpen(3) == 17);
static_assert(detail::countOf(Symbol::SarcophagusA, true) == 2 && detail::both(Symbol::SarcophagusA) == 2);
static_assert(detail::countOf(Symbol::SarcophagusB, true) == 2 && detail::both(Symbol::SarcophagusB) == 2);
static_assert(detail::countOf(Symbol::SarcophagusC, true) == 2 && detail::both(Symbol::SarcophagusC) == 2);
static_assert(detail::both(Symbol::Ankh) == 6 && detail::both(Symbol::Double) == 4);
static_assert(detail::both(Symbol::Curse) == 2 && detail::both(Symbol::Forbidden) == 3);
static_assert(detail::both(Symbol::TurnCorridor) == 5 && detail::both(Symbol::TurnRoom) == 5);
static_assert(detail::both(Symbol::SwapPawns) == 3 && detail::both(Symbol::MovePawn) == 4);
static_assert(detail::countOf(Symbol::None, true) == 4 && detail::countOf(Symbol::None, false) == 8);

} // namespace architects::kheops
