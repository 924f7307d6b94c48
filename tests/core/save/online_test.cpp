#include <catch2/catch.hpp>

#include "tests/core/save/fixtures.h"

using namespace architects;
using namespace architects::save;
using namespace architects::save::test;

namespace {

/// A match as a view: nobody at this device knows its seed.
MatchRecord sampleView(int number, std::size_t entries = 0) {
    MatchRecord record = sampleMatch(number, entries);
    record.log.setup.seed.reset();
    record.players = {{"Nefer", PlayerKind::Person, 0}, {"Ani", PlayerKind::Remote, 0, "uid-of-ani"}};
    return record;
}

Outgoing sampleOutgoing(const MatchRecord& match, std::size_t moves, std::string moveId = {}) {
    const std::size_t n = match.log.entries.size();
    return {match.id, n, sampleEntries(n, moves), std::move(moveId)};
}

} // namespace

TEST_CASE("Who sits far away is kept with the match") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    MatchRecord record = sampleView(1, 4);
    record.log.setup.seedFrom = 3;
    record.log.setup.rules = 2; // this app need not know them to keep them
    REQUIRE(store.createMatch(record) == SaveError::None);
    CHECK(*store.load(record.id) == record);
    record.players[1] = {"Imhotep", PlayerKind::Bot, 3};
    REQUIRE(store.setPlayers(record.id, record.players) == SaveError::None);
    CHECK(store.load(record.id)->players == record.players);
    CHECK(store.setPlayers(record.id, std::vector<Player>(3)) == SaveError::BadRecord);
    CHECK(store.setPlayers(sampleMatch(2).id, record.players) == SaveError::NoSuchMatch);
}

TEST_CASE("Moves on their way are kept until they are dropped, one bundle a match") {
    const TempFolder folder;
    const MatchRecord match = sampleView(1, 4);
    {
        Store store = openStore(folder.file());
        REQUIRE(store.createMatch(match) == SaveError::None);
        CHECK_FALSE(*store.outgoing(match.id));
        REQUIRE(store.putOutgoing(sampleOutgoing(match, 1)) == SaveError::None);
        REQUIRE(store.putOutgoing(sampleOutgoing(match, 2, "id-1")) == SaveError::None);
    }
    Store store = openStore(folder.file());
    CHECK(store.outgoing(match.id)->value() == sampleOutgoing(match, 2, "id-1"));
    CHECK(store.load(match.id)->log == match.log); // what waits is not in the log
    CHECK(store.dropOutgoing(match.id) == SaveError::None);
    CHECK_FALSE(*store.outgoing(match.id));
}

TEST_CASE("What waits is told oldest first, without what is still being made") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    for (int i = 1; i <= 3; ++i) {
        REQUIRE(store.createMatch(sampleView(i)) == SaveError::None);
    }
    REQUIRE(store.putOutgoing(sampleOutgoing(sampleView(3), 1, "third")) == SaveError::None);
    REQUIRE(store.putOutgoing(sampleOutgoing(sampleView(1), 1)) == SaveError::None);
    REQUIRE(store.putOutgoing(sampleOutgoing(sampleView(2), 1, "second")) == SaveError::None);
    REQUIRE(store.putOutgoing(sampleOutgoing(sampleView(3), 2, "third")) ==
            SaveError::None); // keeps its place
    const auto waiting = store.waiting();
    REQUIRE(waiting->size() == 2);
    CHECK((*waiting)[0] == sampleOutgoing(sampleView(3), 2, "third"));
    CHECK((*waiting)[1].moveId == "second");
    REQUIRE(store.putOutgoing(sampleOutgoing(sampleView(1), 1, "first")) == SaveError::None);
    CHECK(store.waiting()->back().moveId == "first"); // handed over last
}

TEST_CASE("Moves that cannot be on their way are refused") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    REQUIRE(store.createMatch(sampleView(1)) == SaveError::None);
    CHECK(store.putOutgoing(sampleOutgoing(sampleView(1), 0)) == SaveError::BadRecord);
    CHECK(store.putOutgoing(sampleOutgoing(sampleView(2), 1)) == SaveError::NoSuchMatch);
    REQUIRE(store.abandon(sampleView(1).id, 1) == SaveError::None);
    CHECK(store.putOutgoing(sampleOutgoing(sampleView(1), 1)) == SaveError::MatchNotOpen);
}

TEST_CASE("Confirming adds the entries and forgets the moves they answer") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord match = sampleView(1, 4);
    REQUIRE(store.createMatch(match) == SaveError::None);
    SECTION("by the id of the moves") {
        REQUIRE(store.putOutgoing(sampleOutgoing(match, 2, "mine")) == SaveError::None);
        REQUIRE(store.confirm(match.id, 4, sampleEntries(4, 3), "mine", 9) == SaveError::None);
        CHECK_FALSE(*store.outgoing(match.id));
    }
    SECTION("because they stand in the log") {
        REQUIRE(store.putOutgoing(sampleOutgoing(match, 2, "mine")) == SaveError::None);
        REQUIRE(store.confirm(match.id, 4, sampleEntries(4, 3), "", 9) == SaveError::None);
        CHECK_FALSE(*store.outgoing(match.id));
    }
    SECTION("but not other moves") {
        Outgoing other = sampleOutgoing(match, 2, "mine");
        other.moves[1] = sampleEntry(99);
        REQUIRE(store.putOutgoing(other) == SaveError::None);
        REQUIRE(store.confirm(match.id, 4, sampleEntries(4, 3), "somebody's", 9) == SaveError::None);
        CHECK(store.outgoing(match.id)->value() == other);
    }
    SECTION("nor moves of which only the first stands there") {
        REQUIRE(store.putOutgoing(sampleOutgoing(match, 5, "mine")) == SaveError::None);
        REQUIRE(store.confirm(match.id, 4, sampleEntries(4, 3), "", 9) == SaveError::None);
        CHECK(store.outgoing(match.id)->has_value());
    }
    CHECK(store.load(match.id)->log.entries == sampleEntries(0, 7));
    CHECK(store.load(match.id)->updatedMs == 9);
}

TEST_CASE("Entries that do not follow on what is confirmed change nothing, nor what waits") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord match = sampleView(1, 4);
    REQUIRE(store.createMatch(match) == SaveError::None);
    REQUIRE(store.putOutgoing(sampleOutgoing(match, 1, "mine")) == SaveError::None);
    CHECK(store.confirm(match.id, 5, sampleEntries(5, 1), "mine", 9) == SaveError::WrongLength);
    CHECK(store.confirm(sampleView(2).id, 0, sampleEntries(0, 1), "mine", 9) == SaveError::NoSuchMatch);
    CHECK(*store.load(match.id) == match);
    CHECK(store.outgoing(match.id)->has_value());
}

TEST_CASE("A device that lost its way gets all entries anew") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord match = sampleView(1, 6);
    REQUIRE(store.createMatch(match) == SaveError::None);
    REQUIRE(store.putOutgoing({match.id, 2, sampleEntries(50, 1), "mine"}) == SaveError::None);
    REQUIRE(store.replaceEntries(match.id, sampleEntries(100, 3), "", 9) == SaveError::None);
    CHECK(store.load(match.id)->log.entries == sampleEntries(100, 3));
    CHECK(store.outgoing(match.id)->has_value());
    REQUIRE(store.replaceEntries(match.id, sampleEntries(0, 8), "mine", 9) == SaveError::None);
    CHECK_FALSE(*store.outgoing(match.id));
    CHECK(store.append(match.id, 8, sampleEntries(8, 1), 9) == SaveError::None);
    CHECK(store.load(match.id)->log.entries == sampleEntries(0, 9));
}

TEST_CASE("Once a match is over its seed and its secrets are told, all at once") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord whole = sampleMatch(1, 6);
    MatchRecord match = sampleView(1, 6);
    match.log.entries[2].arg[1] = hiddenArg;
    match.status = MatchStatus::Finished;
    match.results = {{1, 1}, {0, 2}};
    REQUIRE(store.createMatch(match) == SaveError::None);
    Seed wrong = *whole.log.setup.seed;
    wrong[5] = 1;
    CHECK(store.disclose(match.id, wrong, whole.log.entries, 9) == SaveError::BadRecord);
    CHECK(store.disclose(match.id, *whole.log.setup.seed, sampleEntries(0, 5), 9) ==
          SaveError::WrongLength);
    CHECK(store.load(match.id)->log == match.log);
    REQUIRE(store.disclose(match.id, *whole.log.setup.seed, whole.log.entries, 9) == SaveError::None);
    CHECK(store.load(match.id)->log == whole.log);
    CHECK(store.load(match.id)->results == match.results);
}

TEST_CASE("What was heard of an online match is kept apart for each account") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const OnlineMatch first{sampleMatch(1).id, "me", R"({"game":"kheops"})", 3, 100};
    const OnlineMatch second{sampleMatch(2).id, "me", "{}", 0, 200};
    const OnlineMatch other{sampleMatch(3).id, "somebody", "{}", 0, 300};
    for (const OnlineMatch& match : {first, second, other}) {
        REQUIRE(store.putOnline(match) == SaveError::None);
    }
    CHECK(*store.onlineMatches("me") == std::vector<OnlineMatch>{second, first});
    CHECK(store.online(other.match)->value() == other);
    REQUIRE(store.setSeen(first.match, 12) == SaveError::None);
    CHECK(store.online(first.match)->value().seen == 12);
    REQUIRE(store.removeOnline(first.match) == SaveError::None);
    CHECK_FALSE(*store.online(first.match));
    CHECK(store.setSeen(first.match, 1) == SaveError::None);
    CHECK_FALSE(*store.online(first.match));
}

TEST_CASE("Matches with friends are counted by friend, and count for the person") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const auto play = [&store](int number, const std::string& uid,
                               std::optional<std::vector<SeatResult>> results) {
        MatchRecord record = sampleView(number);
        record.players[1].uid = uid;
        record.players[1].name = "friend " + std::to_string(number);
        record.updatedMs = number;
        if (results) {
            record.status = MatchStatus::Finished;
            record.results = *results;
        }
        REQUIRE(store.createMatch(record) == SaveError::None);
    };
    using Results = std::vector<SeatResult>;
    play(1, "ani", Results{{9, 1}, {3, 2}});
    play(2, "ani", Results{{3, 2}, {9, 1}});
    play(3, "ani", Results{{5, 1}, {5, 1}});
    play(4, "ani", std::nullopt);
    play(5, "khu", Results{{9, 1}, {3, 2}});
    REQUIRE(store.createMatch(sampleMatch(6)) == SaveError::None); // against a bot
    const auto tallies = store.friendTallies();
    REQUIRE(tallies->size() == 2);
    CHECK((*tallies)[0] == FriendTally{"ani", "friend 4", 3, 1, 1, 1});
    CHECK((*tallies)[1] == FriendTally{"khu", "friend 5", 1, 1, 0, 0});
    const auto statistics = store.statistics("kheops");
    CHECK(statistics->yours.played == 4);
    CHECK(statistics->yours.won == 2);
    REQUIRE(statistics->versus.size() == 1);
    CHECK(statistics->versus.front().kind == PlayerKind::Remote);
}

TEST_CASE("A damaged row of moves is noticed, and does not hold the others up") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    for (int i = 1; i <= 2; ++i) {
        REQUIRE(store.createMatch(sampleView(i)) == SaveError::None);
        REQUIRE(store.putOutgoing(sampleOutgoing(sampleView(i), 2, "id-" + std::to_string(i))) ==
                SaveError::None);
    }
    const std::string where =
        " WHERE match = (SELECT key FROM matches WHERE id = '" + sampleView(1).id + "')";
    SECTION("another move") {
        sql(folder.file(), "UPDATE outgoing SET moves = zeroblob(18)" + where);
    }
    SECTION("half a move") {
        sql(folder.file(), "UPDATE outgoing SET moves = zeroblob(10)" + where);
    }
    SECTION("no move") {
        sql(folder.file(), "UPDATE outgoing SET moves = X''" + where);
    }
    SECTION("another place") {
        sql(folder.file(), "UPDATE outgoing SET n = 7" + where);
    }
    SECTION("another id") {
        sql(folder.file(), "UPDATE outgoing SET move_id = 'id-3'" + where);
    }
    CHECK(store.outgoing(sampleView(1).id).error() == SaveError::DamagedMatch);
    REQUIRE(store.waiting()->size() == 1);
    CHECK(store.waiting()->front().moveId == "id-2");
    CHECK(store.confirm(sampleView(1).id, 0, sampleEntries(0, 1), "", 1) == SaveError::None);
    CHECK(store.dropOutgoing(sampleView(1).id) == SaveError::None);
    CHECK(store.outgoing(sampleView(1).id).ok());
}

TEST_CASE("A seed that holds from a strange entry on is a damaged match") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    REQUIRE(store.createMatch(sampleView(1, 3)) == SaveError::None);
    sql(folder.file(), GENERATE("UPDATE matches SET seed_from = -1", "UPDATE matches SET seed_from = 2",
                                "UPDATE matches SET seed_from = 99999999999"));
    CHECK(store.load(sampleView(1).id).error() == SaveError::DamagedMatch);
}

TEST_CASE("A full disk refuses moves and confirmations whole, and they can be repeated") {
    const TempFolder folder;
    const MatchRecord match = sampleView(1, 4);
    {
        Store store = openStore(folder.file());
        REQUIRE(store.createMatch(match) == SaveError::None);
        REQUIRE(store.putOutgoing(sampleOutgoing(match, 1, "mine")) == SaveError::None);
    }
    {
        const int pages = std::stoi(sql(folder.file(), "PRAGMA page_count"));
        Store full = openStore(folder.file(), {.maxPages = pages});
        CHECK(full.confirm(match.id, 4, sampleEntries(4, 5000), "mine", 9) == SaveError::NoSpace);
        CHECK(full.putOutgoing({match.id, 4, sampleEntries(4, 5000), "mine"}) == SaveError::NoSpace);
        CHECK(full.replaceEntries(match.id, sampleEntries(0, 5000), "mine", 9) == SaveError::NoSpace);
        CHECK(full.disclose(match.id, *sampleMatch(1).log.setup.seed, sampleEntries(0, 5000), 9) ==
              SaveError::NoSpace);
        CHECK(*full.load(match.id) == match);
        CHECK(full.outgoing(match.id)->value() == sampleOutgoing(match, 1, "mine"));
    }
    Store store = openStore(folder.file());
    CHECK(store.confirm(match.id, 4, sampleEntries(4, 5000), "mine", 9) == SaveError::None);
    CHECK(store.load(match.id)->log.entries.size() == 5004);
}

TEST_CASE("Removing a match removes what waits for it") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    REQUIRE(store.createMatch(sampleView(1)) == SaveError::None);
    REQUIRE(store.putOutgoing(sampleOutgoing(sampleView(1), 1, "mine")) == SaveError::None);
    REQUIRE(store.remove(sampleView(1).id) == SaveError::None);
    CHECK(store.waiting()->empty());
    CHECK(sql(folder.file(), "SELECT count(*) FROM outgoing") == "0");
}
