#include "qml/model/pyramidice_dice.h"

#include <algorithm>
#include <cstddef>
#include <utility>

using namespace architects::pyramidice;

namespace {

using Die = PyramidiceDice::Die;

constexpr int firstPrayer = 100;

/// A die that the position shows and that has no number yet.
struct Wanted {
    int value = 0;
    bool marked = false;
    bool found = false;
};

bool contains(const std::vector<int>& ids, int id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

std::vector<Wanted> rolledIn(const State& state, std::size_t colour) {
    std::vector<Wanted> wanted;
    for (int value = 1; value <= 6; ++value) {
        const auto v = static_cast<std::size_t>(value);
        wanted.insert(wanted.end(), state.turn.dice[colour][v], Wanted{value, false, false});
        wanted.insert(wanted.end(), state.turn.marked[colour][v], Wanted{value, true, false});
    }
    return wanted;
}

/// The wanted die that shows what this one shows, marked alike if possible.
Wanted* sameAs(const Die& die, std::vector<Wanted>& wanted) {
    Wanted* best = nullptr;
    for (Wanted& one : wanted) {
        if (!one.found && one.value == die.value && (best == nullptr || one.marked == die.marked)) {
            best = &one;
        }
    }
    return best;
}

/// The lowest number that no die of the colour has.
int freshId(const std::vector<Die>& dice, bool prayer) {
    int id = prayer ? firstPrayer : 0;
    while (std::any_of(dice.begin(), dice.end(), [id](const Die& die) { return die.id == id; })) {
        ++id;
    }
    return id;
}

} // namespace

const Die* PyramidiceDice::find(int id) const {
    const auto found =
        std::find_if(dice_.begin(), dice_.end(), [id](const Die& die) { return die.id == id; });
    return found != dice_.end() ? &*found : nullptr;
}

std::vector<Die> PyramidiceDice::thrownSince(const std::vector<Die>& before,
                                             const std::vector<int>& touched) const {
    std::vector<Die> thrown;
    for (const Die& die : dice_) {
        const auto was =
            std::find_if(before.begin(), before.end(), [&die](const Die& old) { return old.id == die.id; });
        const bool waited =
            was == before.end() || was->value == 0 || was->marked || contains(touched, die.id);
        if (die.value > 0 && waited) {
            thrown.push_back(die);
        }
    }
    return thrown;
}

void PyramidiceDice::follow(const State& state, const std::vector<int>& touched) {
    std::vector<int> acted = touched;
    for (const Die& die : dice_) { // what another seat chose to roll again
        if (die.marked) {
            acted.push_back(die.id);
        }
    }
    followColour(state, false, acted);
    followColour(state, true, acted);
    std::sort(dice_.begin(), dice_.end(), [](const Die& a, const Die& b) { return a.id < b.id; });
}

void PyramidiceDice::followColour(const State& state, bool prayer, const std::vector<int>& touched) {
    const std::size_t colour = prayer ? at(Colour::Prayer) : at(Colour::Stone);
    std::vector<Die> mine;
    std::vector<Die> others;
    for (const Die& die : dice_) {
        (die.prayer == prayer ? mine : others).push_back(die);
    }
    // Rolled dice before those in the quarry, untouched ones first: they keep what they show.
    std::stable_sort(mine.begin(), mine.end(), [&](const Die& a, const Die& b) {
        if ((a.value == 0) != (b.value == 0)) {
            return b.value == 0;
        }
        return !contains(touched, a.id) && contains(touched, b.id);
    });
    std::vector<Wanted> wanted = rolledIn(state, colour);
    std::vector<Die> settled;
    std::vector<Die> free;
    for (const Die& die : mine) {
        Wanted* same = die.value > 0 ? sameAs(die, wanted) : nullptr;
        if (same != nullptr) {
            same->found = true;
            settled.push_back({die.id, prayer, same->value, same->marked});
        } else {
            free.push_back(die);
        }
    }
    // What changed its value was touched, else lay on the table, else came out of the quarry.
    std::stable_sort(free.begin(), free.end(), [&](const Die& a, const Die& b) {
        return contains(touched, a.id) && !contains(touched, b.id);
    });
    const std::size_t needed =
        settled.size() +
        static_cast<std::size_t>(
            std::count_if(wanted.begin(), wanted.end(), [](const Wanted& one) { return !one.found; })) +
        state.quarry[colour];
    while (settled.size() + free.size() < needed) {
        std::vector<Die> known = settled;
        known.insert(known.end(), free.begin(), free.end());
        free.push_back({freshId(known, prayer), prayer, 0, false});
    }
    auto next = free.begin();
    for (const Wanted& one : wanted) {
        if (!one.found) {
            settled.push_back({next->id, prayer, one.value, one.marked});
            ++next;
        }
    }
    for (std::size_t left = state.quarry[colour]; left > 0; --left, ++next) {
        settled.push_back({next->id, prayer, 0, false});
    }
    dice_ = std::move(others);
    dice_.insert(dice_.end(), settled.begin(), settled.end());
}
