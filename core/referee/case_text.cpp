#include "core/referee/case_text.h"

#include <algorithm>
#include <utility>

#include "core/bots/architects.h"
#include "core/referee/referee.h"
#include "core/table/hex.h"
#include "core/table/match.h"
#include "core/table/words.h"

namespace architects::referee {
namespace {

constexpr std::string_view blankLine = "\n\n";

// ---- taking a text apart ------------------------------------------------------------------------------

/// Cuts off what stands before the first `mark`, and the mark; all of it if there is none.
std::string_view cut(std::string_view& text, std::string_view mark) {
    const std::size_t end = std::min(text.find(mark), text.size());
    const std::string_view piece = text.substr(0, end);
    text.remove_prefix(std::min(end + mark.size(), text.size()));
    return piece;
}

/// The lines of a text; none if it is empty.
std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        lines.push_back(cut(text, "\n"));
    }
    return lines;
}

/// Reads lines of the form "name value", each where it is expected.
class Fields {
  public:
    explicit Fields(std::string_view text) : text_(text) {}

    /// The value of the next line; empty, and not ok any more, if the line is another one.
    std::string_view take(std::string_view name) {
        std::string_view line = cut(text_, "\n");
        ok_ = cut(line, " ") == name && ok_;
        return line;
    }
    /// A number up to `most`; 0, and not ok any more, if it is none.
    int takeNumber(std::string_view name, int most) { return number(take(name), most); }
    int number(std::string_view word, int most) {
        const auto value = numberOf(word, 6);
        ok_ = value && *value <= most && ok_;
        return ok_ ? *value : 0;
    }
    /// As many bytes as there is room for, in hexadecimal digits.
    void takeHex(std::string_view name, std::span<std::uint8_t> bytes) {
        ok_ = fromHex(take(name), bytes) && ok_;
    }
    [[nodiscard]] bool ok() const { return ok_; }
    [[nodiscard]] bool allRead() const { return ok_ && text_.empty(); }

  private:
    std::string_view text_;
    bool ok_ = true;
};

Result<Entry> readEntry(const Notation& notation, int seats, std::string_view line) {
    const std::string_view actor = cut(line, " ");
    const int seat = smallNumber(actor).value_or(0);
    if (actor != "*" && (seat < 1 || seat > seats)) {
        return Refusal::BadNotation;
    }
    return notation.read(actor == "*" ? Seat::Chance : seatAt(seat - 1), line);
}

Refusal readLog(std::string_view text, Log& log) {
    const Notation* notation = findNotation(log.setup.game);
    if (notation == nullptr) {
        return Refusal::UnknownGame;
    }
    while (!text.empty()) {
        const auto entry = readEntry(*notation, log.setup.seats, cut(text, "\n"));
        if (!entry.ok()) {
            return entry.refusal();
        }
        if (log.entries.size() == longestLog) {
            return Refusal::LogTooLong;
        }
        log.entries.push_back(*entry);
    }
    return Refusal::None;
}

Refusal readCase(std::string_view header, std::string_view log, Case& asked) {
    Fields fields(header);
    Setup& setup = asked.log.setup;
    setup.game = fields.take("game");
    setup.rules = fields.takeNumber("rules", mostRules);
    setup.seats = fields.takeNumber("seats", maxSeats);
    fields.takeHex("options", setup.options);
    Seed seed{};
    fields.takeHex("seed", seed);
    setup.seed = seed;
    setup.seedHash = sha256(seed);
    setup.seedFrom =
        static_cast<std::uint32_t>(fields.takeNumber("seed-from", static_cast<int>(longestLog)));
    Words levels(fields.take("architects"));
    for (int seat = 0; seat < setup.seats; ++seat) {
        asked.architects[static_cast<std::size_t>(seat)] =
            static_cast<std::uint8_t>(fields.number(levels.next(), levelCount));
    }
    if (!levels.atEnd()) {
        return Refusal::BadFile;
    }
    if (const std::string_view chain = fields.take("chain"); chain != "-") {
        asked.chain = fromHex<32>(chain);
        if (!asked.chain) {
            return Refusal::BadFile;
        }
    }
    return fields.allRead() ? readLog(log, asked.log) : Refusal::BadFile;
}

// ---- putting an answer together -----------------------------------------------------------------------

std::string refused(Refusal refusal, std::size_t at = 0) {
    return "refused " + std::string(infoOf(refusal).name) + " " + std::to_string(at);
}

std::string written(SeatSet seats) {
    std::string text;
    for (int seat = 0; seat < maxSeats; ++seat) {
        text += seats.has(seatAt(seat)) ? std::to_string(seat) : "";
    }
    return text;
}

std::string written(std::uint64_t hash) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(hash >> (56U - 8U * i));
    }
    return toHex(bytes);
}

std::string written(const std::vector<Entry>& entries, const Notation& notation) {
    std::string text;
    for (const Entry& entry : entries) {
        text += text.empty() ? "" : "\n";
        text += entry.isChance() ? "*" : std::to_string(indexOf(entry.by) + 1);
        text += " " + notation.write(entry);
    }
    return text;
}

/// How the match stands after a ruling.
std::string standing(const Ruling& ruling) {
    return "n " + std::to_string(ruling.from + ruling.entries.size()) + "\nturn " + written(ruling.turn) +
           "\nover " + (ruling.over ? "1" : "0");
}

std::string written(const Ruling& ruling, const Setup& setup) {
    if (ruling.refusal != Refusal::None) {
        return refused(ruling.refusal, ruling.at);
    }
    const auto seats = static_cast<std::size_t>(setup.seats);
    const Notation& notation = *findNotation(setup.game);
    std::string text = "ruled\nfrom " + std::to_string(ruling.from) + "\n" + standing(ruling) + "\nchain " +
                       toHex(ruling.chain) + "\nhashes";
    for (std::size_t seat = 0; seat < seats; ++seat) {
        text += " " + written(ruling.seenHash[seat]);
    }
    if (ruling.over) {
        text += "\npoints";
        for (const int points : ruling.points) {
            text += " " + std::to_string(points);
        }
        text += "\nwinners " + written(ruling.winners);
    }
    text += blankLine;
    text += written(ruling.entries, notation);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        text += blankLine;
        text += written(ruling.seen[seat], notation);
    }
    return text;
}

// ---- the questions ------------------------------------------------------------------------------------

std::string answerCase(std::string_view asks, std::string_view rest) {
    const std::string_view header = cut(rest, blankLine);
    const std::string_view log = cut(rest, blankLine);
    Case asked;
    if (const Refusal refusal = readCase(header, log, asked); refusal != Refusal::None) {
        return refused(refusal);
    }
    const Setup& setup = asked.log.setup;
    const std::string_view verb = cut(asks, " ");
    if (verb == "play") {
        const auto seat = numberOf(asks, 1);
        const std::vector<std::string_view> moves = linesOf(rest);
        if (!seat || *seat >= setup.seats || moves.size() > mostMoves) {
            return refused(Refusal::BadFile);
        }
        return written(play(asked, seatAt(*seat), moves), setup);
    }
    if (verb == "architects" && rest.empty()) {
        const auto moves = asks.empty() ? std::optional(static_cast<int>(longestLog)) : numberOf(asks, 5);
        return moves ? written(letArchitectsPlay(asked, static_cast<std::size_t>(*moves)), setup)
                     : refused(Refusal::BadFile);
    }
    if (!asks.empty() || !rest.empty()) {
        return refused(Refusal::BadFile);
    }
    if (verb == "begin") {
        return written(begin(asked), setup);
    }
    return verb == "views" ? written(inspect(asked), setup) : refused(Refusal::BadFile);
}

/// A match file: verified whole, which takes its seed.
std::string answerFile(std::string_view text) {
    TextFault fault;
    auto document = readMatch(text, findNotation, fault);
    if (!document) {
        return refused(fault.refusal);
    }
    Case asked;
    asked.log = std::move(document->log);
    const Setup& setup = asked.log.setup;
    if (document->viewer) {
        return refused(Refusal::BadFile);
    }
    if (setup.seedFrom != 0) {
        return refused(Refusal::ForgedChance); // whoever sends it could say so of every draw
    }
    const Ruling ruling = inspect(asked);
    if (ruling.refusal != Refusal::None) {
        return refused(ruling.refusal);
    }
    return "inspected\ngame " + setup.game + "\nrules " + std::to_string(setup.rules) + "\nseats " +
           std::to_string(setup.seats) + "\noptions " + toHex(setup.options) + "\none-device " +
           (needsOneDevice(*findGame(setup.game), setup) ? "1\n" : "0\n") + standing(ruling) +
           std::string(blankLine) + written(ruling.entries, *findNotation(setup.game));
}

/// Options by name, one a line; those not named have their first value.
std::string answerOptions(std::string_view text) {
    Fields fields(cut(text, blankLine));
    Setup setup;
    setup.game = fields.take("game");
    setup.rules = fields.takeNumber("rules", mostRules);
    setup.seats = fields.takeNumber("seats", maxSeats);
    const GameInfo* game = findGame(setup.game);
    if (!fields.allRead()) {
        return refused(Refusal::BadFile);
    }
    if (game == nullptr) {
        return refused(Refusal::UnknownGame);
    }
    while (!text.empty()) {
        std::string_view value = cut(text, "\n");
        if (!setOption(*game, cut(value, " "), value, setup)) {
            return refused(Refusal::UnknownOption);
        }
    }
    const Refusal refusal = checkSetup(*game, setup);
    if (refusal == Refusal::None && needsOneDevice(*game, setup)) {
        return refused(Refusal::OneDeviceOnly);
    }
    return refusal == Refusal::None ? "options " + toHex(setup.options) : refused(refusal);
}

/// Which rules of which games this referee knows: GAME OLDEST NEWEST, one a line.
std::string answerRules() {
    std::string text = "rules";
    for (const GameInfo* game : allGames()) {
        text += "\n" + std::string(game->id) + " " + std::to_string(game->oldestRules) + " " +
                std::to_string(game->rules);
    }
    return text;
}

} // namespace

std::string answer(std::string_view question) {
    if (question.size() > longestQuestion) {
        return refused(Refusal::LogTooLong);
    }
    const std::string_view asks = cut(question, "\n");
    if (asks == "inspect") {
        return answerFile(question);
    }
    if (asks == "rules" && question.empty()) {
        return answerRules();
    }
    return asks == "options" ? answerOptions(question) : answerCase(asks, question);
}

} // namespace architects::referee
