#include "core/games/pyramidice/rival.h"

#include <algorithm>
#include <cstddef>

#include "core/games/pyramidice/rest.h"
#include "core/games/pyramidice/stock.h"

namespace architects::pyramidice {
namespace {

/// How much he wants a god: any of the Ennead before all others, then what it is worth at the end.
int wanted(God god) {
    constexpr int beforeAll = 100;
    return god == noGod ? -1 : has(ennead, god) ? beforeAll : infoOf(god).fame;
}

int wantedSlot(const State& state) {
    int best = 0;
    for (int slot = 1; slot < static_cast<int>(rowSlots); ++slot) {
        if (wanted(state.row[static_cast<std::size_t>(slot)]) >=
            wanted(state.row[static_cast<std::size_t>(best)])) {
            best = slot;
        }
    }
    return best + 1;
}

/// Would a die of this value complete an adjacency that one of his projects names?
bool completesProject(const State& state, Space space, int value) {
    const unsigned projects = state.sides[rivalSeat].projects;
    return std::any_of(edges.begin(), edges.end(), [&](const Edge& edge) {
        if (edge.a != space && edge.b != space) {
            return false;
        }
        const int other = state.built[edge.a == space ? edge.b : edge.a];
        return other != 0 && ((projects >> static_cast<unsigned>(projectOf(value, other))) & 1U) != 0;
    });
}

Space wantedSpace(const State& state) {
    const auto count = static_cast<Space>(spacesFor(state.seats));
    Space lowest = noSpace;
    for (Space space = 0; space < count; ++space) {
        if (!spaceOpen(state, space)) {
            continue;
        }
        lowest = lowest == noSpace ? space : lowest;
        if (completesProject(state, space, state.turn.rivalDie)) {
            return space;
        }
    }
    return lowest;
}

int tileNumbered(const State& state, int number) {
    return state.tileRow[static_cast<std::size_t>(number - 1)];
}

int lowestTile(const State& state) {
    return *std::find_if(state.tileRow.begin(), state.tileRow.end(),
                         [](std::uint8_t tile) { return tile != 0; });
}

Move actMove(const State& state) {
    const int die = state.turn.rivalDie;
    const int tile = die == 0 ? lowestTile(state) : tileNumbered(state, die);
    return tile != 0 ? moveOf(MoveKind::RivalTile, byte(tile))
                     : moveOf(MoveKind::RivalBuild, wantedSpace(state));
}

bool anyStoneDie(const State& state) {
    return state.quarry[at(Colour::Stone)] > 0 || state.stoneSupply > 0;
}

void toDie(State& state) {
    state.step = anyStoneDie(state) ? Step::RivalDie : Step::RivalAct;
}

int powerFame(const State& state, Space space) {
    const int die = state.turn.rivalDie;
    switch (state.rival) {
    case 1: return die <= 2 ? 1 : 0;
    case 2: return 1;
    case 3: return completesProject(state, space, die) ? 1 : 0;
    default: return 3;
    }
}

void takeDie(State& state, bool fromSupply) {
    if (fromSupply) {
        takeFromSupply(state);
    } else {
        --state.quarry[at(Colour::Stone)];
    }
    state.turn.toRoll[at(Colour::Stone)] = 1;
    state.step = Step::RivalAct;
}

void takeTileAs(State& state, int tile) {
    Side& side = state.sides[rivalSeat];
    const auto place = std::find(side.tiles.begin(), side.tiles.end(), 0) - side.tiles.begin();
    const auto free = static_cast<std::size_t>(place);
    state.tileRow[static_cast<std::size_t>(spaceOfTile(state, tile))] = 0;
    side.tiles[free] = byte(tile);
    gainFame(state, rivalTable[state.rival].restFame[free]);
    if (state.turn.rivalDie != 0) {
        ++state.quarry[at(Colour::Stone)];
        state.turn.rivalDie = 0;
    }
    state.turn.progressed = true;
    state.turn.after = After::Refill;
    if (side.tiles.back() != 0) {
        returnTiles(state);
        state.turn.after = After::RivalRow;
    }
}

void buildAt(State& state, Space space) {
    gainFame(state, state.turn.rivalDie + spaceTable[space].fame + powerFame(state, space));
    state.built[space] = state.turn.rivalDie;
    state.turn.rivalDie = 0;
    state.turn.progressed = true;
    state.turn.after = After::Refill;
}

} // namespace

Move rivalMove(const State& state) {
    switch (state.step) {
    case Step::RivalGod: return moveOf(MoveKind::RivalGod, byte(wantedSlot(state)));
    case Step::RivalDie:
        return moveOf(MoveKind::RivalDie,
                      state.quarry[at(Colour::Stone)] > 0 ? std::uint8_t{0} : std::uint8_t{1});
    default: return actMove(state);
    }
}

void beginRivalTurn(State& state) {
    if (cardsInRow(state) > 0) {
        state.step = Step::RivalGod;
    } else {
        toDie(state);
    }
}

void playRival(State& state, const Move& move) {
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::RivalGod:
        moving(state).gods |= only(takeFromRow(state, move.arg[0]));
        toDie(state);
        break;
    case MoveKind::RivalDie: takeDie(state, move.arg[0] != 0); break;
    case MoveKind::RivalTile: takeTileAs(state, move.arg[0]); break;
    default: buildAt(state, move.arg[0]); break;
    }
}

void rivalRolled(State& state, int value) {
    state.turn.rivalDie = byte(value);
}

} // namespace architects::pyramidice
