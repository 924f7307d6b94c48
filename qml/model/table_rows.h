#pragma once

#include <QObject>
#include <QString>

#include "qml/model/row.h"

// What is the same at all tables, as rows.

/// Who sits at a table.
struct TablePlayer {
    Q_GADGET
    ROW_TYPE(tablePlayer)
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(bool you MEMBER you)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString leaver MEMBER leaver)

  public:
    int index = -1;   ///< the seat
    int level = 0;    ///< an Architect's
    bool you = false; ///< it is the seat of the only person, who has no name
    QString name;
    QString kind;   ///< "person", "bot" or "remote"
    QString leaver; ///< whose seat an Architect keeps, or empty
    friend bool operator==(const TablePlayer&, const TablePlayer&) = default;
};

/// A choice that was made before the match.
struct TableOption {
    Q_GADGET
    ROW_TYPE(tableOption)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString meaning MEMBER meaning)
    Q_PROPERTY(bool oneDevice MEMBER oneDevice)

  public:
    QString name;
    QString value;
    QString title;
    QString meaning;
    bool oneDevice = false; ///< it can only be played with one device
    friend bool operator==(const TableOption&, const TableOption&) = default;
};
