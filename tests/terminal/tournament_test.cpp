#include "tests/terminal/matches.h"

using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

namespace {

Arguments contest(const std::string& file, const std::string& games) {
    return {"tournament", "--game", "kheops", "--pairs", "greedy:random", "--games", games,
            "--fewest",   games,    "--file", file,      "--json"};
}

} // namespace

TEST_CASE("A tournament tells how far apart two players are, and between which bounds") {
    const Scratch folder;
    const Ended ended = run(contest(folder.file("results"), "12"));
    CHECK(ended.code == 0);
    const auto lines = jsonLines(ended.out);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["games"] == 12);
    CHECK(lines[0]["share"] > 0.9);
    CHECK(lines[0]["elo_low"] > 100);
    CHECK(lines[0]["elo_high"] >= lines[0]["elo"]);
    CHECK(lines[0]["elo"] >= lines[0]["elo_low"]);
}

TEST_CASE("A tournament that was broken off goes on from its file, as if it never had been") {
    const Scratch folder;
    const std::string whole = folder.file("whole");
    const std::string parts = folder.file("parts");
    run(contest(whole, "8"));
    run(contest(parts, "3"));
    const std::string half = contentsOf(parts);
    fileWith(parts, half + "kheops/2/gre"); // killed while it wrote
    CHECK(jsonLines(run(contest(parts, "8")).out)[0]["games"] == 8);
    CHECK(jsonLines(run(contest(parts, "8")).out) == jsonLines(run(contest(parts, "8")).out));
    CHECK_THAT(contentsOf(whole), Contains(half));
}

TEST_CASE("Players that are not shown to be apart make a tournament end with code 1") {
    CHECK(run({"tournament", "--pairs", "random:random", "--games", "6"}).code == 1);
}

TEST_CASE("A file that is something else is left alone") {
    const Scratch folder;
    const std::string file = fileWith(folder.file("letter"), "Dear Nefer,\n");
    const Ended ended = run(contest(file, "3"));
    CHECK(ended.code == 3);
    CHECK_THAT(ended.err, Contains("something else"));
    CHECK(contentsOf(file) == "Dear Nefer,\n");
}

TEST_CASE("What is no pairing is said so") {
    CHECK_THAT(run({"tournament", "--pairs", "4"}).err, Contains("is no pairing"));
    CHECK_THAT(run({"tournament", "--pairs", "4:9"}).err, Contains("plays nothing"));
}

TEST_CASE("At a table of several, one seat is tried against all the others") {
    const Ended ended = run({"tournament", "--game", "luxor", "--seats", "3", "--pairs", "greedy:random",
                             "--games", "9", "--fewest", "9", "--json"});
    const auto lines = jsonLines(ended.out);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0]["games"] == 9);
    CHECK(lines[0]["share"] > 0.7);
}
