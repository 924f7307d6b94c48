// What everything of Pyramidice is called in text.
#include <array>
#include <cstddef>

#include "core/games/pyramidice/notation.h"
#include "core/table/move.h"
#include "core/table/words.h"

namespace architects::pyramidice {
namespace {

constexpr std::array<std::string_view, scarabCount + 1> scarabWords{
    "none", "amethyst",    "silver",    "pearl",     "emerald", "quartz",    "obsidian",
    "gold", "lapislazuli", "turquoise", "carnelian", "jasper",  "malachite",
};
constexpr std::string_view pieceLetters = "WCS";
constexpr std::string_view enneadWord = "ennead";
constexpr std::string_view unknown = "?";

/// A level of a pyramid: its letter, its first space, how many it has.
struct Level {
    char letter;
    int first;
    int spaces;
};
constexpr std::array<Level, 6> levels{{
    {'a', 0, 9},
    {'b', 9, 4},
    {'c', 13, 1},
    {'d', 14, 4},
    {'e', 18, 1},
    {'f', 19, 1},
}};

constexpr char smallLetter(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string inSmallLetters(std::string_view name) {
    std::string text(name);
    for (char& letter : text) {
        letter = smallLetter(letter);
    }
    return text;
}

/// Is this the name, written in small letters?
bool named(std::string_view text, std::string_view name) {
    if (text.size() != name.size()) {
        return false;
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != smallLetter(name[i])) {
            return false;
        }
    }
    return true;
}

} // namespace

std::string godName(int god) {
    if (god == wholeEnnead) {
        return std::string(enneadWord);
    }
    return god >= 1 && god <= static_cast<int>(godCount)
               ? inSmallLetters(infoOf(static_cast<God>(god)).name)
               : std::string(unknown);
}

std::string scarabName(int scarab) {
    return scarab >= 1 && scarab <= static_cast<int>(scarabCount)
               ? std::string(scarabWords[static_cast<std::size_t>(scarab)])
               : std::string(unknown);
}

std::string projectName(int project) {
    return project >= 1 && project <= static_cast<int>(projectCount)
               ? inSmallLetters(projectTable[static_cast<std::size_t>(project)].name)
               : std::string(unknown);
}

std::string spaceName(int space) {
    for (const Level& level : levels) {
        if (space >= level.first && space < level.first + level.spaces) {
            return level.letter + std::to_string(space - level.first + 1);
        }
    }
    return std::string(unknown);
}

std::string tileName(int tile) {
    return "t" + std::to_string(tile);
}

char pieceLetter(Resource piece) {
    return pieceLetters[at(piece)];
}

std::optional<God> godNamed(std::string_view text) {
    if (text == enneadWord) {
        return wholeEnnead;
    }
    for (std::size_t god = 1; god <= godCount; ++god) {
        if (named(text, infoOf(static_cast<God>(god)).name)) {
            return static_cast<God>(god);
        }
    }
    return std::nullopt;
}

std::optional<Scarab> scarabNamed(std::string_view text) {
    for (std::size_t scarab = 1; scarab <= scarabCount; ++scarab) {
        if (text == scarabWords[scarab]) {
            return static_cast<Scarab>(scarab);
        }
    }
    return std::nullopt;
}

std::optional<std::uint8_t> projectNamed(std::string_view text) {
    if (text == unknown) {
        return hiddenArg;
    }
    for (std::size_t project = 1; project <= projectCount; ++project) {
        if (named(text, projectTable[project].name)) {
            return static_cast<std::uint8_t>(project);
        }
    }
    return std::nullopt;
}

std::optional<Space> spaceNamed(std::string_view text) {
    const auto number = text.empty() ? std::nullopt : smallNumber(text.substr(1));
    if (!number) {
        return std::nullopt;
    }
    for (const Level& level : levels) {
        if (text[0] == level.letter && *number >= 1 && *number <= level.spaces) {
            return static_cast<Space>(level.first + *number - 1);
        }
    }
    return std::nullopt;
}

std::optional<std::uint8_t> tileNamed(std::string_view text) {
    const auto number = text.empty() || text[0] != 't' ? std::nullopt : smallNumber(text.substr(1));
    return number && *number >= 1 && *number <= static_cast<int>(tileCount)
               ? std::optional(static_cast<std::uint8_t>(*number))
               : std::nullopt;
}

std::optional<Resource> pieceNamed(std::string_view text) {
    const std::size_t found = text.size() == 1 ? pieceLetters.find(text[0]) : std::string_view::npos;
    return found == std::string_view::npos ? std::nullopt : std::optional(static_cast<Resource>(found));
}

} // namespace architects::pyramidice
