#pragma once

#include <QObject>
#include <QPointF>
#include <QQuickItem>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// Sees what is touched behind something that lies in front, and what a screen reader comes to there.
class Bystander : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// What took a touch although it lay behind.
    Q_PROPERTY(QStringList touched READ touched NOTIFY touchedChanged)

  public:
    using QObject::QObject;
    [[nodiscard]] QStringList touched() const { return touched_; }
    /// Watches everything in the window that is not in `front`.
    Q_INVOKABLE void watch(QQuickItem* front);
    /// What else a screen reader comes to in `whole`, by name.
    Q_INVOKABLE QStringList heardBehind(QQuickItem* front, QQuickItem* whole) const;
    /// The middles of all that can be dragged in the window, in the scene.
    Q_INVOKABLE QVariantList grips(QQuickItem* item) const;

  signals:
    void touchedChanged();

  private slots:
    void taken();

  private:
    void follow(QQuickItem* item, const QQuickItem* front);

    QStringList touched_;
};
