#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/games/any_match.h"
#include "core/online/client.h"
#include "core/online/protocol.h"

namespace architects::online {

/// How long to wait before asking again: longer each time it was in vain.
constexpr std::int64_t waitMs(int failures) {
    constexpr std::int64_t first = 1000;
    constexpr std::int64_t longest = 300'000; // five minutes
    constexpr int doublings = 9;
    const std::int64_t ms = first << (failures < doublings ? failures : doublings);
    return ms < longest ? ms : longest;
}

/// What the client remembers of one match while it runs. All of it can be had again from store and server.
struct Mind {
    std::optional<AnyMatch> confirmed; ///< the stored log, replayed; empty until it is needed
    std::vector<Player> players;       ///< as stored
    std::size_t feedN = 0;             ///< entries there are, by the feed
    std::int64_t unknownMs = 0; ///< when it was last changed, if this version of the app cannot play it
    // Asking
    std::string taken;              ///< the moveId that the view read from its beginning is sure to hold
    std::optional<MatchInfo> heard; ///< what is being taken in
    std::string heardText;
    std::vector<std::function<void()>> afterwards;
    // Sending
    std::optional<std::size_t> staleAt; ///< the server called this n stale already
    // How often in a row it was in vain
    int failures = 0; ///< to ask
    int sendFailures = 0;
    int fullFailures = 0;
    // What is going on
    bool missing = false; ///< the feed no longer has it
    bool asking = false;
    bool askAgain = false;
    bool fromZero = false; ///< the stored log is not to be trusted: read the view from its beginning
    bool entriesCame = false;
    bool sending = false;
    bool disclosing = false;
    bool tooNew = false; ///< its rules or its game came after this version of the app
    save::SaveError disk = save::SaveError::None; ///< why the last thing was not saved
};

enum class Taken : std::uint8_t { Done, DoesNotFit, NotSaved };

struct Client::Inside {
    Inside(Transport& link, Surroundings surroundings);

    // Answers may come when the client is gone, or when somebody else is signed in.

    template <class F>
    auto whileAlive(F then) {
        return [alive = std::weak_ptr<int>(life), then = std::move(then)](const auto&... told) {
            if (!alive.expired()) {
                then(told...);
            }
        };
    }
    template <class F>
    auto whileSignedIn(F then) {
        return whileAlive([this, asked = epoch, then = std::move(then)](const auto&... told) {
            if (asked == epoch) {
                then(told...);
            }
        });
    }

    // client.cpp
    void begin();
    void forgetEverything();
    void accountMayHaveChanged();
    void connectionChanged(bool online);
    [[nodiscard]] std::string note(const std::string& key) const;
    [[nodiscard]] Value noted(const std::string& key) const; ///< a note that holds a value
    save::SaveError setNote(const std::string& key, const std::string& value) const;
    [[nodiscard]] std::string freshId() const;
    [[nodiscard]] std::string install() const;
    void tellAccount() const;
    void tellMatches() const;
    void tellEntries(const std::string& match) const;
    void tellTrouble(const std::string& match, const Error& error) const;

    /// Asks the server; every request says which protocol it speaks.
    void askServer(std::string_view function, Value::Map data, Transport::Answered answered);

    // client_account.cpp
    void recallAccount();
    void askAccount();
    void askPart(const std::string& part, std::function<void(const Value&)> take);
    void takeProfile(const Value& value);
    void takeFriends(const Value& value);
    void takeBlocked(const Value& value);
    void ensureSignedIn(Done done);
    /// Signs in by `signIn`, and brings what an anonymous account has along.
    void changeAccount(const std::function<void(Done)>& signIn, Done done);
    void mergeWhatIsLeft(const Done& done);
    void merged(const Error& error);
    void leaveAccount();
    void unregisterPush(const std::function<void()>& then);
    void accountVanished(const std::string& who);
    void rememberWhoIsHere();
    void call(std::string_view function, Value::Map data, Done done,
              std::function<void(const Value&)> take = {});

    // client_matches.cpp
    void recallMatches();
    void askForMatch(std::string_view function, Value::Map data, GotMatch got);
    void change(std::string_view function, const std::string& match, Value::Map data, Done done);

    // client_feed.cpp
    void watchFeed();
    void feedTold(const Value& feed);
    void feedIsEmpty();
    [[nodiscard]] bool mayHaveBegun(const std::string& match) const;
    void missingFromFeed(const std::string& match);
    void forget(const std::string& match);
    /// Takes in what is new of a match; `afterwards` is called when that is done, or could not be.
    void ask(const std::string& match, std::function<void()> afterwards = {});
    void gotPublic(const std::string& match, const Error& error, const Value& published);
    void askView(const std::string& match);
    void gotView(const std::string& match, std::size_t from, const Error& error, const Value& view);
    void takeIn(const std::string& match);
    void asked(const std::string& match);
    void askFailed(const std::string& match, const Error& error);

    // client_entries.cpp: the confirmed log of each match
    AnyMatch* confirmed(const std::string& match);
    [[nodiscard]] std::size_t lengthOf(const std::string& match);
    save::SaveError makeRoom(const MatchInfo& info);
    Taken append(const std::string& match, std::size_t from, std::span<const Entry> entries,
                 const std::string& moveId);
    Taken replace(const std::string& match, std::span<const Entry> entries, const std::string& moveId);

    // client_outbox.cpp
    save::SaveError submit(const std::string& match);
    void flush();
    void send(const std::string& match);
    void answered(const save::Outgoing& sent, const Error& error, const Value& answer);
    void took(const save::Outgoing& sent, const Value& answer);
    void refused(const save::Outgoing& sent, const Error& error);
    void sendLater(const std::string& match);
    /// Whether what waits still fits the confirmed log; what does not is lost, and told.
    bool settle(const std::string& match, const MatchInfo& info);
    void lose(const save::Outgoing& lost, const Error& error);
    void handOverFinished(const std::string& match);

    // client_end.cpp
    [[nodiscard]] save::SaveError close(const MatchInfo& info) const;
    void discloseAll();
    void disclose(const std::string& match);
    void gotFull(const std::string& match, const Error& error, const Value& full);
    [[nodiscard]] Proof proof(const std::string& match) const;

    Transport& transport;
    Surroundings world;
    Listener listener;
    bool started = false;
    std::uint64_t epoch = 0; ///< counts the accounts
    std::string uid;         ///< who is signed in; empty: nobody
    Profile profile;
    std::map<std::string, Friend> friends;
    std::set<std::string> blocked;
    std::optional<Value::Map> push; ///< how this device was last registered for pushes
    std::string pushFor;            ///< for which account
    bool tooOld = false;            ///< the server said so
    bool gone = false;              ///< the server no longer knows the account
    bool signingOut = false;        ///< the person here wants to
    bool mergeAsked = false;
    int mergeFailures = 0;
    std::vector<Done> merging; ///< who wants to know when it is done
    std::map<std::string, MatchInfo> infos;
    std::map<std::string, Mind> minds;
    std::shared_ptr<int> life = std::make_shared<int>(0);
};

} // namespace architects::online
