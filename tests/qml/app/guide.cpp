#include "guide.h"

#include <QClipboard>
#include <QGuiApplication>

#include "platform/desktop/sample_matches.h"

namespace {

QStringList listOf(const std::vector<std::string>& matches) {
    QStringList list;
    for (const std::string& match : matches) {
        list.append(QString::fromStdString(match));
    }
    return list;
}

} // namespace

QStringList Guide::samples() const {
    return listOf(sampleMatches());
}

QStringList Guide::pyramids() const {
    return listOf(samplePyramids());
}

QString Guide::clipboard() const {
    return QGuiApplication::clipboard()->text();
}
