#pragma once

#include <string>

#include "core/table/random.h"

namespace architects::fuzz {

/// A text with one to four small injuries: a byte changed, dropped, doubled, or a piece moved.
inline std::string injured(std::string text, FastRandom& random) {
    const auto pick = [&](std::size_t bound) {
        return static_cast<std::size_t>(below(random, static_cast<std::uint32_t>(bound)));
    };
    for (std::size_t wounds = 1 + pick(4); wounds > 0 && !text.empty(); --wounds) {
        const std::size_t at = pick(text.size());
        switch (pick(5)) {
        case 0: text[at] = static_cast<char>(pick(256)); break;
        case 1: text.erase(at, 1 + pick(8)); break;
        case 2: text.insert(at, 1, text[pick(text.size())]); break;
        case 3: text.resize(at); break;
        default: {
            const std::string piece = text.substr(at, 1 + pick(40));
            text.insert(pick(text.size()), piece);
        }
        }
    }
    return text;
}

} // namespace architects::fuzz
