#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QQuickItem>
#include <QString>

// What a screen reader gets from an item, and what it can do with it.
class Reader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;
    // Whether it comes to the item when it goes through the window.
    Q_INVOKABLE bool finds(QQuickItem* item) const;
    Q_INVOKABLE QString name(QObject* item) const;
    Q_INVOKABLE QString description(QObject* item) const;
    Q_INVOKABLE bool isButton(QObject* item) const;
    Q_INVOKABLE bool isChecked(QObject* item) const;
    // Asks for the press action; false if the item offers none.
    Q_INVOKABLE bool press(QObject* item) const;
};
