// One entry as text and back.
#include <algorithm>
#include <array>
#include <cstddef>

#include "core/games/luxor/chance.h"
#include "core/games/luxor/moves.h"
#include "core/games/luxor/notation.h"
#include "core/table/words.h"

namespace architects::luxor {
namespace {

constexpr std::string_view unreadable = "unreadable";
constexpr std::string_view topWord = "top";
constexpr std::string_view stayWord = "stay";
constexpr std::array<std::string_view, 3> backWords{"none", "card", "snake"};

/// One argument of an entry, by the kind of thing that it is.
enum class Part : std::uint8_t {
    End,
    SeatNumber,
    CellName,
    AnyCard,
    AnyAnimal,
    TombName,
    AnyValue,
    BackWord,
    CurseName
};

/// The shape of an entry in words; `drop` has a form of its own.
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

constexpr std::array<Form, 10> forms{{
    {"claim", false, code(MoveKind::Claim), {Part::CellName, Part::CellName, Part::CellName}},
    {"pass", false, code(MoveKind::Pass), {}},
    {"victim", false, code(MoveKind::Victim), {Part::SeatNumber}},
    {"first", true, code(ChanceKind::First), {Part::SeatNumber}},
    {"back", true, code(ChanceKind::Back), {Part::BackWord}},
    {"draw", true, code(ChanceKind::Draw), {Part::SeatNumber, Part::AnyCard}},
    {"pharaoh", true, code(ChanceKind::Pharaoh), {Part::SeatNumber, Part::AnyAnimal}},
    {"mummy", true, code(ChanceKind::Mummy), {Part::TombName, Part::AnyValue}},
    {"curse", true, code(ChanceKind::Reveal), {Part::CurseName}},
    {"give", true, code(ChanceKind::Give), {Part::TombName, Part::AnyValue}},
}};

std::string writePart(Part part, std::uint8_t value) {
    switch (part) {
    case Part::SeatNumber: return std::to_string(value + 1);
    case Part::CellName: return cellName(value);
    case Part::AnyCard: return cardName(value);
    case Part::AnyAnimal: return animalName(value);
    case Part::TombName: return tombName(value);
    case Part::BackWord: return std::string(value < backWords.size() ? backWords[value] : "?");
    case Part::CurseName: return curseName(value);
    default: return value == hiddenArg ? "?" : std::to_string(value);
    }
}

Result<std::uint8_t> orBad(std::optional<std::uint8_t> value) {
    return value ? Result<std::uint8_t>(*value) : Refusal::BadNotation;
}

Result<std::uint8_t> readCell(std::string_view word) {
    if (const auto cell = cellNamed(word)) {
        return *cell;
    }
    const bool looksLikeOne =
        !word.empty() && word[0] >= 'a' && word[0] <= 'z' && smallNumber(word.substr(1));
    return looksLikeOne ? Refusal::LuxorNotOnTheWall : Refusal::BadNotation;
}

Result<std::uint8_t> readSeat(std::string_view word) {
    const auto number = smallNumber(word);
    return number && *number >= 1 && *number <= maxSeats
               ? Result<std::uint8_t>(static_cast<std::uint8_t>(*number - 1))
               : Refusal::BadNotation;
}

Result<std::uint8_t> readBack(std::string_view word) {
    for (std::size_t back = 1; back < backWords.size(); ++back) {
        if (word == backWords[back]) {
            return static_cast<std::uint8_t>(back);
        }
    }
    return Refusal::BadNotation;
}

Result<std::uint8_t> readValue(std::string_view word) {
    const auto number = smallNumber(word);
    return number && mummyOf(*number) < mummyKinds
               ? Result<std::uint8_t>(static_cast<std::uint8_t>(*number))
               : Refusal::BadNotation;
}

Result<std::uint8_t> readPart(Part part, std::string_view word) {
    const bool mayHide = part == Part::AnyCard || part == Part::AnyAnimal || part == Part::AnyValue;
    if (mayHide && word == "?") {
        return hiddenArg;
    }
    switch (part) {
    case Part::SeatNumber: return readSeat(word);
    case Part::CellName: return readCell(word);
    case Part::AnyCard: return orBad(cardNamed(word));
    case Part::AnyAnimal: return orBad(animalNamed(word));
    case Part::TombName: return orBad(tombNamed(word));
    case Part::BackWord: return readBack(word);
    case Part::CurseName: return orBad(curseNamed(word));
    default: return readValue(word);
    }
}

std::uint8_t animalOf(Card card, std::size_t half) {
    return glyphs[card][half].animal;
}

std::string sourceText(Card card, std::size_t half, std::uint8_t source) {
    if (source == noSource) {
        return {};
    }
    return " " + animalName(animalOf(card, half)) + ":" +
           (source == stay ? std::string(stayWord) : animalName(source - 1));
}

std::string dropText(const Entry& entry) {
    const Card card = std::min(entry.arg[0], noCard);
    return "drop " + cardName(card) + " " + shaftName(entry.arg[1]) +
           (entry.arg[2] != 0 ? " " + std::string(topWord) : "") + sourceText(card, 1, entry.arg[4]) +
           sourceText(card, 0, entry.arg[3]);
}

/// Who comes, or that nobody does: "camel:snake", "camel:stay".
bool readSource(std::string_view word, Entry& entry) {
    const std::size_t colon = word.find(':');
    if (colon == std::string_view::npos) {
        return false;
    }
    const auto target = animalNamed(word.substr(0, colon));
    const std::string_view name = word.substr(colon + 1);
    const auto pillar = animalNamed(name);
    if (!target || (!pillar && name != stayWord)) {
        return false;
    }
    const Card card = entry.arg[0];
    const std::size_t half = animalOf(card, 0) == *target ? 0 : 1;
    std::uint8_t& source = entry.arg[3 + half];
    if (animalOf(card, half) != *target || source != noSource) {
        return false;
    }
    source = pillar ? from(static_cast<Animal>(*pillar)) : stay;
    return true;
}

Result<Entry> readDrop(Seat by, Words& words) {
    Entry entry{by, code(MoveKind::Drop), {}};
    const auto card = cardNamed(words.next());
    const std::string_view shaftWord = words.next();
    const auto shaft = shaftNamed(shaftWord);
    if (!card || !shaft) {
        const bool looksLikeOne = shaftWord.size() == 1 && shaftWord[0] >= 'a' && shaftWord[0] <= 'z';
        return card && looksLikeOne ? Refusal::LuxorNoSuchShaft : Refusal::BadNotation;
    }
    entry.arg[0] = *card;
    entry.arg[1] = *shaft;
    std::string_view word = words.next();
    if (word == topWord) {
        entry.arg[2] = static_cast<std::uint8_t>(Order::TopFirst);
        word = words.next();
    }
    for (; !word.empty(); word = words.next()) {
        if (!readSource(word, entry)) {
            return Refusal::BadNotation;
        }
    }
    return entry;
}

Result<Entry> readForm(Seat by, const Form& form, Words& words) {
    Entry entry{by, form.kind, {}};
    for (std::size_t i = 0; i < form.parts.size() && form.parts[i] != Part::End; ++i) {
        const Result<std::uint8_t> value = readPart(form.parts[i], words.next());
        if (!value.ok()) {
            return value.refusal();
        }
        entry.arg[i] = *value;
    }
    if (form.parts[0] == Part::CellName) {
        std::sort(entry.arg.begin(), entry.arg.begin() + 3); // a line is the same from either end
    }
    return words.atEnd() ? Result<Entry>(entry) : Refusal::BadNotation;
}

} // namespace

std::string writeEntry(const Entry& entry) {
    if (!entry.isChance() && entry.kind == code(MoveKind::Drop)) {
        return dropText(entry);
    }
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
    if (word == "drop" && by != Seat::Chance) {
        return readDrop(by, words);
    }
    for (const Form& form : forms) {
        if (form.word == word && form.chance == (by == Seat::Chance)) {
            return readForm(by, form, words);
        }
    }
    return Refusal::BadNotation;
}

} // namespace architects::luxor
