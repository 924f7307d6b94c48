#include "finger_area.h"

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

void FingerArea::press(const QPointF& at, int finger) {
    finger_ = finger;
    emit pressed(at.x(), at.y());
}

void FingerArea::lift(const QPointF& at) {
    finger_ = NOBODY;
    setKeep(false);
    emit released(at.x(), at.y());
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
            press(point.position(), point.id());
        } else if (point.state() == QEventPoint::Updated) {
            emit moved(point.position().x(), point.position().y());
        } else if (point.state() == QEventPoint::Released) {
            lift(point.position());
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
        press(event->position(), MOUSE);
    }
}

void FingerArea::mouseMoveEvent(QMouseEvent* event) {
    if (finger_ == MOUSE) {
        emit moved(event->position().x(), event->position().y());
    }
}

void FingerArea::mouseReleaseEvent(QMouseEvent* event) {
    if (finger_ == MOUSE) {
        lift(event->position());
    }
}

void FingerArea::mouseUngrabEvent() {
    if (finger_ == MOUSE) {
        cancel();
    }
}

} // namespace architects::ui
