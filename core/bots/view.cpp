#include "core/bots/view.h"

#include <cassert>
#include <cstddef>
#include <utility>

namespace architects {

AnyMatch viewOf(const AnyMatch& match, Seat viewer) {
    auto view = AnyMatch::replay(match.view(viewer));
    assert(view.ok()); // a view of a sound match always replays: that is the mask law
    return std::move(*view);
}

std::uint64_t seedFor(const Digest& chainOfView) {
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        seed = seed << 8U | chainOfView[i];
    }
    return seed;
}

} // namespace architects
