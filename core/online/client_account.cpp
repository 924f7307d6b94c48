// Who I am, and who my friends are.
#include <algorithm>
#include <memory>
#include <utility>

#include "core/online/internal/client_inside.h"
#include "core/online/value_text.h"

namespace architects::online {
namespace {

constexpr const char* leftToMerge = "merge";     ///< a note: the token of an account that was given up
constexpr const char* hereNote = "here";         ///< a note: the uid of who is signed in
constexpr const char* vanishedNote = "vanished"; ///< a note: the uid of an account that is gone

} // namespace

/// What this device remembers: lists show without a network.
void Client::Inside::recallAccount() {
    const auto recall = [this](const char* part) { return noted(part + ("." + uid)); };
    if (!uid.empty()) {
        gone = note(vanishedNote) == uid;
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
            if (part == "profile" && value.isNull() && !profile.name.empty()) {
                accountVanished(uid);
                return;
            }
            if (part == "profile" && !value.isNull() && std::exchange(gone, false)) {
                (void)setNote(vanishedNote, ""); // it is back
                tellAccount();
                flush();
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
        (void)setNote("install", ""); // a restored copy of another device's notes must not ring for both
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
        (void)setNote("install", "");
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
    askServer("mergeAccounts", {{"token", left["token"]}},
              [this](const Error& error, const Value&) { merged(error); });
}

/// Only two answers end it: it is done, or the token does not hold and never will again. After any other
/// the person is signed in all the same, and it is asked again by and by: the matches are not given up.
void Client::Inside::merged(const Error& error) {
    mergeAsked = false;
    const bool inVain = error.name == "account.token";
    if (error.ok() || inVain) {
        mergeFailures = 0;
        (void)setNote(leftToMerge, "");
    } else {
        world.later(waitMs(mergeFailures++), whileSignedIn([this] { mergeWhatIsLeft({}); }));
    }
    askAccount();
    for (const Done& waiting : std::exchange(merging, {})) {
        waiting(inVain ? error : Error{});
    }
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

/// Because the person here wants to: whoever is signed out by somebody else is told so.
void Client::Inside::leaveAccount() {
    signingOut = true;
    (void)setNote(hereNote, "");
    transport.signOut();
    accountMayHaveChanged();
    signingOut = false;
}

/// Who signs out is not rung any more on this device. Whatever becomes of that: `then`, and soon.
void Client::Inside::unregisterPush(const std::function<void()>& then) {
    if (!push || uid.empty() || !transport.connected()) {
        then(); // the next who signs in here takes the device over
        return;
    }
    constexpr std::int64_t longestMs = 3000;
    auto once = std::make_shared<std::function<void()>>(then);
    const auto go = [once] {
        if (const auto act = std::exchange(*once, nullptr)) {
            act();
        }
    };
    Value::Map ended = *push;
    ended.insert_or_assign("token", "");
    askServer("registerPush", std::move(ended), [go](const Error&, const Value&) { go(); });
    world.later(longestMs, whileAlive(go));
}

void Client::signOut() {
    inside_->unregisterPush([inside = inside_.get()] { inside->leaveAccount(); });
}

/// Deleted on another device, or the server was emptied. Nothing here is changed by it.
void Client::Inside::accountVanished(const std::string& who) {
    gone = true;                      // what waits is not sent: it could only be refused
    (void)setNote(vanishedNote, who); // at worst it is found out again
    tellAccount();
}

/// Who starts the app and finds nobody signed in, though somebody was, is told as well.
void Client::Inside::rememberWhoIsHere() {
    const std::string before = note(hereNote);
    if (!uid.empty() && before != uid) {
        (void)setNote(hereNote, uid); // at worst nobody is told
    } else if (uid.empty() && !before.empty()) {
        accountVanished(before);
    }
}

bool Client::accountGone() const {
    return !inside_->note(vanishedNote).empty();
}

void Client::leaveGoneAccount() {
    Inside& inside = *inside_;
    const std::string gone = inside.note(vanishedNote);
    if (gone.empty()) {
        return;
    }
    const auto matches = inside.world.store->onlineMatches(gone);
    for (std::size_t i = 0; matches.ok() && i < matches->size(); ++i) {
        // Refused if it never began or is over: as it should be. What was played can still be read.
        (void)inside.world.store->abandon((*matches)[i].match, inside.world.nowMs());
        (void)inside.world.store->removeOnline((*matches)[i].match);
    }
    (void)inside.setNote(vanishedNote, "");
    (void)inside.setNote(hereNote, "");
    if (inside.uid == gone) {
        inside.leaveAccount();
    }
    inside.tellAccount();
    inside.tellMatches();
}

/// A call whose answer is taken, or whose refusal is told.
void Client::Inside::call(std::string_view function, Value::Map data, Done done,
                          std::function<void(const Value&)> take) {
    askServer(function, std::move(data),
              [done = std::move(done), take = std::move(take)](const Error& error, const Value& answer) {
                  if (error.ok() && take) {
                      take(answer);
                  }
                  done(error);
              });
}

void Client::setName(const std::string& name, Done done) {
    inside_->call(
        "setProfile", {{"name", name}}, std::move(done), [inside = inside_.get()](const Value& answer) {
            inside->takeProfile(answer);
            const Value kept = Value::Map{{"friendCode", answer["friendCode"]}, {"name", answer["name"]}};
            (void)inside->setNote("profile." + inside->uid, writeValue(kept));
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
        inside->leaveAccount();
    });
}

void Client::registerPush(const std::string& token, const std::string& language, int offsetMinutes,
                          int quietFrom, int quietTo, Done done) {
    inside_->push =
        Value::Map{{"install", inside_->install()}, {"token", token},         {"language", language},
                   {"offset", offsetMinutes},       {"quietFrom", quietFrom}, {"quietTo", quietTo}};
    inside_->pushFor = inside_->uid;
    inside_->call("registerPush", *inside_->push, std::move(done));
}

} // namespace architects::online
