#include <catch2/catch.hpp>

#include "platform/firebase/rest/event_parser.h"

using architects::firebase::EventParser;
using architects::firebase::ServerEvent;

namespace {

const std::string twoEvents = "event: put\ndata: {\"path\":\"/\",\"data\":{\"name\":\"Zo\xc3\xab\"}}\n\n"
                              "event: keep-alive\ndata: null\n\n";
const std::vector<ServerEvent> twoExpected{{"put", "{\"path\":\"/\",\"data\":{\"name\":\"Zo\xc3\xab\"}}"},
                                           {"keep-alive", "null"}};

std::vector<ServerEvent> fedInPieces(const std::string& text, std::size_t size) {
    EventParser parser;
    std::vector<ServerEvent> all;
    for (std::size_t i = 0; i < text.size(); i += size) {
        for (ServerEvent& event : parser.feed(std::string_view(text).substr(i, size))) {
            all.push_back(std::move(event));
        }
    }
    return all;
}

std::string withLineEnds(const std::string& text, const std::string& end) {
    std::string changed;
    for (const char c : text) {
        changed += c == '\n' ? end : std::string(1, c);
    }
    return changed;
}

} // namespace

TEST_CASE("Events are the same however the packets are torn") {
    for (std::size_t size = 1; size <= twoEvents.size(); ++size) {
        INFO("pieces of " << size);
        CHECK(fedInPieces(twoEvents, size) == twoExpected);
    }
}

TEST_CASE("All three line ends of the standard end a line, also torn in two") {
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        for (const std::size_t size : {1U, 2U, 3U, 1000U}) {
            CHECK(fedInPieces(withLineEnds(twoEvents, end), size) == twoExpected);
        }
    }
}

TEST_CASE("An event is told when its blank line is there and not before") {
    EventParser parser;
    CHECK(parser.feed("event: put\ndata: 1\n").empty());
    CHECK(parser.feed("\n") == std::vector<ServerEvent>{{"put", "1"}});
}

TEST_CASE("Several data lines are one text with line ends between them") {
    CHECK(fedInPieces("data: a\ndata:b\ndata\n\n", 1) == std::vector<ServerEvent>{{"message", "a\nb\n"}});
}

TEST_CASE("Only the first blank after the colon is not part of the value") {
    CHECK(fedInPieces("event:put\ndata:  x: y \n\n", 1) == std::vector<ServerEvent>{{"put", " x: y "}});
}

TEST_CASE("Comments, ids, delays and unknown fields are passed over") {
    CHECK(fedInPieces(": hello\nid: 7\nretry: 10\nother\nevent: put\ndata: 1\n\n", 4) ==
          std::vector<ServerEvent>{{"put", "1"}});
}

TEST_CASE("An event without data is no event, and its name is not left to the next") {
    CHECK(fedInPieces("event: put\n\n\n\ndata: 1\n\n", 1) == std::vector<ServerEvent>{{"message", "1"}});
}

TEST_CASE("An event that never ends is given up instead of filling the memory") {
    EventParser parser;
    const std::string piece(std::size_t{1} << 20, 'x');
    parser.feed("data: ");
    for (std::size_t fed = 0; fed <= EventParser::largest; fed += piece.size()) {
        parser.feed(piece);
    }
    CHECK(parser.overrun());
    CHECK(parser.feed("\n\ndata: 1\n\n").empty());
}

TEST_CASE("Many data lines together count as one event's size") {
    EventParser parser;
    const std::string line = "data: " + std::string(std::size_t{1} << 20, 'x') + "\n";
    for (int i = 0; i < 10; ++i) {
        parser.feed(line);
    }
    CHECK(parser.overrun());
}
