#include "tests/core/online/client/devices.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::test;

TEST_CASE("Two people who join by a code play a whole match of Kheops to the same log") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    const std::string match = begin(world, "kheops", {&nefer, &ani});
    playToTheEnd(world, match, {&nefer, &ani});
    expectTheSame(world, match, {&nefer, &ani});
    CHECK(nefer.lost.empty());
    CHECK(nefer.troubles.empty());
}

TEST_CASE("Four people play a whole match of Pyramidice to the same log") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    Device khu(world, "Khu");
    Device teti(world, "Teti");
    const std::vector<Device*> people{&nefer, &ani, &khu, &teti};
    for (Device* device : people) {
        device->introduce();
    }
    const std::string match = begin(world, "pyramidice", people);
    playToTheEnd(world, match, people);
    expectTheSame(world, match, people);
    for (Device* device : people) {
        CHECK(device->lost.empty());
        CHECK(device->troubles.empty());
    }
}
