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

struct VerifyOptions {
    std::vector<std::string> files;
    bool json = false;
};

/// What came of checking one file.
struct Finding {
    bool ok = false;
    std::string name;      ///< of the refusal
    std::string sentence;  ///< why it does not hold
    int line = 0;          ///< in the file; 0 if no single line is to blame
    std::size_t entry = 0; ///< counted from 1; 0 if no single entry is to blame
    std::size_t entries = 0;
    bool chance = false; ///< draws were checked: the seed is in the file, and something was drawn by it
    bool chain = false;  ///< the hash chain was checked
    bool over = false;

    void refuse(Refusal refusal) {
        name = infoOf(refusal).name;
        sentence = describe(refusal);
    }
};

/// The result line must be what the entries give, and only a match that is over has one.
bool resultHolds(const MatchDocument& document, const AnyMatch& match) {
    if (!document.result) {
        return true;
    }
    const ScoreSheet sheet = match.score();
    return match.pending().over() &&
           std::equal(document.result->begin(), document.result->end(), sheet.totals.begin());
}

/// Whether chance decided anything from this entry on.
bool anyDraw(const Log& log, std::size_t from) {
    const auto begin =
        log.entries.begin() + static_cast<std::ptrdiff_t>(std::min(from, log.entries.size()));
    return std::any_of(begin, log.entries.end(), [](const Entry& entry) { return entry.isChance(); });
}

void checkEntries(const MatchDocument& document, const std::string& text, Finding& finding) {
    const Log& log = document.log;
    finding.entries = log.entries.size();
    finding.chance = log.setup.seed && anyDraw(log, log.setup.seedFrom);
    finding.chain = lineOf(text, "chain") != 0;
    if (const Refusal refusal = AnyMatch::verify(log); refusal != Refusal::None) {
        finding.refuse(refusal);
        if (AnyMatch::verify({log.setup, {}}) == Refusal::None) {
            finding.entry = firstBadEntry(log);
            finding.line = lineOf(text, std::to_string(finding.entry));
        }
        return;
    }
    const Result<AnyMatch> match = AnyMatch::replay(log);
    finding.over = match->pending().over();
    finding.ok = resultHolds(document, *match);
    if (!finding.ok) {
        finding.refuse(Refusal::WrongResult);
        finding.line = lineOf(text, "result");
    }
}

Finding check(const std::string& file) {
    const std::string text = readFile(file);
    Finding finding;
    TextFault fault;
    if (const auto document = readMatch(text, findNotation, fault)) {
        checkEntries(*document, text, finding);
    } else {
        finding.refuse(fault.refusal);
        finding.line = fault.line;
    }
    return finding;
}

void print(const std::string& file, const Finding& finding) {
    if (!finding.ok) {
        std::cout << placeOf(file, finding.line);
        if (finding.entry != 0) {
            std::cout << "entry " << finding.entry << ": ";
        }
        std::cout << finding.sentence << '\n';
        return;
    }
    std::cout << file << ": holds; " << finding.entries << " entries, "
              << (finding.over ? "over" : "not over") << (finding.chain ? "" : "; no chain to check")
              << (finding.chance ? ""
                                 : "; chance was not checked: nothing was drawn by a seed of this file")
              << '\n';
}

Json jsonOf(const std::string& file, const Finding& finding) {
    Json object{{"file", file}, {"ok", finding.ok}};
    if (finding.ok) {
        object.update({{"entries", finding.entries},
                       {"over", finding.over},
                       {"chain_checked", finding.chain},
                       {"chance_checked", finding.chance}});
    } else {
        object.update({{"refusal", finding.name},
                       {"sentence", finding.sentence},
                       {"line", finding.line},
                       {"entry", finding.entry}});
    }
    return object;
}

/// Says what came of one file. A file that cannot be read does not keep the others from being checked.
ExitCode verifyFile(const std::string& file, bool json) {
    try {
        const Finding finding = check(file);
        json ? printJson(jsonOf(file, finding)) : print(file, finding);
        return finding.ok ? ExitCode::Ok : ExitCode::Refused;
    } catch (const Failure& failure) {
        std::cerr << "architects: " << failure.what() << '\n';
        return failure.code();
    }
}

ExitCode verify(const VerifyOptions& options) {
    ExitCode worst = ExitCode::Ok;
    for (const std::string& file : options.files) {
        worst = std::max(worst, verifyFile(file, options.json));
    }
    return worst;
}

} // namespace

void addVerify(Line& line) {
    auto options = std::make_shared<VerifyOptions>();
    CLI::App* command =
        addCommand(line, "verify",
                   "Check that recorded matches hold: every move legal, every draw honest, nothing changed",
                   "architects verify duel.match --json");
    command->add_option("files", options->files, "Match files; - is standard input")->required();
    addJsonFlag(*command, options->json);
    command->callback([options, &line] { line.code = verify(*options); });
}

} // namespace architects::terminal
