// Networks and servers as they are on a bad day.
#include <catch2/catch.hpp>

#include "platform/firebase/errors.h"
#include "tests/platform/firebase/transport_fixture.h"

using namespace architects::firebase;
using architects::online::Error;
using architects::online::Value;
using Kind = Error::Kind;
using Request = ScriptedServer::Request;

namespace {

Error callError(Table& table) {
    Heard heard;
    table.app->call("f", Value(), heard.answered());
    REQUIRE(heard.times == 0);
    REQUIRE(heard.wait());
    CHECK(heard.times == 1);
    return heard.error;
}

} // namespace

TEST_CASE("Without a network everything is unreachable, answered once and later") {
    Table table;
    table.signIn();
    table.server.close();
    std::vector<Heard> heard(6);
    table.app->call("f", Value(), heard[0].answered());
    table.app->read("x", {}, heard[1].answered());
    table.app->signInAnonymously(heard[2].done());
    table.app->signInWithEmail("a@example.com", "secret12", heard[3].done());
    table.app->linkEmail("a@example.com", "secret12", heard[4].done());
    table.app->sendPasswordReset("a@example.com", heard[5].done());
    for (const Heard& one : heard) {
        CHECK(one.times == 0);
    }
    for (Heard& one : heard) {
        REQUIRE(one.wait());
        CHECK(one.error == unreachable());
    }
    settle();
    for (const Heard& one : heard) {
        CHECK(one.times == 1);
    }
    CHECK(table.app->account().has_value());
    CHECK_FALSE(table.app->connected());
}

TEST_CASE("Whether the server was heard is told when it changes") {
    Table table;
    table.signIn();
    CHECK(table.app->connected());
    table.onCall = [](const Request& request) { request.answer(200, R"({"result":1})"); };
    CHECK(callError(table).ok());
    table.server.close();
    CHECK(callError(table) == unreachable());
    CHECK(callError(table) == unreachable());
    table.server.listen();
    CHECK(callError(table).ok());
    CHECK(waitFor([&] { return table.connections == std::vector<bool>{true, false, true}; }));
}

TEST_CASE("A server that speaks no HTTP is unreachable") {
    Table table;
    table.signIn();
    table.onCall = [](const Request& request) {
        request.write("\x01\x02 what is this?\r\n\r\n");
        request.cut();
    };
    CHECK(callError(table).kind == Kind::Unreachable);
}

TEST_CASE("A server that answers with a page, or half a text, is in trouble") {
    Table table;
    table.signIn();
    for (const char* body : {"<html>sign in to the hotel</html>", "{\"result\":", "", "\xff\xfe", "null"}) {
        table.onCall = [body](const Request& request) { request.answer(200, body); };
        CHECK(callError(table) == inTrouble());
    }
}

TEST_CASE("A connection cut in the middle of an answer is no answer") {
    Table table;
    table.signIn();
    table.onCall = [](const Request& request) {
        request.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"result\":{}}");
        request.socket->waitForBytesWritten();
        request.socket->disconnectFromHost();
    };
    CHECK(callError(table) == unreachable());
}

TEST_CASE("A server that never answers, or drips for ever, is given up") {
    Table table;
    table.signIn();
    table.options.patience = std::chrono::milliseconds(200);
    table.restart();
    table.onRefresh = [](const Request& request) {
        request.answer(200, R"({"refresh_token":"r2","expires_in":"3600","id_token":"t2"})");
    };
    table.onCall = [](const Request&) {};
    CHECK(callError(table) == unreachable());

    QTimer drip;
    table.onCall = [&](const Request& request) {
        request.write("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n{");
        QObject::connect(&drip, &QTimer::timeout, &drip, [request] { request.write(" "); });
        drip.start(10);
    };
    CHECK(callError(table) == unreachable());
}

TEST_CASE("A slow answer is still an answer") {
    Table table;
    table.signIn();
    table.onCall = [](const Request& request) {
        QTimer::singleShot(300, [request] { request.answer(200, R"({"result":1})"); });
    };
    CHECK(callError(table).ok());
}

TEST_CASE("An answer torn into single bytes is the same answer") {
    Table table;
    table.signIn();
    table.onCall = [](const Request& request) {
        for (const char byte :
             std::string("HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n{\"result\":{\"n\":123}}")) {
            request.write(std::string(1, byte));
        }
    };
    Heard heard;
    table.app->call("f", Value(), heard.answered());
    REQUIRE(heard.wait());
    CHECK(heard.value["n"].integer() == 123);
}

TEST_CASE("Nothing is told after the transport is gone") {
    Table table;
    table.signIn();
    table.onCall = [](const Request&) {};
    table.onRead = [](const Request&) {};
    std::vector<Heard> heard(4);
    int told = 0;
    table.app->call("f", Value(), heard[0].answered());
    table.app->read("x", {}, heard[1].answered());
    table.app->watch("w", [&](const Value&) { ++told; });
    const auto asked = [&](const char* what) { return table.server.countOf(what) == 1; };
    REQUIRE(waitFor([&] { return asked("/f") && asked("/x.json") && asked("/w.json"); }));
    const std::size_t changes = table.connections.size();
    const int accounts = table.accountChanges;
    table.app->signInAnonymously(heard[2].done());
    table.app->idToken(heard[3].answered()); // its answer is queued already
    table.app.reset();
    for (const Request& request : table.server.seen) {
        request.answer(200, R"({"result":1})");
    }
    settle();
    for (const Heard& one : heard) {
        CHECK(one.times == 0);
    }
    CHECK(told == 0);
    CHECK(table.connections.size() == changes);
    CHECK(table.accountChanges == accounts);
}

TEST_CASE("The transport may be ended from inside an answer") {
    Table table;
    table.signIn();
    table.onCall = [](const Request& request) { request.answer(200, R"({"result":1})"); };
    int times = 0;
    for (int i = 0; i < 3; ++i) {
        table.app->call("f", Value(), [&](const Error&, const Value&) {
            ++times;
            table.app.reset();
        });
    }
    REQUIRE(waitFor([&] { return times > 0; }));
    settle();
    CHECK(times == 1);
}

TEST_CASE("Many calls at once are each answered once, with their own answer") {
    Table table;
    table.signIn();
    table.onCall = [](const Request& request) {
        request.answer(200, "{\"result\":" + request.body.substr(8, request.body.size() - 9) + "}");
    };
    std::vector<Heard> heard(100);
    for (std::size_t i = 0; i < heard.size(); ++i) {
        table.app->call("echo", Value(static_cast<int>(i)), heard[i].answered());
    }
    for (std::size_t i = 0; i < heard.size(); ++i) {
        REQUIRE(heard[i].wait());
        CHECK(heard[i].value.integer(-1) == static_cast<int>(i));
    }
    settle();
    for (const Heard& one : heard) {
        CHECK(one.times == 1);
    }
}
