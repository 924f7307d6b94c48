#pragma once

#include <cstddef>
#include <cstdint>

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

/// Every second match is an online one: its batches are first kept as moves on their way, then confirmed.
constexpr bool isOnline(int match) {
    return match % 2 == 1;
}
/// Added to a length that the victim acknowledges: the batch from there on is kept as moves on their way.
inline constexpr std::uint32_t onTheirWay = 0x80000000U;

} // namespace architects::save::test
