#include <catch2/catch.hpp>

#include <QCoreApplication>

#include "tests/platform/firebase/transport_fixture.h"

using namespace architects::firebase;
using architects::online::readValue;
using architects::online::Value;
using Request = ScriptedServer::Request;

namespace {

std::string event(const std::string& name, const std::string& data) {
    return "event: " + name + "\ndata: " + data + "\n\n";
}

std::string putAt(const std::string& path, const std::string& json) {
    return event("put", R"({"path":")" + path + R"(","data":)" + json + "}");
}

/// A signed-in app that watches "feed"; the server greets each stream with what it holds.
struct Watched {
    Watched() {
        table.onRead = [this](const Request& request) {
            request.beginStream();
            request.write(putAt("/", holds));
        };
        table.signIn();
        watch("feed");
    }

    void watch(const std::string& path) {
        table.app->watch(path, [this](const Value& value) { told.push_back(value); });
    }
    void write(const std::string& bytes) { table.server.last("feed").write(bytes); }
    bool hears(std::size_t count) {
        return waitFor([this, count] { return told.size() >= count; });
    }
    [[nodiscard]] int streams() const { return table.server.countOf("feed"); }
    bool streamsAre(int count) {
        return waitFor([this, count] { return streams() >= count; });
    }

    std::string holds = R"({"m1":{"n":1}})";
    Table table;
    std::vector<Value> told;
};

Value json(const char* text) {
    return readValue(text).value();
}

} // namespace

TEST_CASE("A watch tells the value as it is, then each change with the rest of the tree kept") {
    Watched watched;
    REQUIRE(watched.hears(1));
    CHECK(watched.told[0] == json(R"({"m1":{"n":1}})"));
    watched.write(putAt("/m2", R"({"n":5,"turn":"0"})"));
    REQUIRE(watched.hears(2));
    CHECK(watched.told[1] == json(R"({"m1":{"n":1},"m2":{"n":5,"turn":"0"}})"));
    watched.write(event("patch", R"({"path":"/m2","data":{"n":6,"turn":null}})"));
    REQUIRE(watched.hears(3));
    CHECK(watched.told[2] == json(R"({"m1":{"n":1},"m2":{"n":6}})"));
    watched.write(putAt("/", "null"));
    REQUIRE(watched.hears(4));
    CHECK(watched.told[3].isNull());
}

TEST_CASE("A watch of nothing tells that there is nothing") {
    Watched watched;
    watched.holds = "null";
    watched.watch("feed/none");
    REQUIRE(watched.hears(1));
    CHECK(watched.told.back().isNull());
}

TEST_CASE("Events torn into single bytes are told whole, once") {
    Watched watched;
    REQUIRE(watched.hears(1));
    for (const char byte : putAt("/m1/name", "\"Zo\xc3\xab\"")) {
        watched.write(std::string(1, byte));
        QCoreApplication::processEvents();
    }
    REQUIRE(watched.hears(2));
    settle();
    REQUIRE(watched.told.size() == 2);
    CHECK(watched.told[1] == json("{\"m1\":{\"n\":1,\"name\":\"Zo\xc3\xab\"}}"));
}

TEST_CASE("A connection killed in the middle of an event comes back, and what was missed is told") {
    Watched watched;
    REQUIRE(watched.hears(1));
    watched.write("event: put\ndata: {\"path\":\"/m1\",\"da");
    settle();
    watched.holds = R"({"m1":{"n":2}})";
    watched.table.server.last("feed").cut();
    REQUIRE(watched.hears(2));
    CHECK(watched.told[1] == json(R"({"m1":{"n":2}})"));
    CHECK(waitFor([&] { return watched.table.connections == std::vector<bool>{true, false, true}; }));
}

TEST_CASE("A connection that comes back to the same value tells nothing twice") {
    Watched watched;
    REQUIRE(watched.hears(1));
    watched.table.server.last("feed").cut();
    REQUIRE(watched.streamsAre(2));
    settle();
    CHECK(watched.told.size() == 1);
    watched.write(putAt("/m1/n", "9"));
    REQUIRE(watched.hears(2));
    CHECK(watched.told[1] == json(R"({"m1":{"n":9}})"));
}

TEST_CASE("A server that is away is tried again until it is back") {
    Watched watched;
    REQUIRE(watched.hears(1));
    watched.holds = R"({"m1":{"n":3}})";
    watched.table.server.close();
    REQUIRE(waitFor([&] { return !watched.table.app->connected(); }));
    settle();
    watched.table.server.listen();
    REQUIRE(watched.hears(2));
    CHECK(watched.told[1] == json(R"({"m1":{"n":3}})"));
    CHECK(watched.table.app->connected());
}

TEST_CASE("Silence counts as a lost connection, a keep-alive breaks it") {
    Watched watched;
    watched.table.options.stream.silence = std::chrono::milliseconds(400);
    watched.table.restart();
    watched.watch("feed");
    REQUIRE(watched.hears(1));
    const int before = watched.streams();
    for (int i = 0; i < 6; ++i) { // more than twice as long as the patience
        settle();
        watched.write(event("keep-alive", "null"));
    }
    CHECK(watched.streams() == before);
    CHECK(watched.streamsAre(before + 1));
}

TEST_CASE("A revoked token is replaced and the watch goes on with the new one") {
    Watched watched;
    REQUIRE(watched.hears(1));
    CHECK(watched.table.server.last("feed").token == "t1");
    watched.holds = R"({"m1":{"n":2}})";
    watched.write(event("auth_revoked", "\"credential is no longer valid\""));
    REQUIRE(watched.hears(2));
    CHECK(watched.table.server.last("feed").token == "t2");
    CHECK(watched.told[1] == json(R"({"m1":{"n":2}})"));
}

TEST_CASE("A token that the stream does not take is replaced, a server that takes none is not flooded") {
    Watched watched;
    REQUIRE(watched.hears(1));
    watched.table.onRead = [](const Request& request) {
        request.answer(401, R"({"error":"Auth token is expired"})");
    };
    watched.table.server.last("feed").cut();
    REQUIRE(watched.streamsAre(5));
    CHECK(watched.table.server.countOf("/token") <= watched.streams());
    CHECK_FALSE(watched.table.app->connected());
    CHECK(watched.told.size() == 1);
}

TEST_CASE("A cancelled stream, garbage and strange events are tried anew, and no value is made of them") {
    for (const std::string& bad :
         {event("cancel", "null"), event("put", "{"), event("put", "[1]"), event("patch", "null"),
          event("surprise", "1"), std::string("data: 1\n\n")}) {
        Watched watched;
        REQUIRE(watched.hears(1));
        watched.write(bad);
        REQUIRE(watched.streamsAre(2));
        settle();
        CHECK(watched.told.size() == 1);
        CHECK(watched.told[0] == json(R"({"m1":{"n":1}})"));
    }
}

TEST_CASE("A page instead of a stream is no stream") {
    Watched watched;
    REQUIRE(watched.hears(1));
    watched.table.onRead = [](const Request& request) { request.answer(200, "<html>\n\n</html>\n\n"); };
    watched.table.server.last("feed").cut();
    REQUIRE(watched.streamsAre(3));
    CHECK(watched.told.size() == 1);
    CHECK_FALSE(watched.table.app->connected());
}

TEST_CASE("A second watch ends the first, and an empty path ends it all") {
    Watched watched;
    REQUIRE(watched.hears(1));
    const Request first = watched.table.server.last("feed");
    std::vector<Value> other;
    watched.holds = "7";
    watched.table.app->watch("other", [&](const Value& value) { other.push_back(value); });
    REQUIRE(waitFor([&] { return other.size() == 1; }));
    first.write(putAt("/", "8"));
    settle();
    CHECK(watched.told.size() == 1);
    CHECK(other == std::vector<Value>{Value(7)});
    watched.table.app->watch({}, {});
    watched.table.server.last("other").write(putAt("/", "9"));
    settle();
    CHECK(other.size() == 1);
}

TEST_CASE("What was about to be told is not told after the watch has ended") {
    Watched watched;
    int told = 0;
    watched.table.app->watch("feed", [&](const Value&) {
        ++told;
        watched.table.app->watch({}, {});
    });
    REQUIRE(waitFor([&] { return told == 1; }));
    watched.write(putAt("/", "1") + putAt("/", "2"));
    settle();
    CHECK(told == 1);
}

TEST_CASE("At rest nothing is watched and nothing tried, awake again what was missed is told") {
    Watched watched;
    REQUIRE(watched.hears(1));
    watched.table.app->rest();
    watched.write(putAt("/m1/n", "5"));
    watched.holds = R"({"m1":{"n":6}})";
    settle();
    CHECK(watched.told.size() == 1);
    const int before = watched.streams();
    watched.table.server.close();
    watched.table.server.listen();
    settle();
    CHECK(watched.streams() == before);
    watched.table.app->wake();
    REQUIRE(watched.hears(2));
    CHECK(watched.told[1] == json(R"({"m1":{"n":6}})"));
    watched.table.app->wake();
    settle();
    CHECK(watched.streams() == before + 1);
}

TEST_CASE("A watch begun before anybody is signed in begins with the sign-in, and rests while nobody is") {
    Watched watched;
    REQUIRE(watched.hears(1));
    watched.table.app->signOut();
    settle();
    const int before = watched.streams();
    settle();
    CHECK(watched.streams() == before);
    watched.holds = R"({"m1":{"n":4}})";
    watched.table.signIn();
    REQUIRE(watched.hears(2));
    CHECK(watched.told[1] == json(R"({"m1":{"n":4}})"));
}

TEST_CASE("The transport may be ended from inside what a watch tells") {
    Watched watched;
    watched.holds = "1";
    int told = 0;
    watched.table.app->watch("feed", [&](const Value&) {
        ++told;
        watched.table.app.reset();
    });
    REQUIRE(waitFor([&] { return told > 0; }));
    settle();
    CHECK(told == 1);
}
