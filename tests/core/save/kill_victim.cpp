// The victim of kill_test.cpp: plays a match into a store as fast as it can, and after each change that
// returned writes what it was promised to standard output, unbuffered: the length, or that the next batch
// is kept as moves on their way. It never ends by itself.
//   kill_victim <file> <number of the match>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/save/store.h"
#include "tests/core/save/kill_plan.h"
#include "tests/core/save/samples.h"

using namespace architects::save;
using namespace architects::save::test;

namespace {

bool acknowledge(std::size_t length, std::uint32_t mark = 0) {
    const std::uint32_t word = static_cast<std::uint32_t>(length) | mark;
    return write(STDOUT_FILENO, &word, sizeof word) == sizeof word;
}

SaveError append(Store& store, const std::string& id, std::size_t from, std::size_t to) {
    return store.append(id, from, sampleEntries(from, to - from), static_cast<std::int64_t>(to));
}

SaveError sendAndConfirm(Store& store, const std::string& id, std::size_t from, std::size_t to) {
    const auto moves = sampleEntries(from, to - from);
    const SaveError error = store.putOutgoing({id, from, moves, std::to_string(from)});
    if (error != SaveError::None || !acknowledge(from, onTheirWay)) {
        return error;
    }
    return store.confirm(id, from, moves, std::to_string(from), static_cast<std::int64_t>(to));
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
    const int number = std::atoi(words[2]);
    const MatchRecord match = sampleMatch(number);
    const SaveError created = store.createMatch(match);
    if (created != SaveError::None && created != SaveError::MatchExists) {
        return 4;
    }
    std::size_t length = store.load(match.id)->log.entries.size();
    while (acknowledge(length)) {
        const std::size_t next = nextLength(length);
        const auto change = isOnline(number) ? sendAndConfirm : append;
        if (change(store, match.id, length, next) != SaveError::None) {
            return 5;
        }
        length = next;
    }
    return 6;
}
