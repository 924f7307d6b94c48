#include "qml/model/history_model.h"

#include <algorithm>
#include <utility>

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (index.row() < 0 || index.row() >= count()) {
        return {};
    }
    const Line& line = lines_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PlyRole: return line.ply;
    case SeatRole: return line.seat;
    case TextRole: return line.text;
    case ChanceRole: return line.seat < 0;
    default: return {};
    }
}

QHash<int, QByteArray> HistoryModel::roleNames() const {
    return {{PlyRole, "ply"}, {SeatRole, "seat"}, {TextRole, "text"}, {ChanceRole, "chance"}};
}

void HistoryModel::set(std::vector<Line> lines) {
    const auto same = [](const Line& a, const Line& b) { return a.ply == b.ply && a.text == b.text; };
    const auto [mine, theirs] =
        std::mismatch(lines_.begin(), lines_.end(), lines.begin(), lines.end(), same);
    const int kept = static_cast<int>(mine - lines_.begin());
    if (kept < count()) {
        beginRemoveRows({}, kept, count() - 1);
        lines_.erase(mine, lines_.end());
        endRemoveRows();
    }
    if (kept < static_cast<int>(lines.size())) {
        beginInsertRows({}, kept, static_cast<int>(lines.size()) - 1);
        lines_ = std::move(lines);
        endInsertRows();
    }
    emit countChanged();
}

int HistoryModel::rowOf(int ply) const {
    int row = -1;
    for (int i = 0; i < count() && lines_[static_cast<std::size_t>(i)].ply <= ply; ++i) {
        row = i;
    }
    return row;
}

int HistoryModel::plyOf(int row) const {
    return row >= 0 && row < count() ? lines_[static_cast<std::size_t>(row)].ply : 0;
}

int HistoryModel::othersSince(int ply, int seat) const {
    return static_cast<int>(std::count_if(lines_.begin(), lines_.end(), [=](const Line& line) {
        return line.ply > ply && line.seat >= 0 && line.seat != seat;
    }));
}

int HistoryModel::beforeOthers(int ply, int seat) const {
    int before = ply;
    for (const Line& line : lines_) {
        if (line.ply > ply && line.seat >= 0 && line.seat != seat) {
            return before;
        }
        before = std::max(ply, line.ply);
    }
    return ply;
}

QString HistoryModel::textOf(int ply) const {
    const int row = rowOf(ply);
    return row >= 0 ? lines_[static_cast<std::size_t>(row)].text : QString();
}

QVariantList HistoryModel::stops() const {
    QVariantList list;
    for (const Line& line : lines_) {
        list.append(line.ply);
    }
    return list;
}
