#pragma once

#include <string>
#include <vector>

/// Matches of Kheops played by bots from fixed seeds, as text: three that are over, then two that are open.
/// The last one is the one to go on with.
std::vector<std::string> sampleMatches();

/// The same of Pyramidice: over alone against Imhotep, over for three, over alone against Snefru; then open
/// for three, open alone just after a turn of Imhotep's in which he built, and open alone
/// just after a roll.
std::vector<std::string> samplePyramids();
