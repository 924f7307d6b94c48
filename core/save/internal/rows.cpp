#include "core/save/internal/rows.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace architects::save {
namespace {

static_assert(static_cast<int>(PlayerKind::Person) == 0 && static_cast<int>(PlayerKind::Bot) == 1 &&
                  static_cast<int>(PlayerKind::Remote) == 2,
              "these numbers are in the files of all players: add, never renumber");

template <std::size_t N>
std::optional<std::array<std::uint8_t, N>> bytes(std::span<const std::uint8_t> blob) {
    if (blob.size() != N) {
        return std::nullopt;
    }
    std::array<std::uint8_t, N> copy{};
    std::copy(blob.begin(), blob.end(), copy.begin());
    return copy;
}

/// An enumeration from the file, whose last value is `last`.
template <class E>
std::optional<E> enumeration(std::int64_t number, E last) {
    return number >= 0 && number <= static_cast<std::int64_t>(last) ? std::optional(static_cast<E>(number))
                                                                    : std::nullopt;
}

std::optional<int> small(std::int64_t number) {
    return number >= std::numeric_limits<int>::min() && number <= std::numeric_limits<int>::max()
               ? std::optional(static_cast<int>(number))
               : std::nullopt;
}

} // namespace

Saved<MatchRow> findMatch(Database& database, std::string_view id) {
    // Entries are numbered without gaps, so the last number says how many there are, at the price of one
    // look.
    Query query(database, "SELECT key, status, seats, chain,"
                          " (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = key)"
                          " FROM matches WHERE id = ?");
    if (!query.bind(id).row()) {
        return query.error() == SaveError::None ? SaveError::NoSuchMatch : query.error();
    }
    const auto status = enumeration(query.number(1), MatchStatus::Abandoned);
    const std::int64_t seats = query.number(2);
    const auto chain = bytes<32>(query.blob(3));
    if (!status || seats < 1 || seats > maxSeats || !chain) {
        return SaveError::DamagedMatch;
    }
    return MatchRow{query.number(0), *status, static_cast<int>(seats),
                    static_cast<std::size_t>(query.number(4)), *chain};
}

Saved<Setup> readSetup(Database& database, std::int64_t key) {
    Query query(
        database,
        "SELECT game, seats, options, seed, seed_hash, seed_from, rules FROM matches WHERE key = ?");
    if (!query.bind(key).row()) {
        return query.error() == SaveError::None ? SaveError::NoSuchMatch : query.error();
    }
    Setup setup;
    setup.game = query.text(0);
    setup.seats = static_cast<int>(query.number(1));
    const auto options = bytes<maxOptions>(query.blob(2));
    const bool secret = query.isNull(3);
    if (!secret) {
        setup.seed = bytes<std::tuple_size_v<Seed>>(query.blob(3));
    }
    const auto seedHash = bytes<std::tuple_size_v<Digest>>(query.blob(4));
    const std::int64_t seedFrom = query.number(5);
    const std::int64_t rules = query.number(6);
    if (!options || !seedHash || (!secret && !setup.seed) || seedFrom < 0 ||
        seedFrom > std::numeric_limits<std::uint32_t>::max() || rules < firstRules || rules > mostRules) {
        return SaveError::DamagedMatch;
    }
    setup.seedFrom = static_cast<std::uint32_t>(seedFrom);
    setup.rules = static_cast<int>(rules);
    setup.options = *options;
    setup.seedHash = *seedHash;
    return setup;
}

Saved<std::vector<Entry>> readEntries(Database& database, std::int64_t key, std::size_t count) {
    std::vector<Entry> entries;
    Query query(database, "SELECT n, bytes FROM entries WHERE match = ? AND n < ? ORDER BY n");
    query.bind(key).bind(static_cast<std::int64_t>(count));
    while (query.row()) {
        const auto entry = bytes<entryBytes>(query.blob(1));
        if (!entry || query.number(0) != static_cast<std::int64_t>(entries.size())) {
            return SaveError::DamagedMatch;
        }
        entries.push_back(entryFromBytes(*entry));
    }
    if (query.error() != SaveError::None) {
        return query.error();
    }
    return entries.size() == count ? Saved(std::move(entries)) : SaveError::DamagedMatch;
}

Saved<std::vector<Player>> readPlayers(Database& database, std::int64_t key) {
    std::vector<Player> players;
    Query query(database, "SELECT seat, name, kind, level, uid FROM players WHERE match = ? ORDER BY seat");
    query.bind(key);
    while (query.row()) {
        const auto kind = enumeration(query.number(2), PlayerKind::Remote);
        const auto level = small(query.number(3));
        if (query.number(0) != static_cast<std::int64_t>(players.size()) || !kind || !level) {
            return SaveError::DamagedMatch;
        }
        players.push_back({query.text(1), *kind, *level, query.text(4)});
    }
    return query.error() == SaveError::None ? Saved(std::move(players)) : query.error();
}

Saved<std::vector<SeatResult>> readResults(Database& database, std::int64_t key) {
    std::vector<SeatResult> results;
    Query query(database, "SELECT seat, points, place FROM results WHERE match = ? ORDER BY seat");
    query.bind(key);
    while (query.row()) {
        const auto points = small(query.number(1));
        const auto place = small(query.number(2));
        if (query.number(0) != static_cast<std::int64_t>(results.size()) || !points || !place) {
            return SaveError::DamagedMatch;
        }
        results.push_back({*points, *place});
    }
    return query.error() == SaveError::None ? Saved(std::move(results)) : query.error();
}

Saved<std::vector<SeatChange>> readChanges(Database& database, std::int64_t key) {
    std::vector<SeatChange> changes;
    Query query(database, "SELECT n, seat, old_name, old_kind, old_level, new_name, new_kind, new_level"
                          " FROM seat_changes WHERE match = ? ORDER BY change");
    query.bind(key);
    while (query.row()) {
        const std::int64_t seat = query.number(1);
        const auto oldKind = enumeration(query.number(3), PlayerKind::Remote);
        const auto oldLevel = small(query.number(4));
        const auto newKind = enumeration(query.number(6), PlayerKind::Remote);
        const auto newLevel = small(query.number(7));
        if (query.number(0) < 0 || seat < 0 || seat >= maxSeats || !oldKind || !oldLevel || !newKind ||
            !newLevel) {
            return SaveError::DamagedMatch;
        }
        changes.push_back({static_cast<std::size_t>(query.number(0)),
                           static_cast<int>(seat),
                           {query.text(2), *oldKind, *oldLevel},
                           {query.text(5), *newKind, *newLevel}});
    }
    return query.error() == SaveError::None ? Saved(std::move(changes)) : query.error();
}

SaveError writeEntries(Database& database, std::int64_t key, std::size_t from,
                       std::span<const Entry> entries) {
    Query query(database, "INSERT INTO entries (match, n, bytes) VALUES (?, ?, ?)");
    for (std::size_t i = 0; i < entries.size() && query.error() == SaveError::None; ++i) {
        const auto blob = toBytes(entries[i]);
        static_cast<void>(query.bind(key).bind(static_cast<std::int64_t>(from + i)).bind(blob).done());
        query.again();
    }
    return query.error();
}

SaveError writePlayers(Database& database, std::int64_t key, std::span<const Player> players) {
    Query query(database,
                "INSERT INTO players (match, seat, name, kind, level, uid) VALUES (?, ?, ?, ?, ?, ?)");
    for (std::size_t i = 0; i < players.size() && query.error() == SaveError::None; ++i) {
        const Player& player = players[i];
        query.bind(key).bind(static_cast<std::int64_t>(i)).bind(std::string_view(player.name));
        query.bind(static_cast<std::int64_t>(player.kind)).bind(std::int64_t{player.level});
        query.bind(std::string_view(player.uid));
        static_cast<void>(query.done());
        query.again();
    }
    return query.error();
}

SaveError writeResults(Database& database, std::int64_t key, std::span<const SeatResult> results) {
    Query query(database, "INSERT INTO results (match, seat, points, place) VALUES (?, ?, ?, ?)");
    for (std::size_t i = 0; i < results.size() && query.error() == SaveError::None; ++i) {
        query.bind(key).bind(static_cast<std::int64_t>(i));
        query.bind(std::int64_t{results[i].points}).bind(std::int64_t{results[i].place});
        static_cast<void>(query.done());
        query.again();
    }
    return query.error();
}

SaveError writeChanges(Database& database, std::int64_t key, std::size_t from,
                       std::span<const SeatChange> changes) {
    Query query(database, "INSERT INTO seat_changes (match, change, n, seat, old_name, old_kind, old_level,"
                          " new_name, new_kind, new_level) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (std::size_t i = 0; i < changes.size() && query.error() == SaveError::None; ++i) {
        const SeatChange& change = changes[i];
        query.bind(key).bind(static_cast<std::int64_t>(from + i));
        query.bind(static_cast<std::int64_t>(change.n)).bind(std::int64_t{change.seat});
        for (const Player* player : {&change.before, &change.after}) {
            query.bind(std::string_view(player->name)).bind(static_cast<std::int64_t>(player->kind));
            query.bind(std::int64_t{player->level});
        }
        static_cast<void>(query.done());
        query.again();
    }
    return query.error();
}

bool fits(std::span<const SeatResult> results, int seats) {
    return results.size() == static_cast<std::size_t>(seats) &&
           std::all_of(results.begin(), results.end(), [seats](const SeatResult& result) {
               return result.place >= 1 && result.place <= seats;
           });
}

} // namespace architects::save
