#include "tests/core/online/contract.h"

#include <algorithm>

using namespace architects;
using namespace architects::online;
using namespace architects::online::contract;

namespace {

constexpr const char* password = "papyrus-42";

Error linkEmail(World& world, int device, const std::string& email, const std::string& word) {
    return wait(world, [&](const Transport::Done& done) { world.linkEmail(device, email, word, done); });
}

Error signInWithEmail(World& world, int device, const std::string& email, const std::string& word) {
    return wait(world, [&](const Transport::Done& done) {
        world.transport(device).signInWithEmail(email, word, done);
    });
}

std::string uidAt(World& world, int device) {
    const auto account = world.transport(device).account();
    return account ? account->uid : std::string();
}

bool hasProvider(const Account& account, const std::string& provider) {
    return std::find(account.providers.begin(), account.providers.end(), provider) !=
           account.providers.end();
}

} // namespace

TEST_CASE("An app that starts for the first time is nobody's") {
    const auto world = makeWorld();
    const int device = world->newDevice();
    CHECK_FALSE(world->transport(device).account().has_value());
}

TEST_CASE("Signing in anonymously gives an account of its own, and says that it changed") {
    const auto world = makeWorld();
    const int device = world->newDevice();
    int changes = 0;
    world->transport(device).listen({[&] { ++changes; }, {}, {}, {}});
    REQUIRE(wait(*world, [&](const Transport::Done& done) {
                world->transport(device).signInAnonymously(done);
            }).ok());
    const auto account = world->transport(device).account();
    REQUIRE(account.has_value());
    CHECK_FALSE(account->uid.empty());
    CHECK(account->anonymous);
    CHECK(account->email.empty());
    CHECK(account->providers.empty());
    CHECK(world->until([&] { return changes > 0; }));

    const int other = world->newDevice();
    REQUIRE(wait(*world, [&](const Transport::Done& done) {
                world->transport(other).signInAnonymously(done);
            }).ok());
    CHECK(uidAt(*world, other) != account->uid);
}

TEST_CASE("Who was signed in is signed in again when the app starts anew") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    world->stop(nefer.device);
    world->start(nefer.device);
    CHECK(world->until([&] { return uidAt(*world, nefer.device) == nefer.uid; }));
    const Value profile = mustRead(*world, nefer.device, "users/" + nefer.uid + "/profile");
    CHECK(profile["name"].text() == "Nefer");
    CHECK(profile["friendCode"].text() == nefer.friendCode);
}

TEST_CASE("Who signed out is signed out, also after the app was started anew") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    world->transport(nefer.device).signOut();
    CHECK_FALSE(world->transport(nefer.device).account().has_value());
    world->settle();
    world->stop(nefer.device);
    world->start(nefer.device);
    world->settle();
    CHECK_FALSE(world->transport(nefer.device).account().has_value());
    const Answer answer = call(*world, nefer.device, "setProfile", {{"name", "Nefer"}});
    CHECK(answer.error.kind == Error::Kind::SignedOut);
    CHECK(refused(answer, "auth.missing"));
}

TEST_CASE("Linking an e-mail address keeps the uid and everything under it") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const std::string email = newEmail(*world);
    REQUIRE(linkEmail(*world, nefer.device, email, password).ok());
    const auto account = world->transport(nefer.device).account();
    REQUIRE(account.has_value());
    CHECK(account->uid == nefer.uid);
    CHECK_FALSE(account->anonymous);
    CHECK(account->email == email);
    CHECK(hasProvider(*account, "password"));
    const Value profile = mustRead(*world, nefer.device, "users/" + nefer.uid + "/profile");
    CHECK(profile["name"].text() == "Nefer");
}

TEST_CASE("An e-mail address belongs to one account") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    const std::string email = newEmail(*world);
    REQUIRE(linkEmail(*world, nefer.device, email, password).ok());
    const Error error = linkEmail(*world, ani.device, email, password);
    CHECK(error.kind == Error::Kind::Refused);
    CHECK(error.name == "auth.email_in_use");
    CHECK(uidAt(*world, ani.device) == ani.uid);
    CHECK(world->transport(ani.device).account()->anonymous);
}

TEST_CASE("A password of five letters and an address without a domain are refused by name") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    CHECK(linkEmail(*world, nefer.device, newEmail(*world), "12345").name == "auth.weak_password");
    CHECK(linkEmail(*world, nefer.device, "nefer", password).name == "auth.bad_email");
    CHECK(world->transport(nefer.device).account()->anonymous);
}

TEST_CASE("A wrong password and an unknown address get the same answer") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const std::string email = newEmail(*world);
    REQUIRE(linkEmail(*world, nefer.device, email, password).ok());
    const int device = world->newDevice();
    const Error wrong = signInWithEmail(*world, device, email, "something else");
    CHECK(wrong.kind == Error::Kind::Refused);
    CHECK(wrong.name == "auth.wrong_password");
    CHECK(signInWithEmail(*world, device, newEmail(*world), password).name == "auth.wrong_password");
    CHECK_FALSE(world->transport(device).account().has_value());
}

TEST_CASE("Signing in on a second device shows the same matches") {
    const auto world = makeWorld();
    const Table table = begin(*world, "kheops", {newPerson(*world, "Nefer"), newPerson(*world, "Ani")});
    const Person& nefer = table.people[0];
    const std::string email = newEmail(*world);
    REQUIRE(linkEmail(*world, nefer.device, email, password).ok());
    const int second = world->newDevice();
    REQUIRE(signInWithEmail(*world, second, email, password).ok());
    CHECK(uidAt(*world, second) == nefer.uid);
    const std::string feed = "users/" + nefer.uid + "/matches";
    CHECK(mustRead(*world, second, feed)[table.match]["stage"].text() == "running");
    CHECK(mustRead(*world, second, feed) == mustRead(*world, nefer.device, feed));
    const Value views = mustRead(*world, second, "matches/" + table.match + "/views/s0");
    CHECK(views == mustRead(*world, nefer.device, "matches/" + table.match + "/views/s0"));
}

TEST_CASE("Google and Apple link to an account, which keeps its uid and is found again by them") {
    const auto world = makeWorld();
    for (const std::string provider : {"google.com", "apple.com"}) {
        const Person nefer = newPerson(*world, "Nefer");
        const Credential credential = world->credential(provider, nefer.uid);
        REQUIRE(wait(*world, [&](const Transport::Done& done) {
                    world->transport(nefer.device).link(credential, done);
                }).ok());
        const auto account = world->transport(nefer.device).account();
        REQUIRE(account.has_value());
        CHECK(account->uid == nefer.uid);
        CHECK_FALSE(account->anonymous);
        CHECK(hasProvider(*account, provider));

        const int second = world->newDevice();
        REQUIRE(wait(*world, [&](const Transport::Done& done) {
                    world->transport(second).signInWith(credential, done);
                }).ok());
        CHECK(uidAt(*world, second) == nefer.uid);

        const Person ani = newPerson(*world, "Ani");
        const Error taken = wait(*world, [&](const Transport::Done& done) {
            world->transport(ani.device).link(credential, done);
        });
        CHECK(taken.kind == Error::Kind::Refused);
        CHECK(taken.name == "auth.credential_in_use");
        CHECK(uidAt(*world, ani.device) == ani.uid);
    }
}

TEST_CASE("Whoever comes from Google for the first time gets an account") {
    const auto world = makeWorld();
    const int device = world->newDevice();
    const Credential credential = world->credential("google.com", newMatchId(*world));
    REQUIRE(wait(*world, [&](const Transport::Done& done) {
                world->transport(device).signInWith(credential, done);
            }).ok());
    REQUIRE(world->transport(device).account().has_value());
    CHECK_FALSE(world->transport(device).account()->anonymous);
}

TEST_CASE("Asking for a new password does not tell whether there is such an account") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const std::string email = newEmail(*world);
    REQUIRE(linkEmail(*world, nefer.device, email, password).ok());
    const int device = world->newDevice();
    const auto ask = [&](const std::string& address) {
        return wait(*world, [&](const Transport::Done& done) {
            world->transport(device).sendPasswordReset(address, done);
        });
    };
    CHECK(ask(email).ok());
    CHECK(ask(newEmail(*world)).ok());
}

TEST_CASE("Without a network nobody is signed in, and who is signed in stays so") {
    const auto world = makeWorld();
    const int device = world->newDevice();
    world->cut(device);
    const Error error = wait(
        *world, [&](const Transport::Done& done) { world->transport(device).signInAnonymously(done); });
    CHECK(error.kind == Error::Kind::Unreachable);
    CHECK_FALSE(world->transport(device).account().has_value());

    const Person nefer = newPerson(*world, "Nefer");
    world->cut(nefer.device);
    world->stop(nefer.device);
    world->start(nefer.device);
    CHECK(uidAt(*world, nefer.device) == nefer.uid);
}

TEST_CASE("An id token is given to who is signed in") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    Value token;
    Error error{Error::Kind::Refused, "", Value()};
    world->transport(nefer.device).idToken([&](const Error& told, const Value& value) {
        error = told;
        token = value;
    });
    REQUIRE(world->until([&] { return token.isText(); }));
    CHECK(error.ok());
    CHECK_FALSE(token.text().empty());

    const int device = world->newDevice();
    bool answered = false;
    world->transport(device).idToken([&](const Error& told, const Value& /*none*/) {
        answered = true;
        error = told;
    });
    REQUIRE(world->until([&] { return answered; }));
    CHECK(error.kind == Error::Kind::SignedOut);
}
