#pragma once

namespace architects::testing {

/// Runs the tests of this program as its command line says: for programs whose main has more to do than
/// that.
int runTests(int argc, char* argv[]);

} // namespace architects::testing
