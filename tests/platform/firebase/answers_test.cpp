#include <catch2/catch.hpp>

#include "core/online/value_text.h"
#include "platform/firebase/errors.h"
#include "platform/firebase/rest/answers.h"

using namespace architects::firebase;
using architects::online::Error;
using architects::online::readValue;
using architects::online::Value;
using Kind = Error::Kind;

namespace {

Error callable(int status, const std::string& body) {
    return callableOutcome({status, body}).error;
}

Error account(const std::string& message) {
    return accountOutcome({400, R"({"error":{"code":400,"message":")" + message + "\"}}"}).error;
}

} // namespace

TEST_CASE("A function's answer is its result, whatever that is") {
    const Outcome outcome = callableOutcome({200, R"({"result":{"n":3}})"});
    CHECK(outcome.error.ok());
    CHECK(outcome.value["n"].integer() == 3);
    CHECK(callableOutcome({200, R"({"result":null})"}).error.ok());
}

TEST_CASE("A function's refusal keeps its name and what the server added") {
    const Error error = callable(
        409, R"({"error":{"status":"ABORTED","message":"","details":{"name":"match.stale","n":12}}})");
    CHECK(error.kind == Kind::Refused);
    CHECK(error.name == "match.stale");
    CHECK(error.details["n"].integer() == 12);
}

TEST_CASE("A refusal that asks for patience is like no answer, and keeps its name") {
    CHECK(refusalOf("ABORTED", Value::Map{{"name", "server.busy"}}).kind == Kind::Unreachable);
    CHECK(refusalOf("ABORTED", Value::Map{{"name", "server.busy"}}).name == "server.busy");
    CHECK(refusalOf("ABORTED", Value::Map{{"name", "match.stale"}}).kind == Kind::Refused);
    CHECK(refusalOf("RESOURCE_EXHAUSTED", Value::Map{{"name", "limit.rate"}}).kind == Kind::Refused);
}

TEST_CASE("A function that does not know who asks means signed out, an app it does not trust is refused") {
    CHECK(refusalOf("UNAUTHENTICATED", Value::Map{{"name", "auth.missing"}}).kind == Kind::SignedOut);
    CHECK(refusalOf("UNAUTHENTICATED", Value()).kind == Kind::SignedOut);
    CHECK(refusalOf("UNAUTHENTICATED", Value::Map{{"name", "auth.app_check"}}).kind == Kind::Refused);
}

TEST_CASE("Whatever is not an answer of our server is no answer") {
    CHECK(callable(0, "") == unreachable());
    CHECK(callable(200, "<html>Welcome to the hotel</html>") == inTrouble());
    CHECK(callable(200, "[1]") == inTrouble());
    CHECK(callable(200, R"({"other":1})") == inTrouble());
    CHECK(callable(200, R"({"result":{"n":)") == inTrouble());
    CHECK(callable(404, "Function createMatch does not exist") == inTrouble());
    CHECK(callable(429, "Rate exceeded.") == inTrouble());
    CHECK(callable(503, R"({"error":{"status":"UNAVAILABLE"}})") == inTrouble());
    CHECK(callable(500, R"({"error":{"status":"INTERNAL","message":"INTERNAL"}})") == inTrouble());
    CHECK(readOutcome({200, "{"}).error == inTrouble());
    CHECK(readOutcome({502, "null"}).error == inTrouble());
    CHECK(accountOutcome({200, "no"}).error == inTrouble());
    CHECK(accountOutcome({400, R"({"error":"odd"})"}).error == inTrouble());
}

TEST_CASE("A read is told as the database holds it") {
    CHECK(readOutcome({200, "null"}).value.isNull());
    CHECK(readOutcome({200, "{}"}).value.isNull());
    CHECK(readOutcome({200, R"({"000001":"x"})"}).value["000001"].text() == "x");
}

TEST_CASE("A read that the rules forbid is refused, one whose token is not taken is tried with another") {
    const ReadOutcome forbidden = readOutcome({401, R"({"error":"Permission denied"})"});
    CHECK(forbidden.error == denied());
    CHECK_FALSE(forbidden.tokenRefused);
    const ReadOutcome expired = readOutcome({401, R"({"error":"Auth token is expired"})"});
    CHECK(expired.error.kind == Kind::SignedOut);
    CHECK(expired.tokenRefused);
}

TEST_CASE("The sign-in service's refusals have names of ours") {
    CHECK(account("EMAIL_EXISTS").name == "auth.email_in_use");
    CHECK(account("FEDERATED_USER_ID_ALREADY_LINKED").name == "auth.credential_in_use");
    CHECK(account("INVALID_EMAIL").name == "auth.bad_email");
    CHECK(account("WEAK_PASSWORD : Password should be at least 6 characters").name == "auth.weak_password");
    CHECK(account("EMAIL_NOT_FOUND").name == "auth.wrong_password");
    CHECK(account("INVALID_PASSWORD").name == "auth.wrong_password");
    CHECK(account("INVALID_LOGIN_CREDENTIALS").name == "auth.wrong_password");
    CHECK(account("INVALID_IDP_RESPONSE : odd").name == "auth.bad_credential");
    CHECK(account("USER_DISABLED").name == "auth.disabled");
    CHECK(account("TOO_MANY_ATTEMPTS_TRY_LATER : wait").kind == Kind::Unreachable);
    CHECK(account("USER_NOT_FOUND").kind == Kind::SignedOut);
    CHECK(account("SOMETHING_NEW") == inTrouble());
}

TEST_CASE("A refusal inside a kind answer of the sign-in service is a refusal") {
    const Outcome outcome =
        accountOutcome({200, R"({"errorMessage":"FEDERATED_USER_ID_ALREADY_LINKED","localId":"x"})"});
    CHECK(outcome.error.name == "auth.credential_in_use");
}
