#pragma once

#include <QObject>
#include <QQuickItem>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// Finds pieces on a table by the names they show themselves under (qml/ui/shows.h), and buttons by theirs.
class PieceFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;
    /// Where those of these names are that are to be seen: {name, x, y, width, height, outline} each, in
    /// the coordinates of the screen. "hand=R07" is the piece "hand.2" that shows R07; a _ in it is a
    /// blank. `outline` is "up" or "down" for a triangle.
    Q_INVOKABLE QVariantList places(QQuickItem* screen, const QStringList& names) const;
    /// Whether something with this object name is to be seen.
    Q_INVOKABLE bool sees(QQuickItem* screen, const QString& name) const;
    /// Closes the drawers of these names that are open.
    Q_INVOKABLE void close(QQuickItem* screen, const QStringList& drawers) const;
};
