#include <algorithm>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

#include <nlohmann/json.hpp>

#include "platform/terminal/command.h"
#include "platform/terminal/console.h"
#include "platform/terminal/contest.h"
#include "platform/terminal/minds.h"
#include "platform/terminal/progress_bar.h"
#include "platform/terminal/replies.h"
#include "platform/terminal/report.h"
#include "platform/terminal/setup.h"

namespace architects::terminal {
namespace {

struct TournamentOptions {
    SetupOptions setup;
    std::string pairs = "2:1,3:2,4:3,4:greedy,4:planner";
    std::uint64_t games = 400;
    std::uint64_t fewest = 20;
    double apart = 100;
    std::string file;
    bool json = false;
};

struct Pairing {
    std::string first;
    std::string second;
};

std::vector<Pairing> readPairs(const std::string& text) {
    std::vector<Pairing> pairs;
    std::istringstream words(text);
    for (std::string word; std::getline(words, word, ',');) {
        const std::size_t colon = word.find(':');
        if (colon == std::string::npos) {
            throw Failure(ExitCode::Usage,
                          "\"" + word + "\" is no pairing: two players with a colon between.");
        }
        pairs.push_back({word.substr(0, colon), word.substr(colon + 1)});
        (void)readMinds(pairs.back().first + "," + pairs.back().second, 2); // says what is wrong with it
    }
    return pairs;
}

/// One seat for the first player, each in turn, the others for the second. The first gets the share of the
/// others that it comes in before; level with one is half.
double playOne(const Setup& setup, const Mind& first, const Mind& second, int own, Replies& replies) {
    AnyMatch match = beginMatch(setup);
    while (!match.pending().over()) {
        const Seat seat = match.pending().seats.first();
        const bool isFirst = indexOf(seat) == own;
        const double began = cpuSeconds();
        const Move move = decide(match, seat, isFirst ? first : second);
        if (isFirst) {
            replies.add(cpuSeconds() - began);
        }
        if (const Refusal refusal = match.play(seat, move); refusal != Refusal::None) {
            throw Failure(ExitCode::Refused, describe(refusal));
        }
    }
    const ScoreSheet sheet = match.score();
    const auto rank = [&sheet](int seat) {
        return std::pair(sheet.winners.has(seatAt(seat)), sheet.totals[static_cast<std::size_t>(seat)]);
    };
    double share = 0;
    for (int other = 0; other < setup.seats; ++other) {
        const double against = rank(own) == rank(other) ? 0.5 : rank(own) > rank(other) ? 1 : 0;
        share += other == own ? 0 : against;
    }
    return share / (setup.seats - 1);
}

/// Enough games to know whether the first is that far ahead of the second.
bool decided(const Score& score, const TournamentOptions& options) {
    const auto [low, high] = score.interval();
    return score.games >= options.games ||
           (score.games >= options.fewest && (eloOf(low) >= options.apart || eloOf(high) < options.apart));
}

Json reportOf(const Pairing& pair, const Score& score, Replies& replies, double apart) {
    const auto [low, high] = score.interval();
    return {{"first", pair.first},
            {"second", pair.second},
            {"games", score.games},
            {"share", score.share()},
            {"elo", eloOf(score.share())},
            {"elo_low", eloOf(low)},
            {"elo_high", eloOf(high)},
            {"apart", eloOf(low) >= apart},
            {"reply_ms_p50", replies.percentile(50)},
            {"reply_ms_p95", replies.percentile(95)}};
}

void print(const Json& pair) {
    std::cout << std::fixed << std::setprecision(1) << "  " << std::setw(7)
              << pair["first"].get<std::string>() << " against " << std::left << std::setw(7)
              << pair["second"].get<std::string>() << std::right << std::setw(6)
              << pair["games"].get<std::uint64_t>() << " games  " << std::setw(5)
              << 100 * pair["share"].get<double>() << " %   Elo " << std::showpos << std::setprecision(0)
              << std::setw(5) << pair["elo"].get<double>() << " (" << pair["elo_low"].get<double>()
              << " to " << pair["elo_high"].get<double>() << ")" << std::noshowpos << std::setprecision(1)
              << "   replies p50 " << pair["reply_ms_p50"].get<double>() << " ms, p95 "
              << pair["reply_ms_p95"].get<double>() << " ms" << std::endl;
}

/// Game n of a pairing is played with the seed "TEXT#n", the first player on seat n modulo the seats.
ExitCode tournament(TournamentOptions options) {
    options.setup.seed = options.setup.seed.empty() ? "tournament" : options.setup.seed;
    SetupOptions one = options.setup;
    const int seats = makeSetup(one).seats;
    const std::vector<Pairing> pairs = readPairs(options.pairs);
    ResultsFile results(options.file);
    if (!options.json) {
        std::cout << options.setup.game << ", " << seats << " seats, seed \"" << options.setup.seed
                  << "\"\n";
    }
    bool apart = true;
    for (const Pairing& pair : pairs) {
        const std::string name =
            options.setup.game + "/" + std::to_string(seats) + "/" + pair.first + "/" + pair.second;
        const std::vector<Mind> minds = readMinds(pair.first + "," + pair.second, 2);
        Replies replies;
        {
            ProgressBar bar(options.games);
            for (std::uint64_t done = 0; done < results.of(name).games; ++done) {
                bar.advance();
            }
            for (Score score = results.of(name); !decided(score, options); score = results.of(name)) {
                one.seed = options.setup.seed + "#" + std::to_string(score.games + 1);
                const auto own = static_cast<int>(score.games % static_cast<std::uint64_t>(seats));
                results.add(name, playOne(makeSetup(one), minds[0], minds[1], own, replies));
                bar.advance();
            }
        }
        const Json report = reportOf(pair, results.of(name), replies, options.apart);
        apart = apart && report["apart"].get<bool>();
        options.json ? printJson(report) : print(report);
    }
    return apart ? ExitCode::Ok : ExitCode::Refused;
}

} // namespace

void addTournament(Line& line) {
    auto options = std::make_shared<TournamentOptions>();
    CLI::App* command = addCommand(
        line, "tournament", "Play pairs of players until it is known how far apart they are",
        "architects tournament --game kheops --pairs 4:3,4:greedy --games 400 --file kheops.results");
    addSetupOptions(*command, options->setup);
    command
        ->add_option("--pairs", options->pairs,
                     "Who plays whom: pairs of " + playerWords + ", the stronger one first")
        ->capture_default_str();
    command->add_option("--games", options->games, "At most so many games for each pair")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command->add_option("--fewest", options->fewest, "At least so many")->capture_default_str();
    command
        ->add_option("--apart", options->apart,
                     "A pair is done as soon as it is 95 % sure whether they are so many Elo apart; exit "
                     "code 1 if any "
                     "pair is not shown to be")
        ->capture_default_str();
    command->add_option("--file", options->file,
                        "Keeps every result; a tournament that was broken off goes on from there");
    addJsonFlag(*command, options->json);
    command->callback([options, &line] { line.code = tournament(*options); });
}

} // namespace architects::terminal
