#include <catch2/catch.hpp>

#include "tests/core/save/fixtures.h"

using namespace architects;
using namespace architects::save;
using namespace architects::save::test;
using namespace std::string_literals; // a literal with a zero inside

TEST_CASE("A saved match comes back as it was") {
    const TempFolder folder;
    MatchRecord record = sampleMatch(1, 40);
    {
        Store store = openStore(folder.file());
        REQUIRE(store.createMatch(record) == SaveError::None);
        CHECK(*store.load(record.id) == record);
    }
    const Store again = openStore(folder.file());
    REQUIRE(again.load(record.id).ok());
    CHECK(*again.load(record.id) == record);
}

TEST_CASE("A view is saved without a seed, a finished match with its results") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    MatchRecord view = sampleMatch(1, 3);
    view.log.setup.seed.reset();
    REQUIRE(store.createMatch(view) == SaveError::None);
    CHECK(*store.load(view.id) == view);

    MatchRecord finished = sampleMatch(2, 9);
    finished.status = MatchStatus::Finished;
    finished.results = {{-3, 2}, {17, 1}};
    REQUIRE(store.createMatch(finished) == SaveError::None);
    CHECK(*store.load(finished.id) == finished);
}

TEST_CASE("Names keep every character, also quotes, zeros and none at all") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    MatchRecord record = sampleMatch(1);
    record.players[0].name = "'; DROP TABLE matches; \0 \"Ägypten\" 𓂀"s;
    record.players[1].name = "";
    REQUIRE(store.createMatch(record) == SaveError::None);
    CHECK(store.load(record.id)->players == record.players);
}

TEST_CASE("A record that is no match is refused") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord good = sampleMatch(1);
    MatchRecord bad = good;
    SECTION("short id") {
        bad.id.pop_back();
    }
    SECTION("upper-case id") {
        bad.id = "ABCDEFABCDEFABCDEFABCDEFABCDEFAB";
    }
    SECTION("no game") {
        bad.log.setup.game.clear();
    }
    SECTION("no seats") {
        bad.log.setup.seats = 0;
    }
    SECTION("five seats") {
        bad.log.setup.seats = 5;
    }
    SECTION("a player too few") {
        bad.players.pop_back();
    }
    SECTION("finished without results") {
        bad.status = MatchStatus::Finished;
    }
    SECTION("open with results") {
        bad.results = {{1, 1}, {2, 2}};
    }
    SECTION("third of two") {
        bad.status = MatchStatus::Finished;
        bad.results = {{1, 1}, {2, 3}};
    }
    CHECK(store.createMatch(bad) == SaveError::BadRecord);
    CHECK(store.list(std::nullopt, 10)->empty());
}

TEST_CASE("An id is used once") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord first = sampleMatch(1, 5);
    MatchRecord second = sampleMatch(2, 1);
    second.id = first.id;
    REQUIRE(store.createMatch(first) == SaveError::None);
    CHECK(store.createMatch(second) == SaveError::MatchExists);
    CHECK(*store.load(first.id) == first);
}

TEST_CASE("Entries are appended where the match ends and nowhere else") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord record = sampleMatch(1, 4);
    REQUIRE(store.createMatch(record) == SaveError::None);
    const auto three = sampleEntries(4, 3);
    REQUIRE(store.append(record.id, 4, three, 77) == SaveError::None);
    CHECK(store.append(record.id, 4, three, 78) == SaveError::WrongLength);
    CHECK(store.append(record.id, 8, three, 78) == SaveError::WrongLength);
    CHECK(store.append(record.id, 7, {}, 78) == SaveError::None);
    const auto loaded = store.load(record.id);
    REQUIRE(loaded.ok());
    CHECK(loaded->log.entries == sampleEntries(0, 7));
    CHECK(loaded->updatedMs == 78);
    CHECK(loaded->createdMs == record.createdMs);
}

TEST_CASE("Moves are taken back from the end") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord record = sampleMatch(1, 9);
    REQUIRE(store.createMatch(record) == SaveError::None);
    CHECK(store.truncate(record.id, 10, 5) == SaveError::WrongLength);
    REQUIRE(store.truncate(record.id, 9, 5) == SaveError::None);
    REQUIRE(store.truncate(record.id, 6, 6) == SaveError::None);
    CHECK(store.load(record.id)->log.entries == sampleEntries(0, 6));
    const std::vector<Entry> other{sampleEntry(100)};
    REQUIRE(store.append(record.id, 6, other, 7) == SaveError::None);
    CHECK(store.load(record.id)->log.entries.back() == other[0]);
    REQUIRE(store.truncate(record.id, 0, 8) == SaveError::None);
    CHECK(store.load(record.id)->log.entries.empty());
}

TEST_CASE("A closed match does not change until it is opened again") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const std::string id = sampleMatch(1).id;
    const std::vector<SeatResult> results{{30, 1}, {21, 2}};
    const auto entry = sampleEntries(4, 1);
    REQUIRE(store.createMatch(sampleMatch(1, 4)) == SaveError::None);
    CHECK(store.reopen(id, 1) == SaveError::MatchIsOpen);

    SECTION("finished") {
        CHECK(store.finish(id, std::vector<SeatResult>{{30, 1}}, 2) == SaveError::BadRecord);
        REQUIRE(store.finish(id, results, 2) == SaveError::None);
        CHECK(store.load(id)->status == MatchStatus::Finished);
        CHECK(store.load(id)->results == results);
    }
    SECTION("abandoned") {
        REQUIRE(store.abandon(id, 2) == SaveError::None);
        CHECK(store.load(id)->status == MatchStatus::Abandoned);
    }
    CHECK(store.load(id)->updatedMs == 2);
    CHECK(store.append(id, 4, entry, 3) == SaveError::MatchNotOpen);
    CHECK(store.truncate(id, 1, 3) == SaveError::MatchNotOpen);
    CHECK(store.finish(id, results, 3) == SaveError::MatchNotOpen);
    CHECK(store.abandon(id, 3) == SaveError::MatchNotOpen);
    REQUIRE(store.reopen(id, 4) == SaveError::None);
    CHECK(store.load(id)->results.empty());
    CHECK(store.append(id, 4, entry, 5) == SaveError::None);
    CHECK(store.finish(id, results, 6) == SaveError::None);
}

TEST_CASE("What is not there is said to be missing") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const std::string id = sampleMatch(1).id;
    CHECK(store.load(id).error() == SaveError::NoSuchMatch);
    CHECK(store.append(id, 0, sampleEntries(0, 1), 1) == SaveError::NoSuchMatch);
    CHECK(store.truncate(id, 0, 1) == SaveError::NoSuchMatch);
    CHECK(store.finish(id, {}, 1) == SaveError::NoSuchMatch);
    CHECK(store.abandon(id, 1) == SaveError::NoSuchMatch);
    CHECK(store.reopen(id, 1) == SaveError::NoSuchMatch);
    CHECK(store.markOpened(id) == SaveError::NoSuchMatch);
    CHECK(store.remove(id) == SaveError::NoSuchMatch);
}

TEST_CASE("A removed match leaves nothing behind") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    MatchRecord gone = sampleMatch(1, 8);
    gone.status = MatchStatus::Finished;
    gone.results = {{1, 1}, {0, 2}};
    const MatchRecord stays = sampleMatch(2, 3);
    REQUIRE(store.createMatch(gone) == SaveError::None);
    REQUIRE(store.createMatch(stays) == SaveError::None);
    REQUIRE(store.remove(gone.id) == SaveError::None);
    CHECK(store.load(gone.id).error() == SaveError::NoSuchMatch);
    CHECK(*store.load(stays.id) == stays);
    CHECK(sql(folder.file(),
              "SELECT (SELECT count(*) FROM entries) || ' ' || (SELECT count(*) FROM players)"
              " || ' ' || (SELECT count(*) FROM results)") == "3 2 0");
}

TEST_CASE("Matches are listed by when they were last opened") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    for (int i = 1; i <= 4; ++i) {
        REQUIRE(store.createMatch(sampleMatch(i, static_cast<std::size_t>(i))) == SaveError::None);
    }
    REQUIRE(store.markOpened(sampleMatch(2).id) == SaveError::None);
    REQUIRE(store.abandon(sampleMatch(4).id, 9) == SaveError::None);
    const auto ids = [&store](std::optional<MatchStatus> status, int limit, int offset) {
        std::vector<std::string> found;
        for (const MatchSummary& summary : *store.list(status, limit, offset)) {
            found.push_back(summary.id);
        }
        return found;
    };
    const auto id = [](int number) { return sampleMatch(number).id; };
    CHECK(ids(std::nullopt, 9, 0) == std::vector{id(2), id(4), id(3), id(1)});
    CHECK(ids(MatchStatus::Open, 9, 0) == std::vector{id(2), id(3), id(1)});
    CHECK(ids(MatchStatus::Open, 1, 1) == std::vector{id(3)});
    CHECK(ids(MatchStatus::Finished, 9, 0).empty());

    const auto list = store.list(MatchStatus::Open, 1);
    REQUIRE(list->size() == 1);
    const MatchSummary& first = list->front();
    CHECK(first.game == "kheops");
    CHECK(first.entryCount == 2);
    CHECK(first.players == sampleMatch(2).players);
    CHECK(first.status == MatchStatus::Open);
    CHECK(first.createdMs == sampleMatch(2).createdMs);
    CHECK(first.updatedMs == sampleMatch(2).updatedMs);
    CHECK(first.results.empty());
}
