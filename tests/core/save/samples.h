#pragma once

#include <cstddef>
#include <vector>

#include "core/save/record.h"

namespace architects::save::test {

/// A match with that many entries; the number makes its id.
MatchRecord sampleMatch(int number, std::size_t entries = 0);
/// What entry `index` of every sample match is.
Entry sampleEntry(std::size_t index);
std::vector<Entry> sampleEntries(std::size_t from, std::size_t count);

} // namespace architects::save::test
