#include "tests/core/games/battery.h"

#include "tests/core/games/pyramidice/tally.h"

namespace architects::pyramidice {
namespace {

TEST_CASE("Pyramidice keeps the contract with two, three and four players") {
    const int seats = GENERATE(2, 3, 4);
    CHECK(battery::everything<Pyramidice>(tally::setupOf(seats), 6) > 0);
}

TEST_CASE("Pyramidice keeps the contract against each Great Architect, without a secret") {
    const int rival = GENERATE(1, 2, 3, 4);
    CHECK(battery::everything<Pyramidice>(tally::setupOf(2, rival), 6) == 0);
}

} // namespace
} // namespace architects::pyramidice
