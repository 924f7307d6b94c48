#pragma once

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/online/match_info.h"
#include "core/online/memory_server.h"
#include "core/online/memory_server_accounts.h"
#include "core/online/memory_server_tree.h"
#include "core/referee/referee.h"

/// The inside of MemoryServer: what it keeps, and the functions it offers, a file for each subject.
namespace architects::online::memory {

struct StoredAnswer {
    std::string moveId;
    Seat seat = Seat::Nobody;
    Value answer;
};

/// A match as the server keeps it; what phones may read of it stands in the tree.
struct MatchState {
    MatchInfo info; ///< its set-up is that of the log, here without the seed
    Log log;
    std::optional<Digest> chain;
    referee::Ruling taken; ///< what was played elsewhere, until the match begins
    std::string code; ///< until the end, so that a repeated joining is recognised; phones see it while open
    std::deque<StoredAnswer> answers; ///< the last few, oldest first
};

/// What a function gives back.
struct Reply {
    Error error;
    Value value;
};

/// Something to be told to a person when the time comes.
struct Push {
    std::string uid;
    std::string
        kind; ///< "turn", "invited", "begins", "over", "draw", "rematch", "takeover", "timeout", ...
    std::string match;
    std::string body;
    std::size_t n = 0;
};

/// A reminder is sent only if the match still stands where it stood.
struct Reminder {
    std::string match;
    std::size_t n = 0;
    std::string kind; ///< "reminder24", "reminder4", or "timeout" for those who wait
};

/// How often somebody called lately.
struct Usage {
    std::int64_t minute = -1;
    int calls = 0;
    bool unlimited = false;
    std::deque<std::int64_t> created; ///< when, of the last hour
};

struct World {
    explicit World(const Seed& from);
    ~World() = default;
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    Tree tree;
    Accounts accounts;
    std::map<std::string, MatchState> matches;
    std::map<std::string, Usage> usage;
    MemoryServer::Limits limits;
    std::int64_t nowMs = 1'700'000'000'000; // some day; the owner sets the time
    std::multimap<std::int64_t, Reminder> reminders;
    std::multimap<std::int64_t, Push> postponed; ///< by quiet hours
    std::uint64_t drawn = 0;
    std::uint64_t pushed = 0;
    Seed entropy;

    Seed drawSeed();
    std::string drawLetters(std::string_view alphabet, std::size_t letters);
    std::string drawCode();
};

// The answer of a function.

/// The newest rules of a game that the app which asks can play; apps that say nothing know the first.
int newestKnown(const Value& data, const std::string& game);

Reply refuse(std::string_view name);
Reply refuse(std::string_view name, Refusal refusal);
inline Reply done(Value::Map answer = {}) {
    return {Error(), Value(std::move(answer))};
}

/// What a phone sent, read field by field; what is missing or out of range is remembered as bad.
class Fields {
  public:
    explicit Fields(const Value& data) : data_(data) {}
    [[nodiscard]] bool bad() const { return bad_; }
    [[nodiscard]] bool has(std::string_view key) const { return !data_[key].isNull(); }
    std::string text(std::string_view key, std::size_t longest);
    std::string matchId(std::string_view key = "match");
    std::string code(std::string_view key = "code");
    /// What stands in the database as a key: a uid, a moveId, an installation of the app.
    std::string key(std::string_view key, std::size_t longest);
    std::string oneOf(std::string_view key, std::initializer_list<std::string_view> allowed);
    int number(std::string_view key, int lowest, int highest);
    bool truth(std::string_view key);
    const Value::Map& map(std::string_view key);
    std::vector<std::string> texts(std::string_view key, std::size_t most);

  private:
    const Value& data_;
    bool bad_ = false;
};

// The functions of PROTOCOL.md.

using Function = Reply (*)(World& world, const std::string& uid, const Value& data);
/// Null if there is no such function.
Function findFunction(std::string_view name);
/// A call as it comes in: counted, measured, then given to its function.
Reply answer(World& world, const std::string& uid, std::string_view function, const Value& data);

Reply createMatch(World& world, const std::string& uid, const Value& data);
Reply joinMatch(World& world, const std::string& uid, const Value& data);
Reply declineInvite(World& world, const std::string& uid, const Value& data);
Reply leaveOpen(World& world, const std::string& uid, const Value& data);
Reply submitMove(World& world, const std::string& uid, const Value& data);
Reply resign(World& world, const std::string& uid, const Value& data);
Reply proposeDraw(World& world, const std::string& uid, const Value& data);
Reply claimTimeout(World& world, const std::string& uid, const Value& data);
Reply replaceLeaver(World& world, const std::string& uid, const Value& data);
Reply rematch(World& world, const std::string& uid, const Value& data);
Reply sendEmote(World& world, const std::string& uid, const Value& data);
Reply setProfile(World& world, const std::string& uid, const Value& data);
Reply addFriend(World& world, const std::string& uid, const Value& data);
Reply removeFriend(World& world, const std::string& uid, const Value& data);
Reply block(World& world, const std::string& uid, const Value& data);
Reply report(World& world, const std::string& uid, const Value& data);
Reply mergeAccounts(World& world, const std::string& uid, const Value& data);
Reply deleteAccount(World& world, const std::string& uid, const Value& data);
Reply registerPush(World& world, const std::string& uid, const Value& data);

// A match.

/// The match, if this person has to do with it; else null.
MatchState* findMatch(World& world, const std::string& id, const std::string& uid);
/// Where somebody sits, also one whose seat an Architect keeps; Nobody if not at all.
Seat seatOf(const MatchState& match, const std::string& uid);
Seat invitedSeatOf(const MatchState& match, const std::string& uid);
SeatInfo& at(MatchState& match, Seat seat);
/// Open and running ones of a person.
int liveMatches(const World& world, const std::string& uid);
referee::Case caseOf(const MatchState& match);
/// May this person create another one? A yes counts as one that was created.
Reply checkNewMatch(World& world, const std::string& uid);
/// Writes what phones may read: public, and the feed of everybody at the table.
void publish(World& world, MatchState& match);
/// Sits somebody down, and begins once everybody is there.
void takeSeat(World& world, MatchState& match, Seat seat, const std::string& uid);
void begin(World& world, MatchState& match);
/// Invites somebody to a seat that is free.
void invite(World& world, MatchState& match, Seat seat, const std::string& uid, const std::string& kind);
/// A seat with the Architect of that level.
SeatInfo architectAt(int level);
/// A new match with its code; seats are still to be filled.
MatchState& openMatch(World& world, const std::string& id, const Setup& setup, const std::string& host);
/// New entries, and what follows from them: views, turn, clock, result. Publish afterwards. True if the
/// turn passed on from the seat that moved.
bool record(World& world, MatchState& match, const referee::Ruling& ruling, Seat mover);
void recordViews(World& world, const MatchState& match, const referee::Ruling& ruling);
/// Ends a running match: by points with winners as the sheet has them, or without points for those given.
void finish(World& world, MatchState& match, End end, const SeatSet* winners);
/// Ends a match that counts for nobody.
void cancel(World& world, MatchState& match);
/// Somebody goes for good, by resigning or because the account ends.
void leaveForGood(World& world, MatchState& match, Seat seat);
/// Somebody rises from a match that has not begun; it is over if that was the host.
void leaveOpenSeat(World& world, MatchState& match, const std::string& uid);
/// An Architect sits down there, and plays if it is its turn; true if the turn passed on.
bool seatArchitect(World& world, MatchState& match, SeatSet seats, int level, bool mayComeBack);
void declineSeat(World& world, MatchState& match, const std::string& uid);

bool isEmote(std::string_view name);
/// Entries as the views have them, one a line.
std::string linesOf(const std::string& game, const std::vector<Entry>& entries);
std::string digitsOf(SeatSet seats);
std::string_view nameOf(Stage stage);

// People.

std::string nameOfPerson(const World& world, const std::string& uid);
bool areFriends(const World& world, const std::string& uid, const std::string& other);
/// Has the first blocked the second?
bool hasBlocked(const World& world, const std::string& uid, const std::string& other);

// Clocks and pushes.

/// Winds the clock of a match for those on turn now, or stops it.
void windClock(World& world, MatchState& match);
void push(World& world, const Push& push);
void pushToAll(World& world, const MatchState& match, std::string_view kind, std::string_view body,
               const std::string& exceptUid);
/// Tells those on turn, but not the one who made it their turn.
void pushTurn(World& world, const MatchState& match, const std::string& exceptUid);
/// Sends what is due by now.
void sendDue(World& world);

} // namespace architects::online::memory
