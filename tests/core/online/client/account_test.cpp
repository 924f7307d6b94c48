#include "tests/core/online/client/devices.h"

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
