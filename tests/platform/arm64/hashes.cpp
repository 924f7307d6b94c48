// What the core comes to on this processor, one line for each thing: every golden match, matches played at
// random, what the Architects choose, and how dice fly. Built for x86-64 and for arm64; the test compares
// what they say.
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "core/dice/flight.h"
#include "core/games/any_match.h"
#include "core/table/hex.h"
#include "core/table/match_text.h"
#include "core/table/sha256.h"
#include "tests/core/bots/fingerprint.h"
#include "tests/golden/fingerprint.h"

using namespace architects;

namespace {

std::string textOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Replays a golden match; false if it does not come to the end it promises.
bool replay(const std::filesystem::path& path) {
    const std::string text = textOf(path);
    TextFault fault;
    const auto document = readMatch(text, findNotation, fault);
    if (!document || document->notes.size() != 1) {
        return false;
    }
    const auto match = AnyMatch::replay(document->log);
    if (!match.ok() || AnyMatch::verify(document->log) != Refusal::None) {
        return false;
    }
    const std::string state = toHex(sha256(match->writeState()));
    std::printf("%s %016" PRIx64 " %s\n", path.filename().c_str(), match->hash(), state.c_str());
    return document->notes[0] == golden::fingerprintNote(match->hash()) &&
           writeMatch(*document, *findNotation(document->log.setup.game)) == text;
}

/// A match of that game with every move at random.
void playAtRandom(const GameInfo& info, int seats) {
    Seed seed{};
    seed[0] = static_cast<std::uint8_t>(seats);
    auto begun = AnyMatch::begin(makeSetup(std::string(info.id), seats, seed));
    FastRandom random(static_cast<std::uint64_t>(seats));
    MoveList moves;
    AnyMatch match = *begun;
    while (!match.pending().over()) {
        const Seat seat = match.pending().seats.first();
        match.legalMoves(seat, moves);
        match.play(seat, moves[below(random, static_cast<std::uint32_t>(moves.size()))]);
    }
    std::printf("%s for %d: %zu entries, %016" PRIx64 "\n", std::string(info.id).c_str(), seats,
                match.log().entries.size(), match.hash());
}

/// Floating point to the last bit: every pose of a throw.
void throwDice(std::uint64_t seed) {
    dice::Throw what;
    what.seed = seed;
    what.speedX = 3.5;
    what.speedY = 9.25;
    for (int i = 0; i < 4; ++i) {
        what.dice.push_back({{1.2 * i - 2, -2.1, 0.3 * i}, {}, 1 + i});
    }
    const dice::Flight flight = dice::thrown(what);
    std::vector<std::uint8_t> bytes;
    for (int frame = 0; frame < flight.frames(); ++frame) {
        for (int die = 0; die < flight.dice(); ++die) {
            const dice::Pose& pose = flight.pose(frame, die);
            for (const double value :
                 {pose.at.x, pose.at.y, pose.at.z, pose.turn.w, pose.turn.x, pose.turn.y, pose.turn.z}) {
                std::uint8_t raw[sizeof value];
                std::memcpy(raw, &value, sizeof value);
                bytes.insert(bytes.end(), std::begin(raw), std::end(raw));
            }
        }
    }
    std::printf("throw %" PRIu64 ": %d frames, %s\n", seed, flight.frames(), toHex(sha256(bytes)).c_str());
}

} // namespace

int main(int argc, char* argv[]) {
    if (argc != 2) {
        std::fputs("usage: core_hashes <folder of golden matches>\n", stderr);
        return 2;
    }
    std::vector<std::filesystem::path> files;
    for (const auto& file : std::filesystem::directory_iterator(argv[1])) {
        if (file.path().extension() == ".match") {
            files.push_back(file.path());
        }
    }
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        if (!replay(file)) {
            std::fprintf(stderr, "%s does not come to the end it promises\n", file.c_str());
            return 1;
        }
    }
    for (const GameInfo* info : allGames()) {
        for (int seats = std::max(2, info->minSeats); seats <= info->maxSeats; ++seats) {
            playAtRandom(*info, seats);
        }
    }
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        throwDice(seed);
    }
    std::fputs(test::fingerprints().c_str(), stdout);
    return files.empty() ? 1 : 0;
}
