// The figures that the rules were measured by, measured again with an equal bot and fixed seeds.
#include "tests/core/games/luxor/tally.h"

#include <algorithm>
#include <array>

#include "core/games/luxor/chamber.h"
#include "core/games/luxor/chance.h"
#include "tests/core/games/luxor/greedy.h"

namespace architects::luxor {
namespace {

constexpr int games = 1000;

/// Sums over many matches; divide by the number of games.
struct Sums {
    double pairs = 0;
    double same = 0;
    double without = 0;
    double both = 0;
    double closedAtFullWall = 0;
    double openedAfterwards = 0;
    double allOpen = 0;
    double points = 0;
    double favourites = 0;
    double ties = 0;
    double moved = 0;
    double curses = 0;
    double findable = 0;
    std::array<double, maxSeats> wins{};
};

int openedIn(const State& state) {
    int opened = 0;
    for (const std::uint8_t owner : state.owner) {
        opened += owner != nobody ? 1 : 0;
    }
    return opened;
}

void countDrop(const State& state, const Move& move, Sums& sums) {
    const Pairs pairs = pairsOf(state, move.arg[0], move.arg[1]);
    const Yields yields = yieldsOf(state, move.arg[0], move.arg[1]);
    sums.pairs += static_cast<double>(pairs.size());
    for (const Pair& pair : pairs) {
        sums.same += pair.same ? 1 : 0;
    }
    sums.without += pairs.empty() ? 1 : 0;
    sums.both += yields[0].pairs > 0 && yields[1].pairs > 0 ? 1 : 0;
    for (const std::size_t source : {3, 4}) {
        sums.moved += move.arg[source] != noSource && move.arg[source] != stay ? 1 : 0;
    }
}

/// The last card opens some as it falls, and the scarabs left over some more.
void countLastDrop(const State& before, const Move& move, const State& after, Sums& sums) {
    Effect effect{before.chamber, {nobody, nobody}, {}};
    carryOut(before.mover, yieldsOf(before, move.arg[0], move.arg[1]),
             {static_cast<Order>(move.arg[2]), {move.arg[3], move.arg[4]}}, effect);
    int atFullWall = openedIn(before);
    for (const std::uint8_t seat : effect.openedFor) {
        atFullWall += seat != nobody ? 1 : 0;
    }
    sums.allOpen += atFullWall == static_cast<int>(tombCount) ? 1 : 0;
    sums.closedAtFullWall += static_cast<double>(tombCount) - atFullWall;
    sums.openedAfterwards += openedIn(after) - atFullWall;
}

void countEnd(const State& state, Sums& sums) {
    const ScoreSheet sheet = Luxor::score(state);
    int winners = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        sums.points += static_cast<double>(sheet.totals[s]) / state.seats;
        sums.favourites += (state.chamber.researcher[state.pharaoh[s]] == seat ? 1.0 : 0.0) / state.seats;
        winners += sheet.winners.has(seatAt(seat)) ? 1 : 0;
        const auto turn = static_cast<std::size_t>((seat + state.seats - state.first) % state.seats);
        sums.wins[turn] += sheet.winners == SeatSet(seatAt(seat)) ? 1 : 0;
    }
    const int best = *std::max_element(sheet.totals.begin(), sheet.totals.end());
    sums.ties += std::count(sheet.totals.begin(), sheet.totals.begin() + state.seats, best) > 1 ? 1 : 0;
    REQUIRE(winners >= 1);
}

void play(const Setup& setup, FastRandom& random, Sums& sums) {
    State state = Luxor::start(setup);
    for (Pending pending = Luxor::pending(state); !pending.over(); pending = Luxor::pending(state)) {
        if (pending.chance()) {
            const Outcome outcome = Luxor::sample(state, random);
            if (outcome.kind == static_cast<std::uint8_t>(ChanceKind::Reveal)) {
                ++sums.curses;
                sums.findable += hasMatch(state, outcome.arg[0]) ? 1 : 0;
            }
            Luxor::resolve(state, outcome);
            continue;
        }
        const Seat seat = pending.seats.first();
        const Move move = greedy::choose(state, seat, random);
        const State before = state;
        Luxor::play(state, seat, move);
        if (before.step == Step::Drop) {
            countDrop(before, move, sums);
        }
        if (wallCount(state) == cardsInWall && before.step == Step::Drop) {
            countLastDrop(before, move, state, sums);
        }
    }
    countEnd(state, sums);
}

Sums measured(const Setup& setup) {
    Sums sums;
    FastRandom random(1);
    for (int game = 0; game < games; ++game) {
        play(setup, random, sums);
    }
    for (double* sum :
         {&sums.pairs, &sums.same, &sums.without, &sums.both, &sums.closedAtFullWall,
          &sums.openedAfterwards, &sums.allOpen, &sums.points, &sums.favourites, &sums.ties, &sums.moved,
          &sums.curses, &sums.findable, &sums.wins[0], &sums.wins[1], &sums.wins[2], &sums.wins[3]}) {
        *sum /= games;
    }
    UNSCOPED_INFO("pairs " << sums.pairs << " same " << sums.same / sums.pairs << " without "
                           << sums.without / cardsInWall << " both " << sums.both / cardsInWall
                           << " closed " << sums.closedAtFullWall << " then opened "
                           << sums.openedAfterwards << " all open " << sums.allOpen << " points "
                           << sums.points << " favourites " << sums.favourites << " ties " << sums.ties
                           << " moved " << sums.moved << " curses " << sums.curses << " findable "
                           << sums.findable << " wins " << sums.wins[0] << ' ' << sums.wins[1] << ' '
                           << sums.wins[2] << ' ' << sums.wins[3]);
    return sums;
}

void within(double value, double low, double high) {
    CHECK(value >= low);
    CHECK(value <= high);
}

TEST_CASE("The base game has the combinations, sarcophagi and points that the rules were measured with") {
    constexpr std::array<double, 3> points{57, 37, 28};
    constexpr std::array<double, 3> favourites{0.55, 0.37, 0.29};
    constexpr std::array<double, 3> moved{0.7, 0.04, 0.0};
    const int seats = GENERATE(2, 3, 4);
    const Sums sums = measured(tally::setupOf(seats));
    within(sums.pairs, 64, 69);
    within(sums.same / sums.pairs, 0.57, 0.67);
    within(sums.without / cardsInWall, 0.05, 0.08);
    within(sums.both / cardsInWall, 0.12, 0.18);
    within(sums.closedAtFullWall, 2.9, 3.7);
    within(sums.openedAfterwards, 0.8, 1.8);
    within(sums.points, points[static_cast<std::size_t>(seats - 2)] - 2,
           points[static_cast<std::size_t>(seats - 2)] + 2);
    within(sums.favourites, favourites[static_cast<std::size_t>(seats - 2)] - 0.05,
           favourites[static_cast<std::size_t>(seats - 2)] + 0.05);
    within(sums.ties, 0.001, 0.06);
    within(sums.moved, moved[static_cast<std::size_t>(seats - 2)] - 0.1,
           moved[static_cast<std::size_t>(seats - 2)] + 0.1);
}

TEST_CASE("The Eyes of the Sphinx open every sarcophagus before the wall is full in most games") {
    const int seats = GENERATE(2, 3, 4);
    const Sums sums = measured(tally::setupOf(seats, CurseRule::None, PairRule::Sphinx));
    within(sums.pairs, 91, 99);
    within(sums.allOpen, 0.74, 0.88);
}

// Nothing is drawn after the last card. So 25 of the lower pile's 29 hieroglyph cards are drawn by two
// players and 28 by three, and a curse comes to light with 25 or 28 chances in 30; four players draw them
// all.
TEST_CASE("Nearly all curses come to light, and most of them can be found") {
    constexpr std::array<double, 3> appear{5.0, 5.6, 6.0};
    const int seats = GENERATE(2, 3, 4);
    const Sums sums = measured(tally::setupOf(seats, CurseRule::Turns));
    within(sums.curses, appear[static_cast<std::size_t>(seats - 2)] - 0.15,
           appear[static_cast<std::size_t>(seats - 2)] + 0.15);
    within(sums.findable, 3.2, 4.1);
}

} // namespace
} // namespace architects::luxor
