#include "front_layer.h"

#include "fingers_in_front.h"

#include <QInputDevice>
#include <QPointF>
#include <QQuickWindow>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace architects::ui {
namespace {

/// What screen readers are told nothing of meanwhile.
struct Unread {
    QPointer<QObject> words;
    QMetaObject::Connection kept; // so that it stays so
};

QList<FrontLayer*> openLayers;   // those that are open, the one on top last
QList<FrontLayer*> fingerLayers; // and those on their way out
QList<Unread> unread;
QList<InFront*> counters; // one for each engine

bool holds(const QQuickItem* front, const QQuickItem* item) {
    return item == front || (item != nullptr && front->isAncestorOf(item));
}

template <class Use>
void eachOf(QQuickItem* root, const Use& use) {
    use(root);
    const auto children = root->childItems();
    for (QQuickItem* child : children) {
        eachOf(child, use);
    }
}

/// Every item below `root` that is neither in front nor around it. A table has thousands of them.
template <class Use>
void eachBehind(QQuickItem* root, const QQuickItem* front, const Use& use) {
    if (root == front) {
        return;
    }
    if (!root->isAncestorOf(front)) {
        eachOf(root, use); // then nothing below it is around the layer either
        return;
    }
    const auto children = root->childItems();
    for (QQuickItem* child : children) {
        eachBehind(child, front, use);
    }
}

/// A type that Qt keeps to itself: known by its name when it is first met, from then on by its address.
class HiddenType {
  public:
    explicit HiddenType(const char* name) : name_(name) {}
    [[nodiscard]] bool holds(const QObject* object) {
        const QMetaObject* type = object->metaObject();
        while (type != nullptr && type != type_ &&
               (type_ != nullptr || qstrcmp(type->className(), name_) != 0)) {
            type = type->superClass();
        }
        type_ = type != nullptr ? type : type_;
        return type != nullptr;
    }

  private:
    const char* name_;
    const QMetaObject* type_ = nullptr;
};

/// What an item tells screen readers.
bool isReading(const QObject* object) {
    static HiddenType reading("QQuickAccessibleAttached");
    return reading.holds(object);
}

bool isHandler(const QObject* object) {
    static HiddenType handler("QQuickPointerHandler");
    return handler.holds(object);
}

/// Where a touch begins or ends it is shown to everybody below the finger.
bool isShownToAll(const QEvent* event, const QEventPoint& point) {
    switch (event->type()) {
    case QEvent::MouseMove:
    case QEvent::TabletMove: return false;
    case QEvent::TouchUpdate: // one finger more, or less
        return point.state() == QEventPoint::Pressed || point.state() == QEventPoint::Released;
    default: return true;
    }
}

/// Nobody else gets this finger. What Qt asks at a move it may ask only with the next frame, when no filter
/// sees it any more: that has to be settled before.
void keepFromAll(QPointerEvent* event, const QEventPoint& point, QQuickItem* keeper) {
    event->clearPassiveGrabbers(point);
    event->setExclusiveGrabber(point, keeper);
}

const QQuickItem* itemOf(const QObject* taker) {
    const auto* item = qobject_cast<const QQuickItem*>(taker);
    return item != nullptr ? item : qobject_cast<const QQuickItem*>(taker->parent());
}

/// Handlers that hear nothing of a touch. Who may drag what is theirs to say by `enabled`, and may change
/// meanwhile.
class Refusing {
  public:
    explicit Refusing(const QList<QPointer<QObject>>& handlers) {
        for (const auto& handler : handlers) {
            before_.append({handler, handler->property(devices)});
            handler->setProperty(devices, QVariant::fromValue(QInputDevice::DeviceTypes()));
        }
    }
    ~Refusing() {
        for (const auto& [handler, accepted] : std::as_const(before_)) {
            if (!handler.isNull()) {
                handler->setProperty(devices, accepted);
            }
        }
    }
    Q_DISABLE_COPY_MOVE(Refusing)

  private:
    static constexpr const char* devices = "acceptedDevices";
    QList<std::pair<QPointer<QObject>, QVariant>> before_;
};

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
        InFront::count();
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

void FrontLayer::setLeaving(bool leaving) {
    if (leaving != leaving_) {
        leaving_ = leaving;
        follow();
        emit leavingChanged();
    }
}

void FrontLayer::follow() {
    QQuickWindow* window = (open_ || leaving_) && !front_.isNull() ? front_->window() : nullptr;
    if (window != window_) {
        sink();
        window_ = window;
        comeOn();
    }
    const bool risen = openLayers.contains(this);
    if (window != nullptr && open_ && !risen) {
        rise();
    } else if (!open_ && risen) {
        lower();
    }
}

/// On top of all others, for fingers.
void FrontLayer::comeOn() {
    if (!window_.isNull()) {
        window_->installEventFilter(this); // the last one is asked first
        fingerLayers.removeOne(this);
        fingerLayers.append(this);
    }
}

void FrontLayer::rise() {
    comeOn();
    openLayers.append(this);
    readAgain();
    // Pieces are made anew while it is open: a reader is told nothing of those either.
    frames_ = connect(window_, &QQuickWindow::afterAnimating, this, &FrontLayer::hide);
    if (over_.isNull()) {
        letGo();
    }
    InFront::count();
}

/// A finger that is down already has nothing any more: neither a button nor what it was scrolling. What it
/// drags by a handler is let go by who drags it, and taken from that at its next move.
void FrontLayer::letGo() {
    eachBehind(window_->contentItem(), front_, [this](QQuickItem* item) {
        if (item->acceptedMouseButtons() == Qt::NoButton) {
            return;
        }
        if (item == window_->mouseGrabberItem()) {
            item->ungrabMouse();
        }
        item->ungrabTouchPoints();
    });
    for (const auto& handler : handlersBehind()) {
        if (handler->inherits("QQuickHoverHandler")) { // it forgets the mouse by that
            handler->setProperty("enabled", false);
            handler->setProperty("enabled", true);
        }
    }
}

/// Keys and screen readers are for what lies behind again.
void FrontLayer::lower() {
    disconnect(frames_);
    openLayers.removeOne(this);
    readAgain();
    InFront::count();
}

void FrontLayer::sink() {
    if (openLayers.contains(this)) {
        lower();
    }
    if (fingerLayers.removeOne(this) && !window_.isNull()) {
        window_->removeEventFilter(this);
        fingers::outlive(window_);
    }
    window_ = nullptr;
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
    for (FrontLayer* layer : std::as_const(openLayers)) {
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
            if (isHandler(child) && child->property("enabled").toBool()) {
                handlers.append(child);
            }
        }
    });
    return handlers;
}

bool FrontLayer::isOver(const QPointF& scene) const {
    return !front_.isNull() && front_->contains(front_->mapFromScene(scene));
}

/// The topmost layer there decides for all.
bool FrontLayer::isOnTop(const QPointF& scene) const {
    const auto top =
        std::find_if(fingerLayers.crbegin(), fingerLayers.crend(), [&](const FrontLayer* layer) {
            return layer->window_ == window_ && layer->isOver(scene);
        });
    return top != fingerLayers.crend() && *top == this;
}

bool FrontLayer::isBehind(const QObject* taker) const {
    const QQuickItem* item = taker == nullptr ? nullptr : itemOf(taker);
    return taker != nullptr && (item == nullptr || (!holds(front_, item) && !item->isAncestorOf(front_)));
}

/// Whoever has taken a finger gets its moves, and so do those that look on.
bool FrontLayer::isTakenBehind(const QPointerEvent* event, const QEventPoint& point) const {
    const auto lookers = event->passiveGrabbers(point);
    return isBehind(event->exclusiveGrabber(point)) ||
           std::any_of(lookers.cbegin(), lookers.cend(),
                       [this](const auto& one) { return isBehind(one.data()); });
}

/// One that was down before the layer came has nothing any more.
void FrontLayer::keepFingers(QPointerEvent* event) const {
    for (const QEventPoint& point : event->points()) {
        const bool covers = isOnTop(point.scenePressPosition());
        if (point.state() == QEventPoint::Stationary || point.state() == QEventPoint::Updated) {
            if (covers && isTakenBehind(event, point)) {
                keepFromAll(event, point, window_->contentItem());
            }
        } else {
            fingers::note(event, point, covers);
        }
        fingers::keep(window_, event, point);
    }
}

/// If nobody has a finger Qt asks all handlers below it at every move.
bool FrontLayer::isTouchedBy(QPointerEvent* event) const {
    const auto& points = event->points();
    return std::any_of(points.cbegin(), points.cend(), [&](const QEventPoint& point) {
        return isShownToAll(event, point)
                   ? isOver(point.position())
                   : isOnTop(point.scenePressPosition()) && event->exclusiveGrabber(point) == nullptr;
    });
}

bool FrontLayer::keepsKey(QEvent* event) {
    if (openLayers.isEmpty() || openLayers.constLast() != this) {
        return false; // another lies in front of it and has the keys, or it is on its way out
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
    if (!fingers::isTouch(event)) {
        return false;
    }
    if (fingers::isOfFingers(event)) {
        keepFingers(static_cast<QPointerEvent*>(event));
    }
    if (!isTouchedBy(static_cast<QPointerEvent*>(event))) {
        return false;
    }
    const Refusing refusing(handlersBehind());
    watched->event(event);
    return true;
}

InFront::InFront(QObject* parent) : QObject(parent) {
    counters.append(this);
    count();
}

InFront::~InFront() {
    counters.removeOne(this);
}

void InFront::count() {
    const auto all =
        static_cast<int>(std::count_if(openLayers.cbegin(), openLayers.cend(),
                                       [](const FrontLayer* layer) { return layer->over() == nullptr; }));
    const auto told = counters;
    for (InFront* one : told) {
        if (std::exchange(one->layers_, all) != all) {
            emit one->layersChanged();
        }
    }
}

} // namespace architects::ui
