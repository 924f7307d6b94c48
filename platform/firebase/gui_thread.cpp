#include "platform/firebase/gui_thread.h"

#include <QMetaObject>
#include <QMutex>
#include <QObject>

namespace architects::firebase {

struct GuiThread::Door::Inside {
    QMutex mutex;
    std::unique_ptr<QObject> receiver; ///< lives on the GUI thread; null once the GuiThread is gone
};

void GuiThread::Door::later(std::function<void()> what) const {
    const QMutexLocker lock(&inside_->mutex);
    if (inside_->receiver != nullptr) {
        QMetaObject::invokeMethod(inside_->receiver.get(), std::move(what), Qt::QueuedConnection);
    }
}

GuiThread::GuiThread() {
    door_.inside_ = std::make_shared<Door::Inside>();
    door_.inside_->receiver = std::make_unique<QObject>();
}

GuiThread::~GuiThread() {
    std::unique_ptr<QObject> receiver;
    {
        const QMutexLocker lock(&door_.inside_->mutex);
        receiver = std::move(door_.inside_->receiver);
    }
    // What is still queued for it goes with it, and may hold the last reference to a Door: outside the
    // lock.
}

} // namespace architects::firebase
