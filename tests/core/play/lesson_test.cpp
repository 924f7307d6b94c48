#include "tests/core/play/play_test.h"

using namespace architects;
using namespace architects::play;
using lessons::Reply;

namespace {

constexpr const char* seed = "kheops lesson 32829"; // the person begins

Session& lessonTable(House& house) {
    NewMatch wish = kheopsFor(person(""), bot(1));
    wish.seed = sha256(seed);
    return begin(house, wish);
}

Move moveOf(const Session& session, const std::string& text) {
    const auto entry = session.whole().read(session.onTurn(), text);
    REQUIRE(entry.ok());
    return entry->move();
}

AnyMatch after(const Session& session, const std::vector<std::string>& moves) {
    AnyMatch match = session.whole();
    for (const std::string& text : moves) {
        const Seat seat = match.pending().seats.first();
        REQUIRE(match.play(seat, match.read(seat, text)->move()) == Refusal::None);
    }
    return match;
}

std::size_t entriesOnDisk(World& world, const Session& session) {
    const auto record = world.store().load(session.id());
    REQUIRE(record.ok());
    return record->log.entries.size();
}

} // namespace

TEST_CASE("In a lesson the bot does what the script says, and nothing while it says nothing") {
    World world;
    House house(world.services());
    Session& session = lessonTable(house);
    std::vector<std::string> script;
    session.follow([&](const AnyMatch& match) {
        if (script.empty()) {
            return Reply{};
        }
        const auto entry = match.read(match.pending().seats.first(), script.front());
        script.erase(script.begin());
        return Reply{Reply::Kind::Play, entry->move()};
    });
    REQUIRE(session.play(moveOf(session, "pawn W 1.6")).ok());
    REQUIRE(session.play(moveOf(session, "tile R25 2.6 0")).ok());
    CHECK(session.onTurn() == Seat::Second);
    CHECK(world.waiting() == 0);
    CHECK_FALSE(session.thinking());
    script = {"pawn W 2.6", "tile R18 2.4 0"};
    session.wakeBots();
    CHECK(session.onTurn() == Seat::First);
    CHECK(world.waiting() == 0);
    CHECK(entriesOnDisk(world, session) == session.whole().log().entries.size());
}

TEST_CASE("A script may leave the bot to its own thoughts, and set it free") {
    World world;
    House house(world.services());
    Session& session = lessonTable(house);
    session.follow([](const AnyMatch&) { return Reply{Reply::Kind::Think, {}}; });
    REQUIRE(session.play(moveOf(session, "pawn W 1.6")).ok());
    REQUIRE(session.play(moveOf(session, "tile R25 2.6 0")).ok());
    CHECK(session.thinking());
    session.follow([](const AnyMatch&) { return Reply{}; });
    world.runAll();
    CHECK(session.onTurn() == Seat::Second); // the late answer was dropped
    session.follow({});
    session.wakeBots();
    world.runAll();
    CHECK(session.onTurn() == Seat::First);
}

TEST_CASE("A match goes back to an earlier position and on to a later one, on the disk too") {
    World world;
    House house(world.services());
    Session& session = lessonTable(house);
    session.follow([](const AnyMatch&) { return Reply{}; });
    const AnyMatch opening = session.whole();
    const AnyMatch later = after(session, {"pawn W 1.6", "tile R25 2.6 0", "pawn W 2.6"});
    const AnyMatch other = after(session, {"pawn W 1.8"});
    for (const AnyMatch* wanted : {&later, &opening, &other, &later}) {
        REQUIRE(session.become(*wanted).ok());
        CHECK(session.whole().log() == wanted->log());
        CHECK(session.viewer() == Seat::First);
        CHECK(entriesOnDisk(world, session) == wanted->log().entries.size());
    }
}

TEST_CASE("A match does not become one of another set-up") {
    World world;
    House house(world.services());
    Session& session = lessonTable(house);
    const auto other = AnyMatch::begin(makeSetup("kheops", 2, sha256("another")));
    CHECK_FALSE(session.become(*other).ok());
}
