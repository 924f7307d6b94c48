// Writes the golden matches of every game: twenty each, the options in turn, chance and bots on the seats.
#include <cstdio>
#include <fstream>
#include <string>

#include "core/bots/choose.h"
#include "core/games/any_match.h"
#include "tests/golden/fingerprint.h"

using namespace architects;

namespace {

constexpr int matchesPerGame = 20;

/// Level 0 is somebody who plays at random.
Player playerOf(int level) {
    if (level == 0) {
        return {"Chance", PlayerKind::Person, 0};
    }
    return {std::string(architectOf(level).name), PlayerKind::Bot, level};
}

Move moveOf(const AnyMatch& match, Seat seat, int level, FastRandom& random) {
    if (level > 0) {
        return *chooseMove(match, seat, level, random.next64());
    }
    MoveList moves;
    match.legalMoves(seat, moves);
    return moves[below(random, static_cast<std::uint32_t>(moves.size()))];
}

Setup setupOf(const GameInfo& info, int number) {
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) {
        seed[i] = static_cast<std::uint8_t>(static_cast<std::size_t>(number) * 37 + i);
    }
    const int seats = info.minSeats + number % (info.maxSeats - info.minSeats + 1);
    Setup setup = makeSetup(std::string(info.id), seats, seed);
    int rest = number;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        const int values = static_cast<int>(info.options[i].values.size());
        setup.options[i] = static_cast<std::uint8_t>(rest % values);
        rest /= values;
    }
    return setup;
}

MatchDocument play(const GameInfo& info, int number) {
    FastRandom random(static_cast<std::uint64_t>(number));
    AnyMatch match = *AnyMatch::begin(setupOf(info, number));
    MatchDocument document;
    const int seats = match.log().setup.seats;
    const auto levelOf = [number](int seat) { return number <= 8 ? 0 : (number + seat * 2) % 5; };
    while (!match.pending().over()) {
        const Seat seat = match.pending().seats.first();
        match.play(seat, moveOf(match, seat, levelOf(indexOf(seat)), random));
    }
    document.log = match.log();
    document.result.emplace();
    for (int seat = 0; seat < seats; ++seat) {
        document.players.push_back(playerOf(levelOf(seat)));
        document.result->push_back(match.score().totals[static_cast<std::size_t>(seat)]);
    }
    document.notes.push_back(golden::fingerprintNote(match.hash()));
    return document;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: golden_writer <folder>\n");
        return 2;
    }
    for (const GameInfo* info : allGames()) {
        for (int number = 1; number <= matchesPerGame; ++number) {
            const std::string name =
                std::string(info->id) + (number < 10 ? "-0" : "-") + std::to_string(number) + ".match";
            std::ofstream file(std::string(argv[1]) + "/" + name, std::ios::binary);
            file << writeMatch(play(*info, number), *findNotation(info->id));
            if (!file.flush()) {
                std::fprintf(stderr, "cannot write %s\n", name.c_str());
                return 1;
            }
        }
    }
    return 0;
}
