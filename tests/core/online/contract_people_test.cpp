#include "core/online/protocol.h"
#include "tests/core/online/contract.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::contract;

namespace {

Value friendsOf(World& world, const Person& person) {
    return mustRead(world, person.device, "users/" + person.uid + "/friends");
}

std::string tokenOf(World& world, const Person& person) {
    std::string token;
    bool answered = false;
    world.transport(person.device).idToken([&](const Error& error, const Value& value) {
        REQUIRE(error.ok());
        token = value.text();
        answered = true;
    });
    REQUIRE(world.until([&] { return answered; }));
    return token;
}

} // namespace

TEST_CASE("A name has 1 to 24 characters, blanks around it do not count, and the code stays") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    CHECK(nefer.friendCode.size() == 6);
    const Value profile = mustCall(*world, nefer.device, "setProfile", {{"name", "  Nofret  "}});
    CHECK(profile["name"].text() == "Nofret");
    CHECK(profile["friendCode"].text() == nefer.friendCode);
    CHECK(profile["protocol"].integer() == protocolNumber);
    const Value stored = mustRead(*world, nefer.device, "users/" + nefer.uid + "/profile");
    CHECK(stored == Value(Value::Map{{"name", "Nofret"}, {"friendCode", nefer.friendCode}}));
    std::string longest;
    for (int i = 0; i < 24; ++i) {
        longest += "\xC3\xA9";
    }
    CHECK(mustCall(*world, nefer.device, "setProfile", {{"name", longest}})["name"].text() == longest);
    for (const Value& bad : {Value("   "), Value(longest + "e"), Value(), Value(3), Value(true)}) {
        CHECK(refused(call(*world, nefer.device, "setProfile", {{"name", bad}}), "request.bad"));
    }
}

TEST_CASE("Friends know each other, by code or by having played together") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    const Person teti = newPerson(*world, "Teti");
    const Value added = mustCall(*world, nefer.device, "addFriend", {{"code", ani.friendCode}});
    CHECK(added["uid"].text() == ani.uid);
    CHECK(added["name"].text() == "Ani");
    CHECK(friendsOf(*world, nefer)[ani.uid]["name"].text() == "Ani");
    CHECK(friendsOf(*world, ani)[nefer.uid]["name"].text() == "Nefer");
    CHECK(friendsOf(*world, ani)[nefer.uid]["since"].integer() > 0);
    mustCall(*world, nefer.device, "addFriend", {{"code", ani.friendCode}}); // again changes nothing
    CHECK(friendsOf(*world, nefer).map().size() == 1);

    const Table table = begin(*world, "kheops", {nefer, teti});
    const Value::Map met{{"uid", nefer.uid}, {"match", table.match}};
    CHECK(mustCall(*world, teti.device, "addFriend", met)["name"].text() == "Nefer");
    CHECK(friendsOf(*world, nefer).map().size() == 2);
    const Value::Map notThere{{"uid", ani.uid}, {"match", table.match}};
    CHECK(refused(call(*world, teti.device, "addFriend", notThere), "friend.unknown"));

    mustCall(*world, ani.device, "removeFriend", {{"uid", nefer.uid}});
    CHECK(friendsOf(*world, ani).isNull());
    CHECK(friendsOf(*world, nefer)[ani.uid].isNull());
}

TEST_CASE("Nobody befriends themselves, or a code that is nobody's") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    CHECK(refused(call(*world, nefer.device, "addFriend", {{"code", nefer.friendCode}}), "friend.self"));
    CHECK(refused(call(*world, nefer.device, "addFriend", {{"code", "ZZZZZZ"}}), "code.unknown"));
    CHECK(refused(call(*world, nefer.device, "addFriend", {{"code", "a/b"}}), "request.bad"));
    CHECK(refused(call(*world, nefer.device, "addFriend", {}), "request.bad"));
    const Value created = mustCall(*world, nefer.device, "createMatch", wishFor(*world, "kheops", 2));
    CHECK(refused(call(*world, nefer.device, "addFriend", {{"code", created["code"]}}), "code.unknown"));
    CHECK(refused(call(*world, nefer.device, "joinMatch", {{"code", nefer.friendCode}}), "code.unknown"));
}

TEST_CASE("Who is blocked reaches who blocked them by nothing, and is not told why") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person seth = newPerson(*world, "Seth");
    makeFriends(*world, nefer, seth);
    const Table table = begin(*world, "kheops", {nefer, seth});
    mustCall(*world, nefer.device, "block", {{"uid", seth.uid}, {"on", true}});
    CHECK(mustRead(*world, nefer.device, "users/" + nefer.uid + "/blocked")[seth.uid].truth());
    CHECK(mustRead(*world, seth.device, "users/" + seth.uid + "/blocked").isNull());
    CHECK(refused(call(*world, seth.device, "addFriend", {{"code", nefer.friendCode}}), "code.unknown"));
    const Value::Map met{{"uid", nefer.uid}, {"match", table.match}};
    CHECK(refused(call(*world, seth.device, "addFriend", met), "friend.unknown"));
    CHECK(refused(call(*world, nefer.device, "addFriend", {{"code", seth.friendCode}}), "friend.blocked"));
    Value::Map wish = wishFor(*world, "kheops", 2);
    wish["invite"] = Value::List{nefer.uid};
    const std::string asked = mustCall(*world, seth.device, "createMatch", wish)["match"].text();
    CHECK(publicOf(*world, seth, asked)["invited"][nefer.uid].integer(-1) == 1);
    CHECK(mustRead(*world, nefer.device, "users/" + nefer.uid + "/matches")[asked].isNull());
    const Value::Map hello{{"match", table.match}, {"emote", "hello"}};
    mustCall(*world, seth.device, "sendEmote", hello);
    CHECK(publicOf(*world, nefer, table.match)["emotes"].isNull());
    for (const char* kind : {"draw", "cancel"}) {
        mustCall(*world, seth.device, "proposeDraw",
                 {{"match", table.match}, {"kind", kind}, {"answer", "propose"}});
        CHECK(publicOf(*world, nefer, table.match)["proposal"].isNull());
    }
    playOne(*world, table); // the match goes on

    mustCall(*world, nefer.device, "block", {{"uid", seth.uid}, {"on", false}});
    CHECK(mustRead(*world, nefer.device, "users/" + nefer.uid + "/blocked").isNull());
    CHECK(call(*world, seth.device, "sendEmote", hello).error.ok());
    CHECK(refused(call(*world, nefer.device, "block", {{"uid", nefer.uid}, {"on", true}}), "friend.self"));
}

TEST_CASE("Who is blocked stays so under the account that the blocked one was given up for") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person seth = newPerson(*world, "Seth");
    const Person other = newPerson(*world, "Seth again");
    mustCall(*world, nefer.device, "block", {{"uid", seth.uid}, {"on", true}});
    mustCall(*world, other.device, "mergeAccounts", {{"token", tokenOf(*world, seth)}});
    CHECK(mustRead(*world, nefer.device, "users/" + nefer.uid + "/blocked") ==
          Value(Value::Map{{other.uid, true}}));
    CHECK(refused(call(*world, other.device, "addFriend", {{"code", nefer.friendCode}}), "code.unknown"));
}

TEST_CASE("What every object has is nobody's name") {
    const auto world = makeWorld();
    const Table table = begin(*world, "kheops", {newPerson(*world, "Nefer"), newPerson(*world, "Ani")});
    const Person& nefer = table.people[0];
    for (const char* name : {"constructor", "toString", "__proto__", "hasOwnProperty"}) {
        CHECK(refused(call(*world, nefer.device, "addFriend", {{"uid", name}, {"match", table.match}}),
                      "friend.unknown"));
        CHECK(refused(call(*world, nefer.device, "report",
                           {{"match", table.match}, {"uid", name}, {"reason", "name"}}),
                      "match.unknown"));
    }
}

TEST_CASE("Friends read a new name") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    makeFriends(*world, nefer, ani);
    mustCall(*world, nefer.device, "setProfile", {{"name", "Nofret"}});
    CHECK(friendsOf(*world, ani)[nefer.uid]["name"].text() == "Nofret");
}

TEST_CASE("A report names somebody of the match and a reason of the list") {
    const auto world = makeWorld();
    const Table table = begin(*world, "kheops", {newPerson(*world, "Nefer"), newPerson(*world, "Seth")});
    const Person& nefer = table.people[0];
    const auto report = [&](const std::string& uid, const std::string& reason) {
        return call(*world, nefer.device, "report",
                    {{"match", table.match}, {"uid", uid}, {"reason", reason}});
    };
    CHECK(report(table.people[1].uid, "name").error.ok());
    CHECK(report(table.people[1].uid, "stalling").error.ok());
    CHECK(refused(report(table.people[1].uid, "because"), "request.bad"));
    CHECK(refused(report(newPerson(*world, "Teti").uid, "name"), "match.unknown"));
    CHECK(refused(report(nefer.uid, "name"), "friend.self"));
}

TEST_CASE("One account taken into another brings its matches and friends, and is gone") {
    const auto world = makeWorld();
    const Person ani = newPerson(*world, "Ani");
    const Person before = newPerson(*world, "Nefer");
    const Person after = newPerson(*world, "Nefer");
    makeFriends(*world, before, ani);
    const Table table = begin(*world, "kheops", {before, ani});
    const std::string token = tokenOf(*world, before);
    const Value merged = mustCall(*world, after.device, "mergeAccounts", {{"token", token}});
    CHECK(merged["matches"].integer() == 1);
    CHECK(mustRead(*world, after.device, "users/" + after.uid + "/matches/" + table.match)["seat"].integer(
              -1) == 0);
    CHECK(friendsOf(*world, after)[ani.uid]["name"].text() == "Ani");
    CHECK(friendsOf(*world, ani)[before.uid].isNull());
    CHECK(friendsOf(*world, ani)[after.uid]["name"].text() == "Nefer");
    const Value published = publicOf(*world, after, table.match);
    CHECK(published["uids"][before.uid].isNull());
    CHECK(published["uids"][after.uid].integer(-1) == 0);
    CHECK(published["host"].text() == after.uid);
    const Table now{table.match, {after, ani}};
    playToTheEnd(*world, now);

    CHECK(refused(call(*world, after.device, "mergeAccounts", {{"token", "nonsense"}}), "account.token"));
}

TEST_CASE("A deleted account is out of every match and list, and the others keep what they played") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    makeFriends(*world, nefer, ani);
    const Table table = begin(*world, "kheops", {nefer, ani});
    playOne(*world, table);
    const Value open = mustCall(*world, nefer.device, "createMatch", wishFor(*world, "kheops", 2));
    mustCall(*world, nefer.device, "deleteAccount", {});

    const Value published = publicOf(*world, ani, table.match);
    CHECK(published["stage"].text() == "finished");
    CHECK(published["end"].text() == "resigned");
    CHECK(published["winners"].text() == "1");
    CHECK(published["uids"][nefer.uid].isNull());
    CHECK(published.at("players/s0/uid").text().empty());
    CHECK(published.at("players/s0/name").text() != "Nefer");
    CHECK(friendsOf(*world, ani).isNull());
    CHECK_FALSE(call(*world, ani.device, "joinMatch", {{"code", open["code"]}}).error.ok());
    CHECK(refused(call(*world, ani.device, "addFriend", {{"code", nefer.friendCode}}), "code.unknown"));
}

TEST_CASE("A device is registered for pushes, and taken off again") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const auto registerPush = [&](const std::string& key, const Value& value) {
        Value::Map data{{"install", "install-1"}, {"token", "address"}, {"language", "it"},
                        {"offset", 60},           {"quietFrom", 22},    {"quietTo", 7}};
        data[key] = value;
        return call(*world, nefer.device, "registerPush", data);
    };
    CHECK(registerPush("token", "address").error.ok());
    CHECK(registerPush("token", "").error.ok());
    CHECK(refused(registerPush("install", ""), "request.bad"));
    CHECK(refused(registerPush("install", "a/b"), "request.bad"));
    CHECK(refused(registerPush("offset", 24 * 60), "request.bad"));
    CHECK(refused(registerPush("quietFrom", 24), "request.bad"));
    CHECK(refused(registerPush("quietTo", -1), "request.bad"));
    CHECK(refused(registerPush("token", 5), "request.bad"));
}
