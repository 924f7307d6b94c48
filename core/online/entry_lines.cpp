#include "core/online/entry_lines.h"

#include <algorithm>

namespace architects::online {
namespace {

std::optional<Entry> readLine(const Notation& notation, int seats, std::string_view line) {
    const std::size_t blank = line.find(' ');
    if (blank != 1 || line.empty()) {
        return std::nullopt;
    }
    const char actor = line.front();
    if (actor != '*' && (actor < '1' || actor > '0' + seats)) {
        return std::nullopt;
    }
    const auto entry =
        notation.read(actor == '*' ? Seat::Chance : seatAt(actor - '1'), line.substr(blank + 1));
    return entry.ok() ? std::optional(*entry) : std::nullopt;
}

} // namespace

std::optional<std::vector<Entry>> readEntryLines(const Notation& notation, int seats,
                                                 std::string_view text) {
    std::vector<Entry> entries;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const auto entry = readLine(notation, seats, text.substr(0, end));
        if (!entry) {
            return std::nullopt;
        }
        entries.push_back(*entry);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return entries;
}

std::string writeMoveLines(const Notation& notation, std::span<const Entry> moves) {
    std::string text;
    for (const Entry& move : moves) {
        text += (text.empty() ? "" : "\n") + notation.write(move);
    }
    return text;
}

} // namespace architects::online
