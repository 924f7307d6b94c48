// What a match has besides its entries: seats that changed hands, and its review.
#include <string_view>
#include <utility>

#include "core/save/internal/change.h"
#include "core/save/internal/database.h"
#include "core/save/internal/rows.h"
#include "core/save/store.h"

namespace architects::save {

SaveError Store::changeSeat(std::string_view id, int seat, const Player& player) {
    return changeMatch(*database_, id, [&](const MatchRow& match) {
        if (match.status != MatchStatus::Open) {
            return SaveError::MatchNotOpen;
        }
        if (seat < 0 || seat >= match.seats) {
            return SaveError::BadRecord;
        }
        const Saved<std::vector<Player>> players = readPlayers(*database_, match.key);
        const Saved<std::vector<SeatChange>> before = readChanges(*database_, match.key);
        if (!players.ok() || !before.ok()) {
            return players.ok() ? before.error() : players.error();
        }
        if (players->size() != static_cast<std::size_t>(match.seats)) {
            return SaveError::DamagedMatch;
        }
        const SeatChange change{match.length, seat, (*players)[static_cast<std::size_t>(seat)], player};
        const SaveError error = writeChanges(*database_, match.key, before->size(), std::span(&change, 1));
        if (error != SaveError::None) {
            return error;
        }
        Query query(*database_,
                    "UPDATE players SET name = ?, kind = ?, level = ? WHERE match = ? AND seat = ?");
        query.bind(std::string_view(player.name)).bind(static_cast<std::int64_t>(player.kind));
        return query.bind(std::int64_t{player.level}).bind(match.key).bind(std::int64_t{seat}).done();
    });
}

SaveError Store::putReview(std::string_view id, std::string_view text) {
    return changeMatch(*database_, id, [&](const MatchRow& match) {
        Query query(*database_, "INSERT OR REPLACE INTO reviews (match, chain, text) VALUES (?, ?, ?)");
        return query.bind(match.key).bind(match.chain).bind(text).done();
    });
}

Saved<std::optional<std::string>> Store::review(std::string_view id) const {
    Query query(*database_, "SELECT r.text FROM reviews AS r JOIN matches AS m ON m.key = r.match"
                            " WHERE m.id = ? AND r.chain = m.chain");
    if (query.bind(id).row()) {
        return std::optional(query.text(0));
    }
    return query.error() == SaveError::None ? Saved(std::optional<std::string>()) : query.error();
}

} // namespace architects::save
