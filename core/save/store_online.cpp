#include <string_view>
#include <utility>

#include "core/save/internal/change.h"
#include "core/save/internal/database.h"
#include "core/save/internal/rows.h"
#include "core/save/store.h"

namespace architects::save {
namespace {

/// From a row of match, uid, published, seen, updated_ms.
OnlineMatch onlineOf(const Query& query) {
    const std::int64_t seen = query.number(3);
    return {query.text(0), query.text(1), query.text(2), static_cast<std::size_t>(seen < 0 ? 0 : seen),
            query.number(4)};
}

/// `mine` has a row for each match with exactly one person: where that person sits, and came in. Somebody
/// who is in it twice, which cannot be, would count twice.
constexpr std::string_view friendsSql = R"sql(
WITH mine AS (
    SELECT m.key AS match, m.status AS status, m.updated_ms AS updated, r.place AS place
    FROM matches AS m
    JOIN (SELECT match, min(seat) AS seat FROM players WHERE kind = 0 GROUP BY match HAVING count(*) = 1) AS p
        ON p.match = m.key
    LEFT JOIN results AS r ON r.match = m.key AND r.seat = p.seat
)
SELECT f.uid, f.name, max(mine.updated), sum(mine.status = 1),
    coalesce(sum(mine.status = 1 AND mine.place < r.place), 0),
    coalesce(sum(mine.status = 1 AND mine.place = r.place), 0), sum(mine.status = 0)
FROM mine
JOIN players AS f ON f.match = mine.match AND f.uid <> '' AND f.kind = 2
LEFT JOIN results AS r ON r.match = mine.match AND r.seat = f.seat
GROUP BY f.uid ORDER BY f.name, f.uid
)sql";

} // namespace

SaveError Store::setPlayers(std::string_view match, std::span<const Player> players) {
    return changeMatch(*database_, match, [&](const MatchRow& row) {
        if (players.size() != static_cast<std::size_t>(row.seats)) {
            return SaveError::BadRecord;
        }
        Query query(*database_, "DELETE FROM players WHERE match = ?");
        const SaveError error = query.bind(row.key).done();
        return error == SaveError::None ? writePlayers(*database_, row.key, players) : error;
    });
}

SaveError Store::putOnline(const OnlineMatch& match) {
    Query query(*database_, "INSERT OR REPLACE INTO online (match, uid, published, seen, updated_ms)"
                            " VALUES (?, ?, ?, ?, ?)");
    query.bind(std::string_view(match.match)).bind(std::string_view(match.uid));
    query.bind(std::string_view(match.published)).bind(static_cast<std::int64_t>(match.seen));
    return query.bind(match.updatedMs).done();
}

SaveError Store::setSeen(std::string_view match, std::size_t seen) {
    Query query(*database_, "UPDATE online SET seen = ? WHERE match = ?");
    return query.bind(static_cast<std::int64_t>(seen)).bind(match).done();
}

Saved<std::optional<OnlineMatch>> Store::online(std::string_view match) const {
    Query query(*database_, "SELECT match, uid, published, seen, updated_ms FROM online WHERE match = ?");
    if (query.bind(match).row()) {
        return std::optional(onlineOf(query));
    }
    return query.error() == SaveError::None ? Saved(std::optional<OnlineMatch>()) : query.error();
}

Saved<std::vector<OnlineMatch>> Store::onlineMatches(std::string_view uid) const {
    Query query(*database_, "SELECT match, uid, published, seen, updated_ms FROM online WHERE uid = ?"
                            " ORDER BY updated_ms DESC, match");
    query.bind(uid);
    std::vector<OnlineMatch> matches;
    while (query.row()) {
        matches.push_back(onlineOf(query));
    }
    return query.error() == SaveError::None ? Saved(std::move(matches)) : query.error();
}

SaveError Store::removeOnline(std::string_view match) {
    Query query(*database_, "DELETE FROM online WHERE match = ?");
    return query.bind(match).done();
}

Saved<std::vector<FriendTally>> Store::friendTallies() const {
    Query query(*database_, friendsSql);
    std::vector<FriendTally> tallies;
    while (query.row()) {
        tallies.push_back({query.text(0), query.text(1), static_cast<int>(query.number(3)),
                           static_cast<int>(query.number(4)), static_cast<int>(query.number(5)),
                           static_cast<int>(query.number(6))});
    }
    return query.error() == SaveError::None ? Saved(std::move(tallies)) : query.error();
}

} // namespace architects::save
