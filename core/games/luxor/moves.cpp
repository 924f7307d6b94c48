#include "core/games/luxor/moves.h"

#include <bit>
#include <cstddef>

#include "core/games/luxor/chamber.h"
#include "core/games/luxor/pairs.h"
#include "core/games/luxor/turn.h"

namespace architects::luxor {
namespace {

std::size_t at(int seat) {
    return static_cast<std::size_t>(seat);
}

/// A hand that the viewer does not know may make the list longer than anybody needs.
void pushIfRoom(MoveList& moves, const Move& move) {
    if (moves.size() < MoveList::capacity()) {
        moves.push(move);
    }
}

void listDropsOf(const State& state, int seat, Card card, std::size_t shaft, MoveList& moves) {
    Plans plans;
    listPlans(state.chamber, seat, yieldsOf(state, card, shaft), plans);
    for (const Plan& plan : plans) {
        pushIfRoom(moves, drop(card, shaft, plan.order, plan.source[0], plan.source[1]));
    }
}

void listDrops(const State& state, int seat, MoveList& moves) {
    // With two researchers and four scarabs at hand no card leaves anything to be said.
    const bool plenty = state.chamber.supply[at(seat)] >= 2 && state.chamber.slab >= 2 * scarabsPerTurn;
    for (CardSet cards = possibleHand(state, seat); cards != 0; cards &= cards - 1) {
        const auto card = static_cast<Card>(std::countr_zero(cards));
        for (std::size_t shaft = 0; shaft < shaftCount; ++shaft) {
            if (state.height[shaft] == cardsPerShaft) {
                continue;
            }
            if (plenty) {
                moves.push(drop(card, shaft));
            } else {
                listDropsOf(state, seat, card, shaft, moves);
            }
        }
    }
}

void listClaims(const State& state, MoveList& moves) {
    for (const Line& line : lines) {
        if (filled(state, line[0]) && filled(state, line[1]) && filled(state, line[2])) {
            moves.push(claim(line[0], line[1], line[2]));
        }
    }
    moves.push(pass());
}

void listVictims(const State& state, MoveList& moves) {
    for (int seat = 0; seat < state.seats; ++seat) {
        if (seat != state.finder && hasTomb(state, seat)) {
            moves.push(curseSeat(seat));
        }
    }
}

void takeFromHand(State& state, int seat, Card card) {
    if ((state.hand[at(seat)] & only(card)) != 0) {
        state.hand[at(seat)] &= ~only(card);
    } else {
        --state.hidden[at(seat)];
        state.unseen &= ~only(card);
    }
}

void playDrop(State& state, int seat, const Move& move) {
    const Card card = move.arg[0];
    const std::size_t shaft = move.arg[1];
    const Yields yields = yieldsOf(state, card, shaft);
    takeFromHand(state, seat, card);
    state.wall[shaft][state.height[shaft]++] = card;
    if (yields[0].pairs + yields[1].pairs > 0) {
        const Plan plan{static_cast<Order>(move.arg[2]), {move.arg[3], move.arg[4]}};
        Effect effect{state.chamber, {nobody, nobody}, {}};
        carryOut(seat, yields, plan, effect);
        state.chamber = effect.chamber;
        const std::size_t one = plan.order == Order::BottomFirst ? 0 : 1;
        for (const std::size_t half : {one, 1 - one}) {
            if (effect.openedFor[half] != nobody) {
                takeTomb(state, effect.opened[half], effect.openedFor[half]);
            }
        }
    }
    if (wallCount(state) == cardsInWall) {
        endMatch(state);
    } else {
        state.step = Step::Draw;
        advance(state);
    }
}

void playClaim(State& state, int seat, const Move& move) {
    if (matches(state, state.curse, {move.arg[0], move.arg[1], move.arg[2]})) {
        findCurse(state, seat);
    } else {
        endAttempt(state, seat);
    }
}

} // namespace

Pending pendingOf(const State& state) {
    const Question question = questionOf(state);
    if (isChance(question)) {
        return {Pending::Kind::Chance, {}};
    }
    if (question == Question::Nothing) {
        return {Pending::Kind::Over, {}};
    }
    if (question == Question::Search && state.curseRule == CurseRule::Race) {
        SeatSet seats;
        for (int seat = 0; seat < state.seats; ++seat) {
            if (((state.searching >> seat) & 1U) != 0) {
                seats.add(seatAt(seat));
            }
        }
        return {Pending::Kind::Seats, seats, true};
    }
    return {Pending::Kind::Seats,
            SeatSet(seatAt(question == Question::Victim ? state.finder : state.mover))};
}

CardSet possibleHand(const State& state, int seat) {
    return state.hand[at(seat)] | (state.hidden[at(seat)] > 0 ? state.unseen : 0);
}

void listMoves(const State& state, Seat seat, MoveList& moves) {
    moves.clear();
    if (!pendingOf(state).seats.has(seat)) {
        return;
    }
    switch (state.step) {
    case Step::Search: listClaims(state, moves); break;
    case Step::Victim: listVictims(state, moves); break;
    default: listDrops(state, indexOf(seat), moves); break;
    }
}

void playMove(State& state, Seat seat, const Move& move) {
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Drop: playDrop(state, indexOf(seat), move); break;
    case MoveKind::Claim: playClaim(state, indexOf(seat), move); break;
    case MoveKind::Pass: endAttempt(state, indexOf(seat)); break;
    case MoveKind::Victim: chooseVictim(state, move.arg[0]); break;
    }
}

} // namespace architects::luxor
