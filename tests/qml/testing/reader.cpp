#include "reader.h"

#include <QAccessible>
#include <QQuickWindow>

namespace {

bool leadsTo(QAccessibleInterface* face, const QObject* item) {
    for (int i = 0; i < face->childCount(); ++i) {
        QAccessibleInterface* child = face->child(i);
        if (child != nullptr && (child->object() == item || leadsTo(child, item))) {
            return true;
        }
    }
    return false;
}

} // namespace

bool Reader::finds(QQuickItem* item) const {
    QAccessibleInterface* window = QAccessible::queryAccessibleInterface(item->window());
    return window != nullptr && leadsTo(window, item);
}

QString Reader::name(QObject* item) const {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    return face ? face->text(QAccessible::Name) : QString();
}

QString Reader::description(QObject* item) const {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    return face ? face->text(QAccessible::Description) : QString();
}

bool Reader::isButton(QObject* item) const {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    return face && face->role() == QAccessible::Button;
}

bool Reader::isChecked(QObject* item) const {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    return face && face->state().checked;
}

bool Reader::press(QObject* item) const {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    QAccessibleActionInterface* actions = face ? face->actionInterface() : nullptr;
    if (!actions || !actions->actionNames().contains(QAccessibleActionInterface::pressAction())) {
        return false;
    }
    actions->doAction(QAccessibleActionInterface::pressAction());
    return true;
}
