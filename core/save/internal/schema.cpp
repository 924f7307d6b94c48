#include "core/save/internal/schema.h"

#include <array>
#include <string>

namespace architects::save {
namespace {

/// Step n leads from version n to n + 1. What has been published is never edited: a change is a new step.
///
/// Entries and players hang on a small number, not on the match's 32 digits, because there are many of
/// them. `chain` is the hash chain of the entries so far (core/table/log.h): it finds a flipped bit that
/// leaves the file's structure whole; `digest` does the same for moves on their way. `opened` is a rank and
/// not a time, because clocks go backwards.
constexpr std::array steps{
    R"sql(
CREATE TABLE matches (
    key        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    seats      INTEGER NOT NULL,
    options    BLOB    NOT NULL,
    seed       BLOB,
    seed_hash  BLOB    NOT NULL,
    chain      BLOB    NOT NULL,
    status     INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL
) STRICT;
CREATE TABLE players (
    match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    seat  INTEGER NOT NULL,
    name  TEXT    NOT NULL,
    kind  INTEGER NOT NULL,
    level INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE entries (
    match INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    n     INTEGER NOT NULL,
    bytes BLOB    NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (
    key   TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
)sql",
    R"sql(
CREATE TABLE results (
    match  INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    points INTEGER NOT NULL,
    place  INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE notes (
    key   TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
ALTER TABLE matches ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET opened = ranked.rank
    FROM (SELECT key, row_number() OVER (ORDER BY updated_ms, key) AS rank FROM matches) AS ranked
    WHERE ranked.key = matches.key;
CREATE INDEX matches_by_opened ON matches (opened);
)sql",
    // `online` knows a match by its id and not by its key: an invitation is heard of before there is a
    // match.
    R"sql(
ALTER TABLE matches ADD COLUMN seed_from INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN uid TEXT NOT NULL DEFAULT '';
CREATE TABLE outgoing (
    match   INTEGER PRIMARY KEY REFERENCES matches (key) ON DELETE CASCADE,
    n       INTEGER NOT NULL,
    moves   BLOB    NOT NULL,
    move_id TEXT    NOT NULL,
    digest  BLOB    NOT NULL,
    rank    INTEGER NOT NULL
) STRICT;
CREATE TABLE online (
    match      TEXT    PRIMARY KEY NOT NULL,
    uid        TEXT    NOT NULL,
    published  TEXT    NOT NULL,
    seen       INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX online_by_uid ON online (uid, updated_ms);
)sql",
    // A review belongs to the entries it was made of: `chain` says which those were. `seat_changes` tells
    // who gave up a seat to whom after n entries, the players table who sits there now.
    R"sql(
CREATE TABLE reviews (
    match INTEGER PRIMARY KEY REFERENCES matches (key) ON DELETE CASCADE,
    chain BLOB NOT NULL,
    text  TEXT NOT NULL
) STRICT;
CREATE TABLE seat_changes (
    match     INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    change    INTEGER NOT NULL,
    n         INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    old_name  TEXT    NOT NULL,
    old_kind  INTEGER NOT NULL,
    old_level INTEGER NOT NULL,
    new_name  TEXT    NOT NULL,
    new_kind  INTEGER NOT NULL,
    new_level INTEGER NOT NULL,
    PRIMARY KEY (match, change)
) STRICT, WITHOUT ROWID;
)sql",
    // By which of the game's rules a match is played; those from before numbers by the first.
    R"sql(
ALTER TABLE matches ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
)sql",
    // A lesson's match does not count. Those from before are not known: they count.
    R"sql(
ALTER TABLE matches ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
)sql",
    // Practice does not count either. What was given up was lost, and its points are those of the middle of
    // a match.
    R"sql(
ALTER TABLE matches ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;
)sql",
};

/// One step, unless another process was faster.
SaveError migrateOnce(Database& database, std::int64_t& version) {
    Transaction transaction(database, Transaction::Kind::Write);
    if (transaction.error() != SaveError::None) {
        return transaction.error();
    }
    const Saved<std::int64_t> stored = database.number("PRAGMA user_version");
    if (!stored.ok()) {
        return stored.error();
    }
    version = *stored;
    if (version > newestVersion()) {
        return SaveError::NewerVersion;
    }
    if (version == newestVersion()) {
        return SaveError::None;
    }
    // Both pragmas live in the file's header and are part of the transaction.
    const std::string stamp = "PRAGMA application_id = " + std::to_string(applicationId) +
                              "; PRAGMA user_version = " + std::to_string(version + 1);
    SaveError error = database.run(steps.at(static_cast<std::size_t>(version)));
    if (error == SaveError::None) {
        error = database.run(stamp.c_str());
    }
    if (error == SaveError::None) {
        error = transaction.commit();
    }
    if (error == SaveError::None) {
        ++version;
    }
    return error;
}

} // namespace

std::int64_t newestVersion() {
    return static_cast<std::int64_t>(steps.size());
}

SaveError migrate(Database& database) {
    std::int64_t version = -1;
    SaveError error = SaveError::None;
    while (error == SaveError::None && version != newestVersion()) {
        error = migrateOnce(database, version);
    }
    return error;
}

} // namespace architects::save
