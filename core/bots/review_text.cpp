// A review as lines: a heading, a line for each move, and a line with its continuation for each mistake.
#include <algorithm>
#include <array>

#include "core/bots/review.h"
#include "core/table/hex.h"
#include "core/table/words.h"

namespace architects {
namespace {

constexpr std::string_view heading = "review 1"; ///< the number changes when the meaning of a line does

std::array<std::uint8_t, 8> bytesOf(const Move& move) {
    std::array<std::uint8_t, 8> bytes{move.kind};
    std::copy(move.arg.begin(), move.arg.end(), bytes.begin() + 1);
    return bytes;
}

void writeMove(std::string& text, const ReviewedMove& move) {
    text += std::to_string(move.entry) + ' ' + std::to_string(indexOf(move.seat)) + ' ' +
            std::to_string(move.cost);
    for (const int chance : move.chances) {
        text += ' ' + std::to_string(chance);
    }
    text += ' ' + toHex(bytesOf(move.better));
}

constexpr std::size_t digits = 7;

std::optional<ReviewedMove> readMove(Words& words) {
    ReviewedMove move;
    const auto entry = numberOf(words.next(), digits);
    const auto seat = numberOf(words.next(), 1);
    const auto cost = numberOf(words.next(), digits);
    if (!entry || !seat || *seat >= maxSeats || !cost) {
        return std::nullopt;
    }
    move.entry = static_cast<std::size_t>(*entry);
    move.seat = seatAt(*seat);
    move.cost = *cost;
    for (int& chance : move.chances) {
        const auto number = numberOf(words.next(), digits);
        if (!number || *number > sure) {
            return std::nullopt;
        }
        chance = *number;
    }
    const auto bytes = fromHex<8>(words.next());
    if (!bytes) {
        return std::nullopt;
    }
    move.better.kind = (*bytes)[0];
    std::copy(bytes->begin() + 1, bytes->end(), move.better.arg.begin());
    return move;
}

bool readLine(Review& review, std::string_view line) {
    Words words(line);
    const std::string_view what = words.next();
    const auto move = readMove(words);
    if (!move || (what != "move" && what != "mistake")) {
        return false;
    }
    if (what == "move") {
        review.moves.push_back(*move);
        return words.atEnd();
    }
    review.mistakes.push_back({*move, {}});
    while (!words.atEnd()) {
        const auto bytes = fromHex<entryBytes>(words.next());
        if (!bytes) {
            return false;
        }
        review.mistakes.back().line.push_back(entryFromBytes(*bytes));
    }
    return true;
}

/// Cuts off the first line.
std::string_view takeLine(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

} // namespace

std::string writeReview(const Review& review) {
    std::string text(heading);
    text += "\nnext " + std::to_string(review.next) + (review.done ? " done\n" : " open\n");
    for (const ReviewedMove& move : review.moves) {
        text += "move ";
        writeMove(text, move);
        text += '\n';
    }
    for (const Mistake& mistake : review.mistakes) {
        text += "mistake ";
        writeMove(text, mistake.move);
        for (const Entry& entry : mistake.line) {
            text += ' ' + toHex(toBytes(entry));
        }
        text += '\n';
    }
    return text;
}

std::optional<Review> readReview(std::string_view text) {
    Review review;
    if (takeLine(text) != heading) {
        return std::nullopt;
    }
    Words words(takeLine(text));
    const bool isNext = words.next() == "next";
    const auto next = numberOf(words.next(), digits);
    const std::string_view state = words.next();
    if (!isNext || !next || (state != "done" && state != "open")) {
        return std::nullopt;
    }
    review.next = static_cast<std::size_t>(*next);
    review.done = state == "done";
    while (!text.empty()) {
        if (!readLine(review, takeLine(text))) {
            return std::nullopt;
        }
    }
    return review;
}

} // namespace architects
