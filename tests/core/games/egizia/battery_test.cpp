#include "tests/core/games/battery.h"

#include "tests/core/games/egizia/tally.h"

namespace architects::egizia {
namespace {

TEST_CASE("Egizia keeps the contract with two, three and four players") {
    const int seats = GENERATE(2, 3, 4);
    CHECK(battery::everything<Egizia>(tally::setupOf(seats), 6) > 0);
}

TEST_CASE("Egizia keeps the contract with a Sphinx card for everybody at the start") {
    const int seats = GENERATE(2, 3, 4);
    CHECK(battery::everything<Egizia>(tally::setupOf(seats, true), 6) > 0);
}

TEST_CASE("Egizia keeps the contract with leftover cards taken before the workers are fed") {
    const int seats = GENERATE(2, 3, 4);
    CHECK(battery::everything<Egizia>(tally::setupOf(seats, false, LeftoverRule::AfterPlacing), 6) > 0);
}

TEST_CASE("Egizia keeps the contract with both rules of the revision") {
    const int seats = GENERATE(2, 3, 4);
    CHECK(battery::everything<Egizia>(tally::setupOf(seats, true, LeftoverRule::AfterPlacing), 6) > 0);
}

} // namespace
} // namespace architects::egizia
