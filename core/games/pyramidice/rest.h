#pragma once

#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/state.h"

/// The Rest turn: tiles, Bes and Hapy, and what is chosen piece by piece.
namespace architects::pyramidice {

/// Can the seat on turn pay for a tile of this number now?
bool tilePayable(const State& state, int tile);
/// Is there a tile in the row that it could pay in a Rest turn, Bes used first if he helps?
bool anyTileInReach(const State& state);
/// May it use Hapy in a Rest turn that begins or goes on now?
bool hapyReady(const State& state);
/// May it rest at all?
bool mayRest(const State& state);
/// The tiles that lie open before others, for Emerald, as a set of numbers.
std::uint16_t openTilesOf(const State& state, int seat);
/// Where a tile lies in the row; -1 if it does not.
int spaceOfTile(const State& state, int tile);

void playRest(State& state, const Move& move);
/// The piece that was chosen, as many of it as the choice gives at once.
void gainChosen(State& state, Resource piece);
/// Tile 4: the next of the others takes a Cat. Who then has too much gives something up before the one
/// after him is served, so a Cat given up can be had by the next.
void giveNextCat(State& state);
/// Rest phase 3.
void endRest(State& state);
/// Puts a seat's tiles back into the row, or has the player of a solo game say where they lie.
void returnTiles(State& state);
void playPlaceTile(State& state, int tile, int space);

} // namespace architects::pyramidice
