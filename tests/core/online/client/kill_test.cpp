// Apps that end at any moment, and start again from their files: nothing is lost, and nothing happens
// twice.
#include "core/table/random.h"
#include "tests/core/online/client/devices.h"
#include "tests/core/save/fixtures.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::test;
using save::test::TempFolder;

namespace {

/// Plays with apps that are killed, cut off and brought back between any two messages.
void playThroughAccidents(World& world, const std::string& match, const std::vector<Device*>& people,
                          FastRandom& random) {
    for (int steps = 0; steps < 200'000; ++steps) {
        Device& device = *people[below(random, static_cast<std::uint32_t>(people.size()))];
        switch (below(random, 40)) {
        case 0: device.kill(); break;
        case 1: device.cut(); break;
        case 2: device.mend(); break;
        case 3: world.pass(2000); break;
        default: break;
        }
        if (!device.running()) {
            if (below(random, 4) == 0) {
                device.start();
            }
        } else if (below(random, 4) == 0 && device.client().match(match)) {
            (void)device.moveOn(match);
        }
        for (std::uint32_t messages = below(random, 6); messages > 0; --messages) {
            (void)world.server.deliverNext();
        }
        if (steps % 50 == 0 && world.server.at("matches/" + match + "/public/stage").text() == "finished") {
            return;
        }
    }
    FAIL("the match never ended");
}

void bringBack(World& world, const std::vector<Device*>& people) {
    for (Device* device : people) {
        device->mend();
        if (!device->running()) {
            device->start();
        }
    }
    world.settle();
    world.pass(600'000);
}

} // namespace

TEST_CASE("Two people whose apps are killed and cut off at any moment end with the same Kheops") {
    const auto seed = static_cast<std::uint64_t>(GENERATE(range(1, 4)));
    INFO("seed " << seed);
    FastRandom random(seed);
    World world;
    TempFolder folder;
    Device nefer(world, "Nefer", folder.file("nefer.db"));
    Device ani(world, "Ani", folder.file("ani.db"));
    nefer.introduce();
    ani.introduce();
    const std::string match = begin(world, "kheops", {&nefer, &ani});
    playThroughAccidents(world, match, {&nefer, &ani}, random);
    bringBack(world, {&nefer, &ani});
    expectTheSame(world, match, {&nefer, &ani});
    for (Device* device : {&nefer, &ani}) {
        CHECK(device->lost.empty());
        CHECK(device->troubles.empty());
    }
}

TEST_CASE("Four people whose apps are killed and cut off at any moment end with the same Pyramidice") {
    FastRandom random(11);
    World world;
    TempFolder folder;
    std::vector<std::unique_ptr<Device>> devices;
    std::vector<Device*> people;
    for (const char* name : {"Nefer", "Ani", "Khu", "Teti"}) {
        devices.push_back(std::make_unique<Device>(world, name, folder.file(std::string(name) + ".db")));
        people.push_back(devices.back().get());
        people.back()->introduce();
    }
    const std::string match = begin(world, "pyramidice", people);
    playThroughAccidents(world, match, people, random);
    bringBack(world, people);
    expectTheSame(world, match, people);
    for (Device* device : people) {
        CHECK(device->lost.empty());
        CHECK(device->troubles.empty());
    }
}
