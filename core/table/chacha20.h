#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace architects {

/// The 32 bytes that decide all chance of a match.
using Seed = std::array<std::uint8_t, 32>;

/// One block of the ChaCha20 key stream (RFC 8439, 2.3).
std::array<std::uint8_t, 64> chacha20Block(const Seed& key, std::uint32_t counter,
                                           const std::array<std::uint8_t, 12>& nonce);

/// The chance of one entry of a match: the key stream of the match's seed, with the entry's index as
/// nonce. So every entry can be checked alone, and taking a move back never changes what chance holds.
class ChaChaRandom {
  public:
    ChaChaRandom(const Seed& seed, std::uint64_t entryIndex);
    std::uint32_t next32();

  private:
    Seed seed_;
    std::array<std::uint8_t, 12> nonce_{};
    std::uint32_t counter_ = 0;
    std::array<std::uint8_t, 64> block_{};
    std::size_t used_ = 64;
};

} // namespace architects
