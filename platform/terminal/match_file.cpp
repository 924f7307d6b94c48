#include "platform/terminal/match_file.h"

#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "platform/terminal/exit.h"

namespace architects::terminal {
namespace {

std::string now() {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

} // namespace

std::string readFile(const std::string& path) {
    std::ostringstream text;
    std::ifstream file;
    if (path != "-") {
        file.open(path, std::ios::binary);
    }
    std::istream& in = path == "-" ? std::cin : file;
    if (in && in.peek() != std::istream::traits_type::eof()) {
        text << in.rdbuf();
    }
    if (path != "-" && (!file.is_open() || file.bad())) {
        throw Failure(ExitCode::File, path + ": cannot be read.");
    }
    return text.str();
}

void writeFile(const std::string& path, const std::string& text) {
    if (path == "-") {
        std::cout << text;
        return;
    }
    const std::string draft = path + ".part";
    std::ofstream file(draft, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    if (file.fail() || std::rename(draft.c_str(), path.c_str()) != 0) {
        std::remove(draft.c_str());
        throw Failure(ExitCode::File, path + ": cannot be written.");
    }
}

MatchDocument readMatchFile(const std::string& path) {
    TextFault fault;
    auto document = readMatch(readFile(path), findNotation, fault);
    if (!document) {
        throw Failure(ExitCode::Refused, placeOf(path, fault.line) + describe(fault.refusal));
    }
    return std::move(*document);
}

MatchDocument documentOf(const AnyMatch& match, const std::vector<Player>& players) {
    MatchDocument document;
    document.log = match.log();
    document.players = players;
    document.date = now();
    if (match.pending().over()) {
        const ScoreSheet sheet = match.score();
        document.result.emplace(sheet.totals.begin(), sheet.totals.begin() + match.log().setup.seats);
    }
    return document;
}

std::string matchText(const MatchDocument& document) {
    return writeMatch(document, *findNotation(document.log.setup.game));
}

int lineOf(const std::string& text, const std::string& word) {
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        std::istringstream words(line);
        std::string first;
        if (words >> first && first == word) {
            return number;
        }
    }
    return 0;
}

/// Every longer beginning does not hold either, so halving finds the shortest.
std::size_t firstBadEntry(const Log& log) {
    std::size_t good = 0;
    std::size_t bad = log.entries.size();
    while (bad > good + 1) {
        const std::size_t middle = (good + bad) / 2;
        Log beginning{log.setup,
                      {log.entries.begin(), log.entries.begin() + static_cast<std::ptrdiff_t>(middle)}};
        (AnyMatch::verify(beginning) == Refusal::None ? good : bad) = middle;
    }
    return bad;
}

std::string placeOf(const std::string& path, int line) {
    return path + ": " + (line == 0 ? "" : "line " + std::to_string(line) + ": ");
}

} // namespace architects::terminal
