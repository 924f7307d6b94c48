#include <catch2/catch.hpp>

#include "core/games/all_games.h"
#include "core/online/entry_lines.h"
#include "core/online/internal/client_inside.h"
#include "core/online/match_info.h"

using namespace architects;
using namespace architects::online;

namespace {

/// A running match of Kheops as the server publishes it.
Value::Map published() {
    return {
        {"game", "kheops"},
        {"seats", 2},
        {"options", "0000000000000000"},
        {"seedHash", std::string(64, 'a')},
        {"seedFrom", 0},
        {"stage", "running"},
        {"n", 12},
        {"turn", "1"},
        {"clock", 3},
        {"deadline", std::int64_t{1'700'000'000'000}},
        {"players", Value::Map{{"s0", Value::Map{{"uid", "me"}, {"name", "Nefer"}, {"kind", "person"}}},
                               {"s1", Value::Map{{"uid", "you"}, {"name", "Ani"}, {"kind", "person"}}}}},
        {"uids", Value::Map{{"me", 0}, {"you", 1}}},
        {"host", "me"},
        {"updated", 5}};
}

std::optional<MatchInfo> readWith(const std::string& key, const Value& value) {
    Value::Map changed = published();
    changed.insert_or_assign(key, value);
    return readMatchInfo("id", changed, "me");
}

} // namespace

TEST_CASE("What the server publishes of a match is read") {
    const auto info = readMatchInfo("id", published(), "me");
    REQUIRE(info);
    CHECK(info->stage == Stage::Running);
    CHECK(info->seat == Seat::First);
    CHECK(info->n == 12);
    CHECK(info->turn == SeatSet(Seat::Second));
    CHECK_FALSE(info->myTurn());
    CHECK(readMatchInfo("id", published(), "you")->myTurn());
    CHECK(info->players() ==
          std::vector<Player>{{"Nefer", PlayerKind::Person, 0}, {"Ani", PlayerKind::Remote, 0, "you"}});
}

TEST_CASE("A match that this app cannot play is nothing, whatever is wrong with it") {
    CHECK_FALSE(readWith("game", "senet"));
    CHECK_FALSE(readWith("game", Value()));
    CHECK_FALSE(readWith("seats", 3)); // Kheops is for two
    CHECK_FALSE(readWith("seats", std::int64_t{1} << 40));
    CHECK_FALSE(readWith("seats", "two"));
    CHECK_FALSE(readWith("options", "ff00000000000000"));
    CHECK_FALSE(readWith("options", "00"));
    CHECK_FALSE(readWith("seedHash", "none"));
    CHECK_FALSE(readWith("stage", "dreaming"));
    CHECK_FALSE(readMatchInfo("id", Value(), "me"));
    CHECK_FALSE(readMatchInfo("id", Value("text"), "me"));
}

TEST_CASE("Odd figures of a match do no harm") {
    CHECK(readWith("n", -5)->n == 0);
    CHECK(readWith("n", "many")->n == 0);
    CHECK(readWith("turn", "07x")->turn == SeatSet(Seat::First));
    CHECK(readWith("uids", Value::Map{{"me", 9}})->seat == Seat::Nobody);
    CHECK(readWith("players", "nobody")->seats.size() == 2);
    CHECK(readWith("points", "12 x")->points.empty());
    CHECK(readWith("points", "12")->points.empty());
    CHECK(readWith("points", "12 -3")->points == std::vector<int>{12, -3});
    CHECK(readWith("invited", Value::Map{{"somebody", 77}})->stage == Stage::Running);
    CHECK(readWith("proposal", Value::Map{{"by", 40}})->proposal->by == Seat::Nobody);
    CHECK(readWith("seedFrom", -1)->setup.seedFrom == 0);
    CHECK(readWith("clock", 1000)->clockDays == 7);
}

TEST_CASE("A match that has not begun needs no promise of a seed, and tells who is invited") {
    Value::Map open = published();
    open.erase("seedHash");
    open.insert_or_assign("stage", "open");
    open.insert_or_assign("uids", Value::Map{{"you", 1}});
    open.insert_or_assign("invited", Value::Map{{"me", 0}});
    const auto info = readMatchInfo("id", open, "me");
    REQUIRE(info);
    CHECK(info->stage == Stage::Invited);
    CHECK(info->seat == Seat::First);
    CHECK(info->seats[0].invited);
    CHECK(readMatchInfo("id", open, "you")->stage == Stage::Open);
}

TEST_CASE("Winners are first whatever the points say, and a draw has no others") {
    MatchInfo info;
    info.seats.resize(3);
    info.points = {10, 30, 20};
    info.winners = SeatSet(Seat::First);
    info.end = End::Score;
    CHECK(info.results() == std::vector<save::SeatResult>{{10, 1}, {30, 2}, {20, 3}});
    info.points.clear();
    info.end = End::Resigned;
    CHECK(info.results() == std::vector<save::SeatResult>{{0, 1}, {0, 2}, {0, 2}});
    info.winners = {};
    info.end = End::Draw;
    CHECK(info.results() == std::vector<save::SeatResult>{{0, 1}, {0, 1}, {0, 1}});
}

TEST_CASE("Entries are read line by line, all or none") {
    const Notation& notation = *findNotation("kheops");
    CHECK(readEntryLines(notation, 2, "")->empty());
    const auto entries = readEntryLines(notation, 2, "* white 2\n2 pawn W 1.3");
    REQUIRE(entries);
    REQUIRE(entries->size() == 2);
    CHECK((*entries)[0].isChance());
    CHECK((*entries)[1].by == Seat::Second);
    CHECK(writeMoveLines(notation, std::span(*entries).subspan(1)) == "pawn W 1.3");
    for (const char* bad : {"pawn W 1.3", "3 pawn W 1.3", "0 pawn W 1.3", "2pawn W 1.3", "2 ", "2", " ",
                            "\n", "* white 2\n\n2 pawn W 1.3", "* white 2\nnonsense", "22 pawn W 1.3"}) {
        INFO(bad);
        CHECK_FALSE(readEntryLines(notation, 2, bad));
    }
}

TEST_CASE("Waits grow from a second to five minutes and no further") {
    CHECK(waitMs(0) == 1000);
    CHECK(waitMs(1) == 2000);
    CHECK(waitMs(8) == 256'000);
    CHECK(waitMs(9) == 300'000);
    CHECK(waitMs(1'000'000) == 300'000);
}
