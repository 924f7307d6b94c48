#include "tests/core/play/play_test.h"

#include <stdexcept>

#include "core/games/luxor/luxor.h"
#include "core/games/luxor/moves.h"
#include "core/games/luxor/pairs.h"

using namespace architects;
using namespace architects::play;
using luxor::Luxor;

namespace {

NewMatch luxorRace(std::vector<Player> players) {
    NewMatch wish;
    wish.game = "luxor";
    wish.players = std::move(players);
    wish.options[0] = static_cast<std::uint8_t>(luxor::CurseRule::Race);
    return wish;
}

bool racing(const Session& session) {
    return session.pending().race;
}

/// Everybody plays on until a curse is raced for.
void playToRace(World& world, Session& session) {
    for (int i = 0; i < 200 && !racing(session) && !session.over(); ++i) {
        session.wakeBots();
        world.runAll();
        if (racing(session) || session.over()) {
            break;
        }
        if (session.handOverTo() != Seat::Nobody) {
            session.takeDevice();
        }
        REQUIRE(session.play(anyMove(session)).ok());
    }
    REQUIRE(racing(session));
}

const luxor::State& stateOf(const Session& session) {
    return *session.shown().stateAs<Luxor>();
}

/// A line that shows the open curse, or one that does not.
std::optional<Move> lineOf(const Session& session, bool right) {
    for (const luxor::Line& line : luxor::lines) {
        const auto& state = stateOf(session);
        if (luxor::filled(state, line[0]) && luxor::filled(state, line[1]) &&
            luxor::filled(state, line[2]) && luxor::matches(state, state.curse, line) == right) {
            return luxor::claim(line[0], line[1], line[2]);
        }
    }
    return std::nullopt;
}

int racerCount(const Session& session) {
    int count = 0;
    for (int seat = 0; seat < maxSeats; ++seat) {
        count += session.racers().has(seatAt(seat)) ? 1 : 0;
    }
    return count;
}

} // namespace

TEST_CASE("In a race all people at the device look at once, and nobody's hand is shown") {
    World world;
    House house(world.services());
    Session& session = begin(house, luxorRace({person("Nefer"), person("Ani"), person("Tiy")}));
    playToRace(world, session);
    CHECK(session.viewer() == Seat::Nobody);
    CHECK(session.handOverTo() == Seat::Nobody);
    CHECK(racerCount(session) >= 2);
    for (const auto& hand : stateOf(session).hand) {
        CHECK(hand == 0);
    }
}

TEST_CASE("Whoever of the racers comes first plays, who is out of the race cannot") {
    World world;
    House house(world.services());
    Session& session = begin(house, luxorRace({person("Nefer"), person("Ani"), person("Tiy")}));
    playToRace(world, session);
    Seat last = Seat::Nobody;
    for (int seat = 0; seat < 3; ++seat) {
        last = session.racers().has(seatAt(seat)) ? seatAt(seat) : last;
    }
    const auto wrong = lineOf(session, false);
    REQUIRE(wrong.has_value());
    const int before = racerCount(session);
    CHECK(session.play(*wrong).refusal == Refusal::NotYourTurn); // of whom? it does not say
    REQUIRE(session.playFirst(last, *wrong).ok());
    CHECK(racerCount(session) == before - 1);
    CHECK(session.playFirst(last, *wrong).refusal == Refusal::NotYourTurn);
}

TEST_CASE("The last one in a race needs no handing over, and after it the device goes to who is on turn") {
    World world;
    House house(world.services());
    Session& session = begin(house, luxorRace({person("Nefer"), person("Ani")}));
    playToRace(world, session);
    while (racing(session)) {
        CHECK(session.handOverTo() == Seat::Nobody);
        REQUIRE(racerCount(session) >= 1);
        const Seat first = session.racers().first();
        REQUIRE(session.playFirst(first, luxor::pass()).ok());
    }
    CHECK((session.over() || session.handOverTo() == session.onTurn()));
}

TEST_CASE("Architects in a race wait until the people have had their try") {
    World world;
    House house(world.services());
    Session& session = begin(house, luxorRace({bot(2), person("Ani"), person("Tiy")}));
    playToRace(world, session);
    REQUIRE(racerCount(session) > 0);
    session.wakeBots();
    CHECK(world.waiting() == 0);
    CHECK_FALSE(session.thinking());
    while (racerCount(session) > 0) {
        REQUIRE(session.playFirst(session.racers().first(), luxor::pass()).ok());
    }
    world.runAll();
    CHECK_FALSE(racing(session));
}

TEST_CASE("One person alone in a race against Architects plays it like any turn") {
    World world;
    House house(world.services());
    Session* found = nullptr;
    for (int match = 0; match < 20 && found == nullptr;
         ++match) { // one in which the Architect has something to lose
        Session& session = begin(house, luxorRace({bot(1), person("Ani")}));
        playToRace(world, session);
        found = session.onTurn() == Seat::Second ? &session : nullptr;
    }
    REQUIRE(found != nullptr);
    Session& session = *found;
    CHECK(session.viewer() == Seat::Second);
    CHECK(racerCount(session) == 0);
    while (racing(session)) { // another curse may come right after it
        if (session.onTurn() == Seat::Second) {
            REQUIRE(session.play(luxor::pass()).ok());
        }
        world.runAll();
    }
    CHECK((session.over() || session.viewer() == Seat::Second));
}

namespace {

constexpr std::int64_t longEnough = 60'000; ///< milliseconds

/// A race of one person and an Architect in which there is a line to be found. Snefru plays up to it in a
/// moment.
Session& raceAlone(World& world, House& house) {
    for (int match = 0; match < 60; ++match) {
        Session& session = begin(house, luxorRace({bot(1), person("Ani")}));
        playToRace(world, session);
        if (session.onTurn() == Seat::Second && session.pending().seats.has(Seat::First) &&
            lineOf(session, true)) {
            session.wakeBots();
            return session;
        }
    }
    throw std::runtime_error("no such race");
}

} // namespace

TEST_CASE("One person against Architects races them: who takes too long is beaten") {
    World world;
    House house(world.services());
    Session& session = raceAlone(world, house);
    const std::size_t before = session.shown().log().entries.size();
    CHECK(world.waiting() == 0); // not at once
    session.wakeBots();
    CHECK(world.waiting() == 0);
    world.pass(longEnough);
    session.wakeBots();
    CHECK(session.thinking());
    world.runAll();
    const auto& entries = session.shown().log().entries;
    REQUIRE(entries.size() > before);
    CHECK(entries[before].by == Seat::First);
    CHECK_FALSE((racing(session) && session.pending().seats.has(Seat::First)));
}

TEST_CASE(
    "One person who claims in time is faster than the Architects, also one who looks at that moment") {
    World world;
    House house(world.services());
    Session& session = raceAlone(world, house);
    const std::size_t before = session.shown().log().entries.size();
    world.pass(longEnough);
    session.wakeBots();
    REQUIRE(session.thinking());
    REQUIRE(session.play(*lineOf(session, true)).ok());
    CHECK_FALSE((session.thinking() && racing(session)));
    const auto& entries = session.shown().log().entries;
    CHECK(entries[before].by == Seat::Second);
    bool failed = false;
    session.listen({{}, [&failed](const Failure&) { failed = true; }});
    world.runOne(); // the late answer
    CHECK_FALSE(failed);
}

TEST_CASE("Where nobody wakes the Architects, a person's late claim comes after theirs") {
    World world;
    House house(world.servicesAtOnce());
    Session& session = raceAlone(world, house);
    const std::size_t before = session.shown().log().entries.size();
    const auto line = lineOf(session, true);
    world.pass(longEnough);
    (void)session.play(*line); // refused if the curse is found, heard if it is not
    const auto& entries = session.shown().log().entries;
    REQUIRE(entries.size() > before);
    CHECK(entries[before].by == Seat::First);
}

TEST_CASE("Nobody is advised while a curse is searched for") {
    World world;
    House house(world.services());
    Session& session = raceAlone(world, house);
    CHECK(session.viewer() == session.onTurn());
    CHECK_FALSE(session.canAsk());
}
