// A western die: its faces, how it lies and how it tips over.
#include "core/dice/cube.h"

#include <catch2/catch.hpp>

#include <cmath>

using namespace architects::dice;

namespace {

constexpr double QUARTER = 1.57079632679489661923;

bool near(const Vec& a, const Vec& b) {
    return length(a - b) < 1e-9;
}

} // namespace

TEST_CASE("opposite faces add up to seven") {
    for (int value = 1; value <= 6; ++value) {
        CHECK(near(face(value).normal, face(7 - value).normal * -1));
    }
}

TEST_CASE("one, two and three run counter-clockwise round their corner") {
    CHECK(dot(face(1).normal, cross(face(2).normal, face(3).normal)) == Approx(1));
}

TEST_CASE("pips are laid out along the faces they are on") {
    for (int value = 1; value <= 6; ++value) {
        const Face& f = face(value);
        CHECK(near(cross(f.right, f.down), f.normal * -1)); // y down: seen from outside
    }
}

TEST_CASE("a die lies with the value up that it was laid with, whatever its heading") {
    for (int value = 1; value <= 6; ++value) {
        for (int step = -8; step <= 8; ++step) {
            const Turn turn = lying(value, step * 0.37);
            CHECK(upperValue(turn) == value);
            CHECK(rotated(turn, face(value).normal).z == Approx(1));
            CHECK(reachDown(turn) == Approx(0.5));
        }
    }
}

TEST_CASE("the heading of a flat die is that of its edges") {
    for (int value = 1; value <= 6; ++value) {
        CHECK(heading(lying(value, 0.3)) == Approx(0.3));
        CHECK(heading(lying(value, 0.3 + QUARTER)) == Approx(0.3));
        CHECK(heading(lying(value, -0.7)) == Approx(-0.7));
    }
}

TEST_CASE("a leaning die is laid flat on the face it leans to") {
    const Turn leaning = about({0.6, 0.8, 0}, 0.5) * lying(4, 0.2);
    CHECK(upperValue(laidFlat(leaning)) == 4);
    CHECK(reachDown(laidFlat(leaning)) == Approx(0.5));
}

TEST_CASE("relabelling brings any value to where any other was, in four ways") {
    for (int shown = 1; shown <= 6; ++shown) {
        for (int value = 1; value <= 6; ++value) {
            for (unsigned way = 0; way < 4; ++way) {
                const Turn turn = lying(shown, 0.4) * relabelled(shown, value, way);
                CHECK(upperValue(turn) == value);
                CHECK(reachDown(turn) == Approx(0.5));
            }
        }
    }
    CHECK(!near(rotated(relabelled(1, 2, 0), {1, 0, 0}), rotated(relabelled(1, 2, 1), {1, 0, 0})));
}

TEST_CASE("a die tips over onto any of its faces and rises on its edge meanwhile") {
    for (int from = 1; from <= 6; ++from) {
        for (int to = 1; to <= 6; ++to) {
            const Turn flat = lying(from, 0.3);
            CHECK(upperValue(tipped(flat, to, 0)) == from);
            CHECK(upperValue(tipped(flat, to, 1)) == to);
            CHECK(reachDown(tipped(flat, to, 1)) == Approx(0.5));
            if (from + to != 7 && from != to) {
                CHECK(reachDown(tipped(flat, to, 0.5)) == Approx(std::sqrt(0.5)));
            }
        }
    }
}

TEST_CASE("half way between two turns is as far from the one as from the other") {
    const Turn a = lying(1, 0);
    const Turn b = lying(1, 1);
    CHECK(heading(between(a, b, 0.5)) == Approx(0.5));
    CHECK(heading(between(a, b, 0)) == Approx(0).margin(1e-9));
}
