#include "guide.h"

#include <QClipboard>
#include <QGuiApplication>

#include "platform/desktop/sample_matches.h"

QStringList Guide::samples() const {
    QStringList list;
    for (const std::string& match : sampleMatches()) {
        list.append(QString::fromStdString(match));
    }
    return list;
}

QString Guide::clipboard() const {
    return QGuiApplication::clipboard()->text();
}
