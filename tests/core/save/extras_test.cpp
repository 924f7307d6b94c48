#include <catch2/catch.hpp>

#include "tests/core/save/fixtures.h"

using namespace architects;
using namespace architects::save;
using namespace architects::save::test;

namespace {

const Player imhotep{"Imhotep", PlayerKind::Bot, 4};

} // namespace

TEST_CASE("A seat that changes hands is remembered: who, to whom, and after how many entries") {
    const TempFolder folder;
    MatchRecord record = sampleMatch(1, 8);
    record.players[0] = {"Nefer", PlayerKind::Person, 0};
    {
        Store store = openStore(folder.file());
        REQUIRE(store.createMatch(record) == SaveError::None);
        REQUIRE(store.changeSeat(record.id, 0, imhotep) == SaveError::None);
        REQUIRE(store.append(record.id, 8, sampleEntries(8, 3), 5) == SaveError::None);
        REQUIRE(store.changeSeat(record.id, 0, record.players[0]) == SaveError::None);
    }
    const auto again = openStore(folder.file()).load(record.id);
    REQUIRE(again.ok());
    CHECK(again->players == record.players);
    REQUIRE(again->changes.size() == 2);
    CHECK(again->changes[0] == SeatChange{8, 0, record.players[0], imhotep});
    CHECK(again->changes[1] == SeatChange{11, 0, imhotep, record.players[0]});
}

TEST_CASE("A match is saved with the changes of seats it already has") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    MatchRecord record = sampleMatch(1, 8);
    record.changes = {{3, 1, {"Ani", PlayerKind::Person, 0}, record.players[1]}};
    REQUIRE(store.createMatch(record) == SaveError::None);
    CHECK(*store.load(record.id) == record);
}

TEST_CASE("What is taken back takes a change of seats back to the new end") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord record = sampleMatch(1, 8);
    REQUIRE(store.createMatch(record) == SaveError::None);
    REQUIRE(store.changeSeat(record.id, 0, imhotep) == SaveError::None);
    REQUIRE(store.truncate(record.id, 5, 9) == SaveError::None);
    CHECK(store.load(record.id)->changes.at(0).n == 5);
}

TEST_CASE("Only a seat of an open match changes hands") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord record = sampleMatch(1, 8);
    REQUIRE(store.createMatch(record) == SaveError::None);
    CHECK(store.changeSeat(record.id, 2, imhotep) == SaveError::BadRecord);
    CHECK(store.changeSeat(record.id, -1, imhotep) == SaveError::BadRecord);
    CHECK(store.changeSeat(sampleMatch(2).id, 0, imhotep) == SaveError::NoSuchMatch);
    REQUIRE(store.abandon(record.id, 9) == SaveError::None);
    CHECK(store.changeSeat(record.id, 0, imhotep) == SaveError::MatchNotOpen);
    CHECK(store.load(record.id)->changes.empty());
}

TEST_CASE("A review is kept with its match, the last one only, and goes with it") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord record = sampleMatch(1, 8);
    REQUIRE(store.createMatch(record) == SaveError::None);
    CHECK(*store.review(record.id) == std::nullopt);
    REQUIRE(store.putReview(record.id, "half") == SaveError::None);
    REQUIRE(store.putReview(record.id, "whole") == SaveError::None);
    CHECK(*store.review(record.id) == "whole");
    CHECK(store.putReview(sampleMatch(2).id, "none") == SaveError::NoSuchMatch);
    REQUIRE(store.remove(record.id) == SaveError::None);
    CHECK(*store.review(record.id) == std::nullopt);
    CHECK(sql(folder.file(), "SELECT count(*) FROM reviews") == "0");
}

TEST_CASE("A review of a match that has changed since is none") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord record = sampleMatch(1, 8);
    REQUIRE(store.createMatch(record) == SaveError::None);
    REQUIRE(store.putReview(record.id, "of eight") == SaveError::None);
    REQUIRE(store.truncate(record.id, 7, 9) == SaveError::None);
    CHECK(*store.review(record.id) == std::nullopt);
}
