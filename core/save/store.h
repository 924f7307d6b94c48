#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/save/error.h"
#include "core/save/record.h"

namespace architects::save {

class Database;
struct Opened;

struct StoreOptions {
    int busyTimeoutMs = 2000; ///< how long to wait for another process before saying Locked
    int maxPages = 0;         ///< for tests of a full disk: how many pages the file may have; 0: any
};

/// Everything the app remembers, in one file. Whatever a call reports as done is on the disk when it
/// returns, and stays there if the process is killed in the next instant; what it reports as an error
/// changed nothing.
///
/// A store belongs to one thread at a time. Two stores may share a file, also from two processes.
class Store {
  public:
    /// Opens or creates the file. A file that is damaged or not ours is renamed, never deleted, and a new
    /// one is begun: then Opened says so. A file of a newer version of the app is left as it is.
    static Saved<Opened> open(const std::string& path, const StoreOptions& options = {});
    /// A store that is gone with the object: for tests, and for an app that has no disk to write to.
    static Saved<Opened> openInMemory();
    ~Store();
    Store(Store&& other) noexcept;
    Store& operator=(Store&& other) noexcept;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    // Matches. `ms` is the caller's clock, milliseconds since 1970.

    /// Saves a match with the entries it already has.
    SaveError createMatch(const MatchRecord& record);
    /// Adds entries at `from`, all or none. WrongLength if the saved match does not end there.
    SaveError append(std::string_view id, std::size_t from, std::span<const Entry> entries,
                     std::int64_t ms);
    /// Takes entries back until `length` are left. WrongLength if there are fewer.
    SaveError truncate(std::string_view id, std::size_t length, std::int64_t ms);
    /// The same after others have answered what is taken back: from now on the match is practice.
    SaveError rewind(std::string_view id, std::size_t length, std::int64_t ms);
    /// Closes an open match with a result for each seat.
    SaveError finish(std::string_view id, std::span<const SeatResult> results, std::int64_t ms);
    /// The same for a match that somebody gave up before its last move.
    SaveError giveUp(std::string_view id, std::span<const SeatResult> results, std::int64_t ms);
    /// Closes an open match without a result.
    SaveError abandon(std::string_view id, std::int64_t ms);
    /// Opens a closed match again, and forgets its results.
    SaveError reopen(std::string_view id, std::int64_t ms);
    /// Deletes a match for good: only when the user says so.
    SaveError remove(std::string_view id);
    /// This match is a lesson's: kept like any other, but a scribe made half of it, so it is no part of the
    /// statistics.
    SaveError markLesson(std::string_view id);
    /// Puts a match first in the order of list().
    SaveError markOpened(std::string_view id);

    /// Somebody else sits on a seat of an open match from now on; who, and since when, is remembered.
    SaveError changeSeat(std::string_view id, int seat, const Player& player);
    /// Keeps a review of a match as it is now, instead of what was kept before.
    SaveError putReview(std::string_view id, std::string_view text);
    /// Empty if there is none, or if the match has changed since.
    [[nodiscard]] Saved<std::optional<std::string>> review(std::string_view id) const;

    [[nodiscard]] Saved<MatchRecord> load(std::string_view id) const;
    /// Matches of that status, or all; the last opened or created first.
    [[nodiscard]] Saved<std::vector<MatchSummary>> list(std::optional<MatchStatus> status, int limit,
                                                        int offset = 0) const;
    [[nodiscard]] Saved<Statistics> statistics(std::string_view game) const;

    // Online matches. Their entries are those the server confirmed; what waits for it is kept apart.

    /// Keeps the moves of a match that are being made or sent, instead of what was kept before.
    SaveError putOutgoing(const Outgoing& outgoing);
    SaveError dropOutgoing(std::string_view match);
    [[nodiscard]] Saved<std::optional<Outgoing>> outgoing(std::string_view match) const;
    /// Everything that has a moveId, oldest first. A damaged one does not hold the others up.
    [[nodiscard]] Saved<std::vector<Outgoing>> waiting() const;
    /// Adds entries the server confirmed and, in the same breath, forgets what was waiting for them: the
    /// outgoing moves of this moveId, or those that now stand in the log where they belong.
    SaveError confirm(std::string_view match, std::size_t from, std::span<const Entry> entries,
                      std::string_view moveId, std::int64_t ms);
    /// The same for a device that lost its way: these are all entries, instead of those kept before.
    SaveError replaceEntries(std::string_view match, std::span<const Entry> entries,
                             std::string_view moveId, std::int64_t ms);
    /// The seed, and every entry as it was, once the match is over: nothing is hidden any more. BadRecord
    /// if it is not the promised seed, WrongLength if there are fewer entries than were known.
    SaveError disclose(std::string_view match, const Seed& seed, std::span<const Entry> entries,
                       std::int64_t ms);
    /// Who sits where now: a friend joined, an Architect took a seat.
    SaveError setPlayers(std::string_view match, std::span<const Player> players);
    SaveError putOnline(const OnlineMatch& match);
    /// Does nothing for a match that is not online.
    SaveError setSeen(std::string_view match, std::size_t seen);
    [[nodiscard]] Saved<std::optional<OnlineMatch>> online(std::string_view match) const;
    /// All of one account, the last updated first.
    [[nodiscard]] Saved<std::vector<OnlineMatch>> onlineMatches(std::string_view uid) const;
    /// Forgets what was heard of it; the match itself stays, if it ever began.
    SaveError removeOnline(std::string_view match);
    /// Everybody far away this person has played with, by name.
    [[nodiscard]] Saved<std::vector<FriendTally>> friendTallies() const;

    // Settings are what the user chose; notes are what the app remembers for itself.

    SaveError setSetting(std::string_view key, std::string_view value);
    /// Empty if it was never set.
    [[nodiscard]] Saved<std::optional<std::string>> setting(std::string_view key) const;
    [[nodiscard]] Saved<std::map<std::string, std::string>> allSettings() const;
    SaveError setNote(std::string_view key, std::string_view value);
    [[nodiscard]] Saved<std::optional<std::string>> note(std::string_view key) const;

  private:
    explicit Store(std::unique_ptr<Database> database);
    std::unique_ptr<Database> database_;
};

/// What was renamed before a new file was begun, and why.
struct SetAside {
    enum class Reason : std::uint8_t { Damaged, Foreign };
    Reason reason = Reason::Damaged;
    std::string file;                                ///< where the old file is now
    [[nodiscard]] std::string_view sentence() const; ///< English with %1 for the file
};

struct Opened {
    Store store;
    std::optional<SetAside> setAside;
};

} // namespace architects::save
