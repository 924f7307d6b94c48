#include "qml/model/background.h"

#include <QMetaObject>

#include <pthread.h>

#include <utility>

namespace {

/// As a profiler of any system shows it.
void nameThisThread() {
#ifdef Q_OS_DARWIN
    pthread_setname_np("architect");
#else
    pthread_setname_np(pthread_self(), "architect");
#endif
}

} // namespace

Background::Background(QObject* parent) : QObject(parent) {
    pool_.setMaxThreadCount(1);
}

Background::~Background() {
    pool_.clear();
    pool_.waitForDone();
}

void Background::run(std::function<void()> work, std::function<void()> done) {
    pool_.start([this, work = std::move(work), done = std::move(done)] {
        nameThisThread();
        work();
        QMetaObject::invokeMethod(this, done, Qt::QueuedConnection);
    });
}
