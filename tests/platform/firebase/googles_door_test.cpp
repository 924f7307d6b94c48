#include "tests/core/online/contract.h"
#include "tests/platform/firebase/googles_door.h"

using namespace architects::online;
using namespace architects::online::contract;

TEST_CASE("The desktop SDK links an e-mail address at Google's own address, not at the emulator's") {
    // As soon as this fails, linkEmail of sdk_app.cpp can go: the SDK keeps the contract by itself.
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const qsizetype before = GooglesDoor::instance().called().size();
    const Error error = wait(*world, [&](const Transport::Done& done) {
        world->transport(nefer.device).linkEmail(newEmail(*world), "papyrus-42", done);
    });
    CHECK(error.kind == Error::Kind::Unreachable);
    CHECK(GooglesDoor::instance().called().mid(before) ==
          QStringList{QStringLiteral("identitytoolkit.googleapis.com:443")});
    CHECK(world->transport(nefer.device).account()->anonymous); // nothing of it is kept
    CHECK(world->transport(nefer.device).account()->uid == nefer.uid);
}
