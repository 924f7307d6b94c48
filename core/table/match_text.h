#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/game.h"
#include "core/table/log.h"
#include "core/table/player.h"

namespace architects {

/// A match as a text file; MATCH_FORMAT.md beside this header describes it line by line.
struct MatchDocument {
    Log log;
    std::vector<Player> players;            ///< one for each seat, or none
    std::optional<Seat> viewer;             ///< set in a view: whose; Nobody for a spectator
    std::string date;                       ///< ISO 8601 as given by the writer; may be empty
    std::vector<std::string> notes;         ///< free lines
    std::optional<std::vector<int>> result; ///< totals by seat, if the match is over
    friend bool operator==(const MatchDocument&, const MatchDocument&) = default;
};

/// How one game writes and reads its entries; made by notationOf<G>().
struct Notation {
    const GameInfo* info;
    std::string (*write)(const Entry&);
    Result<Entry> (*read)(Seat, std::string_view);
};

template <Game G>
const Notation& notationOf() {
    static const Notation notation{&G::info(), [](const Entry& entry) { return G::write(entry); },
                                   [](Seat by, std::string_view text) { return G::read(by, text); }};
    return notation;
}

/// Sets an option by the names of match files; false if the game has no such option or no such value.
bool setOption(const GameInfo& info, std::string_view name, std::string_view value, Setup& setup);

/// Finds a game's notation by its short name; null if there is no such game.
using FindNotation = const Notation* (*)(std::string_view game);

std::string writeMatch(const MatchDocument& document, const Notation& notation);

/// Where and why a text could not be read as a match.
struct TextFault {
    Refusal refusal = Refusal::None;
    int line = 0; ///< 1-based; 0 if no single line is to blame
};

/// Reads a match. The entries are read, not replayed: verify them with Match<G>::verify.
/// The hash chain, if the file has one, is checked here.
std::optional<MatchDocument> readMatch(std::string_view text, FindNotation find, TextFault& fault);

} // namespace architects
