#include "tests/core/online/contract.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::contract;

namespace {

Table tableOfTwo(World& world, int clock = 3) {
    return begin(world, "kheops", {newPerson(world, "Nefer"), newPerson(world, "Ani")}, clock);
}

Table tableOfThree(World& world, int clock = 3) {
    return begin(world, "pyramidice",
                 {newPerson(world, "Nefer"), newPerson(world, "Ani"), newPerson(world, "Teti")}, clock);
}

Value talk(World& world, const Person& person, const Table& table, const char* kind, const char* answer) {
    return mustCall(world, person.device, "proposeDraw",
                    {{"match", table.match}, {"kind", kind}, {"answer", answer}});
}

Answer claim(World& world, const Person& person, const Table& table, const char* action) {
    Value::Map data{{"match", table.match}, {"action", action}};
    if (std::string_view(action) == "architect") {
        data.emplace("level", 3);
    }
    return call(world, person.device, "claimTimeout", data);
}

} // namespace

TEST_CASE("Who resigns of two has lost, and everything is shown") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    playOne(*world, table);
    mustCall(*world, table.people[0].device, "resign", {{"match", table.match}});
    for (const Person& person : table.people) {
        const Value published = publicOf(*world, person, table.match);
        CHECK(published["stage"].text() == "finished");
        CHECK(published["end"].text() == "resigned");
        CHECK(published["winners"].text() == "1");
        CHECK(published["turn"].text().empty());
        CHECK(published["seed"].text().size() == 64);
        CHECK_FALSE(mustRead(*world, person.device, "matches/" + table.match + "/full").text().empty());
    }
    CHECK(refused(call(*world, table.people[1].device, "resign", {{"match", table.match}}), "match.stage"));
}

TEST_CASE("Who resigns of three leaves the seat to an Architect, and the others play on") {
    const auto world = makeWorld();
    const Table table = tableOfThree(*world);
    const auto leaver = static_cast<std::size_t>(onTurn(*world, table));
    const Person& gone = table.people[leaver];
    mustCall(*world, gone.device, "resign", {{"match", table.match}});
    const Person& stays = table.people[(leaver + 1) % 3];
    const Value published = publicOf(*world, stays, table.match);
    const std::string seat = "players/s" + std::to_string(leaver);
    CHECK(published["stage"].text() == "running");
    CHECK(published.at(seat + "/kind").text() == "architect");
    CHECK_FALSE(published.at(seat + "/left").truth());
    CHECK(published["uids"][gone.uid].isNull());
    CHECK(published["turn"].text().find(std::to_string(leaver)) == std::string::npos);
    CHECK(mustRead(*world, gone.device, "users/" + gone.uid + "/matches/" + table.match).isNull());
    const Value::Map back{{"match", table.match}, {"seat", static_cast<int>(leaver)}, {"level", 0}};
    CHECK(refused(call(*world, gone.device, "replaceLeaver", back), "match.unknown"));

    const Person& second = table.people[(leaver + 2) % 3];
    mustCall(*world, second.device, "resign", {{"match", table.match}});
    const Value end = publicOf(*world, stays, table.match);
    CHECK(end["stage"].text() == "finished");
    CHECK(end["winners"].text() == std::to_string((leaver + 1) % 3));
}

TEST_CASE("A draw takes the yes of both") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const Value::Map accept{{"match", table.match}, {"kind", "draw"}, {"answer", "accept"}};
    CHECK(refused(call(*world, table.people[1].device, "proposeDraw", accept), "match.no_proposal"));
    talk(*world, table.people[0], table, "draw", "propose");
    const Value open = publicOf(*world, table.people[1], table.match)["proposal"];
    CHECK(open["by"].integer(-1) == 0);
    CHECK(open["kind"].text() == "draw");
    CHECK(open["yes"].text() == "0");
    talk(*world, table.people[0], table, "draw", "propose"); // again changes nothing
    CHECK(publicOf(*world, table.people[1], table.match)["proposal"] == open);

    talk(*world, table.people[1], table, "draw", "refuse");
    CHECK(publicOf(*world, table.people[0], table.match)["proposal"].isNull());
    CHECK(publicOf(*world, table.people[0], table.match)["stage"].text() == "running");

    talk(*world, table.people[1], table, "draw", "propose");
    talk(*world, table.people[0], table, "draw", "accept");
    const Value end = publicOf(*world, table.people[0], table.match);
    CHECK(end["stage"].text() == "finished");
    CHECK(end["end"].text() == "draw");
    CHECK(end["proposal"].isNull());
    CHECK(end["seed"].text().size() == 64);
}

TEST_CASE("Who plays on instead of answering has refused the draw") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const auto seat = static_cast<std::size_t>(onTurn(*world, table));
    talk(*world, table.people[1 - seat], table, "draw", "propose");
    playOne(*world, table);
    CHECK(publicOf(*world, table.people[0], table.match)["proposal"].isNull());
}

TEST_CASE("A match is called off when all agree, and then its secrets stay secret") {
    const auto world = makeWorld();
    const Table table = tableOfThree(*world);
    talk(*world, table.people[0], table, "cancel", "propose");
    talk(*world, table.people[1], table, "cancel", "accept");
    CHECK(publicOf(*world, table.people[0], table.match)["stage"].text() == "running");
    CHECK(publicOf(*world, table.people[0], table.match)["proposal"]["yes"].text() == "01");
    talk(*world, table.people[2], table, "cancel", "accept");
    const Value end = publicOf(*world, table.people[0], table.match);
    CHECK(end["stage"].text() == "cancelled");
    CHECK(end["end"].text() == "cancelled");
    CHECK(end["seed"].isNull());
    CHECK(refused(read(*world, table.people[0].device, "matches/" + table.match + "/full"), "read.denied"));
}

TEST_CASE("Nobody can claim time before it has run out, or without a clock") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world, 7); // also where a day lasts only seconds
    const Table untimed = tableOfTwo(*world, 0);
    CHECK(publicOf(*world, untimed.people[0], untimed.match)["deadline"].isNull());
    for (const char* action : {"win", "cancel", "architect"}) {
        for (const Person& person : table.people) {
            CHECK(refused(claim(*world, person, table, action), "match.not_due"));
        }
        for (const Person& person : untimed.people) {
            CHECK(refused(claim(*world, person, untimed, action), "match.not_due"));
        }
    }
    const Value::Map replace{{"match", table.match}, {"seat", onTurn(*world, table)}, {"level", 2}};
    for (const Person& person : table.people) {
        CHECK(refused(call(*world, person.device, "replaceLeaver", replace), "match.not_due"));
    }
}

TEST_CASE("When time has run out, who waits may win or call the match off, who is late may not") {
    const auto world = makeWorld();
    const Table won = tableOfTwo(*world, 1);
    const Table calledOff = tableOfTwo(*world, 1);
    if (!world->passDay()) {
        WARN("the days of this server are too long to wait for");
        return;
    }
    const auto late = static_cast<std::size_t>(onTurn(*world, won));
    CHECK(refused(claim(*world, won.people[late], won, "win"), "match.not_due"));
    REQUIRE(claim(*world, won.people[1 - late], won, "win").error.ok());
    const Value end = publicOf(*world, won.people[late], won.match);
    CHECK(end["stage"].text() == "finished");
    CHECK(end["end"].text() == "timeout");
    CHECK(end["winners"].text() == std::to_string(1 - late));
    CHECK(end["deadline"].isNull());

    const auto other = static_cast<std::size_t>(onTurn(*world, calledOff));
    REQUIRE(claim(*world, calledOff.people[1 - other], calledOff, "cancel").error.ok());
    CHECK(publicOf(*world, calledOff.people[0], calledOff.match)["stage"].text() == "cancelled");
}

TEST_CASE("An Architect plays on for who is late, and the person can take the seat back") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world, 1);
    if (!world->passDay()) {
        WARN("the days of this server are too long to wait for");
        return;
    }
    const auto late = static_cast<std::size_t>(onTurn(*world, table));
    const Person& away = table.people[late];
    const Person& waits = table.people[1 - late];
    REQUIRE(claim(*world, waits, table, "architect").error.ok());
    const std::string seat = "players/s" + std::to_string(late);
    const Value published = publicOf(*world, waits, table.match);
    CHECK(published["stage"].text() == "running");
    CHECK(published.at(seat + "/kind").text() == "architect");
    CHECK(published.at(seat + "/level").integer() == 3);
    CHECK(published.at(seat + "/left").truth());
    CHECK(published["uids"][away.uid].integer(-1) == static_cast<int>(late));
    CHECK(published["turn"].text() == std::to_string(1 - late)); // it has moved
    playOne(*world, table);

    Value::Map move{{"match", table.match}, {"n", 0}, {"moveId", "away"}, {"move", "anything"}};
    CHECK(refused(call(*world, away.device, "submitMove", move), "match.stage"));
    const Value::Map back{{"match", table.match}, {"seat", static_cast<int>(late)}, {"level", 0}};
    CHECK(refused(call(*world, waits.device, "replaceLeaver", back), "match.not_due"));
    mustCall(*world, away.device, "replaceLeaver", back);
    const Value again = publicOf(*world, away, table.match);
    CHECK(again.at(seat + "/kind").text() == "person");
    CHECK_FALSE(again.at(seat + "/left").truth());
    CHECK(refused(call(*world, away.device, "replaceLeaver", back), "match.not_due"));
    playToTheEnd(*world, table);
}

TEST_CASE("A rematch asks the same people to sit down, and there is one of it") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const std::string next = newMatchId(*world);
    const Value::Map wish{{"match", table.match}, {"next", next}};
    CHECK(refused(call(*world, table.people[0].device, "rematch", wish), "match.stage"));
    mustCall(*world, table.people[0].device, "resign", {{"match", table.match}});

    const Value first = mustCall(*world, table.people[0].device, "rematch", wish);
    CHECK(first["match"].text() == next);
    CHECK(mustCall(*world, table.people[0].device, "rematch", wish) == first);
    CHECK(publicOf(*world, table.people[1], table.match)["rematch"].text() == next);
    CHECK(mustRead(*world, table.people[1].device,
                   "users/" + table.people[1].uid + "/matches/" + next)["stage"]
              .text() == "invited");
    const Value second = mustCall(*world, table.people[1].device, "rematch",
                                  {{"match", table.match}, {"next", newMatchId(*world)}});
    CHECK(second["match"].text() == next);
    CHECK(second["seat"] != first["seat"]);
    const Value published = publicOf(*world, table.people[1], next);
    CHECK(published["stage"].text() == "running");
    CHECK(published["game"].text() == "kheops");
    CHECK(published["clock"].integer() == 3);
}

TEST_CASE("An emote of the list is shown to the others, any other text is refused") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    mustCall(*world, table.people[0].device, "sendEmote", {{"match", table.match}, {"emote", "hello"}});
    mustCall(*world, table.people[1].device, "sendEmote", {{"match", table.match}, {"emote", "luck"}});
    mustCall(*world, table.people[0].device, "sendEmote", {{"match", table.match}, {"emote", "wow"}});
    const Value emotes = publicOf(*world, table.people[1], table.match)["emotes"];
    CHECK(emotes.at("s0/emote").text() == "wow");
    CHECK(emotes.at("s1/emote").text() == "luck");
    CHECK(emotes.at("s0/at").integer() > 0);
    const Value::Map rude{{"match", table.match}, {"emote", "you fool"}};
    CHECK(refused(call(*world, table.people[0].device, "sendEmote", rude), "request.bad"));
}

TEST_CASE("Every change of a match is told by the feeds, however quick") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const Person& ani = table.people[1];
    const std::string feed = "users/" + ani.uid + "/matches/" + table.match + "/updated";
    std::int64_t last = mustRead(*world, ani.device, feed).integer();
    const auto changed = [&] {
        const std::int64_t now = mustRead(*world, ani.device, feed).integer();
        return std::exchange(last, now) < now;
    };
    mustCall(*world, table.people[0].device, "sendEmote", {{"match", table.match}, {"emote", "hello"}});
    CHECK(changed());
    talk(*world, table.people[0], table, "draw", "propose");
    CHECK(changed());
    talk(*world, table.people[1], table, "draw", "refuse");
    CHECK(changed());
    playOne(*world, table);
    CHECK(changed());
    mustCall(*world, table.people[0].device, "resign", {{"match", table.match}});
    CHECK(changed());
}
