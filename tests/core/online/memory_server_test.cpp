#include "core/online/memory_server.h"

#include <algorithm>
#include <set>

#include "core/online/memory_friend.h"
#include "tests/core/online/memory_world.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::contract;

namespace {

constexpr std::int64_t hourMs = 3'600'000;
constexpr std::int64_t dayMs = 24 * hourMs;

Table tableOfTwo(World& world, int clock = 3) {
    return begin(world, "kheops", {newPerson(world, "Nefer"), newPerson(world, "Ani")}, clock);
}

void registerPush(World& world, const Person& person, int offset = 0, int quietFrom = 0, int quietTo = 0) {
    mustCall(world, person.device, "registerPush",
             {{"install", "phone"},
              {"token", "address of " + person.uid},
              {"language", "en"},
              {"offset", offset},
              {"quietFrom", quietFrom},
              {"quietTo", quietTo}});
}

/// The kinds of the pushes somebody got, in order.
std::vector<std::string> pushes(MemoryWorld& world, const Person& person) {
    std::vector<std::string> kinds;
    const Value outbox = world.server().at("outbox/" + person.uid);
    for (const auto& [key, push] : outbox.map()) {
        kinds.push_back(push["kind"].text());
    }
    return kinds;
}

/// Midnight of some day, UTC, later than now.
std::int64_t nextMidnight(const MemoryServer& server) {
    return (server.now() / dayMs + 1) * dayMs;
}

/// The turn goes on to the other seat.
void playTurn(World& world, const Table& table) {
    const int seat = onTurn(world, table);
    while (onTurn(world, table) == seat) {
        playOne(world, table);
    }
}

} // namespace

TEST_CASE("Nothing happens at a memory server until it is told to deliver") {
    MemoryServer server;
    Secrets device;
    const auto link = server.link(device);
    bool done = false;
    link->signInAnonymously([&](const Error& error) { done = error.ok(); });
    CHECK_FALSE(done);
    CHECK_FALSE(link->account().has_value());
    CHECK(server.deliverNext());
    server.deliver();
    CHECK(done);
    CHECK_FALSE(device.refreshToken.empty());
    CHECK_FALSE(server.deliverNext());
}

TEST_CASE("The same seed gives the same server, another one another") {
    const auto uidOf = [](std::uint8_t number) {
        Seed entropy{};
        entropy[0] = number;
        MemoryServer server(entropy);
        Secrets device;
        const auto link = server.link(device);
        link->signInAnonymously([](const Error&) {});
        server.deliver();
        return link->account()->uid;
    };
    CHECK(uidOf(1) == uidOf(1));
    CHECK(uidOf(1) != uidOf(2));
}

TEST_CASE("A call that arrived is done although its answer is lost") {
    MemoryWorld world;
    const Person nefer = newPerson(world, "Nefer");
    Error error;
    const Value::Map wish = wishFor(world, "kheops", 2);
    world.transport(nefer.device).call("createMatch", wish, [&](const Error& told, const Value&) {
        error = told;
    });
    while (world.server().at("matches").isNull()) {
        REQUIRE(world.server().deliverNext());
    }
    world.cut(nefer.device);
    world.settle();
    CHECK(error.kind == Error::Kind::Unreachable);
    CHECK(error.name == "net.unreachable");
    CHECK(world.server().at("matches").map().size() == 1);
    world.mend(nefer.device);
    CHECK(mustCall(world, nefer.device, "createMatch", wish)["match"] == wish.at("match"));
}

TEST_CASE("Whom the server no longer knows is signed out, and told so") {
    MemoryWorld world;
    const Person nefer = newPerson(world, "Nefer");
    world.server().revoke(world.secrets(nefer.device));
    const Answer answer = call(world, nefer.device, "setProfile", {{"name", "Nefer"}});
    CHECK(answer.error.kind == Error::Kind::SignedOut);
    CHECK(answer.error.name == "auth.missing");
    CHECK_FALSE(world.transport(nefer.device).account().has_value());
    CHECK(world.secrets(nefer.device).refreshToken.empty());
}

TEST_CASE("A device hears of its push address, and of a notification that was tapped") {
    MemoryWorld world;
    const Person nefer = newPerson(world, "Nefer");
    std::string token;
    std::string match;
    world.transport(nefer.device)
        .listen({{},
                 {},
                 [&](const std::string& told) { token = told; },
                 [&](const std::string& told) { match = told; }});
    world.server().givePushToken(world.secrets(nefer.device), "address");
    world.server().tapPush(world.secrets(nefer.device), "abc");
    CHECK(token.empty());
    world.settle();
    CHECK(token == "address");
    CHECK(match == "abc");
}

TEST_CASE("Sixty calls a minute are enough for a person") {
    MemoryWorld world;
    const Person nefer = newPerson(world, "Nefer");
    const Person ani = newPerson(world, "Ani");
    world.server().setTime(nextMidnight(world.server()));
    const auto callNow = [&](const Person& person) {
        Error error;
        world.transport(person.device)
            .call("setProfile", Value::Map{{"name", "Nefer"}},
                  [&](const Error& told, const Value&) { error = told; });
        world.settle();
        return error;
    };
    for (int i = 0; i < 60; ++i) {
        REQUIRE(callNow(nefer).ok());
    }
    const Error tooMany = callNow(nefer);
    CHECK(tooMany.name == "limit.rate");
    CHECK(tooMany.kind == Error::Kind::Unreachable); // ask again later
    CHECK(callNow(ani).ok());
    world.server().setTime(world.server().now() + 60'000);
    CHECK(callNow(nefer).ok());
}

TEST_CASE("Twenty new matches an hour, and fifty at a time") {
    MemoryWorld world;
    const Person nefer = newPerson(world, "Nefer");
    std::string last;
    for (int i = 0; i < 50; ++i) {
        if (i % 20 == 0) {
            world.server().setTime(world.server().now() + hourMs);
        }
        last = mustCall(world, nefer.device, "createMatch", wishFor(world, "kheops", 2))["match"].text();
        if (i == 19 || i == 39) {
            CHECK(refused(call(world, nefer.device, "createMatch", wishFor(world, "kheops", 2)),
                          "limit.matches"));
        }
    }
    world.server().setTime(world.server().now() + hourMs);
    CHECK(refused(call(world, nefer.device, "createMatch", wishFor(world, "kheops", 2)), "limit.matches"));
    const Person ani = newPerson(world, "Ani");
    const Value anis = mustCall(world, ani.device, "createMatch", wishFor(world, "kheops", 2));
    CHECK(refused(call(world, nefer.device, "joinMatch", {{"code", anis["code"]}}), "limit.matches"));
    mustCall(world, nefer.device, "leaveOpen", {{"match", last}});
    CHECK(call(world, nefer.device, "joinMatch", {{"code", anis["code"]}}).error.ok());
}

TEST_CASE("Nobody has more friends than they can have, whoever asks") {
    MemoryWorld world;
    world.server().limits().friends = 2;
    const Person nefer = newPerson(world, "Nefer");
    makeFriends(world, nefer, newPerson(world, "Ani"));
    makeFriends(world, nefer, newPerson(world, "Teti"));
    const Person meret = newPerson(world, "Meret");
    CHECK(refused(call(world, nefer.device, "addFriend", {{"code", meret.friendCode}}), "limit.friends"));
    CHECK(refused(call(world, meret.device, "addFriend", {{"code", nefer.friendCode}}), "limit.friends"));
}

TEST_CASE("The last eight answers of a match are kept, an older move is stale") {
    MemoryWorld world;
    const Table table = tableOfTwo(world);
    const int seat = onTurn(world, table);
    const int device = table.people[static_cast<std::size_t>(seat)].device;
    const Value::Map first = moveFor(world, table, seat, "the-first");
    const Value answer = mustCall(world, device, "submitMove", first);
    for (int i = 0; i < 7; ++i) {
        playOne(world, table);
    }
    CHECK(mustCall(world, device, "submitMove", first) == answer);
    playOne(world, table);
    CHECK(refused(call(world, device, "submitMove", first), "match.stale"));
}

TEST_CASE("A repeated move is answered after the match has ended, too") {
    MemoryWorld world;
    const Table table = tableOfTwo(world);
    const int seat = onTurn(world, table);
    const int device = table.people[static_cast<std::size_t>(seat)].device;
    const Value::Map move = moveFor(world, table, seat, "before-the-end");
    const Value answer = mustCall(world, device, "submitMove", move);
    mustCall(world, table.people[0].device, "resign", {{"match", table.match}});
    CHECK(mustCall(world, device, "submitMove", move) == answer);
    Value::Map another = move;
    another["moveId"] = "after-the-end";
    CHECK(refused(call(world, device, "submitMove", another), "match.stage"));
}

TEST_CASE("A clock is wound when the turn passes on, not by every step of a turn") {
    MemoryWorld world;
    const Table table = tableOfTwo(world, 1);
    const auto deadline = [&] {
        return publicOf(world, table.people[0], table.match)["deadline"].integer();
    };
    const std::int64_t first = deadline();
    CHECK(first > world.server().now() + dayMs - 60'000);
    const int seat = onTurn(world, table);
    world.server().setTime(world.server().now() + hourMs);
    playOne(world, table);
    REQUIRE(onTurn(world, table) == seat); // Kheops: pawn, power, tile
    CHECK(deadline() == first);
    playTurn(world, table);
    CHECK(deadline() >= first + hourMs);
}

TEST_CASE("Who is on turn is reminded 24 and 4 hours before the end, and the others when it has come") {
    MemoryWorld world;
    const Table table = tableOfTwo(world, 3);
    const auto seat = static_cast<std::size_t>(onTurn(world, table));
    const Person& late = table.people[seat];
    const Person& waits = table.people[1 - seat];
    registerPush(world, late);
    registerPush(world, waits);
    const std::int64_t deadline = publicOf(world, late, table.match)["deadline"].integer();
    world.server().setTime(deadline - 24 * hourMs - 1);
    CHECK(pushes(world, late).empty());
    world.server().setTime(deadline - 24 * hourMs);
    CHECK(pushes(world, late) == std::vector<std::string>{"reminder24"});
    world.server().setTime(deadline - 4 * hourMs);
    CHECK(pushes(world, late) == std::vector<std::string>{"reminder24", "reminder4"});
    CHECK(pushes(world, waits).empty());
    world.server().setTime(deadline);
    CHECK(pushes(world, waits) == std::vector<std::string>{"timeout"});
    CHECK(pushes(world, late).size() == 2);
}

TEST_CASE("Who has moved is not reminded") {
    MemoryWorld world;
    const Table table = tableOfTwo(world, 1);
    const auto seat = static_cast<std::size_t>(onTurn(world, table));
    registerPush(world, table.people[seat]);
    playTurn(world, table);
    world.server().setTime(world.server().now() + dayMs - 5 * hourMs);
    CHECK(pushes(world, table.people[seat]).empty());
}

TEST_CASE("A push says what happened: invited, begins, turn, draw, emote, over, rematch") {
    MemoryWorld world;
    const Person nefer = newPerson(world, "Nefer");
    const Person ani = newPerson(world, "Ani");
    registerPush(world, nefer);
    registerPush(world, ani);
    makeFriends(world, nefer, ani);
    Value::Map wish = wishFor(world, "kheops", 2);
    wish["invite"] = Value::List{ani.uid};
    const std::string match = wish["match"].text();
    mustCall(world, nefer.device, "createMatch", wish);
    CHECK(pushes(world, ani) == std::vector<std::string>{"invited"});
    mustCall(world, ani.device, "joinMatch", {{"match", match}});
    CHECK(pushes(world, nefer) == std::vector<std::string>{"begins"});
    const Table table{match, {nefer, ani}};
    if (onTurn(world, table) == 1) {
        playTurn(world, table);
    }
    const std::size_t before = pushes(world, ani).size();
    playOne(world, table); // the turn goes on: nobody is told of a step
    CHECK(pushes(world, ani).size() == before);
    playTurn(world, table);
    CHECK(pushes(world, ani).back() == "turn");
    mustCall(world, nefer.device, "proposeDraw",
             {{"match", match}, {"kind", "draw"}, {"answer", "propose"}});
    CHECK(pushes(world, ani).back() == "draw");
    mustCall(world, nefer.device, "sendEmote", {{"match", match}, {"emote", "hello"}});
    CHECK(pushes(world, ani).back() == "emote");
    const std::size_t rung = pushes(world, ani).size();
    mustCall(world, nefer.device, "sendEmote", {{"match", match}, {"emote", "wow"}});
    CHECK(pushes(world, ani).size() == rung);
    mustCall(world, nefer.device, "resign", {{"match", match}});
    CHECK(pushes(world, ani).back() == "over");
    mustCall(world, nefer.device, "rematch", {{"match", match}, {"next", newMatchId(world)}});
    CHECK(pushes(world, ani).back() == "rematch");
    const Value outbox = world.server().at("outbox/" + ani.uid);
    const Value& push = outbox.map().begin()->second;
    CHECK(push["title"].text() == "Kheops");
    CHECK_FALSE(push["body"].text().empty());
    CHECK(push["match"].text() == match);
    CHECK(push["at"].integer() > 0);
}

TEST_CASE("In quiet hours nothing rings, what is still true in the morning is told then") {
    MemoryWorld world;
    const Table table = tableOfTwo(world, 0);
    const Person& nefer = table.people[0];
    const Person& ani = table.people[1];
    registerPush(world, ani, 60, 22, 7); // an hour east: its 23:00 is 22:00 UTC
    if (onTurn(world, table) == 1) {
        playTurn(world, table);
    }
    const std::int64_t evening = nextMidnight(world.server()) + 22 * hourMs;
    world.server().setTime(evening);
    mustCall(world, nefer.device, "sendEmote", {{"match", table.match}, {"emote", "hello"}});
    playTurn(world, table);
    CHECK(pushes(world, ani).empty());
    world.server().setTime(evening + 8 * hourMs - 1);
    CHECK(pushes(world, ani).empty());
    world.server().setTime(evening + 8 * hourMs); // seven o'clock there
    std::vector<std::string> morning = pushes(world, ani);
    std::sort(morning.begin(), morning.end());
    CHECK(morning == std::vector<std::string>{"emote", "turn"});

    const std::int64_t night = evening + dayMs;
    playTurn(world, table);
    world.server().setTime(night);
    playTurn(world, table); // rings in the morning, but by then it has been answered
    playTurn(world, table);
    const std::size_t before = pushes(world, ani).size();
    world.server().setTime(night + dayMs / 2);
    CHECK(pushes(world, ani).size() == before);
}

TEST_CASE("A device that was taken off gets no pushes") {
    MemoryWorld world;
    const Table table = tableOfTwo(world);
    const Person& ani = table.people[1];
    registerPush(world, ani);
    CHECK(world.server().at("devices/" + ani.uid + "/phone")["token"].text() == "address of " + ani.uid);
    mustCall(world, ani.device, "registerPush",
             {{"install", "phone"},
              {"token", ""},
              {"language", "en"},
              {"offset", 0},
              {"quietFrom", 0},
              {"quietTo", 0}});
    CHECK(world.server().at("devices").isNull());
    mustCall(world, table.people[0].device, "sendEmote", {{"match", table.match}, {"emote", "hello"}});
    CHECK(pushes(world, ani).empty());
}

TEST_CASE("Codes are six letters nobody mistakes, and end with the match") {
    MemoryWorld world;
    const Person nefer = newPerson(world, "Nefer");
    std::set<std::string> codes{nefer.friendCode};
    for (int i = 0; i < 15; ++i) {
        const Value created = mustCall(world, nefer.device, "createMatch", wishFor(world, "kheops", 2));
        const std::string code = created["code"].text();
        CHECK(code.size() == 6);
        CHECK(code.find_first_not_of("ABCDEFGHJKLMNPQRSTUVWXYZ") == std::string::npos);
        CHECK(codes.insert(code).second);
        CHECK(world.server().at("codes/" + code)["match"] == created["match"]);
        mustCall(world, nefer.device, "leaveOpen", {{"match", created["match"]}});
        CHECK(world.server().at("codes/" + code).isNull());
    }
    CHECK(world.server().at("codes/" + nefer.friendCode)["friend"].text() == nefer.uid);
}

TEST_CASE("A report is kept with who, whom, where and why") {
    MemoryWorld world;
    const Table table = tableOfTwo(world);
    mustCall(world, table.people[0].device, "report",
             {{"match", table.match}, {"uid", table.people[1].uid}, {"reason", "stalling"}});
    const Value reports = world.server().at("reports");
    REQUIRE(reports.map().size() == 1);
    const Value& report = reports.map().begin()->second;
    CHECK(report["by"].text() == table.people[0].uid);
    CHECK(report["uid"].text() == table.people[1].uid);
    CHECK(report["match"].text() == table.match);
    CHECK(report["reason"].text() == "stalling");
}

TEST_CASE("Where both accounts sit at one table, the one that is given up leaves it") {
    MemoryWorld world;
    const Table table = tableOfTwo(world);
    std::string token;
    world.transport(table.people[0].device).idToken([&](const Error&, const Value& value) {
        token = value.text();
    });
    world.settle();
    const Value merged = mustCall(world, table.people[1].device, "mergeAccounts", {{"token", token}});
    const Value published = publicOf(world, table.people[1], table.match);
    CHECK(published["end"].text() == "resigned");
    CHECK(published["winners"].text() == "1");
}

TEST_CASE("A deleted account leaves nothing behind") {
    MemoryWorld world;
    const Table table = tableOfTwo(world);
    const Person& nefer = table.people[0];
    registerPush(world, nefer);
    makeFriends(world, nefer, table.people[1]);
    mustCall(world, nefer.device, "deleteAccount", {});
    CHECK(world.server().at("users/" + nefer.uid).isNull());
    CHECK(world.server().at("devices/" + nefer.uid).isNull());
    CHECK(world.server().at("outbox/" + nefer.uid).isNull());
    CHECK(world.server().at("codes/" + nefer.friendCode).isNull());
    CHECK(call(world, nefer.device, "setProfile", {{"name", "Nefer"}}).error.kind ==
          Error::Kind::SignedOut);
    CHECK_FALSE(world.transport(nefer.device).account().has_value());
}

TEST_CASE("The referee's refusal of a set-up is named") {
    MemoryWorld world;
    const Person nefer = newPerson(world, "Nefer");
    const auto refusalOf = [&](const std::string& key, const Value& value) {
        Value::Map wish = wishFor(world, "kheops", 2);
        wish[key] = value;
        return call(world, nefer.device, "createMatch", wish).error.details["refusal"].text();
    };
    CHECK(refusalOf("game", "senet") == "table.unknown_game");
    CHECK(refusalOf("seats", 4) == "table.wrong_seat_count");
    CHECK(refusalOf("options", Value::Map{{"pharaoh", "cat"}}) == "table.unknown_option");
    CHECK(refusalOf("from", "nonsense") == "table.bad_file");
    CHECK(refusalOf("from", localMatch(100000)) == "table.match_is_over");
}

TEST_CASE("A friend joins by code and plays a whole match by itself") {
    MemoryWorld world;
    const Person nefer = newPerson(world, "Nefer");
    MemoryFriend ani(world.server(), "Ani", 2);
    world.settle();
    CHECK(ani.friendCode().size() == 6);
    const Value created = mustCall(world, nefer.device, "createMatch", wishFor(world, "kheops", 2));
    ani.join(created["code"].text());
    world.settle();
    Person far;
    far.uid = ani.uid();
    const Table table{created["match"].text(), {nefer, far}};
    std::string stage = "running";
    while (stage == "running") {
        REQUIRE(onTurn(world, table) == 0);
        stage = playOne(world, table)["stage"].text();
        world.settle();
        stage = publicOf(world, nefer, table.match)["stage"].text();
    }
    CHECK(stage == "finished");
    CHECK(ani.refused().empty());
}

TEST_CASE("Friends invite, accept, and play one another without anybody's help") {
    MemoryWorld world;
    MemoryFriend ani(world.server(), "Ani", 1);
    MemoryFriend teti(world.server(), "Teti", 4);
    world.settle();
    ani.befriend(teti.friendCode());
    world.settle();
    const std::string match = newMatchId(world);
    ani.invite(teti.uid(), "kheops", match);
    world.settle();
    CHECK(world.server().at("matches/" + match + "/public/stage").text() == "finished");
}

TEST_CASE("A friend who waits makes no move until they go on") {
    MemoryWorld world;
    const Person nefer = newPerson(world, "Nefer");
    MemoryFriend ani(world.server(), "Ani", 1);
    world.settle();
    ani.setWaiting(true);
    const Value created = mustCall(world, nefer.device, "createMatch", wishFor(world, "kheops", 2));
    ani.join(created["code"].text());
    world.settle();
    const Table table{created["match"].text(), {nefer, Person{}}};
    if (onTurn(world, table) == 0) {
        playTurn(world, table);
    }
    world.settle();
    CHECK(onTurn(world, table) == 1);
    ani.setWaiting(false);
    world.settle();
    CHECK(onTurn(world, table) == 0);
    ani.call("sendEmote", Value::Map{{"match", table.match}, {"emote", "hello"}});
    ani.call("sendEmote", Value::Map{{"match", table.match}, {"emote", "shout"}});
    world.settle();
    CHECK(ani.refused() == "request.bad");
    CHECK(publicOf(world, nefer, table.match).at("emotes/s1/emote").text() == "hello");
}
