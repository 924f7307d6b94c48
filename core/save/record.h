#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/table/log.h"
#include "core/table/player.h"

namespace architects::save {

/// The numbers are in the file: add, never renumber.
enum class MatchStatus : std::uint8_t { Open = 0, Finished = 1, Abandoned = 2 };

struct SeatResult {
    int points = 0;
    int place = 1; ///< 1 is the best; shared places have the same number
    friend bool operator==(const SeatResult&, const SeatResult&) = default;
};

/// A saved match, whole.
struct MatchRecord {
    std::string id; ///< 32 lower-case hexadecimal digits, chosen by the caller
    Log log;
    std::vector<Player> players; ///< one for each seat
    MatchStatus status = MatchStatus::Open;
    std::int64_t createdMs = 0;
    std::int64_t updatedMs = 0;
    std::vector<SeatResult> results; ///< one for each seat if finished, otherwise none
    friend bool operator==(const MatchRecord&, const MatchRecord&) = default;
};

/// A saved match as a list shows it: everything but the entries and the secrets.
struct MatchSummary {
    std::string id;
    std::string game;
    std::vector<Player> players;
    MatchStatus status = MatchStatus::Open;
    std::int64_t createdMs = 0;
    std::int64_t updatedMs = 0;
    std::size_t entryCount = 0;
    std::vector<SeatResult> results;
};

/// Finished matches, counted.
struct Tally {
    int played = 0;
    int won = 0;   ///< alone in first place
    int drawn = 0; ///< sharing first place
    std::optional<int> best;
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct OpponentTally {
    PlayerKind kind = PlayerKind::Bot;
    int level = 0;
    Tally tally;
    friend bool operator==(const OpponentTally&, const OpponentTally&) = default;
};

/// How one game went for the person at this device. With several persons around one device nobody can say
/// whose victory it was, so those matches are only counted.
struct Statistics {
    Tally yours;                       ///< matches with exactly one person
    int together = 0;                  ///< matches with several persons
    std::vector<OpponentTally> versus; ///< your matches by who else sat there: each level once a match
};

} // namespace architects::save
