#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>

#include "core/table/hex.h"
#include "tests/core/save/fixtures.h"

using namespace architects;
using namespace architects::save;
using namespace architects::save::test;

TEST_CASE("A new file carries our mark, the newest version and a write-ahead log") {
    const TempFolder folder;
    { const Store store = openStore(folder.file()); }
    CHECK(sql(folder.file(), "PRAGMA application_id") == std::to_string(0x47724172));
    CHECK(sql(folder.file(), "PRAGMA user_version") == "7");
    CHECK(sql(folder.file(), "PRAGMA journal_mode") == "wal");
    CHECK_FALSE(fileExists(folder.file() + "-wal")); // closing put everything into the file
}

TEST_CASE("A file of zero bytes is simply begun") {
    const TempFolder folder;
    writeFile(folder.file(), "");
    Store store = openStore(folder.file());
    CHECK(store.createMatch(sampleMatch(1)) == SaveError::None);
}

TEST_CASE("A path that is no place for a file is an error") {
    const TempFolder folder;
    CHECK(Store::open("").error() == SaveError::CannotOpen);
    CHECK(Store::open(folder.path()).error() == SaveError::CannotOpen);
    CHECK(Store::open(folder.path() + "/missing/file.db").error() == SaveError::CannotOpen);
    CHECK(Store::open(":memory:").error() == SaveError::CannotOpen);
}

TEST_CASE("A store in memory keeps a match as long as it lives") {
    Saved<Opened> opened = Store::openInMemory();
    REQUIRE(opened.ok());
    CHECK_FALSE(opened->setAside.has_value());
    REQUIRE(opened->store.createMatch(sampleMatch(1)) == SaveError::None);
    CHECK(opened->store.load(sampleMatch(1).id).ok());
    CHECK_FALSE(Store::openInMemory()->store.load(sampleMatch(1).id).ok());
}

namespace {

/// Root may write everywhere, so the attempt is made by a child process that is nobody.
SaveError openAsNobody(const std::string& path) {
    const pid_t child = fork();
    if (child == 0) {
        constexpr uid_t nobody = 65534;
        if (geteuid() == 0 && setuid(nobody) != 0) {
            _exit(255);
        }
        _exit(static_cast<int>(Store::open(path).error()));
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    REQUIRE(WEXITSTATUS(status) != 255);
    return static_cast<SaveError>(WEXITSTATUS(status));
}

} // namespace

TEST_CASE("A place that may only be read is an error and stays as it is") {
    const TempFolder folder;
    { const Store store = openStore(folder.file()); }
    writeFile(folder.file("damaged.db"), "this is not a database, but it is somebody's");
    chmod(folder.file().c_str(), 0444);
    chmod(folder.file("damaged.db").c_str(), 0666);
    chmod(folder.path().c_str(), 0555);
    CHECK(openAsNobody(folder.file()) == SaveError::ReadOnly);
    CHECK(openAsNobody(folder.file("new.db")) == SaveError::CannotOpen);
    CHECK(openAsNobody(folder.file("damaged.db")) == SaveError::CannotSetAside);
    chmod(folder.path().c_str(), 0755);
    CHECK(readFile(folder.file("damaged.db")) == "this is not a database, but it is somebody's");
}

TEST_CASE("A file of a newer version of the app is not touched") {
    const TempFolder folder;
    { const Store store = openStore(folder.file()); }
    sql(folder.file(), "PRAGMA user_version = 8; CREATE TABLE future (x); INSERT INTO future VALUES (1)");
    const std::string before = readFile(folder.file());
    CHECK(Store::open(folder.file()).error() == SaveError::NewerVersion);
    CHECK(readFile(folder.file()) == before);
    CHECK(sql(folder.file(), "SELECT count(*) FROM future") == "1");
    CHECK_FALSE(fileExists(folder.file() + ".set-aside-1"));
}

namespace {

/// The first published schema, written out here so that a later edit of it is noticed.
const char* const versionOne = R"sql(
PRAGMA application_id = 1198670194;
PRAGMA user_version = 1;
CREATE TABLE matches (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
    seats INTEGER NOT NULL, options BLOB NOT NULL, seed BLOB, seed_hash BLOB NOT NULL, chain BLOB NOT NULL,
    status INTEGER NOT NULL, created_ms INTEGER NOT NULL, updated_ms INTEGER NOT NULL) STRICT;
CREATE TABLE players (match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE, seat INTEGER NOT NULL,
    name TEXT NOT NULL, kind INTEGER NOT NULL, level INTEGER NOT NULL, PRIMARY KEY (match, seat))
    STRICT, WITHOUT ROWID;
CREATE TABLE entries (match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE, n INTEGER NOT NULL,
    bytes BLOB NOT NULL, PRIMARY KEY (match, n)) STRICT, WITHOUT ROWID;
CREATE TABLE settings (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES ('theme', 'dark');
)sql";

std::string insertIntoVersionOne(int key, const MatchRecord& record) {
    const Setup& setup = record.log.setup;
    const auto quoted = [](const std::string& text) { return "'" + text + "'"; };
    const auto blob = [](std::span<const std::uint8_t> bytes) { return "X'" + toHex(bytes) + "'"; };
    const std::string match = std::to_string(key);
    std::string text = "INSERT INTO matches VALUES (" + match + "," + quoted(record.id) + "," +
                       quoted(setup.game) + "," + std::to_string(setup.seats) + "," + blob(setup.options) +
                       "," + blob(*setup.seed) + "," + blob(setup.seedHash) + "," +
                       blob(chainOf(record.log)) + ",0," + std::to_string(record.createdMs) + "," +
                       std::to_string(record.updatedMs) + ");";
    for (std::size_t i = 0; i < record.players.size(); ++i) {
        const Player& player = record.players[i];
        text += "INSERT INTO players VALUES (" + match + "," + std::to_string(i) + "," +
                quoted(player.name) + "," + std::to_string(static_cast<int>(player.kind)) + "," +
                std::to_string(player.level) + ");";
    }
    for (std::size_t i = 0; i < record.log.entries.size(); ++i) {
        text += "INSERT INTO entries VALUES (" + match + "," + std::to_string(i) + "," +
                blob(toBytes(record.log.entries[i])) + ");";
    }
    return text;
}

} // namespace

TEST_CASE("A file of version 1 is brought up to date with everything in it") {
    const TempFolder folder;
    MatchRecord early = sampleMatch(1, 30);
    MatchRecord late = sampleMatch(2, 2);
    std::swap(early.updatedMs, late.updatedMs); // so that the order is not that of the rows
    sql(folder.file(), versionOne + insertIntoVersionOne(1, early) + insertIntoVersionOne(2, late));

    Store store = openStore(folder.file());
    CHECK(sql(folder.file(), "PRAGMA user_version") == "7");
    CHECK(*store.load(early.id) == early);
    CHECK(*store.load(late.id) == late);
    CHECK(*store.setting("theme") == "dark");
    CHECK(store.list(std::nullopt, 1)->front().id == early.id);
    REQUIRE(store.finish(late.id, std::vector<SeatResult>{{3, 1}, {1, 2}}, 7) == SaveError::None);
    CHECK(store.statistics("kheops")->yours.won == 1);
}

namespace {

/// What the second version added.
const char* const toVersionTwo = R"sql(
PRAGMA user_version = 2;
CREATE TABLE results (match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE, seat INTEGER NOT NULL,
    points INTEGER NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (match, seat)) STRICT, WITHOUT ROWID;
CREATE TABLE notes (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
ALTER TABLE matches ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_by_opened ON matches (opened);
INSERT INTO notes VALUES ('seen', 'rules');
INSERT INTO results VALUES (1, 0, 12, 1), (1, 1, 7, 2);
UPDATE matches SET status = 1, opened = 3 WHERE key = 1;
)sql";

} // namespace

TEST_CASE("A file of version 2 is brought up to date with everything in it") {
    const TempFolder folder;
    MatchRecord finished = sampleMatch(1, 30);
    const MatchRecord open = sampleMatch(2, 2);
    sql(folder.file(),
        versionOne + insertIntoVersionOne(1, finished) + insertIntoVersionOne(2, open) + toVersionTwo);
    finished.status = MatchStatus::Finished;
    finished.results = {{12, 1}, {7, 2}};

    Store store = openStore(folder.file());
    CHECK(sql(folder.file(), "PRAGMA user_version") == "7");
    CHECK(*store.load(finished.id) == finished);
    CHECK(*store.load(open.id) == open);
    CHECK(*store.note("seen") == "rules");
    CHECK(store.waiting()->empty());
    CHECK(store.friendTallies()->empty());
    CHECK(store.putOutgoing({open.id, 2, sampleEntries(2, 1), "first"}) == SaveError::None);
    CHECK(store.putOnline({open.id, "me", "{}", 0, 1}) == SaveError::None);
    CHECK(store.putReview(finished.id, "review") == SaveError::None);
    CHECK(store.changeSeat(open.id, 1, {"Imhotep", PlayerKind::Bot, 4}) == SaveError::None);
}

TEST_CASE("A migration that finds no space changes nothing and can be repeated") {
    const TempFolder folder;
    const MatchRecord record = sampleMatch(1, 30);
    sql(folder.file(), versionOne + insertIntoVersionOne(1, record));
    CHECK(Store::open(folder.file(), {.maxPages = 1}).error() == SaveError::NoSpace);
    CHECK(sql(folder.file(), "PRAGMA user_version") == "1");
    CHECK(*openStore(folder.file()).load(record.id) == record);
}

TEST_CASE("The migrations end in the schema of a new file") {
    const TempFolder folder;
    sql(folder.file("old.db"), versionOne);
    { const Store old = openStore(folder.file("old.db")); }
    { const Store fresh = openStore(folder.file("new.db")); }
    const std::string columns = "SELECT group_concat(t.name || '.' || c.name || ' ' || c.type, ',') FROM"
                                " sqlite_schema t, pragma_table_info(t.name) c ORDER BY t.name, c.cid";
    CHECK(sql(folder.file("old.db"), columns) == sql(folder.file("new.db"), columns));
}
