#include "core/games/pyramidice/rest.h"

#include <algorithm>
#include <cstddef>

#include "core/games/pyramidice/rival.h"
#include "core/games/pyramidice/stock.h"
#include "core/games/pyramidice/turn.h"

namespace architects::pyramidice {
namespace {

constexpr int hapyPieces = 3;
constexpr int besFame = 1;

std::uint8_t kindsBut(int piece) {
    return byte(allKinds & ~(1 << piece));
}

void takeFromTileRow(State& state, int tile) {
    state.tileRow[static_cast<std::size_t>(spaceOfTile(state, tile))] = 0;
    auto& tiles = moving(state).tiles;
    *std::find(tiles.begin(), tiles.end(), 0) = byte(tile);
    state.turn.tileTaken = true;
    state.turn.progressed = true;
}

void turnDown(Side& side, int tile) {
    const auto found = std::find(side.tiles.begin(), side.tiles.end(), tile) - side.tiles.begin();
    side.faceDown = byte(side.faceDown | (1 << found));
}

void gainNamed(State& state, const Pieces& pieces) {
    for (std::size_t piece = 0; piece < resourceCount; ++piece) {
        for (int i = 0; i < pieces[piece]; ++i) {
            gainPiece(state, state.mover, static_cast<Resource>(piece));
        }
    }
}

void playTile(State& state, int tile, int discarded, int from) {
    const TileInfo& info = tileTable[static_cast<std::size_t>(tile)];
    Turn& turn = state.turn;
    gainFame(state, -info.fame);
    turn.tile = byte(tile);
    if (from == 0) {
        takeFromTileRow(state, tile);
    } else {
        turnDown(state.sides[static_cast<std::size_t>(from - 1)], tile);
    }
    turn.after = After::Rest;
    switch (info.effect) {
    case TileEffect::Named: gainNamed(state, info.gain); break;
    case TileEffect::Exchange:
        losePiece(state, static_cast<Resource>(discarded - 1));
        turn.choice = {2, kindsBut(discarded - 1), 1, 0};
        break;
    case TileEffect::FreeGod:
        state.step = Step::FreeGod;
        turn.after = After::Nothing;
        break;
    case TileEffect::Generous:
        turn.choice = {2, allKinds, 1, 0};
        turn.after = After::Generous;
        break;
    case TileEffect::Three: turn.choice = {1, allKinds, 3, 0}; break;
    case TileEffect::WorkTurn:
        turn.choice = {1, allKinds, 1, 0};
        turn.after = After::WorkTurn;
        break;
    }
}

void playUse(State& state, God god, int discarded) {
    state.turn.used |= only(god);
    if (god == Bes) {
        gainFame(state, besFame);
        return;
    }
    losePiece(state, static_cast<Resource>(discarded - 1));
    state.turn.choice = {hapyPieces, kindsBut(discarded - 1), 1, 0};
    state.turn.after = After::Rest;
}

/// Puts a tile that goes back onto a space of the row.
void layBack(State& state, std::uint8_t tile, std::size_t space) {
    state.tileRow[space] = tile;
    auto& returning = state.turn.returning;
    std::shift_left(std::find(returning.begin(), returning.end(), tile), returning.end(), 1);
    returning.back() = 0;
}

bool payableWith(const State& state, int tile, int fame) {
    const TileInfo& info = tileTable[static_cast<std::size_t>(tile)];
    return fame >= info.fame && (info.effect != TileEffect::Exchange || piecesOn(moving(state)) > 0) &&
           (info.effect != TileEffect::FreeGod || cardsInRow(state) > 0);
}

/// Can the tile be paid in this Rest turn, if need be with the Fame that Bes brings before it?
bool tileInReach(const State& state, int tile) {
    const bool bes = has(moving(state).gods & ~state.turn.used, Bes);
    return payableWith(state, tile, moving(state).fame + (bes ? besFame : 0));
}

} // namespace

bool tilePayable(const State& state, int tile) {
    return payableWith(state, tile, moving(state).fame);
}

bool anyTileInReach(const State& state) {
    return std::any_of(state.tileRow.begin(), state.tileRow.end(),
                       [&state](std::uint8_t tile) { return tile != 0 && tileInReach(state, tile); });
}

bool hapyReady(const State& state) {
    return has(moving(state).gods & ~state.turn.used, Hapy) && piecesOn(moving(state)) > 0 &&
           !stalled(state);
}

bool mayRest(const State& state) {
    if (anyTileInReach(state) || hapyReady(state)) {
        return true;
    }
    if (moving(state).scarab != Emerald) {
        return false;
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        const unsigned open = openTilesOf(state, seat);
        for (int tile = 1; tile <= static_cast<int>(tileCount); ++tile) {
            if (((open >> static_cast<unsigned>(tile)) & 1U) != 0 && tileInReach(state, tile)) {
                return true;
            }
        }
    }
    return false;
}

std::uint16_t openTilesOf(const State& state, int seat) {
    if (seat == state.mover || seat >= state.seats || moving(state).scarab != Emerald) {
        return 0;
    }
    const Side& side = state.sides[static_cast<std::size_t>(seat)];
    unsigned open = 0;
    for (std::size_t i = 0; i < side.tiles.size(); ++i) {
        if (side.tiles[i] != 0 && ((side.faceDown >> i) & 1U) == 0) {
            open |= 1U << side.tiles[i];
        }
    }
    return static_cast<std::uint16_t>(open);
}

int spaceOfTile(const State& state, int tile) {
    const auto found = std::find(state.tileRow.begin(), state.tileRow.end(), tile);
    return found == state.tileRow.end() || tile == 0 ? -1 : static_cast<int>(found - state.tileRow.begin());
}

void playRest(State& state, const Move& move) {
    const auto& arg = move.arg;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Tile: playTile(state, arg[0], arg[1], arg[2]); break;
    case MoveKind::Use: playUse(state, static_cast<God>(arg[0]), arg[1]); break;
    default: // a god of the row for nothing
        moving(state).gods |= only(takeFromRow(state, arg[0]));
        refillRow(state);
        state.turn.after = After::Rest;
        break;
    }
}

void gainChosen(State& state, Resource piece) {
    Choice& choice = state.turn.choice;
    if (choice.rolled != 0 && piece == Resource::Stone) {
        takeFromSupply(state);
        ++state.turn.toRoll[at(Colour::Stone)];
    } else {
        for (int i = 0; i < choice.each; ++i) {
            gainPiece(state, state.mover, piece);
        }
    }
    if (--choice.count == 0) {
        choice = {};
    }
}

void giveNextCat(State& state) {
    Turn& turn = state.turn;
    const int others = solo(state) ? 0 : state.seats - 1;
    if (turn.served < others) {
        gainPiece(state, (state.mover + ++turn.served) % state.seats, Resource::Cat);
    }
    const bool all = turn.served == others;
    turn.after = all ? After::Rest : After::Generous;
    turn.served = all ? std::uint8_t{0} : turn.served;
}

void endRest(State& state) {
    state.step = Step::Rest; // tile 6 comes here from its Work turn
    state.turn.used = 0;
    if (!state.turn.tileTaken || moving(state).tiles.back() == 0) {
        endTurn(state);
        return;
    }
    returnTiles(state);
    if (moving(state).scarab == Malachite) {
        gainFame(state, 1);
        state.turn.choice = {1, allKinds, 1, 0};
    }
    state.turn.after = After::Row;
}

void returnTiles(State& state) {
    Side& side = moving(state);
    state.turn.returning = side.tiles;
    side.tiles = {};
    side.faceDown = 0;
    if (solo(state)) {
        state.step = Step::PlaceTile;
        return;
    }
    for (const std::uint8_t tile : std::array(state.turn.returning)) {
        const auto free = std::find(state.tileRow.begin(), state.tileRow.end(), 0);
        layBack(state, tile, static_cast<std::size_t>(free - state.tileRow.begin()));
    }
}

void playPlaceTile(State& state, int tile, int space) {
    layBack(state, byte(tile), static_cast<std::size_t>(space));
    const auto spaces = state.tileRow.begin() + suppliesFor[state.seats].tiles;
    const std::uint8_t last = state.turn.returning[0];
    if (last != 0 && state.turn.returning[1] == 0 && std::count(state.tileRow.begin(), spaces, 0) == 1) {
        const auto free = std::find(state.tileRow.begin(), spaces, 0);
        layBack(state, last, static_cast<std::size_t>(free - state.tileRow.begin()));
    }
}

} // namespace architects::pyramidice
