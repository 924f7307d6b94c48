#pragma once

// Match files to try the program on, made with the core itself.

#include <catch2/catch.hpp>

#include <string>

#include "core/games/any_match.h"
#include "tests/terminal/process.h"

namespace architects::terminal_tests {

inline std::string goldenFile() {
    return ARCHITECTS_SOURCE_DIR "/tests/golden/kheops-01.match";
}

inline MatchDocument documentIn(const std::string& text) {
    TextFault fault;
    auto document = readMatch(text, findNotation, fault);
    INFO("line " << fault.line << ": " << infoOf(fault.refusal).name);
    REQUIRE(document);
    return *document;
}

inline std::string textOf(const MatchDocument& document) {
    return writeMatch(document, *findNotation(document.log.setup.game));
}

/// The index of the last outcome of chance, or of the last move.
inline std::size_t lastEntryBy(const MatchDocument& document, bool chance) {
    std::size_t found = 0;
    for (std::size_t i = 0; i < document.log.entries.size(); ++i) {
        found = document.log.entries[i].isChance() == chance ? i : found;
    }
    return found;
}

/// The text with the first occurrence of one piece replaced.
inline std::string replaced(std::string text, const std::string& piece, const std::string& by) {
    const std::size_t at = text.find(piece);
    REQUIRE(at != std::string::npos);
    return text.replace(at, piece.size(), by);
}

} // namespace architects::terminal_tests
