#include <algorithm>
#include <array>
#include <cstddef>

#include "core/bots/judge.h"
#include "core/games/luxor/moves.h"
#include "core/games/luxor/pairs.h"
#include "core/games/luxor/turn.h"

namespace architects {
namespace {

using namespace luxor;

constexpr int point = 100;

constexpr int standing = 150;       ///< a researcher at a pillar
constexpr int scarabShare = 25;     ///< of a sarcophagus, in hundredths, for each scarab before it
constexpr int favouriteEarly = 300; ///< more for one at the pharaoh's favourite, at the beginning
constexpr int favouriteLate = 550;  ///< ... and when the wall is nearly full

/// What a sarcophagus of so many eyes is worth on average.
constexpr std::array<int, tombsPerPillar + 1> averages = [] {
    std::array<int, tombsPerPillar + 1> all{};
    for (std::size_t eyes = 1; eyes <= tombsPerPillar; ++eyes) {
        all[eyes] = point * valueOfSeven[eyes] / static_cast<int>(animalCount);
    }
    return all;
}();

int worthOfTomb(const State& state, std::size_t tomb) {
    return state.value[tomb] != 0 ? point * state.value[tomb]
                                  : averages[static_cast<std::size_t>(eyesOf(static_cast<Tomb>(tomb)))];
}

/// What the pillars promise whoever stands there.
int worthOfPillar(const State& state, std::size_t pillar) {
    const Chamber& chamber = state.chamber;
    const std::size_t opened = chamber.opened[pillar];
    const int next = opened < tombsPerPillar ? averages[opened + 1] : 0;
    return standing + next * scarabShare * chamber.scarabs[pillar] / 100;
}

int worthOfFavourite(const State& state) {
    return favouriteEarly + (favouriteLate - favouriteEarly) * wallCount(state) / cardsInWall;
}

using Worths = std::array<int, maxSeats>;

void addTombs(const State& state, Worths& worths) {
    for (std::size_t tomb = 0; tomb < tombCount; ++tomb) {
        if (state.owner[tomb] != nobody) {
            worths[state.owner[tomb]] += worthOfTomb(state, tomb);
        }
    }
    if (state.victim != nobody) {
        const int handedOver = worthOfTomb(state, leastTomb(state, state.victim));
        worths[state.victim] -= handedOver;
        worths[state.finder] += handedOver;
    }
}

void addPillars(const State& state, Worths& worths) {
    for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
        if (const std::uint8_t there = state.chamber.researcher[pillar]; there != nobody) {
            worths[there] += worthOfPillar(state, pillar);
            worths[there] += state.pharaoh[there] == pillar ? worthOfFavourite(state) : 0;
        }
    }
}

/// Ahead of the best rival; while the match lasts, of the others in general too.
int aheadOf(const Worths& worths, const State& state, std::size_t own) {
    int best = worths[own == 0 ? 1 : 0];
    int sum = 0;
    int rivals = 0;
    for (std::size_t other = 0; other < state.seats; ++other) {
        if (other != own) {
            best = std::max(best, worths[other]);
            sum += worths[other];
            ++rivals;
        }
    }
    const bool over = state.step == Step::Over && state.looks == 0;
    return worths[own] - (over ? best : (best + sum / std::max(rivals, 1)) / 2);
}

} // namespace

int Judge<Luxor>::judge(const State& state, Seat seat) {
    Worths worths{};
    if (state.step == Step::Over) {
        for (std::size_t other = 0; other < state.seats; ++other) {
            const std::uint8_t animal = state.pharaoh[other];
            const bool there = animal < animalCount && state.chamber.researcher[animal] == other;
            worths[other] = there ? point * pharaohBonus : 0;
        }
    } else {
        addPillars(state, worths);
    }
    addTombs(state, worths);
    return aheadOf(worths, state, static_cast<std::size_t>(indexOf(seat)));
}

std::optional<Move> Judge<Luxor>::spotted(const State& view, bool notices, FastRandom& random) {
    if (questionOf(view) != Question::Search) {
        return std::nullopt;
    }
    FixedList<Line, lineCount> found;
    for (const Line& line : lines) {
        if (notices && matches(view, view.curse, line)) {
            found.push(line);
        }
    }
    if (found.empty()) {
        return pass();
    }
    const Line& line = found[below(random, static_cast<std::uint32_t>(found.size()))];
    return claim(line[0], line[1], line[2]);
}

} // namespace architects
