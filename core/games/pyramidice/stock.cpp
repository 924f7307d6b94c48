#include "core/games/pyramidice/stock.h"

#include <algorithm>
#include <cstddef>

namespace architects::pyramidice {

void takeFromSupply(State& state) {
    state.turn.progressed = true;
    if (--state.stoneSupply == 0) {
        triggerEnd(state);
    }
}

void gainPiece(State& state, int seat, Resource piece) {
    if (supplyOf(state, piece) == 0) {
        return;
    }
    if (piece == Resource::Stone) {
        takeFromSupply(state);
    } else {
        --state.pieces[at(piece)];
    }
    Side& side = state.sides[static_cast<std::size_t>(seat)];
    ++side.pieces[at(piece)];
    if (side.scarab == Silver && piecesOn(side) == boardSpaces) {
        side.fame = static_cast<std::int16_t>(side.fame + silverFame);
    }
}

void losePiece(State& state, int seat, Resource piece) {
    --state.sides[static_cast<std::size_t>(seat)].pieces[at(piece)];
    if (piece == Resource::Stone) {
        ++state.quarry[at(Colour::Stone)];
    } else {
        ++state.pieces[at(piece)];
    }
}

void returnDice(State& state) {
    for (std::size_t colour = 0; colour < 2; ++colour) {
        for (std::uint8_t& count : state.turn.dice[colour]) {
            state.quarry[colour] = byte(state.quarry[colour] + count);
            count = 0;
        }
    }
}

God takeFromRow(State& state, int slot) {
    God& place = state.row[static_cast<std::size_t>(slot - 1)];
    const God god = place;
    place = noGod;
    if (state.turn.loan == god) {
        state.turn.loan = noGod;
    }
    return god;
}

void slideRow(State& state) {
    std::size_t to = rowSlots;
    for (std::size_t from = rowSlots; from-- > 0;) {
        if (state.row[from] != noGod) {
            state.row[--to] = state.row[from];
        }
    }
    while (to > 0) {
        state.row[--to] = noGod;
    }
}

void drawCards(State& state, int count, bool toFirst) {
    state.turn.draws = byte(std::min<int>(count, state.deck));
    state.turn.drawsToFirst = toFirst && state.turn.draws > 0;
}

void refillRow(State& state) {
    slideRow(state);
    drawCards(state, static_cast<int>(rowSlots) - cardsInRow(state), false);
}

void discardRightmost(State& state) {
    for (int slot = static_cast<int>(rowSlots); slot > 0; --slot) {
        if (state.row[static_cast<std::size_t>(slot - 1)] != noGod) {
            state.discarded |= only(takeFromRow(state, slot));
            break;
        }
    }
    slideRow(state);
}

} // namespace architects::pyramidice
