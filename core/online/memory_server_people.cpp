#include <algorithm>

#include "core/online/memory_server_world.h"

/// Names, friends, blocks, reports, and accounts that become one or end.
namespace architects::online::memory {
namespace {

constexpr std::size_t longestUid = 128;
constexpr std::size_t longestName = 24;   // characters
constexpr std::size_t longestBytes = 256; // of a name with blanks around it
constexpr std::string_view namelessOne = "Somebody";

std::string trimmed(const std::string& text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return first == std::string::npos ? std::string() : text.substr(first, last - first + 1);
}

/// Characters of a UTF-8 text: bytes that begin one.
std::size_t lengthOf(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool hasControls(const std::string& text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x20U || c == 0x7F; });
}

void setFriends(World& world, const std::string& one, const std::string& other) {
    world.tree.set(pathOf("users", one, "friends", other),
                   Value::Map{{"name", nameOfPerson(world, other)}, {"since", world.nowMs}});
}

/// Friends read a new name in their lists; whoever is blocked goes on reading the old one.
void tellFriends(World& world, const std::string& uid, const std::string& name) {
    const Value friends = world.tree.get(pathOf("users", uid, "friends"));
    for (const auto& [other, friendship] : friends.map()) {
        if (areFriends(world, other, uid) && !hasBlocked(world, uid, other)) {
            world.tree.set(pathOf("users", other, "friends", uid, "name"), name);
        }
    }
}

void endFriendship(World& world, const std::string& one, const std::string& other) {
    world.tree.remove(pathOf("users", one, "friends", other));
    world.tree.remove(pathOf("users", other, "friends", one));
}

/// Who is blocked is answered as if there were nobody: by `nobody`.
Reply befriend(World& world, const std::string& uid, const std::string& other, std::string_view nobody) {
    if (other == uid) {
        return refuse("friend.self");
    }
    if (hasBlocked(world, uid, other)) {
        return refuse("friend.blocked");
    }
    if (hasBlocked(world, other, uid)) {
        return refuse(nobody);
    }
    if (!areFriends(world, uid, other)) {
        for (const std::string& one : {uid, other}) {
            if (static_cast<int>(world.tree.size(pathOf("users", one, "friends"))) >=
                world.limits.friends) {
                return refuse("limit.friends");
            }
        }
        setFriends(world, uid, other);
        setFriends(world, other, uid);
    }
    return done({{"uid", other}, {"name", nameOfPerson(world, other)}});
}

/// Who was blocked stays so, under whatever account.
void moveBlocks(World& world, const std::string& from, const std::string& to) {
    const Value people = world.tree.get("users");
    for (const auto& [other, person] : people.map()) {
        if (other != to && person["blocked"][from].truth()) {
            world.tree.remove(pathOf("users", other, "blocked", from));
            world.tree.set(pathOf("users", other, "blocked", to), true);
        }
    }
}

void forgetPerson(World& world, const std::string& uid) {
    const std::string code = world.tree.text(pathOf("users", uid, "profile", "friendCode"));
    if (!code.empty()) {
        world.tree.remove(pathOf("codes", code));
    }
    const Value friends = world.tree.get(pathOf("users", uid, "friends"));
    for (const auto& [other, friendship] : friends.map()) {
        world.tree.remove(pathOf("users", other, "friends", uid));
    }
    world.tree.remove(pathOf("users", uid));
    world.tree.remove(pathOf("devices", uid));
    world.tree.remove(pathOf("outbox", uid));
    world.usage.erase(uid);
    world.accounts.remove(uid);
}

/// Gets up from a match, whatever its stage; what was played stays for the others.
void leaveMatch(World& world, MatchState& match, const std::string& uid) {
    if (invitedSeatOf(match, uid) != Seat::Nobody) {
        declineSeat(world, match, uid);
        return;
    }
    const Seat seat = seatOf(match, uid);
    if (seat == Seat::Nobody) {
        return;
    }
    if (match.info.stage == Stage::Open) {
        leaveOpenSeat(world, match, uid);
    } else if (match.info.stage == Stage::Running) {
        leaveForGood(world, match, seat);
    }
    if (seatOf(match, uid) == seat) {
        SeatInfo& info = at(match, seat);
        info.uid.clear();
        info.left = false;
        info.name = info.kind == SeatInfo::Kind::Person ? std::string(namelessOne) : info.name;
        match.info.host = match.info.host == uid ? std::string() : match.info.host;
        publish(world, match);
    }
}

/// The seat of one account becomes another's; false if the other sits there already.
bool moveSeat(World& world, MatchState& match, const std::string& from, const std::string& to) {
    const Seat seated = seatOf(match, from);
    const Seat seat = seated == Seat::Nobody ? invitedSeatOf(match, from) : seated;
    const bool there = seatOf(match, to) != Seat::Nobody || invitedSeatOf(match, to) != Seat::Nobody;
    if (seat == Seat::Nobody || there) {
        return false;
    }
    at(match, seat).uid = to;
    if (match.info.host == from) {
        match.info.host = to;
    }
    world.tree.remove(pathOf("users", from, "matches", match.info.id));
    publish(world, match);
    return true;
}

} // namespace

std::string nameOfPerson(const World& world, const std::string& uid) {
    std::string name = world.tree.text(pathOf("users", uid, "profile", "name"));
    return name.empty() ? std::string(namelessOne) : name;
}

bool areFriends(const World& world, const std::string& uid, const std::string& other) {
    return world.tree.has(pathOf("users", uid, "friends", other));
}

bool hasBlocked(const World& world, const std::string& uid, const std::string& other) {
    return world.tree.has(pathOf("users", uid, "blocked", other));
}

Reply setProfile(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string name = trimmed(fields.text("name", longestBytes));
    if (fields.bad() || name.empty() || lengthOf(name) > longestName || hasControls(name)) {
        return refuse("request.bad");
    }
    const std::string profile = pathOf("users", uid, "profile");
    std::string code = world.tree.text(profile + "/friendCode");
    if (code.empty()) {
        code = world.drawCode();
        world.tree.set(pathOf("codes", code), Value::Map{{"friend", uid}});
    }
    world.tree.set(profile, Value::Map{{"name", name}, {"friendCode", code}});
    tellFriends(world, uid, name);
    return done({{"name", name}, {"friendCode", code}});
}

Reply addFriend(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    if (fields.has("code")) {
        const std::string code = fields.code();
        if (fields.bad()) {
            return refuse("request.bad");
        }
        const std::string other = world.tree.text(pathOf("codes", code, "friend"));
        return other.empty() ? refuse("code.unknown") : befriend(world, uid, other, "code.unknown");
    }
    const std::string other = fields.key("uid", longestUid);
    const std::string id = fields.matchId();
    if (fields.bad()) {
        return refuse("request.bad");
    }
    const MatchState* match = findMatch(world, id, uid);
    if (match == nullptr) {
        return refuse("match.unknown");
    }
    return seatOf(*match, other) == Seat::Nobody ? refuse("friend.unknown")
                                                 : befriend(world, uid, other, "friend.unknown");
}

Reply removeFriend(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string other = fields.key("uid", longestUid);
    if (fields.bad()) {
        return refuse("request.bad");
    }
    endFriendship(world, uid, other);
    return done();
}

Reply block(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string other = fields.key("uid", longestUid);
    const bool on = fields.truth("on");
    if (fields.bad()) {
        return refuse("request.bad");
    }
    if (other == uid) {
        return refuse("friend.self");
    }
    world.tree.set(pathOf("users", uid, "blocked", other), on ? Value(true) : Value());
    return done();
}

Reply report(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string id = fields.matchId();
    const std::string other = fields.key("uid", longestUid);
    const std::string reason = fields.oneOf("reason", {"name", "stalling", "cheating", "other"});
    if (fields.bad()) {
        return refuse("request.bad");
    }
    const MatchState* match = findMatch(world, id, uid);
    if (match == nullptr) {
        return refuse("match.unknown");
    }
    if (seatOf(*match, other) == Seat::Nobody) {
        return refuse("match.unknown");
    }
    if (other == uid) {
        return refuse("friend.self");
    }
    // The same report twice is one.
    world.tree.set(
        pathOf("reports", id + "_" + uid + "_" + other + "_" + reason),
        Value::Map{{"by", uid}, {"uid", other}, {"match", id}, {"reason", reason}, {"at", world.nowMs}});
    return done();
}

Reply mergeAccounts(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string token = fields.text("token", 4096);
    if (fields.bad()) {
        return refuse("request.bad");
    }
    const std::string from = world.accounts.uidOfIdToken(token);
    if (from.empty() || from == uid) {
        return refuse("account.token");
    }
    const Value old = world.tree.get(pathOf("users", from));
    const std::string name = old.at("profile/name").text();
    if (!name.empty() && !world.tree.has(pathOf("users", uid, "profile"))) {
        setProfile(world, uid, Value::Map{{"name", name}});
    }
    std::int64_t moved = 0;
    for (auto& [id, match] : world.matches) {
        const bool concerned =
            seatOf(match, from) != Seat::Nobody || invitedSeatOf(match, from) != Seat::Nobody;
        if (concerned && !moveSeat(world, match, from, uid)) {
            leaveMatch(world, match, from);
        }
        moved += concerned ? 1 : 0;
    }
    const Value devices = world.tree.get(pathOf("devices", from));
    for (const auto& [install, device] : devices.map()) {
        world.tree.set(pathOf("devices", uid, install), device);
    }
    for (const auto& [other, friendship] : old["friends"].map()) {
        if (other != uid) {
            setFriends(world, uid, other);
            setFriends(world, other, uid);
        }
    }
    for (const auto& [other, blocked] : old["blocked"].map()) {
        if (other != uid) {
            world.tree.set(pathOf("users", uid, "blocked", other), true);
        }
    }
    moveBlocks(world, from, uid);
    forgetPerson(world, from);
    return done({{"matches", moved}});
}

Reply deleteAccount(World& world, const std::string& uid, const Value& /*data*/) {
    for (auto& [id, match] : world.matches) {
        leaveMatch(world, match, uid);
    }
    forgetPerson(world, uid);
    return done();
}

} // namespace architects::online::memory
