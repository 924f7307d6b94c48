#include "tests/qml/law/behind.h"

#include <QAccessible>
#include <QQuickWindow>

namespace behind {

namespace {

QString nameOf(const QQuickItem* item) {
    const QString own =
        item->objectName().isEmpty() ? item->property("text").toString() : item->objectName();
    return QString::fromLatin1(item->metaObject()->className()) + QLatin1Char(' ') + own;
}

void listHeard(QAccessibleInterface* face, const QQuickItem* front, QStringList& heard) {
    for (int i = 0; i < face->childCount(); ++i) {
        QAccessibleInterface* child = face->child(i);
        const auto* item = child == nullptr ? nullptr : qobject_cast<QQuickItem*>(child->object());
        if (item == nullptr || item == front || front->isAncestorOf(item)) {
            continue;
        }
        if (isBehind(front, item) && !child->state().invisible) {
            heard.append(QStringLiteral("by a screen reader, ") + nameOf(item));
        }
        listHeard(child, front, heard);
    }
}

void listHovered(QQuickItem* item, const QQuickItem* front, QStringList& hovered) {
    if (item == front || !item->isVisible()) {
        return;
    }
    if (isBehind(front, item)) {
        bool over = item->property("hovered").toBool() || item->property("containsMouse").toBool();
        for (const QObject* child : item->children()) {
            over = over || (child->inherits("QQuickHoverHandler") && child->property("hovered").toBool());
        }
        if (over) {
            hovered.append(QStringLiteral("by the mouse, ") + nameOf(item));
        }
    }
    const auto children = item->childItems();
    for (QQuickItem* child : children) {
        listHovered(child, front, hovered);
    }
}

} // namespace

bool isBehind(const QQuickItem* front, const QQuickItem* item) {
    return item != front && !front->isAncestorOf(item) && !item->isAncestorOf(front);
}

QStringList reached(const QQuickItem* front) {
    QStringList found;
    QQuickWindow* window = front->window();
    const QQuickItem* focused = window->activeFocusItem();
    if (focused != nullptr && isBehind(front, focused)) {
        found.append(QStringLiteral("by keys, ") + nameOf(focused));
    }
    if (auto* face = QAccessible::queryAccessibleInterface(window)) {
        listHeard(face, front, found);
    }
    listHovered(window->contentItem(), front, found);
    return found;
}

} // namespace behind
