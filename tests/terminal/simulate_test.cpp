#include "tests/terminal/matches.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

TEST_CASE("A simulation adds up: every game is somebody's or a draw") {
    const auto report =
        jsonLines(run({"simulate", "--games", "200", "--seed", "nile", "--json"}).out).at(0);
    CHECK(report["games"] == 200);
    CHECK(report["seats"][0]["wins"].get<int>() + report["seats"][1]["wins"].get<int>() +
              report["draws"].get<int>() ==
          200);
    CHECK(report["seats"][0]["mean_points"] > 10);
    CHECK(report["seats"][0]["sd_points"] > 1);
    CHECK(report["mean_entries"] > report["mean_moves"]);
    for (const char* figure : {"white_wins", "networks", "closed_networks", "longest_network"}) {
        CHECK(report["means"].contains(figure));
    }
}

TEST_CASE("Every game of a simulation can be watched alone") {
    const auto one = jsonLines(run({"simulate", "--games", "1", "--seed", "nile", "--json"}).out).at(0);
    const auto watched = jsonLines(run({"watch", "--levels", "random", "--seed", "nile#1", "--json"}).out);
    CHECK(one["seats"][0]["mean_points"] == watched.back()["score"]["totals"][0].get<double>());
    CHECK(one["mean_entries"] == static_cast<double>(watched.size() - 1));
}

TEST_CASE("A simulation for people tells the same numbers") {
    const Ended ended = run({"simulate", "--games", "20", "--players", "1,random", "--seed", "nile"});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("20 games of kheops, seed \"nile\""));
    CHECK_THAT(ended.out, Contains("Random"));
    CHECK_THAT(ended.out, Contains("mean longest_network"));
}

TEST_CASE("There is no progress bar where standard error is no terminal") {
    const Ended ended = run({"simulate", "--games", "20000", "--seed", "nile", "--json"});
    CHECK(ended.code == 0);
    CHECK(ended.err.empty());
}

TEST_CASE("On a terminal long work shows a progress bar and wipes it away") {
    const Ended ended = run({"simulate", "--games", "20000", "--seed", "nile", "--json"}, {"", {}, true});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.err, Contains("of 20000, "));
    CHECK_THAT(ended.err, Catch::Matchers::EndsWith("\r\x1b[2K"));
    CHECK(jsonLines(ended.out).size() == 1);
}

TEST_CASE("On a terminal short work shows no progress bar") {
    CHECK(run({"simulate", "--games", "1", "--json"}, {"", {}, true}).err.empty());
}
