#include "core/games/kheops/kheops.h"
#include "tests/terminal/matches.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

TEST_CASE("A benchmark is one line of JSON with all its numbers") {
    const Ended ended = run({"bench", "--seconds", "0.05", "--json"});
    CHECK(ended.code == 0);
    const auto lines = jsonLines(ended.out);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["game"] == "kheops");
    CHECK(lines[0]["players"] == 2);
    CHECK(lines[0]["state_bytes"] == sizeof(kheops::State));
    CHECK(lines[0]["playouts_per_s"] > 0);
    CHECK(lines[0]["moves_per_s"] > lines[0]["playouts_per_s"]);
    CHECK(lines[0]["clone_ns"] > 0);
    CHECK(lines[0]["plain_searches_per_s"] > 0);
    CHECK(lines[0]["searches_per_s"] > 0);
    REQUIRE(lines[0]["replies"].size() == 4);
    for (const auto& level : lines[0]["replies"]) {
        CHECK(level["replies"] > 0);
        CHECK(level["ms_p95"] >= level["ms_p50"]);
        CHECK(level["ms_max"] >= level["ms_p95"]);
    }
    REQUIRE(lines[0]["stops"].size() == 3);
    for (const auto& stop : lines[0]["stops"]) {
        CHECK(stop["stops"] > 0);
        CHECK(stop["ms_max"] >= stop["ms_p50"]);
    }
}

TEST_CASE("A benchmark for people is a table") {
    const Ended ended = run({"bench", "--seconds", "0.05"});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("\nplayouts_per_s "));
    CHECK_THAT(ended.out, Contains("\nreplies of Imhotep "));
    CHECK_THAT(ended.out, Contains("\nto stop a review "));
}

TEST_CASE("The first depth of perft is the number of legal moves after the opening") {
    const Seed seed = sha256("nile");
    const auto match = AnyMatch::begin(makeSetup("kheops", 2, seed));
    MoveList moves;
    match->legalMoves(match->pending().seats.first(), moves);
    const auto lines = jsonLines(run({"perft", "--seed", "nile", "--depth", "1", "--json"}).out);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["positions"] == moves.size());
}

TEST_CASE("The second depth of perft is what playing every first move in a match gives") {
    const auto match = AnyMatch::begin(makeSetup("kheops", 2, sha256("nile")));
    const Seat seat = match->pending().seats.first();
    MoveList moves;
    match->legalMoves(seat, moves);
    std::size_t expected = 0;
    for (const Move& move : moves) {
        AnyMatch next = *match;
        REQUIRE(next.play(seat, move) == Refusal::None);
        MoveList replies;
        next.legalMoves(next.pending().seats.first(), replies);
        expected += replies.size();
    }
    const auto lines = jsonLines(run({"perft", "--seed", "nile", "--depth", "2", "--json"}).out);
    REQUIRE(lines.size() == 2);
    CHECK(lines[1]["positions"] == expected);
    CHECK_THAT(run({"perft", "--depth", "1"}).out, Contains("depth 1"));
}
