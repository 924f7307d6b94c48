#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/state.h"

/// What can be paid, told in numbers: whether a price can be met is asked for every god and power at every
/// step, so it must not be tried out die by die.
namespace architects::pyramidice {

/// Counts of the values 1 to 6, four bits each, none above 7.
using Counts = std::uint32_t;
constexpr Counts countOf(int value) {
    return Counts{1} << (4U * static_cast<unsigned>(value - 1));
}
constexpr int countIn(Counts counts, int value) {
    return static_cast<int>((counts >> (4U * static_cast<unsigned>(value - 1))) & 7U);
}
/// The top bit of each count: where it stays after a subtraction nothing was lacking.
inline constexpr Counts guards = 0x888888;

/// The god of the Triad whose die can show a value; their values do not overlap.
constexpr God triadOf(int value) {
    return static_cast<God>(Khnum + (value - 1) % 3);
}

/// What somebody can pay with.
struct Purse {
    Counts stones = 0; ///< Stone dice by value
    Counts dice = 0;   ///< dice of both colours by value
    int stoneCount = 0;
    int diceCount = 0;    ///< with virtual ones
    GodSet conjurers = 0; ///< gods of the Triad that are ready
    int workers = 0;
    int cats = 0;
    bool alike = false; ///< Bastet: Workers and Cats pay for each other
};

/// What has to be paid, of which purse and bill can tell at once whether they fit.
struct Bill {
    Counts stones = 0; ///< exact Stone dice
    Counts dice = 0;   ///< exact dice, those of stone included
    int stoneCount = 0;
    int diceCount = 0;
    int workers = 0;
    int cats = 0;
};

constexpr Bill billOf(std::span<const Need> needs) {
    Bill bill;
    for (const Need need : needs) {
        if (need == Need::None) {
            break;
        }
        if (need == Need::Worker) {
            ++bill.workers;
            continue;
        }
        if (need == Need::Cat) {
            ++bill.cats;
            continue;
        }
        ++bill.diceCount;
        if (need < Need::AnyDie) {
            bill.dice += countOf(static_cast<int>(need));
        } else if (need > Need::AnyDie) {
            ++bill.stoneCount;
            if (need != Need::AnyStone) {
                const int value = static_cast<int>(need) - static_cast<int>(Need::Stone1) + 1;
                bill.stones += countOf(value);
                bill.dice += countOf(value);
            }
        }
    }
    return bill;
}

/// What the seat on turn can pay with now.
Purse purseOf(const State& state);

namespace detail {
/// Exact dice are lacking: each may be conjured by the one god of the Triad who can, and only once.
bool conjurable(Counts short_, GodSet conjurers);
} // namespace detail

inline bool canPay(const Purse& purse, const Bill& bill) {
    const bool pieces = purse.alike ? purse.workers + purse.cats >= bill.workers + bill.cats
                                    : purse.workers >= bill.workers && purse.cats >= bill.cats;
    if (!pieces || purse.diceCount < bill.diceCount || purse.stoneCount < bill.stoneCount ||
        (((purse.stones | guards) - bill.stones) & guards) != guards) {
        return false;
    }
    const Counts left = (purse.dice | guards) - bill.dice;
    return (left & guards) == guards || detail::conjurable(left, purse.conjurers);
}

/// The price of a god as a bill.
const Bill& billOf(God god);
/// What using a god's power takes; Khepri's by the value. Not for gods whose power takes nothing.
Price powerPrice(God god, int value);
inline Bill powerBill(God god, int value) {
    const Price price = powerPrice(god, value);
    return billOf(std::span<const Need>(price));
}

/// Opens a payment; what needs no question is paid at once, and the action carried out if that is all.
void beginPayment(State& state, const Payment& payment);
/// Why this does not pay the next part.
Refusal checkSpend(const State& state, const Move& move);
void listSpends(const State& state, MoveList& moves);
void playSpend(State& state, const Move& move);

} // namespace architects::pyramidice
