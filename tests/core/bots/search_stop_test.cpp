// A search on one thread, told to stop by another.
#include <catch2/catch.hpp>

#include <string>
#include <thread>

#include "core/bots/choose.h"
#include "core/bots/choose_by_search.h"
#include "core/games/any_game.h"

using namespace architects;
using egizia::Egizia;
using kheops::Kheops;
using luxor::Luxor;
using pyramidice::Pyramidice;

namespace {

/// The first decision of a match with as many seats as the game allows.
template <Game G>
typename G::State begun() {
    FastRandom random(7);
    auto state = G::start(makeSetup(std::string(G::info().id), G::info().maxSeats, {}));
    while (G::pending(state).chance()) {
        G::resolve(state, G::sample(state, random));
    }
    return state;
}

} // namespace

TEMPLATE_TEST_CASE("A search that is told to stop ends with the iteration it is at", "", Kheops, Pyramidice,
                   Luxor, Egizia) {
    const auto state = begun<TestType>();
    const Seat seat = TestType::pending(state).seats.first();
    SearchControl control;
    std::thread thinker([&] {
        SearchControl* told = &control;
        (void)searched<TestType>(TestType::mask(state, seat), seat, 1'000'000'000, 1, told);
    });
    while (control.iterations.load() < 20) {
        std::this_thread::yield();
    }
    control.stop = true;
    const int then = control.iterations.load();
    thinker.join(); // a search that went on would take hours
    CHECK(control.iterations.load() <= then + 1);
    CHECK(control.wanted.load() == 1'000'000'000);
}

TEMPLATE_TEST_CASE("A search that is told to stop at once still gives a legal move", "", Kheops, Pyramidice,
                   Luxor, Egizia) {
    const auto state = begun<TestType>();
    const Seat seat = TestType::pending(state).seats.first();
    SearchControl control;
    control.stop = true;
    const Effort effort{1'000'000, &control};
    const auto move = chooseMove<TestType>(TestType::mask(state, seat), seat, levelCount, 1, effort);
    REQUIRE(move.has_value());
    CHECK(TestType::check(state, seat, *move) == Refusal::None);
    CHECK(control.iterations.load() == 0);
}
