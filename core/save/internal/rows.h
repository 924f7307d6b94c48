#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/save/internal/database.h"
#include "core/save/record.h"
#include "core/table/log.h"

namespace architects::save {

/// What every change of a match needs to know first.
struct MatchRow {
    std::int64_t key = 0;
    MatchStatus status = MatchStatus::Open;
    int seats = 0;
    std::size_t length = 0;
    Digest chain{};
};

Saved<MatchRow> findMatch(Database& database, std::string_view id);
/// The set-up as saved, without its entries.
Saved<Setup> readSetup(Database& database, std::int64_t key);
/// The first `count` entries; DamagedMatch if there are gaps.
Saved<std::vector<Entry>> readEntries(Database& database, std::int64_t key, std::size_t count);
Saved<std::vector<Player>> readPlayers(Database& database, std::int64_t key);
Saved<std::vector<SeatResult>> readResults(Database& database, std::int64_t key);
Saved<std::vector<SeatChange>> readChanges(Database& database, std::int64_t key);

SaveError writeEntries(Database& database, std::int64_t key, std::size_t from,
                       std::span<const Entry> entries);
SaveError writePlayers(Database& database, std::int64_t key, std::span<const Player> players);
SaveError writeResults(Database& database, std::int64_t key, std::span<const SeatResult> results);
SaveError writeChanges(Database& database, std::int64_t key, std::size_t from,
                       std::span<const SeatChange> changes);

/// One result for each seat, with places that exist.
bool fits(std::span<const SeatResult> results, int seats);

} // namespace architects::save
