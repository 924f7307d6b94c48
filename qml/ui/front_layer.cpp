#include "front_layer.h"

#include <QPointerEvent>
#include <QQuickWindow>

#include <functional>
#include <utility>

namespace architects::ui {
namespace {

/// What screen readers are told nothing of meanwhile.
struct Unread {
    QPointer<QObject> words;
    QMetaObject::Connection kept; // so that it stays so
};

QList<FrontLayer*> layers; // those that are open, the one on top last
QList<Unread> unread;

bool holds(const QQuickItem* front, const QQuickItem* item) {
    return item == front || (item != nullptr && front->isAncestorOf(item));
}

/// Every item below `root` that is neither in front nor around it.
void eachBehind(QQuickItem* root, const QQuickItem* front, const std::function<void(QQuickItem*)>& use) {
    if (root == front) {
        return;
    }
    if (!root->isAncestorOf(front)) {
        use(root);
    }
    const auto children = root->childItems();
    for (QQuickItem* child : children) {
        eachBehind(child, front, use);
    }
}

/// What an item tells screen readers, by name: Qt keeps its type to itself.
bool isReading(const QObject* object) {
    return qstrcmp(object->metaObject()->className(), "QQuickAccessibleAttached") == 0;
}

/// Where a touch begins or ends it is shown to everybody below the finger; in between only to who took it.
bool isShownToAll(QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
    case QEvent::TabletPress:
    case QEvent::TabletRelease:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate: // one finger more, or less
    case QEvent::TouchEnd:
    case QEvent::NativeGesture:
    case QEvent::Wheel: return true;
    default: return false;
    }
}

void setEnabled(const QList<QPointer<QObject>>& handlers, bool enabled) {
    for (const auto& handler : handlers) {
        if (!handler.isNull()) {
            handler->setProperty("enabled", enabled);
        }
    }
}

} // namespace

FrontLayer::~FrontLayer() {
    sink();
}

void FrontLayer::setFront(QQuickItem* front) {
    if (front != front_) {
        sink();
        front_ = front;
        if (front != nullptr) {
            connect(front, &QQuickItem::windowChanged, this, &FrontLayer::follow);
        }
        follow();
        emit frontChanged();
    }
}

void FrontLayer::setOver(QQuickItem* over) {
    if (over != over_) {
        over_ = over;
        readAgain();
        emit overChanged();
    }
}

void FrontLayer::setOpen(bool open) {
    if (open != open_) {
        open_ = open;
        follow();
        emit openChanged();
    }
}

void FrontLayer::follow() {
    QQuickWindow* window = open_ && !front_.isNull() ? front_->window() : nullptr;
    if (window == window_) {
        return;
    }
    sink();
    window_ = window;
    if (window != nullptr) {
        rise();
    }
}

void FrontLayer::rise() {
    window_->installEventFilter(this); // the last one is asked first
    layers.append(this);
    readAgain();
    // Pieces are made anew while it is open: a reader is told nothing of those either.
    frames_ = connect(window_, &QQuickWindow::afterAnimating, this, &FrontLayer::hide);
    if (over_.isNull()) { // whatever was being dragged is let go
        const auto handlers = handlersBehind();
        setEnabled(handlers, false);
        setEnabled(handlers, true);
    }
}

void FrontLayer::sink() {
    if (!window_.isNull()) {
        window_->removeEventFilter(this);
    }
    disconnect(frames_);
    window_ = nullptr;
    if (layers.removeOne(this)) {
        readAgain();
    }
}

/// Screen readers come to all that is not behind an open layer.
void FrontLayer::readAgain() {
    const auto before = std::exchange(unread, {});
    for (const Unread& one : before) {
        disconnect(one.kept);
        if (!one.words.isNull()) {
            one.words->setProperty("ignored", false);
        }
    }
    for (FrontLayer* layer : std::as_const(layers)) {
        layer->hide();
    }
}

void FrontLayer::hide() {
    if (window_.isNull() || front_.isNull()) {
        return;
    }
    eachBehind(over_.isNull() ? window_->contentItem() : over_.data(), front_, [this](QQuickItem* item) {
        for (QObject* child : item->children()) {
            if (isReading(child) && !child->property("ignored").toBool()) {
                child->setProperty("ignored", true);
                unread.append({child, connect(child, SIGNAL(ignoredChanged()), this, SLOT(keepUnread()))});
            }
        }
    });
}

/// What lies behind may come to be named otherwise, and its binding would give it back to readers.
void FrontLayer::keepUnread() {
    sender()->setProperty("ignored", true);
}

QList<QPointer<QObject>> FrontLayer::handlersBehind() const {
    QList<QPointer<QObject>> handlers;
    eachBehind(window_->contentItem(), front_, [&handlers](QQuickItem* item) {
        for (QObject* child : item->children()) {
            if (child->inherits("QQuickPointerHandler") && child->property("enabled").toBool()) {
                handlers.append(child);
            }
        }
    });
    return handlers;
}

bool FrontLayer::isTouchedBy(QEvent* event) const {
    const auto* touch = static_cast<QPointerEvent*>(event);
    for (const auto& point : touch->points()) {
        const bool anew = event->type() != QEvent::TouchUpdate || point.state() == QEventPoint::Pressed ||
                          point.state() == QEventPoint::Released;
        if (anew && front_->contains(front_->mapFromScene(point.position()))) {
            return true;
        }
    }
    return false;
}

bool FrontLayer::keepsKey(QEvent* event) {
    if (layers.constLast() != this) {
        return false; // another lies in front of it and has the keys
    }
    const bool inside = holds(front_, window_->activeFocusItem());
    if (!over_.isNull() && !inside) {
        return false; // it is beside what has the keys
    }
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // shortcuts are for the table behind
        return true;
    }
    if (!inside) {
        front_->forceActiveFocus(Qt::OtherFocusReason);
    }
    return false;
}

bool FrontLayer::eventFilter(QObject* watched, QEvent* event) {
    if (front_.isNull() || window_.isNull() || watched != window_) {
        return false;
    }
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        return keepsKey(event);
    }
    if (!isShownToAll(event) || !isTouchedBy(event)) {
        return false;
    }
    const auto handlers = handlersBehind();
    setEnabled(handlers, false);
    watched->event(event);
    setEnabled(handlers, true);
    return true;
}

} // namespace architects::ui
