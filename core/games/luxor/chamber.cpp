#include "core/games/luxor/chamber.h"

#include <algorithm>
#include <cstddef>

namespace architects::luxor {
namespace {

std::uint8_t byte(int value) {
    return static_cast<std::uint8_t>(value);
}

/// A researcher of this seat could be put there: the place is free, or somebody else can be replaced.
bool callsForResearcher(const Chamber& chamber, int seat, const Yield& yield) {
    if (yield.pairs == 0) {
        return false;
    }
    const std::uint8_t there = chamber.researcher[yield.animal];
    return there == nobody || (yield.same && there != seat);
}

/// The mover has to say who comes, if anybody.
bool asksForSource(const Chamber& chamber, int seat, const Yield& yield) {
    return callsForResearcher(chamber, seat, yield) && chamber.supply[static_cast<std::size_t>(seat)] == 0;
}

/// The top sarcophagus goes to whoever stands there, the scarabs back to the slab.
void openTomb(Effect& effect, std::size_t half, std::size_t pillar) {
    Chamber& chamber = effect.chamber;
    effect.openedFor[half] = chamber.researcher[pillar];
    effect.opened[half] = tombAt(pillar, chamber.opened[pillar]++);
    chamber.slab = byte(chamber.slab + chamber.scarabs[pillar]);
    chamber.scarabs[pillar] = 0;
}

void openIfFull(Effect& effect, std::size_t half, std::size_t pillar) {
    const Chamber& chamber = effect.chamber;
    if (chamber.scarabs[pillar] == scarabsPerPillar && chamber.opened[pillar] < tombsPerPillar &&
        chamber.researcher[pillar] != nobody) {
        openTomb(effect, half, pillar);
    }
}

void placeResearcher(Effect& effect, int seat, std::size_t half, std::size_t pillar) {
    Chamber& chamber = effect.chamber;
    if (const std::uint8_t ousted = chamber.researcher[pillar]; ousted != nobody) {
        ++chamber.supply[ousted];
    }
    chamber.researcher[pillar] = byte(seat);
    openIfFull(effect, half, pillar); // three scarabs may have waited for somebody to come
}

void placeScarabs(Effect& effect, std::size_t half, const Yield& yield) {
    Chamber& chamber = effect.chamber;
    const int due = std::min<int>(yield.pairs, scarabsPerTurn);
    for (int i = 0; i < due && chamber.slab > 0 && chamber.scarabs[yield.animal] < scarabsPerPillar; ++i) {
        --chamber.slab;
        ++chamber.scarabs[yield.animal];
        openIfFull(effect, half, yield.animal);
    }
}

Flaw bringResearcher(Effect& effect, int seat, std::size_t half, const Yield& yield, std::uint8_t source) {
    Chamber& chamber = effect.chamber;
    const bool asks = asksForSource(chamber, seat, yield);
    if (asks && source == noSource) {
        return Flaw::SayWhoComes;
    }
    if (!asks && source != noSource) {
        return Flaw::NoResearcherNeeded;
    }
    if (!callsForResearcher(chamber, seat, yield) || source == stay) {
        return Flaw::None;
    }
    if (source == noSource) {
        --chamber.supply[static_cast<std::size_t>(seat)];
    } else {
        std::uint8_t& there = chamber.researcher[source - 1U];
        if (there != seat) {
            return Flaw::NoResearcherThere;
        }
        there = nobody;
    }
    placeResearcher(effect, seat, half, yield.animal);
    return Flaw::None;
}

Flaw carryOutHalf(int seat, std::size_t half, const Yield& yield, std::uint8_t source, Effect& effect) {
    const Flaw flaw = bringResearcher(effect, seat, half, yield, source);
    if (flaw == Flaw::None && yield.pairs > 0) {
        placeScarabs(effect, half, yield);
    }
    return flaw;
}

/// The sources that may be named for one animal, as things stand.
template <class F>
void eachSource(const Chamber& chamber, int seat, const Yield& yield, F&& use) {
    if (!asksForSource(chamber, seat, yield)) {
        use(noSource);
        return;
    }
    for (std::uint8_t pillar = 0; pillar < animalCount; ++pillar) {
        if (chamber.researcher[pillar] == seat) {
            use(byte(1 + pillar));
        }
    }
    use(stay);
}

/// The effects of the plans found so far.
using Effects = FixedList<Effect, Plans::capacity()>;

void listInOrder(const Effect& before, int seat, const Yields& yields, Order order, Plans& plans,
                 Effects& effects) {
    const std::size_t one = order == Order::BottomFirst ? 0 : 1;
    const std::size_t two = 1 - one;
    eachSource(before.chamber, seat, yields[one], [&](std::uint8_t first) {
        Effect middle = before;
        carryOutHalf(seat, one, yields[one], first, middle);
        eachSource(middle.chamber, seat, yields[two], [&](std::uint8_t second) {
            Effect after = middle;
            carryOutHalf(seat, two, yields[two], second, after);
            if (std::find(effects.begin(), effects.end(), after) == effects.end()) {
                Plan plan{order, {}};
                plan.source[one] = first;
                plan.source[two] = second;
                plans.push(plan);
                effects.push(after);
            }
        });
    });
}

} // namespace

Flaw carryOut(int seat, const Yields& yields, const Plan& plan, Effect& effect) {
    const std::size_t one = plan.order == Order::BottomFirst ? 0 : 1;
    const Flaw flaw = carryOutHalf(seat, one, yields[one], plan.source[one], effect);
    return flaw != Flaw::None ? flaw
                              : carryOutHalf(seat, 1 - one, yields[1 - one], plan.source[1 - one], effect);
}

bool somethingToSay(const Chamber& chamber, int seat, const Yields& yields) {
    const int needed = (callsForResearcher(chamber, seat, yields[0]) ? 1 : 0) +
                       (callsForResearcher(chamber, seat, yields[1]) ? 1 : 0);
    const int due =
        std::min<int>(yields[0].pairs, scarabsPerTurn) + std::min<int>(yields[1].pairs, scarabsPerTurn);
    const bool two = yields[0].pairs > 0 && yields[1].pairs > 0;
    return chamber.supply[static_cast<std::size_t>(seat)] < needed || (two && chamber.slab < due);
}

void listPlans(const Chamber& chamber, int seat, const Yields& yields, Plans& plans) {
    plans.clear();
    if (!somethingToSay(chamber, seat, yields)) {
        plans.push({});
        return;
    }
    Effects effects;
    const Effect before{chamber, {nobody, nobody}, {}};
    listInOrder(before, seat, yields, Order::BottomFirst, plans, effects);
    if (yields[0].pairs > 0 && yields[1].pairs > 0) {
        listInOrder(before, seat, yields, Order::TopFirst, plans, effects);
    }
}

std::uint8_t nextTaken(const State& state) {
    return byte(*std::max_element(state.taken.begin(), state.taken.end()) + 1);
}

void takeTomb(State& state, Tomb tomb, int seat) {
    state.taken[tomb] = nextTaken(state);
    state.owner[tomb] = byte(seat);
    state.looks |= TombSet{1} << tomb;
}

} // namespace architects::luxor
