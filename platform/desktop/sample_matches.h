#pragma once

#include <string>
#include <vector>

/// Matches that bots played from fixed seeds, as match files: some finished, some in the middle, for
/// pictures and for trying the app. The last one is the one to continue.
std::vector<std::string> sampleMatches();
