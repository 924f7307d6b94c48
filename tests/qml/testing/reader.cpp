#include "reader.h"

#include <QAccessible>

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
