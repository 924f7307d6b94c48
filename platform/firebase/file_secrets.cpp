#include "platform/firebase/file_secrets.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace architects::firebase {

std::string FileSecrets::load() const {
    QFile file(path_);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

bool FileSecrets::save(std::string_view text) {
    if (text.empty()) {
        return QFile::remove(path_) || !QFile::exists(path_);
    }
    QDir().mkpath(QFileInfo(path_).absolutePath());
    QSaveFile file(path_); // a full disk or a kill leaves the old file as it was
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    // Before the first byte is in it.
    if (!file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)) {
        return false;
    }
    file.write(text.data(), static_cast<qint64>(text.size()));
    return file.commit();
}

} // namespace architects::firebase
