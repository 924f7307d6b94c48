#include "tests/core/save/samples.h"

#include <string>

#include "core/table/hex.h"

namespace architects::save::test {

Entry sampleEntry(std::size_t index) {
    const auto at = [index](std::size_t shift) { return static_cast<std::uint8_t>(index >> shift); };
    const Seat by = index % 3 == 2 ? Seat::Chance : seatAt(static_cast<int>(index % 3));
    return {by, static_cast<std::uint8_t>(index * 7), {at(0), at(8), at(16), 0, 0xFF, 1, at(2)}};
}

std::vector<Entry> sampleEntries(std::size_t from, std::size_t count) {
    std::vector<Entry> entries;
    for (std::size_t i = from; i < from + count; ++i) {
        entries.push_back(sampleEntry(i));
    }
    return entries;
}

MatchRecord sampleMatch(int number, std::size_t entries) {
    Seed seed{};
    seed[0] = static_cast<std::uint8_t>(number);
    MatchRecord record;
    record.id = toHex(sha256("match " + std::to_string(number))).substr(0, 32);
    record.log.setup = makeSetup("kheops", 2, seed);
    record.log.setup.options[1] = 3;
    record.log.entries = sampleEntries(0, entries);
    record.players = {{"Nefer", PlayerKind::Person, 0}, {"Imhotep", PlayerKind::Bot, 2}};
    record.createdMs = 1'700'000'000'000 + number;
    record.updatedMs = record.createdMs + 5;
    return record;
}

} // namespace architects::save::test
