#include "core/online/value_text.h"
#include "platform/firebase/rest/http.h"
#include "platform/firebase/rest/urls.h"
#include "tests/core/online/contract.h"
#include "tests/platform/firebase/emulator_world.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::contract;

TEST_CASE("A refusal's message repeats its details, because the C++ SDK hands on nothing else") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    Value token;
    world->transport(nefer.device).idToken([&](const Error&, const Value& value) { token = value; });
    REQUIRE(world->until([&] { return token.isText(); }));

    firebase::Http http(std::chrono::seconds(30), [](bool) {});
    std::optional<Value> answer;
    http.post(firebase::functionUrl(emulatorAddresses(), "joinMatch"), R"({"data":{"code":"ZZZZZZ"}})",
              {{"Authorization", "Bearer " + QByteArray::fromStdString(token.text())}},
              [&](const firebase::HttpAnswer& heard) { answer = readValue(heard.body).value_or(Value()); });
    REQUIRE(world->until([&] { return answer.has_value(); }));
    CHECK(answer->at("error/details/name").text() == "code.unknown");
    CHECK(readValue(answer->at("error/message").text()) == answer->at("error/details"));
}
