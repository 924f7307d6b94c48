#include "tests/core/play/play_test.h"

#include "core/bots/view.h"
#include "core/games/kheops/kheops.h"
#include "core/play/results.h"

using namespace architects;
using namespace architects::play;
using kheops::Kheops;

TEST_CASE("With one person at the device that person always looks, and nothing is handed over") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), bot(1)));
    for (int i = 0; i < 6; ++i) {
        CHECK(session.viewer() == Seat::First);
        CHECK(session.handOverTo() == Seat::Nobody);
        session.wakeBots();
        world.runAll();
        playTurn(session);
    }
}

TEST_CASE("Between two people the screen shows nobody's secrets until the next one takes the device") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    const Seat first = session.onTurn();
    CHECK(session.handOverTo() == first);
    CHECK(session.viewer() == Seat::Nobody);
    const auto* hidden = session.shown().stateAs<Kheops>();
    CHECK(hidden->hand[0] == 0);
    CHECK(hidden->hand[1] == 0);
    CHECK(session.play(anyMove(session)).refusal == Refusal::NotYourTurn);

    session.takeDevice();
    CHECK(session.viewer() == first);
    const auto own = static_cast<std::size_t>(indexOf(first));
    CHECK(kheops::sizeOf(session.shown().stateAs<Kheops>()->hand[own]) == 3);
    CHECK(session.shown().stateAs<Kheops>()->hand[1 - own] == 0);

    playTurn(session);
    CHECK(session.onTurn() != first);
    CHECK(session.handOverTo() == session.onTurn());
    CHECK(session.shown().stateAs<Kheops>()->hand[own] == 0);
}

TEST_CASE("A view never carries the seed while the match lasts") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    CHECK_FALSE(session.shown().log().setup.seed.has_value());
    while (!session.over()) {
        playTurn(session);
    }
    CHECK(session.shown().log().setup.seed.has_value());
}

TEST_CASE("A view that was led on move by move is what a replay of it would be") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    const auto checkView = [&session] {
        const AnyMatch replayed = viewOf(session.whole(), session.viewer());
        REQUIRE(session.shown().log() == replayed.log());
        REQUIRE(session.shown().hash() == replayed.hash());
    };
    for (int moves = 0; !session.over(); ++moves) {
        checkView(); // nobody's, while the device changes hands
        session.takeDevice();
        checkView();
        REQUIRE(session.play(anyMove(session)).ok());
        if (moves % 3 == 0 && session.checkUndo() == Refusal::None) {
            REQUIRE(session.undo().ok());
            checkView();
            session.takeDevice();
            REQUIRE(session.play(anyMove(session)).ok());
        }
    }
}

TEST_CASE("At the end whoever looks goes on looking, and sees the whole match") {
    World world;
    House house(world.services());
    Session& alone = begin(house, kheopsFor(person("Nefer"), bot(1)));
    while (!alone.over()) {
        alone.wakeBots();
        world.runAll();
        if (!alone.over()) {
            playTurn(alone);
        }
    }
    CHECK(alone.viewer() == Seat::First);
    CHECK(alone.shown().log().setup.seed.has_value());

    Session& together = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    Seat last = Seat::Nobody;
    while (!together.over()) {
        last = together.onTurn();
        playTurn(together);
    }
    CHECK(together.viewer() == last);
    CHECK(together.handOverTo() == Seat::Nobody);
    CHECK(together.shown().log().setup.seed.has_value());
}

TEST_CASE("A move is in the store when play returns") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    session.takeDevice();
    REQUIRE(session.play(anyMove(session)).ok());
    const auto saved = world.store().load(session.id());
    REQUIRE(saved.ok());
    CHECK(saved->log.entries.size() == session.shown().log().entries.size());
}

TEST_CASE("Moves that belong together are one step: written together, told once") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    session.takeDevice();
    const std::vector<Move> turn = wholeTurn(session);
    REQUIRE(turn.size() > 1);
    const std::size_t before = session.shown().log().entries.size();
    int told = 0;
    session.listen({[&] {
                        ++told;
                        CHECK(session.keptEntries() == before);
                    },
                    {}});
    REQUIRE(session.play(turn).ok());
    CHECK(told == 1);
    const auto& entries = session.whole().log().entries;
    REQUIRE(entries.size() > before + turn.size()); // and what is drawn after them
    for (std::size_t i = 0; i < turn.size(); ++i) {
        CHECK(entries[before + i].move() == turn[i]);
    }
    CHECK(world.store().load(session.id())->log.entries.size() == entries.size());
    session.listen({});
}

TEST_CASE("Of moves that belong together none is made where one is refused") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    session.takeDevice();
    const Log before = session.shown().log();
    std::vector<Move> turn = wholeTurn(session);
    turn.insert(turn.begin() + 1, turn.front()); // a second pawn
    CHECK_FALSE(session.play(turn).ok());
    CHECK(session.shown().log() == before);
    CHECK(world.store().load(session.id())->log.entries.size() == before.entries.size());
    CHECK(session.play(std::vector<Move>{}).refusal == Refusal::NoSuchMove);

    turn.erase(turn.begin());
    REQUIRE(world.store().remove(session.id()) == save::SaveError::None);
    CHECK(session.play(turn).disk == save::SaveError::NoSuchMatch);
    CHECK(session.shown().log() == before);
}

TEST_CASE("Moves that were made together are taken back one by one") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    session.takeDevice();
    std::vector<Move> turn;
    for (int tries = 0; turn.size() < 3; ++tries) { // pawn, power, tile
        REQUIRE(tries < 40);
        if (tries > 0) {
            playTurn(session);
            session.takeDevice();
        }
        turn = wholeTurn(session);
    }
    const std::size_t before = session.shown().log().entries.size();
    turn.pop_back();
    REQUIRE(session.play(turn).ok());
    REQUIRE(session.undo().ok());
    CHECK(session.shown().log().entries.size() == before + 1);
    REQUIRE(session.undo().ok());
    CHECK(session.shown().log().entries.size() == before);
}

TEST_CASE("A move that the disk refuses has not happened") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    session.takeDevice();
    const Log before = session.shown().log();
    REQUIRE(world.store().remove(session.id()) == save::SaveError::None);
    const Failure failure = session.play(anyMove(session));
    CHECK(failure.disk == save::SaveError::NoSuchMatch);
    CHECK(session.shown().log() == before);
}

TEST_CASE("The last move can be taken back, in the session and in the store") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    session.takeDevice();
    CHECK_FALSE(session.undo().ok());
    const Log before = session.shown().log();
    REQUIRE(session.play(anyMove(session)).ok()); // a pawn: nothing new is seen
    CHECK(session.checkUndo() == Refusal::None);
    REQUIRE(session.undo().ok());
    CHECK(session.shown().log() == before);
    CHECK(world.store().load(session.id())->log.entries.size() == before.entries.size());
}

TEST_CASE("What was drawn cannot be taken back") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), person("Ani")));
    session.takeDevice();
    playTurn(session); // ends with a draw
    CHECK(session.checkUndo() != Refusal::None);
    session.takeDevice();
    CHECK(session.checkUndo() != Refusal::None);
}

TEST_CASE("A bot plays its whole turn through the background, and only then is it the person's turn") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(bot(4), person("Nefer")));
    int changes = 0;
    session.listen({[&] { ++changes; }, {}});
    session.wakeBots();
    world.runAll();
    if (session.onTurn() == Seat::Second) {
        playTurn(session);
        CHECK(session.thinking());
        CHECK(session.play(Move{}).refusal == Refusal::NotYourTurn);
        world.runAll();
    }
    CHECK(session.onTurn() == Seat::Second);
    CHECK_FALSE(session.thinking());
    CHECK(changes > 0);
}

TEST_CASE("A bot is told nothing but its view") {
    // The view that a bot gets replays to the masked state, so the person's tiles are not in it.
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(person("Nefer"), bot(1)));
    const auto seen = AnyMatch::replay(session.shown().view(Seat::Second));
    REQUIRE(seen.ok());
    CHECK(seen->stateAs<Kheops>()->hand[0] == 0);
    CHECK_FALSE(seen->log().setup.seed.has_value());
}

TEST_CASE("An answer that comes after the bots were put to rest is dropped") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(bot(1), bot(1)));
    session.wakeBots();
    REQUIRE(world.waiting() == 1);
    const std::size_t before = session.shown().log().entries.size();
    session.restBots();
    world.runAll();
    CHECK(session.shown().log().entries.size() == before);
    session.wakeBots();
    world.runOne();
    CHECK(session.shown().log().entries.size() > before);
}

TEST_CASE("An answer that comes after its table was closed is dropped") {
    World world;
    House house(world.services());
    const std::string id = begin(house, kheopsFor(bot(1), bot(1))).id();
    Failure failure;
    house.open(id, failure)->wakeBots();
    REQUIRE(world.waiting() == 1);
    house.close(id);
    const std::size_t before = world.store().load(id)->log.entries.size();
    world.runAll();
    CHECK(world.store().load(id)->log.entries.size() == before);
}

TEST_CASE("Two bots play a match to its end, and the result is kept") {
    World world;
    House house(world.services());
    Session& session = begin(house, kheopsFor(bot(1), bot(2)));
    session.wakeBots();
    world.runAll();
    REQUIRE(session.over());
    const auto saved = world.store().load(session.id());
    REQUIRE(saved.ok());
    CHECK(saved->status == save::MatchStatus::Finished);
    CHECK(saved->results == resultsOf(session.shown().score(), 2));
}

TEST_CASE("Places: winners first, equal totals share a place, the next one is counted on") {
    ScoreSheet sheet;
    sheet.totals = {10, 30, 10, 30};
    sheet.winners.add(Seat::Second); // a tie-break decided between the two
    const auto results = resultsOf(sheet, 4);
    CHECK(results[1].place == 1);
    CHECK(results[3].place == 2);
    CHECK(results[0].place == 3);
    CHECK(results[2].place == 3);
}
