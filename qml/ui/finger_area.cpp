#include "finger_area.h"

#include <QEvent>
#include <QEventPoint>

namespace architects::ui {

FingerArea::FingerArea(QQuickItem* parent) : QQuickItem(parent) {
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptTouchEvents(true);
}

void FingerArea::setKeep(bool keep) {
    if (keep == keepTouchGrab()) {
        return;
    }
    setKeepTouchGrab(keep);
    setKeepMouseGrab(keep);
    emit keepChanged();
}

void FingerArea::press(const QPointF& at, quint64 when, int finger) {
    finger_ = finger;
    emit pressed(at.x(), at.y(), static_cast<qreal>(when));
}

void FingerArea::move(const QPointF& at, quint64 when) {
    emit moved(at.x(), at.y(), static_cast<qreal>(when));
}

void FingerArea::lift(const QPointF& at, quint64 when) {
    finger_ = NOBODY;
    setKeep(false);
    emit released(at.x(), at.y(), static_cast<qreal>(when));
}

void FingerArea::cancel() {
    if (finger_ == NOBODY) {
        return;
    }
    finger_ = NOBODY;
    setKeep(false);
    emit canceled();
}

void FingerArea::touchEvent(QTouchEvent* event) {
    if (event->type() == QEvent::TouchCancel) {
        cancel();
        return;
    }
    for (qsizetype i = 0; i < event->pointCount(); ++i) {
        QEventPoint& point = event->point(i);
        const bool first = finger_ == NOBODY && point.state() == QEventPoint::Pressed;
        if (!first && point.id() != finger_) {
            point.setAccepted(false); // a second finger is somebody else's
            continue;
        }
        point.setAccepted(true);
        if (first) {
            press(point.position(), event->timestamp(), point.id());
        } else if (point.state() == QEventPoint::Updated) {
            move(point.position(), event->timestamp());
        } else if (point.state() == QEventPoint::Released) {
            lift(point.position(), event->timestamp());
        }
    }
}

void FingerArea::touchUngrabEvent() {
    if (finger_ != MOUSE) {
        cancel();
    }
}

void FingerArea::mousePressEvent(QMouseEvent* event) {
    if (finger_ == NOBODY) {
        press(event->position(), event->timestamp(), MOUSE);
    }
}

void FingerArea::mouseMoveEvent(QMouseEvent* event) {
    if (finger_ == MOUSE) {
        move(event->position(), event->timestamp());
    }
}

void FingerArea::mouseReleaseEvent(QMouseEvent* event) {
    if (finger_ == MOUSE) {
        lift(event->position(), event->timestamp());
    }
}

void FingerArea::mouseUngrabEvent() {
    if (finger_ == MOUSE) {
        cancel();
    }
}

} // namespace architects::ui
