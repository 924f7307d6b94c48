#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/online/match_info.h"
#include "core/online/transport.h"
#include "core/save/store.h"

namespace architects::online {

/// What the client needs of the world outside.
struct Surroundings {
    save::Store* store = nullptr;
    std::function<std::int64_t()> nowMs;
    std::function<Seed()> entropy;
    /// Calls back once, on the client's thread, after so many milliseconds.
    std::function<void(std::int64_t ms, std::function<void()> then)> later;
};

/// What a person chooses for a match with friends.
struct OnlineWish {
    std::string game;
    int seats = 2;
    std::array<std::uint8_t, maxOptions> options{};
    int clockDays = 3;
    Seat seat = Seat::First;
    std::vector<std::string> invited;                ///< uids, seated in order on the free seats
    std::array<std::uint8_t, maxSeats> architects{}; ///< levels; 0: a person
    std::string localMatch; ///< not empty: this match of the store goes online as it stands
};

/// What became of a move that could not be played.
struct LostMove {
    std::string match;
    Error error;              ///< why: "move.refused", "match.stale", "match.stage"
    std::vector<Entry> moves; ///< what it was
};

/// What verifying a finished match by replay found.
enum class Proof : std::uint8_t { NotYet, Holds, WrongSeed, ForgedChance, IllegalMove, DiffersFromSeen };

/// Keeps this device and the server of one mind. Everything it learns it writes to the store first and
/// tells after.
class Client {
  public:
    struct Listener {
        std::function<void()> accountChanged; ///< account, profile, friends, blocked
        std::function<void()> matchesChanged; ///< the list, or what stands in it
        std::function<void(const std::string& match)>
            entriesChanged; ///< confirmed or waiting entries of one match
        std::function<void(const LostMove&)> moveLost;
        std::function<void(const std::string& match)> opened; ///< somebody tapped a notification
        std::function<void(bool online)> connectionChanged;
        std::function<void(const std::string& token)>
            pushToken; ///< the device has a new address for pushes
        /// What the server has of a match could not be taken in ("match.unreadable", "save.no_space"). The
        /// match stays as it was, and the server is asked again by and by.
        std::function<void(const std::string& match, const Error&)> troubled;
    };
    using Done = Transport::Done;
    using GotMatch = std::function<void(const Error&, const std::string& match)>;

    Client(Transport& transport, Surroundings surroundings);
    ~Client();
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    void listen(Listener listener);
    /// Watches the feed and sends what waits, if somebody is signed in. Call once, and after signing in.
    void start();
    [[nodiscard]] Transport& transport();

    // Who I am. Signing in with an account that exists already brings the matches of the anonymous one
    // along.

    [[nodiscard]] const Profile& profile() const;
    /// The server no longer speaks with so old an app. What waits goes on waiting, and goes out after an
    /// update.
    [[nodiscard]] bool tooOld() const;
    /// How many of this person's matches are played by rules that came after this version of the app.
    [[nodiscard]] std::size_t matchesTooNew() const;
    /// The account that was signed in here is gone from the server, and nobody at this device wanted that.
    /// Its matches stay as they were until the person has been told.
    [[nodiscard]] bool accountGone() const;
    /// The person knows: matches that cannot go on are put away as they stand, without a result.
    void leaveGoneAccount();
    [[nodiscard]] std::vector<Friend> friends() const;
    void ensureSignedIn(Done done); ///< anonymously if need be
    void signInWithEmail(const std::string& email, const std::string& password, Done done);
    void signInWith(const Credential& credential, Done done);
    void linkEmail(const std::string& email, const std::string& password, Done done);
    void link(const Credential& credential, Done done);
    void signOut();
    void setName(const std::string& name, Done done);
    void addFriend(const std::string& code, Done done);
    void befriend(const std::string& uid, const std::string& match, Done done);
    void removeFriend(const std::string& uid, Done done);
    void block(const std::string& uid, bool on, Done done);
    void report(const std::string& match, const std::string& uid, const std::string& reason, Done done);
    void deleteAccount(Done done);
    void registerPush(const std::string& token, const std::string& language, int offsetMinutes,
                      int quietFrom, int quietTo, Done done);

    // Matches, as last heard; kept in the store, so that they are there without a network.

    [[nodiscard]] std::vector<MatchInfo> matches() const;
    [[nodiscard]] std::optional<MatchInfo> match(const std::string& id) const;
    void create(const OnlineWish& wish, GotMatch got);
    void joinByCode(const std::string& code, GotMatch got);
    void acceptInvite(const std::string& match, GotMatch got);
    void declineInvite(const std::string& match, Done done);
    void leaveOpen(const std::string& match, Done done);
    void resign(const std::string& match, Done done);
    void proposeDraw(const std::string& match, Proposal::Kind kind, const std::string& answer, Done done);
    void claimTimeout(const std::string& match, const std::string& action, int level, Done done);
    void replaceLeaver(const std::string& match, Seat seat, int level, Done done);
    void rematch(const std::string& match, GotMatch got);
    void sendEmote(const std::string& match, const std::string& emote, Done done);
    /// Asks the server for what is new of one match, now.
    void refresh(const std::string& match);
    /// Of a finished match whose log has been published.
    [[nodiscard]] Proof proof(const std::string& match) const;

    // Moves. The table keeps what is being made in the store (save::Outgoing without a moveId); once
    // nothing more can be done without the server it says so here.

    /// Gives the moves of that match an id and sends them when that is possible. They are waiting from now
    /// on.
    save::SaveError submit(const std::string& match);
    /// Sends everything that waits.
    void flush();
    /// The last move of that match that could not be played, until the person has seen it: it is kept in
    /// the store.
    [[nodiscard]] std::optional<LostMove> lostMove(const std::string& match) const;
    void forgetLostMove(const std::string& match);

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace architects::online
