#include <catch2/catch.hpp>

#include <numeric>
#include <string>

#include "core/bots/choose.h"
#include "core/bots/hint.h"
#include "core/games/luxor/luxor.h"
#include "tests/core/games/battery.h"

using namespace architects;

namespace {

AnyMatch played(const std::string& game, int seats, std::uint64_t number, int decisions) {
    auto match = AnyMatch::begin(makeSetup(game, seats, battery::seedOf(number)));
    REQUIRE(match.ok());
    for (int i = 0; i < decisions && !match->pending().over(); ++i) {
        const Seat seat = match->pending().seats.first();
        REQUIRE(match->play(seat, *greedyMove(*match, seat, 2, number + static_cast<std::uint64_t>(i))) ==
                Refusal::None);
    }
    return *match;
}

constexpr Effort small{400};

} // namespace

TEST_CASE("A hint is a legal move of the seat, with a sentence and the facts it needs") {
    std::size_t spoken = 0; // not in every game: in Pyramidice points come with a later step
    for (const std::string game : {"egizia", "kheops", "pyramidice", "luxor"}) {
        for (int decisions = 0; decisions < 60; decisions += 9) {
            const AnyMatch match = played(game, 2, 3, decisions);
            if (match.pending().over()) {
                break;
            }
            const Seat seat = match.pending().seats.first();
            const auto hint = hintFor(match, seat, 5, small);
            REQUIRE(hint.has_value());
            CHECK(hint->seat == seat);
            CHECK(match.check(seat, hint->move) == Refusal::None);
            CHECK_FALSE(hint->sentence().empty());
            const bool asksForOne = hint->sentence().find("%1") != std::string_view::npos;
            const bool asksForTwo = hint->sentence().find("%2") != std::string_view::npos;
            CHECK((hint->facts()[0] > 0) == asksForOne);
            CHECK((hint->facts()[1] > 0) == asksForTwo);
            spoken += asksForOne ? 1 : 0;
        }
    }
    CHECK(spoken > 3);
}

TEST_CASE("A hint is what Imhotep would play") {
    for (std::uint64_t number = 0; number < 4; ++number) {
        const AnyMatch match = played("kheops", 2, number, 12);
        const Seat seat = match.pending().seats.first();
        const auto hint = hintFor(match, seat, 77, small);
        REQUIRE(hint.has_value());
        CHECK(hint->move == chooseMove(match, seat, levelCount, 77, small));
        REQUIRE(hint->instead.has_value());
        CHECK(hint->instead != hint->move);
    }
}

TEST_CASE("A hint knows no more than the seat that asks") {
    const AnyMatch match = played("luxor", 3, 6, 10);
    const Seat seat = match.pending().seats.first();
    const auto view = AnyMatch::replay(match.view(seat));
    REQUIRE(view.ok());
    const auto told = hintFor(match, seat, 5, small);
    const auto seen = hintFor(*view, seat, 5, small);
    REQUIRE(told.has_value());
    REQUIRE(seen.has_value());
    CHECK(told->move == seen->move);
    CHECK(told->chances == seen->chances);
    CHECK(told->gains == seen->gains);
}

TEST_CASE("A seat that is not to move gets no hint") {
    const AnyMatch match = played("kheops", 2, 1, 5);
    const Seat waiting = match.pending().seats.has(Seat::First) ? Seat::Second : Seat::First;
    CHECK_FALSE(hintFor(match, waiting, 1, small).has_value());
}

TEST_CASE("A hint gives no curse away: whoever searches for one gets none, found or not") {
    int searches = 0;
    for (std::uint64_t number = 0; number < 8; ++number) {
        for (const auto rule : {luxor::CurseRule::Turns, luxor::CurseRule::Race}) {
            Setup setup = makeSetup("luxor", 2, battery::seedOf(number));
            setup.options[0] = static_cast<std::uint8_t>(rule);
            auto match = AnyMatch::begin(setup);
            REQUIRE(match.ok());
            while (!match->pending().over()) {
                const Seat seat = match->pending().seats.first();
                const bool searching = match->stateAs<luxor::Luxor>()->step == luxor::Step::Search;
                REQUIRE(isForOwnEyes(*match, seat) == searching);
                if (searching) {
                    CHECK_FALSE(hintFor(*match, seat, number, small).has_value());
                    ++searches;
                }
                REQUIRE(match->play(seat, *greedyMove(*match, seat, 2, number)) == Refusal::None);
            }
        }
    }
    CHECK(searches > 10);
}

TEST_CASE("A hint that is stopped is none") {
    const AnyMatch match = played("kheops", 2, 1, 5);
    SearchControl control;
    control.stop = true;
    CHECK_FALSE(hintFor(match, match.pending().seats.first(), 1, {400, &control}).has_value());
}

TEST_CASE("A hint that has to hurry is told by a few trials, and is a hint like any other") {
    for (const std::string game : {"egizia", "kheops", "pyramidice", "luxor"}) {
        const AnyMatch match = played(game, 2, 3, 9);
        const Seat seat = match.pending().seats.first();
        SearchControl control;
        control.hurry = true;
        const auto hint = hintFor(match, seat, 1, {1'000'000'000, &control});
        REQUIRE(hint.has_value());
        CHECK(hint->iterations < 100);
        CHECK(match.check(seat, hint->move) == Refusal::None);
        CHECK_FALSE(hint->sentence().empty());
        CHECK(std::accumulate(hint->chances.begin(), hint->chances.end(), 0) > sure * 9 / 10);
    }
}

TEST_CASE("Every reason has its own sentence") {
    std::vector<std::string> sentences;
    using enum Hint::Reason;
    for (const auto reason : {OnlyMove, Wins, Gains, Denies, Both, Prepares, Equal}) {
        Hint hint;
        hint.reason = reason;
        sentences.emplace_back(hint.sentence());
    }
    std::sort(sentences.begin(), sentences.end());
    CHECK(std::adjacent_find(sentences.begin(), sentences.end()) == sentences.end());
    CHECK_FALSE(sentences.front().empty());
}
