#include "core/table/chacha20.h"

#include <bit>

namespace architects {
namespace {

using Words = std::array<std::uint32_t, 16>;

std::uint32_t load32(const std::uint8_t* p) {
    return static_cast<std::uint32_t>(p[0]) | static_cast<std::uint32_t>(p[1]) << 8U |
           static_cast<std::uint32_t>(p[2]) << 16U | static_cast<std::uint32_t>(p[3]) << 24U;
}

void quarterRound(Words& w, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
    w[a] += w[b];
    w[d] = std::rotl(w[d] ^ w[a], 16);
    w[c] += w[d];
    w[b] = std::rotl(w[b] ^ w[c], 12);
    w[a] += w[b];
    w[d] = std::rotl(w[d] ^ w[a], 8);
    w[c] += w[d];
    w[b] = std::rotl(w[b] ^ w[c], 7);
}

void doubleRound(Words& w) {
    quarterRound(w, 0, 4, 8, 12);
    quarterRound(w, 1, 5, 9, 13);
    quarterRound(w, 2, 6, 10, 14);
    quarterRound(w, 3, 7, 11, 15);
    quarterRound(w, 0, 5, 10, 15);
    quarterRound(w, 1, 6, 11, 12);
    quarterRound(w, 2, 7, 8, 13);
    quarterRound(w, 3, 4, 9, 14);
}

} // namespace

std::array<std::uint8_t, 64> chacha20Block(const Seed& key, std::uint32_t counter,
                                           const std::array<std::uint8_t, 12>& nonce) {
    Words start{0x61707865U, 0x3320646EU, 0x79622D32U, 0x6B206574U};
    for (std::size_t i = 0; i < 8; ++i) {
        start[4 + i] = load32(&key[4 * i]);
    }
    start[12] = counter;
    for (std::size_t i = 0; i < 3; ++i) {
        start[13 + i] = load32(&nonce[4 * i]);
    }
    Words w = start;
    for (int round = 0; round < 10; ++round) {
        doubleRound(w);
    }
    std::array<std::uint8_t, 64> block{};
    for (std::size_t i = 0; i < 16; ++i) {
        const std::uint32_t word = w[i] + start[i];
        for (std::size_t b = 0; b < 4; ++b) {
            block[4 * i + b] = static_cast<std::uint8_t>(word >> (8U * b));
        }
    }
    return block;
}

ChaChaRandom::ChaChaRandom(const Seed& seed, std::uint64_t entryIndex) : seed_(seed) {
    for (std::size_t i = 0; i < 8; ++i) {
        nonce_[i] = static_cast<std::uint8_t>(entryIndex >> (8U * i));
    }
}

std::uint32_t ChaChaRandom::next32() {
    if (used_ == block_.size()) {
        block_ = chacha20Block(seed_, counter_++, nonce_);
        used_ = 0;
    }
    const std::uint32_t word = load32(&block_[used_]);
    used_ += 4;
    return word;
}

} // namespace architects
