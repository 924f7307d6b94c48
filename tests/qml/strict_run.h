#pragma once

#include <QGuiApplication>
#include <QQmlEngine>
#include <QStringList>
#include <QtQuickTest/quicktest.h>

#include <cstdio>

#include "tests/qml/every_press.h"

/// Runs Quick tests of whole screens; any warning fails them, even one printed while a file is loading.
namespace strict {

inline QtMessageHandler forward = nullptr;
inline QStringList warnings;

// Said by Qt itself on a machine without a screen, and no fault of ours.
inline bool isAllowed(const QString& text) {
    return text.contains(QLatin1String("propagateSizeHints")) ||
           text.contains(QLatin1String("XDG_RUNTIME_DIR not set"));
}

inline void collect(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (type != QtDebugMsg && type != QtInfoMsg && !isAllowed(text)) {
        warnings.append(text);
    }
    forward(type, context, text);
}

} // namespace strict

class StrictSetup : public QObject {
    Q_OBJECT

  public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        // Qt Test has put its own handler in place by now; ours goes before it.
        if (!strict::forward) {
            strict::forward = qInstallMessageHandler(strict::collect);
        }
        // Last in the list, so that `-import` can put other files before the built-in ones.
        engine->setImportPathList(engine->importPathList() << QStringLiteral("qrc:/qt/qml"));
        takeEveryPress(engine);
    }
};

inline int runStrictly(int argc, char* argv[]) {
    StrictSetup setup;
    const int code = quick_test_main_with_setup(argc, argv, "screens", nullptr, &setup);
    for (const QString& text : strict::warnings) {
        std::fprintf(stderr, "warning that fails the tests: %s\n", qPrintable(text));
    }
    return code != 0 || strict::warnings.isEmpty() ? code : 1;
}
