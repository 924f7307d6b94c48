#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "core/games/any_game.h"
#include "core/games/any_match.h"
#include "core/games/kheops/moves.h"
#include "tests/golden/egizia_seen.h"
#include "tests/golden/fingerprint.h"
#include "tests/golden/luxor_seen.h"
#include "tests/golden/pyramidice_seen.h"

using namespace architects;

namespace {

std::vector<std::filesystem::path> goldenFiles() {
    std::vector<std::filesystem::path> files;
    for (const auto& file : std::filesystem::directory_iterator(ARCHITECTS_SOURCE_DIR "/tests/golden")) {
        if (file.path().extension() == ".match") {
            files.push_back(file.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string textOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

MatchDocument documentOf(const std::filesystem::path& path) {
    TextFault fault;
    auto document = readMatch(textOf(path), findNotation, fault);
    INFO(path.filename() << " line " << fault.line << ": " << infoOf(fault.refusal).name);
    REQUIRE(document.has_value());
    return *document;
}

} // namespace

TEST_CASE("Every game has twenty golden matches") {
    for (const GameInfo* info : allGames()) {
        const auto files = goldenFiles();
        CHECK(std::count_if(files.begin(), files.end(), [info](const std::filesystem::path& path) {
                  return path.filename().string().starts_with(std::string(info->id) + "-");
              }) == 20);
    }
}

TEST_CASE("Every golden match replays without a refusal to the same end") {
    for (const auto& path : goldenFiles()) {
        INFO(path.filename());
        const MatchDocument document = documentOf(path);
        CHECK(infoOf(AnyMatch::verify(document.log)).name == infoOf(Refusal::None).name);
        const auto match = AnyMatch::replay(document.log);
        REQUIRE(match.ok());
        CHECK(match->pending().over());
        REQUIRE(document.notes.size() == 1);
        CHECK(document.notes[0] == golden::fingerprintNote(match->hash()));
        REQUIRE(document.result.has_value());
        for (std::size_t seat = 0; seat < document.result->size(); ++seat) {
            CHECK((*document.result)[seat] == match->score().totals[seat]);
        }
    }
}

TEST_CASE("Every golden match is written exactly as it was read") {
    for (const auto& path : goldenFiles()) {
        INFO(path.filename());
        const MatchDocument document = documentOf(path);
        CHECK(writeMatch(document, *findNotation(document.log.setup.game)) == textOf(path));
    }
}

TEST_CASE("Every view of a golden match replays too") {
    for (const auto& path : goldenFiles()) {
        INFO(path.filename());
        const auto match = AnyMatch::replay(documentOf(path).log);
        REQUIRE(match.ok());
        for (int seat = -1; seat < match->log().setup.seats; ++seat) {
            const auto view = AnyMatch::replay(match->view(seat < 0 ? Seat::Nobody : seatAt(seat)));
            REQUIRE(view.ok());
            CHECK(view->pending().over());
            for (int own = 0; own < match->log().setup.seats; ++own) {
                const auto at = static_cast<std::size_t>(own);
                const int known = view->score().totals[at];
                // What a seat scores for is its own knowledge; of others some may stay hidden.
                CHECK((own == seat ? known == match->score().totals[at]
                                   : known <= match->score().totals[at]));
            }
        }
    }
}

TEST_CASE("The golden matches of a game try each of its options") {
    for (const GameInfo* info : allGames()) {
        for (std::size_t option = 0; option < info->options.size(); ++option) {
            std::set<int> tried;
            for (const auto& path : goldenFiles()) {
                const Setup setup = documentOf(path).log.setup;
                if (setup.game == info->id) {
                    tried.insert(setup.options[option]);
                }
            }
            CHECK(tried.size() == info->options[option].values.size());
        }
    }
}

TEST_CASE("The golden matches of Kheops use every power, every pawn and both colours") {
    using namespace kheops;
    std::set<std::string> seen;
    for (const auto& path : goldenFiles()) {
        const auto match = AnyMatch::replay(documentOf(path).log);
        REQUIRE(match.ok());
        State state = Kheops::start(match->log().setup);
        if (match->game().id != Kheops::info().id) {
            continue;
        }
        for (const Entry& entry : match->log().entries) {
            const std::string text = Kheops::write(entry);
            seen.insert(text.substr(0, entry.kind == 1 ? 6 : 4)); // "pawn W", "turn", "white 1" as "white "
            if (entry.isChance()) {
                seen.insert(text.substr(0, 7));
                Kheops::resolve(state, entry.outcome());
                continue;
            }
            if (state.phase == Phase::PlacePawn && !state.pawn[entry.arg[1]].none()) {
                seen.insert("capture " + text.substr(5, 1));
            }
            if (state.phase == Phase::UsePower) {
                seen.insert(symbolOf(state.tile[state.placed]) == Symbol::TurnRoom ? "turn room" : "other");
            }
            Kheops::play(state, entry.by, entry.move());
        }
    }
    for (const std::string wanted : {"pawn W", "pawn M", "pawn P", "pawn F", "turn", "turn room", "swap",
                                     "move", "capture M", "capture F", "white 1", "white 2"}) {
        INFO(wanted);
        CHECK(seen.count(wanted) == 1);
    }
}

TEST_CASE("The golden matches of Pyramidice show every god, every power and every scarab at work") {
    golden::Seen seen;
    int alone = 0;
    for (const auto& path : goldenFiles()) {
        const auto match = AnyMatch::replay(documentOf(path).log);
        REQUIRE(match.ok());
        if (match->game().id != pyramidice::Pyramidice::info().id) {
            continue;
        }
        alone += match->log().setup.options[0] != 0 ? 1 : 0;
        pyramidice::State state = pyramidice::Pyramidice::start(match->log().setup);
        for (const Entry& entry : match->log().entries) {
            golden::see(seen, state, entry);
        }
    }
    CHECK(alone == 5);
    for (const std::string& wanted : golden::everythingInPyramidice()) {
        INFO(wanted);
        CHECK(seen.count(wanted) == 1);
    }
}

TEST_CASE("The golden matches of Luxor show every kind of entry and every way to drop a card") {
    using luxor::Luxor;
    std::set<std::string> seen;
    for (const auto& path : goldenFiles()) {
        const auto match = AnyMatch::replay(documentOf(path).log);
        REQUIRE(match.ok());
        if (match->game().id != Luxor::info().id) {
            continue;
        }
        luxor::State state = Luxor::start(match->log().setup);
        for (const Entry& entry : match->log().entries) {
            seen.insert(golden::luxorShape(state, entry));
            if (entry.isChance()) {
                Luxor::resolve(state, entry.outcome());
            } else {
                Luxor::play(state, entry.by, entry.move());
            }
        }
    }
    for (const std::string& wanted : golden::everythingInLuxor()) {
        INFO(wanted);
        CHECK(seen.count(wanted) == 1);
    }
}

TEST_CASE("The golden matches of Egizia show every card, camp and tomb, and every card at work") {
    using egizia::Egizia;
    std::set<std::string> seen;
    std::set<int> seats;
    for (const auto& path : goldenFiles()) {
        const auto match = AnyMatch::replay(documentOf(path).log);
        REQUIRE(match.ok());
        if (match->game().id != Egizia::info().id) {
            continue;
        }
        seats.insert(match->log().setup.seats);
        egizia::State state = Egizia::start(match->log().setup);
        for (const Entry& entry : match->log().entries) {
            const golden::Shapes shapes = golden::egiziaShapes(state, entry);
            seen.insert(shapes.begin(), shapes.end());
        }
    }
    CHECK(seats == std::set<int>{2, 3, 4});
    for (const std::string& wanted : golden::everythingInEgizia()) {
        INFO(wanted);
        CHECK(seen.count(wanted) == 1);
    }
}
