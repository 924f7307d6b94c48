#pragma once

#include <cstddef>

namespace architects::save::test {

/// The victim appends in batches of one to three, so that a batch cut in two would be seen.
constexpr std::size_t nextLength(std::size_t length) {
    return length + 1 + length % 3;
}

constexpr bool isBatchEnd(std::size_t length) {
    std::size_t at = 0;
    while (at < length) {
        at = nextLength(at);
    }
    return at == length;
}

} // namespace architects::save::test
