#include "core/games/luxor/playable.h"

#include <array>
#include <bit>
#include <cstddef>

#include "core/games/luxor/turn.h"

namespace architects::luxor {
namespace {

constexpr int latestTaken = 99; ///< far more than can happen in a match

bool inSet(unsigned set, std::size_t member) {
    return ((set >> member) & 1U) != 0;
}

/// How far a seat sits from the first player.
int distanceOf(const State& state, int seat) {
    return (seat + state.seats - state.first) % state.seats;
}

/// Every card is in one place.
bool cardsAddUp(const State& state) {
    int hidden = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        if (handCount(state, seat) > handSize) {
            return false;
        }
        hidden += state.hidden[static_cast<std::size_t>(seat)];
    }
    return std::popcount(state.unseen) - hidden == state.stock + state.buried;
}

bool tombIsSound(const State& state, std::size_t tomb) {
    const bool looked = !inSet(state.looks, tomb);
    if (state.owner[tomb] == nobody) {
        return looked;
    }
    if (state.taken[tomb] == 0 || state.taken[tomb] > latestTaken) {
        return false;
    }
    for (std::size_t other = 0; other < tomb; ++other) {
        if (state.taken[other] == state.taken[tomb]) {
            return false;
        }
    }
    return looked ? inSet(state.knownBy[tomb], state.owner[tomb])
                  : state.knownBy[tomb] == 0 && state.value[tomb] == 0;
}

bool tombsAreSound(const State& state) {
    for (std::size_t tomb = 0; tomb < tombCount; ++tomb) {
        if (!tombIsSound(state, tomb)) {
            return false;
        }
    }
    return true;
}

/// Nobody stands before three scarabs and a sarcophagus without opening it.
bool nothingWaitsToOpen(const State& state) {
    const Chamber& chamber = state.chamber;
    for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
        if (chamber.scarabs[pillar] == scarabsPerPillar && chamber.researcher[pillar] != nobody &&
            chamber.opened[pillar] < tombsPerPillar) {
            return false;
        }
    }
    return true;
}

/// The back tells of a card that is there, and is known wherever it follows from the rest.
bool backIsSound(const State& state) {
    switch (state.back) {
    case Back::Plain: return state.buried > 0 && state.step != Step::First;
    case Back::Snake: return state.cursesLeft != 0 && state.step != Step::First;
    default:
        return state.step == Step::First || state.step == Step::Over ||
               (state.buried > 0) == (state.cursesLeft != 0);
    }
}

bool victimsFor(const State& state, int finder, int atLeast) {
    int victims = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        victims += seat != finder && hasTomb(state, seat) ? 1 : 0;
    }
    return victims >= atLeast;
}

bool searchIsSound(const State& state) {
    const bool race = state.curseRule == CurseRule::Race;
    if (state.step != Step::Search) {
        return state.curse == noCurse ||
               (state.curseRule == CurseRule::Turns && !inSet(state.searching, state.mover));
    }
    if (state.curse == noCurse || state.curseRule == CurseRule::Quick ||
        (race && state.after != Step::Draw)) {
        return false;
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        const bool asked =
            race ? inSet(state.searching, static_cast<std::size_t>(seat)) : seat == state.mover;
        if (asked && !hasVictim(state, seat)) {
            return false;
        }
    }
    return race || inSet(state.searching, state.mover);
}

bool curseIsSound(const State& state) {
    if ((state.curse == noCurse) != (state.searching == 0) ||
        (state.curse != noCurse && inSet(state.cursesLeft, state.curse))) {
        return false;
    }
    const bool choosing = state.step == Step::Victim;
    const bool giving = state.victim != nobody;
    if (state.after == Step::Draw && state.step != Step::Search && !choosing) {
        return false;
    }
    if (!choosing && !giving) {
        return state.finder == nobody && searchIsSound(state);
    }
    const bool goesOn = state.step == Step::Drop || state.step == Step::Draw;
    return state.curse == noCurse && state.finder != nobody && (choosing != giving) &&
           (state.curseRule == CurseRule::Race || state.finder == state.mover) &&
           (choosing ? victimsFor(state, state.finder, 2)
                     : goesOn && state.victim != state.finder && hasTomb(state, state.victim));
}

/// Nothing has happened before the first turn.
bool isUntouched(const State& state) {
    for (const std::uint8_t owner : state.owner) {
        if (owner != nobody) {
            return false;
        }
    }
    return wallCount(state) == 0 && state.chamber.slab == scarabCount && state.curse == noCurse &&
           state.looks == 0 &&
           std::popcount(state.cursesLeft) == (state.curseRule == CurseRule::None ? 0 : int{curseCount});
}

bool nobodyStandsAnywhere(const State& state) {
    for (const std::uint8_t seat : state.chamber.researcher) {
        if (seat != nobody) {
            return false;
        }
    }
    return true;
}

/// Hands and pharaoh cards are dealt one by one, from the first player on.
bool openingIsSound(const State& state) {
    if (!isUntouched(state) || !nobodyStandsAnywhere(state)) {
        return false;
    }
    const int reached = distanceOf(state, state.mover);
    const int rounds = handCount(state, state.mover);
    for (int seat = 0; seat < state.seats; ++seat) {
        const bool before = distanceOf(state, seat) < reached;
        const bool dealt = state.pharaoh[static_cast<std::size_t>(seat)] != notDealt;
        const int cards = state.step == Step::Deal ? rounds + (before ? 1 : 0) : handSize;
        if (handCount(state, seat) != (state.step == Step::First ? 0 : cards) ||
            dealt != (state.step == Step::Pharaoh && before)) {
            return false;
        }
    }
    return state.step == Step::First ? state.first == 0 && state.mover == 0
                                     : state.step == Step::Pharaoh || rounds < handSize;
}

/// Plays the rest of the match in numbers only: everybody must have a card when it is wanted.
bool cardsSuffice(const State& state) {
    std::array<int, maxSeats> hands{};
    for (int seat = 0; seat < state.seats; ++seat) {
        hands[static_cast<std::size_t>(seat)] = handCount(state, seat);
    }
    int pile = state.stock + state.buried;
    std::size_t mover = state.mover;
    const bool drawing = state.step == Step::Draw || state.after == Step::Draw;
    bool drops = !drawing;
    for (int empty = cardsInWall - wallCount(state); empty > 0; drops = true) {
        if (drops) {
            if (hands[mover]-- == 0) {
                return false;
            }
            --empty;
        }
        for (; hands[mover] < handSize && pile > 0; --pile) {
            ++hands[mover];
        }
        mover = mover + 1 < state.seats ? mover + 1 : 0;
    }
    return true;
}

/// What is asked for now can be had.
bool nextIsPossible(const State& state) {
    switch (questionOf(state)) {
    case Question::Draw:
        return state.step != Step::Draw ||
               (handCount(state, state.mover) < handSize && (state.stock > 0 || state.back == Back::Plain));
    case Question::Reveal: return handCount(state, state.mover) < handSize;
    default: return true;
    }
}

bool matchIsSound(const State& state) {
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        if (state.pharaoh[seat] == notDealt) {
            return false;
        }
    }
    if (state.step == Step::Over) {
        return wallCount(state) == cardsInWall && state.curse == noCurse;
    }
    const bool mayLook = state.step == Step::Draw && state.victim == nobody;
    return wallCount(state) < cardsInWall && (state.looks == 0 || mayLook) && cardsSuffice(state) &&
           nextIsPossible(state);
}

} // namespace

bool isPlayable(const State& state) {
    if (!cardsAddUp(state) || !tombsAreSound(state) || !nothingWaitsToOpen(state) || !backIsSound(state) ||
        !curseIsSound(state)) {
        return false;
    }
    const bool opening = state.step <= Step::Pharaoh;
    return opening ? openingIsSound(state) : matchIsSound(state);
}

} // namespace architects::luxor
