#include "tests/core/online/contract.h"

using namespace architects::online;
using namespace architects::online::contract;

TEST_CASE("Of thousands of reads each is answered, four at a time") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const std::string own = "users/" + nefer.uid;
    const std::vector<std::string> nodes{own + "/profile", own + "/profile/name", own + "/matches",
                                         own + "/friends"};
    for (int round = 0; round < 1500; ++round) {
        std::size_t answers = 0;
        for (const std::string& node : nodes) {
            world->transport(nefer.device).read(node, "", [&](const Error& error, const Value&) {
                ++answers;
                CHECK(error.ok());
            });
        }
        INFO("round " << round);
        REQUIRE(world->until([&] { return answers == nodes.size(); }));
    }
}
