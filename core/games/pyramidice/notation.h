#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/games/pyramidice/state.h"
#include "core/table/log.h"
#include "core/table/result.h"

/// Everything of Pyramidice as text that people can read and write, and back. README.md has the table.
namespace architects::pyramidice {

std::string godName(int god);         ///< "ra"; "ennead" for the whole of it
std::string scarabName(int scarab);   ///< "pearl"
std::string projectName(int project); ///< "giza"; "?" for one that is not seen
std::string spaceName(int space);     ///< "a5"
std::string tileName(int tile);       ///< "t7"
char pieceLetter(Resource piece);     ///< W, C, S

std::optional<God> godNamed(std::string_view text);
std::optional<Scarab> scarabNamed(std::string_view text);
std::optional<std::uint8_t> projectNamed(std::string_view text);
std::optional<Space> spaceNamed(std::string_view text);
std::optional<std::uint8_t> tileNamed(std::string_view text);
std::optional<Resource> pieceNamed(std::string_view text);

std::string writeEntry(const Entry& entry);
Result<Entry> readEntry(Seat by, std::string_view text);

/// A position as lines of text, each of which begins with what it tells; what is empty is left out.
std::string writePosition(const State& state);
/// Refuses what could not be played on from.
Result<State> readPosition(std::string_view text);

} // namespace architects::pyramidice
