#pragma once

#include <QAbstractListModel>
#include <QByteArray>
#include <QHash>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

/// What happened so far, one line for each entry that people care about.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The history belongs to a table")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QVariantList stops READ stops NOTIFY countChanged)

  public:
    enum Role { PlyRole = Qt::UserRole + 1, SeatRole, TextRole, ChanceRole };
    struct Line {
        int ply = 0;   ///< the position after this line
        int seat = -1; ///< -1 for chance
        QString text;
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int count() const { return static_cast<int>(lines_.size()); }
    /// The positions worth stopping at: one for each line.
    [[nodiscard]] QVariantList stops() const;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Takes a new history over; lines that stayed the same are not announced as changed.
    void set(std::vector<Line> lines);

    /// The row that leads to a position: the last one at or before it; -1 before the first.
    Q_INVOKABLE int rowOf(int ply) const;
    Q_INVOKABLE int plyOf(int row) const;
    /// The line that led to a position; empty before the first.
    Q_INVOKABLE QString textOf(int ply) const;
    /// How many lines after a position tell what other seats did.
    Q_INVOKABLE int othersSince(int ply, int seat) const;
    /// The position from which to watch them: just before the first of those lines.
    Q_INVOKABLE int beforeOthers(int ply, int seat) const;

  signals:
    void countChanged();

  private:
    std::vector<Line> lines_;
};
