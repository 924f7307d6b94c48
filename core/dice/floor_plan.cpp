#include "core/dice/floor_plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace architects::dice {
namespace {

constexpr double GAP = 0.08;        // what is left between two dice, and to the wall
constexpr double DIAGONAL = 0.7072; // from the middle of a face to its corner

struct Push {
    double x = 0;
    double y = 0;
    double depth = 0;
};

// How far a square of half edge h reaches along a direction.
double reach(double heading, double nx, double ny, double h) {
    const double c = std::cos(heading);
    const double s = std::sin(heading);
    return h * (std::abs(nx * c + ny * s) + std::abs(ny * c - nx * s));
}

// The shortest way for b out of a; depth 0 if they are apart. Seen by a lowered eye each is a square drawn
// out away from the player by its front, which brings one more direction in which they may be apart.
Push wayOut(const Place& a, const Place& b, double gap, double front) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double far = 2 * DIAGONAL + gap + front;
    if (dx * dx + dy * dy >= far * far) {
        return {};
    }
    const std::array<double, 3> headings{a.heading, b.heading, 0};
    Push best{0, 0, 1e9};
    for (const double heading : std::span(headings).first(front > 0 ? 3 : 2)) {
        const double c = std::cos(heading);
        const double s = std::sin(heading);
        for (const auto& [nx, ny] : {std::array{c, s}, std::array{-s, c}}) {
            const double along = dx * nx + dy * ny;
            const double depth = reach(a.heading, nx, ny, 0.5) + reach(b.heading, nx, ny, 0.5) +
                                 front * std::abs(ny) + gap - std::abs(along);
            if (depth <= 0) {
                return {};
            }
            if (depth < best.depth) {
                const double sign = along < 0 ? -1 : 1;
                best = {nx * sign, ny * sign, depth};
            }
        }
    }
    return best;
}

void keepIn(Place& p, const Tray& tray) {
    const double half = reach(p.heading, 1, 0, 0.5) + GAP;
    p.x = std::clamp(p.x, std::min(0.0, half - tray.width / 2), std::max(0.0, tray.width / 2 - half));
    p.y = std::clamp(p.y, std::min(0.0, half - tray.depth / 2), std::max(0.0, tray.depth / 2 - half));
}

bool isFree(const Place& p, std::size_t self, std::span<const Place> places, std::span<const Place> still,
            double front) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i != self && overlap(p, places[i], GAP / 2, front)) {
            return false;
        }
    }
    return std::ranges::none_of(still,
                                [&](const Place& other) { return overlap(p, other, GAP / 2, front); });
}

// One round of pushing; true if nothing had to move.
bool pushApart(std::span<Place> places, std::span<const Place> still, const Tray& tray) {
    bool calm = true;
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t j = i + 1; j < places.size(); ++j) {
            const Push push = wayOut(places[i], places[j], GAP, tray.front);
            if (push.depth > 1e-4) {
                calm = false;
                places[i].x -= push.x * push.depth * 0.5;
                places[i].y -= push.y * push.depth * 0.5;
                places[j].x += push.x * push.depth * 0.5;
                places[j].y += push.y * push.depth * 0.5;
            }
        }
        for (const Place& other : still) {
            const Push push = wayOut(other, places[i], GAP, tray.front);
            if (push.depth > 1e-4) {
                calm = false;
                places[i].x += push.x * push.depth;
                places[i].y += push.y * push.depth;
            }
        }
        keepIn(places[i], tray);
    }
    return calm;
}

// The free spot nearest to where a die wants to be, on a fine grid and square to the tray.
bool moveToFreeSpot(std::size_t self, std::span<Place> places, std::span<const Place> still,
                    const Tray& tray) {
    constexpr double STEP = 0.1;
    const Place wanted = places[self];
    double nearest = 1e9;
    Place best = wanted;
    const double right = tray.width / 2 - 0.5 - GAP;
    const double top = tray.depth / 2 - 0.5 - GAP;
    for (int column = 0; column <= static_cast<int>(2 * right / STEP); ++column) {
        for (int row = 0; row <= static_cast<int>(2 * top / STEP); ++row) {
            const Place spot{column * STEP - right, row * STEP - top, 0};
            const double far =
                (spot.x - wanted.x) * (spot.x - wanted.x) + (spot.y - wanted.y) * (spot.y - wanted.y);
            if (far < nearest && isFree(spot, self, places, still, tray.front)) {
                nearest = far;
                best = spot;
            }
        }
    }
    places[self] = best;
    return nearest < 1e9;
}

// As many dice as fit side by side.
int cellsAlong(double length) {
    return std::max(1, static_cast<int>(length / (1 + GAP)));
}

// As many as fit one behind the other: only the nearest one's front is seen beyond its own place.
int cellsDeep(const Tray& tray) {
    return std::max(1, static_cast<int>((tray.depth + tray.front) / (1 + GAP + tray.front)));
}

// The middle of a cell, counted from the far left corner. The rows share the depth and one front more.
Place cellAt(int column, int row, const Tray& tray) {
    const double pitch = (tray.depth + tray.front) / cellsDeep(tray);
    return {tray.width * ((column + 0.5) / cellsAlong(tray.width) - 0.5),
            tray.depth / 2 - (pitch - tray.front) / 2 - row * pitch, 0};
}

// All on a grid, in the order they come: the last resort of a crowded tray.
bool lineUp(std::span<Place> places, std::span<const Place> still, const Tray& tray) {
    const int columns = cellsAlong(tray.width);
    const int cells = columns * cellsDeep(tray);
    std::size_t next = 0;
    for (int cell = 0; cell < cells && next < places.size(); ++cell) {
        const Place spot = cellAt(cell % columns, cell / columns, tray);
        if (std::ranges::none_of(
                still, [&](const Place& other) { return overlap(spot, other, GAP / 2, tray.front); })) {
            places[next++] = spot;
        }
    }
    return next == places.size();
}

bool spreadOnFloor(std::span<Place> places, std::span<const Place> still, const Tray& tray,
                   FastRandom& random) {
    constexpr int ROUNDS = 160;
    for (Place& p : places) {
        keepIn(p, tray);
    }
    for (int round = 0; round < ROUNDS; ++round) {
        if (pushApart(places, still, tray)) {
            return true;
        }
        if (round > ROUNDS / 3) { // square dice need less room; a little shove frees what is wedged
            for (Place& p : places) {
                p.heading *= 0.95;
                p.x += (below(random, 1000) / 1000.0 - 0.5) * 0.02;
                p.y += (below(random, 1000) / 1000.0 - 0.5) * 0.02;
            }
        }
    }
    bool all = true;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!isFree(places[i], i, places, still, tray.front) || !within(places[i], tray)) {
            all = moveToFreeSpot(i, places, still, tray) && all;
        }
    }
    return all || lineUp(places, still, tray);
}

} // namespace

bool overlap(const Place& a, const Place& b, double gap, double front) {
    return wayOut(a, b, gap, front).depth > 0;
}

bool within(const Place& place, const Tray& tray) {
    const double half = reach(place.heading, 1, 0, 0.5);
    return std::abs(place.x) + half <= tray.width / 2 + 1e-9 &&
           std::abs(place.y) + half <= tray.depth / 2 + 1e-9;
}

bool spreadOut(std::span<Place> places, std::span<const Place> still, const Tray& tray,
               FastRandom& random) {
    if (tray.front > 0) {
        std::vector<Place> seen(places.begin(), places.end());
        if (spreadOnFloor(seen, still, tray, random)) {
            std::ranges::copy(seen, places.begin());
            return true;
        }
    }
    return spreadOnFloor(places, still, {tray.width, tray.depth}, random);
}

namespace {

constexpr double LEAST_FLOOR = 1.5; // on less than that no die tumbles

// Whether that many dice have room on what is left of the tray.
bool isEnough(const Tray& left, std::size_t dice) {
    return left.width >= LEAST_FLOOR && left.depth >= LEAST_FLOOR &&
           static_cast<std::size_t>(cellsAlong(left.width)) * static_cast<std::size_t>(cellsDeep(left)) >=
               dice;
}

// How far ranks of dice reach from the wall they stand at.
double depthOf(int ranks, double front) {
    return ranks * (1 + GAP + front) + GAP / 2;
}

// The dice row by row (or column by column), each as near as can be to where it lay.
std::vector<Place> inRanks(std::span<const Place> lying, bool rows, const Tray& tray) {
    std::vector<std::size_t> order(lying.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto far = [&](std::size_t i) { return rows ? -lying[i].y : lying[i].x; };
    const auto along = [&](std::size_t i) { return rows ? lying[i].x : -lying[i].y; };
    std::ranges::stable_sort(order, {}, far);
    const auto rank = static_cast<std::size_t>(rows ? cellsAlong(tray.width) : cellsDeep(tray));
    std::vector<Place> places(lying.size());
    for (std::size_t first = 0; first < order.size(); first += rank) {
        const std::size_t end = std::min(order.size(), first + rank);
        std::ranges::stable_sort(std::span(order).subspan(first, end - first), {}, along);
        const double fromWall =
            depthOf(static_cast<int>(first / rank), rows ? tray.front : 0) + GAP / 2 + 0.5;
        for (std::size_t i = first; i < end; ++i) {
            const Place cell = cellAt(static_cast<int>(i - first), static_cast<int>(i - first), tray);
            places[order[i]] = rows ? Place{cell.x, tray.depth / 2 - fromWall, 0}
                                    : Place{fromWall - tray.width / 2, cell.y, 0};
        }
    }
    return places;
}

int ranksFor(std::size_t dice, int rank) {
    return (static_cast<int>(dice) + rank - 1) / rank;
}

} // namespace

Aside setAside(std::span<const Place> lying, std::size_t thrown, const Tray& tray) {
    if (lying.empty()) {
        return {{}, tray};
    }
    const double deep = depthOf(ranksFor(lying.size(), cellsAlong(tray.width)), tray.front);
    const double wide = depthOf(ranksFor(lying.size(), cellsDeep(tray)), 0);
    const Tray below{tray.width, tray.depth - deep, tray.front};
    const Tray beside{tray.width - wide, tray.depth, tray.front};
    if (isEnough(below, thrown)) {
        return {inRanks(lying, true, tray), below, 0, -deep / 2};
    }
    if (isEnough(beside, thrown)) {
        return {inRanks(lying, false, tray), beside, wide / 2, 0};
    }
    if (tray.front > 0) { // closer together: they hide parts of one another, but lie apart
        return setAside(lying, thrown, {tray.width, tray.depth});
    }
    return {inRanks(lying, true, tray), tray, 0, 0, false};
}

} // namespace architects::dice
