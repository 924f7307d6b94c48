#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include "tests/catch_runner.h"

namespace architects::testing {

int runTests(int argc, char* argv[]) {
    return Catch::Session().run(argc, argv);
}

} // namespace architects::testing
