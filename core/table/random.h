#pragma once

#include <concepts>
#include <cstdint>

namespace architects {

/// Anything that yields uniform 32-bit words. Two exist: ChaChaRandom for the table's chance,
/// FastRandom for bots and roll-outs.
template <class R>
concept RandomSource = requires(R& random) {
    { random.next32() } -> std::same_as<std::uint32_t>;
};

/// A uniform number in [0, bound), without bias (Lemire's multiply-and-reject). bound > 0.
template <RandomSource R>
constexpr std::uint32_t below(R& random, std::uint32_t bound) {
    std::uint64_t product = static_cast<std::uint64_t>(random.next32()) * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
        const std::uint32_t threshold = (0U - bound) % bound;
        while (low < threshold) {
            product = static_cast<std::uint64_t>(random.next32()) * bound;
            low = static_cast<std::uint32_t>(product);
        }
    }
    return static_cast<std::uint32_t>(product >> 32U);
}

/// xoshiro256++ by Blackman and Vigna, seeded by splitmix64: fast, never used for a table's chance.
class FastRandom {
  public:
    constexpr explicit FastRandom(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9E3779B97F4A7C15ULL;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
            z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
            word = z ^ (z >> 31U);
        }
    }
    constexpr std::uint64_t next64() {
        const std::uint64_t result = rotate(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t t = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotate(state_[3], 45);
        return result;
    }
    constexpr std::uint32_t next32() { return static_cast<std::uint32_t>(next64() >> 32U); }

  private:
    static constexpr std::uint64_t rotate(std::uint64_t x, unsigned k) {
        return (x << k) | (x >> (64U - k));
    }
    std::uint64_t state_[4]{};
};

} // namespace architects
