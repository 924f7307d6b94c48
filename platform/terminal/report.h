#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/games/any_match.h"
#include "platform/terminal/face.h"

/// What several commands print about a match, for people and for programs.
namespace architects::terminal {

/// Keys stay in the order in which they were written.
using Json = nlohmann::ordered_json;

/// One object a line, so that a program can read the output line by line.
void printJson(const Json& object);

Names namesOf(const std::vector<Player>& players, int seats);

/// The label of a line of the score sheet with its facts filled in.
std::string fillIn(std::string_view label, const std::array<int, 6>& facts);
std::string scoreText(const ScoreSheet& sheet, const Names& names);
Json scoreJson(const ScoreSheet& sheet, int seats);
/// "Imhotep wins." or "It is a draw."
std::string verdict(const ScoreSheet& sheet, const Names& names);

/// "  27  2  pawn W 1.3          Imhotep puts a Worker on 1.3"; `index` counts from 0.
std::string entryLine(const AnyMatch& match, std::size_t index, const Names& names);
Json entryJson(const AnyMatch& match, std::size_t index);

/// "*" for chance, else the number of the seat.
std::string actorOf(const Entry& entry);

} // namespace architects::terminal
