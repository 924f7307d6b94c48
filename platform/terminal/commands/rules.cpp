#include <algorithm>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "platform/terminal/command.h"
#include "platform/terminal/report.h"
#include "platform/terminal/rule_pages.h"

namespace architects::terminal {
namespace {

struct RulesOptions {
    std::string page;
    bool json = false;
};

void showPage(const RulePage& page, bool json) {
    if (json) {
        printJson({{"page", page.id},
                   {"title", page.title},
                   {"summary", page.summary},
                   {"text", page.paragraphs}});
        return;
    }
    std::cout << page.title << (page.summary.empty() ? "" : ": " + page.summary) << '\n';
    bool point = false; // points stand close together
    for (const std::string& paragraph : page.paragraphs) {
        const bool another = point && paragraph.starts_with("- ");
        std::cout << (another ? "" : "\n") << paragraph << '\n';
        point = paragraph.starts_with("- ");
    }
}

void listPage(const RulePage& page, bool json) {
    if (json) {
        printJson({{"page", page.id}, {"title", page.title}});
    } else {
        std::cout << page.id << "  " << page.title << '\n';
    }
}

/// A page is shown, the pages of a game or of all games are listed.
ExitCode showRules(const RulesOptions& options) {
    const std::vector<RulePage> pages = rulePages();
    const auto found = std::find_if(pages.begin(), pages.end(),
                                    [&options](const RulePage& page) { return page.id == options.page; });
    if (found != pages.end()) {
        showPage(*found, options.json);
        return ExitCode::Ok;
    }
    bool any = false;
    for (const RulePage& page : pages) {
        if (options.page.empty() || page.id.starts_with(options.page + "/")) {
            listPage(page, options.json);
            any = true;
        }
    }
    if (!any) {
        throw Failure(ExitCode::Usage,
                      "There is no page \"" + options.page + "\"; \"architects rules\" lists them.");
    }
    return ExitCode::Ok;
}

} // namespace

void addRules(Line& line) {
    auto options = std::make_shared<RulesOptions>();
    CLI::App* command =
        addCommand(line, "rules", "Show a page of the rules, such as refusals point to, or list the pages",
                   "architects rules kheops/rotate");
    command->add_option("page", options->page,
                        "A page, or a game whose pages are listed; left out: all pages");
    addJsonFlag(*command, options->json);
    command->callback([options, &line] { line.code = showRules(*options); });
}

} // namespace architects::terminal
