#include <catch2/catch.hpp>

#include "tests/core/save/fixtures.h"

using namespace architects;
using namespace architects::save;
using namespace architects::save::test;

TEST_CASE("Settings and notes are remembered, apart from each other") {
    const TempFolder folder;
    {
        Store store = openStore(folder.file());
        REQUIRE(store.setSetting("theme", "dark") == SaveError::None);
        REQUIRE(store.setSetting("theme", "light") == SaveError::None);
        REQUIRE(store.setSetting("name", "") == SaveError::None);
        REQUIRE(store.setNote("last match", "abc") == SaveError::None);
    }
    const Store store = openStore(folder.file());
    CHECK(*store.setting("theme") == "light");
    CHECK(*store.setting("name") == "");
    CHECK_FALSE(store.setting("last match")->has_value());
    CHECK(*store.note("last match") == "abc");
    CHECK_FALSE(store.note("theme")->has_value());
    CHECK(*store.allSettings() == std::map<std::string, std::string>{{"name", ""}, {"theme", "light"}});
}

namespace {

void keep(Store& store, int number, std::vector<Player> players, std::vector<SeatResult> results,
          const std::string& game = "kheops") {
    MatchRecord record = sampleMatch(number);
    record.log.setup.game = game;
    record.log.setup.seats = static_cast<int>(players.size());
    record.players = std::move(players);
    record.results = std::move(results);
    record.status = record.results.empty() ? MatchStatus::Open : MatchStatus::Finished;
    REQUIRE(store.createMatch(record) == SaveError::None);
}

} // namespace

TEST_CASE("Statistics count what was finished, for the one person at the device") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const Player you{"You", PlayerKind::Person, 0};
    const Player friendHere{"Friend", PlayerKind::Person, 0};
    const Player remote{"Far", PlayerKind::Remote, 0};
    const auto bot = [](int level) { return Player{"Bot", PlayerKind::Bot, level}; };

    keep(store, 1, {you, bot(1)}, {{30, 1}, {20, 2}});
    keep(store, 2, {bot(1), you}, {{30, 1}, {25, 2}});
    keep(store, 3, {you, bot(2)}, {{18, 1}, {18, 1}});
    keep(store, 4, {bot(2), you, bot(2)}, {{5, 3}, {41, 1}, {7, 2}});
    keep(store, 5, {bot(1), bot(3), you}, {{9, 1}, {9, 1}, {2, 3}});
    keep(store, 6, {you, remote}, {{-4, 1}, {-9, 2}});
    keep(store, 7, {you, friendHere}, {{99, 1}, {50, 2}});
    keep(store, 8, {bot(1), bot(2)}, {{60, 1}, {50, 2}});
    keep(store, 9, {you, bot(1)}, {});
    keep(store, 10, {you, bot(1)}, {{70, 1}, {10, 2}}, "luxor");

    const auto statistics = store.statistics("kheops");
    REQUIRE(statistics.ok());
    CHECK(statistics->yours == Tally{6, 3, 1, 41});
    CHECK(statistics->together == 1);
    CHECK(statistics->versus == std::vector<OpponentTally>{{PlayerKind::Bot, 1, {3, 1, 0, 30}},
                                                           {PlayerKind::Bot, 2, {2, 1, 1, 41}},
                                                           {PlayerKind::Bot, 3, {1, 0, 0, 2}},
                                                           {PlayerKind::Remote, 0, {1, 1, 0, -4}}});
    CHECK(store.statistics("luxor")->yours == Tally{1, 1, 0, 70});
    CHECK(store.statistics("egizia")->yours == Tally{});
    CHECK(store.statistics("egizia")->versus.empty());
}

TEST_CASE("A lesson's match is kept and listed, marked as one, and no part of the statistics") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const Player you{"You", PlayerKind::Person, 0};
    const Player bot{"Bot", PlayerKind::Bot, 1};
    keep(store, 1, {you, bot}, {{30, 1}, {20, 2}});
    keep(store, 2, {you, bot}, {{90, 1}, {20, 2}});
    const std::string lesson = store.list(MatchStatus::Finished, 1)->front().id;
    CHECK_FALSE(store.list(MatchStatus::Finished, 1)->front().lesson);
    REQUIRE(store.markLesson(lesson) == SaveError::None);

    CHECK(store.list(MatchStatus::Finished, 2)->at(0).lesson);
    CHECK_FALSE(store.list(MatchStatus::Finished, 2)->at(1).lesson);
    CHECK(store.load(lesson).ok());
    CHECK(store.statistics("kheops")->yours == Tally{1, 1, 0, 30});
    CHECK(store.statistics("kheops")->versus ==
          std::vector<OpponentTally>{{PlayerKind::Bot, 1, {1, 1, 0, 30}}});
    CHECK(store.markLesson("00000000000000000000000000000000") == SaveError::NoSuchMatch);
}

TEST_CASE("Practice is kept and listed, marked as such, and no part of the statistics") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    MatchRecord record = sampleMatch(4, 6);
    const std::size_t length = record.log.entries.size();
    REQUIRE(store.createMatch(record) == SaveError::None);
    CHECK_FALSE(store.load(record.id)->practice);

    REQUIRE(store.rewind(record.id, length - 2, 9) == SaveError::None);
    CHECK(store.load(record.id)->practice);
    CHECK(store.load(record.id)->log.entries.size() == length - 2);
    CHECK(store.rewind(record.id, length, 9) == SaveError::WrongLength);
    REQUIRE(store.finish(record.id, std::vector<SeatResult>{{99, 1}, {1, 2}}, 10) == SaveError::None);
    CHECK(store.list(MatchStatus::Finished, 1)->front().practice);
    CHECK(store.statistics(record.log.setup.game)->yours == Tally{});
    CHECK(store.rewind(record.id, 0, 11) == SaveError::MatchNotOpen);

    record.id = std::string(32, 'a');
    record.practice = true;
    REQUIRE(store.createMatch(record) == SaveError::None);
    CHECK(*store.load(record.id) == record);
}

TEST_CASE("A match that was given up counts as lost, and its points are nobody's best") {
    const TempFolder folder;
    Store store = openStore(folder.file());
    const MatchRecord record = sampleMatch(4, 6);
    REQUIRE(store.createMatch(record) == SaveError::None);
    REQUIRE(store.giveUp(record.id, std::vector<SeatResult>{{99, 2}, {1, 1}}, 10) == SaveError::None);

    CHECK(store.load(record.id)->givenUp);
    CHECK(store.load(record.id)->status == MatchStatus::Finished);
    CHECK(store.list(MatchStatus::Finished, 1)->front().givenUp);
    CHECK(store.statistics(record.log.setup.game)->yours == Tally{1, 0, 0, std::nullopt});
    CHECK(store.giveUp(record.id, std::vector<SeatResult>{{99, 2}, {1, 1}}, 10) == SaveError::MatchNotOpen);
    REQUIRE(store.reopen(record.id, 11) == SaveError::None);
    CHECK_FALSE(store.load(record.id)->givenUp);
}

TEST_CASE("Every save error has a name of its own and a sentence") {
    for (const SaveErrorInfo& info : allSaveErrors()) {
        INFO(info.name);
        CHECK(infoOf(info.id).name == info.name);
        if (info.id != SaveError::None) {
            CHECK(info.name.substr(0, 5) == "save.");
            CHECK(info.sentence.back() == '.');
        }
        for (const SaveErrorInfo& other : allSaveErrors()) {
            CHECK((other.id == info.id || other.name != info.name));
        }
    }
}
