// A search on one thread, told to stop by another.
#include <catch2/catch.hpp>

#include <string>
#include <thread>

#include "core/bots/choose.h"

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
    Watch watch;
    std::thread thinker([&] {
        Watch* told = &watch;
        (void)searched<TestType>(TestType::mask(state, seat), seat, 1'000'000'000, 1, told);
    });
    while (watch.iterations.load() < 20) {
        std::this_thread::yield();
    }
    watch.stop = true;
    const int then = watch.iterations.load();
    thinker.join(); // a search that went on would take hours
    CHECK(watch.iterations.load() <= then + 1);
    CHECK(watch.wanted.load() == 1'000'000'000);
}

TEMPLATE_TEST_CASE("A search that is told to stop at once still gives a legal move", "", Kheops, Pyramidice,
                   Luxor, Egizia) {
    const auto state = begun<TestType>();
    const Seat seat = TestType::pending(state).seats.first();
    Watch watch;
    watch.stop = true;
    const Effort effort{1'000'000, &watch};
    const auto move = chooseMove<TestType>(TestType::mask(state, seat), seat, levelCount, 1, effort);
    REQUIRE(move.has_value());
    CHECK(TestType::check(state, seat, *move) == Refusal::None);
    CHECK(watch.iterations.load() == 0);
}
