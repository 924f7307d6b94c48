#include <string_view>
#include <utility>

#include "core/save/internal/database.h"
#include "core/save/internal/rows.h"
#include "core/save/store.h"

namespace architects::save {
namespace {

/// What load() reads, inside one transaction, so that another process cannot change it half-way.
Saved<MatchRecord> readRecord(Database& database, std::string_view id) {
    const Saved<MatchRow> match = findMatch(database, id);
    if (!match.ok()) {
        return match.error();
    }
    Saved<Setup> setup = readSetup(database, match->key);
    if (!setup.ok()) {
        return setup.error();
    }
    Saved<std::vector<Entry>> entries = readEntries(database, match->key, match->length);
    if (!entries.ok()) {
        return entries.error();
    }
    Saved<std::vector<Player>> players = readPlayers(database, match->key);
    if (!players.ok()) {
        return players.error();
    }
    Saved<std::vector<SeatResult>> results = readResults(database, match->key);
    if (!results.ok()) {
        return results.error();
    }
    Saved<std::vector<SeatChange>> changes = readChanges(database, match->key);
    if (!changes.ok()) {
        return changes.error();
    }
    MatchRecord record;
    record.id = id;
    record.log = {std::move(*setup), std::move(*entries)};
    record.players = std::move(*players);
    record.status = match->status;
    record.results = std::move(*results);
    record.changes = std::move(*changes);
    if (chainOf(record.log) != match->chain ||
        record.players.size() != static_cast<std::size_t>(match->seats)) {
        return SaveError::DamagedMatch;
    }
    Query times(database, "SELECT created_ms, updated_ms, practice, given_up FROM matches WHERE key = ?");
    if (!times.bind(match->key).row()) {
        return times.error() == SaveError::None ? SaveError::NoSuchMatch : times.error();
    }
    record.createdMs = times.number(0);
    record.updatedMs = times.number(1);
    record.practice = times.number(2) != 0;
    record.givenUp = times.number(3) != 0;
    return record;
}

/// Players and results of one line of the list. A damaged match still has its line, so that it can be
/// removed.
SaveError addSeats(Database& database, std::int64_t key, MatchSummary& summary) {
    Saved<std::vector<Player>> players = readPlayers(database, key);
    if (players.ok()) {
        summary.players = std::move(*players);
    } else if (players.error() != SaveError::DamagedMatch) {
        return players.error();
    }
    Saved<std::vector<SeatResult>> results = readResults(database, key);
    if (results.ok()) {
        summary.results = std::move(*results);
    } else if (results.error() != SaveError::DamagedMatch) {
        return results.error();
    }
    return SaveError::None;
}

Saved<std::vector<MatchSummary>> readList(Database& database, std::optional<MatchStatus> status, int limit,
                                          int offset) {
    Query query(
        database,
        "SELECT key, id, game, status, created_ms, updated_ms,"
        " (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = key), lesson, practice, given_up"
        " FROM matches WHERE ?1 IS NULL OR status = ?1"
        " ORDER BY opened DESC LIMIT ?2 OFFSET ?3");
    if (status) {
        query.bind(static_cast<std::int64_t>(*status));
    } else {
        query.bindNull();
    }
    query.bind(std::int64_t{limit}).bind(std::int64_t{offset});
    std::vector<MatchSummary> list;
    while (query.row()) {
        MatchSummary summary;
        summary.id = query.text(1);
        summary.game = query.text(2);
        summary.status = static_cast<MatchStatus>(query.number(3));
        summary.createdMs = query.number(4);
        summary.updatedMs = query.number(5);
        summary.entryCount = static_cast<std::size_t>(query.number(6));
        summary.lesson = query.number(7) != 0;
        summary.practice = query.number(8) != 0;
        summary.givenUp = query.number(9) != 0;
        const SaveError error = addSeats(database, query.number(0), summary);
        if (error != SaveError::None) {
            return error;
        }
        list.push_back(std::move(summary));
    }
    return query.error() == SaveError::None ? Saved(std::move(list)) : query.error();
}

/// `yours` has a row for each finished match of the game with exactly one person, but lessons and practice:
/// how it went for that person. What was given up has no points that could be the best. The first row of
/// the answer is the sum, marked by the kind -1; the others are one for each opponent.
constexpr std::string_view statisticsSql = R"sql(
WITH yours AS (
    SELECT m.key AS match, iif(m.given_up, NULL, r.points) AS points, r.place = 1 AND w.firsts = 1 AS won, r.place = 1 AND w.firsts > 1 AS drawn
    FROM matches AS m
    JOIN (SELECT match, min(seat) AS seat FROM players WHERE kind = 0 GROUP BY match HAVING count(*) = 1) AS p
        ON p.match = m.key
    JOIN results AS r ON r.match = m.key AND r.seat = p.seat
    JOIN (SELECT match, sum(place = 1) AS firsts FROM results GROUP BY match) AS w ON w.match = m.key
    WHERE m.game = ?1 AND m.status = 1 AND m.lesson = 0 AND m.practice = 0
),
versus AS (
    SELECT DISTINCT yours.*, o.kind AS kind, o.level AS level
    FROM yours JOIN players AS o ON o.match = yours.match AND o.kind <> 0
)
SELECT -1, 0, count(*), coalesce(sum(won), 0), coalesce(sum(drawn), 0), max(points) FROM yours
UNION ALL
SELECT kind, level, count(*), sum(won), sum(drawn), max(points) FROM versus GROUP BY kind, level
ORDER BY 1, 2
)sql";

constexpr std::string_view togetherSql = R"sql(
SELECT count(*) FROM matches WHERE game = ? AND status = 1
    AND (SELECT count(*) FROM players WHERE match = key AND kind = 0) > 1
)sql";

Tally tallyOf(const Query& query) {
    Tally tally{static_cast<int>(query.number(2)), static_cast<int>(query.number(3)),
                static_cast<int>(query.number(4)), std::nullopt};
    if (!query.isNull(5)) {
        tally.best = static_cast<int>(query.number(5));
    }
    return tally;
}

} // namespace

Saved<MatchRecord> Store::load(std::string_view id) const {
    const Transaction transaction(*database_, Transaction::Kind::Read);
    return transaction.error() == SaveError::None ? readRecord(*database_, id) : transaction.error();
}

Saved<std::vector<MatchSummary>> Store::list(std::optional<MatchStatus> status, int limit,
                                             int offset) const {
    const Transaction transaction(*database_, Transaction::Kind::Read);
    return transaction.error() == SaveError::None ? readList(*database_, status, limit, offset)
                                                  : transaction.error();
}

Saved<Statistics> Store::statistics(std::string_view game) const {
    const Transaction transaction(*database_, Transaction::Kind::Read);
    if (transaction.error() != SaveError::None) {
        return transaction.error();
    }
    Statistics statistics;
    Query tallies(*database_, statisticsSql);
    tallies.bind(game);
    while (tallies.row()) {
        if (tallies.number(0) < 0) {
            statistics.yours = tallyOf(tallies);
        } else {
            statistics.versus.push_back({static_cast<PlayerKind>(tallies.number(0)),
                                         static_cast<int>(tallies.number(1)), tallyOf(tallies)});
        }
    }
    Query together(*database_, togetherSql);
    if (tallies.error() != SaveError::None || !together.bind(game).row()) {
        return tallies.error() == SaveError::None ? together.error() : tallies.error();
    }
    statistics.together = static_cast<int>(together.number(0));
    return statistics;
}

} // namespace architects::save
