#pragma once

#include "tests/core/online/client/devices.h"
#include "tests/core/save/fixtures.h"

namespace architects::online::test {

/// Nefer and Ani at a table, each with a file.
struct Table {
    World world;
    save::test::TempFolder folder;
    Device nefer{world, "Nefer", folder.file("nefer.db")};
    Device ani{world, "Ani", folder.file("ani.db")};
    std::string match;

    explicit Table(const std::string& game = "kheops") {
        nefer.introduce();
        ani.introduce();
        match = begin(world, game, {&nefer, &ani});
    }
    Device& onTurn() { return nefer.client().match(match)->turn.has(Seat::First) ? nefer : ani; }
    Device& other() { return &onTurn() == &nefer ? ani : nefer; }
    /// One whole turn, confirmed and known to both.
    void turn() {
        onTurn().playTurn(match);
        world.settle();
    }
    [[nodiscard]] std::size_t serverLength() const {
        return static_cast<std::size_t>(world.server.at("matches/" + match + "/public/n").integer());
    }
    void expectOneMind() {
        for (Device* device : {&nefer, &ani}) {
            CHECK(device->store().load(match)->log.entries.size() == serverLength());
            CHECK(device->store().waiting()->empty());
        }
    }
};

} // namespace architects::online::test
