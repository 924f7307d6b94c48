#pragma once

#include <bit>
#include <cstdint>

#include "core/table/random.h"

namespace architects {

/// The member of a set before which there are that many others; there must be more of them.
constexpr std::uint8_t memberAt(std::uint64_t set, std::uint32_t before) {
    for (; before > 0; --before) {
        set &= set - 1;
    }
    return static_cast<std::uint8_t>(std::countr_zero(set));
}

/// One member of a set that is not empty, all equally likely.
template <RandomSource R>
std::uint8_t pickOne(std::uint64_t set, R& random) {
    return memberAt(set, below(random, static_cast<std::uint32_t>(std::popcount(set))));
}

} // namespace architects
