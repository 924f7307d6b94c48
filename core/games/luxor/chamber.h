#pragma once

#include <array>
#include <cstdint>

#include "core/games/luxor/moves.h"
#include "core/games/luxor/pairs.h"
#include "core/table/fixed_list.h"

/// What the combinations of a card do at the pillars: researchers, scarabs, sarcophagi.
namespace architects::luxor {

/// What the mover says about a dropped card besides where it falls.
struct Plan {
    Order order = Order::BottomFirst;
    std::array<std::uint8_t, 2> source{}; ///< by half of the card
    friend bool operator==(const Plan&, const Plan&) = default;
};

/// What a card led to at the pillars. Each animal opens one sarcophagus at most: with two scarabs a turn a
/// pillar is emptied only once.
struct Effect {
    Chamber chamber;
    std::array<std::uint8_t, 2> openedFor{nobody, nobody}; ///< by half: who got the sarcophagus
    std::array<Tomb, 2> opened{};                          ///< by half: which
    friend bool operator==(const Effect&, const Effect&) = default;
};

/// What is wrong with a plan, if anything.
enum class Flaw : std::uint8_t { None, SayWhoComes, NoResearcherNeeded, NoResearcherThere };

/// Carries out the combinations of a seat's card. With a flaw the effect is not to be used.
Flaw carryOut(int seat, const Yields& yields, const Plan& plan, Effect& effect);

/// The mover may have a say: there are fewer researchers in the supply than the animals could use, or
/// fewer scarabs on the slab than two animals are due.
bool somethingToSay(const Chamber& chamber, int seat, const Yields& yields);

/// At most: two orders, then for each animal any of five pillars or none.
using Plans = FixedList<Plan, 72>;
/// Every plan that leads to something of its own, in order.
void listPlans(const Chamber& chamber, int seat, const Yields& yields, Plans& plans);

/// After the last card: everybody opens what his scarabs suffice for, the best by the number of eyes.
void useLeftScarabs(State& state);

/// A seat gets a sarcophagus from its pillar; its mummy is still to be looked at.
void takeTomb(State& state, Tomb tomb, int seat);
/// The number for the next sarcophagus that changes hands.
std::uint8_t nextTaken(const State& state);

} // namespace architects::luxor
