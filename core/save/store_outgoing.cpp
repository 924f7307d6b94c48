#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "core/save/internal/change.h"
#include "core/save/internal/database.h"
#include "core/save/internal/rows.h"
#include "core/save/store.h"
#include "core/table/sha256.h"

namespace architects::save {
namespace {

std::vector<std::uint8_t> bytesOf(std::span<const Entry> moves) {
    std::vector<std::uint8_t> blob;
    blob.reserve(moves.size() * entryBytes);
    for (const Entry& move : moves) {
        const auto bytes = toBytes(move);
        blob.insert(blob.end(), bytes.begin(), bytes.end());
    }
    return blob;
}

/// Finds a flipped bit: it could make another move of it, and a legal one.
Digest digestOf(std::int64_t n, std::string_view moveId, std::span<const std::uint8_t> moves) {
    std::string text = std::to_string(n) + "\n" + std::string(moveId) + "\n";
    text.append(moves.begin(), moves.end());
    return sha256(text);
}

/// From a row of n, moves, move_id, digest; nothing if it is damaged.
std::optional<Outgoing> outgoingOf(const Query& query, std::string match) {
    Outgoing outgoing{std::move(match), static_cast<std::size_t>(query.number(0)), {}, query.text(2)};
    const auto blob = query.blob(1);
    const std::vector<std::uint8_t> moves(blob.begin(), blob.end());
    const Digest digest = digestOf(query.number(0), outgoing.moveId, moves);
    const auto kept = query.blob(3);
    if (moves.empty() || moves.size() % entryBytes != 0 || query.number(0) < 0 ||
        !std::equal(digest.begin(), digest.end(), kept.begin(), kept.end())) {
        return std::nullopt;
    }
    for (auto at = moves.begin(); at != moves.end(); at += entryBytes) {
        std::array<std::uint8_t, entryBytes> one{};
        std::copy_n(at, entryBytes, one.begin());
        outgoing.moves.push_back(entryFromBytes(one));
    }
    return outgoing;
}

Saved<std::optional<Outgoing>> readOutgoing(Database& database, std::string_view match) {
    Query query(database, "SELECT n, moves, move_id, digest FROM outgoing"
                          " WHERE match = (SELECT key FROM matches WHERE id = ?)");
    if (!query.bind(match).row()) {
        return query.error() == SaveError::None ? Saved(std::optional<Outgoing>()) : query.error();
    }
    std::optional<Outgoing> outgoing = outgoingOf(query, std::string(match));
    return outgoing ? Saved(std::move(outgoing)) : SaveError::DamagedMatch;
}

SaveError forget(Database& database, std::int64_t key) {
    Query query(database, "DELETE FROM outgoing WHERE match = ?");
    return query.bind(key).done();
}

/// Do the moves stand in the log where they belong?
bool standsIn(const Outgoing& outgoing, std::span<const Entry> log) {
    return outgoing.n <= log.size() && log.size() - outgoing.n >= outgoing.moves.size() &&
           std::equal(outgoing.moves.begin(), outgoing.moves.end(),
                      log.begin() + static_cast<std::ptrdiff_t>(outgoing.n));
}

/// After entries came: forgets the moves that were waiting for them. `length` is that of the log now.
SaveError settle(Database& database, std::int64_t key, std::string_view match, std::size_t length,
                 std::string_view moveId) {
    const Saved<std::optional<Outgoing>> outgoing = readOutgoing(database, match);
    if (!outgoing.ok() || !outgoing->has_value()) {
        // A damaged one stays where it is: nobody can say whether these entries were its own.
        return outgoing.error() == SaveError::DamagedMatch ? SaveError::None : outgoing.error();
    }
    if (!moveId.empty() && (*outgoing)->moveId == moveId) {
        return forget(database, key);
    }
    const Saved<std::vector<Entry>> entries = readEntries(database, key, length);
    if (!entries.ok()) {
        return entries.error();
    }
    return standsIn(**outgoing, *entries) ? forget(database, key) : SaveError::None;
}

SaveError replaceAll(Database& database, const MatchRow& match, std::span<const Entry> entries,
                     std::int64_t ms) {
    const Saved<Setup> setup = readSetup(database, match.key);
    if (!setup.ok()) {
        return setup.error();
    }
    Query query(database, "DELETE FROM entries WHERE match = ?");
    SaveError error = query.bind(match.key).done();
    if (error == SaveError::None) {
        error = writeEntries(database, match.key, 0, entries);
    }
    Digest chain = chainStart(*setup);
    for (const Entry& entry : entries) {
        chain = chainNext(chain, entry);
    }
    return error == SaveError::None ? setChain(database, match.key, chain, ms) : error;
}

} // namespace

SaveError Store::putOutgoing(const Outgoing& outgoing) {
    if (outgoing.moves.empty()) {
        return SaveError::BadRecord;
    }
    return changeMatch(*database_, outgoing.match, [&](const MatchRow& match) {
        if (match.status != MatchStatus::Open) {
            return SaveError::MatchNotOpen;
        }
        const auto n = static_cast<std::int64_t>(outgoing.n);
        const auto moves = bytesOf(outgoing.moves);
        const Digest digest = digestOf(n, outgoing.moveId, moves);
        // What is put again under the same id keeps its place in the queue.
        Query query(*database_, "INSERT INTO outgoing (match, n, moves, move_id, digest, rank)"
                                " VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(rank), 0) + 1 FROM outgoing))"
                                " ON CONFLICT (match) DO UPDATE SET n = excluded.n, moves = excluded.moves,"
                                " move_id = excluded.move_id, digest = excluded.digest,"
                                " rank = iif(move_id = excluded.move_id, rank, excluded.rank)");
        query.bind(match.key).bind(n).bind(moves).bind(std::string_view(outgoing.moveId));
        return query.bind(digest).done();
    });
}

SaveError Store::dropOutgoing(std::string_view match) {
    return changeMatch(*database_, match, [&](const MatchRow& row) { return forget(*database_, row.key); });
}

Saved<std::optional<Outgoing>> Store::outgoing(std::string_view match) const {
    return readOutgoing(*database_, match);
}

Saved<std::vector<Outgoing>> Store::waiting() const {
    Query query(*database_, "SELECT n, moves, move_id, digest, id FROM outgoing"
                            " JOIN matches ON matches.key = outgoing.match"
                            " WHERE move_id <> '' ORDER BY rank");
    std::vector<Outgoing> waiting;
    while (query.row()) {
        if (auto outgoing = outgoingOf(query, query.text(4))) {
            waiting.push_back(std::move(*outgoing));
        }
    }
    return query.error() == SaveError::None ? Saved(std::move(waiting)) : query.error();
}

SaveError Store::confirm(std::string_view match, std::size_t from, std::span<const Entry> entries,
                         std::string_view moveId, std::int64_t ms) {
    return changeMatch(*database_, match, [&](const MatchRow& row) {
        if (row.status != MatchStatus::Open) {
            return SaveError::MatchNotOpen;
        }
        if (row.length != from) {
            return SaveError::WrongLength;
        }
        Digest chain = row.chain;
        for (const Entry& entry : entries) {
            chain = chainNext(chain, entry);
        }
        SaveError error = writeEntries(*database_, row.key, from, entries);
        if (error == SaveError::None && !entries.empty()) {
            error = setChain(*database_, row.key, chain, ms);
        }
        return error == SaveError::None ? settle(*database_, row.key, match, from + entries.size(), moveId)
                                        : error;
    });
}

SaveError Store::replaceEntries(std::string_view match, std::span<const Entry> entries,
                                std::string_view moveId, std::int64_t ms) {
    return changeMatch(*database_, match, [&](const MatchRow& row) {
        if (row.status != MatchStatus::Open) {
            return SaveError::MatchNotOpen;
        }
        const SaveError error = replaceAll(*database_, row, entries, ms);
        return error == SaveError::None ? settle(*database_, row.key, match, entries.size(), moveId)
                                        : error;
    });
}

SaveError Store::disclose(std::string_view match, const Seed& seed, std::span<const Entry> entries,
                          std::int64_t ms) {
    return changeMatch(*database_, match, [&](const MatchRow& row) {
        const Saved<Setup> setup = readSetup(*database_, row.key);
        if (!setup.ok()) {
            return setup.error();
        }
        if (sha256(seed) != setup->seedHash) {
            return SaveError::BadRecord;
        }
        if (entries.size() < row.length) {
            return SaveError::WrongLength;
        }
        Query query(*database_, "UPDATE matches SET seed = ? WHERE key = ?");
        const SaveError error = query.bind(seed).bind(row.key).done();
        return error == SaveError::None ? replaceAll(*database_, row, entries, ms) : error;
    });
}

} // namespace architects::save
