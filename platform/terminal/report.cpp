#include "platform/terminal/report.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <sstream>

#include <nlohmann/json.hpp>

namespace architects::terminal {

void printJson(const Json& object) {
    std::cout << object.dump(-1, ' ', false, Json::error_handler_t::replace) << std::endl;
}

Names namesOf(const std::vector<Player>& players, int seats) {
    Names names;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
        const bool named = i < players.size() && !players[i].name.empty();
        names.push_back(named ? players[i].name : "Player " + std::to_string(i + 1));
    }
    return names;
}

std::string fillIn(std::string_view label, const std::array<int, 6>& facts) {
    std::string text;
    for (std::size_t i = 0; i < label.size(); ++i) {
        const bool fact =
            label[i] == '%' && i + 1 < label.size() && label[i + 1] >= '1' && label[i + 1] <= '6';
        if (fact) {
            text += std::to_string(facts[static_cast<std::size_t>(label[++i] - '1')]);
        } else {
            text += label[i];
        }
    }
    return text;
}

std::string scoreText(const ScoreSheet& sheet, const Names& names) {
    constexpr int labelWidth = 58;
    std::ostringstream out;
    const auto row = [&](const std::string& label, const auto& cell) {
        out << std::left << std::setw(labelWidth) << label << std::right;
        for (std::size_t seat = 0; seat < names.size(); ++seat) {
            out << "  " << std::setw(static_cast<int>(std::max<std::size_t>(names[seat].size(), 4)))
                << cell(seat);
        }
        out << '\n';
    };
    row("", [&](std::size_t seat) { return names[seat]; });
    for (const ScoreLine& line : sheet.lines) {
        row(fillIn(line.label, line.facts), [&](std::size_t seat) { return line.points[seat]; });
    }
    row("Total", [&](std::size_t seat) { return sheet.totals[seat]; });
    return out.str();
}

Json scoreJson(const ScoreSheet& sheet, int seats) {
    const auto bySeat = [seats](const std::array<int, maxSeats>& points) {
        return Json(std::vector<int>(points.begin(), points.begin() + seats));
    };
    Json lines = Json::array();
    for (const ScoreLine& line : sheet.lines) {
        lines.push_back({{"label", fillIn(line.label, line.facts)}, {"points", bySeat(line.points)}});
    }
    Json winners = Json::array();
    for (int seat = 0; seat < seats; ++seat) {
        if (sheet.winners.has(seatAt(seat))) {
            winners.push_back(seat + 1);
        }
    }
    return {{"totals", bySeat(sheet.totals)}, {"winners", winners}, {"lines", lines}};
}

std::string verdict(const ScoreSheet& sheet, const Names& names) {
    std::string winners;
    int count = 0;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        if (sheet.winners.has(seatAt(static_cast<int>(seat)))) {
            winners += (winners.empty() ? "" : " and ") + names[seat];
            ++count;
        }
    }
    return count == 1 ? winners + " wins." : "It is a draw between " + winners + ".";
}

std::string actorOf(const Entry& entry) {
    return entry.isChance() ? "*" : std::to_string(indexOf(entry.by) + 1);
}

std::string entryLine(const AnyMatch& match, std::size_t index, const Names& names) {
    const Entry& entry = match.log().entries.at(index);
    const std::string words = faceOf(match.game().id).sentence(entry, names);
    std::ostringstream out;
    out << std::setw(4) << index + 1 << "  " << actorOf(entry) << "  " << std::left
        << std::setw(words.empty() ? 0 : 18) << match.write(entry) << words;
    return out.str();
}

Json entryJson(const AnyMatch& match, std::size_t index) {
    const Entry& entry = match.log().entries.at(index);
    return {{"n", index + 1}, {"by", actorOf(entry)}, {"entry", match.write(entry)}};
}

} // namespace architects::terminal
