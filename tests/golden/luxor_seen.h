#pragma once

// What the golden matches of Luxor have to show: every kind of entry, and every way to say one.

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "core/games/luxor/luxor.h"
#include "core/games/luxor/moves.h"
#include "core/games/luxor/pairs.h"

namespace architects::golden {

inline std::string sourceShape(std::uint8_t source) {
    return source == luxor::noSource ? "" : source == luxor::stay ? " stay" : " from";
}

/// What an entry shows, in a few words.
inline std::string luxorShape(const luxor::State& before, const Entry& entry) {
    if (entry.isChance()) {
        const std::string text = luxor::Luxor::write(entry);
        return text.starts_with("back") ? text : text.substr(0, text.find(' '));
    }
    const auto& arg = entry.arg;
    switch (static_cast<luxor::MoveKind>(entry.kind)) {
    case luxor::MoveKind::Drop:
        return std::string(arg[2] != 0 ? "drop top" : "drop") + sourceShape(arg[3]) + sourceShape(arg[4]);
    case luxor::MoveKind::Claim:
        return luxor::matches(before, before.curse, {arg[0], arg[1], arg[2]}) ? "claim right"
                                                                              : "claim wrong";
    case luxor::MoveKind::Pass: return "pass";
    default: return "victim";
    }
}

inline std::vector<std::string> everythingInLuxor() {
    return {"drop",    "drop top", "drop from", "drop stay", "claim right", "claim wrong",
            "pass",    "victim",   "first",     "back card", "back snake",  "draw",
            "pharaoh", "mummy",    "curse",     "give"};
}

} // namespace architects::golden
