#pragma once

#include <QMouseEvent>
#include <QPointF>
#include <QQuickItem>
#include <QTouchEvent>
#include <qqmlregistration.h>

namespace architects::ui {

// One finger, or the mouse, from its touch to its lift. Of two quick touches a MouseArea makes a double
// click and loses the finger; a MultiPointTouchArea loses it to a page that scrolls. This keeps it, if it
// is told to.
class FingerArea : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    // Nobody may take the finger away: to be decided when it is pressed.
    Q_PROPERTY(bool keep READ keep WRITE setKeep NOTIFY keepChanged)

  public:
    explicit FingerArea(QQuickItem* parent = nullptr);
    bool keep() const { return keepTouchGrab(); }
    void setKeep(bool keep);

  signals:
    void keepChanged();
    // `when` is the time of the touch itself in ms, however late it is handed on.
    void pressed(qreal x, qreal y, qreal when);
    void moved(qreal x, qreal y, qreal when);
    void released(qreal x, qreal y, qreal when);
    void canceled();

  protected:
    void touchEvent(QTouchEvent* event) override;
    void touchUngrabEvent() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;

  private:
    void press(const QPointF& at, quint64 when, int finger);
    void move(const QPointF& at, quint64 when);
    void lift(const QPointF& at, quint64 when);
    void cancel();

    static constexpr int NOBODY = -2;
    static constexpr int MOUSE = -1;
    int finger_ = NOBODY; // whom we follow
};

} // namespace architects::ui
