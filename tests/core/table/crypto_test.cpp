#include <catch2/catch.hpp>

#include <array>
#include <string>

#include "core/table/chacha20.h"
#include "core/table/hex.h"
#include "core/table/random.h"
#include "core/table/sha256.h"

using namespace architects;

TEST_CASE("ChaCha20 gives the block of RFC 8439 section 2.3.2") {
    const auto key = fromHex<32>("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    const auto nonce = fromHex<12>("000000090000004a00000000");
    REQUIRE((key && nonce));
    CHECK(toHex(chacha20Block(*key, 1, *nonce)) ==
          "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
          "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

TEST_CASE("ChaCha20 gives test vectors 1 to 3 of RFC 8439 appendix A.1") {
    const Seed zero{};
    const std::array<std::uint8_t, 12> nonce{};
    CHECK(toHex(chacha20Block(zero, 0, nonce)) ==
          "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
          "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
    CHECK(toHex(chacha20Block(zero, 1, nonce)) ==
          "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
          "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
    Seed one{};
    one[31] = 1;
    CHECK(toHex(chacha20Block(one, 1, nonce)) ==
          "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
          "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
}

TEST_CASE("The chance of an entry is the key stream read as little-endian words") {
    ChaChaRandom random(Seed{}, 0);
    CHECK(random.next32() == 0xade0b876U);
    CHECK(random.next32() == 0x903df1a0U);
    for (int i = 2; i < 16; ++i) {
        random.next32();
    }
    CHECK(random.next32() == 0xbee7079fU); // the second block follows the first
}

TEST_CASE("SHA-256 gives the digests of FIPS 180-4") {
    CHECK(toHex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(toHex(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(toHex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(toHex(sha256(std::string(1000000, 'a'))) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("Hexadecimal is read only when it is whole") {
    CHECK(fromHex<2>("00fF") == std::array<std::uint8_t, 2>{0, 255});
    CHECK_FALSE(fromHex<2>("00f").has_value());
    CHECK_FALSE(fromHex<2>("00fff").has_value());
    CHECK_FALSE(fromHex<2>("00fg").has_value());
}

TEST_CASE("Numbers below a bound are even: chi-squared over a bound that is no power of two") {
    constexpr std::uint32_t bound = 49;
    constexpr int rolls = 49000;
    std::array<int, bound> counts{};
    FastRandom random(42);
    for (int i = 0; i < rolls; ++i) {
        ++counts[below(random, bound)];
    }
    double chi = 0;
    for (const int count : counts) {
        chi += (count - 1000.0) * (count - 1000.0) / 1000.0;
    }
    CHECK(chi < 84.0); // 48 degrees of freedom, p = 0.001
}

TEST_CASE("A draw that would favour some numbers is drawn again") {
    struct Words {
        std::array<std::uint32_t, 2> word;
        std::size_t at = 0;
        std::uint32_t next32() { return word[at++]; }
    };
    // For a bound of 3 the word 0 has a low half of 0 < 1 and must be dropped.
    Words words{{0, 0xFFFFFFFFU}};
    CHECK(below(words, 3) == 2);
    CHECK(words.at == 2);
}
