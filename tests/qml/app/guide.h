#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// What a visit to the app needs and QML cannot do itself.
class Guide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList samples READ samples CONSTANT)
    Q_PROPERTY(QStringList pyramids READ pyramids CONSTANT)

  public:
    using QObject::QObject;
    /// Matches as text: three that are over, then open ones.
    [[nodiscard]] QStringList samples() const;
    /// The same of Pyramidice; see samplePyramids().
    [[nodiscard]] QStringList pyramids() const;
    [[nodiscard]] Q_INVOKABLE QString clipboard() const;
};
