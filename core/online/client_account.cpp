// Who I am, and who my friends are.
#include <algorithm>

#include "core/online/internal/client_inside.h"
#include "core/online/value_text.h"

namespace architects::online {
namespace {

constexpr const char* leftToMerge = "merge"; ///< a note: the token of an account that was given up

} // namespace

/// What this device remembers: lists show without a network.
void Client::Inside::recallAccount() {
    const auto recall = [this](const char* part) { return noted(part + ("." + uid)); };
    if (!uid.empty()) {
        takeProfile(recall("profile"));
        takeFriends(recall("friends"));
        takeBlocked(recall("blocked"));
    }
}

void Client::Inside::askPart(const std::string& part, std::function<void(const Value&)> take) {
    transport.read(
        "users/" + uid + "/" + part, "",
        whileSignedIn([this, part, take = std::move(take)](const Error& error, const Value& value) {
            if (!error.ok()) {
                return; // what is remembered stands; the next connection asks again
            }
            const std::string text = writeValue(value);
            const std::string key = part + "." + uid;
            if (note(key) != text) {
                (void)setNote(key, text); // only for the next time without a network
                take(value);
                tellAccount();
            }
        }));
}

void Client::Inside::askAccount() {
    askPart("profile", [this](const Value& value) { takeProfile(value); });
    askPart("friends", [this](const Value& value) { takeFriends(value); });
    askPart("blocked", [this](const Value& value) { takeBlocked(value); });
}

void Client::Inside::takeProfile(const Value& value) {
    profile = {value["name"].text(), value["friendCode"].text()};
}

void Client::Inside::takeFriends(const Value& value) {
    friends.clear();
    for (const auto& [who, known] : value.map()) {
        friends[who] = {who, known["name"].text(), known["since"].integer(), false};
    }
}

void Client::Inside::takeBlocked(const Value& value) {
    blocked.clear();
    for (const auto& [who, on] : value.map()) {
        if (on.truth()) {
            blocked.insert(who);
        }
    }
}

const Profile& Client::profile() const {
    return inside_->profile;
}

std::vector<Friend> Client::friends() const {
    std::map<std::string, Friend> all = inside_->friends;
    for (const std::string& who : inside_->blocked) {
        all[who].uid = who;
        all[who].blocked = true;
    }
    std::vector<Friend> list;
    list.reserve(all.size());
    for (auto& [who, known] : all) {
        list.push_back(std::move(known));
    }
    std::stable_sort(list.begin(), list.end(),
                     [](const Friend& one, const Friend& other) { return one.name < other.name; });
    return list;
}

void Client::Inside::ensureSignedIn(Done done) {
    if (!transport.account()) {
        transport.signInAnonymously(whileAlive([this, done = std::move(done)](const Error& error) {
            accountMayHaveChanged();
            done(error);
        }));
        return;
    }
    world.later(0, whileAlive([done = std::move(done)] { done({}); }));
}

/// The token first: once somebody else is signed in it cannot be had any more. It is written down before
/// it is needed, so that the matches come along even if the app ends in between.
void Client::Inside::changeAccount(const std::function<void(Done)>& signIn, Done done) {
    const auto finish = [this, done](const Error& error) {
        if (!error.ok()) {
            (void)setNote(leftToMerge, "");
            done(error);
            return;
        }
        accountMayHaveChanged();
        mergeWhatIsLeft(done);
    };
    const auto account = transport.account();
    if (!account || !account->anonymous) {
        signIn(whileAlive(finish));
        return;
    }
    transport.idToken(whileAlive([this, signIn, done = std::move(done), finish,
                                  from = account->uid](const Error& error, const Value& token) {
        if (!error.ok()) {
            done(error);
            return;
        }
        (void)setNote(leftToMerge, writeValue(Value::Map{{"uid", from}, {"token", token}}));
        signIn(whileAlive(finish));
    }));
}

/// Asks the server to bring the matches of an account that was given up over to the present one; once,
/// however many want to know.
void Client::Inside::mergeWhatIsLeft(const Done& done) {
    const Value left = noted(leftToMerge);
    if (uid.empty() || !left.isMap() || left["uid"].text() == uid) {
        if (done) {
            done({});
        }
        return;
    }
    if (done) {
        merging.push_back(done);
    }
    if (std::exchange(mergeAsked, true)) {
        return;
    }
    transport.call("mergeAccounts", Value::Map{{"token", left["token"]}},
                   whileAlive([this](const Error& error, const Value&) {
                       mergeAsked = false;
                       if (error.ok() || error.kind == Error::Kind::Refused) {
                           (void)setNote(leftToMerge, "");
                       }
                       askAccount();
                       for (const Done& waiting : std::exchange(merging, {})) {
                           // Unreachable: signed in all the same, and the next connection asks again.
                           waiting(error.kind == Error::Kind::Refused ? error : Error{});
                       }
                   }));
}

void Client::ensureSignedIn(Done done) {
    inside_->ensureSignedIn(std::move(done));
}

void Client::signInWithEmail(const std::string& email, const std::string& password, Done done) {
    Transport& transport = inside_->transport;
    inside_->changeAccount([&transport, email, password](
                               Done then) { transport.signInWithEmail(email, password, std::move(then)); },
                           std::move(done));
}

void Client::signInWith(const Credential& credential, Done done) {
    Transport& transport = inside_->transport;
    inside_->changeAccount(
        [&transport, credential](Done then) { transport.signInWith(credential, std::move(then)); },
        std::move(done));
}

void Client::linkEmail(const std::string& email, const std::string& password, Done done) {
    inside_->transport.linkEmail(
        email, password,
        inside_->whileAlive([inside = inside_.get(), done = std::move(done)](const Error& error) {
            inside->tellAccount();
            done(error);
        }));
}

void Client::link(const Credential& credential, Done done) {
    inside_->transport.link(credential, inside_->whileAlive([inside = inside_.get(),
                                                             done = std::move(done)](const Error& error) {
        inside->tellAccount();
        done(error);
    }));
}

void Client::signOut() {
    inside_->transport.signOut();
    inside_->accountMayHaveChanged();
}

/// A call whose answer is taken, or whose refusal is told.
void Client::Inside::call(std::string_view function, Value::Map data, Done done,
                          std::function<void(const Value&)> take) {
    transport.call(function, std::move(data),
                   whileAlive([done = std::move(done), take = std::move(take)](const Error& error,
                                                                               const Value& answer) {
                       if (error.ok() && take) {
                           take(answer);
                       }
                       done(error);
                   }));
}

void Client::setName(const std::string& name, Done done) {
    inside_->call("setProfile", {{"name", name}}, std::move(done),
                  [inside = inside_.get()](const Value& answer) {
                      inside->takeProfile(answer);
                      (void)inside->setNote("profile." + inside->uid, writeValue(answer));
                      inside->tellAccount();
                  });
}

void Client::addFriend(const std::string& code, Done done) {
    inside_->call("addFriend", {{"code", code}}, std::move(done),
                  [inside = inside_.get()](const Value&) { inside->askAccount(); });
}

void Client::befriend(const std::string& uid, const std::string& match, Done done) {
    inside_->call("addFriend", {{"uid", uid}, {"match", match}}, std::move(done),
                  [inside = inside_.get()](const Value&) { inside->askAccount(); });
}

void Client::removeFriend(const std::string& uid, Done done) {
    inside_->call("removeFriend", {{"uid", uid}}, std::move(done),
                  [inside = inside_.get()](const Value&) { inside->askAccount(); });
}

void Client::block(const std::string& uid, bool on, Done done) {
    inside_->call("block", {{"uid", uid}, {"on", on}}, std::move(done),
                  [inside = inside_.get()](const Value&) { inside->askAccount(); });
}

void Client::report(const std::string& match, const std::string& uid, const std::string& reason,
                    Done done) {
    inside_->call("report", {{"match", match}, {"uid", uid}, {"reason", reason}}, std::move(done));
}

/// What was played stays on this device; what was being played cannot go on.
void Client::deleteAccount(Done done) {
    inside_->call("deleteAccount", {}, std::move(done), [inside = inside_.get()](const Value&) {
        const auto matches = inside->infos;
        for (const auto& [match, info] : matches) {
            inside->forget(match);
        }
        for (const char* part : {"profile.", "friends.", "blocked."}) {
            (void)inside->setNote(part + inside->uid, "");
        }
        inside->transport.signOut();
        inside->accountMayHaveChanged();
    });
}

void Client::registerPush(const std::string& token, const std::string& language, int offsetMinutes,
                          int quietFrom, int quietTo, Done done) {
    inside_->call("registerPush",
                  {{"install", inside_->install()},
                   {"token", token},
                   {"language", language},
                   {"offset", offsetMinutes},
                   {"quietFrom", quietFrom},
                   {"quietTo", quietTo}},
                  std::move(done));
}

} // namespace architects::online
