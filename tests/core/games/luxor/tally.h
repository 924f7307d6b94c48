#pragma once

// Set-ups of Luxor, and what must hold in every position of it.

#include <catch2/catch.hpp>

#include <bit>
#include <string>
#include <vector>

#include "core/games/luxor/luxor.h"
#include "core/games/luxor/turn.h"
#include "core/table/match.h"

namespace architects::luxor::tally {

inline Setup setupOf(int seats, CurseRule curse = CurseRule::None, PairRule pairs = PairRule::Adjacent) {
    Setup setup = makeSetup("luxor", seats, Seed{});
    setup.options[0] = static_cast<std::uint8_t>(curse);
    setup.options[1] = static_cast<std::uint8_t>(pairs);
    return setup;
}

/// Every way to play, for a number of seats.
inline std::vector<Setup> everyVariant(int seats) {
    std::vector<Setup> setups;
    for (const CurseRule curse : {CurseRule::None, CurseRule::Turns, CurseRule::Race, CurseRule::Quick}) {
        for (const PairRule pairs : {PairRule::Adjacent, PairRule::Sphinx}) {
            setups.push_back(setupOf(seats, curse, pairs));
        }
    }
    return setups;
}

/// 49 cards, each in one place.
inline std::string wrongCards(const State& state) {
    CardSet seen = 0;
    int cards = 0;
    const auto add = [&](CardSet set) {
        seen |= set;
        cards += std::popcount(set);
    };
    add(state.unseen);
    for (const CardSet hand : state.hand) {
        add(hand);
    }
    for (std::size_t shaft = 0; shaft < shaftCount; ++shaft) {
        for (std::size_t i = 0; i < cardsPerShaft; ++i) {
            const Card card = state.wall[shaft][i];
            if ((card != noCard) != (i < state.height[shaft])) {
                return "a card hangs in the air";
            }
            add(card != noCard ? only(card) : 0);
        }
    }
    if (seen != everyCard || cards != cardCount) {
        return "a card is lost or there twice";
    }
    return std::popcount(state.unseen) == state.stock + state.buried ? "" : "the piles do not add up";
}

/// 16 scarabs, five researchers each, stacks opened from the top.
inline std::string wrongChamber(const State& state) {
    const Chamber& chamber = state.chamber;
    int scarabs = chamber.slab;
    std::array<int, maxSeats> researchers{};
    for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
        const std::uint8_t there = chamber.researcher[pillar];
        scarabs += chamber.scarabs[pillar];
        if (chamber.scarabs[pillar] > scarabsPerPillar || chamber.opened[pillar] > tombsPerPillar) {
            return "too much at a pillar";
        }
        if (there != nobody) {
            if (there >= state.seats) {
                return "a researcher of nobody";
            }
            ++researchers[there];
            if (chamber.opened[pillar] < tombsPerPillar && chamber.scarabs[pillar] == scarabsPerPillar) {
                return "a sarcophagus did not open";
            }
        }
        for (std::size_t place = 0; place < tombsPerPillar; ++place) {
            if ((state.owner[tombAt(pillar, place)] != nobody) != (place < chamber.opened[pillar])) {
                return "a stack was not opened from the top";
            }
        }
    }
    for (std::size_t seat = 0; seat < maxSeats; ++seat) {
        const int all = seat < state.seats ? researcherCount : 0;
        if (researchers[seat] + chamber.supply[seat] != all) {
            return "a researcher is lost";
        }
    }
    return scarabs == scarabCount ? "" : "a scarab is lost";
}

/// Every mummy once, known to its owner.
inline std::string wrongTombs(const State& state) {
    std::array<int, mummyKinds> count{};
    for (std::size_t tomb = 0; tomb < tombCount; ++tomb) {
        const bool waits = ((state.looks >> tomb) & 1U) != 0;
        const bool owned = state.owner[tomb] != nobody;
        if ((state.value[tomb] != 0) != (owned && !waits) || (waits && !owned)) {
            return "a mummy is not where it should be";
        }
        if (state.value[tomb] == 0) {
            continue;
        }
        const std::size_t kind = mummyOf(state.value[tomb]);
        if (kind == mummyKinds || mummies[kind].eyes != eyesOf(static_cast<Tomb>(tomb))) {
            return "a mummy in the wrong sarcophagus";
        }
        if (((state.knownBy[tomb] >> state.owner[tomb]) & 1U) == 0) {
            return "an owner does not know his mummy";
        }
        ++count[kind];
    }
    for (std::size_t kind = 0; kind < mummyKinds; ++kind) {
        if (count[kind] + state.left[kind] != mummies[kind].count) {
            return "a mummy is lost";
        }
    }
    return "";
}

/// Hands of three while there are cards; a curse is open only while somebody may search for it.
inline std::string wrongTable(const State& state) {
    if (state.step >= Step::Search && state.step != Step::Over) {
        for (int seat = 0; seat < state.seats; ++seat) {
            const bool drawing = seat == state.mover && state.step != Step::Drop;
            if (handCount(state, seat) != handSize && state.stock + state.buried > 0 && !drawing) {
                return "a hand is not full";
            }
            if (handCount(state, seat) == 0 && !drawing) {
                return "a hand is empty";
            }
        }
    }
    if ((state.curse != noCurse) != (state.searching != 0)) {
        return "a curse is open for nobody";
    }
    if (state.curseRule == CurseRule::None && (state.buried != 0 || state.cursesLeft != 0)) {
        return "a curse where there is none";
    }
    return (wallCount(state) == cardsInWall) == (state.step == Step::Over) ? "" : "the wrong end";
}

/// What is wrong with a position that everybody's secrets are known of; empty if nothing is.
inline std::string wrongIn(const State& state) {
    for (const auto& look : {wrongCards, wrongChamber, wrongTombs, wrongTable}) {
        if (std::string wrong = look(state); !wrong.empty()) {
            return wrong;
        }
    }
    return "";
}

} // namespace architects::luxor::tally
