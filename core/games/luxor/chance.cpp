#include "core/games/luxor/chance.h"

#include <bit>
#include <cstddef>

#include "core/games/luxor/chamber.h"
#include "core/games/luxor/mummies.h"
#include "core/games/luxor/secrets.h"
#include "core/games/luxor/turn.h"
#include "core/table/pick.h"

namespace architects::luxor {
namespace {

/// Of several sarcophagi just opened the one with the lowest number is looked at first.
Tomb nextLook(const State& state) {
    return static_cast<Tomb>(std::countr_zero(state.looks));
}

template <RandomSource R>
Back sampleBack(const State& state, R& random) {
    const auto snakes = static_cast<std::uint32_t>(std::popcount(state.cursesLeft));
    return below(random, state.buried + snakes) < snakes ? Back::Snake : Back::Plain;
}

/// A mummy's value, or hiddenArg where this state does not know it.
std::uint8_t knownValue(const State& state, Tomb tomb) {
    return state.value[tomb] != 0 ? state.value[tomb] : hiddenArg;
}

template <RandomSource R>
Outcome sampleWith(const State& state, R& random) {
    switch (questionOf(state)) {
    case Question::First: return firstIs(static_cast<int>(below(random, state.seats)));
    case Question::Back: return backIs(sampleBack(state, random));
    case Question::Pharaoh: return pharaohIs(state.mover, pickOne(unknownPharaohs(state), random));
    case Question::Mummy: {
        const Tomb tomb = nextLook(state);
        return mummyIs(tomb, mummies[pickMummy(state, eyesOf(tomb), random)].value);
    }
    case Question::Reveal: return curseIs(pickOne(state.cursesLeft, random));
    case Question::Give: {
        const Tomb tomb = leastTomb(state, state.victim);
        return giveTomb(tomb, knownValue(state, tomb));
    }
    default: return drawCard(state.mover, pickOne(state.unseen, random));
    }
}

bool inSet(std::uint64_t set, std::uint8_t member) {
    return member < 64 && ((set >> member) & 1U) != 0;
}

/// Could a mummy that is not known yet have this value?
bool mummyPossible(const State& state, Tomb tomb, std::uint8_t value) {
    const std::size_t kind = mummyOf(value);
    return value == hiddenArg ||
           (kind < mummyKinds && mummies[kind].eyes == eyesOf(tomb) && state.left[kind] > 0);
}

/// The victim hands over what is least. Where the viewer knows only some of the mummies, none that he
/// knows may be less than the one that is given.
bool givePossible(const State& state, Tomb tomb, std::uint8_t value) {
    if (tomb >= tombCount || state.owner[tomb] != state.victim) {
        return false;
    }
    if (state.value[tomb] != 0 ? value != state.value[tomb] : !mummyPossible(state, tomb, value)) {
        return false;
    }
    for (std::size_t other = 0; other < tombCount; ++other) {
        const auto it = static_cast<Tomb>(other);
        if (state.owner[other] != state.victim || it == tomb) {
            continue;
        }
        const bool bothKnown = value != hiddenArg && state.value[other] != 0;
        if (eyesOf(it) < eyesOf(tomb) || (bothKnown && state.value[other] < value) ||
            (bothKnown && state.value[other] == value && state.taken[other] < state.taken[tomb])) {
            return false;
        }
    }
    return true;
}

void learnMummy(State& state, Tomb tomb, std::uint8_t value) {
    if (value != hiddenArg && state.value[tomb] == 0) {
        state.value[tomb] = value;
        --state.left[mummyOf(value)];
    }
}

/// The next seat from the first player on; has everybody had his share?
bool roundIsOver(State& state) {
    state.mover = static_cast<std::uint8_t>((state.mover + 1) % state.seats);
    return state.mover == state.first;
}

void giveCard(State& state, std::uint8_t card) {
    if (card == hiddenArg) {
        ++state.hidden[state.mover];
    } else {
        state.hand[state.mover] |= only(card);
        state.unseen &= ~only(card);
    }
    if (state.stock > 0) {
        --state.stock;
    } else {
        --state.buried;
        state.back = Back::None;
    }
    if (state.step == Step::Deal && roundIsOver(state) && handCount(state, state.mover) == handSize) {
        state.step = Step::Pharaoh;
    }
}

void givePharaoh(State& state, std::uint8_t animal) {
    state.pharaoh[state.mover] = animal;
    if (roundIsOver(state)) {
        state.step = Step::Drop;
    }
}

void lookAtMummy(State& state, Tomb tomb, std::uint8_t value) {
    state.looks &= state.looks - 1;
    state.knownBy[tomb] = static_cast<std::uint8_t>(1U << state.owner[tomb]);
    learnMummy(state, tomb, value);
}

void handOver(State& state, Tomb tomb, std::uint8_t value) {
    learnMummy(state, tomb, value);
    state.taken[tomb] = nextTaken(state);
    state.owner[tomb] = state.finder;
    state.knownBy[tomb] = static_cast<std::uint8_t>(state.knownBy[tomb] | (1U << state.finder));
    state.finder = nobody;
    state.victim = nobody;
}

ChanceKind kindFor(Question question) {
    switch (question) {
    case Question::First: return ChanceKind::First;
    case Question::Back: return ChanceKind::Back;
    case Question::Pharaoh: return ChanceKind::Pharaoh;
    case Question::Mummy: return ChanceKind::Mummy;
    case Question::Reveal: return ChanceKind::Reveal;
    case Question::Give: return ChanceKind::Give;
    default: return ChanceKind::Draw;
    }
}

bool possible(const State& state, ChanceKind kind, std::uint8_t a, std::uint8_t b) {
    switch (kind) {
    case ChanceKind::First: return a < state.seats;
    case ChanceKind::Back:
        return a == static_cast<std::uint8_t>(Back::Plain) || a == static_cast<std::uint8_t>(Back::Snake);
    case ChanceKind::Draw: return a == state.mover && (b == hiddenArg || inSet(state.unseen, b));
    case ChanceKind::Pharaoh:
        return a == state.mover && (b == hiddenArg || inSet(unknownPharaohs(state), b));
    case ChanceKind::Mummy: return a == nextLook(state) && mummyPossible(state, a, b);
    case ChanceKind::Reveal: return inSet(state.cursesLeft, a);
    case ChanceKind::Give: return givePossible(state, a, b);
    }
    return false;
}

bool hasSecondPart(ChanceKind kind) {
    return kind != ChanceKind::First && kind != ChanceKind::Back && kind != ChanceKind::Reveal;
}

} // namespace

Outcome sampleChance(const State& state, FastRandom& random) {
    return sampleWith(state, random);
}
Outcome sampleChance(const State& state, ChaChaRandom& random) {
    return sampleWith(state, random);
}

Refusal checkChance(const State& state, const Outcome& outcome) {
    const Question question = questionOf(state);
    const ChanceKind kind = kindFor(question);
    const std::uint8_t a = outcome.arg[0];
    const std::uint8_t b = hasSecondPart(kind) ? outcome.arg[1] : std::uint8_t{0};
    const bool fine = isChance(question) && outcome == outcomeOf(kind, a, b) && possible(state, kind, a, b);
    return fine ? Refusal::None : Refusal::ImpossibleOutcome;
}

void resolveChance(State& state, const Outcome& outcome) {
    const std::uint8_t a = outcome.arg[0];
    const std::uint8_t b = outcome.arg[1];
    switch (static_cast<ChanceKind>(outcome.kind)) {
    case ChanceKind::First:
        state.first = a;
        state.mover = a;
        state.step = Step::Deal;
        break;
    case ChanceKind::Back: state.back = static_cast<Back>(a); break;
    case ChanceKind::Draw: giveCard(state, b); break;
    case ChanceKind::Pharaoh: givePharaoh(state, b); break;
    case ChanceKind::Mummy: lookAtMummy(state, a, b); break;
    case ChanceKind::Reveal:
        state.cursesLeft = static_cast<std::uint8_t>(state.cursesLeft & ~(1U << a));
        state.back = Back::None;
        openCurse(state, a);
        break;
    case ChanceKind::Give: handOver(state, a, b); break;
    }
    advance(state);
}

} // namespace architects::luxor
