// What everything of Egizia is called in text.
#include <algorithm>
#include <array>
#include <cstddef>

#include "core/games/egizia/notation.h"
#include "core/table/words.h"

namespace architects::egizia {
namespace {

constexpr std::string_view unknown = "?";
constexpr std::array<std::string_view, workerCount> workerWords{"blue", "black", "yellow", "foreman"};
constexpr std::array<std::string_view, floodCount> floodWords{"left", "centre", "right"};

/// A letter and two digits.
std::string numbered(char letter, int index, std::size_t count) {
    if (index < 0 || index >= static_cast<int>(count)) {
        return std::string(unknown);
    }
    const std::string digits = std::to_string(index + 1);
    return std::string(1, letter) + (digits.size() < 2 ? "0" : "") + digits;
}

std::optional<std::uint8_t> fromNumbered(char letter, std::string_view text, std::size_t count) {
    if (text.size() != 3 || text[0] != letter) {
        return std::nullopt;
    }
    const auto number = smallNumber(text.substr(text[1] == '0' ? 2 : 1));
    return number && *number >= 1 && *number <= static_cast<int>(count)
               ? std::optional(static_cast<std::uint8_t>(*number - 1))
               : std::nullopt;
}

template <std::size_t N>
std::string wordAt(const std::array<std::string_view, N>& words, int index) {
    return std::string(index >= 0 && index < static_cast<int>(N) ? words[static_cast<std::size_t>(index)]
                                                                 : unknown);
}

template <std::size_t N>
std::optional<std::uint8_t> indexOfWord(const std::array<std::string_view, N>& words,
                                        std::string_view text) {
    const auto found = std::find(words.begin(), words.end(), text);
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<std::uint8_t>(found - words.begin()));
}

/// A row of squares that share a letter.
struct Row {
    char letter;
    Square first;
    std::uint8_t count;
};
constexpr std::array<Row, 6> rows{{
    {'o', firstSquare[Obelisk], 12},
    {'t', firstSquare[Tombs], tombPlaces},
    {'l', leftFlank, 3},
    {'r', rightFlank, 3},
    {'c', firstColumn, 4},
    {'e', entablature, 2},
}};

std::string pyramidName(int square) {
    std::size_t floor = 0;
    while (square >= firstOfFloor[floor + 1]) {
        ++floor;
    }
    return "p" + std::to_string(floor + 1) + "." + std::to_string(square - firstOfFloor[floor] + 1);
}

std::optional<std::uint8_t> pyramidNamed(std::string_view text) {
    if (text.size() != 4 || text[2] != '.') {
        return std::nullopt;
    }
    const int floor = text[1] - '1';
    const int place = text[3] - '1';
    const bool fine = floor >= 0 && floor < static_cast<int>(floorCount) && place >= 0 &&
                      place < static_cast<int>(floorCount) - floor;
    return fine ? std::optional(
                      pyramidSquare(static_cast<std::size_t>(floor), static_cast<std::size_t>(place)))
                : std::nullopt;
}

} // namespace

std::string cardName(int card) {
    return numbered('N', card, cardCount);
}
std::string riddleName(int riddle) {
    return numbered('S', riddle, riddleCount);
}
std::string bendName(int bend) {
    return std::string(bend >= 0 && bend < static_cast<int>(bendCount)
                           ? bends[static_cast<std::size_t>(bend)].name
                           : unknown);
}
std::string siteName(int site) {
    return site >= 0 && site < static_cast<int>(siteCount)
               ? bendName(bendOfSite[static_cast<std::size_t>(site)])
               : std::string(unknown);
}
std::string workerName(int worker) {
    return wordAt(workerWords, worker);
}
std::string floodName(int flood) {
    return wordAt(floodWords, flood);
}

std::string squareName(int square) {
    if (square < 0 || square >= static_cast<int>(squareCount)) {
        return std::string(unknown);
    }
    for (const Row& row : rows) {
        if (square >= row.first && square < row.first + row.count) {
            return std::string(1, row.letter) + std::to_string(square - row.first + 1);
        }
    }
    return pyramidName(square);
}

std::optional<std::uint8_t> cardNamed(std::string_view text) {
    return fromNumbered('N', text, cardCount);
}
std::optional<std::uint8_t> riddleNamed(std::string_view text) {
    return fromNumbered('S', text, riddleCount);
}
std::optional<std::uint8_t> bendNamed(std::string_view text) {
    const auto found = std::find_if(bends.begin(), bends.end(),
                                    [text](const BendInfo& bend) { return bend.name == text; });
    return found == bends.end() ? std::nullopt
                                : std::optional(static_cast<std::uint8_t>(found - bends.begin()));
}
std::optional<std::uint8_t> siteNamed(std::string_view text) {
    const auto bend = bendNamed(text);
    return bend && typeOf(*bend) == BendType::Site ? std::optional(bends[*bend].number) : std::nullopt;
}
std::optional<std::uint8_t> workerNamed(std::string_view text) {
    return indexOfWord(workerWords, text);
}
std::optional<std::uint8_t> floodNamed(std::string_view text) {
    return indexOfWord(floodWords, text);
}

std::optional<std::uint8_t> squareNamed(std::string_view text) {
    if (text.empty()) {
        return std::nullopt;
    }
    if (text[0] == 'p') {
        return pyramidNamed(text);
    }
    const auto number = smallNumber(text.substr(1));
    for (const Row& row : rows) {
        if (row.letter == text[0] && number && *number >= 1 && *number <= row.count) {
            return static_cast<std::uint8_t>(row.first + *number - 1);
        }
    }
    return std::nullopt;
}

} // namespace architects::egizia
