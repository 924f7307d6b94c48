#pragma once

// What the Architects choose in a few matches, as one number a line: the same on every machine.

#include <algorithm>
#include <array>
#include <string>

#include "core/bots/choose.h"
#include "core/bots/hint.h"
#include "core/table/hex.h"

namespace architects::test {

/// A match of the game, at each ninth decision of which the two stronger Architects are asked as well. Few
/// enough for an emulator.
inline std::string fingerprintOf(const GameInfo& info, int seats) {
    Digest link = chainStart(makeSetup(std::string(info.id), seats, {}));
    AnyMatch match = *AnyMatch::begin(makeSetup(std::string(info.id), seats, {}));
    for (std::uint64_t decision = 0; !match.pending().over(); ++decision) {
        const Seat seat = match.pending().seats.first();
        for (int level = 3; decision % 9 == 0 && level <= levelCount; ++level) {
            const auto move = chooseMove(match, seat, level, decision, {120});
            link = chainNext(link, Entry::of(seat, move.value_or(Move{})));
        }
        if (decision % 45 == 0) {
            const auto hint = hintFor(match, seat, decision, {60});
            const std::array<int, 2> facts = hint ? hint->facts() : std::array<int, 2>{};
            const auto small = [](int number) { return static_cast<std::uint8_t>(number); };
            link = chainNext(link, {seat,
                                    small(hint ? static_cast<int>(hint->reason) : 99),
                                    {small(facts[0]), small(facts[1])}});
        }
        (void)match.play(seat, *greedyMove(match, seat, 3, decision));
    }
    return std::string(info.id) + ' ' + std::to_string(seats) + ' ' + toHex(std::span(link).first(8));
}

/// One line for each game with as few and as many seats as it allows.
inline std::string fingerprints() {
    std::string text;
    for (const GameInfo* info : allGames()) {
        const int fewest = std::max(2, info->minSeats);
        text += fingerprintOf(*info, fewest) + '\n';
        if (info->maxSeats > fewest) {
            text += fingerprintOf(*info, info->maxSeats) + '\n';
        }
    }
    return text;
}

} // namespace architects::test
