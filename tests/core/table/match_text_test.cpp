#include <catch2/catch.hpp>

#include <string>

#include "core/table/match.h"
#include "core/table/match_text.h"
#include "tests/core/table/toy_game.h"

using namespace architects;
using toy::Toy;

namespace {

const Notation* findToy(std::string_view game) {
    return game == "toy" ? &notationOf<Toy>() : nullptr;
}

MatchDocument sample() {
    auto match = Match<Toy>::begin(makeSetup("toy", 2, toy::seedOf(5)));
    REQUIRE(match.ok());
    for (int i = 0; i < 4; ++i) {
        REQUIRE(match->play(seatAt(i % 2), {Toy::Add, {static_cast<std::uint8_t>(i)}}) == Refusal::None);
    }
    MatchDocument document;
    document.log = match->log();
    document.players = {{"Nefer of Giza", PlayerKind::Person, 0}, {"Imhotep", PlayerKind::Bot, 4}};
    document.date = "2026-11-16T18:30:00Z";
    document.notes = {"On the night train."};
    document.result = std::vector<int>{11, 12};
    return document;
}

std::string sampleText() {
    return writeMatch(sample(), notationOf<Toy>());
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

TextFault faultOf(const std::string& text) {
    TextFault fault;
    CHECK_FALSE(readMatch(text, findToy, fault).has_value());
    return fault;
}

} // namespace

TEST_CASE("A match survives the way to text and back") {
    TextFault fault;
    const auto read = readMatch(sampleText(), findToy, fault);
    REQUIRE(read.has_value());
    CHECK(*read == sample());
    CHECK(writeMatch(*read, notationOf<Toy>()) == sampleText());
}

TEST_CASE("A match by later rules says so in its file, one by the first is written as it always was") {
    CHECK(sampleText().find("rules") == std::string::npos);
    MatchDocument document = sample();
    document.log.setup.rules = 2;
    document.log.entries.pop_back(); // it adds 3
    const std::string text = writeMatch(document, notationOf<Toy>());
    CHECK(text.find("game toy\nrules 2\nseats 2\n") != std::string::npos);
    TextFault fault;
    const auto read = readMatch(text, findToy, fault);
    REQUIRE(read.has_value());
    CHECK(*read == document);
    CHECK(faultOf(replaced(text, "rules 2\n", "")).refusal == Refusal::BrokenChain);
}

TEST_CASE("A view is written without the seed and with question marks") {
    MatchDocument document = sample();
    const auto match = Match<Toy>::replay(document.log);
    document.log = match->view(Seat::Second);
    document.viewer = Seat::Second;
    const std::string text = writeMatch(document, notationOf<Toy>());
    CHECK(text.find("\nseed ") == std::string::npos);
    CHECK(text.find("draw 1 ?") != std::string::npos);
    TextFault fault;
    const auto read = readMatch(text, findToy, fault);
    REQUIRE(read.has_value());
    CHECK(*read == document);
}

TEST_CASE("A match that began elsewhere says from where on its seed holds") {
    MatchDocument document = sample();
    CHECK(sampleText().find("seed-from") == std::string::npos);
    document.log.setup.seedFrom = 2;
    const std::string text = writeMatch(document, notationOf<Toy>());
    CHECK(text.find("\nseed-from 2\n") != std::string::npos);
    TextFault fault;
    const auto read = readMatch(text, findToy, fault);
    REQUIRE(read.has_value());
    CHECK(*read == document);
    CHECK(faultOf(replaced(text, "seed-from 2\n", "")).refusal == Refusal::BrokenChain);
    CHECK(faultOf(replaced(text, "seed-from 2", "seed-from -2")).refusal == Refusal::BadFile);
    CHECK(faultOf(replaced(text, "seed-from 2", "seed-from two")).refusal == Refusal::BadFile);
}

TEST_CASE("Carriage returns, comments and unknown x- lines do not disturb") {
    std::string text = replaced(sampleText(), "seats 2\n", "seats 2\r\n# a comment\nx-app something\n\n");
    TextFault fault;
    const auto read = readMatch(text, findToy, fault);
    REQUIRE(read.has_value());
    CHECK(*read == sample());
}

TEST_CASE("A name cannot smuggle a line into the file") {
    MatchDocument document = sample();
    document.players[0].name = "Eve\nchain 00";
    TextFault fault;
    const auto read = readMatch(writeMatch(document, notationOf<Toy>()), findToy, fault);
    REQUIRE(read.has_value());
    CHECK(read->players[0].name == "Eve chain 00");
}

TEST_CASE("What stands in a file twice is refused where it comes again") {
    const std::string good = sampleText();
    for (const std::string line : {"game toy", "seats 2", "option stakes low", "date today"}) {
        INFO(line);
        const TextFault fault = faultOf(replaced(good, "player 1", line + "\n" + line + "\nplayer 1"));
        CHECK(fault.refusal == Refusal::BadFile);
    }
    CHECK(faultOf(replaced(good, "chain ", "result 11 12\nchain ")).line == 20);
    CHECK(faultOf(good + good.substr(good.find("chain "))).line == 21);
    TextFault fault;
    CHECK(readMatch(replaced(good, "note ", "note once more\nnote "), findToy, fault).has_value());
}

TEST_CASE("What a file cannot be without is missed") {
    const std::string good = sampleText();
    const std::size_t hash = good.find("seed-hash");
    CHECK(faultOf(replaced(good, "seats 2\n", "")).refusal == Refusal::BadFile);
    CHECK(faultOf(replaced(good, good.substr(hash, good.find('\n', hash) + 1 - hash), "")).refusal ==
          Refusal::BadFile);
}

TEST_CASE("Set-up stands before the entries, result and chain behind them, nothing behind the chain") {
    const std::string good = sampleText();
    CHECK(faultOf(replaced(good, "\n3 1 add", "\nnote too late\n3 1 add")).line == 14);
    CHECK(faultOf(replaced(good, "\n3 1 add", "\nresult 11 12\n3 1 add")).line == 15);
    CHECK(faultOf(good + "x-app something\n").line == 21);
    CHECK(faultOf(good + "7 1 add 1\n").line == 21);
    TextFault fault;
    CHECK(readMatch(good + "\n# the end\n", findToy, fault).has_value());
}

TEST_CASE("Every malformed line is refused with its number") {
    const auto check = [](const std::string& text, Refusal refusal, int line) {
        const TextFault fault = faultOf(text);
        CHECK(infoOf(fault.refusal).name == infoOf(refusal).name);
        CHECK(fault.line == line);
    };
    const std::string good = sampleText();
    SECTION("nothing at all") {
        check("", Refusal::BadFile, 0);
    }
    SECTION("something else") {
        check("hello\n", Refusal::BadFile, 1);
    }
    SECTION("no version") {
        check(replaced(good, "match 1", "match one"), Refusal::BadFile, 1);
    }
    SECTION("a newer version") {
        check(replaced(good, "match 1", "match 2"), Refusal::UnsupportedVersion, 1);
    }
    SECTION("another game") {
        check(replaced(good, "game toy", "game chess"), Refusal::UnknownGame, 2);
    }
    SECTION("no game first") {
        check(replaced(good, "game toy\n", ""), Refusal::BadFile, 2);
    }
    SECTION("rules that this app does not have") {
        check(replaced(good, "game toy\n", "game toy\nrules 3\n"), Refusal::UnknownRules, 3);
    }
    SECTION("rules that are no number") {
        for (const std::string bad : {"0", "-1", "two", "", "10000"}) {
            check(replaced(good, "game toy\n", "game toy\nrules " + bad + "\n"), Refusal::BadFile, 3);
        }
    }
    SECTION("seats") {
        check(replaced(good, "seats 2", "seats 5"), Refusal::WrongSeatCount, 3);
    }
    SECTION("an unknown option") {
        check(replaced(good, "stakes", "steaks"), Refusal::UnknownOption, 4);
    }
    SECTION("an unknown value") {
        check(replaced(good, "stakes low", "stakes mid"), Refusal::UnknownOption, 4);
    }
    SECTION("half a seed hash") {
        check(replaced(good, "seed-hash ", "seed-hash 00"), Refusal::BadFile, 5);
    }
    SECTION("half a seed") {
        check(replaced(good, "\nseed 05", "\nseed 5"), Refusal::BadFile, 6);
    }
    SECTION("a player out of order") {
        check(replaced(good, "player 1", "player 3"), Refusal::BadFile, 7);
    }
    SECTION("a player of no kind") {
        check(replaced(good, "1 person", "1 ghost"), Refusal::BadFile, 7);
    }
    SECTION("a bot of no level") {
        for (const std::string bad : {"x", "0", "5", "99", "04", "-1", ""}) {
            check(replaced(good, "bot:4", "bot:" + bad), Refusal::BadFile, 8);
        }
    }
    SECTION("the view of a seat that is not there") {
        check(replaced(good, "player 1", "view 4\nplayer 1"), Refusal::WrongSeatCount, 0);
        check(replaced(good, "player 1", "view 5\nplayer 1"), Refusal::BadFile, 7);
    }
    SECTION("a seed from beyond the end") {
        check(replaced(good, "player 1", "seed-from 9\nplayer 1"), Refusal::BadFile, 0);
    }
    SECTION("a number with a leading zero") {
        check(replaced(good, "seats 2", "seats 02"), Refusal::WrongSeatCount, 3);
        check(replaced(good, "\n3 1 add", "\n03 1 add"), Refusal::BadFile, 14);
    }
    SECTION("an unknown word") {
        check(replaced(good, "date ", "data "), Refusal::BadFile, 9);
    }
    SECTION("a gap in the numbers") {
        check(replaced(good, "\n3 1 add", "\n4 1 add"), Refusal::BadFile, 14);
    }
    SECTION("a seat that is not there") {
        check(replaced(good, "3 1 add", "3 3 add"), Refusal::BadNotation, 14);
    }
    SECTION("an entry that is none") {
        check(replaced(good, "1 add 0", "1 fly 0"), Refusal::BadNotation, 14);
    }
    SECTION("a word as result") {
        check(replaced(good, "result 11", "result x1"), Refusal::BadFile, 19);
    }
    SECTION("too short a result") {
        check(replaced(good, "result 11 12", "result 11"), Refusal::WrongSeatCount, 19);
    }
    SECTION("half a chain") {
        check(replaced(good, "chain ", "chain 0"), Refusal::BadFile, 20);
    }
    SECTION("a changed entry") {
        check(replaced(good, "1 add 0", "1 add 1"), Refusal::BrokenChain, 0);
    }
    SECTION("a player too few") {
        check(replaced(good, "player 2 bot:4 Imhotep\n", ""), Refusal::WrongSeatCount, 0);
    }
}
