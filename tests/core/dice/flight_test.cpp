// Dice that are thrown: any flick ends in time, in order and on the values that were rolled before.
#include "core/dice/cube.h"
#include "core/dice/flight.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <limits>

using namespace architects;
using namespace architects::dice;

namespace {

constexpr Tray TRAY{5.4, 5.8};

Throw randomThrow(std::uint64_t seed) {
    FastRandom random(seed);
    const auto any = [&random](double k) { return (below(random, 2001) / 1000.0 - 1) * k; };
    Throw what;
    what.tray = TRAY;
    const std::uint32_t count = 1 + below(random, 14);
    const std::uint32_t moving = 1 + below(random, count);
    for (std::uint32_t i = 0; i < count; ++i) { // as they lie: in rows
        const std::uint32_t row = i / 4;
        const Place place{-2 + 1.3 * (i % 4), -2 + 1.3 * row, any(0.1)};
        if (i < moving) {
            const int shown = 1 + static_cast<int>(below(random, 6));
            what.dice.push_back(
                {place, lying(shown, place.heading), 1 + static_cast<int>(below(random, 6))});
        } else {
            what.still.push_back(place);
        }
    }
    const double wild = below(random, 10) == 0 ? 5000 : 60;
    what.speedX = any(wild);
    what.speedY = any(wild);
    what.seed = seed * 77 + 5;
    return what;
}

Place lastPlace(const Flight& flight, int die) {
    const Pose& pose = flight.pose(flight.frames() - 1, die);
    return {pose.at.x, pose.at.y, heading(pose.turn)};
}

int wrongFaces(const Throw& what, const Flight& flight) {
    int wrong = 0;
    for (int i = 0; i < flight.dice(); ++i) {
        const Turn& turn = flight.pose(flight.frames() - 1, i).turn;
        const int value = what.dice[static_cast<std::size_t>(i)].value;
        wrong += rotated(turn, face(value).normal).z > 0.999999 ? 0 : 1;
    }
    return wrong;
}

int overlapsAtRest(const Flight& flight) {
    int found = 0;
    for (int i = 0; i < flight.dice(); ++i) {
        for (int j = i + 1; j < flight.dice(); ++j) {
            found += overlap(lastPlace(flight, i), lastPlace(flight, j)) ? 1 : 0;
        }
        for (const Place& still : flight.aside()) {
            found += overlap(lastPlace(flight, i), still) ? 1 : 0;
        }
    }
    return found;
}

// Frames in which a thrown die is inside one that was set aside; before that they are lifted over them.
int framesInsideOthers(const Flight& flight) {
    constexpr int released = 17;
    int found = 0;
    for (const Place& still : flight.aside()) {
        const Pose lies{{still.x, still.y, 0.5}, about({0, 0, 1}, still.heading)};
        for (int frame = released; frame < flight.frames(); ++frame) {
            for (int i = 0; i < flight.dice(); ++i) {
                const auto met = contact(lies, flight.pose(frame, i));
                found += met && met->depth > 0.15 ? 1 : 0;
            }
        }
    }
    return found;
}

// The farthest that a die slides at the end of its throw without turning.
double longestSlide(const Flight& flight) {
    double longest = 0;
    for (int i = 0; i < flight.dice(); ++i) {
        double slid = 0;
        for (int frame = 18; frame < flight.frames(); ++frame) {
            const Pose& a = flight.pose(frame - 1, i);
            const Pose& b = flight.pose(frame, i);
            const Turn change = b.turn * inverse(a.turn);
            const bool locked =
                2 * std::acos(std::min(1.0, std::abs(change.w))) < 0.03 && reachDown(a.turn) < 0.56;
            slid = locked ? slid + std::hypot(b.at.x - a.at.x, b.at.y - a.at.y) : 0;
            longest = std::max(longest, slid);
        }
    }
    return longest;
}

// Dice as a tray of a phone holds them, anywhere and turned anyhow, some of them to be thrown.
Throw crowdedThrow(std::uint64_t seed, const Tray& tray = {4.2, 4.0}) {
    FastRandom random(seed);
    const auto any = [&random](double k) { return (below(random, 2001) / 1000.0 - 1) * k; };
    Throw what;
    what.tray = tray;
    std::vector<Place> places;
    for (int i = 0; i < 7; ++i) {
        places.push_back({any(2), any(2), any(0.6)});
    }
    spreadOut(places, {}, what.tray, random);
    const std::size_t moving = 1 + below(random, 6);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i < moving) {
            what.dice.push_back({places[i],
                                 lying(1 + static_cast<int>(below(random, 6)), places[i].heading),
                                 1 + static_cast<int>(below(random, 6))});
        } else {
            what.still.push_back(places[i]);
        }
    }
    what.speedX = any(30);
    what.speedY = any(30);
    what.seed = seed;
    return what;
}

int outOfTray(const Throw& what, const Flight& flight) {
    int found = 0;
    for (int frame = 0; frame < flight.frames(); ++frame) {
        for (int i = 0; i < flight.dice(); ++i) {
            const Pose& pose = flight.pose(frame, i);
            const bool in = std::abs(pose.at.x) <= what.tray.width / 2 - 0.499 &&
                            std::abs(pose.at.y) <= what.tray.depth / 2 - 0.499 &&
                            pose.at.z >= reachDown(pose.turn) - 1e-6;
            found += in ? 0 : 1;
        }
    }
    return found;
}

} // namespace

TEST_CASE("a thousand random flicks end in time, apart, in the tray and on the values rolled") {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const Throw what = randomThrow(seed);
        const Flight flight = thrown(what);
        INFO("seed " << seed << ", " << what.dice.size() << " dice and " << what.still.size()
                     << " that lie");
        REQUIRE(flight.dice() == static_cast<int>(what.dice.size()));
        REQUIRE(flight.frames() <= LONGEST_FLIGHT);
        REQUIRE(wrongFaces(what, flight) == 0);
        REQUIRE(overlapsAtRest(flight) == 0);
        REQUIRE(outOfTray(what, flight) == 0);
        for (int i = 0; i < flight.dice(); ++i) {
            REQUIRE(flight.pose(flight.frames() - 1, i).at.z == Approx(0.5));
        }
    }
}

TEST_CASE("a flight begins with the dice as they lay") {
    const Throw what = randomThrow(12);
    const Flight flight = thrown(what);
    for (std::size_t i = 0; i < what.dice.size(); ++i) {
        const Pose& first = flight.pose(0, static_cast<int>(i));
        CHECK(first.at.x == Approx(what.dice[i].place.x));
        CHECK(first.at.y == Approx(what.dice[i].place.y));
        CHECK(upperValue(first.turn) == upperValue(what.dice[i].turn));
    }
}

TEST_CASE("no die jumps from one frame to the next") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Flight flight = thrown(randomThrow(seed));
        double farthest = 0;
        double mostTurned = 0;
        for (int frame = 1; frame < flight.frames(); ++frame) {
            for (int i = 0; i < flight.dice(); ++i) {
                const Pose& a = flight.pose(frame - 1, i);
                const Pose& b = flight.pose(frame, i);
                farthest = std::max(farthest, length(b.at - a.at));
                const Turn change = b.turn * inverse(a.turn);
                mostTurned = std::max(mostTurned, 2 * std::acos(std::min(1.0, std::abs(change.w))));
            }
        }
        INFO("seed " << seed);
        CHECK(farthest < 0.8);
        CHECK(mostTurned < 1.6);
    }
}

TEST_CASE("the same throw gives the same flight, another seed another one") {
    Throw what = randomThrow(7);
    const Flight first = thrown(what);
    CHECK(thrown(what) == first);
    what.seed += 1;
    CHECK_FALSE(thrown(what) == first);
}

TEST_CASE("a tap without any speed still tumbles") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Throw what;
        what.tray = TRAY;
        what.seed = seed;
        what.dice.push_back({{0, 0, 0}, lying(3, 0), 3});
        const Flight flight = thrown(what);
        const int released = 17;
        double highest = 0;
        double farthest = 0;
        double turned = 0;
        for (int frame = released; frame < flight.frames(); ++frame) {
            const Pose& now = flight.pose(frame, 0);
            highest = std::max(highest, now.at.z);
            farthest = std::max(farthest, length(now.at - flight.pose(released, 0).at));
            const Turn change = now.turn * inverse(flight.pose(frame - 1, 0).turn);
            turned += 2 * std::acos(std::min(1.0, std::abs(change.w)));
        }
        INFO("seed " << seed);
        CHECK(highest > 1);
        CHECK(farthest > 1);
        CHECK(turned > 4); // radians
        CHECK(upperValue(flight.pose(flight.frames() - 1, 0).turn) == 3);
    }
}

TEST_CASE("a flick sends the dice its way") {
    const auto away = [](double x, double y) {
        Throw what;
        what.tray = {12, 12};
        what.dice.push_back({{0, 0, 0}, lying(1, 0), 6});
        what.speedX = x;
        what.speedY = y;
        const Flight flight = thrown(what);
        return flight.pose(30, 0).at - flight.pose(17, 0).at;
    };
    CHECK(away(40, 0).x > 1);
    CHECK(away(-40, 0).x < -1);
    CHECK(away(0, 40).y > 1);
    CHECK(away(0, -40).y < -1);
}

TEST_CASE("a speed that is no number is no harm") {
    Throw what = randomThrow(3);
    what.speedX = std::numeric_limits<double>::quiet_NaN();
    const Flight flight = thrown(what);
    CHECK(wrongFaces(what, flight) == 0);
    CHECK(outOfTray(what, flight) == 0);
}

TEST_CASE("dice knock on the table, harder and softer") {
    const Flight flight = thrown(randomThrow(21));
    REQUIRE_FALSE(flight.knocks().empty());
    for (const Knock& knock : flight.knocks()) {
        CHECK(knock.frame < flight.frames());
        CHECK(knock.strength > 0);
        CHECK(knock.strength <= 1);
    }
}

TEST_CASE("no dice make no flight") {
    CHECK(thrown({}).frames() == 0);
}

TEST_CASE("dice in the air keep out of one another") {
    // A graze of a few hundredths is not seen; a die in a die is.
    int deep = 0;
    int looked = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Flight flight = thrown(randomThrow(seed));
        for (int frame = 17; frame < flight.frames(); ++frame) {
            for (int i = 0; i < flight.dice(); ++i) {
                for (int j = i + 1; j < flight.dice(); ++j) {
                    const auto found = contact(flight.pose(frame, i), flight.pose(frame, j));
                    deep += found && found->depth > 0.15 ? 1 : 0;
                    ++looked;
                }
            }
        }
    }
    INFO(deep << " of " << looked << " pairs");
    CHECK(deep < looked / 200);
}

TEST_CASE("dice that are not thrown are set aside, and none that is thrown gets into them or slides far") {
    int slides = 0;
    constexpr int throws = 400;
    for (std::uint64_t seed = 0; seed < throws; ++seed) {
        const Throw what = crowdedThrow(seed);
        const Flight flight = thrown(what);
        INFO("seed " << seed << ", " << what.dice.size() << " thrown, " << what.still.size()
                     << " set aside");
        REQUIRE(flight.aside().size() == what.still.size());
        for (const Place& place : flight.aside()) {
            REQUIRE(within(place, what.tray));
        }
        REQUIRE(overlapsAtRest(flight) == 0);
        REQUIRE(framesInsideOthers(flight) == 0);
        slides += longestSlide(flight) > 1 ? 1 : 0;
    }
    CHECK(slides < throws / 50);
}

TEST_CASE("no die at rest hides a part of another from an eye that is lowered") {
    const Tray phone{4.16, 4.26, 0.445}; // seven dice in the quarry, seen 24 degrees from above
    int slides = 0;
    constexpr int throws = 300;
    for (std::uint64_t seed = 0; seed < throws; ++seed) {
        const Throw what = crowdedThrow(seed, phone);
        const Flight flight = thrown(what);
        std::vector<Place> resting(flight.aside().begin(), flight.aside().end());
        for (int i = 0; i < flight.dice(); ++i) {
            const Pose& pose = flight.pose(flight.frames() - 1, i);
            resting.push_back({pose.at.x, pose.at.y, heading(pose.turn)});
        }
        INFO("seed " << seed << ", " << what.dice.size() << " thrown");
        for (std::size_t i = 0; i < resting.size(); ++i) {
            REQUIRE(within(resting[i], phone));
            for (std::size_t j = i + 1; j < resting.size(); ++j) {
                REQUIRE_FALSE(overlap(resting[i], resting[j], 0, phone.front));
            }
        }
        slides += longestSlide(flight) > 1 ? 1 : 0;
    }
    CHECK(slides < throws / 50);
}
