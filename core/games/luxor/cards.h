#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The animals, the 49 hieroglyph cards, the 21 sarcophagi and the six curses. Which animals there are, how
/// they are spread over the cards, which way they look, how often each mummy occurs and what the curses
/// show is our own design; the numbers of pieces and the values are the game's.
namespace architects::luxor {

enum Animal : std::uint8_t { Camel, Mule, Snake, Hippo, Crocodile, Ibis, Cat };
inline constexpr std::size_t animalCount = 7;
inline constexpr std::uint8_t noAnimal = animalCount;

inline constexpr std::array<std::string_view, animalCount> animalNames{
    "camel", "mule", "snake", "hippo", "crocodile", "ibis", "cat"};

enum class Facing : std::uint8_t { Left, Right };

/// One of the two animals of a card.
struct Glyph {
    std::uint8_t animal = noAnimal;
    Facing facing = Facing::Left;
    friend constexpr bool operator==(Glyph, Glyph) = default;
};

/// A hieroglyph card shows two animals, one above the other: 7 * top + bottom, each pair once.
using Card = std::uint8_t;
/// A set of cards, bit n for card n.
using CardSet = std::uint64_t;
inline constexpr Card cardCount = 49;
inline constexpr Card noCard = cardCount;
inline constexpr CardSet everyCard = (CardSet{1} << cardCount) - 1;

enum class Half : std::uint8_t { Bottom, Top };

constexpr Card cardOf(Animal top, Animal bottom) {
    return static_cast<Card>(top * animalCount + bottom);
}
constexpr CardSet only(Card card) {
    return CardSet{1} << card;
}

/// The glyphs of each card, bottom and top; the row of noCard has none, so that an empty place needs no
/// question.
inline constexpr std::array<std::array<Glyph, 2>, cardCount + 1> glyphs = [] {
    using enum Facing;
    /// Which way top and bottom look, by how far the bottom animal is from the top one in the list.
    constexpr std::array<std::array<Facing, 2>, animalCount> looks{{
        {Right, Left},
        {Right, Right},
        {Left, Left},
        {Right, Left},
        {Left, Right},
        {Right, Right},
        {Left, Left},
    }};
    std::array<std::array<Glyph, 2>, cardCount + 1> all{};
    for (std::uint8_t top = 0; top < animalCount; ++top) {
        for (std::uint8_t bottom = 0; bottom < animalCount; ++bottom) {
            const auto& look = looks[(bottom + animalCount - top) % animalCount];
            all[static_cast<std::size_t>(top) * animalCount + bottom] = {
                {{bottom, look[1]}, {top, look[0]}}};
        }
    }
    return all;
}();

constexpr Glyph glyphOf(Card card, Half half) {
    return glyphs[card][static_cast<std::size_t>(half)];
}
/// Both animals of the card are the same.
constexpr bool isDouble(Card card) {
    return glyphOf(card, Half::Bottom).animal == glyphOf(card, Half::Top).animal;
}

// The sarcophagi: three at each pillar, from the top one eye, two eyes, three eyes. A sarcophagus is
// 3 * pillar + place in its stack; a pillar is named by its animal.
using Tomb = std::uint8_t;
/// A set of sarcophagi, bit n for number n.
using TombSet = std::uint32_t;
inline constexpr std::size_t tombsPerPillar = 3;
inline constexpr std::size_t tombCount = animalCount * tombsPerPillar;

constexpr Tomb tombAt(std::size_t pillar, std::size_t place) {
    return static_cast<Tomb>(pillar * tombsPerPillar + place);
}
constexpr std::size_t pillarOf(Tomb tomb) {
    return tomb / tombsPerPillar;
}
constexpr int eyesOf(Tomb tomb) {
    return static_cast<int>(tomb % tombsPerPillar) + 1;
}

/// The values that mummies have, how many eyes their sarcophagi have, and how many there are of each.
struct MummyKind {
    std::uint8_t value;
    std::uint8_t eyes;
    std::uint8_t count;
};
inline constexpr std::size_t mummyKinds = 7;
inline constexpr std::array<MummyKind, mummyKinds> mummies{{
    {3, 1, 4},
    {4, 1, 3},
    {5, 2, 4},
    {6, 2, 3},
    {7, 3, 3},
    {8, 3, 2},
    {10, 3, 2},
}};

/// The kind with this value; mummyKinds if there is none.
constexpr std::size_t mummyOf(int value) {
    std::size_t kind = 0;
    while (kind < mummyKinds && mummies[kind].value != value) {
        ++kind;
    }
    return kind;
}
/// What all mummies of sarcophagi with so many eyes are worth together; there are seven of each, so these
/// compare like their averages. Index 0 is unused.
inline constexpr std::array<int, tombsPerPillar + 1> valueOfSeven = [] {
    std::array<int, tombsPerPillar + 1> sums{};
    for (const MummyKind& kind : mummies) {
        sums[kind.eyes] += kind.value * kind.count;
    }
    return sums;
}();

// Curses.
using Curse = std::uint8_t;
inline constexpr Curse curseCount = 6;
inline constexpr Curse noCurse = curseCount;
inline constexpr std::uint8_t everyCurse = (1U << curseCount) - 1;
inline constexpr std::array<std::array<Animal, 3>, curseCount> curses{{
    {Camel, Mule, Hippo},
    {Mule, Snake, Crocodile},
    {Snake, Hippo, Ibis},
    {Hippo, Crocodile, Cat},
    {Crocodile, Ibis, Camel},
    {Ibis, Cat, Mule},
}};
/// The animals of a curse as a set, bit n for animal n.
constexpr unsigned animalsOf(Curse curse) {
    unsigned set = 0;
    for (const Animal animal : curses[curse]) {
        set |= 1U << animal;
    }
    return set;
}

// Everything else that is counted.
inline constexpr int scarabCount = 16;
inline constexpr int scarabsPerPillar = 3;
inline constexpr int scarabsPerTurn = 2; ///< at one pillar
inline constexpr int researcherCount = 5;
inline constexpr int handSize = 3;
inline constexpr int pharaohBonus = 7;
inline constexpr int starterStock = 20; ///< with curses: the cards that lie above them

namespace detail {
consteval int pictures(Facing facing, int animal) {
    int count = 0;
    for (Card card = 0; card < cardCount; ++card) {
        for (const Glyph glyph : glyphs[card]) {
            count += glyph.animal == animal && glyph.facing == facing ? 1 : 0;
        }
    }
    return count;
}
consteval bool sevenEachWay() {
    for (int animal = 0; animal < static_cast<int>(animalCount); ++animal) {
        if (pictures(Facing::Left, animal) != 7 || pictures(Facing::Right, animal) != 7) {
            return false;
        }
    }
    return true;
}
consteval int cardsLooking(Facing top, Facing bottom) {
    int count = 0;
    for (Card card = 0; card < cardCount; ++card) {
        count +=
            glyphOf(card, Half::Top).facing == top && glyphOf(card, Half::Bottom).facing == bottom ? 1 : 0;
    }
    return count;
}
consteval bool cursesDiffer() {
    for (Curse one = 0; one < curseCount; ++one) {
        for (Curse two = 0; two < one; ++two) {
            if (std::popcount(animalsOf(one) & animalsOf(two)) != 1) {
                return false;
            }
        }
    }
    return true;
}
consteval int mummiesWith(int eyes) {
    int count = 0;
    for (const MummyKind& kind : mummies) {
        count += kind.eyes == eyes ? kind.count : 0;
    }
    return count;
}
} // namespace detail
static_assert(detail::sevenEachWay());
static_assert(detail::cardsLooking(Facing::Right, Facing::Right) == 14);
static_assert(detail::cardsLooking(Facing::Left, Facing::Left) == 14);
static_assert(detail::cardsLooking(Facing::Right, Facing::Left) == 14);
static_assert(detail::cardsLooking(Facing::Left, Facing::Right) == 7);
static_assert(detail::cursesDiffer());
static_assert(detail::mummiesWith(1) == 7 && detail::mummiesWith(2) == 7 && detail::mummiesWith(3) == 7);
static_assert(valueOfSeven[1] == 24 && valueOfSeven[2] == 38 && valueOfSeven[3] == 57);

} // namespace architects::luxor
