#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>

#include "tests/core/save/fixtures.h"

using namespace architects;
using namespace architects::save;
using namespace architects::save::test;

namespace {

/// Appends one entry at a time until something refuses; then how many were acknowledged.
std::size_t appendUntilRefused(Store& store, const std::string& id, SaveError& why) {
    std::size_t length = 0;
    for (why = SaveError::None; why == SaveError::None && length < 100'000;) {
        why = store.append(id, length, std::vector<Entry>{sampleEntry(length)}, 1);
        length += why == SaveError::None ? 1 : 0;
    }
    return length;
}

} // namespace

TEST_CASE("A full disk refuses new moves and keeps the old ones") {
    const TempFolder folder;
    { const Store store = openStore(folder.file()); }
    Store store = openStore(folder.file(), {.maxPages = 14});
    const std::string id = sampleMatch(1).id;
    REQUIRE(store.createMatch(sampleMatch(1)) == SaveError::None);
    SaveError why = SaveError::None;
    const std::size_t length = appendUntilRefused(store, id, why);
    CHECK(why == SaveError::NoSpace);
    CHECK(length > 50);
    CHECK(store.createMatch(sampleMatch(2, 1000)) == SaveError::NoSpace);
    CHECK(store.load(sampleMatch(2).id).error() == SaveError::NoSuchMatch);
    CHECK(store.load(id)->log.entries == sampleEntries(0, length));
    // Space comes back: the match goes on where it stopped.
    REQUIRE(store.truncate(id, length / 2, 2) == SaveError::None);
    CHECK(store.append(id, length / 2, std::vector<Entry>{sampleEntry(length / 2)}, 3) == SaveError::None);
}

TEST_CASE("A write that the system cuts off loses nothing that was acknowledged") {
    const TempFolder folder;
    { const Store store = openStore(folder.file()); }
    const std::string id = sampleMatch(1).id;
    int pipe[2] = {-1, -1};
    REQUIRE(::pipe(pipe) == 0);
    const pid_t child = fork();
    if (child == 0) {
        // The limit makes write() fail half-way through the log, whoever we are.
        signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{100'000, 100'000};
        setrlimit(RLIMIT_FSIZE, &limit);
        Saved<Opened> opened = Store::open(folder.file());
        SaveError why = opened.ok() ? opened->store.createMatch(sampleMatch(1)) : opened.error();
        const std::size_t length = why == SaveError::None ? appendUntilRefused(opened->store, id, why) : 0;
        const bool told = write(pipe[1], &length, sizeof length) == sizeof length;
        _exit(told ? static_cast<int>(why) : 255);
    }
    std::size_t length = 0;
    REQUIRE(read(pipe[0], &length, sizeof length) == sizeof length);
    close(pipe[0]);
    close(pipe[1]);
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK(static_cast<SaveError>(WEXITSTATUS(status)) == SaveError::NoSpace);
    CHECK(length > 5);
    CHECK(openStore(folder.file()).load(id)->log.entries == sampleEntries(0, length));
}

TEST_CASE("Two stores on one file see each other's moves and never overwrite them") {
    const TempFolder folder;
    Store here = openStore(folder.file());
    Store there = openStore(folder.file());
    const std::string id = sampleMatch(1).id;
    REQUIRE(here.createMatch(sampleMatch(1)) == SaveError::None);
    for (std::size_t i = 0; i < 20; ++i) {
        Store& mine = i % 2 == 0 ? here : there;
        Store& other = i % 2 == 0 ? there : here;
        REQUIRE(mine.append(id, i, std::vector<Entry>{sampleEntry(i)}, 1) == SaveError::None);
        REQUIRE(other.append(id, i, std::vector<Entry>{sampleEntry(99)}, 1) == SaveError::WrongLength);
    }
    CHECK(here.load(id)->log.entries == sampleEntries(0, 20));
    CHECK(*here.load(id) == *there.load(id));
}

TEST_CASE("A file in somebody else's hand is said to be locked, and works again afterwards") {
    const TempFolder folder;
    const MatchRecord record = sampleMatch(1, 2);
    const std::string id = record.id;
    const auto one = sampleEntries(2, 1);
    Store store = openStore(folder.file(), {.busyTimeoutMs = 20});
    REQUIRE(store.createMatch(record) == SaveError::None);
    {
        RawDatabase other(folder.file());
        other.run("BEGIN IMMEDIATE");
        CHECK(store.append(id, 2, one, 1) == SaveError::Locked);
        CHECK(store.setSetting("theme", "dark") == SaveError::Locked);
        CHECK(*store.load(id) == record); // reading goes on
    }
    CHECK(store.append(id, 2, one, 1) == SaveError::None);
}

TEST_CASE("A file that cannot be looked at is locked, not damaged") {
    const TempFolder folder;
    { const Store store = openStore(folder.file()); }
    RawDatabase other(folder.file());
    other.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT");
    CHECK(Store::open(folder.file(), {.busyTimeoutMs = 20}).error() == SaveError::Locked);
    CHECK_FALSE(fileExists(folder.file() + ".set-aside-1"));
}

TEST_CASE("Processes that begin the same file together all succeed") {
    constexpr int rounds = 10;
    constexpr int processes = 4;
    for (int round = 0; round < rounds; ++round) {
        const TempFolder folder;
        std::vector<pid_t> children;
        for (int i = 0; i < processes; ++i) {
            children.push_back(fork());
            if (children.back() == 0) {
                Saved<Opened> opened = Store::open(folder.file(), {.busyTimeoutMs = 20'000});
                const bool clean = opened.ok() && !opened->setAside;
                _exit(static_cast<int>(clean ? opened->store.createMatch(sampleMatch(i, 10))
                                             : opened.error()));
            }
        }
        for (const pid_t child : children) {
            int status = 0;
            REQUIRE(waitpid(child, &status, 0) == child);
            REQUIRE(WIFEXITED(status));
            CHECK(infoOf(static_cast<SaveError>(WEXITSTATUS(status))).name == "none");
        }
        CHECK(openStore(folder.file()).list(std::nullopt, 10)->size() == processes);
    }
}
