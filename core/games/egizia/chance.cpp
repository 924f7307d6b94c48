#include "core/games/egizia/chance.h"

#include <algorithm>
#include <bit>

#include "core/games/egizia/effects.h"
#include "core/games/egizia/phases.h"
#include "core/games/egizia/secrets.h"
#include "core/games/egizia/turn.h"
#include "core/table/pick.h"

namespace architects::egizia {
namespace {

/// The place for the next card of the round.
std::size_t nextSlot(const State& state) {
    const auto empty = std::find(state.river.begin(), state.river.end(), noCard);
    return static_cast<std::size_t>(empty - state.river.begin());
}

CardSet undealt(const State& state) {
    return deckCards(deckOfRound(state.round)) & ~state.dealt;
}

/// Tomb tiles of each value that nobody has seen.
std::array<std::uint8_t, tombValueCount> tombsLeft(const State& state) {
    auto left = tombTiles;
    for (const std::uint8_t value : state.tombs) {
        left[value] = static_cast<std::uint8_t>(left[value] - (value != 0 ? 1 : 0));
    }
    return left;
}

template <RandomSource R>
Outcome sampleTiles(const State& state, R& random) {
    std::array<std::uint8_t, maxSeats> seats{};
    for (std::uint8_t i = 0; i < state.seats; ++i) {
        const std::uint32_t place = below(random, i + 1U);
        seats[i] = seats[place];
        seats[place] = i;
    }
    return tilesAre(seats);
}

template <RandomSource R>
Outcome sampleTomb(const State& state, R& random) {
    const auto left = tombsLeft(state);
    int tiles = 0;
    for (const std::uint8_t count : left) {
        tiles += count;
    }
    int skip = static_cast<int>(below(random, static_cast<std::uint32_t>(tiles)));
    std::size_t value = 1;
    for (; skip >= left[value]; ++value) {
        skip -= left[value];
    }
    return tombIs(static_cast<std::size_t>(tombsTurned(state)), static_cast<int>(value));
}

template <RandomSource R>
Outcome sampleDraw(const State& state, R& random) {
    const bool known = state.fresh == 0 && state.pile[0] != hiddenArg;
    return drawRiddle(state.mover, known ? state.pile[0] : pickOne(state.unseen, random));
}

/// The lowest card of the hand; of a hand that is not known the lowest that it may be.
Outcome nextShown(const State& state) {
    const RiddleSet hand = playerAt(state, state.mover).hand;
    return showRiddle(state.mover, static_cast<Riddle>(std::countr_zero(
                                       hand != 0 ? hand : canBeShown(state, state.mover))));
}

template <RandomSource R>
Outcome sampleWith(const State& state, R& random) {
    switch (questionOf(state)) {
    case Question::Tiles: return sampleTiles(state, random);
    case Question::Tomb: return sampleTomb(state, random);
    case Question::Draw: return sampleDraw(state, random);
    case Question::Show: return nextShown(state);
    default: return dealCard(nextSlot(state), kindOfBit[pickOne(undealt(state), random)]);
    }
}

bool inSet(RiddleSet set, std::uint8_t member) {
    return member < riddleCount && ((set >> member) & 1U) != 0;
}

bool tilesPossible(const State& state, const Outcome& outcome) {
    unsigned seen = 0;
    for (std::size_t i = 0; i < outcome.arg.size(); ++i) {
        if (i >= state.seats ? outcome.arg[i] != 0 : outcome.arg[i] >= state.seats) {
            return false;
        }
        seen |= i < state.seats ? 1U << outcome.arg[i] : 0U;
    }
    return seen == (1U << state.seats) - 1;
}

bool drawPossible(const State& state, std::uint8_t riddle) {
    if (riddle == hiddenArg) {
        return true;
    }
    return state.fresh == 0 && state.pile[0] != hiddenArg ? riddle == state.pile[0]
                                                          : inSet(state.unseen, riddle);
}

bool showPossible(const State& state, std::uint8_t riddle) {
    const RiddleSet hand = playerAt(state, state.mover).hand;
    return hand != 0 ? riddle == std::countr_zero(hand) : inSet(canBeShown(state, state.mover), riddle);
}

bool possible(const State& state, const Outcome& outcome) {
    const std::uint8_t a = outcome.arg[0];
    const std::uint8_t b = outcome.arg[1];
    switch (questionOf(state)) {
    case Question::Tiles: return tilesPossible(state, outcome);
    case Question::Tomb:
        return a == tombsTurned(state) && b > 0 && b < tombValueCount && tombsLeft(state)[b] > 0;
    case Question::Deal: return a == nextSlot(state) && b < cardCount && holds(undealt(state), b);
    case Question::Draw: return a == state.mover && drawPossible(state, b);
    case Question::Show: return a == state.mover && showPossible(state, b);
    default: return false;
    }
}

ChanceKind kindFor(Question question) {
    switch (question) {
    case Question::Tiles: return ChanceKind::Tiles;
    case Question::Tomb: return ChanceKind::Tomb;
    case Question::Draw: return ChanceKind::Draw;
    case Question::Show: return ChanceKind::Show;
    default: return ChanceKind::Deal;
    }
}

void dealTo(State& state, std::size_t slot, Card card) {
    state.river[slot] = card;
    state.dealt = with(state.dealt, card);
    if (slot + 1 == slotCount) {
        beginSailing(state);
    }
}

/// The top card leaves the deck; a viewer who is not told which loses sight of it.
void takeTop(State& state, std::uint8_t riddle) {
    if (state.fresh > 0) {
        --state.fresh;
    } else {
        const Riddle top = state.pile[0];
        state.unseen |= riddle == hiddenArg && top != hiddenArg ? onlyRiddle(top) : 0;
        --state.pileCount;
        for (std::size_t i = 0; i < state.pileCount; ++i) {
            state.pile[i] = state.pile[i + 1];
            state.pileFrom[i] = state.pileFrom[i + 1];
        }
        state.pile[state.pileCount] = 0;
        state.pileFrom[state.pileCount] = 0;
    }
    if (riddle != hiddenArg) {
        state.unseen &= ~onlyRiddle(riddle);
    }
}

void takeStartCard(State& state, std::uint8_t riddle) {
    Player& player = playerAt(state, state.mover);
    if (riddle == hiddenArg) {
        ++player.hidden;
    } else {
        player.hand |= onlyRiddle(riddle);
    }
    ++state.turn;
    if (state.turn == state.seats) {
        state.turn = 0;
        state.step = Step::Deal;
    }
    state.mover = state.byTile[state.turn];
}

void takeDrawn(State& state, std::uint8_t riddle) {
    takeTop(state, riddle);
    if (state.step == Step::StartSphinx) {
        takeStartCard(state, riddle);
        return;
    }
    state.drawn[state.drawnCount++] = riddle;
    if (--state.toDraw == 0) {
        state.step = Step::Keep;
    }
}

void showOne(State& state, Riddle riddle) {
    Player& player = playerAt(state, state.mover);
    if ((player.hand & onlyRiddle(riddle)) != 0) {
        player.hand &= ~onlyRiddle(riddle);
    } else {
        --player.hidden;
        state.unseen &= ~onlyRiddle(riddle);
    }
    player.shown |= onlyRiddle(riddle);
    addPoints(state, state.mover, Source::Riddles, worthOfRiddle(state, state.mover, riddle));
    if (handCount(player) == 0) {
        endShowing(state);
    }
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
    const bool exact = question == Question::Tiles ||
                       outcome == outcomeOf(kindFor(question), outcome.arg[0], outcome.arg[1]);
    const bool fine = isChance(question) && exact &&
                      outcome.kind == static_cast<std::uint8_t>(kindFor(question)) &&
                      possible(state, outcome);
    return fine ? Refusal::None : Refusal::ImpossibleOutcome;
}

void resolveChance(State& state, const Outcome& outcome) {
    const std::uint8_t a = outcome.arg[0];
    const std::uint8_t b = outcome.arg[1];
    switch (static_cast<ChanceKind>(outcome.kind)) {
    case ChanceKind::Tiles:
        for (std::size_t i = 0; i < state.seats; ++i) {
            state.byTile[i] = outcome.arg[i];
        }
        setOut(state);
        break;
    case ChanceKind::Tomb: state.tombs[a] = b; break;
    case ChanceKind::Deal: dealTo(state, a, b); break;
    case ChanceKind::Draw: takeDrawn(state, b); break;
    case ChanceKind::Show: showOne(state, b); break;
    }
    advance(state);
}

} // namespace architects::egizia
