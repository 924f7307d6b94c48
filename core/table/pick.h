#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/table/random.h"

namespace architects {
namespace detail {

inline constexpr std::uint64_t eachByte = 0x0101010101010101ULL;

/// For each byte, where its bits are, lowest first.
inline constexpr std::array<std::array<std::uint8_t, 8>, 256> bitsOfByte = [] {
    std::array<std::array<std::uint8_t, 8>, 256> all{};
    for (std::size_t byte = 0; byte < all.size(); ++byte) {
        std::size_t found = 0;
        for (std::uint8_t bit = 0; bit < 8; ++bit) {
            if ((byte >> bit & 1U) != 0) {
                all[byte][found++] = bit;
            }
        }
    }
    return all;
}();

/// In byte n, how many bits are set in the bytes up to it.
constexpr std::uint64_t countsUpTo(std::uint64_t set) {
    set -= set >> 1U & 0x5555555555555555ULL;
    set = (set & 0x3333333333333333ULL) + (set >> 2U & 0x3333333333333333ULL);
    set = (set + (set >> 4U)) & 0x0F0F0F0F0F0F0F0FULL;
    return set * eachByte;
}

} // namespace detail

/// The member of a set before which there are that many others; there must be more of them. All eight
/// bytes are counted at once, because a loop would end where no processor expects it.
constexpr std::uint8_t memberAt(std::uint64_t set, std::uint32_t before) {
    using detail::eachByte;
    const std::uint64_t counts = detail::countsUpTo(set);
    // The highest bit of a byte is left where no more than `before` are counted up to it.
    const std::uint64_t passed = ((before * eachByte | 0x80 * eachByte) - counts) & 0x80 * eachByte;
    const auto place = static_cast<unsigned>((passed >> 7U) * eachByte >> 56U) * 8;
    const std::size_t left = before - ((counts << 8U) >> place & 0xFFU);
    return static_cast<std::uint8_t>(place + detail::bitsOfByte[set >> place & 0xFFU][left]);
}

/// One member of a set that is not empty, all equally likely.
template <RandomSource R>
std::uint8_t pickOne(std::uint64_t set, R& random) {
    return memberAt(set, below(random, static_cast<std::uint32_t>(std::popcount(set))));
}

} // namespace architects
