// The pages are QML, but simple QML: a page begins with its type, and every sentence is in qsTr().
#include "platform/terminal/rule_pages.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>

#include "core/games/egizia/notation.h"
#include "core/games/pyramidice/notation.h"
#include "platform/terminal/rule_files.h"

namespace architects::terminal {
namespace {

constexpr std::string_view pageType = "Page {";
constexpr std::string_view translated = "qsTr(\"";

/// Where the next page begins, after its type; npos if there is none.
std::size_t nextPage(std::string_view qml, std::size_t from) {
    const std::size_t found = qml.find(pageType, from);
    return found == std::string_view::npos ? found : found + pageType.size();
}

/// What stands between quotes from here on; `end` is set behind the closing one.
std::string quoted(std::string_view qml, std::size_t from, std::size_t& end) {
    std::string text;
    for (end = from; end < qml.size() && qml[end] != '"'; ++end) {
        end += qml[end] == '\\' && end + 1 < qml.size() ? 1 : 0;
        text += qml[end];
    }
    ++end;
    return text;
}

std::string withoutTags(const std::string& text) {
    std::string plain;
    bool inTag = false;
    for (const char letter : text) {
        inTag = letter == '<' || (inTag && letter != '>');
        if (!inTag && letter != '>') {
            plain += letter;
        }
    }
    return plain;
}

/// The property that is given this value, "" for a member of a list, "?" for anything else.
std::string_view propertyBefore(std::string_view qml, std::size_t value) {
    std::size_t end = value;
    while (end > 0 && std::isspace(static_cast<unsigned char>(qml[end - 1])) != 0) {
        --end;
    }
    if (end == 0 || qml[end - 1] == ',' || qml[end - 1] == '[') {
        return "";
    }
    if (qml[end - 1] != ':') {
        return "?";
    }
    std::size_t begin = end - 1;
    while (begin > 0 && std::isalnum(static_cast<unsigned char>(qml[begin - 1])) != 0) {
        --begin;
    }
    return qml.substr(begin, end - 1 - begin);
}

/// The number that a card's page is given as this property; 0 if it is not.
int numberOf(std::string_view page, const std::string& property) {
    const std::size_t at = page.find(" " + property + ": ");
    if (at == std::string_view::npos) {
        return 0;
    }
    int number = 0;
    for (std::size_t i = at + property.size() + 3;
         i < page.size() && std::isdigit(static_cast<unsigned char>(page[i])) != 0; ++i) {
        number = 10 * number + (page[i] - '0');
    }
    return number;
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

/// What a page of a card is called, and the card.
void nameByCard(std::string_view text, RulePage& page) {
    if (const int god = numberOf(text, "god"); god > 0) {
        page.title = pyramidice::godName(god);
        page.id = "pyramidice/god-" + page.title;
    } else if (const int scarab = numberOf(text, "scarab"); scarab > 0) {
        page.title = pyramidice::scarabName(scarab);
        page.id = "pyramidice/scarab-" + page.title;
    } else if (const int card = numberOf(text, "card"); card > 0) {
        page.title = egizia::cardName(card - 1);
        page.id = "egizia/" + lower(page.title);
    } else if (const int riddle = numberOf(text, "riddle"); riddle > 0) {
        page.title = egizia::riddleName(riddle - 1);
        page.id = "egizia/" + lower(page.title);
    }
}

void addSentence(std::string_view property, std::string text, RulePage& page) {
    if (property == "title") {
        page.title = std::move(text);
    } else if (property == "summary") {
        page.summary = std::move(text);
    } else if (property == "text" || property == "head") {
        page.paragraphs.push_back(std::move(text));
    } else if (property.empty()) {
        page.paragraphs.push_back("- " + text);
    }
}

RulePage pageOf(std::string_view text) {
    RulePage page;
    constexpr std::string_view idProperty = "pageId: \"";
    std::size_t end = 0;
    if (const std::size_t at = text.find(idProperty); at != std::string_view::npos) {
        page.id = quoted(text, at + idProperty.size(), end);
    } else {
        nameByCard(text, page);
    }
    for (std::size_t at = text.find(translated); at != std::string_view::npos;
         at = text.find(translated, end)) {
        const std::string sentence = withoutTags(quoted(text, at + translated.size(), end));
        // What is filled in is not known here.
        if (sentence.find("%1") == std::string::npos) {
            addSentence(propertyBefore(text, at), sentence, page);
        }
    }
    return page;
}

} // namespace

std::vector<RulePage> pagesIn(std::string_view qml) {
    std::vector<RulePage> pages;
    for (std::size_t begin = nextPage(qml, 0); begin != std::string_view::npos;) {
        const std::size_t next = nextPage(qml, begin);
        RulePage page = pageOf(qml.substr(begin, next == std::string_view::npos ? next : next - begin));
        if (!page.id.empty() && !page.title.empty()) {
            pages.push_back(std::move(page));
        }
        begin = next;
    }
    return pages;
}

std::vector<RulePage> rulePages() {
    std::vector<RulePage> pages;
    for (const std::string_view file : ruleFiles()) {
        for (RulePage& page : pagesIn(file)) {
            pages.push_back(std::move(page));
        }
    }
    std::sort(pages.begin(), pages.end(), [](const RulePage& a, const RulePage& b) { return a.id < b.id; });
    return pages;
}

} // namespace architects::terminal
