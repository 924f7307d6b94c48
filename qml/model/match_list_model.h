#pragma once

#include <QAbstractListModel>
#include <QByteArray>
#include <QHash>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

#include "core/save/store.h"

/// The matches of one status, the last opened first. Among the open ones, those on this device only.
class MatchListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Lists belong to App")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QString latest READ latest NOTIFY countChanged)

  public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        GameRole,
        GameNameRole,
        PlayersRole,
        UpdatedRole,
        EntriesRole,
        LessonRole,
        MarkRole
    };

    MatchListModel(architects::save::Store* store, architects::save::MatchStatus status,
                   QObject* parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(matches_.size()); }
    /// The id of the first match; empty if there is none.
    [[nodiscard]] QString latest() const;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void reload();
    /// The id of the match in a row; empty if there is no such row.
    Q_INVOKABLE QString idAt(int row) const;

  signals:
    void countChanged();

  private:
    architects::save::Store* store_;
    architects::save::MatchStatus status_;
    std::vector<architects::save::MatchSummary> matches_;
};
