#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace architects {

/// A 64-bit fingerprint of a state, fed field by field so that padding and byte order never matter.
/// Each word is mixed with splitmix64's finaliser; good enough for search tables and regression tests,
/// not for proofs (those use the SHA-256 chain).
class StateHash {
  public:
    template <class T>
    requires(std::is_integral_v<T> || std::is_enum_v<T>) constexpr StateHash& add(T value) {
        mix(static_cast<std::uint64_t>(value));
        return *this;
    }
    /// A run of bytes, eight to a word, low byte first.
    template <class Bytes>
    constexpr StateHash& addBytes(const Bytes& bytes) {
        std::uint64_t word = 0;
        unsigned filled = 0;
        for (const auto byte : bytes) {
            word |= static_cast<std::uint64_t>(static_cast<std::uint8_t>(byte)) << (8U * filled);
            if (++filled == 8) {
                mix(word);
                word = 0;
                filled = 0;
            }
        }
        if (filled != 0) {
            mix(word);
        }
        return *this;
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return value_; }

  private:
    constexpr void mix(std::uint64_t word) {
        std::uint64_t z = value_ + word + 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        value_ = z ^ (z >> 31U);
    }
    std::uint64_t value_ = 0;
};

} // namespace architects
