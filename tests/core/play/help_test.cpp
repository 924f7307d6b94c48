// What Architects do for people at a table: a hint, a seat kept for somebody, a review.
#include <catch2/catch.hpp>

#include "core/bots/choose.h"
#include "core/bots/levels.h"
#include "core/games/kheops/kheops.h"
#include "tests/core/play/play_test.h"

using namespace architects;
using namespace architects::play;

namespace {

NewMatch luxorFor(std::vector<Player> players) {
    NewMatch wish;
    wish.game = "luxor";
    wish.players = std::move(players);
    return wish;
}

/// A match of two mild bots, played to its end.
Session& finished(World& world, House& house) {
    Session& session = begin(house, luxorFor({bot(1), bot(2)}));
    session.wakeBots();
    world.runAll();
    REQUIRE(session.over());
    return session;
}

} // namespace

TEST_CASE("Who is on turn may ask the Architect, and gets a move that can be played and why") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    CHECK_FALSE(session.canAsk()); // nobody has the device yet
    session.takeDevice();
    REQUIRE(session.canAsk());
    std::optional<Hint> told;
    session.ask([&](const Hint& hint) { told = hint; });
    CHECK(session.asking());
    CHECK_FALSE(told.has_value());
    world.runAll();
    REQUIRE(told.has_value());
    CHECK_FALSE(session.asking());
    CHECK(told->seat == session.viewer());
    CHECK_FALSE(told->sentence().empty());
    CHECK(session.play(told->move).ok());
}

TEST_CASE("Who has waited long enough is told what is known by then") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    session.takeDevice();
    session.hurry(); // nobody has asked
    std::optional<Hint> told;
    session.ask([&](const Hint& hint) { told = hint; });
    session.hurry();
    world.runAll();
    REQUIRE(told.has_value());
    CHECK(told->iterations < levelOf<kheops::Kheops>(levelCount).iterations);
    CHECK(session.play(told->move).ok());
}

TEST_CASE("A hint that comes after the move was made is dropped") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    session.takeDevice();
    bool told = false;
    session.ask([&](const Hint&) { told = true; });
    REQUIRE(session.play(anyMove(session)).ok());
    CHECK_FALSE(session.asking());
    world.runAll();
    CHECK_FALSE(told);
}

TEST_CASE("A hint that comes after the table was closed is dropped") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    session.takeDevice();
    bool told = false;
    session.ask([&](const Hint&) { told = true; });
    house.close(std::string(session.id()));
    world.runAll();
    CHECK_FALSE(told);
}

TEST_CASE("Only the last of two questions is answered") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    session.takeDevice();
    int first = 0;
    int second = 0;
    session.ask([&](const Hint&) { ++first; });
    session.ask([&](const Hint&) { ++second; });
    world.runAll();
    CHECK(first == 0);
    CHECK(second == 1);
}

TEST_CASE("Nobody asks while a bot is on turn") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(bot(1), bot(1)));
    CHECK_FALSE(session.canAsk());
    session.ask([](const Hint&) { FAIL("nobody asked"); });
    CHECK(world.waiting() == 0);
}

TEST_CASE("An Architect takes over a leaver's seat, plays on, and gives it back") {
    World world;
    House house(world.services());
    Session& session = begin(house, luxorFor({person("Nefer"), person("Ani"), person("Hori")}));
    const std::string id = session.id();
    const Seat leaver = session.onTurn();
    const Player who = session.players()[static_cast<std::size_t>(indexOf(leaver))];
    session.takeDevice();
    const std::size_t before = session.shown().log().entries.size();
    REQUIRE(session.takeOver(leaver, 2).ok());
    CHECK(session.thinking());
    CHECK(session.viewer() == Seat::Nobody); // the leaver's hand is not shown to the others
    CHECK(session.leaverOf(leaver) == who);
    world.runAll();
    CHECK(session.onTurn() != leaver);
    CHECK(session.shown().log().entries.size() > before);
    REQUIRE(session.giveBack(leaver).ok());
    CHECK_FALSE(session.leaverOf(leaver).has_value());
    CHECK(session.players()[static_cast<std::size_t>(indexOf(leaver))] == who);
    const auto saved = world.store().load(id);
    REQUIRE(saved.ok());
    CHECK(saved->players == session.players());
    REQUIRE(saved->changes.size() == 2);
    CHECK(saved->changes == session.seatChanges());
    CHECK(saved->changes[0].n == before);
    CHECK(saved->changes[0].before == who);
    CHECK(saved->changes[0].after.name == "Hemiunu");
}

TEST_CASE("A seat that was taken over can be given back after the table was closed") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    const std::string id = session.id();
    const Seat waiting = session.onTurn() == Seat::First ? Seat::Second : Seat::First;
    const Player who = session.players()[static_cast<std::size_t>(indexOf(waiting))];
    REQUIRE(session.takeOver(waiting, 1).ok());
    house.close(id);
    Failure failure;
    Session* again = house.open(id, failure);
    REQUIRE(again != nullptr);
    CHECK(again->leaverOf(waiting) == who);
    REQUIRE(again->giveBack(waiting).ok());
    CHECK(again->players()[static_cast<std::size_t>(indexOf(waiting))] == who);
}

TEST_CASE("With one person left at the table nobody hands the device over any more") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    const Seat leaver = session.onTurn();
    session.takeDevice();
    REQUIRE(session.takeOver(leaver, 1).ok());
    world.runAll();
    CHECK(session.handOverTo() == Seat::Nobody);
    CHECK(session.viewer() != leaver);
    CHECK(session.viewer() == session.onTurn());
}

TEST_CASE("What is nobody's to give is refused") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), bot(1)));
    CHECK(session.takeOver(Seat::Second, 2).refusal == Refusal::NotYourTurn);
    CHECK(session.takeOver(Seat::Third, 2).refusal == Refusal::NotYourTurn);
    CHECK(session.giveBack(Seat::First).refusal == Refusal::NotYourTurn);
    CHECK(session.giveBack(Seat::Second).refusal == Refusal::NotYourTurn);
    CHECK(session.seatChanges().empty());
    Session& over = finished(world, house);
    CHECK_FALSE(over.takeOver(Seat::First, 1).ok());
}

TEST_CASE("A finished match is reviewed in the background, and the review is kept with it") {
    World world;
    House house(world.services());
    Session& session = finished(world, house);
    const std::string id = session.id();
    REQUIRE(session.canReview());
    int told = 0;
    int percent = 0;
    session.reviewing().start([&] {
        ++told;
        CHECK(session.reviewing().percent() >= percent);
        percent = session.reviewing().percent();
    });
    CHECK(session.reviewing().running());
    world.runAll();
    CHECK_FALSE(session.reviewing().running());
    CHECK(told > 3);
    CHECK(percent == 100);
    const Review review = session.reviewing().review();
    CHECK(review.done);
    house.close(id);
    Failure failure;
    Session* again = house.open(id, failure);
    REQUIRE(again != nullptr);
    CHECK(again->reviewing().review() == review);
    CHECK(again->reviewing().percent() == 100);
    again->reviewing().start({});
    CHECK(world.waiting() == 0); // nothing left to do
}

TEST_CASE("A review that rests goes on where it was, also at another time") {
    World world;
    House house(world.services());
    Session& session = finished(world, house);
    const std::string id = session.id();
    session.reviewing().start({});
    world.runOne();
    const Review half = session.reviewing().review();
    CHECK_FALSE(half.moves.empty());
    session.restBots(); // the app goes to the background
    CHECK_FALSE(session.reviewing().running());
    world.runAll(); // what was under way is dropped
    CHECK(session.reviewing().review() == half);
    house.close(id);
    Failure failure;
    Session* again = house.open(id, failure);
    CHECK(again->reviewing().review() == half);
    again->reviewing().start({});
    world.runOne();
    CHECK(again->reviewing().review().moves.size() > half.moves.size());
}

TEST_CASE("A match that goes on is not reviewed yet") {
    World world;
    House house(world.services());
    CHECK_FALSE(begin(house, kheopsFor(person("Nefer"), bot(1))).canReview());
}
