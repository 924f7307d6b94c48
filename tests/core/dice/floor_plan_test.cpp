// Flat dice on the floor of a tray.
#include "core/dice/floor_plan.h"

#include <catch2/catch.hpp>

#include <vector>

using namespace architects;
using namespace architects::dice;

namespace {

constexpr double EIGHTH = 0.78539816339744830962;

bool allApart(const std::vector<Place>& places, const std::vector<Place>& still, const Tray& tray) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!within(places[i], tray)) {
            return false;
        }
        for (std::size_t j = i + 1; j < places.size(); ++j) {
            if (overlap(places[i], places[j])) {
                return false;
            }
        }
        for (const Place& other : still) {
            if (overlap(places[i], other)) {
                return false;
            }
        }
    }
    return true;
}

} // namespace

TEST_CASE("dice overlap as the squares they are, not as circles") {
    CHECK(overlap({0, 0, 0}, {0.9, 0, 0}));
    CHECK_FALSE(overlap({0, 0, 0}, {1.01, 0, 0}));
    CHECK(overlap({0, 0, EIGHTH}, {1.1, 0, 0}));
    CHECK_FALSE(overlap({0, 0, EIGHTH}, {1.25, 0, 0}));
    CHECK_FALSE(overlap({0, 0, EIGHTH}, {0.9, 0.9, EIGHTH}));
    CHECK(overlap({0, 0, 0}, {1.01, 0, 0}, 0.05));
}

TEST_CASE("seen by a lowered eye a die hides what lies close behind it") {
    CHECK_FALSE(overlap({0, 0, 0}, {0, 1.2, 0}));
    CHECK(overlap({0, 0, 0}, {0, 1.2, 0}, 0, 0.4));
    CHECK(overlap({0, 1.2, 0}, {0, 0, 0}, 0, 0.4));
    CHECK_FALSE(overlap({0, 0, 0}, {0, 1.41, 0}, 0, 0.4));
    CHECK_FALSE(overlap({0, 0, 0}, {1.01, 0, 0}, 0, 0.4));
    CHECK(overlap({0, 0, EIGHTH}, {0.5, 1.2, 0}, 0, 0.4));
    CHECK_FALSE(overlap({0, 0, EIGHTH}, {1.21, 0.3, 0}, 0, 0.4));
}

TEST_CASE("a turned die needs more room at the wall") {
    const Tray tray{4, 4};
    CHECK(within({1.5, 0, 0}, tray));
    CHECK_FALSE(within({1.5, 0, EIGHTH}, tray));
}

TEST_CASE("dice that lie well are left where they are") {
    std::vector<Place> places{{-1, 0, 0.3}, {1, 0, -0.2}};
    const std::vector<Place> before = places;
    FastRandom random(1);
    CHECK(spreadOut(places, {}, {5, 5}, random));
    CHECK(places == before);
}

TEST_CASE("fourteen dice in one heap are spread out, also round dice that must not move") {
    const Tray tray{5.4, 5.8};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        FastRandom random(seed);
        const auto any = [&random](double k) { return (below(random, 1000) / 500.0 - 1) * k; };
        std::vector<Place> still;
        still.reserve(4);
        for (int i = 0; i < static_cast<int>(seed % 4); ++i) {
            still.push_back({-1.8 + i * 1.7, any(1.8), any(0.7)});
        }
        std::vector<Place> places;
        places.reserve(14);
        for (std::size_t i = 0; i + still.size() < 14; ++i) {
            places.push_back({any(0.4), any(0.4), any(0.78)});
        }
        INFO("seed " << seed);
        CHECK(spreadOut(places, still, tray, random));
        CHECK(allApart(places, still, tray));
    }
}

TEST_CASE("a tray that is too small is reported") {
    std::vector<Place> places(9);
    FastRandom random(1);
    CHECK_FALSE(spreadOut(places, {}, {2.5, 2.5}, random));
}

TEST_CASE("dice are set aside in rows at the far wall, each near where it lay") {
    const Tray tray{4.4, 4.2};
    const std::vector<Place> lying{{1.5, -1, 0.4}, {-1.5, 0.5, 0.2}, {0, 1, -0.3}};
    const Aside aside = setAside(lying, 4, tray);
    REQUIRE(aside.apart);
    CHECK(allApart(aside.places, {}, tray));
    CHECK(aside.places[1].x < aside.places[2].x);
    CHECK(aside.places[2].x < aside.places[0].x);
    for (const Place& place : aside.places) {
        CHECK(place.y - 0.5 >= aside.y + aside.free.depth / 2); // out of what is left for the others
    }
    CHECK(aside.y < 0);
}

TEST_CASE("dice that were set aside already stay there") {
    const Tray tray{4.4, 4.2};
    const Aside once = setAside(std::vector<Place>{{1, -1, 0.4}, {-1, 0.5, 0.2}}, 3, tray);
    CHECK(setAside(once.places, 3, tray).places == once.places);
}

TEST_CASE("a tray too small for both uses its whole floor") {
    const Tray tray{2.4, 2.4};
    const Aside aside = setAside(std::vector<Place>(2), 2, tray);
    CHECK_FALSE(aside.apart);
    CHECK(aside.free.depth == tray.depth);
    CHECK(allApart(aside.places, {}, tray));
}
