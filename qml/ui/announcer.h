#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

/// What the app says by itself to somebody who listens to it: what happened, what is to be done, what was
/// refused. Sentences that come together are said together and in their order, because a screen reader
/// drops what it has not finished when the next announcement comes.
class Announcer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// An item of the window. Announcements are events of an item; without one nothing is said.
    Q_PROPERTY(QQuickItem* voice READ voice WRITE setVoice NOTIFY voiceChanged)
    /// What was said last; the name of the voice, so that it can be read again.
    Q_PROPERTY(QString last READ last NOTIFY said)

  public:
    explicit Announcer(QObject* parent = nullptr);

    [[nodiscard]] QQuickItem* voice() const { return voice_; }
    void setVoice(QQuickItem* voice);
    [[nodiscard]] QString last() const { return last_; }

    /// After what waits already.
    Q_INVOKABLE void say(const QString& sentence);
    /// At once, in place of what waits: it answers what the person has just done.
    Q_INVOKABLE void interrupt(const QString& sentence);

  signals:
    void voiceChanged();
    void said(const QString& sentences);

  private:
    void speak();

    QPointer<QQuickItem> voice_;
    QStringList waiting_;
    QTimer pause_;
    QString last_;
    bool urgent_ = false;
};
