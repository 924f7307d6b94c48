#pragma once

#include <QAbstractListModel>
#include <QByteArray>
#include <QHash>
#include <QModelIndex>
#include <QString>
#include <QVariant>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// Rows for a Repeater, or a view, that keeps its delegates from one list to the next. With a list itself
/// for its model it makes all of them anew whenever anything in it has changed.
///
///     Repeater {
///         model: RowList { rows: root.side.workers; key: "worker" }
///         WorkerTile { required property egiziaWorker modelData }
///     }
class RowList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// A list of rows, or of plain values.
    Q_PROPERTY(QVariant rows READ rows WRITE setRows NOTIFY rowsChanged)
    /// The field by which a row is the same thing as before, whatever else is new of it: its delegate stays
    /// and is told. Without one a row that has changed is another.
    Q_PROPERTY(QString key MEMBER key_ NOTIFY keyChanged)

  public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QVariant rows() const { return rows_; }
    void setRows(const QVariant& rows);

  signals:
    void rowsChanged();
    void keyChanged();

  private:
    [[nodiscard]] QVariant keyOf(const QVariant& row) const;
    void drop(const QVariantList& wanted);
    void place(int at, const QVariant& row);

    QVariantList rows_;
    QString key_;
};
