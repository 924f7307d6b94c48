#include "tests/core/games/readme_tables.h"

#include "core/games/kheops/board.h"
#include "core/games/kheops/kheops.h"
#include "core/games/kheops/notation.h"
#include "core/games/kheops/tiles.h"

using namespace architects;
using namespace architects::kheops;
using readme::Listed;
using readme::Tables;
using readme::text;

namespace {

std::string symbolWord(Symbol symbol) {
    switch (symbol) {
    case Symbol::None: return "";
    case Symbol::SarcophagusA: return "sarcophagus, first colour";
    case Symbol::SarcophagusB: return "sarcophagus, second colour";
    case Symbol::SarcophagusC: return "sarcophagus, third colour";
    case Symbol::Ankh: return "ankh";
    case Symbol::Double: return "counts double";
    case Symbol::Curse: return "curse";
    case Symbol::Forbidden: return "forbidden";
    case Symbol::TurnCorridor: return "turn a corridor";
    case Symbol::TurnRoom: return "turn a room";
    case Symbol::SwapPawns: return "swap";
    case Symbol::MovePawn: return "move";
    }
    return "?";
}

std::string sidesOf(Openings openings) {
    Listed sides;
    for (unsigned side = 0; side < sideCount; ++side) {
        if (((openings >> side) & 1U) != 0) {
            sides.add(text(static_cast<int>(side)));
        }
    }
    return sides.orElse("none");
}

std::string beyond(Cell cell, unsigned side) {
    const Cell other = neighbours[cell][side];
    return other == noCell ? "out" : cellName(other);
}

} // namespace

TEST_CASE("The README of Kheops has the options, tiles and cells as the code has them") {
    Tables tables;
    tables.options(Kheops::info());
    tables.table("Tiles", {"number", "tile", "open sides at rotation 0", "sign"});
    for (Tile tile = 0; tile < tileCount; ++tile) {
        tables.row({text(tile), tileName(tile), sidesOf(tiles[tile].openings), symbolWord(symbolOf(tile))});
    }
    tables.table("Cells", {"number", "cell", "points", "across side 0", "side 1", "side 2"});
    for (Cell cell = 0; cell < cellCount; ++cell) {
        tables.row({text(cell), cellName(cell), pointsUp(cell) ? "up" : "down", beyond(cell, 0),
                    beyond(cell, 1), beyond(cell, 2)});
    }
    Listed base;
    for (const Cell cell : baseCells) {
        base.add(cellName(cell));
    }
    tables.note("The base is laid in this order: " + base.orElse("") + ".");
    readme::compare("kheops", tables);
}
