// Prints the fingerprints of the Architects: on another machine, or to be kept as the new ones.
#include <cstdio>

#include "tests/core/bots/fingerprint.h"

int main() {
    std::fputs(architects::test::fingerprints().c_str(), stdout);
    return 0;
}
