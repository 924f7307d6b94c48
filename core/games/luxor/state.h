#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/games/luxor/cards.h"
#include "core/games/luxor/wall.h"
#include "core/table/move.h"
#include "core/table/seat.h"

namespace architects::luxor {

/// The option `curse`: without curses, or how they are searched for.
enum class CurseRule : std::uint8_t {
    None,
    Turns, ///< the drawer tries, then each following player at the start of his turn
    Race,  ///< everybody at once, whoever is first
    Quick, ///< nobody searches: if there is a match the drawer has found it
};
/// The option `sphinx`: which pairs count.
enum class PairRule : std::uint8_t {
    Adjacent, ///< neighbours of the new card
    Sphinx,   ///< the only other one in a row, shaft or diagonal
};

/// Where the match stands. Some things come before the step goes on, in this order: mummies to be looked at
/// (`looks`), a sarcophagus to be handed over (`victim`), the back of the lower pile (`back`).
enum class Step : std::uint8_t {
    First,   ///< chance: who begins
    Deal,    ///< chance: three cards each, one at a time, from the first player on
    Pharaoh, ///< chance: one secret card each, from the first player on
    Search,  ///< the seats of `searching` (Turns: the mover alone) claim a line or pass
    Victim,  ///< the finder says who is cursed
    Drop,    ///< the mover drops a card
    Draw,    ///< chance: the mover fills the hand, curses come to light
    Over,
};

/// What lies on top of the lower pile: its back tells a curse from a hieroglyph card.
enum class Back : std::uint8_t { None, Plain, Snake };

inline constexpr std::uint8_t nobody = 0xFF;   ///< no seat
inline constexpr std::uint8_t notDealt = 0xFE; ///< no pharaoh card yet
static_assert(notDealt != hiddenArg);

/// What stands in front of the seven pillars, and what is left for them.
struct Chamber {
    std::array<std::uint8_t, animalCount> scarabs{};
    std::array<std::uint8_t, animalCount> opened{};     ///< how many sarcophagi have been taken
    std::array<std::uint8_t, animalCount> researcher{}; ///< the seat whose researcher stands there
    std::array<std::uint8_t, maxSeats> supply{};        ///< researchers of each seat that stand nowhere
    std::uint8_t slab = scarabCount;                    ///< scarabs that are not at a pillar
    friend bool operator==(const Chamber&, const Chamber&) = default;
};

/// A whole position, or what one viewer knows of it: then some cards of hands are only counted, and some
/// pharaoh cards and mummies are not known. There is no pile: `stock` cards, and `buried` more below them
/// among the curses, are whatever is left of `unseen`.
struct State {
    CardSet unseen = everyCard;                  ///< cards neither in the wall nor known to be in a hand
    std::array<CardSet, maxSeats> hand{};        ///< cards known to be in each hand
    std::array<std::uint8_t, maxSeats> hidden{}; ///< how many more each seat holds
    std::array<std::array<Card, cardsPerShaft>, shaftCount> wall = [] {
        std::array<std::array<Card, cardsPerShaft>, shaftCount> empty{};
        for (auto& shaft : empty) {
            shaft.fill(noCard);
        }
        return empty;
    }();                                           ///< the cards of each shaft from the floor up
    std::array<std::uint8_t, shaftCount> height{}; ///< how many cards each shaft has
    Chamber chamber = [] {
        Chamber empty;
        empty.researcher.fill(nobody);
        return empty;
    }();
    std::array<std::uint8_t, tombCount> owner = [] {
        std::array<std::uint8_t, tombCount> none{};
        none.fill(nobody);
        return none;
    }();                                           ///< the seat that has the sarcophagus
    std::array<std::uint8_t, tombCount> value{};   ///< its mummy; 0: not known, or not looked at yet
    std::array<std::uint8_t, tombCount> knownBy{}; ///< bit n: seat n has seen the mummy
    std::array<std::uint8_t, tombCount> taken{};   ///< a number that grows with each taking or handing over
    std::array<std::uint8_t, mummyKinds> left = [] {
        std::array<std::uint8_t, mummyKinds> all{};
        for (std::size_t kind = 0; kind < mummyKinds; ++kind) {
            all[kind] = mummies[kind].count;
        }
        return all;
    }(); ///< mummies of each kind that nobody is known to have
    std::array<std::uint8_t, maxSeats> pharaoh{notDealt, notDealt, notDealt,
                                               notDealt}; ///< each seat's animal; hiddenArg: not known
    TombSet looks = 0;            ///< sarcophagi just opened, whose mummies are still to be drawn
    std::uint8_t stock = 0;       ///< cards on the pile that has no curses
    std::uint8_t buried = 0;      ///< hieroglyph cards in the lower pile
    std::uint8_t cursesLeft = 0;  ///< bit n: curse n is in the lower pile
    Back back = Back::None;       ///< of the lower pile's top card, as soon as it is known
    Curse curse = noCurse;        ///< the open one
    std::uint8_t searching = 0;   ///< bit n: seat n may still try to find it
    std::uint8_t finder = nobody; ///< who found it, until the sarcophagus is handed over
    std::uint8_t victim = nobody; ///< who has to hand one over now
    Step after = Step::Drop;      ///< of Search and Victim: Draw if the drawer goes on drawing, else Drop
    Step step = Step::First;
    std::uint8_t seats = 2;
    std::uint8_t first = 0;
    std::uint8_t mover = 0; ///< the seat whose turn it is
    CurseRule curseRule = CurseRule::None;
    PairRule pairRule = PairRule::Adjacent;

    friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512);

inline int handCount(const State& state, int seat) {
    const auto s = static_cast<std::size_t>(seat);
    return std::popcount(state.hand[s]) + state.hidden[s];
}
inline int wallCount(const State& state) {
    int count = 0;
    for (const std::uint8_t cards : state.height) {
        count += cards;
    }
    return count;
}
/// What a cell shows; an empty one has noAnimal.
inline Glyph glyphAt(const State& state, Cell cell) {
    const std::size_t row = rowOf(cell);
    return glyphs[state.wall[shaftOf(cell)][row / 2]][row % 2];
}
inline bool filled(const State& state, Cell cell) {
    return rowOf(cell) < std::size_t{2} * state.height[shaftOf(cell)];
}
inline bool hasTomb(const State& state, int seat) {
    for (const std::uint8_t owner : state.owner) {
        if (owner == seat) {
            return true;
        }
    }
    return false;
}
/// Is there somebody else who could be cursed?
inline bool hasVictim(const State& state, int finder) {
    for (const std::uint8_t owner : state.owner) {
        if (owner != nobody && owner != finder) {
            return true;
        }
    }
    return false;
}

} // namespace architects::luxor
