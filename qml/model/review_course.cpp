#include "qml/model/review_course.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <numeric>

#include "qml/model/board_model.h"

using architects::AnyMatch;
using architects::Entry;

std::vector<CourseMove> movesOf(const architects::Log& log, const BoardModel& board, std::size_t from,
                                std::size_t most) {
    std::vector<CourseMove> moves;
    auto position = AnyMatch::replay(log, from);
    for (std::size_t i = from; position.ok() && i < log.entries.size(); ++i) {
        const Entry& entry = log.entries[i];
        if (!entry.isChance()) {
            if (moves.size() == most) {
                break;
            }
            moves.push_back({i, indexOf(entry.by), 0, board.describe(*position, entry)});
        } else if (!moves.empty() && moves.back().text.isEmpty()) {
            moves.back().text =
                board.describe(*position, entry); // a roll tells more than the reach for dice
        }
        if (!moves.empty()) {
            moves.back().ply = static_cast<int>(i) + 1;
        }
        (void)position->append(entry);
    }
    for (CourseMove& move : moves) {
        if (move.text.isEmpty()) {
            move.text = QCoreApplication::translate("ReviewModel", "Goes on.");
        }
    }
    return moves;
}

std::vector<int> hundredths(const architects::Rewards& chances, int seats) {
    const auto count = static_cast<std::size_t>(seats);
    const std::int64_t all = std::accumulate(chances.begin(), chances.begin() + seats, std::int64_t{0});
    std::vector<int> whole(count, 0);
    if (all <= 0) {
        return whole;
    }
    std::vector<std::size_t> byRest(count);
    std::iota(byRest.begin(), byRest.end(), std::size_t{0});
    std::stable_sort(byRest.begin(), byRest.end(), [&](std::size_t a, std::size_t b) {
        return std::int64_t{100} * chances[a] % all > std::int64_t{100} * chances[b] % all;
    });
    int left = 100;
    for (std::size_t i = 0; i < count; ++i) {
        whole[i] = static_cast<int>(std::int64_t{100} * chances[i] / all);
        left -= whole[i];
    }
    for (std::size_t i = 0; i < count && left > 0; ++i, --left) {
        ++whole[byRest[i]];
    }
    return whole;
}
