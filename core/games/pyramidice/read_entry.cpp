#include <array>
#include <cstddef>

#include "core/games/pyramidice/chance.h"
#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/notation.h"
#include "core/games/pyramidice/stock.h"
#include "core/table/words.h"

namespace architects::pyramidice {
namespace {

/// Takes one entry from words. Each function reads what belongs to one kind of entry and says whether it
/// could.
class EntryReader {
  public:
    EntryReader(Seat by, std::string_view text) : words_(text), entry_{by, 0, {}} {}

    Result<Entry> read() {
        const std::string_view word = words_.next();
        const bool known = entry_.isChance() ? readChance(word) : readMove(word);
        if (unknownSpace_) {
            return Refusal::PyramidiceNoSuchSpace;
        }
        return known && words_.atEnd() ? Result<Entry>(entry_) : Refusal::BadNotation;
    }

  private:
    template <class Kind>
    bool is(Kind kind) {
        entry_.kind = static_cast<std::uint8_t>(kind);
        return true;
    }
    template <class T>
    bool put(std::size_t arg, std::optional<T> value) {
        entry_.arg[arg] = static_cast<std::uint8_t>(value.value_or(T{}));
        return value.has_value();
    }
    bool putNumber(std::size_t arg, std::string_view word) { return put(arg, smallNumber(word)); }
    /// A number that counts from one in the text.
    bool putFromOne(std::size_t arg, std::string_view word) {
        const auto number = smallNumber(word);
        return number && *number >= 1 && put(arg, std::optional(*number - 1));
    }
    bool putSpace(std::size_t arg, std::string_view word) {
        const auto space = spaceNamed(word);
        unknownSpace_ = !space && word.size() >= 2 && word[0] >= 'a' && word[0] <= 'z' &&
                        smallNumber(word.substr(1)).has_value();
        return put(arg, space);
    }
    bool putColour(std::size_t arg, char letter) {
        entry_.arg[arg] = letter == 'p' ? 1 : 0;
        return letter == 's' || letter == 'p';
    }
    bool putDie(std::string_view word) {
        return word.size() == 2 && putColour(0, word[0]) && putNumber(1, word.substr(1));
    }
    /// "2s" or "2p".
    bool putCount(std::size_t arg, std::string_view word, char letter) {
        return !word.empty() && word.back() == letter && putNumber(arg, word.substr(0, word.size() - 1));
    }
    bool putFromOnePiece(std::size_t arg, std::string_view word) {
        const auto piece = pieceNamed(word);
        return piece && put(arg, std::optional(1 + static_cast<int>(*piece)));
    }

    bool readRoll() {
        const std::string_view by = words_.next();
        return by.empty() || put(0, godNamed(by));
    }
    bool readNudge() {
        if (!putDie(words_.next())) {
            return false;
        }
        const std::string_view direction = words_.next();
        const std::string_view with = words_.next();
        entry_.arg[2] = direction == "up" ? 1 : 0;
        entry_.arg[3] = with == "golden" ? 2 : with == "worker" ? 1 : 0;
        return (direction == "up" || direction == "down") &&
               (with == "cat" || with == "worker" || with == "golden");
    }
    bool readBuild() {
        if (!putSpace(0, words_.next()) || !putNumber(1, words_.next())) {
            return false;
        }
        const std::string_view help = words_.next();
        entry_.arg[2] = help == "carnelian" ? 1 : 0;
        return help.empty() || help == "carnelian";
    }
    bool readUse() {
        const auto god = godNamed(words_.next());
        if (!put(0, god)) {
            return false;
        }
        const std::string_view word = words_.next();
        if (word.empty()) {
            return true;
        }
        switch (*god) {
        case Aton: return put(1, godNamed(word));
        case Hapy: return putFromOnePiece(1, word);
        default: return putNumber(1, word) && entry_.arg[1] != 0;
        }
    }
    bool readSpend() {
        const std::string_view word = words_.next();
        if (word == "W" || word == "C") {
            entry_.arg[0] = static_cast<std::uint8_t>(word == "W" ? Source::Worker : Source::Cat);
            return true;
        }
        if (const auto god = godNamed(word)) {
            entry_.arg[0] = static_cast<std::uint8_t>(Source::Virtual);
            return put(2, god) && putNumber(1, words_.next());
        }
        return putDie(word);
    }
    bool readTile() {
        if (!put(0, tileNamed(words_.next()))) {
            return false;
        }
        std::string_view word = words_.next();
        if (!word.empty() && word != "from") {
            if (!putFromOnePiece(1, word)) {
                return false;
            }
            word = words_.next();
        }
        if (word.empty()) {
            return true;
        }
        return word == "from" && putNumber(2, words_.next()) && entry_.arg[2] != 0;
    }
    bool readRivalDie() {
        const std::string_view word = words_.next();
        entry_.arg[0] = word == "supply" ? 1 : 0;
        return word == "supply" || word == "quarry";
    }
    bool readRival() {
        const std::string_view word = words_.next();
        if (word == "god") {
            return is(MoveKind::RivalGod) && putNumber(0, words_.next());
        }
        if (word == "die") {
            return is(MoveKind::RivalDie) && readRivalDie();
        }
        if (word == "tile") {
            return is(MoveKind::RivalTile) && put(0, tileNamed(words_.next()));
        }
        return word == "build" && is(MoveKind::RivalBuild) && putSpace(0, words_.next());
    }

    /// Moves that are a word and at most one plain argument.
    struct Simple {
        std::string_view word;
        MoveKind kind;
        enum class Argument : std::uint8_t { None, Number, Piece, God, Scarab, Die } argument;
    };
    static constexpr std::array<Simple, 15> simple{{
        {"scarab", MoveKind::ChooseScarab, Simple::Argument::Scarab},
        {"work", MoveKind::Work, Simple::Argument::None},
        {"rest", MoveKind::Rest, Simple::Argument::None},
        {"mark", MoveKind::Mark, Simple::Argument::Die},
        {"pray", MoveKind::Pray, Simple::Argument::Number},
        {"dismiss", MoveKind::Dismiss, Simple::Argument::Number},
        {"fame", MoveKind::Fame, Simple::Argument::None},
        {"borrow", MoveKind::Borrow, Simple::Argument::Number},
        {"gain", MoveKind::Gain, Simple::Argument::Piece},
        {"discard", MoveKind::Discard, Simple::Argument::Piece},
        {"drop", MoveKind::Drop, Simple::Argument::God},
        {"end", MoveKind::End, Simple::Argument::None},
        {"god", MoveKind::TakeGod, Simple::Argument::Number},
        {"copy", MoveKind::Copy, Simple::Argument::None},
        {"decline", MoveKind::Decline, Simple::Argument::None},
    }};
    bool readSimple(const Simple& form) {
        is(form.kind);
        switch (form.argument) {
        case Simple::Argument::Number: return putNumber(0, words_.next());
        case Simple::Argument::Piece: return put(0, pieceNamed(words_.next()));
        case Simple::Argument::God: return put(0, godNamed(words_.next()));
        case Simple::Argument::Scarab: return put(0, scarabNamed(words_.next()));
        case Simple::Argument::Die: return putDie(words_.next());
        default: return true;
        }
    }
    bool readMove(std::string_view word) {
        for (const Simple& form : simple) {
            if (form.word == word) {
                return readSimple(form);
            }
        }
        if (word == "take") {
            return is(MoveKind::Take) && putCount(0, words_.next(), 's') && putCount(1, words_.next(), 'p');
        }
        if (word == "roll") {
            return is(MoveKind::Roll) && readRoll();
        }
        if (word == "nudge") {
            return is(MoveKind::Nudge) && readNudge();
        }
        if (word == "set") {
            return is(MoveKind::SetDie) && put(0, godNamed(words_.next())) && putNumber(1, words_.next()) &&
                   putNumber(2, words_.next());
        }
        if (word == "build") {
            return is(MoveKind::Build) && readBuild();
        }
        if (word == "use") {
            return is(MoveKind::Use) && readUse();
        }
        if (word == "spend") {
            return is(MoveKind::Spend) && readSpend();
        }
        if (word == "tile") {
            return is(MoveKind::Tile) && readTile();
        }
        if (word == "place") {
            return is(MoveKind::PlaceTile) && put(0, tileNamed(words_.next())) &&
                   putFromOne(1, words_.next());
        }
        return word == "rival" && readRival();
    }

    bool readValues() {
        const std::string_view colour = words_.next();
        if (colour.size() != 1 || !putColour(0, colour[0])) {
            return false;
        }
        while (!words_.atEnd()) {
            const auto value = smallNumber(words_.next());
            if (!value || *value < 1 || *value > 6) {
                return false;
            }
            std::uint8_t& count = entry_.arg[static_cast<std::size_t>(*value)];
            if (count == mostDice) {
                return false;
            }
            ++count;
        }
        return true;
    }
    bool readChance(std::string_view word) {
        if (word == "first") {
            return is(ChanceKind::First) && putFromOne(0, words_.next());
        }
        if (word == "tile") {
            return is(ChanceKind::Tile) && putFromOne(0, words_.next()) && put(1, tileNamed(words_.next()));
        }
        if (word == "project") {
            return is(ChanceKind::Project) && putFromOne(0, words_.next()) &&
                   put(1, projectNamed(words_.next()));
        }
        if (word == "scarab") {
            return is(ChanceKind::Scarab) && putFromOne(0, words_.next()) &&
                   put(1, scarabNamed(words_.next()));
        }
        if (word == "draw") {
            return is(ChanceKind::Draw) && putNumber(0, words_.next()) && put(1, godNamed(words_.next()));
        }
        return word == "roll" && is(ChanceKind::Roll) && readValues();
    }

    static constexpr int mostDice = 24; ///< there are no more
    Words words_;
    Entry entry_;
    bool unknownSpace_ = false;
};

} // namespace

Result<Entry> readEntry(Seat by, std::string_view text) {
    return EntryReader(by, text).read();
}

} // namespace architects::pyramidice
