#pragma once

#include <cstddef>
#include <cstdint>

#include "core/games/luxor/state.h"
#include "core/table/random.h"

namespace architects::luxor {

/// How many mummies of a kind may lie in a sarcophagus with so many eyes.
inline std::uint32_t leftFor(const State& state, std::size_t kind, int eyes) {
    return mummies[kind].eyes == eyes ? state.left[kind] : 0U;
}

/// The kind of one of the mummies not known that may lie there, all equally likely; there must be one.
template <RandomSource R>
std::size_t pickMummy(const State& state, int eyes, R& random) {
    std::uint32_t all = 0;
    for (std::size_t kind = 0; kind < mummyKinds; ++kind) {
        all += leftFor(state, kind, eyes);
    }
    std::uint32_t skip = below(random, all);
    std::size_t kind = 0;
    for (; skip >= leftFor(state, kind, eyes); ++kind) {
        skip -= leftFor(state, kind, eyes);
    }
    return kind;
}

} // namespace architects::luxor
