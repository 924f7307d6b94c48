#include "core/table/match_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>

#include "core/table/hex.h"

namespace architects {
namespace {

constexpr std::string_view magic = "great-architects match ";
constexpr int formatVersion = 1;

// ---- words and numbers ------------------------------------------------------------------------------

/// Cuts the next word off the front of a line.
std::string_view takeWord(std::string_view& line) {
    while (!line.empty() && line.front() == ' ') {
        line.remove_prefix(1);
    }
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(end);
    while (!line.empty() && line.front() == ' ') {
        line.remove_prefix(1);
    }
    return word;
}

/// A number as we write it, and in no other way: no leading zero, no minus before nought.
std::optional<int> toInt(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() || std::to_string(value) != word) {
        return std::nullopt;
    }
    return value;
}

std::string oneLine(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
}

std::string kindWord(const Player& player) {
    switch (player.kind) {
    case PlayerKind::Person: return "person";
    case PlayerKind::Remote: return "remote";
    case PlayerKind::Bot: break;
    }
    return "bot:" + std::to_string(player.level);
}

bool readKind(std::string_view word, Player& player) {
    if (word == "person" || word == "remote") {
        player.kind = word == "person" ? PlayerKind::Person : PlayerKind::Remote;
        return true;
    }
    if (!word.starts_with("bot:")) {
        return false;
    }
    const auto level = toInt(word.substr(4));
    player.kind = PlayerKind::Bot;
    player.level = level.value_or(0);
    return level && *level >= 1 && *level <= botLevels;
}

// ---- the reader: one small function for each kind of line -----------------------------------------

/// Statements that a file has once at most; an option, a player and an entry count by their names and
/// numbers.
constexpr std::array<std::string_view, 10> onlyOnce{"game",      "rules", "seats", "seed-hash", "seed",
                                                    "seed-from", "view",  "date",  "result",    "chain"};
/// ... and those that no file is without.
constexpr std::array<std::string_view, 3> needed{"game", "seats", "seed-hash"};
/// Statements that stand behind the entries.
constexpr std::array<std::string_view, 2> closing{"result", "chain"};

template <std::size_t count>
bool isOneOf(const std::array<std::string_view, count>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

class Reader {
  public:
    Reader(FindNotation find, TextFault& fault) : find_(find), fault_(fault) {}

    bool line(std::string_view text) {
        ++fault_.line;
        if (text.ends_with('\r')) {
            text.remove_suffix(1);
        }
        if (text.empty() || text.front() == '#') {
            return true;
        }
        if (!headed_) {
            return heading(text);
        }
        std::string_view rest = text;
        const std::string_view word = takeWord(rest);
        if (const auto number = toInt(word)) {
            return entry(*number, rest);
        }
        return inPlace(word) && header(word, rest);
    }

    bool finish() {
        if (!std::all_of(needed.begin(), needed.end(),
                         [this](std::string_view key) { return seen(key); })) {
            return fail(Refusal::BadFile);
        }
        if (document_.log.setup.seedFrom > document_.log.entries.size()) {
            return fail(Refusal::BadFile);
        }
        if (document_.viewer && isPlayer(*document_.viewer) && indexOf(*document_.viewer) >= seats()) {
            return fail(Refusal::WrongSeatCount);
        }
        if (!document_.players.empty() && static_cast<int>(document_.players.size()) != seats()) {
            return fail(Refusal::WrongSeatCount);
        }
        if (chain_ && chainOf(document_.log) != *chain_) {
            return fail(Refusal::BrokenChain);
        }
        return true;
    }

    MatchDocument take() { return std::move(document_); }

  private:
    bool fail(Refusal refusal) {
        fault_.refusal = refusal;
        return false;
    }
    [[nodiscard]] int seats() const { return document_.log.setup.seats; }
    [[nodiscard]] bool seen(std::string_view key) const {
        return std::find(seen_.begin(), seen_.end(), key) != seen_.end();
    }

    /// Whether such a statement may stand here: once, the set-up before the entries, the end behind them.
    bool inPlace(std::string_view key) {
        const bool late = isOneOf(closing, key);
        if (seen("chain") || (isOneOf(onlyOnce, key) && seen(key)) ||
            (!late && (!document_.log.entries.empty() || seen("result")))) {
            return fail(Refusal::BadFile);
        }
        if (isOneOf(onlyOnce, key)) {
            seen_.emplace_back(key);
        }
        return true;
    }

    bool heading(std::string_view text) {
        if (!text.starts_with(magic)) {
            return fail(Refusal::BadFile);
        }
        const auto version = toInt(text.substr(magic.size()));
        if (!version || *version < 1) {
            return fail(Refusal::BadFile);
        }
        headed_ = *version == formatVersion;
        return headed_ || fail(Refusal::UnsupportedVersion);
    }

    bool header(std::string_view key, std::string_view rest) {
        Setup& setup = document_.log.setup;
        if (key == "game") {
            notation_ = find_(rest);
            setup.game = rest;
            return notation_ != nullptr || fail(Refusal::UnknownGame);
        }
        if (notation_ == nullptr) {
            return fail(Refusal::BadFile); // the game comes first: it decides how the rest is read
        }
        if (key == "rules") {
            return rules(rest);
        }
        if (key == "seats") {
            return seatCount(rest);
        }
        if (key == "option") {
            return option(rest);
        }
        if (key == "seed") {
            setup.seed = fromHex<32>(rest);
            return setup.seed || fail(Refusal::BadFile);
        }
        if (key == "seed-hash") {
            return fromHex(rest, setup.seedHash) || fail(Refusal::BadFile);
        }
        if (key == "seed-from") {
            const auto from = toInt(rest);
            setup.seedFrom = static_cast<std::uint32_t>(from.value_or(0));
            return (from && *from >= 0) || fail(Refusal::BadFile);
        }
        if (key == "chain") {
            chain_ = fromHex<32>(rest);
            return chain_ || fail(Refusal::BadFile);
        }
        return detail(key, rest);
    }

    /// Lines that do not decide the match, only tell about it.
    bool detail(std::string_view key, std::string_view rest) {
        if (key == "player") {
            return player(rest);
        }
        if (key == "view") {
            const auto seat = toInt(rest);
            if (!seat || *seat < 0 || *seat > maxSeats) {
                return fail(Refusal::BadFile);
            }
            document_.viewer = *seat == 0 ? Seat::Nobody : seatAt(*seat - 1);
            return true;
        }
        if (key == "result") {
            return result(rest);
        }
        if (key == "date") {
            document_.date = rest;
            return true;
        }
        if (key == "note") {
            document_.notes.emplace_back(rest);
            return true;
        }
        return key.starts_with("x-") || fail(Refusal::BadFile);
    }

    bool rules(std::string_view rest) {
        const auto number = toInt(rest);
        if (!number || *number < firstRules || *number > mostRules) {
            return fail(Refusal::BadFile);
        }
        document_.log.setup.rules = *number;
        const GameInfo& info = *notation_->info;
        const bool known = *number >= info.oldestRules && *number <= info.rules;
        return known || fail(Refusal::UnknownRules); // how the rest is written may be new as well
    }

    bool seatCount(std::string_view rest) {
        const auto count = toInt(rest);
        const GameInfo& info = *notation_->info;
        if (!count || *count < info.minSeats || *count > info.maxSeats) {
            return fail(Refusal::WrongSeatCount);
        }
        document_.log.setup.seats = *count;
        return true;
    }

    bool option(std::string_view rest) {
        const std::string_view name = takeWord(rest);
        const std::string key = "option " + std::string(name);
        if (seen(key)) {
            return fail(Refusal::BadFile);
        }
        seen_.push_back(key);
        return setOption(*notation_->info, name, rest, document_.log.setup) || fail(Refusal::UnknownOption);
    }

    bool player(std::string_view rest) {
        const auto seat = toInt(takeWord(rest));
        Player sitting;
        if (!seat || *seat != static_cast<int>(document_.players.size()) + 1 || *seat > maxSeats ||
            !readKind(takeWord(rest), sitting)) {
            return fail(Refusal::BadFile);
        }
        sitting.name = rest;
        document_.players.push_back(std::move(sitting));
        return true;
    }

    bool result(std::string_view rest) {
        std::vector<int> totals;
        while (!rest.empty()) {
            const auto total = toInt(takeWord(rest));
            if (!total) {
                return fail(Refusal::BadFile);
            }
            totals.push_back(*total);
        }
        document_.result = std::move(totals);
        return static_cast<int>(document_.result->size()) == seats() || fail(Refusal::WrongSeatCount);
    }

    bool entry(int number, std::string_view rest) {
        if (notation_ == nullptr || seen("result") || seen("chain") ||
            number != static_cast<int>(document_.log.entries.size()) + 1) {
            return fail(Refusal::BadFile);
        }
        const std::string_view actor = takeWord(rest);
        const auto seat = toInt(actor);
        if (actor != "*" && (!seat || *seat < 1 || *seat > seats())) {
            return fail(Refusal::BadNotation);
        }
        const auto parsed = notation_->read(actor == "*" ? Seat::Chance : seatAt(*seat - 1), rest);
        if (!parsed.ok()) {
            return fail(parsed.refusal());
        }
        document_.log.entries.push_back(*parsed);
        return true;
    }

    FindNotation find_;
    TextFault& fault_;
    const Notation* notation_ = nullptr;
    bool headed_ = false;
    std::vector<std::string> seen_; ///< statements that may not come again
    std::optional<Digest> chain_;
    MatchDocument document_;
};

void writeHeader(std::string& text, const MatchDocument& document, const GameInfo& info) {
    const Setup& setup = document.log.setup;
    text += std::string(magic) + std::to_string(formatVersion) + "\n";
    text += "game " + setup.game + "\n";
    if (setup.rules != firstRules) {
        text += "rules " + std::to_string(setup.rules) + "\n";
    }
    text += "seats " + std::to_string(setup.seats) + "\n";
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        const OptionInfo& option = info.options[i];
        text += "option " + std::string(option.name) + " " + std::string(option.values[setup.options[i]]) +
                "\n";
    }
    text += "seed-hash " + toHex(setup.seedHash) + "\n";
    if (setup.seed) {
        text += "seed " + toHex(*setup.seed) + "\n";
    }
    if (setup.seedFrom != 0) {
        text += "seed-from " + std::to_string(setup.seedFrom) + "\n";
    }
    if (document.viewer) {
        text +=
            "view " + std::to_string(isPlayer(*document.viewer) ? indexOf(*document.viewer) + 1 : 0) + "\n";
    }
}

} // namespace

bool setOption(const GameInfo& info, std::string_view name, std::string_view value, Setup& setup) {
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        for (std::size_t v = 0; v < info.options[i].values.size(); ++v) {
            if (info.options[i].name == name && info.options[i].values[v] == value) {
                setup.options[i] = static_cast<std::uint8_t>(v);
                return true;
            }
        }
    }
    return false;
}

std::string writeMatch(const MatchDocument& document, const Notation& notation) {
    std::string text;
    writeHeader(text, document, *notation.info);
    for (std::size_t i = 0; i < document.players.size(); ++i) {
        const Player& player = document.players[i];
        text +=
            "player " + std::to_string(i + 1) + " " + kindWord(player) + " " + oneLine(player.name) + "\n";
    }
    if (!document.date.empty()) {
        text += "date " + oneLine(document.date) + "\n";
    }
    for (const std::string& note : document.notes) {
        text += "note " + oneLine(note) + "\n";
    }
    text += "\n";
    for (std::size_t i = 0; i < document.log.entries.size(); ++i) {
        const Entry& entry = document.log.entries[i];
        const std::string actor = entry.isChance() ? "*" : std::to_string(indexOf(entry.by) + 1);
        text += std::to_string(i + 1) + " " + actor + " " + notation.write(entry) + "\n";
    }
    text += "\n";
    if (document.result) {
        text += "result";
        for (const int total : *document.result) {
            text += " " + std::to_string(total);
        }
        text += "\n";
    }
    text += "chain " + toHex(chainOf(document.log)) + "\n";
    return text;
}

std::optional<MatchDocument> readMatch(std::string_view text, FindNotation find, TextFault& fault) {
    fault = {};
    Reader reader(find, fault);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (!reader.line(text.substr(0, end))) {
            return std::nullopt;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (!reader.finish()) {
        fault.line = 0;
        return std::nullopt;
    }
    return reader.take();
}

} // namespace architects
