#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace architects::pyramidice {

/// The scarabs by their number in the rules.
enum Scarab : std::uint8_t {
    noScarab = 0,
    Amethyst = 1,
    Silver,
    Pearl,
    Emerald,
    Quartz,
    Obsidian,
    Gold,
    LapisLazuli,
    Turquoise,
    Carnelian,
    Jasper,
    Malachite,
};
inline constexpr std::size_t scarabCount = 12;

/// What stands on a player's board. The order is that of all arrays of pieces.
enum class Resource : std::uint8_t { Worker, Cat, Stone };
inline constexpr std::size_t resourceCount = 3;
using Pieces = std::array<std::uint8_t, resourceCount>;

/// What a Rest tile costs and gives, beyond the named pieces.
enum class TileEffect : std::uint8_t {
    Named,    ///< just the pieces it names
    Exchange, ///< 1: discard a piece, take two of other kinds
    FreeGod,  ///< 3: a god of the row for nothing
    Generous, ///< 4: two pieces of one's choice, and a Cat for everybody else
    Three,    ///< 5: three pieces of one kind
    WorkTurn, ///< 6: a piece of one's choice and a Work turn
};

struct TileInfo {
    std::uint8_t fame; ///< what it costs
    Pieces gain;       ///< the pieces it names
    TileEffect effect;
};
inline constexpr std::size_t tileCount = 12;
/// By number; 0 is no tile.
inline constexpr std::array<TileInfo, tileCount + 1> tileTable{{
    {0, {}, TileEffect::Named},
    {0, {}, TileEffect::Exchange},
    {1, {1, 1, 1}, TileEffect::Named},
    {2, {}, TileEffect::FreeGod},
    {0, {}, TileEffect::Generous},
    {1, {}, TileEffect::Three},
    {1, {}, TileEffect::WorkTurn},
    {0, {2, 0, 0}, TileEffect::Named},
    {0, {1, 0, 1}, TileEffect::Named},
    {0, {1, 1, 0}, TileEffect::Named},
    {0, {0, 1, 1}, TileEffect::Named},
    {0, {0, 0, 2}, TileEffect::Named},
    {0, {0, 2, 0}, TileEffect::Named},
}};

struct ProjectInfo {
    std::string_view name; ///< a place: the same in every language
    std::array<std::array<std::uint8_t, 2>, 6> pairs;
    std::uint8_t pairCount;
};
inline constexpr std::size_t projectCount = 6;
/// By number, 1 to 6; 0 is no project.
inline constexpr std::array<ProjectInfo, projectCount + 1> projectTable{{
    {"", {}, 0},
    {"Giza", {{{1, 6}, {2, 5}, {3, 4}}}, 3},
    {"Saqqara", {{{2, 6}, {1, 3}, {4, 5}}}, 3},
    {"Dahshur", {{{3, 6}, {2, 4}, {1, 5}}}, 3},
    {"Meidum", {{{4, 6}, {3, 5}, {1, 2}}}, 3},
    {"Abusir", {{{5, 6}, {1, 4}, {2, 3}}}, 3},
    {"Hawara", {{{1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 6}}}, 6},
}};
/// Fame for each adjacency that a project names.
inline constexpr int projectFame = 2;

/// The project that names this pair: the six cards share out all 21 pairs, each to one of them.
constexpr int projectOf(int one, int two) {
    for (std::size_t project = 1; project <= projectCount; ++project) {
        for (const auto& pair : projectTable[project].pairs) {
            if ((pair[0] == one && pair[1] == two) || (pair[0] == two && pair[1] == one)) {
                return static_cast<int>(project);
            }
        }
    }
    return 0;
}
static_assert([] {
    for (int one = 1; one <= 6; ++one) {
        for (int two = 1; two <= 6; ++two) {
            if (projectOf(one, two) == 0) {
                return false;
            }
        }
    }
    return true;
}());

/// The Great Architects of the solo game; levels count from 1.
struct RivalInfo {
    std::string_view name;
    std::uint8_t projects;
    std::array<std::uint8_t, 3> restFame; ///< Fame of his three spaces for tiles
};
inline constexpr std::array<RivalInfo, 5> rivalTable{{
    {"", 0, {}},
    {"Snefru", 2, {0, 0, 1}},
    {"Hemiunu", 2, {0, 1, 1}},
    {"Amenhotep", 3, {0, 1, 2}},
    {"Imhotep", 2, {1, 1, 2}},
}};

/// What is laid out for each number of seats (index), the solo game being one of two.
struct Supplies {
    std::uint8_t stoneDice;
    std::uint8_t tiles;
    std::uint8_t godsRemoved;
};
inline constexpr std::array<Supplies, 5> suppliesFor{{
    {0, 0, 0},
    {14, 6, 10},
    {14, 6, 10},
    {19, 8, 5},
    {20, 10, 3},
}};
inline constexpr int prayerDice = 4;
inline constexpr int workerPieces = 21;
inline constexpr int catPieces = 9;
inline constexpr int boardSpaces = 8;
inline constexpr int startFame = 5;
inline constexpr Pieces startPieces{4, 1, 1};
inline constexpr std::size_t rowSlots = 3;
inline constexpr int tilesToReturn = 3;
/// Gods more that Anubis lets one keep.
inline constexpr int anubisGods = 3;
/// The board's eighth piece, for the owner of Silver.
inline constexpr int silverFame = 2;
/// A build where the level takes a surcharge, for the owner of Jasper.
inline constexpr int jasperFame = 2;
/// Each god at the end, for the owner of Quartz.
inline constexpr int quartzFame = 2;
/// A full board at the end, beyond its pieces, for the owner of Obsidian.
inline constexpr int obsidianFame = 4;

} // namespace architects::pyramidice
