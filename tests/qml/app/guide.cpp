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
    static const QStringList list = listOf(sampleMatches()); // playing them takes a while
    return list;
}

QStringList Guide::pyramids() const {
    static const QStringList list = listOf(samplePyramids());
    return list;
}

QString Guide::clipboard() const {
    return QGuiApplication::clipboard()->text();
}
