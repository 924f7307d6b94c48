#include "tests/core/online/contract.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::contract;

namespace {

std::string feedOf(const Person& person) {
    return "users/" + person.uid + "/matches";
}

/// Something that changes the feed of a person: a match that somebody else cannot see.
std::string openMatch(World& world, const Person& person) {
    return mustCall(world, person.device, "createMatch", wishFor(world, "kheops", 2))["match"].text();
}

/// What a watch was told.
struct Ears {
    std::vector<Value> told;
    std::function<void(const Value&)> hear() {
        return [this](const Value& value) { told.push_back(value); };
    }
    [[nodiscard]] bool lastHas(const std::string& key) const {
        return !told.empty() && !told.back()[key].isNull();
    }
};

} // namespace

TEST_CASE("A call is answered once, and not before it returned") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    int answers = 0;
    bool returned = false;
    bool early = false;
    const auto count = [&](const Error&, const Value&) {
        ++answers;
        early = early || !returned;
    };
    world->transport(nefer.device).call("setProfile", Value::Map{{"name", "Ani"}}, count);
    world->transport(nefer.device).call("setProfile", Value::Map{{"name", ""}}, count);
    world->transport(nefer.device).read("users/" + nefer.uid + "/profile", "", count);
    returned = true;
    CHECK(world->until([&] { return answers == 3; }));
    world->settle();
    CHECK(answers == 3);
    CHECK_FALSE(early);
}

TEST_CASE("A refusal has the server's name and its details") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Answer unknown = call(*world, nefer.device, "joinMatch", {{"code", "ZZZZZZ"}});
    CHECK(unknown.error.kind == Error::Kind::Refused);
    CHECK(refused(unknown, "code.unknown"));
    CHECK(refused(call(*world, nefer.device, "setProfile", {{"name", ""}}), "request.bad"));
    CHECK(refused(call(*world, nefer.device, "setProfile", {{"name", 7}}), "request.bad"));
}

TEST_CASE("What JSON can hold arrives as it was sent") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const std::string name = "N\xC3\xA9\x66\x65r \"\\/ \xF0\x9F\x90\xAB";
    CHECK(mustCall(*world, nefer.device, "setProfile", {{"name", name}})["name"].text() == name);
    CHECK(mustRead(*world, nefer.device, "users/" + nefer.uid + "/profile/name").text() == name);
}

TEST_CASE("Without a network calls and reads are unreachable, and work again afterwards") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    world->cut(nefer.device);
    CHECK(call(*world, nefer.device, "setProfile", {{"name", "Ani"}}).error.kind ==
          Error::Kind::Unreachable);
    CHECK(read(*world, nefer.device, "users/" + nefer.uid + "/profile").error.kind ==
          Error::Kind::Unreachable);
    world->mend(nefer.device);
    CHECK(world->until([&] {
        return call(*world, nefer.device, "setProfile", {{"name", "Ani"}}).error.ok();
    }));
    CHECK(mustRead(*world, nefer.device, "users/" + nefer.uid + "/profile/name").text() == "Ani");
}

TEST_CASE("What is not there is null, and what is somebody else's is denied") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    CHECK(mustRead(*world, nefer.device, "users/" + nefer.uid + "/friends").isNull());
    for (const std::string part : {"profile", "matches", "friends", "blocked"}) {
        CHECK(refused(read(*world, ani.device, "users/" + nefer.uid + "/" + part), "read.denied"));
    }
    for (const std::string path : {"users", "matches", "codes", "outbox", "reports", "limits"}) {
        CHECK(refused(read(*world, ani.device, path), "read.denied"));
    }
    CHECK(refused(read(*world, nefer.device, "devices/" + nefer.uid), "read.denied"));
    CHECK(refused(read(*world, nefer.device, "limits/" + nefer.uid), "read.denied"));
}

TEST_CASE("A read from a key on gives that child and those after it") {
    const auto world = makeWorld();
    const Table table = begin(*world, "kheops", {newPerson(*world, "Nefer"), newPerson(*world, "Ani")});
    for (int i = 0; i < 4; ++i) {
        playOne(*world, table);
    }
    const std::string path = "matches/" + table.match + "/views/s0";
    const Value all = mustRead(*world, table.people[0].device, path);
    REQUIRE(all.map().size() == 5);
    for (auto from = all.map().begin(); from != all.map().end(); ++from) {
        const Value rest = mustRead(*world, table.people[0].device, path, from->first);
        CHECK(rest == Value(Value::Map(from, all.map().end())));
    }
    CHECK(mustRead(*world, table.people[0].device, path, "999999").isNull());
}

TEST_CASE("A watch tells what is there when it begins, and every change after that") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const std::string before = openMatch(*world, nefer);
    Ears ears;
    world->transport(nefer.device).watch(feedOf(nefer), ears.hear());
    CHECK(ears.told.empty());
    REQUIRE(world->until([&] { return ears.lastHas(before); }));
    const std::string after = openMatch(*world, nefer);
    REQUIRE(world->until([&] { return ears.lastHas(after); }));
    CHECK(ears.lastHas(before));
    mustCall(*world, nefer.device, "leaveOpen", {{"match", after}});
    CHECK(world->until([&] { return ears.told.back()[after]["stage"].text() == "cancelled"; }));
    world->transport(nefer.device).watch("", {});
}

TEST_CASE("A watch on what is not there tells null first") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    Ears ears;
    world->transport(nefer.device).watch(feedOf(nefer), ears.hear());
    REQUIRE(world->until([&] { return !ears.told.empty(); }));
    CHECK(ears.told.front().isNull());
    const std::string match = openMatch(*world, nefer);
    CHECK(world->until([&] { return ears.lastHas(match); }));
    world->transport(nefer.device).watch("", {});
}

TEST_CASE("What others do is told by a watch") {
    const auto world = makeWorld();
    const Table table = begin(*world, "kheops", {newPerson(*world, "Nefer"), newPerson(*world, "Ani")});
    std::vector<Ears> ears(2);
    for (std::size_t i = 0; i < 2; ++i) {
        world->transport(table.people[i].device).watch(feedOf(table.people[i]), ears[i].hear());
        REQUIRE(world->until([&] { return ears[i].lastHas(table.match); }));
    }
    const std::int64_t n = playOne(*world, table)["n"].integer();
    for (Ears& each : ears) {
        CHECK(world->until([&] { return each.told.back()[table.match]["n"].integer() == n; }));
    }
    for (const Person& person : table.people) {
        world->transport(person.device).watch("", {});
    }
}

TEST_CASE("A second watch ends the first, and an empty path ends it altogether") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    Ears first;
    Ears second;
    world->transport(nefer.device).watch(feedOf(nefer), first.hear());
    REQUIRE(world->until([&] { return !first.told.empty(); }));
    world->transport(nefer.device).watch("users/" + nefer.uid + "/profile", second.hear());
    const std::size_t heard = first.told.size();
    REQUIRE(world->until([&] { return !second.told.empty(); }));
    CHECK(second.told.back()["name"].text() == "Nefer");
    openMatch(*world, nefer);
    mustCall(*world, nefer.device, "setProfile", {{"name", "Nofret"}});
    REQUIRE(world->until([&] { return second.told.back()["name"].text() == "Nofret"; }));
    CHECK(first.told.size() == heard);

    world->transport(nefer.device).watch("", {});
    const std::size_t heardThen = second.told.size();
    mustCall(*world, nefer.device, "setProfile", {{"name", "Nefer"}});
    world->settle();
    CHECK(second.told.size() == heardThen);
}

TEST_CASE("A watch tells what changed while the connection was lost") {
    const auto world = makeWorld();
    const Table table = begin(*world, "kheops", {newPerson(*world, "Nefer"), newPerson(*world, "Ani")});
    const auto seat = static_cast<std::size_t>(onTurn(*world, table));
    const Person& away = table.people[1 - seat];
    Ears ears;
    std::vector<bool> connections;
    world->transport(away.device).listen({{}, [&](bool online) { connections.push_back(online); }, {}, {}});
    world->transport(away.device).watch(feedOf(away), ears.hear());
    REQUIRE(world->until([&] { return ears.lastHas(table.match); }));
    CHECK(world->until([&] { return world->transport(away.device).connected(); }));

    world->cut(away.device);
    REQUIRE(world->until([&] { return !world->transport(away.device).connected(); }));
    const Value answer = mustCall(*world, table.people[seat].device, "submitMove",
                                  moveFor(*world, table, static_cast<int>(seat), "while-away"));
    world->settle();
    CHECK(ears.told.back()[table.match]["n"].integer() < answer["n"].integer());

    world->mend(away.device);
    CHECK(world->until(
        [&] { return ears.told.back()[table.match]["n"].integer() == answer["n"].integer(); }));
    CHECK(world->until([&] { return world->transport(away.device).connected(); }));
    CHECK(world->until([&] { return !connections.empty() && connections.back(); }));
    CHECK(std::count(connections.begin(), connections.end(), false) >= 1);
    world->transport(away.device).listen({});
    world->transport(away.device).watch("", {});
}

TEST_CASE("An app at rest watches nothing, and catches up when it wakes") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    Ears ears;
    world->transport(nefer.device).watch(feedOf(nefer), ears.hear());
    REQUIRE(world->until([&] { return !ears.told.empty(); }));
    world->transport(nefer.device).rest();
    world->settle();
    const std::size_t heard = ears.told.size();
    const std::string match = openMatch(*world, nefer); // a call is possible all the same
    world->settle();
    CHECK(ears.told.size() == heard);
    world->transport(nefer.device).wake();
    CHECK(world->until([&] { return ears.lastHas(match); }));
    world->transport(nefer.device).watch("", {});
}

TEST_CASE("Nothing is answered and nobody is told once the app is gone") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    int answers = 0;
    Ears ears;
    world->transport(nefer.device).listen({[&] { ++answers; }, [&](bool) { ++answers; }, {}, {}});
    world->settle();
    answers = 0;
    world->transport(nefer.device).watch(feedOf(nefer), ears.hear());
    const auto count = [&](const Error&, const Value&) { ++answers; };
    world->transport(nefer.device).call("createMatch", wishFor(*world, "kheops", 2), count);
    world->transport(nefer.device).read(feedOf(nefer), "", count);
    world->transport(nefer.device).idToken(count);
    world->transport(nefer.device).sendPasswordReset(newEmail(*world), [&](const Error&) { ++answers; });
    world->stop(nefer.device);
    world->settle();
    CHECK(answers == 0);
    CHECK(ears.told.empty());
    world->start(nefer.device);
}
