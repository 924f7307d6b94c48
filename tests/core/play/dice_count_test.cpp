#include <catch2/catch.hpp>

#include "core/games/pyramidice/chance.h"
#include "core/play/dice_count.h"

using namespace architects;
using namespace architects::play;

namespace {

Entry rolled(pyramidice::Colour colour, const std::array<std::uint8_t, 6>& faces) {
    Entry entry;
    entry.kind = static_cast<std::uint8_t>(pyramidice::ChanceKind::Roll);
    entry.arg[0] = static_cast<std::uint8_t>(colour);
    std::copy(faces.begin(), faces.end(), entry.arg.begin() + 1);
    return entry;
}

} // namespace

TEST_CASE("Every roll of a log is counted by colour and face, and nothing else") {
    Log log;
    log.setup.game = "pyramidice";
    log.entries.push_back(rolled(pyramidice::Colour::Stone, {1, 0, 0, 2, 0, 0}));
    log.entries.push_back(rolled(pyramidice::Colour::Prayer, {0, 0, 0, 0, 0, 4}));
    log.entries.push_back(rolled(pyramidice::Colour::Stone, {0, 1, 0, 1, 0, 0}));
    Entry draw;
    draw.kind = static_cast<std::uint8_t>(pyramidice::ChanceKind::Draw);
    draw.arg = {1, 7};
    log.entries.push_back(draw);
    Entry move = rolled(pyramidice::Colour::Stone, {9, 9, 9, 9, 9, 9});
    move.by = Seat::First;
    log.entries.push_back(move);
    const DiceCount count = countRolls(log);
    CHECK(count.stone == Faces{1, 1, 0, 3, 0, 0});
    CHECK(count.prayer == Faces{0, 0, 0, 0, 0, 4});
    CHECK(count.rolls == 3);
    log.setup.game = "kheops";
    CHECK(countRolls(log) == DiceCount{});
}

TEST_CASE("The dice of several matches add up") {
    DiceCount sum{{1, 2, 3, 4, 5, 6}, {1, 0, 0, 0, 0, 0}, 4};
    sum += {{1, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 2}, 3};
    CHECK(sum == DiceCount{{2, 3, 4, 5, 6, 7}, {1, 0, 0, 0, 0, 2}, 7});
}

TEST_CASE("The tail of the chi-square is that of the printed tables") {
    // Five degrees of freedom: the critical values of any statistics book.
    CHECK(chiSquareTail(0) == Approx(1));
    CHECK(chiSquareTail(1.145) == Approx(0.95).epsilon(0.001));
    CHECK(chiSquareTail(4.351) == Approx(0.5).epsilon(0.001));
    CHECK(chiSquareTail(9.236) == Approx(0.1).epsilon(0.001));
    CHECK(chiSquareTail(11.070) == Approx(0.05).epsilon(0.001));
    CHECK(chiSquareTail(15.086) == Approx(0.01).epsilon(0.001));
    CHECK(chiSquareTail(20.515) == Approx(0.001).epsilon(0.001));
}

TEST_CASE("Even dice are as fair as can be, and loaded ones hardly ever happen") {
    const Fairness even = fairnessOf(Faces{10, 10, 10, 10, 10, 10});
    CHECK(even.dice == 60);
    CHECK(even.expected == Approx(10));
    CHECK(even.chance == Approx(1));
    CHECK(fairnessOf(Faces{60, 0, 0, 0, 0, 0}).chance < 1e-12);
    // The squares of 4, 6, 1, 0, 7 and 8, over 20.
    CHECK(fairnessOf(Faces{24, 14, 21, 20, 13, 28}).chance == Approx(chiSquareTail(8.3)));
}

TEST_CASE("A face stays in its range nineteen times out of twenty") {
    const Fairness sixty = fairnessOf(Faces{10, 10, 10, 10, 10, 10}); // binomial(60, 1/6)
    CHECK(sixty.low == 5);
    CHECK(sixty.high == 16);
    const Fairness one = fairnessOf(Faces{1, 0, 0, 0, 0, 0});
    CHECK(one.low == 0);
    CHECK(one.high == 1);
    const Fairness many = fairnessOf(Faces{10000, 10000, 10000, 10000, 10000, 10000});
    CHECK(many.low == Approx(10000 - 1.96 * 91.287).epsilon(0.001));
    CHECK(many.high == Approx(10000 + 1.96 * 91.287).epsilon(0.001));
}

TEST_CASE("Without dice there is nothing to judge") {
    const Fairness none = fairnessOf(Faces{});
    CHECK(none.dice == 0);
    CHECK(none.high == 0);
    CHECK(none.chance == Approx(1));
}
