#include "core/games/luxor/turn.h"

#include <bit>
#include <cstddef>

#include "core/games/luxor/chamber.h"
#include "core/games/luxor/pairs.h"

namespace architects::luxor {
namespace {

bool inSet(std::uint8_t seats, int seat) {
    return ((seats >> seat) & 1U) != 0;
}
std::uint8_t without(std::uint8_t seats, int seat) {
    return static_cast<std::uint8_t>(seats & ~(1U << seat));
}

bool pileIsEmpty(const State& state) {
    return state.stock == 0 && state.buried == 0 && state.cursesLeft == 0;
}

/// The back of the lower pile's top card has to be looked at.
bool backIsUnknown(const State& state) {
    return state.back == Back::None && (state.buried > 0 || state.cursesLeft != 0) &&
           state.step != Step::First && state.step != Step::Over;
}

void closeCurse(State& state) {
    state.curse = noCurse;
    state.searching = 0;
}

void ask(State& state, Step step, Step after) {
    state.step = step;
    state.after = after;
}

/// Goes on where the curse came in between.
void resume(State& state) {
    state.step = state.after;
    state.after = Step::Drop;
}

void loseAttempt(State& state, int seat) {
    state.searching = without(state.searching, seat);
    if (state.searching == 0) {
        closeCurse(state);
    }
}

/// The mover's one attempt, if there is anything to be won.
void offerAttempt(State& state, Step after) {
    if (!inSet(state.searching, state.mover)) {
        return;
    }
    if (hasVictim(state, state.mover)) {
        ask(state, Step::Search, after);
    } else {
        loseAttempt(state, state.mover);
    }
}

void nextTurn(State& state) {
    state.mover = static_cast<std::uint8_t>((state.mover + 1) % state.seats);
    state.step = Step::Drop;
    offerAttempt(state, Step::Drop);
}

std::uint8_t seatsWithVictims(const State& state) {
    unsigned seats = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        seats |= hasVictim(state, seat) ? 1U << seat : 0;
    }
    return static_cast<std::uint8_t>(seats);
}

} // namespace

Question questionOf(const State& state) {
    if (state.looks != 0) {
        return Question::Mummy;
    }
    if (state.victim != nobody) {
        return Question::Give;
    }
    if (backIsUnknown(state)) {
        return Question::Back;
    }
    switch (state.step) {
    case Step::First: return Question::First;
    case Step::Deal: return Question::Draw;
    case Step::Pharaoh: return Question::Pharaoh;
    case Step::Search: return Question::Search;
    case Step::Victim: return Question::Victim;
    case Step::Drop: return Question::Drop;
    case Step::Draw:
        return state.stock == 0 && state.back == Back::Snake ? Question::Reveal : Question::Draw;
    default: return Question::Nothing;
    }
}

void advance(State& state) {
    if (backIsUnknown(state) && (state.buried == 0 || state.cursesLeft == 0)) {
        state.back = state.buried > 0 ? Back::Plain : Back::Snake;
    }
    const bool settled = state.looks == 0 && state.victim == nobody && !backIsUnknown(state);
    if (settled && state.step == Step::Draw &&
        (handCount(state, state.mover) >= handSize || pileIsEmpty(state))) {
        nextTurn(state);
    }
}

void openCurse(State& state, Curse curse) {
    closeCurse(state);
    const std::uint8_t eligible = seatsWithVictims(state);
    if (eligible == 0) {
        return;
    }
    state.curse = curse;
    switch (state.curseRule) {
    case CurseRule::Turns:
        state.searching = static_cast<std::uint8_t>((1U << state.seats) - 1);
        offerAttempt(state, Step::Draw);
        break;
    case CurseRule::Race:
        state.searching = eligible;
        ask(state, Step::Search, Step::Draw);
        break;
    default:
        if (inSet(eligible, state.mover) && hasMatch(state, curse)) {
            ask(state, Step::Search, Step::Draw);
            findCurse(state, state.mover);
        } else {
            closeCurse(state);
        }
        break;
    }
}

void endAttempt(State& state, int seat) {
    loseAttempt(state, seat);
    if (state.curseRule != CurseRule::Race || state.searching == 0) {
        resume(state);
        advance(state);
    }
}

void findCurse(State& state, int seat) {
    closeCurse(state);
    state.finder = static_cast<std::uint8_t>(seat);
    int victims = 0;
    int last = 0;
    for (int other = 0; other < state.seats; ++other) {
        if (other != seat && hasTomb(state, other)) {
            ++victims;
            last = other;
        }
    }
    if (victims == 1) {
        chooseVictim(state, last);
    } else {
        state.step = Step::Victim;
    }
}

void chooseVictim(State& state, int seat) {
    state.victim = static_cast<std::uint8_t>(seat);
    resume(state);
}

Tomb leastTomb(const State& state, int seat) {
    const auto rank = [&state](Tomb tomb) {
        return (eyesOf(tomb) * 16 + state.value[tomb]) * 256 + state.taken[tomb];
    };
    std::size_t least = tombCount;
    for (std::size_t tomb = 0; tomb < tombCount; ++tomb) {
        if (state.owner[tomb] == seat &&
            (least == tombCount || rank(static_cast<Tomb>(tomb)) < rank(static_cast<Tomb>(least)))) {
            least = tomb;
        }
    }
    return static_cast<Tomb>(least);
}

void endMatch(State& state) {
    closeCurse(state);
    useLeftScarabs(state);
    state.step = Step::Over;
}

} // namespace architects::luxor
