#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/referee/referee.h"
#include "core/table/hex.h"

/// Questions to the referee as text, as the server's loader writes them.
namespace architects::referee {

inline std::string linesOf(const std::vector<Entry>& entries, const Notation& notation) {
    std::string text;
    for (const Entry& entry : entries) {
        text += text.empty() ? "" : "\n";
        text +=
            (entry.isChance() ? "*" : std::to_string(indexOf(entry.by) + 1)) + " " + notation.write(entry);
    }
    return text;
}

inline std::string questionOf(std::string_view asks, const Case& asked, std::string_view moves = {}) {
    const Setup& setup = asked.log.setup;
    std::string text(asks);
    text += "\ngame " + setup.game + "\nrules " + std::to_string(setup.rules) + "\nseats " +
            std::to_string(setup.seats) + "\noptions " + toHex(setup.options) + "\nseed " +
            toHex(*setup.seed) + "\nseed-from " + std::to_string(setup.seedFrom) + "\narchitects";
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup.seats); ++seat) {
        text += " " + std::to_string(asked.architects[seat]);
    }
    text += "\nchain " + (asked.chain ? toHex(*asked.chain) : "-") + "\n\n";
    text += linesOf(asked.log.entries, *findNotation(setup.game)) + "\n\n";
    text += moves;
    return text;
}

} // namespace architects::referee
