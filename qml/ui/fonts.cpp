#include "qml/ui/fonts.h"

#include <QDir>
#include <QFontDatabase>
#include <QString>

namespace architects::ui {

QStringList registerFonts() {
    const QDir folder(QStringLiteral(":/assets/fonts"));
    QStringList unusable;
    for (const QString& file : folder.entryList(QDir::Files)) {
        if (QFontDatabase::addApplicationFont(folder.filePath(file)) < 0) {
            unusable.append(file);
        }
    }
    return unusable;
}

} // namespace architects::ui
