#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace architects {

std::string toHex(std::span<const std::uint8_t> bytes);
/// Fills all of `bytes` from exactly twice as many hexadecimal digits.
bool fromHex(std::string_view text, std::span<std::uint8_t> bytes);

template <std::size_t N>
std::optional<std::array<std::uint8_t, N>> fromHex(std::string_view text) {
    std::array<std::uint8_t, N> bytes{};
    return fromHex(text, bytes) ? std::optional(bytes) : std::nullopt;
}

} // namespace architects
