#pragma once

#include <bit>
#include <cstdint>

#include "core/table/random.h"

namespace architects {

/// One member of a set that is not empty, all equally likely.
template <RandomSource R>
std::uint8_t pickOne(std::uint64_t set, R& random) {
    for (std::uint32_t skip = below(random, static_cast<std::uint32_t>(std::popcount(set))); skip > 0;
         --skip) {
        set &= set - 1;
    }
    return static_cast<std::uint8_t>(std::countr_zero(set));
}

} // namespace architects
