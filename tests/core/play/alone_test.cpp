// One person alone against Architects.
#include <algorithm>

#include "core/play/results.h"
#include "tests/core/play/play_test.h"

using namespace architects;
using namespace architects::play;

namespace {

/// Plays a turn of the person and lets the Architect answer.
void playRound(World& world, Session& session) {
    playTurn(session);
    session.wakeBots();
    world.runAll();
}

std::size_t lastMoveOf(const Session& session, Seat seat) {
    const auto& entries = session.whole().log().entries;
    const auto last = std::find_if(entries.rbegin(), entries.rend(),
                                   [seat](const Entry& entry) { return entry.by == seat; });
    REQUIRE(last != entries.rend());
    return static_cast<std::size_t>(entries.rend() - last) - 1;
}

Session& beginAlone(World& world, House& house) {
    Session& session = begin(house, kheopsFor(person("Nefer"), bot(1)));
    session.wakeBots();
    world.runAll();
    return session;
}

} // namespace

TEST_CASE("Who plays alone takes a move back also after the Architect has answered") {
    World world;
    House house(world.services());
    Session& session = beginAlone(world, house);
    CHECK(session.checkRewind() == Refusal::NothingToUndo);
    playRound(world, session);
    REQUIRE(session.onTurn() == Seat::First);
    REQUIRE(session.checkUndo() != Refusal::None);

    const std::size_t length = lastMoveOf(session, Seat::First);
    const auto before = AnyMatch::replay(session.whole().log(), length);
    REQUIRE(session.rewind().ok());
    CHECK(session.whole().log().entries.size() == length);
    CHECK(session.whole().hash() == before->hash());
    CHECK(session.onTurn() == Seat::First);
    CHECK(session.practice());
    const auto saved = world.store().load(session.id());
    CHECK(saved->log.entries.size() == length);
    CHECK(saved->practice);
}

TEST_CASE("Taking back goes on, move by move, to the first one") {
    World world;
    House house(world.services());
    Session& session = beginAlone(world, house);
    for (int i = 0; i < 3; ++i) {
        playRound(world, session);
    }
    while (session.checkRewind() == Refusal::None) {
        const std::size_t length = lastMoveOf(session, Seat::First);
        REQUIRE(session.rewind().ok());
        CHECK(session.whole().log().entries.size() == length);
    }
    const auto& entries = session.whole().log().entries;
    CHECK(std::none_of(entries.begin(), entries.end(),
                       [](const Entry& entry) { return entry.by == Seat::First; }));
    CHECK(session.rewind().refusal == Refusal::NothingToUndo);
}

TEST_CASE("What was drawn is drawn again after a move was taken back and made anew") {
    World world;
    House house(world.services());
    Session& session = beginAlone(world, house);
    playRound(world, session);
    const Log log = session.whole().log();
    const std::size_t length = lastMoveOf(session, Seat::First);
    REQUIRE(session.rewind().ok());
    REQUIRE(session.play(log.entries[length].move()).ok());
    session.wakeBots();
    world.runAll();
    CHECK(session.whole().log() == log);
}

TEST_CASE("A move is taken back while the Architect thinks, and his late answer is dropped") {
    World world;
    House house(world.services());
    Session& session = beginAlone(world, house);
    playTurn(session);
    REQUIRE(session.thinking());
    const std::size_t length = lastMoveOf(session, Seat::First);
    REQUIRE(session.rewind().ok());
    CHECK_FALSE(session.thinking());
    world.runAll();
    CHECK(session.whole().log().entries.size() == length);
}

TEST_CASE("A move that the disk will not forget stays where it is") {
    World world;
    House house(world.services());
    Session& session = beginAlone(world, house);
    playRound(world, session);
    const Log log = session.whole().log();
    REQUIRE(world.store().remove(session.id()) == save::SaveError::None);
    CHECK(session.rewind().disk == save::SaveError::NoSuchMatch);
    CHECK(session.whole().log() == log);
    CHECK_FALSE(session.practice());
    CHECK(session.giveUp().disk == save::SaveError::NoSuchMatch);
    CHECK_FALSE(session.over());
}

TEST_CASE("Several people take nothing back that was answered, and nobody of them gives up for all") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    playTurn(session);
    CHECK_FALSE(session.alone());
    CHECK(session.rewind().refusal == Refusal::NothingToUndo);
    CHECK(session.giveUp().refusal == Refusal::NotYourTurn);
}

TEST_CASE("One of two whose other seat an Architect keeps is not alone") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    CHECK_FALSE(session.alone());
    REQUIRE(session.takeOver(Seat::Second, 1).ok());
    CHECK_FALSE(session.alone());
}

TEST_CASE("Who gives up has lost, also when the match is opened again") {
    World world;
    House house(world.services());
    Session& session = beginAlone(world, house);
    playRound(world, session);
    REQUIRE(session.giveUp().ok());
    const std::string id = session.id();
    const std::vector<save::SeatResult> results = session.results();
    REQUIRE(results.size() == 2);
    CHECK(results[0].place == 2);
    CHECK(results[1].place == 1);
    CHECK(session.over());
    CHECK(session.onTurn() == Seat::Nobody);
    CHECK_FALSE(session.canReview());
    CHECK(session.shown().log().setup.seed.has_value());
    CHECK(session.rewind().refusal == Refusal::MatchIsOver);
    CHECK(session.giveUp().refusal == Refusal::MatchIsOver);
    CHECK(world.store().statistics("kheops")->yours.played == 1);

    house.close(id);
    Failure failure;
    Session* again = house.open(id, failure);
    REQUIRE(again != nullptr);
    CHECK(again->givenUp());
    CHECK(again->over());
    CHECK(again->results() == results);
    again->wakeBots();
    CHECK_FALSE(again->thinking());
}

TEST_CASE("A match that was given up is exported without a result, and taken in where it was left") {
    World world;
    House house(world.services());
    Session& session = beginAlone(world, house);
    playRound(world, session);
    REQUIRE(session.giveUp().ok());
    const std::string text = house.exportText(session.id());
    CHECK(text.find("result") == std::string::npos);
    TextFault fault;
    Failure failure;
    CHECK_FALSE(house.importText(text, fault, failure).empty());
}

TEST_CASE("The others of a match that was given up come in by their points so far") {
    ScoreSheet sheet;
    sheet.totals = {50, 10, 30, 30};
    const auto results = resultsGivenUp(sheet, 4, Seat::First);
    CHECK(results == std::vector<save::SeatResult>{{50, 4}, {10, 3}, {30, 1}, {30, 1}});
}

TEST_CASE("Once more means the same players and choices with other draws, and counts") {
    World world;
    House house(world.services());
    NewMatch wish = kheopsFor(person("Nefer"), bot(3));
    wish.options[0] = 1;
    Session& session = begin(house, wish);
    const Setup first = session.whole().log().setup;
    REQUIRE(session.takeOver(Seat::First, 2).ok());
    const std::string id = session.id();

    Failure failure;
    Session* again = house.again(id, false, failure);
    REQUIRE(again != nullptr);
    CHECK(again->id() != id);
    CHECK(again->players() == wish.players);
    CHECK(again->whole().log().setup.options == first.options);
    CHECK(again->whole().log().setup.seed != first.seed);
    CHECK_FALSE(again->practice());
    CHECK(world.store().load(id)->status == save::MatchStatus::Abandoned);
}

TEST_CASE("The same draws once more are practice") {
    World world;
    House house(world.services());
    Session& session = beginAlone(world, house);
    const Setup first = session.whole().log().setup;
    Failure failure;
    Session* again = house.again(session.id(), true, failure);
    REQUIRE(again != nullptr);
    CHECK(again->whole().log().setup == first);
    CHECK(again->practice());
    CHECK(world.store().load(again->id())->practice);
}

TEST_CASE("A finished match stays finished when it is played once more") {
    World world;
    House house(world.services());
    Session& session = beginAlone(world, house);
    REQUIRE(session.giveUp().ok());
    const std::string id = session.id();
    Failure failure;
    REQUIRE(house.again(id, false, failure) != nullptr);
    CHECK(world.store().load(id)->status == save::MatchStatus::Finished);
    CHECK(house.again(std::string(32, '0'), false, failure) == nullptr);
    CHECK(failure.disk == save::SaveError::NoSuchMatch);
}
