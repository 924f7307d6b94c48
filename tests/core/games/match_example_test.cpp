#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>

#include "core/games/any_game.h"
#include "core/games/any_match.h"
#include "core/table/hex.h"

using namespace architects;

namespace {

/// The first block of the page that describes the format.
std::string exampleText() {
    std::ifstream file(ARCHITECTS_SOURCE_DIR "/core/table/MATCH_FORMAT.md");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    const std::string fence = "```\n";
    const std::size_t begin = page.find(fence);
    REQUIRE(begin != std::string::npos);
    const std::size_t end = page.find(fence, begin + fence.size());
    REQUIRE(end != std::string::npos);
    return page.substr(begin + fence.size(), end - begin - fence.size());
}

} // namespace

TEST_CASE(
    "The example of the match format can be read, and its draws and its chain are those of its seed") {
    TextFault fault;
    const auto document = readMatch(exampleText(), findNotation, fault);
    INFO("line " << fault.line << ", " << infoOf(fault.refusal).name);
    REQUIRE(document.has_value());
    REQUIRE(document->log.setup.seed.has_value());
    CHECK(document->log.setup.seedFrom == 0);
    CHECK(AnyMatch::verify(document->log) == Refusal::None);
    CHECK(exampleText().find("\nchain " + toHex(chainOf(document->log)) + "\n") != std::string::npos);
    int draws = 0;
    for (const Entry& entry : document->log.entries) {
        draws += entry.isChance() ? 1 : 0;
    }
    CHECK(draws > 10);
    CHECK(draws < static_cast<int>(document->log.entries.size()));
}

TEST_CASE("A draw of the example that its seed does not give is found") {
    TextFault fault;
    std::string text = exampleText();
    const std::string draw = "2 * draw 2 mule-crocodile";
    const std::size_t at = text.find(draw);
    REQUIRE(at != std::string::npos);
    text.replace(at, draw.size(), "2 * draw 2 mule-mule");
    text.erase(text.find("chain ")); // which would tell first
    const auto document = readMatch(text, findNotation, fault);
    REQUIRE(document.has_value());
    CHECK(AnyMatch::verify(document->log) != Refusal::None);
}
