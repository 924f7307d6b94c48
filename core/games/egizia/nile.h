#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/games/egizia/crew.h"
#include "core/games/egizia/squares.h"

/// The 56 Nile cards: 48 kinds, N01 to N48, in three decks. Which card lies in which deck and most amounts
/// are our own design; what the cards do is the game's.
namespace architects::egizia {

/// A kind of Nile card, 0 for N01 to 47 for N48. Copies of a kind cannot be told apart.
using Card = std::uint8_t;
inline constexpr Card cardCount = 48;
inline constexpr Card noCard = cardCount;
constexpr Card nile(int number) {
    return static_cast<Card>(number - 1);
}

/// For rounds one and two, three and four, five.
enum class Deck : std::uint8_t { Early, Middle, Last };
inline constexpr std::size_t deckCount = 3;
/// The last three are "always", "whenever you want" and "at once"; fields and quarries are always cards
/// too.
enum class CardType : std::uint8_t { Field, Quarry, Always, Whenever, Now };
enum class Colour : std::uint8_t { Green, Yellow, Red };
inline constexpr std::size_t colourCount = 3;

/// What a card does beyond its field or quarry.
enum class Effect : std::uint8_t {
    None,
    Market,         ///< so many steps down the grain market
    Quarry,         ///< ... down the quarry track
    Points,         ///< so many points
    Stones,         ///< so many stones
    SphinxPlusTwo,  ///< two cards more at the Sphinx without paying for them
    FieldUpgrade,   ///< a field is watered as if it were one colour better
    FeedWithStones, ///< stones instead of grain
    ReuseCamp,      ///< a ship may go to a camp that is taken
    DrillForStones, ///< once a round: two stones for one strength
    DrillFree,      ///< once a round: one strength
    Grain,          ///< so much grain, once
    Strength,       ///< so much strength for one building action
    SecondShip,     ///< two ships in one turn
    Upstream,       ///< once a round a ship upstream
    Leftover,       ///< a card that is left on the river
    BuildFirst,     ///< builds before everybody else
    TwoWorkers,     ///< two workers in one building action
    KeepTwo,        ///< keeps two Sphinx cards
    DoubleCamp,     ///< does the work of a camp twice
    ExtraPlace,     ///< a place at a full site
    TrainPictured,  ///< one strength for each of these workers
    TrainChosen,    ///< two single strengths for workers of one's choice
    SellStones,     ///< up to so many stones for a point each
    PointsPerStone, ///< a point for each own stone in these monuments
    TombsPlusEight, ///< eight more in tombs at the end
};

struct NileCard {
    std::uint8_t copies;
    Deck deck;
    CardType type;
    Colour colour;       ///< of a field
    std::uint8_t amount; ///< grain, stones, steps, strength, points: whatever the card gives
    Effect effect;
    std::uint8_t bonus; ///< of a field: how much of the effect, once; else the workers or monuments meant
};

inline constexpr std::array<NileCard, cardCount> nileCards = [] {
    using enum Deck;
    using enum CardType;
    using enum Colour;
    using E = Effect;
    return std::array<NileCard, cardCount>{{
        {1, Early, Field, Green, 2, E::None, 0},             // N01
        {2, Early, Field, Green, 3, E::None, 0},             // N02
        {1, Early, Field, Yellow, 4, E::None, 0},            // N03
        {1, Early, Field, Yellow, 5, E::None, 0},            // N04
        {1, Early, Field, Red, 6, E::Market, 1},             // N05
        {1, Early, Field, Red, 7, E::Quarry, 1},             // N06
        {2, Early, CardType::Quarry, Green, 2, E::None, 0},  // N07
        {3, Early, CardType::Quarry, Green, 3, E::None, 0},  // N08
        {1, Early, Always, Green, 2, E::SphinxPlusTwo, 0},   // N09
        {1, Early, Always, Green, 0, E::FieldUpgrade, 0},    // N10
        {1, Early, Always, Green, 0, E::FeedWithStones, 0},  // N11
        {1, Early, Always, Green, 0, E::ReuseCamp, 0},       // N12
        {1, Early, Always, Green, 2, E::DrillForStones, 0},  // N13
        {1, Early, Whenever, Green, 4, E::Grain, 0},         // N14
        {1, Early, Whenever, Green, 3, E::Strength, 0},      // N15
        {1, Early, Whenever, Green, 0, E::SecondShip, 0},    // N16
        {1, Early, Now, Green, 2, E::Market, 0},             // N17
        {1, Early, Now, Green, 2, E::Quarry, 0},             // N18
        {1, Middle, Field, Green, 3, E::None, 0},            // N19
        {2, Middle, Field, Green, 4, E::None, 0},            // N20
        {2, Middle, Field, Yellow, 6, E::None, 0},           // N21
        {1, Middle, Field, Red, 8, E::Points, 3},            // N22
        {1, Middle, Field, Red, 9, E::Stones, 4},            // N23
        {2, Middle, CardType::Quarry, Green, 3, E::None, 0}, // N24
        {2, Middle, CardType::Quarry, Green, 4, E::None, 0}, // N25
        {1, Middle, Always, Green, 0, E::Upstream, 0},       // N26
        {1, Middle, Always, Green, 0, E::Leftover, 0},       // N27
        {1, Middle, Always, Green, 0, E::DrillFree, 0},      // N28
        {1, Middle, Always, Green, 0, E::BuildFirst, 0},     // N29
        {1, Middle, Always, Green, 0, E::FieldUpgrade, 0},   // N30
        {1, Middle, Whenever, Green, 0, E::TwoWorkers, 0},   // N31
        {1, Middle, Whenever, Green, 0, E::KeepTwo, 0},      // N32
        {1, Middle, Whenever, Green, 4, E::Strength, 0},     // N33
        {1, Middle, Whenever, Green, 0, E::DoubleCamp, 0},   // N34
        {1, Middle, Whenever, Green, 0, E::ExtraPlace, 0},   // N35
        {1, Middle, Now, Green, 1, E::TrainPictured,         // N36
         workerSet(Blue) | workerSet(Black)},
        {1, Last, Whenever, Green, 6, E::Stones, 0},      // N37
        {1, Last, Whenever, Green, 10, E::SellStones, 0}, // N38
        {1, Last, Now, Green, 1, E::PointsPerStone,       // N39
         monumentSet(Obelisk) | monumentSet(Temple)},
        {1, Last, Now, Green, 1, E::PointsPerStone, // N40
         monumentSet(Pyramid) | monumentSet(Tombs)},
        {1, Last, Always, Green, 8, E::TombsPlusEight, 0}, // N41
        {1, Last, Now, Green, 2, E::Market, 0},            // N42
        {1, Last, Now, Green, 2, E::Quarry, 0},            // N43
        {1, Last, Now, Green, 2, E::TrainChosen, 0},       // N44
        {1, Last, Now, Green, 1, E::TrainPictured,         // N45
         workerSet(Blue) | workerSet(Black) | workerSet(Worker::Yellow)},
        {1, Last, Whenever, Green, 5, E::Strength, 0},   // N46
        {1, Last, Whenever, Green, 4, E::Grain, 0},      // N47
        {1, Last, Whenever, Green, 0, E::TwoWorkers, 0}, // N48
    }};
}();

// The cards that rules speak of by name.
inline constexpr Card sphinxPlusTwoCard = nile(9);
inline constexpr Card feedWithStonesCard = nile(11);
inline constexpr Card reuseCampCard = nile(12);
inline constexpr Card drillForStonesCard = nile(13);
inline constexpr int drillPrice = nileCards[drillForStonesCard].amount;
inline constexpr Card secondShipCard = nile(16);
inline constexpr Card upstreamCard = nile(26);
inline constexpr Card leftoverCard = nile(27);
inline constexpr Card drillFreeCard = nile(28);
inline constexpr Card buildFirstCard = nile(29);
inline constexpr Card keepTwoCard = nile(32);
inline constexpr Card doubleCampCard = nile(34);
inline constexpr Card extraPlaceCard = nile(35);
inline constexpr Card stonesCard = nile(37);
inline constexpr Card sellStonesCard = nile(38);
inline constexpr Card tombsPlusEightCard = nile(41);
inline constexpr std::size_t upgradeCount = 2;
inline constexpr std::array<Card, upgradeCount> upgradeCards{nile(10), nile(30)};
inline constexpr std::array<Card, 2> twoWorkersCards{nile(31), nile(48)};
inline constexpr std::array<Card, 3> strengthCards{nile(15), nile(33), nile(46)};
inline constexpr std::array<Card, 2> grainCards{nile(14), nile(47)};

// What everybody has from the start, beside the cards.
inline constexpr int startGrain = 6; ///< a green field
inline constexpr int startQuarry = 3;

/// A heap of Nile cards, a bit for each of the 56. The copies of a kind fill their bits from the lowest on,
/// so that equal heaps are equal numbers.
using CardSet = std::uint64_t;

namespace detail {
inline constexpr std::array<std::uint8_t, cardCount + 1> firstBit = [] {
    std::array<std::uint8_t, cardCount + 1> bits{};
    for (std::size_t card = 0; card < cardCount; ++card) {
        bits[card + 1] = static_cast<std::uint8_t>(bits[card] + nileCards[card].copies);
    }
    return bits;
}();
} // namespace detail

inline constexpr std::size_t nileTotal = detail::firstBit[cardCount];
/// The kind of the card that a bit stands for.
inline constexpr std::array<Card, nileTotal> kindOfBit = [] {
    std::array<Card, nileTotal> kinds{};
    for (std::size_t card = 0; card < cardCount; ++card) {
        for (std::size_t bit = detail::firstBit[card]; bit < detail::firstBit[card + 1]; ++bit) {
            kinds[bit] = static_cast<Card>(card);
        }
    }
    return kinds;
}();

/// All copies of a kind.
constexpr CardSet copiesOf(Card card) {
    return ((CardSet{1} << nileCards[card].copies) - 1) << detail::firstBit[card];
}
constexpr int countIn(CardSet set, Card card) {
    return std::popcount(set & copiesOf(card));
}
constexpr bool holds(CardSet set, Card card) {
    return (set & copiesOf(card)) != 0;
}
constexpr CardSet with(CardSet set, Card card) {
    return set | ((set & copiesOf(card)) << 1U) | (CardSet{1} << detail::firstBit[card]);
}
constexpr CardSet without(CardSet set, Card card) {
    return (set & ~copiesOf(card)) | ((set & copiesOf(card)) >> 1U & copiesOf(card));
}
constexpr CardSet deckCards(Deck deck) {
    CardSet set = 0;
    for (std::size_t card = 0; card < cardCount; ++card) {
        set |= nileCards[card].deck == deck ? copiesOf(static_cast<Card>(card)) : 0;
    }
    return set;
}
constexpr CardSet cardsOfType(CardType type) {
    CardSet set = 0;
    for (std::size_t card = 0; card < cardCount; ++card) {
        set |= nileCards[card].type == type ? copiesOf(static_cast<Card>(card)) : 0;
    }
    return set;
}
inline constexpr CardSet fieldCards = cardsOfType(CardType::Field);
inline constexpr CardSet quarryCards = cardsOfType(CardType::Quarry);
inline constexpr CardSet alwaysCards = cardsOfType(CardType::Always); ///< but fields and quarries
inline constexpr CardSet wheneverCards = cardsOfType(CardType::Whenever);
inline constexpr CardSet nowCards = cardsOfType(CardType::Now);

constexpr Deck deckOfRound(int round) {
    return round <= 2 ? Deck::Early : round <= 4 ? Deck::Middle : Deck::Last;
}
constexpr bool isField(Card card) {
    return card < cardCount && nileCards[card].type == CardType::Field;
}

namespace detail {
consteval int cardsIn(Deck deck, CardType type) {
    return std::popcount(deckCards(deck) & cardsOfType(type));
}
consteval int fieldSum(Colour colour) {
    int sum = 0;
    for (const NileCard& card : nileCards) {
        sum += card.type == CardType::Field && card.colour == colour ? card.copies * card.amount : 0;
    }
    return sum;
}
consteval int quarrySum(Deck deck) {
    int sum = 0;
    for (const NileCard& card : nileCards) {
        sum += card.type == CardType::Quarry && card.deck == deck ? card.copies * card.amount : 0;
    }
    return sum;
}
consteval bool spreadIs(CardType type, int early, int middle, int last) {
    return cardsIn(Deck::Early, type) == early && cardsIn(Deck::Middle, type) == middle &&
           cardsIn(Deck::Last, type) == last;
}
/// Only fields and quarries come more than once: every other card can be called by its name alone.
consteval bool specialsAreUnique() {
    for (const NileCard& card : nileCards) {
        if (card.copies != 1 && card.type != CardType::Field && card.type != CardType::Quarry) {
            return false;
        }
    }
    return true;
}
} // namespace detail
static_assert(nileTotal == 56);
static_assert(std::popcount(deckCards(Deck::Early)) == 22);
static_assert(std::popcount(deckCards(Deck::Middle)) == 22);
static_assert(std::popcount(deckCards(Deck::Last)) == 12);
static_assert(detail::spreadIs(CardType::Field, 7, 7, 0));
static_assert(detail::spreadIs(CardType::Quarry, 5, 4, 0));
static_assert(detail::spreadIs(CardType::Always, 5, 5, 1));
static_assert(detail::spreadIs(CardType::Whenever, 3, 5, 5));
static_assert(detail::spreadIs(CardType::Now, 2, 1, 6));
static_assert(detail::fieldSum(Colour::Green) == 19 && detail::fieldSum(Colour::Yellow) == 21 &&
              detail::fieldSum(Colour::Red) == 30);
static_assert(detail::quarrySum(Deck::Early) == 13 && detail::quarrySum(Deck::Middle) == 14);
static_assert(detail::specialsAreUnique());

} // namespace architects::egizia
