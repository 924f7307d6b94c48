#include <catch2/catch.hpp>
#include <filesystem>

#include "tests/core/save/fixtures.h"

using namespace architects;
using namespace architects::save;
using namespace architects::save::test;

namespace {

constexpr std::size_t pageSize = 4096;

/// A sound file of some hundred pages.
void makeBigStore(const std::string& path) {
    Store store = openStore(path);
    for (int i = 0; i < 10; ++i) {
        REQUIRE(store.createMatch(sampleMatch(i, 2000)) == SaveError::None);
    }
}

/// Opens a file that must be set aside, whose every byte must be found again, and plays on.
void expectSetAside(const std::string& path, SetAside::Reason reason) {
    const std::string before = readFile(path);
    Saved<Opened> opened = Store::open(path);
    REQUIRE(opened.ok());
    REQUIRE(opened->setAside);
    CHECK(opened->setAside->reason == reason);
    CHECK(opened->setAside->file == path + ".set-aside-1");
    CHECK(opened->setAside->sentence().find("%1") != std::string_view::npos);
    CHECK(readFile(path + ".set-aside-1") == before);
    CHECK(opened->store.list(std::nullopt, 10)->empty());
    CHECK(opened->store.createMatch(sampleMatch(1, 3)) == SaveError::None);
}

} // namespace

namespace {

struct Damage {
    const char* name;
    void (*inflict)(std::string& bytes);
};

void fill(std::string& bytes, std::size_t from, std::size_t count, char with) {
    bytes.replace(from, count, count, with);
}

const Damage damages[] = {
    {"text instead of a database", [](std::string& bytes) { bytes = "Dear diary, this is no database."; }},
    {"one byte", [](std::string& bytes) { bytes = "S"; }},
    {"a broken magic word", [](std::string& bytes) { bytes[3] = 'x'; }},
    {"a header of zeros", [](std::string& bytes) { fill(bytes, 0, 100, '\0'); }},
    {"a page of noise", [](std::string& bytes) { fill(bytes, 20 * pageSize, pageSize, '\xA5'); }},
    {"a page of zeros", [](std::string& bytes) { fill(bytes, 20 * pageSize, pageSize, '\0'); }},
    {"half of the file is gone", [](std::string& bytes) { bytes.resize(20 * pageSize); }},
    {"cut in the middle of a page", [](std::string& bytes) { bytes.resize(30 * pageSize + 100); }},
    {"cut after the first page", [](std::string& bytes) { bytes.resize(pageSize); }},
    {"cut in the header", [](std::string& bytes) { bytes.resize(50); }},
};

} // namespace

TEST_CASE("A damaged file is set aside whole and a new one is begun") {
    const TempFolder folder;
    makeBigStore(folder.file());
    std::string bytes = readFile(folder.file());
    REQUIRE(bytes.size() > 40 * pageSize);
    const Damage& damage = GENERATE(from_range(std::begin(damages), std::end(damages)));
    INFO(damage.name);
    damage.inflict(bytes);
    writeFile(folder.file(), bytes);
    expectSetAside(folder.file(), SetAside::Reason::Damaged);
}

TEST_CASE("A file of another program is set aside whole") {
    const TempFolder folder;
    sql(folder.file(), "CREATE TABLE recipes (name); INSERT INTO recipes VALUES ('date cake')");
    SECTION("without a mark") {}
    SECTION("with a mark of its own") {
        sql(folder.file(), "PRAGMA application_id = 42");
    }
    SECTION("with our mark but no version") {
        sql(folder.file(), "PRAGMA application_id = 1198670194");
    }
    expectSetAside(folder.file(), SetAside::Reason::Foreign);
    CHECK(sql(folder.file() + ".set-aside-1", "SELECT name FROM recipes") == "date cake");
}

TEST_CASE("Files set aside earlier keep their names") {
    const TempFolder folder;
    writeFile(folder.file(), "first");
    { CHECK(Store::open(folder.file())->setAside->file == folder.file() + ".set-aside-1"); }
    writeFile(folder.file(), "second");
    writeFile(folder.file() + ".set-aside-2-wal", "in the way");
    { CHECK(Store::open(folder.file())->setAside->file == folder.file() + ".set-aside-3"); }
    CHECK(readFile(folder.file() + ".set-aside-1") == "first");
    CHECK(readFile(folder.file() + ".set-aside-3") == "second");
}

namespace {

/// A file with a log that was not yet moved into it, as a kill leaves them.
void leaveLogBehind(const TempFolder& folder) {
    makeBigStore(folder.file("busy.db")); // closed, so all of this is in the file
    Store store = openStore(folder.file("busy.db"));
    REQUIRE(store.createMatch(sampleMatch(100, 100)) == SaveError::None);
    for (const char* part : {"", "-wal"}) {
        std::filesystem::copy_file(folder.file("busy.db") + part, folder.file() + part);
    }
}

} // namespace

TEST_CASE("What is only in the log is found after a crash") {
    const TempFolder folder;
    leaveLogBehind(folder);
    CHECK(*openStore(folder.file()).load(sampleMatch(100).id) == sampleMatch(100, 100));
}

TEST_CASE("The log is set aside together with its damaged file") {
    const TempFolder folder;
    leaveLogBehind(folder);
    const std::string log = readFile(folder.file() + "-wal");
    std::string bytes;
    SECTION("text") {
        bytes = "not a database, for all the log knows";
    }
    SECTION("nothing") {
        bytes = "";
    }
    writeFile(folder.file(), bytes);
    expectSetAside(folder.file(), SetAside::Reason::Damaged);
    CHECK(readFile(folder.file() + ".set-aside-1-wal") == log);
}

TEST_CASE("A log whose file is gone is set aside") {
    const TempFolder folder;
    leaveLogBehind(folder);
    const std::string log = readFile(folder.file() + "-wal");
    std::filesystem::remove(folder.file());
    const Saved<Opened> opened = Store::open(folder.file());
    REQUIRE(opened.ok());
    REQUIRE(opened->setAside);
    CHECK(readFile(opened->setAside->file + "-wal") == log);
}

TEST_CASE("A damaged match is noticed, and the others are not hurt") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const std::string id = sampleMatch(1).id;
    REQUIRE(store.createMatch(sampleMatch(2, 5)) == SaveError::None);
    REQUIRE(store.createMatch(sampleMatch(1, 10)) == SaveError::None);
    const std::string where = " WHERE match = (SELECT key FROM matches WHERE id = '" + id + "') ";
    SECTION("a flipped byte") {
        sql(folder.file(), "UPDATE entries SET bytes = X'000102030405060708'" + where + "AND n = 4");
    }
    SECTION("a short entry") {
        sql(folder.file(), "UPDATE entries SET bytes = X'00'" + where + "AND n = 4");
    }
    SECTION("a gap") {
        sql(folder.file(), "DELETE FROM entries" + where + "AND n = 4");
    }
    SECTION("a lost end") {
        sql(folder.file(), "DELETE FROM entries" + where + "AND n = 9");
    }
    SECTION("an unknown kind of player") {
        sql(folder.file(), "UPDATE players SET kind = 9" + where);
    }
    SECTION("a lost player") {
        sql(folder.file(), "DELETE FROM players" + where + "AND seat = 1");
    }
    SECTION("an unknown status") {
        sql(folder.file(), "UPDATE matches SET status = 7 WHERE id = '" + id + "'");
    }
    SECTION("too many seats") {
        sql(folder.file(), "UPDATE matches SET seats = 9 WHERE id = '" + id + "'");
    }
    SECTION("a short seed") {
        sql(folder.file(), "UPDATE matches SET seed = X'00' WHERE id = '" + id + "'");
    }
    SECTION("another game") {
        sql(folder.file(), "UPDATE matches SET game = 'luxor' WHERE id = '" + id + "'");
    }
    CHECK(store.load(id).error() == SaveError::DamagedMatch);
    CHECK(*store.load(sampleMatch(2).id) == sampleMatch(2, 5));
    CHECK(store.list(std::nullopt, 10)->size() == 2);
    CHECK(store.createMatch(sampleMatch(1, 10)) == SaveError::MatchExists);
    CHECK(store.remove(id) == SaveError::None);
}

TEST_CASE("Taking back does not make a damaged match look sound") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const std::string id = sampleMatch(1).id;
    REQUIRE(store.createMatch(sampleMatch(1, 10)) == SaveError::None);
    sql(folder.file(), "UPDATE entries SET bytes = X'000102030405060708' WHERE n = 4");
    CHECK(store.truncate(id, 8, 1) == SaveError::DamagedMatch);
    CHECK(store.list(std::nullopt, 1)->front().entryCount == 10);
}
