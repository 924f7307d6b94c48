#include "qml/model/table_seen.h"

#include <algorithm>

void TableSeen::setTable(TableModel* table) {
    table_ = table;
    emit tableChanged();
}

void TableSeen::setWatching(bool watching) {
    watching_ = watching;
    emit tableChanged();
}

int TableSeen::ownSeat() const {
    if (table_->viewer() >= 0) {
        return table_->viewer();
    }
    if (ply_ >= 0) {
        return me_;
    }
    if (table_->handOverTo() >= 0) {
        return table_->handOverTo();
    }
    const QList<TablePlayer> seats = table_->seats();
    const auto person = std::find_if(seats.begin(), seats.end(), [](const TablePlayer& seat) {
        return seat.kind == QLatin1String("person");
    });
    return person != seats.end() ? static_cast<int>(person - seats.begin()) : 0;
}

void TableSeen::catchUp() {
    if (table_.isNull()) {
        return;
    }
    me_ = ownSeat();
    ply_ = table_->plyCount();
    activeSeat_ = table_->activeSeat();
    yourTurn_ = table_->yourTurn() && !watching_;
    over_ = table_->over();
    progress_ = table_->progress();
    take();
    emit seenChanged();
    emit caughtUp();
}

void TableSeen::turnTo(int seat) {
    activeSeat_ = seat;
    yourTurn_ = false;
    emit seenChanged();
}
