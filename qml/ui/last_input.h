#pragma once

#include <QElapsedTimer>
#include <QEvent>
#include <QObject>
#include <QPointF>
#include <QtQml/qqmlregistration.h>

/// What the person used last: the keyboard, or a finger, a mouse, a pen. Frames that show where the
/// keyboard is are for those who use it; whoever pointed at something knows where it is. A lifted finger
/// hovers over nothing.
class LastInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool keys READ keys NOTIFY keysChanged)

  public:
    explicit LastInput(QObject* parent = nullptr);

    [[nodiscard]] bool keys() const { return keys_; }
    /// A finger, a mouse or a pen went down within so many milliseconds.
    Q_INVOKABLE bool pressedWithin(int ms) const { return press_.isValid() && press_.elapsed() < ms; }
    /// Where in the window that was; nowhere before the first.
    Q_INVOKABLE QPointF pressedAt() const { return at_; }
    bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    void keysChanged();

  private:
    void set(bool keys);

    bool keys_ = false;
    QElapsedTimer press_; ///< since the last press
    QPointF at_{-1, -1};
};
