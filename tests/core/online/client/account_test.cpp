#include "tests/core/online/client/devices.h"
#include "tests/core/save/fixtures.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::test;

namespace {

const auto mustBeFine = [](const Error& error) { CHECK(error.name.empty()); };

} // namespace

TEST_CASE("Playing with a friend needs no sign-up: whoever creates a match is signed in") {
    World world;
    Device nefer(world, "Nefer");
    CHECK(nefer.uid().empty());
    OnlineWish wish;
    wish.game = "kheops";
    std::string match;
    nefer.client().create(wish, [&](const Error& error, const std::string& id) {
        CHECK(error.ok());
        match = id;
    });
    world.settle();
    CHECK_FALSE(nefer.uid().empty());
    CHECK(nefer.link().account()->anonymous);
    CHECK(nefer.client().match(match)->code.size() == 6);
}

TEST_CASE("Signing in with an account that exists brings the anonymous one's matches along") {
    World world;
    Device old(world, "Nefer");
    Device fresh(world, "Nefer again");
    Device ani(world, "Ani");
    old.introduce();
    old.client().linkEmail("nefer@example.com", "pyramid", mustBeFine);
    ani.introduce();
    fresh.introduce();
    const std::string anonymous = fresh.uid();
    const std::string match = begin(world, "kheops", {&fresh, &ani});
    fresh.client().signInWithEmail("nefer@example.com", "pyramid", mustBeFine);
    world.settle();
    CHECK(fresh.uid() == old.uid());
    CHECK(fresh.uid() != anonymous);
    REQUIRE(fresh.client().match(match));
    CHECK(fresh.client().match(match)->seat == Seat::First);
    CHECK(old.client().match(match).has_value());
    playToTheEnd(world, match, {&fresh, &ani});
    expectTheSame(world, match, {&fresh, &ani});
}

TEST_CASE("Matches come along even if the network fails just after signing in") {
    World world;
    Device old(world, "Nefer");
    Device fresh(world, "Nefer again");
    Device ani(world, "Ani");
    old.introduce();
    old.client().linkEmail("nefer@example.com", "pyramid", mustBeFine);
    ani.introduce();
    fresh.introduce();
    const std::string match = begin(world, "kheops", {&fresh, &ani});
    bool fail = true;
    fresh.link().meddle = [&](const std::string& asked, Error& error, Value&) {
        if (fail && asked == "call mergeAccounts") {
            error = {Error::Kind::Unreachable, "net.unreachable", {}};
        }
    };
    fresh.client().signInWithEmail("nefer@example.com", "pyramid", mustBeFine);
    world.settle();
    fail = false;
    fresh.cut();
    world.settle();
    fresh.mend();
    world.settle();
    CHECK(fresh.client().match(match).has_value());
}

TEST_CASE("Matches come along however often the server asks for a pause, or does not know the app") {
    for (const std::string name : {"limit.rate", "auth.app_check", "app.too_old", "server.busy"}) {
        INFO(name);
        World world;
        Device old(world, "Nefer");
        Device fresh(world, "Nefer again");
        Device ani(world, "Ani");
        old.introduce();
        old.client().linkEmail("nefer@example.com", "pyramid", mustBeFine);
        ani.introduce();
        fresh.introduce();
        const std::string match = begin(world, "kheops", {&fresh, &ani});
        int refusals = 3;
        // Asked of somebody who is nobody to the server: nothing arrives, as a refusal would have it.
        fresh.link().meddle = [&](const std::string& asked, Error& error, Value&) {
            if (asked == "call mergeAccounts" && refusals > 0) {
                --refusals;
                error = {Error::Kind::Refused, name, Value::Map{{"name", name}}};
            }
        };
        world.server.limits().callsAMinute = 0; // so that it really is refused
        fresh.client().signInWithEmail("nefer@example.com", "pyramid", mustBeFine);
        world.settle();
        CHECK_FALSE(fresh.client().match(match).has_value());
        world.server.limits().callsAMinute = 1000;
        world.pass(60'000);
        CHECK(fresh.client().match(match).has_value());
        CHECK(ani.client().match(match).has_value());
    }
}

TEST_CASE("An account deleted on another phone is told of, and its matches are kept as they stood") {
    World world;
    const save::test::TempFolder folder;
    Device phone(world, "Nefer", folder.file("phone.db"));
    Device tablet(world, "Nefer");
    Device ani(world, "Ani");
    phone.introduce();
    phone.client().linkEmail("nefer@example.com", "pyramid", mustBeFine);
    ani.introduce();
    world.settle();
    tablet.client().signInWithEmail("nefer@example.com", "pyramid", mustBeFine);
    world.settle();
    const std::string match = begin(world, "kheops", {&phone, &ani});
    world.settle();
    const std::size_t length = phone.table(match).shown().log().entries.size();
    tablet.client().deleteAccount(mustBeFine);
    world.settle();
    CHECK_FALSE(tablet.client().accountGone()); // there it was wanted
    phone.client().refresh(match);
    world.settle();
    CHECK(phone.client().accountGone());
    CHECK(phone.store().load(match)->status == save::MatchStatus::Open);
    CHECK(phone.store().load(match)->results.empty());
    CHECK_FALSE(phone.table(match).over());
    phone.restart();
    world.settle();
    CHECK(phone.client().accountGone());
    phone.client().leaveGoneAccount();
    world.settle();
    CHECK_FALSE(phone.client().accountGone());
    CHECK(phone.uid().empty());
    const auto record = phone.store().load(match);
    CHECK(record->status == save::MatchStatus::Abandoned);
    CHECK(record->results.empty());
    CHECK(record->log.entries.size() == length);
    CHECK(phone.table(match).results().empty());
}

TEST_CASE("An account that went while the app was closed is told of when it starts") {
    World world;
    const save::test::TempFolder folder;
    Device nefer(world, "Nefer", folder.file("nefer.db"));
    nefer.introduce();
    nefer.kill();
    world.server.revoke(nefer.secrets());
    nefer.start();
    world.settle();
    CHECK(nefer.client().accountGone());
    nefer.client().leaveGoneAccount();
    nefer.restart();
    world.settle();
    CHECK_FALSE(nefer.client().accountGone());
}

TEST_CASE("A server that was emptied ends no match and invents no result") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    const std::string match = begin(world, "kheops", {&nefer, &ani});
    world.server.empty(nefer.uid());
    world.settle();
    CHECK(nefer.client().accountGone());
    CHECK(nefer.client().profile().name == "Nefer");
    CHECK(nefer.store().load(match)->status == save::MatchStatus::Open);
    CHECK_FALSE(nefer.table(match).over());
    CHECK(nefer.lost.empty());
}

TEST_CASE("Who was signed out by the server and signs in again plays on") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    nefer.client().linkEmail("nefer@example.com", "pyramid", mustBeFine);
    ani.introduce();
    const std::string match = begin(world, "kheops", {&nefer, &ani});
    nefer.client().leaveGoneAccount(); // nothing is gone: nothing happens
    world.settle();
    REQUIRE(nefer.client().match(match));
    world.server.revoke(nefer.secrets());
    world.settle();
    nefer.client().refresh(match);
    world.settle();
    CHECK(nefer.uid().empty());
    CHECK(nefer.client().accountGone());
    nefer.client().leaveGoneAccount();
    nefer.client().signInWithEmail("nefer@example.com", "pyramid", mustBeFine);
    world.settle();
    CHECK_FALSE(nefer.client().accountGone());
    REQUIRE(nefer.client().match(match));
    playToTheEnd(world, match, {&nefer, &ani});
    expectTheSame(world, match, {&nefer, &ani});
}

TEST_CASE("Pushes follow the account: signing out ends them, signing in registers the device anew") {
    World world;
    Device phone(world, "Nefer");
    phone.introduce();
    phone.client().linkEmail("nefer@example.com", "pyramid", mustBeFine);
    world.settle();
    const std::string first = phone.uid();
    const auto registered = [&](const std::string& uid) {
        return world.server.at("devices/" + uid).map().size();
    };
    phone.client().registerPush("token", "en", 0, 22, 8, mustBeFine);
    world.settle();
    REQUIRE(registered(first) == 1);
    phone.client().signOut();
    world.settle();
    CHECK(phone.uid().empty());
    CHECK(registered(first) == 0);
    phone.introduce(); // somebody else
    world.settle();
    CHECK(registered(phone.uid()) == 1);
    phone.client().signInWithEmail("nefer@example.com", "pyramid", mustBeFine);
    world.settle();
    CHECK(registered(first) == 1);
}

TEST_CASE("A device whose account was left without a network rings only for the one that comes after") {
    World world;
    Device phone(world, "Nefer");
    phone.introduce();
    const std::string first = phone.uid();
    phone.client().registerPush("token", "en", 0, 22, 8, mustBeFine);
    world.settle();
    phone.cut();
    world.settle();
    phone.client().signOut();
    world.settle();
    phone.mend();
    world.settle();
    CHECK(world.server.at("devices/" + first).map().size() == 1);
    phone.introduce();
    world.settle();
    REQUIRE(phone.uid() != first);
    CHECK(world.server.at("devices/" + phone.uid()).map().size() == 1);
    CHECK(world.server.at("devices/" + first).map().empty());
}

TEST_CASE("A wrong password changes nothing") {
    World world;
    Device nefer(world, "Nefer");
    nefer.introduce();
    const std::string before = nefer.uid();
    bool refused = false;
    nefer.client().signInWithEmail("nobody@example.com", "wrong",
                                   [&](const Error& error) { refused = !error.ok(); });
    world.settle();
    CHECK(refused);
    CHECK(nefer.uid() == before);
    CHECK(nefer.client().profile().name == "Nefer");
}

TEST_CASE("Signed out, nothing is shown, signed in again, everything is back") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    nefer.client().linkEmail("nefer@example.com", "pyramid", mustBeFine);
    world.settle();
    const std::string match = begin(world, "kheops", {&nefer, &ani});
    nefer.client().signOut();
    world.settle();
    CHECK(nefer.client().matches().empty());
    CHECK(nefer.client().profile().name.empty());
    CHECK(nefer.store().load(match).ok());
    nefer.client().signInWithEmail("nefer@example.com", "pyramid", mustBeFine);
    world.settle();
    CHECK(nefer.client().match(match).has_value());
    CHECK(nefer.client().profile().name == "Nefer");
}

TEST_CASE("A move that waits is not sent for another account") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    nefer.client().linkEmail("nefer@example.com", "pyramid", mustBeFine);
    ani.client().linkEmail("ani@example.com", "pyramid", mustBeFine);
    world.settle();
    const std::string match = begin(world, "kheops", {&nefer, &ani});
    Device& mover = nefer.client().match(match)->myTurn() ? nefer : ani;
    const std::string email = &mover == &nefer ? "nefer@example.com" : "ani@example.com";
    mover.cut();
    world.settle();
    mover.playTurn(match);
    world.settle();
    mover.client().signOut();
    mover.mend();
    world.settle();
    mover.client().ensureSignedIn(mustBeFine);
    world.settle();
    const auto length = world.server.at("matches/" + match + "/public/n").integer();
    mover.client().flush();
    world.pass(600'000);
    CHECK(mover.store().waiting()->size() == 1);
    CHECK(world.server.at("matches/" + match + "/public/n").integer() == length);
    mover.client().signInWithEmail(email, "pyramid", mustBeFine);
    world.settle();
    CHECK(mover.store().waiting()->empty());
    CHECK(world.server.at("matches/" + match + "/public/n").integer() > length);
    CHECK(mover.lost.empty());
}

TEST_CASE("Friends find each other by a code, and the list is there without a network") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    nefer.client().addFriend(ani.client().profile().friendCode, mustBeFine);
    world.settle();
    REQUIRE(nefer.client().friends().size() == 1);
    CHECK(nefer.client().friends().front().name == "Ani");
    nefer.client().block(ani.uid(), true, mustBeFine);
    world.settle();
    REQUIRE(nefer.client().friends().size() == 1);
    CHECK(nefer.client().friends().front().blocked);
    nefer.client().block(ani.uid(), false, mustBeFine);
    nefer.client().removeFriend(ani.uid(), mustBeFine);
    world.settle();
    CHECK(nefer.client().friends().empty());
}

TEST_CASE("An invitation is in the list until it is answered") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    nefer.client().addFriend(ani.client().profile().friendCode, mustBeFine);
    world.settle();
    OnlineWish wish;
    wish.game = "kheops";
    wish.invited = {ani.uid()};
    std::vector<std::string> matches;
    for (int i = 0; i < 2; ++i) {
        nefer.client().create(wish, [&](const Error& error, const std::string& match) {
            CHECK(error.ok());
            matches.push_back(match);
        });
        world.settle();
    }
    REQUIRE(matches.size() == 2);
    REQUIRE(ani.client().match(matches[0]));
    CHECK(ani.client().match(matches[0])->stage == Stage::Invited);
    CHECK(ani.client().match(matches[0])->seat == Seat::Second);
    ani.client().acceptInvite(matches[0],
                              [](const Error& error, const std::string&) { CHECK(error.ok()); });
    ani.client().declineInvite(matches[1], mustBeFine);
    world.settle();
    CHECK(ani.client().match(matches[0])->stage == Stage::Running);
    CHECK_FALSE(ani.client().match(matches[1]));
    CHECK(nefer.client().match(matches[1])->stage == Stage::Open);
    nefer.client().leaveOpen(matches[1], mustBeFine);
    world.settle();
    CHECK(nefer.client().matches().size() == 1);
}

TEST_CASE("Deleting the account ends what was being played and leaves nothing of it in the list") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    const std::string match = begin(world, "kheops", {&nefer, &ani});
    nefer.client().deleteAccount(mustBeFine);
    world.settle();
    CHECK(nefer.uid().empty());
    CHECK(nefer.client().matches().empty());
    CHECK(nefer.store().load(match)->status == save::MatchStatus::Abandoned);
    CHECK(nefer.table(match).over());
}
