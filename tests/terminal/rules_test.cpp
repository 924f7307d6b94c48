#include <catch2/catch.hpp>

#include <set>

#include <nlohmann/json.hpp>

#include "core/table/refusal.h"
#include "tests/terminal/process.h"

using namespace architects;
using namespace architects::terminal_tests;
using Catch::Matchers::Contains;

namespace {

/// The ids of all pages, as the list names them.
std::set<std::string> listedPages() {
    std::set<std::string> pages;
    const Ended list = run({"rules"});
    REQUIRE(list.code == 0);
    for (std::size_t at = 0; at < list.out.size(); at = list.out.find('\n', at) + 1) {
        pages.insert(list.out.substr(at, list.out.find(' ', at) - at));
    }
    return pages;
}

} // namespace

TEST_CASE("Every page that a refusal points to can be shown") {
    const std::set<std::string> pages = listedPages();
    int pointed = 0;
    for (const RefusalInfo& info : allRefusals()) {
        if (!info.rule.empty()) {
            INFO(info.name << " points to " << info.rule);
            CHECK(pages.count(std::string(info.rule)) == 1);
            ++pointed;
        }
    }
    CHECK(pointed > 100);
}

TEST_CASE("Every page that is listed has something to say") {
    for (const std::string page :
         {"kheops/rotate", "luxor/scarabs", "egizia/n27", "pyramidice/scarab-pearl"}) {
        const Ended ended = run({"rules", page, "--json"});
        INFO(page);
        REQUIRE(ended.code == 0);
        const auto shown = nlohmann::json::parse(ended.out);
        CHECK(shown["page"] == page);
        CHECK_FALSE(shown["title"].get<std::string>().empty());
        CHECK_FALSE(shown["text"].empty());
    }
}

TEST_CASE("A page of the rules is shown in words, without the marks of the screen") {
    const Ended ended = run({"rules", "kheops/rotate"});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("Turning a tile: The power of the two arrows\n"));
    CHECK_THAT(ended.out, Contains("\n- It turns by one third or two: never all the way round"));
    CHECK_THAT(ended.out, Contains("a corridor if the sign shows a fork"));
    CHECK_THAT(ended.out, !Contains("<b>") && !Contains("qsTr"));
}

TEST_CASE("The pages of one game are listed by its name, and an unknown page is wrong usage") {
    const Ended kheops = run({"rules", "kheops"});
    CHECK(kheops.code == 0);
    CHECK_THAT(kheops.out, Contains("kheops/rotate  Turning a tile\n") && !Contains("luxor/"));
    const Ended unknown = run({"rules", "kheops/sphinx"});
    CHECK(unknown.code == 2);
    CHECK_THAT(unknown.err, Contains("There is no page \"kheops/sphinx\""));
}

TEST_CASE(
    "What the pages of Kheops say of swapped and replaced pawns holds with a Pharaoh like a Mummy too") {
    CHECK_THAT(
        run({"rules", "kheops/swap"}).out,
        Contains("while the rival has no pawn in the pyramid that can be swapped, the power is lost"));
    CHECK_THAT(run({"rules", "kheops/pawns"}).out,
               Contains("unless a power moves it or another pawn takes its place"));
}
