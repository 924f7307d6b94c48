#include "tests/core/online/contract.h"

#include "core/bots/choose.h"
#include "core/bots/view.h"
#include "core/online/memory_friend.h"
#include "core/table/hex.h"

namespace architects::online::contract {
namespace {

std::string hexOf(std::uint64_t number, std::size_t digits) {
    std::string text;
    for (; text.size() < digits; number >>= 4U) {
        text.insert(text.begin(), "0123456789abcdef"[number & 0xFU]);
    }
    return text;
}

struct Waiting {
    bool answered = false;
    int times = 0;
    Answer answer;
};

Answer waitFor(World& world, const std::function<void(Transport::Answered)>& ask) {
    const auto waiting = std::make_shared<Waiting>();
    ask([waiting](const Error& error, const Value& value) {
        waiting->answered = true;
        ++waiting->times;
        waiting->answer = {error, value};
    });
    REQUIRE_FALSE(waiting->answered); // never before the call returned
    REQUIRE(world.until([&] { return waiting->answered; }));
    CHECK(waiting->times == 1);
    return waiting->answer;
}

} // namespace

Answer call(World& world, int device, std::string_view function, const Value::Map& data) {
    return waitFor(world, [&](const Transport::Answered& answered) {
        world.transport(device).call(function, data, answered);
    });
}

Answer read(World& world, int device, const std::string& path, const std::string& fromKey) {
    return waitFor(world, [&](const Transport::Answered& answered) {
        world.transport(device).read(path, fromKey, answered);
    });
}

Error wait(World& world, const std::function<void(Transport::Done)>& ask) {
    return waitFor(world,
                   [&](const Transport::Answered& answered) {
                       ask([answered](const Error& error) { answered(error, Value()); });
                   })
        .error;
}

Value mustCall(World& world, int device, std::string_view function, const Value::Map& data) {
    Answer answer = call(world, device, function, data);
    INFO(function << " was refused: " << answer.error.name);
    REQUIRE(answer.error.ok());
    return answer.value;
}

Value mustRead(World& world, int device, const std::string& path, const std::string& fromKey) {
    Answer answer = read(world, device, path, fromKey);
    INFO("reading " << path << ": " << answer.error.name);
    REQUIRE(answer.error.ok());
    return answer.value;
}

bool refused(const Answer& answer, std::string_view name) {
    INFO("the error is called " << answer.error.name);
    CHECK(answer.error.name == name);
    return !answer.error.ok() && answer.error.name == name && answer.error.details["name"].text() == name;
}

Person newPerson(World& world, const std::string& name) {
    Person person;
    person.device = world.newDevice();
    person.name = name;
    REQUIRE(wait(world, [&](const Transport::Done& done) {
                world.transport(person.device).signInAnonymously(done);
            }).ok());
    REQUIRE(world.transport(person.device).account().has_value());
    person.uid = world.transport(person.device).account()->uid;
    const Value profile = mustCall(world, person.device, "setProfile", {{"name", name}});
    person.friendCode = profile["friendCode"].text();
    return person;
}

void makeFriends(World& world, const Person& one, const Person& other) {
    mustCall(world, one.device, "addFriend", {{"code", other.friendCode}});
}

std::string newMatchId(World& world) {
    return hexOf(world.unique(), 16) + hexOf(world.unique(), 16);
}

std::string newEmail(World& world) {
    return "nefer" + hexOf(world.unique(), 16) + "@example.com";
}

Value::Map wishFor(World& world, const std::string& game, int seats) {
    return {{"match", newMatchId(world)},
            {"game", game},
            {"seats", seats},
            {"options", Value::Map()},
            {"clock", 3},
            {"seat", 0},
            {"invite", Value::List()},
            {"architects", Value::Map()}};
}

Table begin(World& world, const std::string& game, const std::vector<Person>& people, int clock) {
    Value::Map wish = wishFor(world, game, static_cast<int>(people.size()));
    wish["clock"] = clock;
    Table table{wish["match"].text(), people};
    const Value created = mustCall(world, people[0].device, "createMatch", wish);
    for (std::size_t i = 1; i < people.size(); ++i) {
        const Value joined =
            mustCall(world, people[i].device, "joinMatch", {{"code", created["code"].text()}});
        CHECK(joined["match"].text() == table.match);
        CHECK(joined["seat"].integer(-1) == static_cast<int>(i));
    }
    return table;
}

Value publicOf(World& world, const Person& person, const std::string& match) {
    return mustRead(world, person.device, "matches/" + match + "/public");
}

AnyMatch seenBy(World& world, const Table& table, int seat) {
    const Person& person = table.people[static_cast<std::size_t>(seat)];
    const Value published = publicOf(world, person, table.match);
    const Value views =
        mustRead(world, person.device, "matches/" + table.match + "/views/s" + std::to_string(seat));
    auto match = matchFromViews(published, views);
    REQUIRE(match.ok());
    CHECK(match->log().entries.size() == static_cast<std::size_t>(published["n"].integer()));
    return *match;
}

int onTurn(World& world, const Table& table) {
    const std::string turn = publicOf(world, table.people[0], table.match)["turn"].text();
    REQUIRE_FALSE(turn.empty());
    return turn[0] - '0';
}

Value::Map moveFor(World& world, const Table& table, int seat, const std::string& moveId) {
    const AnyMatch match = seenBy(world, table, seat);
    const auto move = greedyMove(match, seatAt(seat), 1, seedFor(chainOf(match.log())));
    REQUIRE(move.has_value());
    return {{"match", table.match},
            {"n", static_cast<std::int64_t>(match.log().entries.size())},
            {"moveId", moveId},
            {"move", match.write(Entry::of(seatAt(seat), *move))}};
}

Value playOne(World& world, const Table& table) {
    const int seat = onTurn(world, table);
    const std::string moveId = "move-" + hexOf(world.unique(), 16);
    return mustCall(world, table.people[static_cast<std::size_t>(seat)].device, "submitMove",
                    moveFor(world, table, seat, moveId));
}

void playToTheEnd(World& world, const Table& table) {
    while (playOne(world, table)["stage"].text() == "running") {
    }
}

Result<AnyMatch> matchFromLines(const Value& published, const std::string& lines) {
    return matchFromViews(published, Value::Map{{"000000", lines}});
}

std::string localMatch(int moves) {
    Seed seed{};
    seed[0] = 42;
    auto match = AnyMatch::begin(makeSetup("kheops", 2, seed));
    for (int i = 0; i < moves && !match->pending().over(); ++i) {
        const Seat seat = match->pending().seats.first();
        const auto move = greedyMove(*match, seat, 1, static_cast<std::uint64_t>(i));
        REQUIRE(match->play(seat, *move) == Refusal::None);
    }
    MatchDocument document;
    document.log = match->log();
    return writeMatch(document, *findNotation("kheops"));
}

} // namespace architects::online::contract
