#include <catch2/catch.hpp>

#include "tests/terminal/process.h"

using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

namespace {
const Arguments commands{"play",       "watch",  "simulate", "replay", "verify", "perft", "bench",
                         "tournament", "lesson", "rules",    "list",   "export", "import"};
}

TEST_CASE("Help names every command and the exit codes") {
    const Ended help = run({"--help"});
    CHECK(help.code == 0);
    for (const std::string& command : commands) {
        CHECK_THAT(help.out, Contains("\n  " + command + " "));
    }
    CHECK_THAT(help.out, Contains("Exit codes: 0 "));
}

TEST_CASE("The help of every command has an example and the exit codes") {
    for (const std::string& command : commands) {
        const Ended help = run({command, "--help"});
        INFO(command);
        CHECK(help.code == 0);
        CHECK_THAT(help.out, Contains("Example:\n  architects " + command));
        CHECK_THAT(help.out, Contains("Exit codes: 0 "));
    }
}

TEST_CASE("The version is one line") {
    const Ended version = run({"--version"});
    CHECK(version.code == 0);
    CHECK_THAT(version.out, Catch::Matchers::Matches("architects [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST_CASE("Wrong usage ends with code 2 and says why on standard error") {
    const std::vector<std::pair<Arguments, std::string>> wrong{
        {{}, "subcommand"},
        {{"dance"}, "dance"},
        {{"verify"}, "files"},
        {{"replay"}, "file"},
        {{"simulate"}, "--games"},
        {{"simulate", "--games", "0"}, "--games"},
        {{"simulate", "--games", "1", "--players", "5"}, "\"5\""},
        {{"simulate", "--games", "1", "--players", "1,2,3"}, "2 players"},
        {{"watch", "--levels", "0,1"}, "\"0\""},
        {{"watch", "--game", "senet"}, "kheops"},
        {{"watch", "--seats", "3"}, "number of players"},
        {{"play", "--option", "pharaoh=cat"}, "pharaoh=mummy"},
        {{"play", "--level", "5"}, "--level"},
        {{"play", "--seat", "3"}, "2 seats"},
        {{"perft", "--depth", "0"}, "--depth"},
        {{"bench", "--seconds", "-1"}, "--seconds"},
        {{"export"}, "match"},
    };
    for (const auto& [arguments, reason] : wrong) {
        const Ended ended = run(arguments);
        INFO(reason);
        CHECK(ended.code == 2);
        CHECK(ended.out.empty());
        CHECK_THAT(ended.err, Contains(reason));
    }
}
