#include "core/play/dice_count.h"

#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

#include "core/games/pyramidice/chance.h"

namespace architects::play {
namespace {

constexpr double oneFace = 1.0 / 6.0;

/// The chance of 0, 1, 2 ... dice out of `dice` to show one face, each from the one before. By logarithms:
/// thousands of dice must not underflow.
std::vector<double> spread(int dice) {
    std::vector<double> chances;
    chances.reserve(static_cast<std::size_t>(dice) + 1);
    const double odds = std::log(oneFace / (1 - oneFace));
    double logarithm = dice * std::log(1 - oneFace);
    for (int k = 0; k <= dice; ++k) {
        chances.push_back(std::exp(logarithm));
        logarithm += odds + std::log(static_cast<double>(dice - k) / (k + 1)); // after the last: of no use
    }
    return chances;
}

/// The narrowest range that leaves no more than one in forty on either side.
void usualRange(Fairness& fairness) {
    constexpr double oneSide = 0.025;
    const std::vector<double> chances = spread(fairness.dice);
    double below = 0;
    int k = 0;
    while (k < fairness.dice && below + chances[static_cast<std::size_t>(k)] <= oneSide) {
        below += chances[static_cast<std::size_t>(k++)];
    }
    fairness.low = k;
    double above = 0;
    k = fairness.dice;
    while (k > 0 && above + chances[static_cast<std::size_t>(k)] <= oneSide) {
        above += chances[static_cast<std::size_t>(k--)];
    }
    fairness.high = k;
}

} // namespace

DiceCount& DiceCount::operator+=(const DiceCount& other) {
    for (std::size_t i = 0; i < stone.size(); ++i) {
        stone[i] += other.stone[i];
        prayer[i] += other.prayer[i];
    }
    rolls += other.rolls;
    return *this;
}

DiceCount countRolls(const Log& log) {
    DiceCount count;
    if (log.setup.game != "pyramidice") {
        return count;
    }
    for (const Entry& entry : log.entries) {
        if (!entry.isChance() || entry.kind != static_cast<std::uint8_t>(pyramidice::ChanceKind::Roll)) {
            continue;
        }
        const bool prayer = entry.arg[0] == static_cast<std::uint8_t>(pyramidice::Colour::Prayer);
        Faces& faces = prayer ? count.prayer : count.stone;
        for (std::size_t i = 0; i < faces.size(); ++i) {
            faces[i] += entry.arg[i + 1];
        }
        ++count.rolls;
    }
    return count;
}

double chiSquareTail(double chiSquare) {
    // With an odd number of degrees of freedom the integral has a closed form.
    const double x = chiSquare;
    return std::erfc(std::sqrt(x / 2)) +
           std::sqrt(2 * x / std::numbers::pi) * std::exp(-x / 2) * (1 + x / 3);
}

Fairness fairnessOf(std::span<const int, 6> faces) {
    Fairness fairness;
    fairness.dice = std::accumulate(faces.begin(), faces.end(), 0);
    if (fairness.dice == 0) {
        return fairness;
    }
    fairness.expected = fairness.dice * oneFace;
    double chiSquare = 0;
    for (const int face : faces) {
        chiSquare += (face - fairness.expected) * (face - fairness.expected) / fairness.expected;
    }
    fairness.chance = chiSquareTail(chiSquare);
    usualRange(fairness);
    return fairness;
}

} // namespace architects::play
