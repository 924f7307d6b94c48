#include <catch2/catch.hpp>

#include <set>

#include "core/table/hex.h"
#include "core/table/log.h"
#include "core/table/refusal.h"
#include "tests/core/table/toy_game.h"

using namespace architects;

TEST_CASE("An entry survives the way to bytes and back") {
    const Entry move{Seat::Second, 3, {1, 2, 3, 4, 5, 6, 7}};
    const Entry chance = Entry::of(Outcome{9, {hiddenArg}});
    CHECK(entryFromBytes(toBytes(move)) == move);
    CHECK(entryFromBytes(toBytes(chance)) == chance);
    CHECK(toBytes(chance)[0] == 255);
}

TEST_CASE("The hash chain changes with every part of the set-up and of every entry") {
    Log log{makeSetup("toy", 2, toy::seedOf(1)), {Entry{Seat::First, 1, {2}}, Entry{Seat::Second, 1, {3}}}};
    std::set<Digest> links{chainOf(log)};
    const auto distinct = [&](const Log& changed) { return links.insert(chainOf(changed)).second; };
    Log other = log;
    other.setup.game = "yot";
    CHECK(distinct(other));
    other = log;
    other.setup.seats = 3;
    CHECK(distinct(other));
    other = log;
    other.setup.options[1] = 1;
    CHECK(distinct(other));
    other = log;
    other.setup.seedHash[31] ^= 1;
    CHECK(distinct(other));
    other = log;
    other.setup.seedFrom = 1;
    CHECK(distinct(other));
    other = log;
    other.setup.rules = 2;
    CHECK(distinct(other));
    other.setup.seedFrom = 1;
    CHECK(distinct(other));
    for (std::size_t byte = 0; byte < entryBytes; ++byte) {
        auto bytes = toBytes(log.entries[0]);
        bytes[byte] ^= 0x40;
        other = log;
        other.entries[0] = entryFromBytes(bytes);
        CHECK(distinct(other));
    }
    other = log;
    std::swap(other.entries[0], other.entries[1]);
    CHECK(distinct(other));
}

TEST_CASE("The chain of a match by the first rules is what it was before matches carried a number") {
    const Log log{makeSetup("toy", 2, toy::seedOf(1)), {Entry{Seat::First, 1, {2}}}};
    const std::string start =
        "great-architects 1\ntoy\n2\n0000000000000000\n" + toHex(log.setup.seedHash) + "\n";
    CHECK(chainStart(log.setup) == sha256(start));
    Setup later = log.setup;
    later.rules = 2;
    CHECK(chainStart(later) == sha256(start + "rules 2\n"));
}

TEST_CASE("A view, which does not know the seed, has the chain's same beginning") {
    Setup setup = makeSetup("toy", 2, toy::seedOf(1));
    const Digest full = chainStart(setup);
    setup.seed.reset();
    CHECK(chainStart(setup) == full);
}

TEST_CASE("Every refusal has a name of its own, and a sentence") {
    std::set<std::string_view> names;
    for (const RefusalInfo& info : allRefusals()) {
        CHECK(names.insert(info.name).second);
        CHECK(refusalNamed(info.name) == info.id);
        if (info.id != Refusal::None) {
            CHECK(info.sentence.ends_with('.'));
        }
    }
    CHECK(refusalNamed("no.such.name") == Refusal::None);
}
