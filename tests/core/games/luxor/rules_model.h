#pragma once

// The rules of Luxor once more, written slowly and plainly from the rules and from no table of the game,
// so that the tests have something to compare it with.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/games/luxor/state.h"

namespace architects::luxor::model {

inline constexpr int pillars = 7;

struct Picture {
    int animal = -1; ///< -1: the cell is empty
    char looks = ' ';
};
/// R3, section 2: what a card shows, by how far its bottom animal is from its top one.
inline Picture pictureOf(int card, bool top) {
    constexpr std::string_view tops = "RRLRLRL";
    constexpr std::string_view bottoms = "LRLLRRL";
    const int upper = card / 7;
    const int lower = card % 7;
    const auto distance = static_cast<std::size_t>((lower - upper + 7) % 7);
    return top ? Picture{upper, tops[distance]} : Picture{lower, bottoms[distance]};
}

struct Wall {
    std::array<std::array<Picture, 10>, 8> cells{};

    [[nodiscard]] Picture at(int shaft, int row) const {
        const bool inside = shaft >= 0 && shaft < 8 && row >= 0 && row < 10;
        return inside ? cells[static_cast<std::size_t>(shaft)][static_cast<std::size_t>(row)] : Picture{};
    }
    void put(int shaft, int row, Picture picture) {
        cells[static_cast<std::size_t>(shaft)][static_cast<std::size_t>(row)] = picture;
    }
    /// The lowest free row of a shaft.
    [[nodiscard]] int floorOf(int shaft) const {
        int row = 0;
        while (row < 10 && at(shaft, row).animal >= 0) {
            ++row;
        }
        return row;
    }
    void drop(int card, int shaft) {
        const int row = floorOf(shaft);
        put(shaft, row, pictureOf(card, false));
        put(shaft, row + 1, pictureOf(card, true));
    }
};
inline Wall wallOf(const State& state) {
    Wall wall;
    for (int shaft = 0; shaft < 8; ++shaft) {
        for (const Card card : state.wall[static_cast<std::size_t>(shaft)]) {
            if (card < 49) {
                wall.drop(card, shaft);
            }
        }
    }
    return wall;
}

/// New cell, old cell (10 * shaft + row), whether both look the same way.
using Pairs = std::set<std::tuple<int, int, bool>>;

/// R4 to R7.
inline Pairs neighbours(const Wall& wall, int card, int shaft) {
    Pairs pairs;
    const int floor = wall.floorOf(shaft);
    for (int half = 0; half < 2; ++half) {
        const Picture fresh = pictureOf(card, half == 1);
        for (int across = -1; across <= 1; ++across) {
            for (int up = -1; up <= 1; ++up) {
                const Picture old = wall.at(shaft + across, floor + half + up);
                if (old.animal == fresh.animal) {
                    pairs.emplace(shaft * 10 + floor + half, (shaft + across) * 10 + floor + half + up,
                                  old.looks == fresh.looks);
                }
            }
        }
    }
    return pairs;
}

/// R40, R41.
inline Pairs sphinx(Wall wall, int card, int shaft) {
    constexpr std::array<std::array<int, 2>, 4> directions{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
    Pairs pairs;
    const int floor = wall.floorOf(shaft);
    for (int half = 0; half < 2; ++half) {
        const Picture fresh = pictureOf(card, half == 1);
        for (const auto& [across, up] : directions) {
            std::vector<int> alike;
            for (int i = -10; i <= 10; ++i) {
                const int oldShaft = shaft + i * across;
                const int oldRow = floor + half + i * up;
                if (i != 0 && wall.at(oldShaft, oldRow).animal == fresh.animal) {
                    alike.push_back(oldShaft * 10 + oldRow);
                }
            }
            if (alike.size() == 1 && alike.front() != shaft * 10 + floor) {
                const Picture old = wall.at(alike.front() / 10, alike.front() % 10);
                pairs.emplace(shaft * 10 + floor + half, alike.front(), old.looks == fresh.looks);
            }
        }
        wall.put(shaft, floor + half, fresh);
    }
    return pairs;
}

/// The pillars and what stands and lies there; seats from 0, -1 is nobody.
struct Room {
    std::array<int, pillars> scarabs{};
    std::array<int, pillars> opened{};
    std::array<int, pillars> front{};
    std::array<int, 4> supply{};
    std::array<int, 21> owner{};
    int slab = 0;
    friend bool operator==(const Room&, const Room&) = default;
};
inline Room roomOf(const State& state) {
    Room room;
    const auto seatOr = [](std::uint8_t seat) { return seat < 4 ? static_cast<int>(seat) : -1; };
    for (std::size_t i = 0; i < pillars; ++i) {
        room.scarabs[i] = state.chamber.scarabs[i];
        room.opened[i] = state.chamber.opened[i];
        room.front[i] = seatOr(state.chamber.researcher[i]);
    }
    for (std::size_t i = 0; i < 4; ++i) {
        room.supply[i] = state.chamber.supply[i];
    }
    for (std::size_t i = 0; i < 21; ++i) {
        room.owner[i] = seatOr(state.owner[i]);
    }
    room.slab = state.chamber.slab;
    return room;
}

/// What one animal of a card made: how many pairs, and whether one of them looks the same way (R10).
struct Made {
    int animal = 0;
    int pairs = 0;
    bool same = false;
};
/// By half, the bottom first; a double has all in the first.
inline std::array<Made, 2> madeOf(const Pairs& pairs, int card) {
    std::array<Made, 2> made{{{card % 7, 0, false}, {card / 7, 0, false}}};
    for (const auto& [fresh, old, same] : pairs) {
        Made& half = made[card % 7 == card / 7 ? 0 : static_cast<std::size_t>(fresh % 2)];
        ++half.pairs;
        half.same = half.same || same;
    }
    return made;
}

// A source as a move has it.
inline constexpr int nothingToSay = 0;
inline constexpr int staysAway = 8;

/// R17, R18: three scarabs, somebody in front, something to open.
inline void openIfDue(Room& room, std::size_t pillar) {
    if (room.scarabs[pillar] == 3 && room.front[pillar] >= 0 && room.opened[pillar] < 3) {
        const auto opened = static_cast<std::size_t>(room.opened[pillar]++);
        room.owner[3 * pillar + opened] = room.front[pillar];
        room.scarabs[pillar] = 0;
        room.slab += 3;
    }
}
/// R9: a researcher could come.
inline bool wants(const Room& room, int mover, const Made& made) {
    const int front = room.front[static_cast<std::size_t>(made.animal)];
    return made.pairs > 0 && (front < 0 || (front != mover && made.same));
}
/// R9 to R12 and R16 to R20 for one animal.
inline void carryOut(Room& room, int mover, const Made& made, int source) {
    const auto pillar = static_cast<std::size_t>(made.animal);
    const auto seat = static_cast<std::size_t>(mover);
    if (wants(room, mover, made) && source != staysAway) {
        if (source == nothingToSay) {
            --room.supply[seat];
        } else {
            room.front[static_cast<std::size_t>(source - 1)] = -1;
        }
        if (room.front[pillar] >= 0) {
            ++room.supply[static_cast<std::size_t>(room.front[pillar])];
        }
        room.front[pillar] = mover;
        openIfDue(room, pillar);
    }
    for (int i = 0; i < std::min(made.pairs, 2); ++i) {
        if (room.scarabs[pillar] < 3 && room.slab > 0) {
            ++room.scarabs[pillar];
            --room.slab;
            openIfDue(room, pillar);
        }
    }
}
/// R16: what may be said about the researcher for this animal.
inline std::vector<int> sources(const Room& room, int mover, const Made& made) {
    if (!wants(room, mover, made) || room.supply[static_cast<std::size_t>(mover)] > 0) {
        return {nothingToSay};
    }
    std::vector<int> all;
    for (int pillar = 0; pillar < pillars; ++pillar) {
        if (room.front[static_cast<std::size_t>(pillar)] == mover) {
            all.push_back(1 + pillar);
        }
    }
    all.push_back(staysAway);
    return all;
}

/// A way to carry a card out, and where it leads.
struct Way {
    bool topFirst = false;
    std::array<int, 2> source{}; ///< by half
    Room room;
};
/// R13, R16: every way that leads to something of its own.
inline std::vector<Way> waysOf(const Room& start, int mover, const std::array<Made, 2>& made) {
    std::vector<Way> ways;
    for (const bool topFirst : {false, true}) {
        const std::size_t one = topFirst ? 1 : 0;
        const std::size_t two = 1 - one;
        if (topFirst && (made[0].pairs == 0 || made[1].pairs == 0)) {
            continue;
        }
        for (const int first : sources(start, mover, made[one])) {
            Room middle = start;
            carryOut(middle, mover, made[one], first);
            for (const int second : sources(middle, mover, made[two])) {
                Way way{topFirst, {}, middle};
                way.source[one] = first;
                way.source[two] = second;
                carryOut(way.room, mover, made[two], second);
                if (std::ranges::none_of(ways, [&](const Way& w) { return w.room == way.room; })) {
                    ways.push_back(way);
                }
            }
        }
    }
    return ways;
}

/// R24, R25: how many sarcophagi a seat opens at each pillar in the end. In sevenths of a point.
inline std::array<int, pillars> closing(const Room& room, int seat) {
    constexpr std::array<int, 3> worth{24, 38, 57};
    int scarabs = 0;
    for (std::size_t i = 0; i < pillars; ++i) {
        scarabs += room.front[i] == seat ? room.scarabs[i] : 0;
    }
    std::array<int, pillars> best{};
    std::array<int, 2> bestWorth{};
    for (int code = 0; code < 4 * 4 * 4 * 4 * 4 * 4 * 4; ++code) {
        std::array<int, pillars> take{};
        std::array<int, 2> all{}; // value, number
        bool possible = true;
        int rest = code;
        for (std::size_t i = pillars; i-- > 0; rest /= 4) {
            take[i] = rest % 4;
            possible = possible && take[i] <= (room.front[i] == seat ? 3 - room.opened[i] : 0);
            for (int n = 0; possible && n < take[i]; ++n) {
                all[0] += worth[static_cast<std::size_t>(room.opened[i] + n)];
                ++all[1];
            }
        }
        // Later codes have more at the pillars on the left.
        if (possible && all[1] <= scarabs / 3 && all >= bestWorth) {
            best = take;
            bestWorth = all;
        }
    }
    return best;
}

/// R32: the three cells lie next to each other in a straight line.
inline bool inLine(std::array<int, 3> cells) {
    std::ranges::sort(cells);
    const int across = cells[1] / 10 - cells[0] / 10;
    const int up = cells[1] % 10 - cells[0] % 10;
    return cells[2] / 10 - cells[1] / 10 == across && cells[2] % 10 - cells[1] % 10 == up && across <= 1 &&
           up <= 1 && up >= -1 && (across != 0 || up != 0);
}
/// R32: the cells show the three animals in any order.
inline bool shows(const Wall& wall, const std::array<int, 3>& cells, const std::array<int, 3>& animals) {
    std::array<int, 3> seen{};
    for (std::size_t i = 0; i < 3; ++i) {
        seen[i] = wall.at(cells[i] / 10, cells[i] % 10).animal;
    }
    std::array<int, 3> wanted = animals;
    std::ranges::sort(seen);
    std::ranges::sort(wanted);
    return seen == wanted;
}
/// Every line of the wall that shows them.
inline std::vector<std::array<int, 3>> matchesOf(const Wall& wall, const std::array<int, 3>& animals) {
    std::vector<std::array<int, 3>> found;
    for (int a = 0; a < 80; ++a) {
        for (int b = a + 1; b < std::min(80, a + 12); ++b) {
            const std::array<int, 3> cells{a, b, 2 * b - a};
            if (cells[2] < 80 && inLine(cells) && shows(wall, cells, animals)) {
                found.push_back(cells);
            }
        }
    }
    return found;
}

} // namespace architects::luxor::model
