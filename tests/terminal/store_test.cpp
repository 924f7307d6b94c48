#include "tests/terminal/matches.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

namespace {

std::string importedId(const std::string& file, const std::string& store) {
    const Ended ended = run({"import", file, "--store", store, "--json"});
    INFO(ended.err);
    REQUIRE(ended.code == 0);
    return jsonLines(ended.out).at(0)["id"];
}

} // namespace

TEST_CASE("A match goes into the store, is listed, and comes out as the same match") {
    const Scratch scratch;
    const std::string store = scratch.file("matches.db");
    const std::string id = importedId(goldenFile(), store);
    const auto listed = jsonLines(run({"list", "--store", store, "--json"}).out);
    REQUIRE(listed.size() == 1);
    CHECK(listed[0]["id"] == id);
    CHECK(listed[0]["game"] == "kheops");
    CHECK(listed[0]["status"] == "finished");
    const MatchDocument original = documentIn(contentsOf(goldenFile()));
    CHECK(listed[0]["entries"] == original.log.entries.size());
    CHECK(listed[0]["result"] == nlohmann::json(*original.result));

    const std::string file = scratch.file("out.match");
    CHECK(run({"export", id, "--store", store, "-o", file}).code == 0);
    CHECK(documentIn(contentsOf(file)).log == original.log);
    CHECK(run({"verify", file}).code == 0);
    CHECK(run({"export", id, "--store", store}).out == contentsOf(file));
}

TEST_CASE("A list for people shows a line for each match, the last one first") {
    const Scratch scratch;
    const std::string store = scratch.file("matches.db");
    const std::string first = importedId(goldenFile(), store);
    const std::string second = importedId(goldenFile(), store);
    const Ended ended = run({"list", "--store", store});
    CHECK(ended.code == 0);
    CHECK(ended.out.find(second) < ended.out.find(first));
    CHECK_THAT(ended.out, Contains("kheops  finished"));
}

TEST_CASE("Without --store the commands use the app's own file") {
    const Scratch scratch;
    const World world{"", {{"XDG_DATA_HOME", scratch.file("data")}}, false};
    CHECK(run({"list"}, world).code == 3);
    CHECK(run({"import", goldenFile()}, world).code == 0);
    CHECK(std::filesystem::exists(scratch.file("data/Great Architects/great-architects.db")));
    CHECK(jsonLines(run({"list", "--json"}, world).out).size() == 1);
}

TEST_CASE("A forged match is not imported") {
    const Scratch scratch;
    const std::string store = scratch.file("matches.db");
    MatchDocument document = documentIn(contentsOf(goldenFile()));
    std::swap(document.log.entries[1].arg[0], document.log.entries[2].arg[0]);
    const Ended ended =
        run({"import", fileWith(scratch.file("forged.match"), textOf(document)), "--store", store});
    CHECK(ended.code == 1);
    CHECK_THAT(ended.err, Contains("table.forged_chance"));
    CHECK_THAT(ended.err, Contains("forged.match: entry 2: "));
    CHECK(run({"list", "--store", store}).out.empty());
}

TEST_CASE("An unknown match is refused, a missing file is a missing file") {
    const Scratch scratch;
    const std::string store = scratch.file("matches.db");
    importedId(goldenFile(), store);
    const Ended unknown = run({"export", std::string(32, '0'), "--store", store});
    CHECK(unknown.code == 1);
    CHECK_THAT(unknown.err, Contains("there is no such match"));
    CHECK(run({"export", std::string(32, '0'), "--store", scratch.file("none.db")}).code == 3);
    CHECK(run({"list", "--store", scratch.file("none.db")}).code == 3);
    CHECK_FALSE(std::filesystem::exists(scratch.file("none.db")));
    CHECK(run({"import", scratch.file("nowhere.match"), "--store", store}).code == 3);
}

TEST_CASE("A file that is no store is left as it is") {
    const Scratch scratch;
    const std::string letter = fileWith(scratch.file("letter.txt"), "Dear architect, the pyramid leans.\n");
    for (const Arguments& arguments :
         {Arguments{"list", "--store", letter}, Arguments{"import", goldenFile(), "--store", letter}}) {
        const Ended ended = run(arguments);
        CHECK(ended.code == 3);
        CHECK_THAT(ended.err, Contains("letter.txt: this is no file of saved matches"));
        CHECK(contentsOf(letter) == "Dear architect, the pyramid leans.\n");
    }
}
