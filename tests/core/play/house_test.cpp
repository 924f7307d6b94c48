#include "tests/core/play/play_test.h"

using namespace architects;
using namespace architects::play;

TEST_CASE("A match that was interrupted is resumed at the exact position") {
    World world;
    std::string id;
    Log before;
    {
        House house(world.services());
        Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
        playTurn(session);
        session.takeDevice();
        REQUIRE(session.play(anyMove(session)).ok()); // in the middle of the second turn
        id = session.id();
        before = session.shown().log();
    }
    House again(world.services());
    Failure failure;
    Session* session = again.open(id, failure);
    REQUIRE(session != nullptr);
    CHECK(session->handOverTo() == session->onTurn());
    session->takeDevice();
    CHECK(session->shown().log() == before);
    CHECK(session->players()[1].name == "Ani");
}

TEST_CASE("Several matches are open at once and do not touch each other") {
    World world;
    House house(world.services());
    Session& one = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    Session& two = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    REQUIRE(one.id() != two.id());
    const Log before = two.shown().log();
    playTurn(one);
    CHECK(two.shown().log() == before);
    Failure failure;
    CHECK(house.open(one.id(), failure) == &one);
}

TEST_CASE("Opening a match makes it the one last played, looking at it does not") {
    World world;
    House house(world.services());
    const std::string one = begin(house, kheopsFor(person("Nefer"), person("Ani"))).id();
    const std::string two = begin(house, kheopsFor(person("Nefer"), person("Ani"))).id();
    const auto last = [&] { return house.services().store->list(std::nullopt, 1)->front().id; };
    Failure failure;
    CHECK(last() == two);
    REQUIRE(house.peek(one, failure) != nullptr);
    CHECK(last() == two);
    REQUIRE(house.open(one, failure) != nullptr);
    CHECK(last() == one);
    House again(world.services()); // from disk, too
    REQUIRE(again.peek(two, failure) != nullptr);
    CHECK(last() == one);
}

TEST_CASE("A match that does not exist, or cannot be begun, is refused with its reason") {
    World world;
    House house(world.services());
    Failure failure;
    CHECK(house.open(std::string(32, '0'), failure) == nullptr);
    CHECK(failure.disk == save::SaveError::NoSuchMatch);
    failure = {};
    NewMatch wish = kheopsFor(person("Nefer"), person("Ani"));
    wish.game = "senet";
    CHECK(house.create(wish, failure) == nullptr);
    CHECK(failure.refusal == Refusal::UnknownGame);
    failure = {};
    wish = kheopsFor(person("Nefer"), person("Ani"));
    wish.players.pop_back();
    CHECK(house.create(wish, failure) == nullptr);
    CHECK(failure.refusal == Refusal::WrongSeatCount);
}

TEST_CASE("A chosen seed gives the same match again") {
    World world;
    House house(world.services());
    NewMatch wish = kheopsFor(person("Nefer"), person("Ani"));
    wish.seed = Seed{1, 2, 3};
    CHECK(begin(house, wish).shown().log() == begin(house, wish).shown().log());
}

TEST_CASE("A match killed between its last move and its result has its result when it is opened again") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(bot(1), bot(1)));
    session.wakeBots();
    world.runAll();
    REQUIRE(session.over());
    const std::string id = session.id();
    house.close(id);
    REQUIRE(world.store().reopen(id, 1) == save::SaveError::None);
    Failure failure;
    REQUIRE(house.open(id, failure) != nullptr);
    CHECK(world.store().load(id)->status == save::MatchStatus::Finished);
}

TEST_CASE("A match goes out as text and comes in again, whole") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(bot(1), bot(2)));
    session.wakeBots();
    world.runAll();
    const std::string text = house.exportText(session.id());
    TextFault fault;
    Failure failure;
    const std::string id = house.importText(text, fault, failure);
    REQUIRE_FALSE(id.empty());
    CHECK(id != session.id());
    CHECK(house.exportText(id) == text);
    CHECK(world.store().load(id)->status == save::MatchStatus::Finished);
}

TEST_CASE("A match that was written down before a draw comes in with that draw, and goes on") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    playTurn(session);
    Log log = session.whole().log();
    while (!log.entries.back().isChance()) {
        log.entries.pop_back();
    }
    const std::size_t whole = log.entries.size();
    log.entries.pop_back();
    REQUIRE(AnyMatch::replay(log)->pending().chance());

    MatchDocument document;
    document.log = log;
    document.players = session.players();
    TextFault fault;
    Failure failure;
    const std::string id = house.importText(writeMatch(document, *findNotation("kheops")), fault, failure);
    REQUIRE_FALSE(id.empty());
    CHECK(world.store().load(id)->log.entries.size() >= whole);
    CHECK(isPlayer(house.open(id, failure)->onTurn()));
}

TEST_CASE("A forged match does not come in") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(bot(1), bot(2)));
    session.wakeBots();
    world.runAll();
    std::string text = house.exportText(session.id());
    TextFault fault;
    Failure failure;
    SECTION("changed after it was written") {
        text.replace(text.find("* white "), 9,
                     text.find("* white 1") != std::string::npos ? "* white 2" : "* white 1");
        CHECK(house.importText(text, fault, failure).empty());
        CHECK(fault.refusal == Refusal::BrokenChain);
    }
    SECTION("changed together with its chain") {
        const std::size_t at = text.find("* white ") + 8;
        text[at] = text[at] == '1' ? '2' : '1';
        text.erase(text.find("chain "));
        CHECK(house.importText(text, fault, failure).empty());
        CHECK(failure.refusal == Refusal::ForgedChance);
    }
    CHECK(world.store().list(std::nullopt, 10)->size() == 1);
}
