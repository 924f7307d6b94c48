#include "core/online/entry_lines.h"
#include "core/online/proof.h"
#include "core/online/protocol.h"
#include "tests/core/online/client/table.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::test;

namespace {

/// To this device the server speaks as one of some later day: the match is played by rules 2.
void publishRulesTwo(Device& device, const std::string& match) {
    device.link().meddle = [match](const std::string& asked, Error& error, Value& value) {
        if (asked == "read matches/" + match + "/public" && error.ok() && value.isMap()) {
            Value::Map published = value.map();
            published.insert_or_assign("rules", 2);
            value = std::move(published);
        }
    };
}

} // namespace

TEST_CASE("Every request says which protocol it speaks, and every answer too") {
    Table table;
    CHECK(table.world.server.at("matches/" + table.match + "/public/rules").integer() == firstRules);
    table.world.server.limits().oldestProtocol = protocolNumber + 1;
    std::string told;
    table.nefer.client().resign(table.match, [&](const Error& error) { told = error.name; });
    table.world.settle();
    CHECK(told == "app.too_old");
    CHECK(table.nefer.client().tooOld());
    CHECK(table.world.server.at("matches/" + table.match + "/public/stage").text() == "running");
}

TEST_CASE("A move of an app that is too old waits until the app has been updated") {
    Table table;
    Device& mover = table.onTurn();
    const std::size_t before = table.serverLength();
    table.world.server.limits().oldestProtocol = protocolNumber + 1;
    mover.playTurn(table.match);
    table.world.settle();
    CHECK(mover.client().tooOld());
    CHECK(mover.lost.empty());
    CHECK(table.serverLength() == before);
    mover.kill(); // the update
    table.world.server.limits().oldestProtocol = protocolNumber;
    mover.start();
    table.world.settle();
    CHECK_FALSE(mover.client().tooOld());
    CHECK(table.serverLength() > before);
    CHECK(mover.store().waiting()->empty());
}

TEST_CASE("A match by rules that this app does not have is counted, not shown, and waits for the update") {
    World world;
    Device ani(world, "Ani");
    Device nefer(world, "Nefer");
    ani.introduce();
    nefer.introduce();
    bool later = true;
    nefer.link().meddle = [&](const std::string& asked, Error& error, Value& value) {
        if (later && asked.starts_with("read matches/") && asked.ends_with("/public") && error.ok()) {
            Value::Map published = value.map();
            published.insert_or_assign("rules", 2);
            value = std::move(published);
        }
    };
    const std::string match = begin(world, "kheops", {&ani, &nefer});
    CHECK(nefer.client().matchesTooNew() == 1);
    CHECK_FALSE(nefer.client().match(match));
    later = false; // the app was updated
    nefer.client().refresh(match);
    world.settle();
    CHECK(nefer.client().matchesTooNew() == 0);
    CHECK(nefer.client().match(match).has_value());
}

TEST_CASE("A move that waits in a match whose rules the app no longer has is kept") {
    Table table;
    Device& mover = table.onTurn();
    mover.cut();
    table.world.settle();
    mover.playTurn(table.match);
    publishRulesTwo(mover, table.match);
    mover.mend();
    mover.client().refresh(table.match);
    table.world.settle();
    CHECK(mover.lost.empty());
}

TEST_CASE("Whoever joins says which rules it knows, and a match by newer ones is not for it") {
    World world;
    Device ani(world, "Ani");
    ani.introduce();
    // As an app of some later day asks, which knows rules that this server does not have yet.
    std::string match;
    OnlineWish wish;
    wish.game = "kheops";
    ani.client().create(wish, [&](const Error& error, const std::string& id) {
        CHECK(error.ok());
        match = id;
    });
    world.settle();
    CHECK(world.server.at("matches/" + match + "/public/rules").integer() == findGame("kheops")->rules);
}

TEST_CASE(
    "A finished match by rules that this app does not have is judged by a newer one, not called forged") {
    Table table;
    playToTheEnd(table.world, table.match, {&table.nefer, &table.ani});
    const auto record = table.nefer.store().load(table.match);
    REQUIRE(record.ok());
    Log seen = record->log;
    const Seed seed = *seen.setup.seed;
    CHECK(prove(seen, Seat::Nobody, seed, record->log.entries) != Proof::IllegalMove);
    seen.setup.rules = 2;
    CHECK(prove(seen, Seat::First, seed, record->log.entries) == Proof::NotYet);
}
