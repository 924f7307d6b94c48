#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace architects::terminal {

/// A page of the rules in English, as the app has it, without its pictures.
struct RulePage {
    std::string id; ///< "kheops/rotate", as refusals name it
    std::string title;
    std::string summary;
    std::vector<std::string> paragraphs; ///< points begin with "- "
};

/// The pages of one QML file. What the app takes from the data of a card is left out: of such a page only
/// the fine points are there.
std::vector<RulePage> pagesIn(std::string_view qml);
/// All of them, by their ids.
std::vector<RulePage> rulePages();

} // namespace architects::terminal
