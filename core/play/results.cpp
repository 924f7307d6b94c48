#include "core/play/results.h"

namespace architects::play {

std::vector<save::SeatResult> resultsOf(const ScoreSheet& sheet, int seats) {
    std::vector<save::SeatResult> results(static_cast<std::size_t>(seats));
    for (std::size_t i = 0; i < results.size(); ++i) {
        const bool won = sheet.winners.has(seatAt(static_cast<int>(i)));
        results[i].points = sheet.totals[i];
        results[i].place = 1;
        for (std::size_t j = 0; j < results.size() && !won; ++j) {
            const bool ahead =
                sheet.winners.has(seatAt(static_cast<int>(j))) || sheet.totals[j] > sheet.totals[i];
            results[i].place += ahead ? 1 : 0;
        }
    }
    return results;
}

std::vector<save::SeatResult> resultsGivenUp(const ScoreSheet& sheet, int seats, Seat by) {
    std::vector<save::SeatResult> results(static_cast<std::size_t>(seats));
    const auto last = static_cast<std::size_t>(indexOf(by));
    for (std::size_t i = 0; i < results.size(); ++i) {
        results[i].points = sheet.totals[i];
        results[i].place = i == last ? seats : 1;
        for (std::size_t j = 0; j < results.size() && i != last; ++j) {
            results[i].place += j != last && sheet.totals[j] > sheet.totals[i] ? 1 : 0;
        }
    }
    return results;
}

} // namespace architects::play
