#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>

#include <nlohmann/json.hpp>

#include "platform/terminal/command.h"
#include "platform/terminal/match_file.h"
#include "platform/terminal/report.h"

namespace architects::terminal {
namespace {

struct ReplayOptions {
    std::string file;
    std::optional<std::size_t> to;
    bool ascii = false;
    bool json = false;
};

/// A view does not know who won: what is hidden counts too.
Json replayJson(const AnyMatch& match, bool view) {
    Json entries = Json::array();
    for (std::size_t i = 0; i < match.log().entries.size(); ++i) {
        entries.push_back(entryJson(match, i));
    }
    Json score = scoreJson(match.score(), match.log().setup.seats);
    if (view) {
        score.erase("winners");
    }
    return {{"game", match.game().id}, {"seats", match.log().setup.seats}, {"over", match.pending().over()},
            {"entries", entries},      {"state", match.writeState()},      {"score", score}};
}

ExitCode replay(const ReplayOptions& options) {
    const MatchDocument document = readMatchFile(options.file);
    const std::size_t length = document.log.entries.size();
    const std::size_t to = options.to.value_or(length);
    if (to > length) {
        throw Failure(ExitCode::Usage, "--to " + std::to_string(to) + ": the match has only " +
                                           std::to_string(length) + " entries.");
    }
    const Result<AnyMatch> match = AnyMatch::replay(document.log, to);
    if (!match.ok()) {
        throw Failure(ExitCode::Refused, options.file + ": " + describe(match.refusal()));
    }
    if (options.json) {
        printJson(replayJson(*match, document.viewer.has_value()));
        return ExitCode::Ok;
    }
    const Names names = namesOf(document.players, match->log().setup.seats);
    for (std::size_t i = 0; i < to; ++i) {
        std::cout << entryLine(*match, i, names) << '\n';
    }
    const Face& face = faceOf(match->game().id);
    std::cout << '\n'
              << face.table(*match, Seat::Nobody, names, styleOf(options.ascii)) << '\n'
              << scoreText(match->score(), names);
    if (match->pending().over()) {
        std::cout << '\n'
                  << (document.viewer ? "This is what one seat knew: who won is not in it."
                                      : verdict(match->score(), names))
                  << '\n';
    }
    return ExitCode::Ok;
}

} // namespace

void addReplay(Line& line) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* command = addCommand(line, "replay", "Show a recorded match after some or all of its entries",
                                   "architects replay duel.match --to 40");
    command->add_option("file", options->file, "A match file; - is standard input")->required();
    command->add_option("--to", options->to, "Stop after this many entries");
    command->add_flag("--ascii", options->ascii, "Draw with ASCII only");
    addJsonFlag(*command, options->json);
    command->callback([options, &line] { line.code = replay(*options); });
}

} // namespace architects::terminal
