#include "platform/app/app_store.h"

#include <QDir>
#include <QStandardPaths>

#include <utility>

#include "qml/model/core_text.h"

namespace save = architects::save;

namespace {

QString usualPlace() {
#if defined(Q_OS_ANDROID) || defined(Q_OS_IOS)
    // The app's own folder: others cannot look into it, and the system's backup takes it along
    // (platform/android/res/xml names this file).
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
#else
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                           QStringLiteral("/Great Architects");
#endif
    QDir().mkpath(folder);
    return folder + QStringLiteral("/great-architects.db");
}

} // namespace

AppStore::AppStore(const QString& path) {
    if (path == inMemory) {
        opened_.emplace(*save::Store::openInMemory());
        return;
    }
    file_ = path.isEmpty() ? usualPlace() : path;
    auto opened = save::Store::open(file_.toStdString());
    if (opened.ok()) {
        opened_.emplace(std::move(*opened));
        if (opened_->setAside) {
            notice_ = coreText("Save", opened_->setAside->sentence())
                          .arg(QString::fromStdString(opened_->setAside->file));
        }
        return;
    }
    notice_ =
        coreText("Save", save::infoOf(opened.error()).sentence) + QStringLiteral("\n\n") +
        QCoreApplication::translate("AppStore", "Until then matches are kept only while the app is open.");
    opened_.emplace(*save::Store::openInMemory());
}
