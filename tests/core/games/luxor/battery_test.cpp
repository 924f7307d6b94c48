#include "tests/core/games/battery.h"

#include "tests/core/games/luxor/tally.h"

namespace architects::luxor {
namespace {

TEST_CASE("Luxor keeps the contract with two, three and four players") {
    const int seats = GENERATE(2, 3, 4);
    CHECK(battery::everything<Luxor>(tally::setupOf(seats), 6) > 0);
}

TEST_CASE("Luxor keeps the contract with the Eyes of the Sphinx") {
    const int seats = GENERATE(2, 3, 4);
    CHECK(battery::everything<Luxor>(tally::setupOf(seats, CurseRule::None, PairRule::Sphinx), 6) > 0);
}

TEST_CASE("Luxor keeps the contract with the Curse of the Pharaoh, however it is searched for") {
    const int seats = GENERATE(2, 3, 4);
    const CurseRule curse = GENERATE(CurseRule::Turns, CurseRule::Race, CurseRule::Quick);
    CHECK(battery::everything<Luxor>(tally::setupOf(seats, curse), 6) > 0);
}

TEST_CASE("Luxor keeps the contract with both variants at once") {
    const int seats = GENERATE(2, 3, 4);
    const CurseRule curse = GENERATE(CurseRule::Turns, CurseRule::Race, CurseRule::Quick);
    CHECK(battery::everything<Luxor>(tally::setupOf(seats, curse, PairRule::Sphinx), 6) > 0);
}

} // namespace
} // namespace architects::luxor
