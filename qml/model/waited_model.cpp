#include "qml/model/waited_model.h"

#include <algorithm>
#include <set>
#include <utility>

#include "qml/model/table_model.h"

using architects::AnyMatch;
using architects::Entry;

WaitedModel::WaitedModel(TableModel* table) : QObject(table), table_(table) {
    connect(table, &TableModel::told, this, [this] { heard_ = std::max(heard_, table_->plyCount()); });
    connect(table, &TableModel::changed, this, &WaitedModel::follow);
    follow();
}

void WaitedModel::dismiss() {
    if (there()) {
        dismissed_ = true;
        emit changed();
    }
}

void WaitedModel::follow() {
    const std::optional<std::size_t> first =
        table_->yourTurn() && table_->racers().empty() ? firstOfOthers() : std::nullopt;
    Told told;
    if (first) {
        told = {linesSince(*first), gainsSince(*first), static_cast<int>(*first) >= heard_};
        const std::pair about{table_->viewer(), table_->shown().log().entries.size()};
        dismissed_ = dismissed_ && about == about_; // nothing is put away before it has been there
        about_ = about;
    }
    const int lastTurn = findLastTurn();
    if (told != told_ || lastTurn != lastTurn_) {
        told_ = std::move(told);
        lastTurn_ = lastTurn;
        emit changed();
    }
}

/// Where others began to move after the last move of who looks; nothing if nobody did.
std::optional<std::size_t> WaitedModel::firstOfOthers() const {
    const auto& entries = table_->shown().log().entries;
    std::optional<std::size_t> first;
    for (std::size_t i = entries.size(); i > 0; --i) {
        const Entry& entry = entries[i - 1];
        if (!entry.isChance() && indexOf(entry.by) == table_->viewer()) {
            break;
        }
        if (!entry.isChance()) {
            first = i - 1;
        }
    }
    return first;
}

QList<WaitedLine> WaitedModel::linesSince(std::size_t first) const {
    const HistoryModel& history = *table_->history();
    QList<WaitedLine> all;
    for (int row = history.count() - 1; row >= 0; --row) {
        const QModelIndex index = history.index(row);
        if (index.data(HistoryModel::PlyRole).toInt() <= static_cast<int>(first)) {
            break;
        }
        const int seat = index.data(HistoryModel::SeatRole).toInt();
        if (seat >= 0 && seat != table_->viewer()) {
            all.append({seat, index.data(HistoryModel::TextRole).toString()});
        }
    }
    // The newest of each seat first, then whatever is newer than the rest.
    std::set<qsizetype> chosen;
    std::set<int> seats;
    for (qsizetype i = 0; i < all.size() && chosen.size() < mostLines; ++i) {
        if (seats.insert(all.at(i).seat).second) {
            chosen.insert(i);
        }
    }
    for (qsizetype i = 0; i < all.size() && chosen.size() < mostLines; ++i) {
        chosen.insert(i);
    }
    QList<WaitedLine> lines;
    std::for_each(chosen.rbegin(), chosen.rend(), [&](qsizetype i) { lines.append(all.at(i)); });
    return lines;
}

QList<WaitedGain> WaitedModel::gainsSince(std::size_t first) {
    QList<WaitedGain> gains;
    if (!goTo(first)) {
        return gains;
    }
    const auto before = position_->score();
    const auto now = table_->shown().score();
    for (int seat = 0; seat < table_->shown().log().setup.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        if (const int points = now.totals[at] - before.totals[at]; points != 0) {
            gains.append({seat, points});
        }
    }
    return gains;
}

/// Goes on from where the last wait began, as long as the match went on from there.
bool WaitedModel::goTo(std::size_t count) {
    const auto& log = table_->shown().log();
    if (position_) {
        const auto& mine = position_->log().entries;
        if (mine.size() > count || !std::equal(mine.begin(), mine.end(), log.entries.begin())) {
            position_.reset();
        }
    }
    if (!position_) {
        auto start = AnyMatch::replay(log, count);
        if (!start.ok()) {
            return false;
        }
        position_ = *start;
    }
    while (position_->log().entries.size() < count) {
        if (position_->append(log.entries[position_->log().entries.size()]) != architects::Refusal::None) {
            position_.reset();
            return false;
        }
    }
    return true;
}

int WaitedModel::findLastTurn() const {
    const auto& entries = table_->shown().log().entries;
    int from = -1;
    int seat = -1;
    for (std::size_t i = entries.size(); i > 0; --i) {
        const Entry& entry = entries[i - 1];
        const int by = entry.isChance() ? -1 : indexOf(entry.by);
        if (by < 0 || (seat < 0 && by == table_->viewer())) {
            continue; // chance; or the own turn, which goes on
        }
        if (seat >= 0 && by != seat) {
            break;
        }
        seat = by;
        from = static_cast<int>(i) - 1;
    }
    return from;
}
