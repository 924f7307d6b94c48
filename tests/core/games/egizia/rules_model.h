#pragma once

// The rules once more, written plainly and slowly from the text, with tables of its own: what may be done
// in a position, and what things cost and bring. It reads the position and asks nothing of the engine,
// which is held against it in random matches.

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "core/games/egizia/moves.h"
#include "core/games/egizia/turn.h"
#include "tests/core/games/egizia/rules_names.h"

namespace architects::egizia::model {

/// "Has seat n (from 0) this card?"
inline bool owns(const State& state, int seat, int card) {
    return countIn(state.players[static_cast<std::size_t>(seat)].cards, nile(card)) > 0;
}
inline const Player& player(const State& state, int seat) {
    return state.players[static_cast<std::size_t>(seat)];
}
inline int ownerOfCard(const State& state, int card) {
    for (int seat = 0; seat < state.seats; ++seat) {
        if (owns(state, seat, card)) {
            return seat;
        }
    }
    return -1;
}

struct Field {
    int grain;
    int colour; ///< 0 green, 1 yellow, 2 red
};
inline const std::map<int, Field> fields{{1, {2, 0}},  {2, {3, 0}},  {3, {4, 1}},  {4, {5, 1}},
                                         {5, {6, 2}},  {6, {7, 2}},  {19, {3, 0}}, {20, {4, 0}},
                                         {21, {6, 1}}, {22, {8, 2}}, {23, {9, 2}}};
inline const std::map<int, int> quarries{{7, 2}, {8, 3}, {24, 3}, {25, 4}};

/// The colours of all fields of a seat but the first one, upgrades laid on: a list of card, grain and
/// colour.
struct Watered {
    int card;
    int grain;
    int colour;
};
inline std::vector<Watered> fieldsOf(const State& state, int seat, bool printed = false) {
    std::vector<Watered> all;
    for (const auto& [card, field] : fields) {
        for (int copy = 0; copy < countIn(player(state, seat).cards, nile(card)); ++copy) {
            all.push_back({card, field.grain, field.colour});
        }
    }
    const std::array<int, 2> upgrades{10, 30};
    for (std::size_t i = 0; i < 2 && !printed; ++i) {
        if (!owns(state, seat, upgrades[i]) || state.upgraded[i] == noCard) {
            continue;
        }
        // Of several copies the one that has the worst colour.
        auto best = all.end();
        for (auto it = all.begin(); it != all.end(); ++it) {
            if (nile(it->card) == state.upgraded[i] && (best == all.end() || it->colour > best->colour)) {
                best = it;
            }
        }
        if (best != all.end()) {
            --best->colour;
        }
    }
    return all;
}
inline int grain(const State& state, int seat, int flood) {
    int sum = 6;
    for (const Watered& field : fieldsOf(state, seat)) {
        sum += field.colour <= flood ? field.grain : 0;
    }
    return sum;
}
inline int missing(const State& state, int seat) {
    const auto& strength = player(state, seat).strength;
    const int eaten = strength[0] + strength[1] + strength[2] + strength[3];
    return std::max(0, eaten - grain(state, seat, static_cast<int>(state.flood)) - state.fed);
}
inline int grainOf(const State& state, int seat, int colour) {
    int sum = colour == 0 ? 6 : 0;
    for (const Watered& field : fieldsOf(state, seat, true)) {
        sum += field.colour == colour ? field.grain : 0;
    }
    return sum;
}
inline int quarrySum(const State& state, int seat) {
    int sum = 3;
    for (const auto& [card, stones] : quarries) {
        sum += stones * countIn(player(state, seat).cards, nile(card));
    }
    return sum;
}

// The monuments.

inline int ownerAt(const State& state, Square square) {
    for (int seat = 0; seat < state.seats; ++seat) {
        if ((player(state, seat).squares >> square & 1U) != 0) {
            return seat;
        }
    }
    return -1;
}
inline bool filled(const State& state, Square square) {
    return ownerAt(state, square) >= 0;
}
inline int price(const State& state, Square square) {
    const std::array<int, 12> needle{1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5};
    const std::array<int, 12> temple{1, 2, 2, 1, 2, 2, 3, 3, 3, 3, 4, 5};
    if (square < 12) {
        return needle[square];
    }
    if (square < 24) {
        return state.tombs[square - 12U];
    }
    if (square >= 45) {
        return temple[square - 45U];
    }
    return square < 30 ? 1 : square < 39 ? 2 : square < 42 ? 3 : square < 44 ? 4 : 5;
}
/// What may be built at a site if strength and stones suffice.
inline std::set<int> open(const State& state, std::size_t site) {
    std::set<int> squares;
    const auto is = [&](Square square) { return filled(state, square); };
    const auto add = [&](Square square, bool ready) {
        if (ready && !is(square)) {
            squares.insert(square);
        }
    };
    for (int n = 1; n <= 12 && site == 1; ++n) {
        add(obelisk(n), n == 1 || is(obelisk(n - 1)));
        add(tomb(n), n == 1 || is(tomb(n - 1)));
    }
    if (site != 2) {
        return squares;
    }
    for (int floor = 1; floor <= 6; ++floor) {
        for (int place = 1; place <= 7 - floor; ++place) {
            const bool left = place == 1 || is(pyramid(floor, place - 1));
            const bool below =
                floor == 1 || (is(pyramid(floor - 1, place)) && is(pyramid(floor - 1, place + 1)));
            add(pyramid(floor, place), left && below);
        }
    }
    bool flanks = true;
    for (int n = 1; n <= 3; ++n) {
        add(leftSide(n), n == 1 || is(leftSide(n - 1)));
        add(rightSide(n), n == 1 || is(rightSide(n - 1)));
        flanks = flanks && is(leftSide(n)) && is(rightSide(n));
    }
    bool columns = true;
    for (int n = 1; n <= 4; ++n) {
        add(column(n), flanks);
        columns = columns && is(column(n));
    }
    add(beam(1), columns);
    add(beam(2), is(beam(1)));
    return squares;
}
/// Who gets how much for a floor, from 1; nobody (-1) while it is unfinished.
inline std::pair<int, int> majority(const State& state, int floor) {
    std::map<int, int> count;
    for (int place = 1; place <= 7 - floor; ++place) {
        if (!filled(state, pyramid(floor, place))) {
            return {-1, 0};
        }
        ++count[ownerAt(state, pyramid(floor, place))];
    }
    int most = 0;
    for (const auto& [seat, stones] : count) {
        most = std::max(most, stones);
    }
    for (int place = 1; place <= 7 - floor; ++place) {
        const int seat = ownerAt(state, pyramid(floor, place));
        if (count[seat] == most) {
            return {seat, most};
        }
    }
    return {-1, 0};
}
inline int stonesIn(const State& state, int seat, int from, int to) {
    int count = 0;
    for (int square = from; square < to; ++square) {
        count += ownerAt(state, static_cast<Square>(square)) == seat ? 1 : 0;
    }
    return count;
}

// Final scoring.

inline int riddleWorth(const State& state, int seat, int number) {
    const auto full = [&](int from, int to) {
        int count = 0;
        for (int square = from; square < to; ++square) {
            count += filled(state, static_cast<Square>(square)) ? 1 : 0;
        }
        return count == to - from;
    };
    const auto atEnd = [&](bool quarry) {
        int count = 0;
        for (int other = 0; other < state.seats; ++other) {
            count += (quarry ? player(state, other).quarry : player(state, other).market) == 5 ? 1 : 0;
        }
        return count == 0 ? 0 : 1 + 2 * count;
    };
    const auto most = [&](auto&& of) {
        bool best = of(seat) > 0;
        for (int other = 0; other < state.seats; ++other) {
            best = best && (other == seat || of(seat) > of(other));
        }
        return best ? 7 : 0;
    };
    const Player& own = player(state, seat);
    const int needle = stonesIn(state, seat, 0, 12);
    const int tombs = stonesIn(state, seat, 12, 24);
    const int steps = stonesIn(state, seat, 24, 45);
    const int temple = stonesIn(state, seat, 45, 57);
    switch (number) {
    case 1: return filled(state, obelisk(10)) ? 6 : 0;
    case 2: return filled(state, pyramid(5, 1)) ? 7 : 0;
    case 3: return filled(state, beam(1)) ? 6 : 0;
    case 4: return filled(state, tomb(10)) ? 7 : 0;
    case 5: return full(0, 24) ? 10 : 0;
    case 6: return full(24, 57) ? 12 : 0;
    case 7: return full(0, 12) && full(45, 57) ? 9 : 0;
    case 8: return atEnd(true);
    case 9: return atEnd(false);
    case 10: return temple >= 4 ? 7 : 0;
    case 11: return steps >= 6 ? 6 : 0;
    case 12: return steps >= 7 ? 8 : 0;
    case 13: return needle >= 4 ? 6 : 0;
    case 14: return needle >= 5 ? 8 : 0;
    case 15: return std::min({needle, tombs, steps, temple}) >= 2 ? 8 : 0;
    case 16: return tombs;
    case 17:
    case 18:
    case 19:
    case 20: return own.strength[static_cast<std::size_t>(number - 17)];
    case 21:
    case 22:
    case 23: return most([&](int one) { return grainOf(state, one, number - 21); });
    case 24: return most([&](int one) { return quarrySum(state, one); });
    case 25: return own.quarry == 5 ? 5 : 0;
    case 26: return own.market == 5 ? 5 : 0;
    case 27: return own.quarry == 5 && own.market == 5 ? 9 : 0;
    case 28: {
        int cards = 0;
        for (const int card : {9, 10, 11, 12, 13, 26, 27, 28, 29, 30, 41}) {
            cards += owns(state, seat, card) ? 2 : 0;
        }
        return cards;
    }
    default: return 0;
    }
}
inline int tombWorth(const State& state, int seat) {
    int sum = owns(state, seat, 41) ? 8 : 0;
    for (int n = 1; n <= 12; ++n) {
        sum += ownerAt(state, tomb(n)) == seat ? state.tombs[static_cast<std::size_t>(n - 1)] : 0;
    }
    return sum == 0 ? 0 : sum <= 10 ? 2 : sum <= 20 ? 5 : 9;
}

} // namespace architects::egizia::model
