#include <catch2/catch.hpp>

#include "core/table/pick.h"

using namespace architects;

namespace {

/// The same, taking one member away after the other.
std::uint8_t countedOff(std::uint64_t set, std::uint32_t before) {
    for (; before > 0; --before) {
        set &= set - 1;
    }
    return static_cast<std::uint8_t>(std::countr_zero(set));
}

void checkEveryMember(std::uint64_t set) {
    for (std::uint32_t before = 0; before < static_cast<std::uint32_t>(std::popcount(set)); ++before) {
        REQUIRE(memberAt(set, before) == countedOff(set, before));
    }
}

} // namespace

TEST_CASE("A member of a set is found by how many are before it") {
    for (unsigned bit = 0; bit < 64; ++bit) {
        checkEveryMember(std::uint64_t{1} << bit);
        checkEveryMember(~(std::uint64_t{1} << bit));
    }
    checkEveryMember(~std::uint64_t{0});
    FastRandom random(1);
    for (int i = 0; i < 2000; ++i) {
        checkEveryMember(random.next64() & random.next64());
        checkEveryMember(random.next64());
    }
}

TEST_CASE("Every member of a set is picked, and nothing else") {
    const std::uint64_t set = 0x8000'0100'0021'0080ULL;
    std::uint64_t picked = 0;
    FastRandom random(2);
    for (int i = 0; i < 400; ++i) {
        picked |= std::uint64_t{1} << pickOne(set, random);
    }
    CHECK(picked == set);
}
