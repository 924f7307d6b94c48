#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <string>

#include "core/bots/choose.h"
#include "core/bots/choose_by_search.h"
#include "core/games/any_game.h"
#include "core/games/luxor/moves.h"
#include "core/games/luxor/pairs.h"
#include "core/games/playout.h"
#include "tests/core/games/battery.h"

using namespace architects;
using egizia::Egizia;
using kheops::Kheops;
using luxor::Luxor;
using pyramidice::Pyramidice;

namespace {

AnyMatch begun(std::uint64_t number, const std::string& game = "kheops", int seats = 2) {
    auto match = AnyMatch::begin(makeSetup(game, seats, battery::seedOf(number)));
    REQUIRE(match.ok());
    return *match;
}

constexpr Effort quick{60};

/// How often a level sees a curse in Luxor, in hundredths.
int noticedBy(int level) {
    const Level& how = levelOf<Luxor>(level);
    return how.iterations == 0 ? skillOf(how.skill).notices : how.notices;
}

} // namespace

TEST_CASE("There are four Great Architects, each with a name and a character") {
    REQUIRE(architectTable().size() == 4);
    CHECK(architectOf(1).name == "Snefru");
    CHECK(architectOf(2).name == "Hemiunu");
    CHECK(architectOf(3).name == "Amenhotep");
    CHECK(architectOf(4).name == "Imhotep");
    for (const Architect& architect : architectTable()) {
        CHECK_FALSE(architect.character.empty());
    }
    CHECK(&architectOf(0) == &architectOf(1));
    CHECK(&architectOf(9) == &architectOf(4));
}

TEMPLATE_TEST_CASE(
    "An architect searches longer and misjudges less the higher his level, and the last one never does", "",
    Kheops, Pyramidice, Luxor, Egizia) {
    const auto& table = Levels<TestType>::table;
    const auto misjudges = [](const Level& level) {
        return level.iterations > 0 ? 0 : skillOf(level.skill).misjudges;
    };
    for (std::size_t level = 1; level < table.size(); ++level) {
        CHECK(table[level].iterations >= table[level - 1].iterations);
        CHECK((table[level].iterations > 0 || table[level].skill > table[level - 1].skill));
        CHECK(misjudges(table[level]) <= misjudges(table[level - 1]));
    }
    CHECK(table.back().iterations > table[2].iterations);
    CHECK(misjudges(table.front()) > 0);
    CHECK(misjudges(table.back()) == 0);
}

TEST_CASE("Every architect plays a whole match with legal moves") {
    const std::string game = GENERATE("kheops", "pyramidice", "luxor", "egizia");
    for (int level = 1; level <= levelCount; ++level) {
        const int seats = game == "kheops" ? 2 : 1 + std::max(1, level - 1);
        AnyMatch match = begun(static_cast<std::uint64_t>(level), game, seats);
        while (!match.pending().over()) {
            const Seat seat = match.pending().seats.first();
            const auto move = chooseMove(match, seat, level, match.log().entries.size(), quick);
            REQUIRE(move.has_value());
            REQUIRE(match.play(seat, *move) == Refusal::None);
        }
    }
}

TEST_CASE("The same view, level and seed give the same move") {
    const AnyMatch match = begun(5);
    const Seat seat = match.pending().seats.first();
    for (int level = 1; level <= levelCount; ++level) {
        CHECK(chooseMove(match, seat, level, 77, quick) == chooseMove(match, seat, level, 77, quick));
    }
}

TEST_CASE("A seat that is not to move gets no move") {
    const AnyMatch match = begun(6);
    const Seat waiting = match.pending().seats.has(Seat::First) ? Seat::Second : Seat::First;
    CHECK_FALSE(chooseMove(match, waiting, 4, 1).has_value());
}

TEMPLATE_TEST_CASE("An architect is moved by nothing but what his seat sees", "", Kheops, Pyramidice, Luxor,
                   Egizia) {
    using G = TestType;
    FastRandom random(8);
    for (std::uint64_t number = 0; number < 10; ++number) {
        const AnyMatch match = begun(number, std::string(G::info().id));
        const Seat seat = match.pending().seats.first();
        const auto view = AnyMatch::replay(match.view(seat));
        REQUIRE(view.ok());
        const auto guess = G::guess(match.template viewState<G>(seat), random);
        const auto told = chooseMove(match, seat, 4, 3, quick);
        CHECK(chooseMove(*view, seat, 4, 3, quick) == told);
        CHECK(chooseMove<G>(G::mask(guess, seat), seat, 4, 3, quick) == told);
    }
}

TEST_CASE("At the end a position is judged by what was scored") {
    FastRandom random(2);
    for (int game = 0; game < 200; ++game) {
        auto state = Kheops::start(makeSetup("kheops", 2, {}));
        playout<Kheops>(state, random);
        const auto totals = Kheops::score(state).totals;
        CHECK(Judge<Kheops>::judge(state, Seat::First) == 100 * (totals[0] - totals[1]));
        CHECK(Judge<Kheops>::judge(state, Seat::Second) == 100 * (totals[1] - totals[0]));
    }
}

TEMPLATE_TEST_CASE("At the end of a match of several a position is judged against the best rival", "",
                   Pyramidice, Luxor, Egizia) {
    using G = TestType;
    FastRandom random(3);
    for (int game = 0; game < 200; ++game) {
        const int seats = 2 + game % 3;
        auto state = G::start(makeSetup(std::string(G::info().id), seats, {}));
        playout<G>(state, random);
        const auto totals = G::score(state).totals;
        for (int own = 0; own < seats; ++own) {
            int best = std::numeric_limits<int>::min();
            for (int other = 0; other < seats; ++other) {
                best = other == own ? best : std::max(best, totals[static_cast<std::size_t>(other)]);
            }
            CHECK(Judge<G>::judge(state, seatAt(own)) ==
                  100 * (totals[static_cast<std::size_t>(own)] - best));
        }
    }
}

TEST_CASE("An architect who looks for a curse claims a line that is there, or passes") {
    FastRandom random(4);
    std::array<int, levelCount> claims{};
    std::array<int, levelCount> searches{};
    Setup setup = makeSetup("luxor", 3, {});
    setup.options[0] = static_cast<std::uint8_t>(luxor::CurseRule::Turns);
    for (int game = 0; game < 60; ++game) {
        auto state = Luxor::start(setup);
        while (!Luxor::pending(state).over()) {
            if (Luxor::pending(state).chance()) {
                Luxor::resolve(state, Luxor::sample(state, random));
                continue;
            }
            const Seat seat = Luxor::pending(state).seats.first();
            const bool findable = state.step == luxor::Step::Search && luxor::hasMatch(state, state.curse);
            for (int level = 1; findable && level <= levelCount; ++level) {
                const auto move = chooseMove<Luxor>(Luxor::mask(state, seat), seat, level, random.next64());
                REQUIRE(move.has_value());
                const bool claimed = *move != luxor::pass();
                CHECK((!claimed ||
                       luxor::matches(state, state.curse, {move->arg[0], move->arg[1], move->arg[2]})));
                claims[static_cast<std::size_t>(level - 1)] += claimed ? 1 : 0;
                ++searches[static_cast<std::size_t>(level - 1)];
            }
            Luxor::play(state, seat, battery::randomMove<Luxor>(state, seat, random));
        }
    }
    for (std::size_t level = 0; level < levelCount; ++level) {
        REQUIRE(searches[level] > 200);
        const int share = 100 * claims[level] / searches[level];
        CHECK(std::abs(share - noticedBy(static_cast<int>(level) + 1)) <= 10);
    }
}
