#include <iomanip>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "platform/terminal/command.h"
#include "platform/terminal/minds.h"
#include "platform/terminal/progress_bar.h"
#include "platform/terminal/report.h"
#include "platform/terminal/sample.h"
#include "platform/terminal/setup.h"

namespace architects::terminal {
namespace {

struct SimulateOptions {
    SetupOptions setup;
    std::uint64_t games = 0;
    std::string players = "random";
    bool json = false;
};

struct SeatTally {
    std::uint64_t wins = 0; ///< alone in first place
    Sample points;
};

/// Everything that is told about many matches of one game.
class Summary {
  public:
    explicit Summary(int seats) : seats_(static_cast<std::size_t>(seats)) {}

    void add(const AnyMatch& match) {
        const ScoreSheet sheet = match.score();
        const bool alone = sheet.winners == SeatSet(sheet.winners.first());
        draws_ += alone ? 0U : 1U;
        std::size_t moves = 0;
        for (const Entry& entry : match.log().entries) {
            moves += entry.isChance() ? 0U : 1U;
        }
        moves_.add(static_cast<double>(moves));
        entries_.add(static_cast<double>(match.log().entries.size()));
        for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
            seats_[seat].points.add(sheet.totals[seat]);
            seats_[seat].wins += alone && sheet.winners.has(seatAt(static_cast<int>(seat))) ? 1U : 0U;
        }
        const Figures figures = faceOf(match.game().id).figures(match);
        figures_.resize(figures.size());
        for (std::size_t i = 0; i < figures.size(); ++i) {
            figures_[i].first = figures[i].first;
            figures_[i].second.add(figures[i].second);
        }
        ++games_;
    }

    [[nodiscard]] Json json(const SimulateOptions& options, const std::vector<Player>& players) const {
        Json seats = Json::array();
        for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
            seats.push_back({{"seat", seat + 1},
                             {"player", players[seat].name},
                             {"wins", seats_[seat].wins},
                             {"win_share", share(seats_[seat].wins)},
                             {"mean_points", seats_[seat].points.mean()},
                             {"sd_points", seats_[seat].points.deviation()}});
        }
        Json figures = Json::object();
        for (const auto& [name, sample] : figures_) {
            figures[name] = sample.mean();
        }
        return {{"game", options.setup.game},
                {"games", games_},
                {"seed", options.setup.seed},
                {"seats", seats},
                {"draws", draws_},
                {"draw_share", share(draws_)},
                {"mean_moves", moves_.mean()},
                {"mean_entries", entries_.mean()},
                {"means", figures}};
    }

  private:
    [[nodiscard]] double share(std::uint64_t count) const {
        return static_cast<double>(count) / static_cast<double>(games_);
    }
    std::vector<SeatTally> seats_;
    std::uint64_t games_ = 0;
    std::uint64_t draws_ = 0;
    Sample moves_;
    Sample entries_;
    std::vector<std::pair<std::string, Sample>> figures_;
};

/// The same numbers for people; half the width of the 95 % interval after each share.
void print(const Json& summary) {
    const double games = summary["games"];
    const auto percent = [games](double share) {
        std::ostringstream text;
        text << std::fixed << std::setprecision(1) << 100 * share << " % +- "
             << 196 * std::sqrt(share * (1 - share) / games);
        return text.str();
    };
    std::cout << summary["games"] << " games of " << summary["game"].get<std::string>() << ", seed \""
              << summary["seed"].get<std::string>() << "\"\n"
              << std::fixed << std::setprecision(2);
    for (const Json& seat : summary["seats"]) {
        std::cout << "  seat " << seat["seat"] << "  " << std::left << std::setw(12)
                  << seat["player"].get<std::string>() << std::right << "wins " << std::setw(7)
                  << seat["wins"].get<std::uint64_t>() << "  " << percent(seat["win_share"]) << "   points "
                  << seat["mean_points"].get<double>() << ", sd " << seat["sd_points"].get<double>()
                  << '\n';
    }
    std::cout << "  draws " << summary["draws"] << "  " << percent(summary["draw_share"]) << '\n';
    const auto line = [](const std::string& name, double value) {
        std::cout << "  mean " << std::left << std::setw(18) << name << std::right << std::setw(8) << value
                  << '\n';
    };
    line("moves", summary["mean_moves"]);
    line("entries", summary["mean_entries"]);
    for (const auto& [name, value] : summary["means"].items()) {
        line(name, value);
    }
}

/// Game n is played with the seed "TEXT#n", so that each can be watched again alone.
ExitCode simulate(SimulateOptions options) {
    if (options.setup.seed.empty()) {
        options.setup.seed = freshSeed();
    }
    SetupOptions one = options.setup;
    const Setup first = makeSetup(one);
    const std::vector<Mind> minds = readMinds(options.players, first.seats);
    Summary summary(first.seats);
    {
        ProgressBar bar(options.games);
        for (std::uint64_t game = 1; game <= options.games; ++game, bar.advance()) {
            one.seed = options.setup.seed + "#" + std::to_string(game);
            summary.add(playThrough(makeSetup(one), minds, [](const AnyMatch&) {}));
        }
    }
    const Json result = summary.json(options, playersOf(minds));
    if (options.json) {
        printJson(result);
    } else {
        print(result);
    }
    return ExitCode::Ok;
}

} // namespace

void addSimulate(Line& line) {
    auto options = std::make_shared<SimulateOptions>();
    CLI::App* command =
        addCommand(line, "simulate", "Play many games and sum them up",
                   "architects simulate --games 1000 --players 2,random --seed nile --json");
    command->add_option("--games", options->games, "How many")->required()->check(CLI::PositiveNumber);
    addSetupOptions(*command, options->setup);
    command
        ->add_option("--players", options->players,
                     "Who plays, by seat: " + playerWords + "; a single one plays all seats")
        ->capture_default_str();
    addJsonFlag(*command, options->json);
    command->callback([options, &line] { line.code = simulate(*options); });
}

} // namespace architects::terminal
