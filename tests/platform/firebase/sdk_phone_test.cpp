#include "platform/firebase/sdk/sdk_transport.h"
#include "tests/core/online/contract.h"
#include "tests/platform/firebase/emulator_world.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::contract;

TEST_CASE("The one app of a phone, with Messaging, signs in, calls, signs out and can be made again") {
    const auto world = makeWorld(); // lets time pass
    (void)world->newDevice();       // brings the keyring
    for (int time = 0; time < 2; ++time) {
        const auto phone = architects::firebase::SdkTransport::make(emulatorAddresses());
        REQUIRE(phone != nullptr);
        phone->signOut(); // whoever was here before
        REQUIRE(
            wait(*world, [&](Transport::Done done) { phone->signInAnonymously(std::move(done)); }).ok());
        std::optional<Error> answer;
        phone->call("setProfile", Value::Map{{"name", "Nefer"}},
                    [&](const Error& error, const Value&) { answer = error; });
        REQUIRE(world->until([&] { return answer.has_value(); }));
        CHECK(answer->ok());
        phone->signOut();
        CHECK_FALSE(phone->account().has_value());
    }
}
