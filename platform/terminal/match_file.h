#pragma once

#include <string>

#include "core/games/any_match.h"

namespace architects::terminal {

/// The whole file, or a Failure; "-" is standard input.
std::string readFile(const std::string& path);
/// Writes beside the file and renames, so that no reader ever sees half of it; "-" is standard output.
void writeFile(const std::string& path, const std::string& text);

/// A file as a match; a Failure that names the line where it cannot be read.
MatchDocument readMatchFile(const std::string& path);
/// The match with who played it, dated now; with its result if it is over.
MatchDocument documentOf(const AnyMatch& match, const std::vector<Player>& players);
std::string matchText(const MatchDocument& document);

/// The line of the file that begins with this word; 0 if there is none.
int lineOf(const std::string& text, const std::string& word);
/// The length of the shortest beginning of a log that does not hold: its last entry is to blame.
std::size_t firstBadEntry(const Log& log);

/// "file.match: line 12: " or "file.match: " where no line is to blame.
std::string placeOf(const std::string& path, int line);

} // namespace architects::terminal
