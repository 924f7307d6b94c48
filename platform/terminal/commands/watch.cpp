#include <chrono>
#include <iostream>
#include <memory>
#include <thread>

#include <nlohmann/json.hpp>

#include "platform/terminal/command.h"
#include "platform/terminal/match_file.h"
#include "platform/terminal/minds.h"
#include "platform/terminal/report.h"
#include "platform/terminal/setup.h"

namespace architects::terminal {
namespace {

struct WatchOptions {
    SetupOptions setup;
    std::string levels = "3,4";
    int delayMs = 0;
    std::string save;
    bool ascii = false;
    bool json = false;
};

/// Tells a match as it goes on: every entry once, the table whenever the turn passes.
class Teller {
  public:
    Teller(const WatchOptions& options, Names names)
        : options_(options), names_(std::move(names)), style_(styleOf(options.ascii)) {}

    void tell(const AnyMatch& match) {
        for (; told_ < match.log().entries.size(); ++told_) {
            if (options_.json) {
                printJson(entryJson(match, told_));
            } else {
                std::cout << entryLine(match, told_, names_) << '\n';
            }
        }
        const Seat turn = match.pending().seats.first();
        if (turn != turn_ && !options_.json) {
            std::cout << '\n' << faceOf(match.game().id).table(match, Seat::Nobody, names_, style_) << '\n';
        }
        turn_ = turn;
        std::cout.flush();
    }

    void finish(const AnyMatch& match) const {
        const ScoreSheet sheet = match.score();
        if (options_.json) {
            printJson({{"over", true}, {"score", scoreJson(sheet, match.log().setup.seats)}});
        } else {
            std::cout << scoreText(sheet, names_) << '\n' << verdict(sheet, names_) << '\n';
        }
    }

  private:
    const WatchOptions& options_;
    Names names_;
    Style style_;
    std::size_t told_ = 0;
    Seat turn_ = Seat::Nobody;
};

ExitCode watch(const WatchOptions& options) {
    const Setup setup = makeSetup(options.setup);
    const std::vector<Mind> minds = readMinds(options.levels, setup.seats);
    const std::vector<Player> players = playersOf(minds);
    Teller teller(options, namesOf(players, setup.seats));
    const AnyMatch match = playThrough(setup, minds, [&](const AnyMatch& now) {
        teller.tell(now);
        std::this_thread::sleep_for(std::chrono::milliseconds(options.delayMs));
    });
    teller.finish(match);
    if (!options.save.empty()) {
        writeFile(options.save, matchText(documentOf(match, players)));
    }
    return ExitCode::Ok;
}

} // namespace

void addWatch(Line& line) {
    auto options = std::make_shared<WatchOptions>();
    CLI::App* command = addCommand(line, "watch", "Watch the Great Architects play",
                                   "architects watch --levels 3,4 --seed nile --delay 500");
    addSetupOptions(*command, options->setup);
    command
        ->add_option("--levels", options->levels,
                     "Who plays, by seat: " + playerWords + "; a single one plays all seats")
        ->capture_default_str();
    command->add_option("--delay", options->delayMs, "Milliseconds between moves")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--save", options->save, "Write the match to this file");
    command->add_flag("--ascii", options->ascii, "Draw with ASCII only");
    addJsonFlag(*command, options->json);
    command->callback([options, &line] { line.code = watch(*options); });
}

} // namespace architects::terminal
