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
    /// Whether something with this object name is to be seen, on the screen or in front of it.
    Q_INVOKABLE bool sees(QQuickItem* screen, const QString& name) const;
    /// Tells a table that wants to know (it has a property `pointed`) what a coach points at, so that it
    /// brings that into sight; nothing at all when there is no coach.
    Q_INVOKABLE void lead(QQuickItem* screen, const QVariant& names) const;
    /// Scrolls what has these names into sight, where it lies in something that scrolls.
    Q_INVOKABLE void reveal(QQuickItem* screen, const QStringList& names) const;
    /// Closes the drawers of these names that are open.
    Q_INVOKABLE void close(QQuickItem* screen, const QStringList& drawers) const;
};
