#include "qml/ui/last_input.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPointerEvent>

LastInput::LastInput(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool LastInput::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
        press_.start();
        at_ = static_cast<QPointerEvent*>(event)->point(0).scenePosition();
        set(false);
        break;
    case QEvent::KeyPress:
        // A phone's Back is a key as well, but no keyboard.
        set(keys_ || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Back);
        break;
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        // Qt lets what lies under a finger count as hovered, and forgets to end that when it is lifted.
        if (watched->isWindowType()) {
            QCoreApplication::postEvent(watched, new QEvent(QEvent::Leave));
        }
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void LastInput::set(bool keys) {
    if (keys_ != keys) {
        keys_ = keys;
        emit keysChanged();
    }
}
