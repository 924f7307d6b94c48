#include <algorithm>
#include <string_view>

#include "core/save/internal/change.h"
#include "core/save/internal/database.h"
#include "core/save/internal/rows.h"
#include "core/save/store.h"
#include "core/table/log.h"
#include "core/table/seat.h"

namespace architects::save {
namespace {

constexpr std::size_t idDigits = 32;

bool isId(std::string_view id) {
    return id.size() == idDigits && id.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool canBeSaved(const MatchRecord& record) {
    const Setup& setup = record.log.setup;
    if (!isId(record.id) || setup.game.empty() || setup.rules < firstRules || setup.rules > mostRules ||
        setup.seats < 1 || setup.seats > maxSeats ||
        record.players.size() != static_cast<std::size_t>(setup.seats)) {
        return false;
    }
    return record.status == MatchStatus::Finished ? fits(record.results, setup.seats)
                                                  : record.results.empty();
}

SaveError setStatus(Database& database, std::int64_t key, MatchStatus status, std::int64_t ms) {
    Query query(database, "UPDATE matches SET status = ?, updated_ms = ? WHERE key = ?");
    return query.bind(static_cast<std::int64_t>(status)).bind(ms).bind(key).done();
}

SaveError insertMatch(Database& database, const MatchRecord& record) {
    const Setup& setup = record.log.setup;
    const Digest chain = chainOf(record.log);
    Query query(database,
                "INSERT INTO matches (id, game, rules, seats, options, seed, seed_hash, seed_from, chain,"
                " status, created_ms, updated_ms, practice,"
                " given_up, opened) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
                " (SELECT coalesce(max(opened), 0) + 1 FROM matches))");
    query.bind(std::string_view(record.id)).bind(std::string_view(setup.game));
    query.bind(std::int64_t{setup.rules}).bind(std::int64_t{setup.seats}).bind(setup.options);
    if (setup.seed) {
        query.bind(*setup.seed);
    } else {
        query.bindNull();
    }
    query.bind(setup.seedHash)
        .bind(std::int64_t{setup.seedFrom})
        .bind(chain)
        .bind(static_cast<std::int64_t>(record.status));
    query.bind(record.createdMs).bind(record.updatedMs);
    return query.bind(std::int64_t{record.practice ? 1 : 0})
        .bind(std::int64_t{record.givenUp ? 1 : 0})
        .done();
}

SaveError cutEntries(Database& database, const MatchRow& match, std::size_t length, std::int64_t ms) {
    if (match.status != MatchStatus::Open) {
        return SaveError::MatchNotOpen;
    }
    if (length > match.length) {
        return SaveError::WrongLength;
    }
    // All entries, not only those that stay: what is damaged must not look sound afterwards.
    const Saved<Setup> setup = readSetup(database, match.key);
    Saved<std::vector<Entry>> entries = readEntries(database, match.key, match.length);
    if (!setup.ok() || !entries.ok()) {
        return setup.ok() ? entries.error() : setup.error();
    }
    Log log{*setup, std::move(*entries)};
    if (chainOf(log) != match.chain) {
        return SaveError::DamagedMatch;
    }
    log.entries.resize(length);
    const Digest chain = chainOf(log);
    Query query(database, "DELETE FROM entries WHERE match = ? AND n >= ?");
    SaveError error = query.bind(match.key).bind(static_cast<std::int64_t>(length)).done();
    if (error == SaveError::None) {
        // A seat that changed hands later did so at the new end.
        Query changes(database, "UPDATE seat_changes SET n = ?1 WHERE match = ?2 AND n > ?1");
        error = changes.bind(static_cast<std::int64_t>(length)).bind(match.key).done();
    }
    return error == SaveError::None ? setChain(database, match.key, chain, ms) : error;
}

SaveError closeMatch(Database& database, const MatchRow& match, std::span<const SeatResult> results,
                     std::int64_t ms) {
    if (match.status != MatchStatus::Open) {
        return SaveError::MatchNotOpen;
    }
    if (!fits(results, match.seats)) {
        return SaveError::BadRecord;
    }
    const SaveError error = writeResults(database, match.key, results);
    return error == SaveError::None ? setStatus(database, match.key, MatchStatus::Finished, ms) : error;
}

} // namespace

SaveError Store::createMatch(const MatchRecord& record) {
    if (!canBeSaved(record)) {
        return SaveError::BadRecord;
    }
    Transaction transaction(*database_, Transaction::Kind::Write);
    if (transaction.error() != SaveError::None) {
        return transaction.error();
    }
    const SaveError search = findMatch(*database_, record.id).error();
    if (search != SaveError::NoSuchMatch) {
        return search == SaveError::None || search == SaveError::DamagedMatch ? SaveError::MatchExists
                                                                              : search;
    }
    SaveError error = insertMatch(*database_, record);
    if (error != SaveError::None) {
        return error;
    }
    const Saved<MatchRow> match = findMatch(*database_, record.id);
    if (!match.ok()) {
        return match.error();
    }
    error = writePlayers(*database_, match->key, record.players);
    if (error == SaveError::None) {
        error = writeEntries(*database_, match->key, 0, record.log.entries);
    }
    if (error == SaveError::None) {
        error = writeResults(*database_, match->key, record.results);
    }
    if (error == SaveError::None) {
        error = writeChanges(*database_, match->key, 0, record.changes);
    }
    return error == SaveError::None ? transaction.commit() : error;
}

SaveError Store::append(std::string_view id, std::size_t from, std::span<const Entry> entries,
                        std::int64_t ms) {
    return changeMatch(*database_, id, [&](const MatchRow& match) {
        if (match.status != MatchStatus::Open) {
            return SaveError::MatchNotOpen;
        }
        if (match.length != from) {
            return SaveError::WrongLength;
        }
        Digest chain = match.chain;
        for (const Entry& entry : entries) {
            chain = chainNext(chain, entry);
        }
        const SaveError error = writeEntries(*database_, match.key, from, entries);
        return error == SaveError::None ? setChain(*database_, match.key, chain, ms) : error;
    });
}

SaveError Store::truncate(std::string_view id, std::size_t length, std::int64_t ms) {
    return changeMatch(*database_, id,
                       [&](const MatchRow& match) { return cutEntries(*database_, match, length, ms); });
}

SaveError Store::rewind(std::string_view id, std::size_t length, std::int64_t ms) {
    return changeMatch(*database_, id, [&](const MatchRow& match) {
        const SaveError error = cutEntries(*database_, match, length, ms);
        if (error != SaveError::None) {
            return error;
        }
        Query query(*database_, "UPDATE matches SET practice = 1 WHERE key = ?");
        return query.bind(match.key).done();
    });
}

SaveError Store::finish(std::string_view id, std::span<const SeatResult> results, std::int64_t ms) {
    return changeMatch(*database_, id,
                       [&](const MatchRow& match) { return closeMatch(*database_, match, results, ms); });
}

SaveError Store::giveUp(std::string_view id, std::span<const SeatResult> results, std::int64_t ms) {
    return changeMatch(*database_, id, [&](const MatchRow& match) {
        const SaveError error = closeMatch(*database_, match, results, ms);
        if (error != SaveError::None) {
            return error;
        }
        Query query(*database_, "UPDATE matches SET given_up = 1 WHERE key = ?");
        return query.bind(match.key).done();
    });
}

SaveError Store::markLesson(std::string_view id) {
    return changeMatch(*database_, id, [&](const MatchRow& match) {
        Query query(*database_, "UPDATE matches SET lesson = 1 WHERE key = ?");
        return query.bind(match.key).done();
    });
}

SaveError Store::abandon(std::string_view id, std::int64_t ms) {
    return changeMatch(*database_, id, [&](const MatchRow& match) {
        return match.status == MatchStatus::Open
                   ? setStatus(*database_, match.key, MatchStatus::Abandoned, ms)
                   : SaveError::MatchNotOpen;
    });
}

SaveError Store::reopen(std::string_view id, std::int64_t ms) {
    return changeMatch(*database_, id, [&](const MatchRow& match) {
        if (match.status == MatchStatus::Open) {
            return SaveError::MatchIsOpen;
        }
        Query query(*database_, "DELETE FROM results WHERE match = ?");
        SaveError error = query.bind(match.key).done();
        if (error == SaveError::None) {
            Query resumed(*database_, "UPDATE matches SET given_up = 0 WHERE key = ?");
            error = resumed.bind(match.key).done();
        }
        return error == SaveError::None ? setStatus(*database_, match.key, MatchStatus::Open, ms) : error;
    });
}

SaveError Store::remove(std::string_view id) {
    Transaction transaction(*database_, Transaction::Kind::Write);
    if (transaction.error() != SaveError::None) {
        return transaction.error();
    }
    // Not through changeMatch: a damaged match can be removed as well.
    Query query(*database_, "DELETE FROM matches WHERE id = ? RETURNING key");
    if (!query.bind(id).row()) {
        return query.error() == SaveError::None ? SaveError::NoSuchMatch : query.error();
    }
    const SaveError error = query.done();
    return error == SaveError::None ? transaction.commit() : error;
}

SaveError Store::markOpened(std::string_view id) {
    return changeMatch(*database_, id, [&](const MatchRow& match) {
        Query query(*database_, "UPDATE matches SET opened = (SELECT max(opened) + 1 FROM matches)"
                                " WHERE key = ?");
        return query.bind(match.key).done();
    });
}

} // namespace architects::save
