#include "tests/core/online/contract.h"

#include "core/games/luxor/luxor.h"
#include "core/table/hex.h"
#include "core/table/match_text.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::contract;

namespace {

Table tableOfTwo(World& world, int clock = 3) {
    return begin(world, "kheops", {newPerson(world, "Nefer"), newPerson(world, "Ani")}, clock);
}

const Person& personOn(const Table& table, int seat) {
    return table.people[static_cast<std::size_t>(seat)];
}

std::string stageOf(World& world, const Person& person, const std::string& match) {
    return mustRead(world, person.device, "users/" + person.uid + "/matches/" + match)["stage"].text();
}

/// Everything the people of a match can read of it: to see that nothing changed.
std::vector<Value> everything(World& world, const Table& table) {
    std::vector<Value> found;
    for (std::size_t i = 0; i < table.people.size(); ++i) {
        const Person& person = table.people[i];
        found.push_back(publicOf(world, person, table.match));
        found.push_back(
            mustRead(world, person.device, "matches/" + table.match + "/views/s" + std::to_string(i)));
        found.push_back(mustRead(world, person.device, "users/" + person.uid + "/matches/" + table.match));
    }
    return found;
}

} // namespace

TEST_CASE("A new match waits for players, and its code leads to it") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    Value::Map wish = wishFor(*world, "kheops", 2);
    wish["options"] = Value::Map{{"pharaoh", "mummy"}};
    wish["seat"] = 1;
    const Value created = mustCall(*world, nefer.device, "createMatch", wish);
    CHECK(created["match"] == wish["match"]);
    CHECK(created["seat"].integer() == 1);
    const std::string code = created["code"].text();
    CHECK(code.size() == 6);
    CHECK(code.find_first_not_of("ABCDEFGHJKLMNPQRSTUVWXYZ") == std::string::npos);

    const Value published = publicOf(*world, nefer, wish["match"].text());
    CHECK(published["game"].text() == "kheops");
    CHECK(published["seats"].integer() == 2);
    CHECK(published["options"].text() == "0100000000000000");
    CHECK(published["stage"].text() == "open");
    CHECK(published["n"].integer(-1) == 0);
    CHECK(published["turn"].text().empty());
    CHECK(published["clock"].integer() == 3);
    CHECK(published["deadline"].isNull());
    CHECK(published["seedHash"].isNull());
    CHECK(published["host"].text() == nefer.uid);
    CHECK(published["code"].text() == code);
    CHECK(published.at("players/s0/kind").text() == "free");
    CHECK(published.at("players/s1/kind").text() == "person");
    CHECK(published.at("players/s1/name").text() == "Nefer");
    CHECK(published["uids"][nefer.uid].integer() == 1);

    const Person ani = newPerson(*world, "Ani");
    const Value joined = mustCall(*world, ani.device, "joinMatch", {{"code", code}});
    CHECK(joined["match"] == wish["match"]);
    CHECK(joined["seat"].integer(-1) == 0);
    const Value running = publicOf(*world, ani, wish["match"].text());
    CHECK(running["stage"].text() == "running");
    CHECK(running["code"].isNull());
    CHECK(running["seedHash"].text().size() == 64);
    CHECK(running["seed"].isNull());
    CHECK(running["n"].integer() > 0);
    CHECK_FALSE(running["turn"].text().empty());
    CHECK(running["deadline"].integer() > running["created"].integer());
}

TEST_CASE("A repeated creation is recognised, and somebody else's match is not taken over") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    const Value::Map wish = wishFor(*world, "kheops", 2);
    const Value first = mustCall(*world, nefer.device, "createMatch", wish);
    const Value second = mustCall(*world, nefer.device, "createMatch", wish);
    CHECK(first == second);
    CHECK(refused(call(*world, ani.device, "createMatch", wish), "match.exists"));
    CHECK(mustRead(*world, nefer.device, "users/" + nefer.uid + "/matches").map().size() == 1);
}

TEST_CASE("A match that no game allows is refused") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const auto refusedWith = [&](const std::string& key, const Value& value) {
        Value::Map wish = wishFor(*world, "kheops", 2);
        wish[key] = value;
        INFO(key);
        return refused(call(*world, nefer.device, "createMatch", wish), "request.bad");
    };
    CHECK(refusedWith("match", "not an id"));
    CHECK(refusedWith("match", Value()));
    CHECK(refusedWith("game", "senet"));
    CHECK(refusedWith("seats", 3));
    CHECK(refusedWith("seats", "two"));
    CHECK(refusedWith("seat", 2));
    CHECK(refusedWith("clock", 2));
    CHECK(refusedWith("options", Value::Map{{"pharaoh", "sphinx"}}));
    CHECK(refusedWith("options", Value::Map{{"sphinx", "priest"}}));
    CHECK(refusedWith("architects", Value::Map{{"s1", 5}}));
    CHECK(refusedWith("architects", Value::Map{{"s0", 1}}));
    CHECK(refusedWith("architects", Value::Map{{"s1", 1}})); // nobody left to play with
    CHECK(mustRead(*world, nefer.device, "users/" + nefer.uid + "/matches").isNull());
}

TEST_CASE("Joining again is the same seat, also for who took the last one") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    const Value created = mustCall(*world, nefer.device, "createMatch", wishFor(*world, "kheops", 2));
    const Value::Map code{{"code", created["code"]}};
    const Value first = mustCall(*world, ani.device, "joinMatch", code);
    CHECK(mustCall(*world, ani.device, "joinMatch", code) == first);
    CHECK(mustCall(*world, nefer.device, "joinMatch", code)["seat"].integer(-1) == 0);
}

TEST_CASE("Who comes too late finds no free seat") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Value created = mustCall(*world, nefer.device, "createMatch", wishFor(*world, "kheops", 2));
    const Value::Map code{{"code", created["code"]}};
    mustCall(*world, newPerson(*world, "Ani").device, "joinMatch", code);
    CHECK(refused(call(*world, newPerson(*world, "Teti").device, "joinMatch", code), "match.full"));
}

TEST_CASE("A friend who was invited sits down on the seat that was kept") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    const Person teti = newPerson(*world, "Teti");
    makeFriends(*world, nefer, ani);
    Value::Map wish = wishFor(*world, "kheops", 2);
    wish["invite"] = Value::List{ani.uid};
    const std::string match = wish["match"].text();
    const Value created = mustCall(*world, nefer.device, "createMatch", wish);
    CHECK(stageOf(*world, ani, match) == "invited");
    const Value published = publicOf(*world, ani, match); // to know what it is
    CHECK(published["invited"][ani.uid].integer() == 1);
    CHECK(published["uids"][ani.uid].isNull());
    CHECK(refused(call(*world, teti.device, "joinMatch", {{"match", match}}), "match.unknown"));
    CHECK(refused(call(*world, teti.device, "joinMatch", {{"code", created["code"]}}), "match.full"));
    CHECK(mustCall(*world, ani.device, "joinMatch", {{"match", match}})["seat"].integer() == 1);
    CHECK(stageOf(*world, ani, match) == "running");
    CHECK(mustCall(*world, ani.device, "joinMatch", {{"match", match}})["seat"].integer() == 1);
}

TEST_CASE("A declined invitation leaves the seat to others") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    makeFriends(*world, nefer, ani);
    Value::Map wish = wishFor(*world, "kheops", 2);
    wish["invite"] = Value::List{ani.uid};
    const std::string match = wish["match"].text();
    const Value created = mustCall(*world, nefer.device, "createMatch", wish);
    mustCall(*world, ani.device, "declineInvite", {{"match", match}});
    CHECK(mustRead(*world, ani.device, "users/" + ani.uid + "/matches").isNull());
    CHECK(refused(call(*world, ani.device, "declineInvite", {{"match", match}}), "match.unknown"));
    CHECK(refused(read(*world, ani.device, "matches/" + match + "/public"), "read.denied"));
    const Person teti = newPerson(*world, "Teti");
    CHECK(mustCall(*world, teti.device, "joinMatch", {{"code", created["code"]}})["seat"].integer() == 1);
}

TEST_CASE("Only friends can be invited") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    Value::Map wish = wishFor(*world, "kheops", 2);
    wish["invite"] = Value::List{ani.uid};
    CHECK(refused(call(*world, nefer.device, "createMatch", wish), "friend.unknown"));
    CHECK(mustRead(*world, ani.device, "users/" + ani.uid + "/matches").isNull());
}

TEST_CASE("A guest who leaves before the beginning frees the seat, a host who leaves ends it") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    const Value created = mustCall(*world, nefer.device, "createMatch", wishFor(*world, "pyramidice", 3));
    const std::string match = created["match"].text();
    mustCall(*world, ani.device, "joinMatch", {{"code", created["code"]}});
    mustCall(*world, ani.device, "leaveOpen", {{"match", match}});
    CHECK(mustRead(*world, ani.device, "users/" + ani.uid + "/matches").isNull());
    CHECK(publicOf(*world, nefer, match).at("players/s1/kind").text() == "free");
    mustCall(*world, ani.device, "joinMatch", {{"code", created["code"]}});
    mustCall(*world, nefer.device, "leaveOpen", {{"match", match}});
    CHECK(stageOf(*world, nefer, match) == "cancelled");
    CHECK(stageOf(*world, ani, match) == "cancelled");
    const Person teti = newPerson(*world, "Teti");
    CHECK_FALSE(call(*world, teti.device, "joinMatch", {{"code", created["code"]}}).error.ok());
    CHECK(refused(call(*world, ani.device, "leaveOpen", {{"match", match}}), "match.stage"));
}

TEST_CASE("A move is answered with what its seat may know of it, and changes the match for both") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const int seat = onTurn(*world, table);
    const AnyMatch before = seenBy(*world, table, seat);
    const Value::Map move = moveFor(*world, table, seat, "the-first");
    const Value answer = mustCall(*world, personOn(table, seat).device, "submitMove", move);
    const AnyMatch after = seenBy(*world, table, seat);
    CHECK(answer["n"].integer() == static_cast<std::int64_t>(after.log().entries.size()));
    CHECK(answer["stage"].text() == "running");
    CHECK(answer["turn"] == publicOf(*world, personOn(table, seat), table.match)["turn"]);
    const Value views = mustRead(*world, personOn(table, seat).device,
                                 "matches/" + table.match + "/views/s" + std::to_string(seat));
    CHECK(views.map().rbegin()->second == answer["entries"]);
    std::array<std::uint8_t, 8> hash{};
    REQUIRE(fromHex(answer["hash"].text(), hash));
    std::uint64_t number = 0;
    for (const std::uint8_t byte : hash) {
        number = number << 8U | byte;
    }
    CHECK(number == after.hash());
    CHECK(after.log().entries.size() > before.log().entries.size());
    CHECK(seenBy(*world, table, 1 - seat).log().entries.size() == after.log().entries.size());
}

TEST_CASE("A repeated moveId gets the same answer and changes nothing") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const int seat = onTurn(*world, table);
    const Value::Map move = moveFor(*world, table, seat, "only-once");
    const Value answer = mustCall(*world, personOn(table, seat).device, "submitMove", move);
    const std::vector<Value> before = everything(*world, table);
    CHECK(mustCall(*world, personOn(table, seat).device, "submitMove", move) == answer);
    CHECK(everything(*world, table) == before);
    playOne(*world, table);
    CHECK(mustCall(*world, personOn(table, seat).device, "submitMove", move) == answer);
}

TEST_CASE("A moveId is its seat's own: nobody gets somebody else's answer by it") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const int seat = onTurn(*world, table);
    const Value::Map move = moveFor(*world, table, seat, "mine");
    mustCall(*world, personOn(table, seat).device, "submitMove", move);
    CHECK(refused(call(*world, personOn(table, 1 - seat).device, "submitMove", move), "match.stale"));
}

TEST_CASE("A stale move is refused with the true length, a wrong one with the rule, and nothing changes") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const int seat = onTurn(*world, table);
    const Person& person = personOn(table, seat);
    const std::vector<Value> before = everything(*world, table);
    const Value::Map good = moveFor(*world, table, seat, "good");

    Value::Map stale = good;
    stale["n"] = good.at("n").integer() + 1;
    const Answer late = call(*world, person.device, "submitMove", stale);
    CHECK(refused(late, "match.stale"));
    CHECK(late.error.details["n"] == good.at("n"));

    Value::Map wrong = good;
    wrong["move"] = "dance";
    const Answer rule = call(*world, person.device, "submitMove", wrong);
    CHECK(refused(rule, "move.refused"));
    CHECK(rule.error.details["refusal"].text() == "table.bad_notation");

    const Answer turn = call(*world, personOn(table, 1 - seat).device, "submitMove", good);
    CHECK(refused(turn, "move.refused"));
    CHECK(turn.error.details["refusal"].text() == "table.not_your_turn");

    Value::Map half = good; // all or none
    half["move"] = good.at("move").text() + "\ndance";
    CHECK(refused(call(*world, person.device, "submitMove", half), "move.refused"));
    CHECK(everything(*world, table) == before);
    CHECK(call(*world, person.device, "submitMove", good).error.ok());
}

TEST_CASE("A request that is not what it should be is refused") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const int seat = onTurn(*world, table);
    const Value::Map good = moveFor(*world, table, seat, "good");
    const auto refusedWith = [&](const std::string& key, const Value& value, std::string_view name) {
        Value::Map changed = good;
        changed[key] = value;
        INFO(key);
        return refused(call(*world, personOn(table, seat).device, "submitMove", changed), name);
    };
    CHECK(refusedWith("n", "0", "request.bad"));
    CHECK(refusedWith("n", -1, "request.bad"));
    CHECK(refusedWith("moveId", "", "request.bad"));
    CHECK(refusedWith("moveId", "with a blank", "request.bad"));
    CHECK(refusedWith("moveId", std::string(65, 'x'), "request.bad"));
    CHECK(refusedWith("match", "../secret", "request.bad"));
    CHECK(refusedWith("move", Value(), "request.bad"));
    CHECK(refusedWith("move", "", "request.bad"));
    CHECK(refusedWith("move", std::string(2049, 'x'), "request.too_large"));
    CHECK(refusedWith("extra", std::string(17 * 1024, 'x'), "request.too_large"));
}

TEST_CASE("A stranger is refused everything, as if there were no such match") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const Person stranger = newPerson(*world, "Seth");
    const int seat = onTurn(*world, table);
    const std::vector<Value> before = everything(*world, table);
    const Value::Map only{{"match", table.match}};
    const auto with = [&](const Value::Map& more) {
        Value::Map data = only;
        data.insert(more.begin(), more.end());
        return data;
    };
    const std::vector<std::pair<std::string, Value::Map>> calls{
        {"submitMove", moveFor(*world, table, seat, "forged")},
        {"joinMatch", only},
        {"declineInvite", only},
        {"leaveOpen", only},
        {"resign", only},
        {"proposeDraw", with({{"kind", "draw"}, {"answer", "propose"}})},
        {"claimTimeout", with({{"action", "win"}})},
        {"replaceLeaver", with({{"seat", 0}, {"level", 1}})},
        {"rematch", with({{"next", newMatchId(*world)}})},
        {"sendEmote", with({{"emote", "hello"}})},
        {"addFriend", with({{"uid", table.people[0].uid}})},
        {"report", with({{"uid", table.people[0].uid}, {"reason", "name"}})},
    };
    for (const auto& [function, data] : calls) {
        INFO(function);
        CHECK(refused(call(*world, stranger.device, function, data), "match.unknown"));
        Value::Map nowhere = data;
        nowhere["match"] = newMatchId(*world);
        CHECK(refused(call(*world, stranger.device, function, nowhere), "match.unknown"));
    }
    const std::string path = "matches/" + table.match;
    for (const std::string part : {"", "/public", "/views", "/views/s0", "/views/s1", "/full", "/secret"}) {
        CHECK(refused(read(*world, stranger.device, path + part), "read.denied"));
    }
    CHECK(everything(*world, table) == before);
}

TEST_CASE("A player reads no other seat's view, no secret, and nothing whole before the end") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const std::string path = "matches/" + table.match;
    for (int seat = 0; seat < 2; ++seat) {
        const int device = personOn(table, seat).device;
        const std::string other = path + "/views/s" + std::to_string(1 - seat);
        for (const std::string& forbidden :
             {path, path + "/views", other, other + "/000000", path + "/full", path + "/secret",
              path + "/secret/seed", path + "/secret/log"}) {
            INFO(forbidden);
            CHECK(refused(read(*world, device, forbidden), "read.denied"));
        }
        const AnyMatch seen = seenBy(*world, table, seat);
        CHECK_FALSE(seen.log().setup.seed.has_value());
    }
}

TEST_CASE("Two people play a match to its end, and both can prove that chance was fair") {
    const auto world = makeWorld();
    const Table table = tableOfTwo(*world);
    const std::string promised = publicOf(*world, table.people[0], table.match)["seedHash"].text();
    playToTheEnd(*world, table);
    for (int seat = 0; seat < 2; ++seat) {
        const Person& person = personOn(table, seat);
        const Value published = publicOf(*world, person, table.match);
        CHECK(published["stage"].text() == "finished");
        CHECK(published["end"].text() == "score");
        CHECK(published["turn"].text().empty());
        CHECK(published["deadline"].isNull());
        CHECK(stageOf(*world, person, table.match) == "finished");
        const auto seed = fromHex<32>(published["seed"].text());
        REQUIRE(seed.has_value());
        CHECK(toHex(sha256(*seed)) == promised);

        const Value full = mustRead(*world, person.device, "matches/" + table.match + "/full");
        const auto whole = matchFromLines(published, full.text());
        REQUIRE(whole.ok());
        Log log = whole->log();
        log.setup.seed = seed;
        CHECK(AnyMatch::verify(log) == Refusal::None);
        const auto fair = AnyMatch::replay(log);
        CHECK(fair->view(seatAt(seat)).entries == seenBy(*world, table, seat).log().entries);
        std::string points;
        for (int i = 0; i < 2; ++i) {
            points +=
                (i == 0 ? "" : " ") + std::to_string(fair->score().totals[static_cast<std::size_t>(i)]);
        }
        CHECK(published["points"].text() == points);
    }
    CHECK(refused(call(*world, table.people[0].device, "resign", {{"match", table.match}}), "match.stage"));
}

TEST_CASE("Four people play Pyramidice to its end, with an Architect for nobody") {
    const auto world = makeWorld();
    const Table table = begin(*world, "pyramidice",
                              {newPerson(*world, "Nefer"), newPerson(*world, "Ani"),
                               newPerson(*world, "Teti"), newPerson(*world, "Meret")});
    playToTheEnd(*world, table);
    for (const Person& person : table.people) {
        CHECK(stageOf(*world, person, table.match) == "finished");
    }
}

TEST_CASE("An Architect who sits at the table moves as soon as it is on turn") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    Value::Map wish = wishFor(*world, "pyramidice", 3);
    wish["architects"] = Value::Map{{"s1", 2}};
    const Value created = mustCall(*world, nefer.device, "createMatch", wish);
    CHECK(mustCall(*world, ani.device, "joinMatch", {{"code", created["code"]}})["seat"].integer() == 2);
    const Table table{wish["match"].text(), {nefer, Person{}, ani}};
    for (int i = 0; i < 30; ++i) {
        const Value published = publicOf(*world, nefer, table.match);
        CHECK(published.at("players/s1/kind").text() == "architect");
        REQUIRE(published["turn"].text().find('1') == std::string::npos);
        playOne(*world, table);
    }
    bool moved = false;
    const AnyMatch seen = seenBy(*world, table, 0); // the loop below does not keep what a call gave back
    for (const Entry& entry : seen.log().entries) {
        moved = moved || entry.by == Seat::Second;
    }
    CHECK(moved);
}

TEST_CASE("A match played on one device goes on with a friend far away, on a seed of the server's") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const Person ani = newPerson(*world, "Ani");
    const std::string text = localMatch(12);
    Value::Map wish = wishFor(*world, "kheops", 2);
    wish["from"] = text;
    const Value created = mustCall(*world, nefer.device, "createMatch", wish);
    const std::int64_t n = publicOf(*world, nefer, wish["match"].text())["n"].integer();
    CHECK(n > 12);
    mustCall(*world, ani.device, "joinMatch", {{"code", created["code"]}});
    const Table table{wish["match"].text(), {nefer, ani}};
    const Value published = publicOf(*world, nefer, table.match);
    CHECK(published["seedFrom"].integer() == n);
    CHECK(published["n"].integer() == n);
    CHECK(text.find(published["seedHash"].text()) == std::string::npos);
    playToTheEnd(*world, table);

    const Value end = publicOf(*world, ani, table.match);
    const Value full = mustRead(*world, ani.device, "matches/" + table.match + "/full");
    const auto whole = matchFromLines(end, full.text());
    REQUIRE(whole.ok());
    Log log = whole->log();
    log.setup.seed = fromHex<32>(end["seed"].text());
    CHECK(AnyMatch::verify(log) == Refusal::None);
}

TEST_CASE("A local match that was changed is not taken in") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const std::string text = localMatch(12);
    const auto refusedWith = [&](const std::string& from) {
        Value::Map wish = wishFor(*world, "kheops", 2);
        wish["from"] = from;
        return refused(call(*world, nefer.device, "createMatch", wish), "request.bad");
    };
    CHECK(refusedWith("great-architects match 1\n"));
    CHECK(refusedWith(text.substr(0, text.find("seed ")) +
                      text.substr(text.find('\n', text.find("seed ")) + 1)));
    std::string forged = text.substr(0, text.find("chain "));
    const std::size_t white = forged.find("white ");
    REQUIRE(white != std::string::npos);
    forged[white + 6] = forged[white + 6] == '1' ? '2' : '1';
    CHECK(refusedWith(forged));
    CHECK(refusedWith(localMatch(100000))); // there is nothing left to play
    CHECK(mustRead(*world, nefer.device, "users/" + nefer.uid + "/matches").isNull());
}

TEST_CASE("A match for people around one device is neither created far apart nor taken there") {
    const auto world = makeWorld();
    const Person nefer = newPerson(*world, "Nefer");
    const auto refusalOf = [&](const std::string& key, const Value& value) {
        Value::Map wish = wishFor(*world, "luxor", 2);
        wish[key] = value;
        return call(*world, nefer.device, "createMatch", wish).error.details["refusal"].text();
    };
    CHECK(refusalOf("options", Value::Map{{"curse", "race"}}) == "table.one_device_only");
    Setup setup = makeSetup("luxor", 2, Seed{});
    setup.options[0] = static_cast<std::uint8_t>(luxor::CurseRule::Race);
    MatchDocument document;
    document.log = AnyMatch::begin(setup)->log();
    CHECK(refusalOf("from", writeMatch(document, *findNotation("luxor"))) == "table.one_device_only");
    CHECK(mustRead(*world, nefer.device, "users/" + nefer.uid + "/matches").isNull());
}
