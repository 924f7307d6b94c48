#include "qml/model/row_list.h"

#include <QJSValue>
#include <QMetaObject>
#include <QMetaProperty>
#include <QMetaType>
#include <QVariantMap>

namespace {

constexpr int rowRole = Qt::UserRole + 1;

QVariantList listOf(const QVariant& rows) {
    return rows.metaType() == QMetaType::fromType<QJSValue>() ? rows.value<QJSValue>().toVariant().toList()
                                                              : rows.toList();
}

} // namespace

int RowList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant RowList::data(const QModelIndex& index, int role) const {
    return role == rowRole ? rows_.value(index.row()) : QVariant();
}

QHash<int, QByteArray> RowList::roleNames() const {
    return {{rowRole, "modelData"}};
}

QVariant RowList::keyOf(const QVariant& row) const {
    if (key_.isEmpty()) {
        return row;
    }
    if (const QMetaObject* type = row.metaType().metaObject(); type != nullptr) {
        return type->property(type->indexOfProperty(key_.toLatin1().constData()))
            .readOnGadget(row.constData());
    }
    return row.toMap().value(key_);
}

void RowList::setRows(const QVariant& rows) {
    const QVariantList now = listOf(rows);
    if (now == rows_) {
        return;
    }
    drop(now);
    for (int at = 0; at < static_cast<int>(now.size()); ++at) {
        place(at, now.at(at));
    }
    emit rowsChanged();
}

/// What is not among them goes.
void RowList::drop(const QVariantList& wanted) {
    QVariantList keys;
    for (const QVariant& row : wanted) {
        keys.append(keyOf(row));
    }
    for (int at = 0; at < static_cast<int>(rows_.size());) {
        if (keys.removeOne(keyOf(rows_.at(at)))) {
            ++at;
        } else {
            beginRemoveRows({}, at, at);
            rows_.removeAt(at);
            endRemoveRows();
        }
    }
}

/// All before it are in their places.
void RowList::place(int at, const QVariant& row) {
    const QVariant key = keyOf(row);
    int from = at;
    while (from < static_cast<int>(rows_.size()) && keyOf(rows_.at(from)) != key) {
        ++from;
    }
    if (from == static_cast<int>(rows_.size())) {
        beginInsertRows({}, at, at);
        rows_.insert(at, row);
        endInsertRows();
        return;
    }
    if (from != at) {
        beginMoveRows({}, from, from, {}, at);
        rows_.move(from, at);
        endMoveRows();
    }
    if (rows_.at(at) != row) {
        rows_[at] = row;
        emit dataChanged(index(at), index(at), {rowRole});
    }
}
