// The victim of kill_test.cpp: plays a match into a store as fast as it can, and after each append that
// returned writes the length it was promised to standard output, unbuffered. It never ends by itself.
//   kill_victim <file> <number of the match>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>

#include "core/save/store.h"
#include "tests/core/save/kill_plan.h"
#include "tests/core/save/samples.h"

using namespace architects::save;
using namespace architects::save::test;

namespace {

bool acknowledge(std::size_t length) {
    const auto word = static_cast<std::uint32_t>(length);
    return write(STDOUT_FILENO, &word, sizeof word) == sizeof word;
}

} // namespace

int main(int count, char** words) {
    if (count != 3) {
        return 2;
    }
    Saved<Opened> opened = Store::open(words[1]);
    if (!opened.ok() || opened->setAside) {
        return 3;
    }
    Store& store = opened->store;
    const MatchRecord match = sampleMatch(std::atoi(words[2]));
    const SaveError created = store.createMatch(match);
    if (created != SaveError::None && created != SaveError::MatchExists) {
        return 4;
    }
    std::size_t length = store.load(match.id)->log.entries.size();
    while (acknowledge(length)) {
        const std::size_t next = nextLength(length);
        const auto entries = sampleEntries(length, next - length);
        if (store.append(match.id, length, entries, static_cast<std::int64_t>(next)) != SaveError::None) {
            return 5;
        }
        length = next;
    }
    return 6;
}
