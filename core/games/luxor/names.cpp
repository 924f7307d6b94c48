// What everything of Luxor is called in text.
#include <cstddef>

#include "core/games/luxor/notation.h"
#include "core/table/words.h"

namespace architects::luxor {
namespace {

constexpr std::string_view unknown = "?";

/// The part of a text up to the next dash, which is taken off it.
std::string_view takePart(std::string_view& text) {
    const std::size_t dash = text.find('-');
    const std::string_view part = text.substr(0, dash);
    text = dash == std::string_view::npos ? std::string_view() : text.substr(dash + 1);
    return part;
}

} // namespace

std::string animalName(int animal) {
    return std::string(animal >= 0 && animal < static_cast<int>(animalCount)
                           ? animalNames[static_cast<std::size_t>(animal)]
                           : unknown);
}

std::string cardName(int card) {
    if (card < 0 || card >= cardCount) {
        return std::string(unknown);
    }
    constexpr int animals = animalCount;
    return animalName(card / animals) + "-" + animalName(card % animals);
}

std::string shaftName(int shaft) {
    return shaft >= 0 && shaft < static_cast<int>(shaftCount)
               ? std::string(1, static_cast<char>('a' + shaft))
               : std::string(unknown);
}

std::string cellName(int cell) {
    constexpr int rows = rowCount;
    return cell >= 0 && cell < static_cast<int>(cellCount)
               ? shaftName(cell / rows) + std::to_string(cell % rows + 1)
               : std::string(unknown);
}

std::string tombName(int tomb) {
    return tomb >= 0 && tomb < static_cast<int>(tombCount)
               ? animalName(static_cast<int>(pillarOf(static_cast<Tomb>(tomb)))) +
                     std::to_string(eyesOf(static_cast<Tomb>(tomb)))
               : std::string(unknown);
}

std::string curseName(int curse) {
    if (curse < 0 || curse >= curseCount) {
        return std::string(unknown);
    }
    const auto& animals = curses[static_cast<std::size_t>(curse)];
    return animalName(animals[0]) + "-" + animalName(animals[1]) + "-" + animalName(animals[2]);
}

std::optional<std::uint8_t> animalNamed(std::string_view text) {
    for (std::size_t animal = 0; animal < animalCount; ++animal) {
        if (text == animalNames[animal]) {
            return static_cast<std::uint8_t>(animal);
        }
    }
    return std::nullopt;
}

std::optional<Card> cardNamed(std::string_view text) {
    if (text.find('-') == std::string_view::npos) {
        return std::nullopt;
    }
    const auto top = animalNamed(takePart(text));
    const auto bottom = animalNamed(text);
    return top && bottom ? std::optional(cardOf(static_cast<Animal>(*top), static_cast<Animal>(*bottom)))
                         : std::nullopt;
}

std::optional<std::uint8_t> shaftNamed(std::string_view text) {
    const bool fine = text.size() == 1 && text[0] >= 'a' && text[0] < static_cast<char>('a' + shaftCount);
    return fine ? std::optional(static_cast<std::uint8_t>(text[0] - 'a')) : std::nullopt;
}

std::optional<Cell> cellNamed(std::string_view text) {
    const auto shaft = shaftNamed(text.substr(0, 1));
    const auto row = shaft ? smallNumber(text.substr(1)) : std::nullopt;
    return row && *row >= 1 && *row <= static_cast<int>(rowCount)
               ? std::optional(cellAt(*shaft, static_cast<std::size_t>(*row - 1)))
               : std::nullopt;
}

std::optional<Tomb> tombNamed(std::string_view text) {
    if (text.empty()) {
        return std::nullopt;
    }
    const auto pillar = animalNamed(text.substr(0, text.size() - 1));
    const char eyes = text.back();
    return pillar && eyes >= '1' && eyes <= '3'
               ? std::optional(tombAt(*pillar, static_cast<std::size_t>(eyes - '1')))
               : std::nullopt;
}

std::optional<Curse> curseNamed(std::string_view text) {
    for (Curse curse = 0; curse < curseCount; ++curse) {
        std::string_view rest = text;
        bool same = true;
        for (const Animal animal : curses[curse]) {
            same = takePart(rest) == animalNames[animal] && same;
        }
        if (same && rest.empty() && text.back() != '-') {
            return curse;
        }
    }
    return std::nullopt;
}

} // namespace architects::luxor
