#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/table/log.h"

namespace architects::play {

/// How often dice showed 1, 2, 3, 4, 5, 6.
using Faces = std::array<int, 6>;

/// What was rolled in a match, or in many. A die that is rolled again counts again: every roll is a roll.
struct DiceCount {
    Faces stone{};
    Faces prayer{};
    int rolls = 0; ///< how often dice of one colour were rolled together

    DiceCount& operator+=(const DiceCount& other);
    friend bool operator==(const DiceCount&, const DiceCount&) = default;
};

/// Everything rolled in a log; nothing for a game that has no dice.
DiceCount countRolls(const Log& log);

/// What fair dice would give, beside what was given.
struct Fairness {
    int dice = 0;
    double expected = 0; ///< of each face
    int low = 0;         ///< each face stays from low to high 19 times out of 20
    int high = 0;
    double chance = 1; ///< how probable it is that fair dice differ at least as much (chi-square)
};
Fairness fairnessOf(std::span<const int, 6> faces);

/// The probability of a chi-square of five degrees of freedom at least as large.
double chiSquareTail(double chiSquare);

} // namespace architects::play
