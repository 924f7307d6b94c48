#include "platform/terminal/stops.h"

#include <chrono>
#include <functional>
#include <thread>

#include <nlohmann/json.hpp>

#include "core/bots/choose.h"
#include "core/bots/hint.h"
#include "core/bots/review.h"
#include "platform/terminal/replies.h"

namespace architects::terminal {
namespace {

using Clock = std::chrono::steady_clock;

/// A match after so many entries, or at its end.
AnyMatch playedOn(const Setup& setup, std::size_t entries) {
    auto match = *AnyMatch::begin(setup);
    while (!match.pending().over() && match.log().entries.size() < entries) {
        const Seat seat = match.pending().seats.first();
        (void)match.play(seat, *greedyMove(match, seat, 1, match.log().entries.size()));
    }
    return match;
}

double secondsSince(Clock::time_point then) {
    return std::chrono::duration<double>(Clock::now() - then).count();
}

/// Thinks again and again, each time for a while that differs, and stops.
Json stopsWhile(const char* what, double seconds, const std::function<void(SearchControl&)>& think) {
    constexpr int longestMs = 60;
    FastRandom random(1);
    Replies stops;
    const auto began = Clock::now();
    do {
        SearchControl control;
        std::thread thinker([&] {
            while (!control.stop) {
                think(control);
            }
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(1 + random.next64() % longestMs));
        const auto told = Clock::now();
        control.stop = true;
        thinker.join();
        stops.add(secondsSince(told));
    } while (secondsSince(began) < seconds);
    return {{"what", what},
            {"stops", stops.count()},
            {"ms_p50", stops.percentile(50)},
            {"ms_p95", stops.percentile(95)},
            {"ms_max", stops.percentile(100)}};
}

} // namespace

Json stopsOf(const Setup& setup, double seconds) {
    constexpr std::size_t opened = 12; // entries, after which there is something to think about
    const AnyMatch running = playedOn(setup, opened);
    const AnyMatch over = playedOn(setup, static_cast<std::size_t>(-1));
    const Seat seat = running.pending().seats.first();
    Json stops;
    stops.push_back(stopsWhile("reply", seconds / 3, [&](SearchControl& control) {
        (void)chooseMove(running, seat, levelCount, 1, {fullEffort, &control});
    }));
    stops.push_back(stopsWhile("hint", seconds / 3, [&](SearchControl& control) {
        (void)hintFor(running, seat, 1, {fullEffort, &control});
    }));
    stops.push_back(stopsWhile("review", seconds / 3, [&](SearchControl& control) {
        Review review;
        while (!control.stop && !review.done) {
            advance(review, over, &control);
        }
    }));
    return stops;
}

} // namespace architects::terminal
