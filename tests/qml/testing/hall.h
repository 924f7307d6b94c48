#pragma once

#include <QObject>
#include <QQuickItem>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// What the tests of the screens need and QML cannot do itself.
class Hall : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString pictures READ pictures CONSTANT)

  public:
    using QObject::QObject;
    /// The folder for pictures of the screens; empty when none are wanted.
    [[nodiscard]] QString pictures() const;
    /// Writes a picture of an item to that folder, in all its pixels.
    Q_INVOKABLE bool take(QQuickItem* item, const QString& name) const;
};
