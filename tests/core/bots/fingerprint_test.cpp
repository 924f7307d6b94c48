#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>

#include "tests/core/bots/fingerprint.h"

using namespace architects;

TEST_CASE("The Architects choose what they chose when their fingerprints were taken") {
    std::ifstream file(ARCHITECTS_SOURCE_DIR "/tests/core/bots/fingerprints.txt", std::ios::binary);
    const std::string kept{std::istreambuf_iterator<char>(file), {}};
    CHECK(kept == test::fingerprints()); // changed on purpose? bin/bots_fingerprint prints the new ones
}
