#include "fingers_in_front.h"

#include <QObject>
#include <QPointingDevice>
#include <QQuickItem>
#include <QSet>
#include <QSinglePointEvent>
#include <QString>

#include <utility>

namespace architects::ui::fingers {
namespace {

using Finger = std::pair<const QPointingDevice*, int>;
QSet<Finger> inFrontNow;

Finger fingerOf(const QPointerEvent* event, const QEventPoint& point) {
    return {event->pointingDevice(), point.id()};
}

/// Watches a window until the fingers that were down are lifted. One is enough for each window.
class Watch : public QObject {
  public:
    explicit Watch(QQuickWindow* window) : QObject(window) {
        setObjectName(mark());
        window->installEventFilter(this);
    }
    static QString mark() { return QStringLiteral("fingersInFront"); }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::TouchCancel) {
            inFrontNow.clear();
        } else if (isTouch(event) && isOfFingers(event)) {
            follow(static_cast<QQuickWindow*>(watched), static_cast<QPointerEvent*>(event));
        }
        if (inFrontNow.isEmpty()) {
            setObjectName({}); // the next one is another
            watched->removeEventFilter(this);
            deleteLater();
        }
        return false;
    }

  private:
    static void follow(const QQuickWindow* window, QPointerEvent* event) {
        for (const QEventPoint& point : event->points()) {
            note(event, point, false);
            keep(window, event, point);
        }
    }
};

} // namespace

bool isTouch(const QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
    case QEvent::TabletPress:
    case QEvent::TabletRelease:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::NativeGesture:
    case QEvent::Wheel: return true;
    case QEvent::MouseMove:
    case QEvent::TabletMove: // otherwise it only hovers
        return static_cast<const QSinglePointEvent*>(event)->buttons() != Qt::NoButton;
    default: return false;
    }
}

bool isOfFingers(const QEvent* event) {
    return event->type() != QEvent::Wheel && event->type() != QEvent::NativeGesture;
}

void note(const QPointerEvent* event, const QEventPoint& point, bool inFront) {
    if (point.state() == QEventPoint::Pressed || point.state() == QEventPoint::Released) {
        inFrontNow.remove(fingerOf(event, point)); // an id may come again
    }
    if (point.state() == QEventPoint::Pressed && inFront) {
        inFrontNow.insert(fingerOf(event, point));
    }
}

void keep(const QQuickWindow* window, QPointerEvent* event, const QEventPoint& point) {
    const bool moves = point.state() != QEventPoint::Pressed && point.state() != QEventPoint::Released;
    if (moves && inFrontNow.contains(fingerOf(event, point)) && event->exclusiveGrabber(point) == nullptr) {
        event->setExclusiveGrabber(point, window->contentItem());
    }
}

void outlive(QQuickWindow* window) {
    if (!inFrontNow.isEmpty() &&
        window->findChild<QObject*>(Watch::mark(), Qt::FindDirectChildrenOnly) == nullptr) {
        new Watch(window); // the window's
    }
}

} // namespace architects::ui::fingers
