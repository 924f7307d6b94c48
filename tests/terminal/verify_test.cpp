#include "tests/terminal/matches.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

namespace {

/// The golden match with the piece replaced, as a file.
std::string changedFile(const Scratch& scratch, const std::string& piece, const std::string& by) {
    return fileWith(scratch.file("changed.match"), replaced(contentsOf(goldenFile()), piece, by));
}

/// The first line that begins with the word, with its number.
std::pair<int, std::string> lineIn(const std::string& text, const std::string& word) {
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (line.starts_with(word)) {
            return {number, line};
        }
    }
    FAIL("no line begins with " << word);
    return {};
}

} // namespace

TEST_CASE("A sound match holds") {
    const Ended ended = run({"verify", goldenFile()});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("kheops-01.match: holds"));
    CHECK(ended.err.empty());
}

TEST_CASE("A match from standard input is verified like a file") {
    CHECK(run({"verify", "-"}, {contentsOf(goldenFile()), {}, false}).code == 0);
}

TEST_CASE("A forged draw is refused, with its entry and its line, although the chain was written anew") {
    const Scratch scratch;
    MatchDocument document = documentIn(contentsOf(goldenFile()));
    // Two draws of the opening change places: possible, but not what the seed gives.
    std::swap(document.log.entries[1].arg[0], document.log.entries[2].arg[0]);
    const std::string file = fileWith(scratch.file("forged.match"), textOf(document));
    const Ended ended = run({"verify", file});
    CHECK(ended.code == 1);
    const int line = lineIn(contentsOf(file), "2 * ").first;
    CHECK_THAT(ended.out, Contains("line " + std::to_string(line) + ": entry 2: "));
    CHECK_THAT(ended.out, Contains("table.forged_chance"));
}

TEST_CASE("An illegal move is refused by the name of the rule") {
    const Scratch scratch;
    MatchDocument document = documentIn(contentsOf(goldenFile()));
    const std::size_t last = lastEntryBy(document, false);
    document.log.entries[last].arg[1] = 0; // the tile goes to the corner, which is built
    const Ended ended =
        run({"verify", fileWith(scratch.file("illegal.match"), textOf(document)), "--json"});
    CHECK(ended.code == 1);
    const auto report = jsonLines(ended.out).at(0);
    CHECK(report["ok"] == false);
    CHECK(report["refusal"] == "kheops.cell_filled");
    CHECK(report["entry"] == last + 1);
    CHECK(report["line"] > 0);
}

TEST_CASE("A changed entry breaks the chain") {
    const Scratch scratch;
    const auto [number, line] = lineIn(contentsOf(goldenFile()), "27 ");
    const std::string other = line.substr(0, line.rfind(' ') + 1) + "1.1";
    REQUIRE(other != line);
    const Ended ended = run({"verify", changedFile(scratch, line, other)});
    CHECK(ended.code == 1);
    CHECK_THAT(ended.out, Contains("table.broken_chain"));
}

TEST_CASE("A result that the moves do not give is refused") {
    const Scratch scratch;
    const auto [number, line] = lineIn(contentsOf(goldenFile()), "result ");
    const Ended ended = run({"verify", changedFile(scratch, line, "result 99 0")});
    CHECK(ended.code == 1);
    CHECK_THAT(ended.out, Contains("line " + std::to_string(number) + ": "));
    CHECK_THAT(ended.out, Contains("table.wrong_result"));
}

TEST_CASE("A seed that was not announced is refused") {
    const Scratch scratch;
    const auto [number, line] = lineIn(contentsOf(goldenFile()), "seed ");
    const Ended ended = run({"verify", changedFile(scratch, line, "seed " + std::string(64, '7'))});
    CHECK(ended.code == 1);
    CHECK_THAT(ended.out, Contains("table.seed_mismatch"));
}

TEST_CASE("A line that cannot be read is named by its number") {
    const Scratch scratch;
    const auto [number, line] = lineIn(contentsOf(goldenFile()), "27 ");
    const Ended ended = run({"verify", changedFile(scratch, line, "27 1 jump 2.2")});
    CHECK(ended.code == 1);
    CHECK_THAT(ended.out, Contains("line " + std::to_string(number) + ": "));
    CHECK_THAT(ended.out, Contains("table.bad_notation"));
}

TEST_CASE("A match without its seed holds, and it is said that chance was not checked") {
    const Scratch scratch;
    MatchDocument document = documentIn(contentsOf(goldenFile()));
    document.log.setup.seed.reset();
    const std::string file = fileWith(scratch.file("secret.match"), textOf(document));
    CHECK_THAT(run({"verify", file}).out, Contains("chance was not checked"));
    const auto report = jsonLines(run({"verify", file, "--json"}).out).at(0);
    CHECK(report["ok"] == true);
    CHECK(report["chance_checked"] == false);
    CHECK(report["chain_checked"] == true);
}

TEST_CASE("Where every draw was made on another seed it is said that chance was not checked") {
    const Scratch scratch;
    MatchDocument document = documentIn(contentsOf(goldenFile()));
    document.log.setup.seedFrom = static_cast<std::uint32_t>(document.log.entries.size());
    const std::string file = fileWith(scratch.file("elsewhere.match"), textOf(document));
    const auto report = jsonLines(run({"verify", file, "--json"}).out).at(0);
    CHECK(report["ok"] == true);
    CHECK(report["chance_checked"] == false);
}

TEST_CASE("One bad match among good ones decides the exit code, and each has its line") {
    const Scratch scratch;
    const std::string bad = fileWith(scratch.file("bad.match"), "not a match\n");
    const Ended ended = run({"verify", goldenFile(), bad, goldenFile(), "--json"});
    CHECK(ended.code == 1);
    const auto reports = jsonLines(ended.out);
    REQUIRE(reports.size() == 3);
    CHECK(reports[0]["ok"] == true);
    CHECK(reports[1]["refusal"] == "table.bad_file");
    CHECK(reports[1]["line"] == 1);
    CHECK(reports[2]["ok"] == true);
}

TEST_CASE("A file that cannot be read ends with code 3") {
    const Scratch scratch;
    const Ended ended = run({"verify", scratch.file("nowhere.match")});
    CHECK(ended.code == 3);
    CHECK_THAT(ended.err, Contains("nowhere.match: cannot be read"));
    CHECK(run({"verify", "/"}).code == 3);
}

TEST_CASE("A file that cannot be read does not keep the others from being checked") {
    const Ended ended = run({"verify", "/", goldenFile(), "--json"});
    CHECK(ended.code == 3);
    CHECK(jsonLines(ended.out).size() == 1);
}
