#include "qml/model/background.h"

#include <QMetaObject>

#include <utility>

Background::Background(QObject* parent) : QObject(parent) {
    pool_.setMaxThreadCount(1);
}

Background::~Background() {
    pool_.clear();
    pool_.waitForDone();
}

void Background::run(std::function<void()> work, std::function<void()> done) {
    pool_.start([this, work = std::move(work), done = std::move(done)] {
        work();
        QMetaObject::invokeMethod(this, done, Qt::QueuedConnection);
    });
}
