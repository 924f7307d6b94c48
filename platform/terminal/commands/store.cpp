#include <ctime>
#include <iomanip>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "platform/terminal/command.h"
#include "platform/terminal/house.h"
#include "platform/terminal/match_file.h"
#include "platform/terminal/report.h"

namespace architects::terminal {
namespace {

struct StoreOptions {
    std::string store = usualStorePath();
    std::string match; ///< its id
    std::string file;
    std::string output = "-";
    bool json = false;
};

ExitCode exportMatch(const StoreOptions& options) {
    OpenHouse open(options.store, false);
    const std::string text = open.house().exportText(options.match);
    if (text.empty()) {
        throw Failure(ExitCode::Refused,
                      options.match + ": there is no such match; `architects list` shows them.");
    }
    writeFile(options.output, text);
    return ExitCode::Ok;
}

/// "entry 12: " for a match that can be read and does not hold; nothing if its set-up is to blame.
std::string badEntryOf(const std::string& text) {
    TextFault fault;
    const auto document = readMatch(text, findNotation, fault);
    const bool setUp = !document || AnyMatch::verify({document->log.setup, {}}) != Refusal::None;
    return setUp ? "" : "entry " + std::to_string(firstBadEntry(document->log)) + ": ";
}

ExitCode importMatch(const StoreOptions& options) {
    const std::string text = readFile(options.file);
    OpenHouse open(options.store, true);
    TextFault fault;
    play::Failure failure;
    const std::string id = open.house().importText(text, fault, failure);
    if (fault.refusal != Refusal::None) {
        throw Failure(ExitCode::Refused, placeOf(options.file, fault.line) + describe(fault.refusal));
    }
    if (failure.refusal != Refusal::None) {
        throw Failure(ExitCode::Refused,
                      options.file + ": " + badEntryOf(text) + describe(failure.refusal));
    }
    require(failure);
    if (options.json) {
        printJson({{"id", id}});
    } else {
        std::cout << id << '\n';
    }
    return ExitCode::Ok;
}

std::string_view statusName(save::MatchStatus status) {
    switch (status) {
    case save::MatchStatus::Open: return "open";
    case save::MatchStatus::Finished: return "finished";
    case save::MatchStatus::Abandoned: break;
    }
    return "abandoned";
}

std::string dayOf(std::int64_t ms) {
    const auto seconds = static_cast<std::time_t>(ms / 1000);
    std::tm parts{};
    localtime_r(&seconds, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &parts)};
}

Json summaryJson(const save::MatchSummary& match) {
    Json players = Json::array();
    for (const Player& player : match.players) {
        players.push_back(player.name);
    }
    Json points = Json::array();
    for (const save::SeatResult& result : match.results) {
        points.push_back(result.points);
    }
    return {{"id", match.id},
            {"game", match.game},
            {"status", statusName(match.status)},
            {"players", players},
            {"entries", match.entryCount},
            {"result", points},
            {"created_ms", match.createdMs},
            {"updated_ms", match.updatedMs}};
}

void printSummary(const save::MatchSummary& match) {
    std::cout << match.id << "  " << dayOf(match.updatedMs) << "  " << match.game << "  " << std::left
              << std::setw(9) << statusName(match.status) << std::right << " ";
    for (std::size_t seat = 0; seat < match.players.size(); ++seat) {
        std::cout << (seat == 0 ? " " : ", ") << match.players[seat].name;
        if (seat < match.results.size()) {
            std::cout << " " << match.results[seat].points;
        }
    }
    std::cout << '\n';
}

ExitCode list(const StoreOptions& options) {
    constexpr int page = 100;
    OpenHouse open(options.store, false);
    for (int offset = 0;; offset += page) {
        const auto matches = open.store().list(std::nullopt, page, offset);
        require({Refusal::None, matches.error()});
        for (const save::MatchSummary& match : *matches) {
            options.json ? printJson(summaryJson(match)) : printSummary(match);
        }
        if (matches->size() < static_cast<std::size_t>(page)) {
            return ExitCode::Ok;
        }
    }
}

CLI::App* addStoreCommand(Line& line, const std::string& name, const std::string& what,
                          const std::string& example, StoreOptions& options) {
    CLI::App* command = addCommand(line, name, what, example);
    command->add_option("--store", options.store, "The file of the saved matches")->capture_default_str();
    return command;
}

} // namespace

void addStoreCommands(Line& line) {
    auto options = std::make_shared<StoreOptions>();
    CLI::App* listing = addStoreCommand(line, "list", "List the app's saved matches, the last one first",
                                        "architects list --json", *options);
    addJsonFlag(*listing, options->json);
    listing->callback([options, &line] { line.code = list(*options); });

    CLI::App* out =
        addStoreCommand(line, "export", "Write one of the app's matches as a match file",
                        "architects export 0123456789abcdef0123456789abcdef -o duel.match", *options);
    out->add_option("match", options->match, "The match, by the id that list shows")->required();
    out->add_option("-o,--output", options->output, "The file to write; - is standard output")
        ->capture_default_str();
    out->callback([options, &line] { line.code = exportMatch(*options); });

    CLI::App* in = addStoreCommand(line, "import", "Check a match file and put it among the app's matches",
                                   "architects import duel.match", *options);
    in->add_option("file", options->file, "A match file; - is standard input")->required();
    addJsonFlag(*in, options->json);
    in->callback([options, &line] { line.code = importMatch(*options); });
}

} // namespace architects::terminal
