#include "core/games/pyramidice/turn.h"

#include <bit>
#include <cstddef>

#include "core/games/pyramidice/rest.h"
#include "core/games/pyramidice/rival.h"
#include "core/games/pyramidice/stock.h"
#include "core/games/pyramidice/work.h"

namespace architects::pyramidice {
namespace {

/// Gives what leaves no choice. True if the seat on turn has to choose.
bool choiceIsOpen(State& state) {
    Choice& choice = state.turn.choice;
    const std::uint8_t kinds = availableKinds(state, choice.kinds);
    if (kinds == 0) {
        choice = {};
    } else if (std::has_single_bit(kinds)) {
        gainChosen(state, static_cast<Resource>(std::countr_zero(kinds)));
    } else {
        return true;
    }
    return false;
}

void goOn(State& state) {
    const After after = state.turn.after;
    state.turn.after = After::Nothing;
    switch (after) {
    case After::Generous: giveNextCat(state); break;
    case After::WorkTurn: beginWork(state); break;
    case After::Work: afterWork(state); break;
    case After::Rest: endRest(state); break;
    case After::Row:
        discardRightmost(state);
        drawCards(state, 1, false);
        state.turn.after = After::Turn;
        break;
    case After::RivalRow:
        discardRightmost(state);
        state.turn.after = After::Refill;
        break;
    case After::Refill:
        refillRow(state);
        state.turn.after = After::Turn;
        break;
    case After::Turn: endTurn(state); break;
    case After::Nothing: break;
    }
}

bool chanceIsAsked(const Turn& turn) {
    return turn.draws > 0 || turn.toRoll[0] > 0 || turn.toRoll[1] > 0;
}

} // namespace

int overfullSeat(const State& state) {
    for (int i = 0; i < state.seats; ++i) {
        const int seat = (state.mover + i) % state.seats;
        if (piecesOn(state.sides[static_cast<std::size_t>(seat)]) > boardSpaces) {
            return seat;
        }
    }
    return -1;
}

int pearlOwner(const State& state) {
    for (int seat = 0; seat < state.seats; ++seat) {
        if (state.sides[static_cast<std::size_t>(seat)].scarab == Pearl) {
            return seat;
        }
    }
    return -1;
}

Question questionOf(const State& state) {
    if (state.step < Step::ChooseScarab || chanceIsAsked(state.turn)) {
        return Question::Chance;
    }
    if (overfullSeat(state) >= 0) {
        return Question::Discard;
    }
    if (state.turn.payment.action != Action::None) {
        return Question::Spend;
    }
    if (state.turn.choice.count > 0) {
        return Question::Gain;
    }
    if (state.turn.returning[0] != 0) {
        return Question::PlaceTile;
    }
    if (state.turn.pearlPrice > 0) {
        return Question::Pearl;
    }
    switch (state.step) {
    case Step::ChooseScarab: return Question::Scarab;
    case Step::Begin: return Question::Begin;
    case Step::Take: return Question::Take;
    case Step::Act: return Question::Act;
    case Step::Drop: return Question::Drop;
    case Step::Rest: return Question::Rest;
    case Step::FreeGod: return Question::FreeGod;
    case Step::RivalGod: return Question::RivalGod;
    case Step::RivalDie: return Question::RivalDie;
    case Step::RivalAct: return Question::RivalAct;
    default: return Question::Over;
    }
}

int askedSeat(const State& state, Question question) {
    switch (question) {
    case Question::Discard: return overfullSeat(state);
    case Question::PlaceTile: return 0;
    case Question::Pearl: return pearlOwner(state);
    default: return state.mover;
    }
}

void advance(State& state) {
    for (;;) {
        const Turn& turn = state.turn;
        if (chanceIsAsked(turn) || overfullSeat(state) >= 0 || turn.payment.action != Action::None) {
            return;
        }
        if (turn.choice.count > 0) {
            if (choiceIsOpen(state)) {
                return;
            }
            continue;
        }
        if (turn.returning[0] != 0 || turn.pearlPrice > 0 || turn.after == After::Nothing) {
            return;
        }
        goOn(state);
    }
}

void beginTurn(State& state) {
    state.turn = {};
    ++state.turnNumber;
    if (solo(state) && state.mover == rivalSeat) {
        beginRivalTurn(state);
    } else if (stalled(state) && !anyTileInReach(state)) {
        state.step = Step::Over;
    } else {
        state.step = Step::Begin;
    }
}

void endTurn(State& state) {
    state.quietTurns = state.turn.progressed ? std::uint8_t{0} : byte(state.quietTurns + 1);
    if (state.ending && state.turnsLeft == 0) {
        state.turn = {};
        state.step = Step::Over;
        return;
    }
    if (state.ending) {
        --state.turnsLeft;
    }
    state.mover = byte((state.mover + 1) % state.seats);
    beginTurn(state);
}

} // namespace architects::pyramidice
