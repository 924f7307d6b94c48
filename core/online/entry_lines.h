#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/match_text.h"

namespace architects::online {

/// Entries as the server writes them: one a line, the seat counted from 1 or * for chance, then the game's
/// notation. Nothing if a single line is not one.
std::optional<std::vector<Entry>> readEntryLines(const Notation& notation, int seats,
                                                 std::string_view text);

/// Moves as the server wants to hear them: the game's notation alone, one a line.
std::string writeMoveLines(const Notation& notation, std::span<const Entry> moves);

} // namespace architects::online
