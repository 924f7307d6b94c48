#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace architects {

using Digest = std::array<std::uint8_t, 32>;

/// SHA-256 (FIPS 180-4), for the hash chain of a log and the promise of a seed.
Digest sha256(std::span<const std::uint8_t> bytes);
Digest sha256(std::string_view text);

} // namespace architects
