#include <catch2/catch.hpp>

#include <QLocale>

#include "platform/firebase/errors.h"
#include "tests/platform/firebase/transport_fixture.h"

using namespace architects::firebase;
using architects::online::Error;
using architects::online::Value;
using Kind = Error::Kind;
using Request = ScriptedServer::Request;

namespace {

void answerWith(Table& table, const std::string& result) {
    table.onCall = [result](const Request& request) { request.answer(200, "{\"result\":" + result + "}"); };
}

constexpr std::int64_t minuteMs = 60'000;

} // namespace

TEST_CASE("Who signs in is known after it, and still after the app starts anew") {
    Table table;
    CHECK_FALSE(table.app->account().has_value());
    table.signIn();
    REQUIRE(table.app->account().has_value());
    CHECK(table.app->account()->uid == "u1");
    CHECK(table.app->account()->anonymous);
    CHECK(waitFor([&] { return table.accountChanges == 1; }));

    table.restart();
    REQUIRE(table.app->account().has_value());
    CHECK(table.app->account()->uid == "u1");
    answerWith(table, "1");
    Heard heard;
    table.app->call("f", Value(), heard.answered());
    REQUIRE(heard.wait());
    CHECK(heard.error.ok());
    CHECK(table.server.last("/token").body.find("\"r1\"") != std::string::npos);
    CHECK(table.server.last("/functions/f").token == "t2");
}

TEST_CASE("A new refresh token is kept for the next start") {
    Table table;
    table.signIn();
    table.restart();
    Heard heard;
    table.app->idToken(heard.answered());
    REQUIRE(heard.wait());
    CHECK(heard.value.text() == "t2");
    CHECK(table.secrets.text.find("\"r2\"") != std::string::npos);
}

TEST_CASE("An id token is renewed before it ends, and not earlier") {
    Table table;
    table.signIn();
    answerWith(table, "1");
    const auto callAt = [&](std::int64_t afterMs) {
        table.nowMs = 1'000'000 + afterMs;
        Heard heard;
        table.app->call("f", Value(), heard.answered());
        heard.wait();
        return table.server.last("/functions/f").token;
    };
    CHECK(callAt(0) == "t1");
    CHECK(callAt(54 * minuteMs) == "t1");
    CHECK(callAt(56 * minuteMs) == "t2");
    CHECK(callAt(100 * minuteMs) == "t2");
    CHECK(table.server.countOf("/token") == 1);
}

TEST_CASE("One renewal serves everybody who asks meanwhile") {
    Table table;
    table.signIn();
    answerWith(table, "1");
    table.onRead = [](const Request& request) { request.answer(200, "2"); };
    table.nowMs += 61 * minuteMs;
    std::vector<Heard> heard(4);
    table.app->call("f", Value(), heard[0].answered());
    table.app->call("g", Value(), heard[1].answered());
    table.app->read("x", {}, heard[2].answered());
    table.app->idToken(heard[3].answered());
    for (Heard& one : heard) {
        REQUIRE(one.wait());
        CHECK(one.error.ok());
        CHECK(one.times == 1);
    }
    CHECK(table.server.countOf("/token") == 1);
    CHECK(table.server.last("/functions/g").token == "t2");
}

TEST_CASE("A token that a function does not take is renewed, and the call made once more") {
    Table table;
    table.signIn();
    table.onCall = [](const Request& request) {
        request.token == "t1" ? request.answer(401, R"({"error":{"status":"UNAUTHENTICATED"}})")
                              : request.answer(200, R"({"result":"done"})");
    };
    Heard heard;
    table.app->call("f", Value(), heard.answered());
    REQUIRE(heard.wait());
    CHECK(heard.value.text() == "done");
    CHECK(table.server.countOf("/functions/f") == 2);
}

TEST_CASE("A server that takes no token is asked twice and not for ever") {
    Table table;
    table.signIn();
    table.onCall = [](const Request& request) {
        request.answer(401, R"({"error":{"status":"UNAUTHENTICATED","details":{"name":"auth.missing"}}})");
    };
    Heard heard;
    table.app->call("f", Value(), heard.answered());
    REQUIRE(heard.wait());
    CHECK(heard.error.kind == Kind::SignedOut);
    settle();
    CHECK(heard.times == 1);
    CHECK(table.server.countOf("/functions/f") == 2);
    CHECK(table.server.countOf("/token") == 1);
}

TEST_CASE("A forbidden read is refused without a new token") {
    Table table;
    table.signIn();
    table.onRead = [](const Request& request) { request.answer(401, R"({"error":"Permission denied"})"); };
    Heard heard;
    table.app->read("secret", {}, heard.answered());
    REQUIRE(heard.wait());
    CHECK(heard.error == denied());
    CHECK(table.server.countOf("/token") == 0);
}

TEST_CASE("An expired token costs a read one more question") {
    Table table;
    table.signIn();
    table.onRead = [](const Request& request) {
        request.token == "t1" ? request.answer(401, R"({"error":"Auth token is expired"})")
                              : request.answer(200, R"({"000012":"line"})");
    };
    Heard heard;
    table.app->read("m/views/s0", "000012", heard.answered());
    REQUIRE(heard.wait());
    CHECK(heard.value["000012"].text() == "line");
    CHECK(table.server.last("/db/m/views/s0.json").target.find("startAt=%22000012%22") !=
          std::string::npos);
}

TEST_CASE("An account that the server no longer knows is signed out, here too") {
    Table table;
    table.signIn();
    table.onRefresh = [](const Request& request) {
        request.answer(400, R"({"error":{"message":"USER_NOT_FOUND"}})");
    };
    table.nowMs += 61 * minuteMs;
    Heard heard;
    table.app->call("f", Value(), heard.answered());
    REQUIRE(heard.wait());
    CHECK(heard.error.kind == Kind::SignedOut);
    CHECK(waitFor([&] { return table.accountChanges == 2; }));
    CHECK_FALSE(table.app->account().has_value());
    CHECK(table.secrets.text.empty());
}

TEST_CASE("A sign-in service in trouble signs nobody out") {
    for (const auto& [status, body] : {std::pair<int, const char*>{503, "busy"},
                                       {200, "<html>hotel</html>"},
                                       {200, "{}"},
                                       {400, R"({"error":{"message":"SOMETHING_NEW"}})"}}) {
        Table table;
        table.signIn();
        table.onRefresh = [status = status, body = body](const Request& request) {
            request.answer(status, body);
        };
        table.nowMs += 61 * minuteMs;
        Heard heard;
        table.app->call("f", Value(), heard.answered());
        REQUIRE(heard.wait());
        CHECK(heard.error == inTrouble());
        CHECK(table.app->account().has_value());

        table.onRefresh = nullptr;
        answerWith(table, "1");
        Heard again;
        table.app->call("f", Value(), again.answered());
        REQUIRE(again.wait());
        CHECK(again.error.ok());
    }
}

TEST_CASE("Nobody is signed in with a key that this device cannot keep") {
    Table table;
    table.secrets.full = true;
    Heard heard;
    table.app->signInAnonymously(heard.done());
    REQUIRE(heard.wait());
    CHECK(heard.error == notKept());
    CHECK_FALSE(table.app->account().has_value());
}

TEST_CASE("Signing out forgets the key, and a sign-in that was under way comes to nothing") {
    Table table;
    table.signIn();
    Heard heard;
    table.app->signInWithEmail("a@example.com", "secret12", heard.done());
    table.app->signOut();
    CHECK_FALSE(table.app->account().has_value());
    CHECK(table.secrets.text.empty());
    REQUIRE(heard.wait());
    CHECK(heard.error.kind == Kind::SignedOut);
    CHECK_FALSE(table.app->account().has_value());
    CHECK(table.secrets.text.empty());
}

TEST_CASE("Signing out answers those who waited for a token") {
    Table table;
    table.signIn();
    table.nowMs += 61 * minuteMs;
    table.onRefresh = [](const Request&) {}; // no answer yet
    Heard heard;
    table.app->call("f", Value(), heard.answered());
    REQUIRE(waitFor([&] { return table.server.countOf("/token") == 1; }));
    table.app->signOut();
    REQUIRE(heard.wait());
    CHECK(heard.error.kind == Kind::SignedOut);
    table.server.last("/token").answer(200,
                                       R"({"refresh_token":"r9","expires_in":"3600","id_token":"t9"})");
    settle();
    CHECK(table.secrets.text.empty());
    CHECK(heard.times == 1);
}

TEST_CASE("Nobody signed in: calls, reads, links and tokens say so, and not before they return") {
    Table table;
    std::vector<Heard> heard(5);
    table.app->call("f", Value(), heard[0].answered());
    table.app->read("x", {}, heard[1].answered());
    table.app->idToken(heard[2].answered());
    table.app->linkEmail("a@example.com", "secret12", heard[3].done());
    table.app->link({"google.com", "token", ""}, heard[4].done());
    for (const Heard& one : heard) {
        CHECK(one.times == 0);
    }
    for (Heard& one : heard) {
        REQUIRE(one.wait());
        CHECK(one.error == signedOut());
    }
    CHECK(table.server.seen.empty());
}

TEST_CASE("A kept secret that makes no sense is nobody's") {
    Table table;
    for (const char* text : {"", "{", "[]", R"({"uid":"u1"})", R"({"refreshToken":"r1"})"}) {
        table.secrets.text = text;
        table.restart();
        CHECK_FALSE(table.app->account().has_value());
    }
}

TEST_CASE("An e-mail about a forgotten password is asked for in the language of the app") {
    Table table;
    const QLocale before;
    for (const char* language : {"it", "de"}) {
        QLocale::setDefault(QLocale(QString::fromLatin1(language)));
        Heard heard;
        table.app->sendPasswordReset("a@example.com", heard.done());
        REQUIRE(heard.wait());
        CHECK(table.server.last("sendOobCode").language == language);
    }
    QLocale::setDefault(before);
}
