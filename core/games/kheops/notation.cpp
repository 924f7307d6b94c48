#include "core/games/kheops/notation.h"

#include <array>
#include <utility>

#include "core/games/kheops/chance.h"
#include "core/games/kheops/moves.h"
#include "core/table/words.h"

namespace architects::kheops {
namespace {

constexpr std::string_view pawnLetters = "WMPF";
constexpr std::string_view unreadable = "unreadable";

/// One argument of an entry, by the kind of thing that it is.
enum class Part : std::uint8_t { End, CellName, AnyTile, SeenTile, PawnLetter, SeatNumber, Number };

/// The shape of an entry in words.
struct Form {
    std::string_view word;
    bool chance;
    std::uint8_t kind;
    std::array<Part, 3> parts;
};

constexpr std::uint8_t code(MoveKind kind) {
    return static_cast<std::uint8_t>(kind);
}
constexpr std::uint8_t code(ChanceKind kind) {
    return static_cast<std::uint8_t>(kind);
}

constexpr std::array<Form, 8> forms{{
    {"pawn", false, code(MoveKind::PlacePawn), {Part::PawnLetter, Part::CellName, Part::End}},
    {"turn", false, code(MoveKind::TurnTile), {Part::CellName, Part::Number, Part::End}},
    {"swap", false, code(MoveKind::SwapPawns), {Part::CellName, Part::CellName, Part::End}},
    {"move", false, code(MoveKind::MovePawn), {Part::CellName, Part::CellName, Part::End}},
    {"tile", false, code(MoveKind::PlaceTile), {Part::SeenTile, Part::CellName, Part::Number}},
    {"white", true, code(ChanceKind::White), {Part::SeatNumber, Part::End, Part::End}},
    {"base", true, code(ChanceKind::Base), {Part::SeenTile, Part::CellName, Part::Number}},
    {"draw", true, code(ChanceKind::Draw), {Part::SeatNumber, Part::AnyTile, Part::End}},
}};

std::string writePart(Part part, std::uint8_t value) {
    switch (part) {
    case Part::CellName: return value < cellCount ? cellName(value) : "?";
    case Part::AnyTile:
    case Part::SeenTile: return tileName(value);
    case Part::PawnLetter: return value < pawnKinds ? std::string(1, pawnLetters[value]) : "?";
    case Part::SeatNumber: return std::to_string(value + 1);
    default: return std::to_string(value);
    }
}

Result<std::uint8_t> byteOr(std::optional<std::uint8_t> value) {
    return value ? Result<std::uint8_t>(*value) : Refusal::BadNotation;
}

Result<std::uint8_t> readCell(std::string_view word) {
    if (const auto cell = cellNamed(word)) {
        return *cell;
    }
    const std::size_t dot = word.find('.');
    const bool looksLikeOne = dot != std::string_view::npos && smallNumber(word.substr(0, dot)) &&
                              smallNumber(word.substr(dot + 1));
    return looksLikeOne ? Refusal::KheopsOutsidePyramid : Refusal::BadNotation;
}

Result<std::uint8_t> readPart(Part part, std::string_view word) {
    switch (part) {
    case Part::CellName: return readCell(word);
    case Part::AnyTile: return word == "?" ? Result<std::uint8_t>(hiddenArg) : byteOr(tileNamed(word));
    case Part::SeenTile: return byteOr(tileNamed(word));
    case Part::PawnLetter: {
        const auto kind = word.size() == 1 ? pawnNamed(word[0]) : std::nullopt;
        return kind ? Result<std::uint8_t>(static_cast<std::uint8_t>(*kind)) : Refusal::BadNotation;
    }
    case Part::SeatNumber: {
        const auto number = smallNumber(word);
        return number && (*number == 1 || *number == 2)
                   ? Result<std::uint8_t>(static_cast<std::uint8_t>(*number - 1))
                   : Refusal::BadNotation;
    }
    default: {
        const auto number = smallNumber(word);
        return number ? Result<std::uint8_t>(static_cast<std::uint8_t>(*number)) : Refusal::BadNotation;
    }
    }
}

} // namespace

std::string cellName(Cell cell) {
    return std::to_string(places[cell].row) + "." + std::to_string(places[cell].column);
}

std::string tileName(Tile tile) {
    if (tile >= tileCount) {
        return "?";
    }
    const int number = isRoom(tile) ? tile + 1 : tile - roomCount + 1;
    return (isRoom(tile) ? "R" : "C") + std::string(number < 10 ? "0" : "") + std::to_string(number);
}

char pawnLetter(PawnKind kind) {
    return pawnLetters[static_cast<std::size_t>(kind)];
}

std::optional<Cell> cellNamed(std::string_view text) {
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos) {
        return std::nullopt;
    }
    const auto row = smallNumber(text.substr(0, dot));
    const auto column = smallNumber(text.substr(dot + 1));
    return row && column && onBoard(*row, *column) ? std::optional(cellAt(*row, *column)) : std::nullopt;
}

std::optional<Tile> tileNamed(std::string_view text) {
    if (text.size() != 3 || (text[0] != 'R' && text[0] != 'C')) {
        return std::nullopt;
    }
    const auto number = smallNumber(text[1] == '0' ? text.substr(2) : text.substr(1));
    if (!number || *number < 1 || *number > roomCount) {
        return std::nullopt;
    }
    return static_cast<Tile>(*number - 1 + (text[0] == 'R' ? 0 : roomCount));
}

std::optional<PawnKind> pawnNamed(char letter) {
    const std::size_t found = pawnLetters.find(letter);
    return found == std::string_view::npos ? std::nullopt : std::optional(static_cast<PawnKind>(found));
}

std::string writeEntry(const Entry& entry) {
    for (const Form& form : forms) {
        if (form.chance != entry.isChance() || form.kind != entry.kind) {
            continue;
        }
        std::string text(form.word);
        for (std::size_t i = 0; i < form.parts.size() && form.parts[i] != Part::End; ++i) {
            text += " " + writePart(form.parts[i], entry.arg[i]);
        }
        return text;
    }
    return std::string(unreadable);
}

Result<Entry> readEntry(Seat by, std::string_view text) {
    Words words(text);
    const std::string_view word = words.next();
    for (const Form& form : forms) {
        if (form.word != word || form.chance != (by == Seat::Chance)) {
            continue;
        }
        Entry entry{by, form.kind, {}};
        for (std::size_t i = 0; i < form.parts.size() && form.parts[i] != Part::End; ++i) {
            const Result<std::uint8_t> value = readPart(form.parts[i], words.next());
            if (!value.ok()) {
                return value.refusal();
            }
            entry.arg[i] = *value;
        }
        return words.atEnd() ? Result<Entry>(entry) : Refusal::BadNotation;
    }
    return Refusal::BadNotation;
}

} // namespace architects::kheops
