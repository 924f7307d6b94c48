// One entry as text and back.
#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "core/games/egizia/chance.h"
#include "core/games/egizia/moves.h"
#include "core/games/egizia/notation.h"
#include "core/table/words.h"

namespace architects::egizia {
namespace {

constexpr std::string_view unreadable = "unreadable";
constexpr std::array<std::string_view, 3> trackWords{"", "quarry", "market"};

/// One argument of an entry, by the kind of thing that it is.
enum class Part : std::uint8_t {
    End,
    SeatNumber,
    BendName,
    SlotName,
    SquareName,
    TombName,
    WorkerName,
    CardName,
    RiddleName,
    FloodName,
    Number,
};

/// The shape of an entry in words; those that say something only at times have forms of their own.
struct Form {
    std::string_view word;
    bool chance;
    std::uint8_t kind;
    std::array<Part, 2> parts;
};

constexpr std::uint8_t code(MoveKind kind) {
    return static_cast<std::uint8_t>(kind);
}
constexpr std::uint8_t code(ChanceKind kind) {
    return static_cast<std::uint8_t>(kind);
}

constexpr std::array<Form, 21> forms{{
    {"sail", false, code(MoveKind::Sail), {Part::BendName}},
    {"pass", false, code(MoveKind::Pass), {}},
    {"train", false, code(MoveKind::Train), {Part::WorkerName}},
    {"flood", false, code(MoveKind::MoveFlood), {Part::FloodName}},
    {"drill", false, code(MoveKind::Drill), {Part::CardName, Part::WorkerName}},
    {"upgrade", false, code(MoveKind::Upgrade), {Part::CardName}},
    {"play", false, code(MoveKind::Play), {Part::CardName}},
    {"sell", false, code(MoveKind::Sell), {Part::Number}},
    {"feed", false, code(MoveKind::FeedStones), {Part::Number}},
    {"work", false, code(MoveKind::Work), {Part::WorkerName}},
    {"build", false, code(MoveKind::Build), {Part::SquareName}},
    {"look", false, code(MoveKind::Look), {Part::Number}},
    {"keep", false, code(MoveKind::Keep), {}},
    {"finish", false, code(MoveKind::Finish), {}},
    {"give-up", false, code(MoveKind::GiveUp), {}},
    {"take", false, code(MoveKind::Take), {Part::SlotName}},
    {"done", false, code(MoveKind::Done), {}},
    {"tomb", true, code(ChanceKind::Tomb), {Part::TombName, Part::Number}},
    {"deal", true, code(ChanceKind::Deal), {Part::SlotName, Part::CardName}},
    {"draw", true, code(ChanceKind::Draw), {Part::SeatNumber, Part::RiddleName}},
    {"show", true, code(ChanceKind::Show), {Part::SeatNumber, Part::RiddleName}},
}};
constexpr std::string_view tilesWord = "tiles";
constexpr std::string_view twiceWord = "twice";

std::string writePart(Part part, std::uint8_t value) {
    switch (part) {
    case Part::SeatNumber: return std::to_string(value + 1);
    case Part::BendName: return bendName(value);
    case Part::SlotName: return bendName(value < slotCount ? bendOfSlot(value) : noBend);
    case Part::SquareName: return squareName(value);
    case Part::TombName: return squareName(value < tombPlaces ? squareOf(Tombs, value) : noBend);
    case Part::WorkerName: return workerName(value);
    case Part::CardName: return cardName(value);
    case Part::RiddleName: return riddleName(value);
    case Part::FloodName: return floodName(value);
    default: return std::to_string(value);
    }
}

Result<std::uint8_t> orElse(std::optional<std::uint8_t> value, Refusal refusal) {
    return value ? Result<std::uint8_t>(*value) : refusal;
}
Result<std::uint8_t> orBad(std::optional<std::uint8_t> value) {
    return orElse(value, Refusal::BadNotation);
}

Result<std::uint8_t> readSeat(std::string_view word) {
    const auto number = smallNumber(word);
    return number && *number >= 1 && *number <= maxSeats
               ? Result<std::uint8_t>(static_cast<std::uint8_t>(*number - 1))
               : Refusal::BadNotation;
}

Result<std::uint8_t> readSlot(std::string_view word) {
    const auto bend = bendNamed(word);
    return bend && typeOf(*bend) == BendType::Slot ? Result<std::uint8_t>(bends[*bend].number)
                                                   : Refusal::BadNotation;
}

Result<std::uint8_t> readTomb(std::string_view word) {
    const auto square = squareNamed(word);
    return square && monumentOf(*square) == Tombs
               ? Result<std::uint8_t>(static_cast<std::uint8_t>(*square - firstSquare[Tombs]))
               : Refusal::BadNotation;
}

Result<std::uint8_t> readRiddle(std::string_view word) {
    return word == "?" ? Result<std::uint8_t>(hiddenArg) : orBad(riddleNamed(word));
}

Result<std::uint8_t> readPart(Part part, std::string_view word) {
    if (word.empty()) {
        return Refusal::BadNotation;
    }
    switch (part) {
    case Part::SeatNumber: return readSeat(word);
    case Part::BendName: return orElse(bendNamed(word), Refusal::EgiziaNoSuchBend);
    case Part::SlotName: return readSlot(word);
    case Part::SquareName: return orElse(squareNamed(word), Refusal::EgiziaNoSuchSquare);
    case Part::TombName: return readTomb(word);
    case Part::WorkerName: return orElse(workerNamed(word), Refusal::EgiziaNoSuchWorker);
    case Part::CardName: return orBad(cardNamed(word));
    case Part::RiddleName: return readRiddle(word);
    case Part::FloodName: return orBad(floodNamed(word));
    default: {
        const auto number = smallNumber(word);
        return number ? Result<std::uint8_t>(static_cast<std::uint8_t>(*number)) : Refusal::BadNotation;
    }
    }
}

/// What follows the parts of its form, where there is something to follow.
std::string tailOf(const Entry& entry) {
    if (entry.isChance()) {
        return {};
    }
    std::string text;
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::Sail: return entry.arg[1] != 0 ? " " + std::string(twiceWord) : "";
    case MoveKind::Play: return entry.arg[0] == extraPlaceCard ? " " + siteName(entry.arg[1]) : "";
    case MoveKind::Finish:
        return entry.arg[0] == 0 ? ""
                                 : " " + std::string(entry.arg[0] < 3 ? trackWords[entry.arg[0]] : "?");
    case MoveKind::Keep:
        for (std::size_t i = 1; i <= entry.arg[0] && i < 3; ++i) {
            text += " " + riddleName(entry.arg[i]);
        }
        return text;
    default: return {};
    }
}

Refusal readKept(Words& words, Entry& entry) {
    for (; !words.atEnd(); ++entry.arg[0]) {
        const Result<std::uint8_t> riddle = readRiddle(words.next());
        if (!riddle.ok() || entry.arg[0] == 2) {
            return Refusal::BadNotation;
        }
        entry.arg[1U + entry.arg[0]] = *riddle;
    }
    if (entry.arg[0] == 2 && entry.arg[1] > entry.arg[2]) {
        std::swap(entry.arg[1], entry.arg[2]); // two cards are the same in any order
    }
    return Refusal::None;
}

Refusal readTrack(std::string_view word, Entry& entry) {
    for (std::size_t track = 1; track < trackWords.size(); ++track) {
        if (word == trackWords[track]) {
            entry.arg[0] = static_cast<std::uint8_t>(track);
            return Refusal::None;
        }
    }
    return Refusal::BadNotation;
}

Refusal readTail(Words& words, Entry& entry) {
    if (entry.isChance()) {
        return Refusal::None;
    }
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::Sail:
        if (words.atEnd()) {
            return Refusal::None;
        }
        entry.arg[1] = 1;
        return words.next() == twiceWord ? Refusal::None : Refusal::BadNotation;
    case MoveKind::Play: {
        const auto site = entry.arg[0] == extraPlaceCard ? siteNamed(words.next()) : std::uint8_t{0};
        entry.arg[1] = site.value_or(0);
        return site ? Refusal::None : Refusal::BadNotation;
    }
    case MoveKind::Finish:
        if (words.atEnd()) {
            return Refusal::None;
        }
        return readTrack(words.next(), entry);
    case MoveKind::Keep: return readKept(words, entry);
    default: return Refusal::None;
    }
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
    if (const Refusal refusal = readTail(words, entry); refusal != Refusal::None) {
        return refusal;
    }
    return words.atEnd() ? Result<Entry>(entry) : Refusal::BadNotation;
}

/// There are as many tiles as seats, so the words say how many.
std::string tilesText(const Entry& entry) {
    std::size_t seats = 2;
    for (std::size_t i = 2; i < maxSeats; ++i) {
        const bool again = std::find(entry.arg.begin(), entry.arg.begin() + static_cast<long>(i),
                                     entry.arg[i]) != entry.arg.begin() + static_cast<long>(i);
        seats = again ? seats : i + 1;
    }
    std::string text(tilesWord);
    for (std::size_t i = 0; i < seats; ++i) {
        text += " " + std::to_string(entry.arg[i] + 1);
    }
    return text;
}

Result<Entry> readTiles(Words& words) {
    Entry entry{Seat::Chance, code(ChanceKind::Tiles), {}};
    for (std::size_t i = 0; !words.atEnd(); ++i) {
        const Result<std::uint8_t> seat = readSeat(words.next());
        if (!seat.ok() || i == maxSeats) {
            return Refusal::BadNotation;
        }
        entry.arg[i] = *seat;
    }
    return entry;
}

} // namespace

std::string writeEntry(const Entry& entry) {
    if (entry.isChance() && entry.kind == code(ChanceKind::Tiles)) {
        return tilesText(entry);
    }
    for (const Form& form : forms) {
        if (form.chance != entry.isChance() || form.kind != entry.kind) {
            continue;
        }
        std::string text(form.word);
        for (std::size_t i = 0; i < form.parts.size() && form.parts[i] != Part::End; ++i) {
            text += " " + writePart(form.parts[i], entry.arg[i]);
        }
        return text + tailOf(entry);
    }
    return std::string(unreadable);
}

Result<Entry> readEntry(Seat by, std::string_view text) {
    Words words(text);
    const std::string_view word = words.next();
    if (word == tilesWord && by == Seat::Chance) {
        return readTiles(words);
    }
    for (const Form& form : forms) {
        if (form.word == word && form.chance == (by == Seat::Chance)) {
            return readForm(by, form, words);
        }
    }
    return Refusal::BadNotation;
}

} // namespace architects::egizia
