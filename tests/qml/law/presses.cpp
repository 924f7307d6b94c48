#include "tests/qml/law/presses.h"

#include <QMetaMethod>
#include <QVariant>

#include <utility>

#include "tests/qml/law/behind.h"

namespace {

constexpr qint64 longAgoMs = 100000;
constexpr int early = 8;        ///< a timer may be early by an eighth of its time
constexpr qint64 freshMs = 300; ///< well before it hears again

QString nameOf(const QObject* object) {
    const QString text = object->property("text").toString();
    return object->objectName().isEmpty() ? text : object->objectName() + QLatin1Char(' ') + text;
}

/// A handler that only looks on, or a button: whether it has the finger.
bool hasFinger(const QObject* object) {
    const bool handler =
        object->inherits("QQuickPointerHandler") && !object->inherits("QQuickHoverHandler");
    const bool area = object->inherits("QQuickAbstractButton") || object->inherits("QQuickMouseArea");
    const bool pressed = object->property("pressed").toBool(); // a TapHandler is pressed and not active
    return (handler && (pressed || object->property("active").toBool())) || (area && pressed);
}

} // namespace

Presses::Presses(QObject* parent) : QObject(parent) {
    time_.start();
}

void Presses::forget() {
    for (const Button& button : std::as_const(buttons_)) {
        if (button.item) {
            button.item->disconnect(this);
        }
    }
    buttons_.clear();
    layer_ = nullptr;
    down_ = false;
}

void Presses::look(QQuickItem* window) {
    follow(window);
}

void Presses::follow(QQuickItem* item) {
    if (item->inherits("QQuickAbstractButton")) {
        know(item);
    }
    if (item->inherits("architects::ui::FingerArea")) {
        listen(item, "pressed(double,double,double)", "taken()");
    }
    for (QObject* child : item->children()) {
        if (child->inherits("QQuickShortcut")) {
            listen(child, "activated()", "taken()");
        }
    }
    const auto children = item->childItems();
    for (QQuickItem* child : children) {
        follow(child);
    }
}

void Presses::know(QQuickItem* item) {
    const auto known = buttons_.constFind(item);
    if (known != buttons_.cend() && known->item == item) {
        return;
    }
    buttons_.insert(item, {item, time_.elapsed() - longAgoMs, longAgoMs});
    listen(item, "meaningChanged()", "changed()");
    listen(item, "visibleChanged()", "shown()");
    listen(item, "clicked()", "clicked()");
}

void Presses::listen(QObject* object, const char* signal, const char* slot) {
    const int index = object->metaObject()->indexOfSignal(signal);
    if (index >= 0) {
        connect(object, object->metaObject()->method(index), this,
                metaObject()->method(metaObject()->indexOfSlot(slot)), Qt::UniqueConnection);
    }
}

void Presses::stamp(QObject* button) {
    const auto known = buttons_.find(button);
    if (known != buttons_.end()) {
        known->changedAt = time_.elapsed();
    }
}

void Presses::changed() {
    stamp(sender());
}

void Presses::shown() {
    const auto* item = qobject_cast<const QQuickItem*>(sender());
    if (item != nullptr && item->isVisible()) {
        stamp(sender());
    }
}

void Presses::fingerDown(QQuickItem* window, QQuickItem* layer, bool skips) {
    look(window);
    layer_ = layer;
    down_ = true;
    skips_ = skips;
    for (Button& button : buttons_) {
        button.ageAtTouch = time_.elapsed() - button.changedAt;
    }
}

bool Presses::isBehind(const QObject* object) const {
    const auto* own = qobject_cast<const QQuickItem*>(object);
    const auto* item = own != nullptr ? own : qobject_cast<const QQuickItem*>(object->parent());
    const bool there = item != nullptr && item->window() != nullptr; // a press may have removed it
    return layer_ && there && behind::isBehind(layer_, item);
}

void Presses::taken() {
    if (down_ && isBehind(sender())) {
        emit broken(QStringLiteral("heard a finger or a key behind something that lies in front: ") +
                    QString::fromLatin1(sender()->metaObject()->className()));
    }
}

void Presses::clicked() {
    const auto known = buttons_.constFind(sender());
    if (known == buttons_.cend() || !down_) {
        return;
    }
    if (known->ageAtTouch < deafFor_ - deafFor_ / early) {
        emit broken(QStringLiteral("was pressed %1 ms after it had come to mean this: %2")
                        .arg(known->ageAtTouch)
                        .arg(nameOf(sender())));
    }
    if (skips_) {
        emit broken(QStringLiteral("was pressed while others' moves were shown: ") + nameOf(sender()));
    }
    if (isBehind(sender())) {
        emit broken(QStringLiteral("was pressed behind something that lies in front: ") + nameOf(sender()));
    }
}

QStringList Presses::takenBehind(QQuickItem* window) const {
    QStringList taken;
    if (!down_ || !layer_) {
        return taken;
    }
    QList<QQuickItem*> open{window};
    while (!open.isEmpty()) {
        QQuickItem* item = open.takeLast();
        if (item == layer_) {
            continue;
        }
        open.append(item->childItems());
        if (item->isAncestorOf(layer_)) {
            continue;
        }
        if (hasFinger(item)) {
            taken.append(nameOf(item));
        }
        for (const QObject* child : item->children()) {
            if (!child->isWidgetType() && hasFinger(child) &&
                qobject_cast<const QQuickItem*>(child) == nullptr) {
                taken.append(QString::fromLatin1(child->metaObject()->className()) + QLatin1Char(' ') +
                             nameOf(item));
            }
        }
    }
    return taken;
}

QList<QQuickItem*> Presses::justChanged() const {
    QList<QQuickItem*> list;
    for (const Button& button : buttons_) {
        if (button.item && button.item->isVisible() && button.item->isEnabled() &&
            button.item->property("meaning").isValid() && time_.elapsed() - button.changedAt < freshMs) {
            list.append(button.item);
        }
    }
    return list;
}
