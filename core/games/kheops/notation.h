#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/games/kheops/state.h"
#include "core/table/log.h"
#include "core/table/result.h"

/// Everything of Kheops as text that people can read and write, and back.
namespace architects::kheops {

std::string cellName(Cell cell); ///< "2.4"
std::string tileName(Tile tile); ///< "R07"; "?" for one that is not seen
char pawnLetter(PawnKind kind);  ///< W, M, P; F for the Pharaoh

/// A cell of the pyramid by its name, a tile or a kind of pawn; nothing if there is no such thing.
std::optional<Cell> cellNamed(std::string_view text);
std::optional<Tile> tileNamed(std::string_view text);
std::optional<PawnKind> pawnNamed(char letter);

/// `pawn W 2.4`, `turn 2.4 1`, `swap 2.4 3.1`, `move 2.4 3.3`, `tile R07 3.5 1`;
/// of chance: `white 1`, `base R07 1.3 2`, `draw 1 R07`, `draw 1 ?`.
std::string writeEntry(const Entry& entry);
Result<Entry> readEntry(Seat by, std::string_view text);

/// A position as lines of text, from the top row of the pyramid to the bottom:
///     kheops priest
///     white 1
///     step power 2 3.1
///     hand 1 R07 C03 ?
///     hand 2 ? ? ?
///     7: -
///     6: - - -         ... and so on; a built cell is `R07/1`, with a pawn `R07/1+2W`
/// What is left in the supplies follows from the pawns on the board, the pile from the tiles.
std::string writePosition(const State& state);
Result<State> readPosition(std::string_view text);

} // namespace architects::kheops
