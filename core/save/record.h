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

/// Somebody gave a seat up to somebody else: a person left and an Architect plays on, or the other way
/// round.
struct SeatChange {
    std::size_t n = 0; ///< how many entries there were
    int seat = 0;
    Player before;
    Player after;
    friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

/// A saved match, whole.
struct MatchRecord {
    std::string id; ///< 32 lower-case hexadecimal digits, chosen by the caller
    Log log;
    std::vector<Player> players; ///< one for each seat
    MatchStatus status = MatchStatus::Open;
    std::int64_t createdMs = 0;
    std::int64_t updatedMs = 0;
    std::vector<SeatResult> results;   ///< one for each seat if finished, otherwise none
    std::vector<SeatChange> changes{}; ///< of seats, in the order in which they happened
    bool practice = false;             ///< as in MatchSummary
    bool givenUp = false;              ///< as there
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
    bool lesson = false; ///< it began with a guided lesson, and does not count
    bool practice =
        false; ///< moves were taken back after the answer, or the draws were known: it does not count
    bool givenUp =
        false; ///< finished before its last move: the points are those of the middle of the match
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

/// How matches with one friend went, on this device: each counts by who of the two came in before the
/// other.
struct FriendTally {
    std::string uid;
    std::string name; ///< as it was in the latest of them
    int played = 0;   ///< finished ones
    int won = 0;
    int drawn = 0;
    int running = 0;
    friend bool operator==(const FriendTally&, const FriendTally&) = default;
};

/// Moves of an online match that the server has not confirmed: one bundle a match. Without a moveId they
/// are still being made and can be taken back; with one they wait to be sent, or for the answer.
struct Outgoing {
    std::string match;
    std::size_t n = 0;        ///< how long the confirmed log was when the first of them was made
    std::vector<Entry> moves; ///< at least one
    std::string moveId;       ///< empty: still being made
    friend bool operator==(const Outgoing&, const Outgoing&) = default;
};

/// What was last heard of an online match, besides its entries.
struct OnlineMatch {
    std::string match;
    std::string uid;            ///< whose: an account that was signed out keeps its matches
    std::string published;      ///< the server's words, as text
    std::size_t seen = 0;       ///< entries the person has seen happen
    std::int64_t updatedMs = 0; ///< the server's clock
    friend bool operator==(const OnlineMatch&, const OnlineMatch&) = default;
};

} // namespace architects::save
