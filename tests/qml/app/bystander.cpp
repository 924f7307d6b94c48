#include "bystander.h"

#include <QAccessible>
#include <QMetaMethod>
#include <QQuickWindow>

namespace {

QString nameOf(const QObject* object) {
    QString name = QString::fromLatin1(object->metaObject()->className());
    for (const QObject* up = object; up != nullptr; up = up->parent()) {
        if (!up->objectName().isEmpty()) {
            return name + QLatin1String(" in ") + up->objectName();
        }
    }
    return name;
}

bool holds(const QQuickItem* front, const QObject* object) {
    const auto* item = qobject_cast<const QQuickItem*>(object);
    return item != nullptr && (item == front || front->isAncestorOf(item));
}

void listHeard(QAccessibleInterface* face, const QQuickItem* front, const QQuickItem* whole,
               QStringList& heard) {
    for (int i = 0; i < face->childCount(); ++i) {
        QAccessibleInterface* child = face->child(i);
        if (child == nullptr || holds(front, child->object())) {
            continue;
        }
        const auto* item = qobject_cast<QQuickItem*>(child->object());
        const bool around = item != nullptr && item->isAncestorOf(front);
        if (item != nullptr && !around && !child->state().invisible && holds(whole, item)) {
            heard.append(child->text(QAccessible::Name) + QLatin1Char(' ') + nameOf(item));
        }
        listHeard(child, front, whole, heard);
    }
}

void listGrips(QQuickItem* item, QVariantList& points) {
    if (!item->isVisible() || !item->isEnabled()) {
        return;
    }
    for (const QObject* child : item->children()) {
        if (child->inherits("QQuickDragHandler") && child->property("enabled").toBool()) {
            points.append(item->mapToScene(QPointF(item->width() / 2, item->height() / 2)));
        }
    }
    const auto children = item->childItems();
    for (QQuickItem* child : children) {
        listGrips(child, points);
    }
}

} // namespace

void Bystander::watch(QQuickItem* front) {
    touched_.clear();
    emit touchedChanged();
    follow(front->window()->contentItem(), front);
}

void Bystander::follow(QQuickItem* item, const QQuickItem* front) {
    if (item == front) {
        return;
    }
    const QMetaMethod answer = metaObject()->method(metaObject()->indexOfSlot("taken()"));
    const auto listen = [&](QObject* object, const char* signal) {
        const int index = object->metaObject()->indexOfSignal(signal);
        if (index >= 0) {
            connect(object, object->metaObject()->method(index), this, answer, Qt::UniqueConnection);
        }
    };
    for (QObject* child : item->children()) {
        if (child->inherits("QQuickPointerHandler") && !child->inherits("QQuickHoverHandler")) {
            listen(child, "activeChanged()");
        }
    }
    listen(item, "clicked()");
    listen(item, "pressedChanged()");
    listen(item, "movementStarted()");
    listen(item, "tapped()");
    const auto children = item->childItems();
    for (QQuickItem* child : children) {
        follow(child, front);
    }
}

void Bystander::taken() {
    touched_.append(nameOf(sender()));
    emit touchedChanged();
}

QStringList Bystander::heardBehind(QQuickItem* front, QQuickItem* whole) const {
    QStringList heard;
    if (auto* face = QAccessible::queryAccessibleInterface(front->window())) {
        listHeard(face, front, whole, heard);
    }
    return heard;
}

QVariantList Bystander::grips(QQuickItem* item) const {
    QVariantList points;
    listGrips(item->window()->contentItem(), points);
    return points;
}
