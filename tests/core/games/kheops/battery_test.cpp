#include <catch2/catch.hpp>

#include "core/games/kheops/kheops.h"
#include "tests/core/games/battery.h"

using namespace architects;

TEST_CASE("Kheops passes the battery with either Pharaoh") {
    Setup setup = makeSetup("kheops", 2, {});
    setup.options[0] = GENERATE(std::uint8_t{0}, std::uint8_t{1});
    CHECK(battery::everything<kheops::Kheops>(setup, 12) > 100);
}
