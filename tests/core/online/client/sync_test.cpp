#include <algorithm>

#include "tests/core/online/client/table.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::test;

TEST_CASE("A match is in the list of both, with names and whose turn it is") {
    Table table;
    const auto info = table.nefer.client().match(table.match);
    REQUIRE(info);
    CHECK(info->stage == Stage::Running);
    CHECK(info->seats[1].name == "Ani");
    CHECK(info->seat == Seat::First);
    CHECK(table.ani.client().match(table.match)->seat == Seat::Second);
    CHECK(table.nefer.client().match(table.match)->myTurn() !=
          table.ani.client().match(table.match)->myTurn());
    const auto record = table.ani.store().load(table.match);
    REQUIRE(record.ok());
    CHECK_FALSE(record->log.setup.seed);
    CHECK(record->players[0] == Player{"Nefer", PlayerKind::Remote, 0, table.nefer.uid()});
    CHECK(record->players[1] == Player{"Ani", PlayerKind::Person, 0});
}

TEST_CASE("The list is there without a network") {
    Table table;
    table.turn();
    const auto before = table.nefer.client().matches();
    table.nefer.kill();
    table.nefer.cut();
    table.nefer.start();
    CHECK(table.nefer.client().matches() == before);
    CHECK(table.nefer.client().profile().name == "Nefer");
    CHECK(table.nefer.table(table.match).online());
}

TEST_CASE("What happened while the app was closed comes when it starts, and is new to the person") {
    Table table;
    table.turn();
    table.turn();
    Device& away = table.other();
    away.table(table.match).markSeen();
    const std::size_t seen = away.store().load(table.match)->log.entries.size();
    Device& mover = table.onTurn();
    away.kill();
    mover.playTurn(table.match);
    table.world.settle();
    away.start();
    table.world.settle();
    play::Session& session = away.table(table.match);
    CHECK(session.newsFrom() == seen);
    CHECK(session.shown().log().entries.size() > seen);
    session.markSeen();
    CHECK(away.store().online(table.match)->value().seen == session.shown().log().entries.size());
}

TEST_CASE("A second phone of the same person gets the whole match") {
    Table table;
    table.turn();
    table.turn();
    table.nefer.client().linkEmail("nefer@example.com", "pyramid",
                                   [](const Error& error) { CHECK(error.ok()); });
    table.world.settle();
    Device second(table.world, "second phone");
    second.client().signInWithEmail("nefer@example.com", "pyramid",
                                    [](const Error& error) { CHECK(error.ok()); });
    table.world.settle();
    CHECK(second.client().profile().name == "Nefer");
    CHECK(second.store().load(table.match)->log == table.nefer.store().load(table.match)->log);
}

TEST_CASE("A phone whose position differs from the server's reads its view anew") {
    Table table;
    table.turn();
    Device& mover = table.onTurn();
    mover.link().meddle = [](const std::string& asked, Error&, Value& value) {
        if (asked == "call submitMove" && value.isMap()) {
            Value::Map answer = value.map();
            answer.insert_or_assign("hash", "0123456789abcdef");
            value = answer;
        }
    };
    mover.playTurn(table.match);
    table.world.settle();
    CHECK(std::any_of(mover.link().asked.begin(), mover.link().asked.end(),
                      [](const std::string& asked) { return asked.find("/views/") != std::string::npos; }));
    CHECK(
        mover.store().load(table.match)->log.entries.size() ==
        static_cast<std::size_t>(table.world.server.at("matches/" + table.match + "/public/n").integer()));
    CHECK(mover.store().waiting()->empty());
    CHECK(table.world.waits() == 0); // and that was it: it does not go on asking
}

TEST_CASE("An answer that cannot be read is read from the view instead") {
    Table table;
    Device& mover = table.onTurn();
    mover.link().meddle = [](const std::string& asked, Error&, Value& value) {
        if (asked == "call submitMove" && value.isMap()) {
            Value::Map answer = value.map();
            answer.insert_or_assign("entries", "nobody understands this");
            value = answer;
        }
    };
    mover.playTurn(table.match);
    table.world.settle();
    CHECK(mover.store().waiting()->empty());
    CHECK(
        mover.store().load(table.match)->log.entries.size() ==
        static_cast<std::size_t>(table.world.server.at("matches/" + table.match + "/public/n").integer()));
    CHECK(mover.lost.empty());
}

TEST_CASE("A view that does not replay changes nothing, is told, and is asked for again by and by") {
    Table table;
    Device& watcher = table.other();
    const Log before = watcher.store().load(table.match)->log;
    bool spoil = true;
    watcher.link().meddle = [&spoil](const std::string& asked, Error&, Value& value) {
        if (spoil && asked.find("/views/") != std::string::npos) {
            value = Value::Map{{"000000", "* white 2\n* white 2"}};
        }
    };
    table.onTurn().playTurn(table.match);
    table.world.settle();
    CHECK(watcher.store().load(table.match)->log == before);
    REQUIRE_FALSE(watcher.troubles.empty());
    CHECK(watcher.troubles.front() == "match.unreadable");
    const std::size_t asked = watcher.link().asked.size();
    table.world.settle();
    CHECK(watcher.link().asked.size() == asked); // not in a circle
    REQUIRE(table.world.nextWait());
    CHECK(*table.world.nextWait() == 1000);
    spoil = false;
    table.world.pass(1000);
    CHECK(watcher.store().load(table.match)->log.entries.size() > before.entries.size());
}

TEST_CASE("A damaged match is mended from the server") {
    Table table;
    table.turn();
    Device& watcher = table.other();
    watcher.kill();
    const std::string file = table.folder.file(watcher.name() == "Nefer" ? "nefer.db" : "ani.db");
    save::test::sql(file, "UPDATE entries SET bytes = X'000102030405060708' WHERE n = 4");
    watcher.start();
    table.world.settle();
    watcher.client().refresh(table.match);
    table.world.settle();
    REQUIRE(watcher.store().load(table.match).ok());
    CHECK(
        watcher.table(table.match).shown().log().entries.size() ==
        static_cast<std::size_t>(table.world.server.at("matches/" + table.match + "/public/n").integer()));
}

TEST_CASE("A finished match is whole, proved and counted") {
    Table table;
    playToTheEnd(table.world, table.match, {&table.nefer, &table.ani});
    expectTheSame(table.world, table.match, {&table.nefer, &table.ani});
    play::Session& session = table.nefer.table(table.match);
    CHECK(session.over());
    REQUIRE(isPlayer(session.viewer())); // whoever looked goes on looking
    CHECK(session.players()[static_cast<std::size_t>(indexOf(session.viewer()))].kind ==
          PlayerKind::Person);
    CHECK(session.shown().log().setup.seed.has_value());
    CHECK(session.results() == table.nefer.store().load(table.match)->results);
    const auto mine = table.nefer.store().friendTallies();
    REQUIRE(mine->size() == 1);
    CHECK(mine->front().uid == table.ani.uid());
    CHECK(mine->front().played == 1);
    CHECK(table.nefer.store().statistics("kheops")->yours.played == 1);
}

TEST_CASE("A seed that was not the promised one is told, and what was seen stays") {
    Table table;
    Device& doubter = table.nefer;
    doubter.link().meddle = [](const std::string& asked, Error&, Value& value) {
        if (asked.find("/public") != std::string::npos && !value["seed"].isNull()) {
            Value::Map published = value.map();
            published.insert_or_assign("seed", std::string(64, '7'));
            value = published;
        }
    };
    playToTheEnd(table.world, table.match, {&table.nefer, &table.ani});
    CHECK(doubter.client().proof(table.match) == Proof::WrongSeed);
    CHECK_FALSE(doubter.store().load(table.match)->log.setup.seed);
    CHECK(table.ani.client().proof(table.match) == Proof::Holds);
}

TEST_CASE("A published log that differs from what was seen is told") {
    Table table;
    Device& doubter = table.ani;
    doubter.link().meddle = [](const std::string& asked, Error&, Value& value) {
        if (asked.find("/full") != std::string::npos && value.isText()) {
            std::string text = value.text();
            const std::size_t last = text.rfind('\n', text.size() - 2);
            value = text.substr(0, last); // the last entry never happened
        }
    };
    playToTheEnd(table.world, table.match, {&table.nefer, &table.ani});
    CHECK(doubter.client().proof(table.match) == Proof::DiffersFromSeen);
}

TEST_CASE("Who resigns has lost, and the one who stayed has won") {
    Table table;
    table.turn();
    table.nefer.client().resign(table.match, [](const Error& error) { CHECK(error.ok()); });
    table.world.settle();
    const auto results = table.ani.store().load(table.match)->results;
    REQUIRE(results.size() == 2);
    CHECK(results[1].place == 1);
    CHECK(results[0].place == 2);
    CHECK(table.ani.table(table.match).over());
    CHECK(table.ani.table(table.match).onTurn() == Seat::Nobody);
    CHECK(table.ani.client().proof(table.match) == Proof::Holds);
    CHECK(table.ani.table(table.match).shown().log().setup.seed.has_value());
    CHECK(table.ani.store().friendTallies()->front().won == 1);
    CHECK(table.nefer.store().friendTallies()->front().won == 0);
}

TEST_CASE("A draw that both agree to is a shared first place") {
    Table table;
    table.turn();
    table.nefer.client().proposeDraw(table.match, Proposal::Kind::Draw, "propose",
                                     [](const Error& error) { CHECK(error.ok()); });
    table.world.settle();
    REQUIRE(table.ani.client().match(table.match)->proposal);
    table.ani.client().proposeDraw(table.match, Proposal::Kind::Draw, "accept",
                                   [](const Error& error) { CHECK(error.ok()); });
    table.world.settle();
    CHECK(table.nefer.client().match(table.match)->end == End::Draw);
    const auto results = table.nefer.store().load(table.match)->results;
    REQUIRE(results.size() == 2);
    CHECK(results[0].place == 1);
    CHECK(results[1].place == 1);
    CHECK(table.nefer.store().friendTallies()->front().drawn == 1);
}

TEST_CASE("A match that both call off is given up, without a result") {
    Table table;
    table.turn();
    table.nefer.client().proposeDraw(table.match, Proposal::Kind::Cancel, "propose",
                                     [](const Error& error) { CHECK(error.ok()); });
    table.world.settle();
    table.ani.client().proposeDraw(table.match, Proposal::Kind::Cancel, "accept",
                                   [](const Error& error) { CHECK(error.ok()); });
    table.world.settle();
    CHECK(table.nefer.store().load(table.match)->status == save::MatchStatus::Abandoned);
    CHECK(table.nefer.table(table.match).over());
    CHECK(table.nefer.store().friendTallies()->front().played == 0);
}

TEST_CASE("A rematch is one match, however often it is asked for") {
    Table table;
    table.nefer.client().resign(table.match, [](const Error&) {});
    table.world.settle();
    std::vector<std::string> next;
    for (int i = 0; i < 2; ++i) {
        table.nefer.client().rematch(table.match, [&](const Error& error, const std::string& match) {
            CHECK(error.ok());
            next.push_back(match);
        });
        table.world.settle();
    }
    REQUIRE(next.size() == 2);
    CHECK(next[0] == next[1]);
    CHECK(table.ani.client().match(next[0])->stage == Stage::Invited);
}

TEST_CASE("A local match goes online as it stands") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    play::Failure failure;
    play::NewMatch wish;
    wish.game = "kheops";
    wish.players = {{"Nefer"}, {"Ani"}};
    play::Session* local = nefer.house().create(wish, failure);
    REQUIRE(local != nullptr);
    local->takeDevice();
    MoveList moves;
    local->shown().legalMoves(local->onTurn(), moves);
    REQUIRE(local->play(moves[0]).ok());
    const std::size_t length = local->shown().log().entries.size();
    OnlineWish online;
    online.localMatch = local->id();
    std::string match;
    nefer.client().create(online, [&](const Error& error, const std::string& id) {
        CHECK(error.name.empty());
        match = id;
    });
    world.settle();
    REQUIRE_FALSE(match.empty());
    ani.client().joinByCode(nefer.client().match(match)->code,
                            [](const Error& error, const std::string&) { CHECK(error.ok()); });
    world.settle();
    CHECK(nefer.client().match(match)->setup.seedFrom == length);
    CHECK(nefer.store().load(match)->log.entries.size() >= length);
    CHECK(nefer.store().load(local->id())->status == save::MatchStatus::Abandoned);
    playToTheEnd(world, match, {&nefer, &ani});
    expectTheSame(world, match, {&nefer, &ani});
}

TEST_CASE("A wish that is repeated after its answer was lost makes one match") {
    World world;
    Device nefer(world, "Nefer");
    nefer.introduce();
    bool once = true;
    nefer.link().meddle = [&once](const std::string& asked, Error& error, Value& value) {
        if (once && asked == "call createMatch") {
            once = false;
            error = {Error::Kind::Unreachable, "net.unreachable", {}};
            value = {};
        }
    };
    OnlineWish wish;
    wish.game = "kheops";
    std::string match;
    nefer.client().create(wish, [](const Error& error, const std::string&) {
        CHECK(error.kind == Error::Kind::Unreachable);
    });
    world.settle();
    nefer.client().create(wish, [&](const Error& error, const std::string& id) {
        CHECK(error.ok());
        match = id;
    });
    world.settle();
    CHECK(nefer.client().matches().size() == 1);
    nefer.client().create(wish, [&](const Error&, const std::string& id) { CHECK(id != match); });
    world.settle();
    CHECK(nefer.client().matches().size() == 2);
}
