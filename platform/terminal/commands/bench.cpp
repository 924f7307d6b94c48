#include <array>
#include <iomanip>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "core/bots/choose.h"
#include "core/bots/choose_by_search.h"
#include "core/games/any_game.h"
#include "core/games/playout.h"
#include "platform/terminal/command.h"
#include "platform/terminal/replies.h"
#include "platform/terminal/report.h"
#include "platform/terminal/setup.h"
#include "platform/terminal/stops.h"

namespace architects::terminal {
namespace {

struct BenchOptions {
    SetupOptions setup;
    double seconds = 2;
    bool json = false;
};

constexpr std::uint64_t benchSeed = 1; // the same games every time

/// The game, counting the moves that seats make in it.
template <Game G>
struct Counted : G {
    static inline std::uint64_t moves = 0;
    static void play(typename G::State& state, Seat seat, const Move& move) {
        ++moves;
        G::play(state, seat, move);
    }
};

/// Keeps the compiler from leaving out work whose result nobody reads.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "g"(&value) : "memory");
}

/// Whole random games: opening chance, moves to the end, score.
template <Game G>
void measurePlayouts(const Setup& setup, double seconds, Json& report) {
    FastRandom random(benchSeed);
    std::uint64_t games = 0;
    Counted<G>::moves = 0;
    const double began = cpuSeconds();
    while (cpuSeconds() - began < seconds) {
        for (int batch = 0; batch < 64; ++batch, ++games) {
            auto state = G::start(setup);
            playout<Counted<G>>(state, random);
            keep(G::score(state));
        }
    }
    const double spent = cpuSeconds() - began;
    report["playouts_per_s"] = static_cast<double>(games) / spent;
    report["moves_per_s"] = static_cast<double>(Counted<G>::moves) / spent;
}

/// Copies of a state, spread over more of them than fit in one cache line or register.
template <Game G>
void measureClones(const Setup& setup, double seconds, Json& report) {
    using State = typename G::State;
    std::array<State, 64> states;
    states.fill(G::start(setup));
    std::uint64_t copies = 0;
    const double began = cpuSeconds();
    while (cpuSeconds() - began < seconds) {
        for (std::size_t i = 0; i < 4096; ++i, ++copies) {
            states[(i + 1) % states.size()] = states[i % states.size()];
            keep(states);
        }
    }
    const double spent = cpuSeconds() - began;
    report["clone_ns"] = 1e9 * spent / static_cast<double>(copies);
    report["state_bytes"] = sizeof(State);
}

/// Iterations of a search from the first decision of a match, with a fresh tree as often as a table has
/// one.
template <Game G>
double searchesPerSecond(const Setup& setup, const SearchStyle& style, double seconds) {
    constexpr int perTree = 2000;
    FastRandom random(benchSeed);
    auto state = G::start(setup);
    while (G::pending(state).chance()) {
        G::resolve(state, G::sample(state, random));
    }
    const Seat seat = G::pending(state).seats.first();
    const auto view = G::mask(state, seat);
    std::uint64_t iterations = 0;
    const double began = cpuSeconds();
    while (cpuSeconds() - began < seconds) {
        auto search =
            std::make_unique<Search<G>>(view, seat, style, edgesFor(style, perTree), random.next64());
        for (int i = 0; i < perTree && (iterations == 0 || cpuSeconds() - began < seconds);
             i += 10, iterations += 10) {
            for (int batch = 0; batch < 10; ++batch) {
                search->iterate();
            }
        }
        keep(search->iterations());
    }
    return static_cast<double>(iterations) / (cpuSeconds() - began);
}

/// How long an Architect thinks, in matches that he plays against himself, from their beginning until the
/// time is up. Forced moves are not counted.
template <Game G>
Json repliesOf(int level, const Setup& setup, double seconds) {
    FastRandom random(benchSeed);
    Replies replies;
    MoveList moves;
    const double began = cpuSeconds();
    do {
        auto state = G::start(setup);
        for (Pending pending = G::pending(state); !pending.over(); pending = G::pending(state)) {
            if (pending.chance()) {
                G::resolve(state, G::sample(state, random));
                continue;
            }
            if (replies.count() > 0 && cpuSeconds() - began >= seconds) {
                break;
            }
            const Seat seat = pending.seats.first();
            G::legalMoves(state, seat, moves);
            const double asked = cpuSeconds();
            const Move move = *chooseMove<G>(G::mask(state, seat), seat, level, random.next64());
            if (moves.size() > 1) {
                replies.add(cpuSeconds() - asked);
            }
            G::play(state, seat, move);
        }
    } while (cpuSeconds() - began < seconds);
    return {{"level", level},
            {"replies", replies.count()},
            {"ms_p50", replies.percentile(50)},
            {"ms_p95", replies.percentile(95)},
            {"ms_max", replies.percentile(100)}};
}

template <Game G>
Json bench(const Setup& setup, double seconds) {
    Json report{{"game", setup.game}, {"players", setup.seats}};
    measurePlayouts<G>(setup, seconds * 0.2, report);
    measureClones<G>(setup, seconds * 0.05, report);
    report["plain_searches_per_s"] = searchesPerSecond<G>(setup, plainSearch, seconds * 0.15);
    report["searches_per_s"] = searchesPerSecond<G>(setup, Levels<G>::style, seconds * 0.2);
    for (int level = 1; level <= levelCount; ++level) {
        report["replies"].push_back(
            repliesOf<G>(level, setup, seconds * (level == levelCount ? 0.25 : 0.05)));
    }
    report["stops"] = stopsOf(setup, seconds * 0.2);
    return report;
}

void printTimes(std::string_view what, std::string_view whose, const Json& times) {
    std::cout << what << ' ' << std::left << std::setw(10) << whose << std::right << "p50 " << std::setw(7)
              << times["ms_p50"].get<double>() << " ms  p95 " << std::setw(7)
              << times["ms_p95"].get<double>() << " ms  longest " << std::setw(7)
              << times["ms_max"].get<double>() << " ms\n";
}

void print(const Json& report) {
    for (const auto& [name, value] : report.items()) {
        if (value.is_array()) {
            continue;
        }
        std::cout << std::left << std::setw(26) << name << std::right << std::setw(14);
        if (value.is_number_float()) {
            std::cout << std::fixed << std::setprecision(value.get<double>() < 1000 ? 1 : 0)
                      << value.get<double>();
        } else {
            std::cout << (value.is_string() ? value.get<std::string>() : value.dump());
        }
        std::cout << '\n';
    }
    std::cout << std::fixed << std::setprecision(1);
    for (const Json& level : report["replies"]) {
        printTimes("replies of", architectOf(level["level"].get<int>()).name, level);
    }
    for (const Json& stop : report["stops"]) {
        printTimes("to stop a", stop["what"].get<std::string>(), stop);
    }
}

} // namespace

void addBench(Line& line) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* command =
        addCommand(line, "bench", "Measure how fast a game is played, in CPU time of one core",
                   "architects bench --game kheops --seconds 5 --json");
    command->add_option("--game", options->setup.game, "The game")->capture_default_str();
    command->add_option("--players", options->setup.seats,
                        "How many play; as few as the game allows if not given");
    command->add_option("--seconds", options->seconds, "How long to measure")
        ->capture_default_str()
        ->check(CLI::Range(0.01, 3600.0));
    addJsonFlag(*command, options->json);
    command->callback([options] {
        const Setup setup = makeSetup(options->setup);
        withGame(setup.game, [&](auto game) {
            const Json report = bench<typename decltype(game)::type>(setup, options->seconds);
            options->json ? printJson(report) : print(report);
        });
    });
}

} // namespace architects::terminal
