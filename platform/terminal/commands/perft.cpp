#include <iomanip>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "core/games/any_game.h"
#include "platform/terminal/command.h"
#include "platform/terminal/report.h"
#include "platform/terminal/setup.h"

namespace architects::terminal {
namespace {

struct PerftOptions {
    SetupOptions setup;
    int depth = 2;
    bool json = false;
};

/// Counts the positions a number of moves away. Chance is what the seed gives at that entry, as in a match,
/// so the counts are the same on every machine.
template <Game G>
class Counter {
  public:
    explicit Counter(const Setup& setup) : seed_(*setup.seed), start_(G::start(setup)) {}

    std::uint64_t count(int depth) const { return count(start_, 0, depth); }

  private:
    using State = typename G::State;

    std::uint64_t count(State state, std::uint64_t entries, int depth) const {
        for (; G::pending(state).chance(); ++entries) {
            ChaChaRandom random(seed_, entries);
            G::resolve(state, G::sample(state, random));
        }
        const Pending pending = G::pending(state);
        if (depth == 0 || pending.over()) {
            return depth == 0 ? 1 : 0;
        }
        std::uint64_t total = 0;
        for (int seat = 0; seat < maxSeats; ++seat) {
            if (pending.seats.has(seatAt(seat))) {
                total += countMoves(state, seatAt(seat), entries, depth);
            }
        }
        return total;
    }

    std::uint64_t countMoves(const State& state, Seat seat, std::uint64_t entries, int depth) const {
        MoveList moves;
        G::legalMoves(state, seat, moves);
        if (depth == 1) {
            return moves.size();
        }
        std::uint64_t total = 0;
        for (const Move& move : moves) {
            State next = state;
            G::play(next, seat, move);
            total += count(next, entries + 1, depth - 1);
        }
        return total;
    }

    Seed seed_;
    State start_;
};

template <Game G>
void perft(const PerftOptions& options, const Setup& setup) {
    const Counter<G> counter(setup);
    for (int depth = 1; depth <= options.depth; ++depth) {
        const double began = cpuSeconds();
        const std::uint64_t positions = counter.count(depth);
        const double seconds = cpuSeconds() - began;
        if (options.json) {
            printJson({{"game", setup.game},
                       {"seed", options.setup.seed},
                       {"depth", depth},
                       {"positions", positions},
                       {"seconds", seconds}});
        } else {
            std::cout << "depth " << depth << std::setw(16) << positions << " positions" << std::fixed
                      << std::setprecision(2) << std::setw(10) << seconds << " s" << std::endl;
        }
    }
}

} // namespace

void addPerft(Line& line) {
    auto options = std::make_shared<PerftOptions>();
    options->setup.seed = "nile"; // a fixed one: counts are for comparing
    CLI::App* command = addCommand(line, "perft", "Count the positions that 1, 2, ... moves lead to",
                                   "architects perft --seed nile --depth 3 --json");
    addSetupOptions(*command, options->setup);
    command->add_option("--depth", options->depth, "How many moves deep")
        ->capture_default_str()
        ->check(CLI::Range(1, 100));
    addJsonFlag(*command, options->json);
    command->callback([options] {
        const Setup setup = makeSetup(options->setup);
        withGame(setup.game, [&](auto game) { perft<typename decltype(game)::type>(*options, setup); });
    });
}

} // namespace architects::terminal
