// Runs the Qt Quick tests of this folder; any warning fails them, even one printed while a file is loading.
#include "tests/qml/every_press.h"

#include "qml/ui/fonts.h"
#include "qml/ui/smooth_edges.h"

#include <QCoreApplication>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QtQuickTest>

#include <cstdio>
#include <utility>

namespace {

QtMessageHandler forward = nullptr;
QStringList warnings;

// Said by Qt itself on a machine without a screen, and no fault of ours.
bool isAllowed(const QString& text) {
    static const QStringList allowed{
        "This plugin does not support propagateSizeHints()", // the offscreen platform, for every window
        "XDG_RUNTIME_DIR not set",                           // a bare container
    };
    for (const QString& known : allowed) {
        if (text.contains(known)) {
            return true;
        }
    }
    return false;
}

void collect(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (type != QtDebugMsg && type != QtInfoMsg && !isAllowed(text)) {
        warnings.append(text);
    }
    if (forward) {
        forward(type, context, text);
    }
}

// Qt Test puts its own handler over ours whenever a test case starts; ours goes back on top with the next
// event.
void stayOnTop() {
    const QtMessageHandler other = qInstallMessageHandler(collect);
    if (other != collect) {
        forward = other;
    }
}

} // namespace

class Setup : public QObject {
    Q_OBJECT

  public:
    bool eventFilter(QObject*, QEvent*) override {
        stayOnTop();
        return false;
    }

  public slots:
    void applicationAvailable() {
        architects::ui::registerFonts();
        QCoreApplication::instance()->installEventFilter(this);
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath("qrc:/qt/qml");
        takeEveryPress(engine);
        // What the engine says does not depend on whose handler is in place.
        connect(engine, &QQmlEngine::warnings, this, [](const QList<QQmlError>& errors) {
            for (const QQmlError& error : errors) {
                warnings.append(error.toString());
            }
        });
    }
};

int main(int argc, char** argv) {
    QTEST_SET_MAIN_SOURCE_PATH
    architects::ui::askForSmoothEdges();
    Setup setup;
    const int code = quick_test_main_with_setup(argc, argv, "qml", QUICK_TEST_SOURCE_DIR, &setup);
    warnings.removeDuplicates();
    for (const QString& text : std::as_const(warnings)) {
        std::fprintf(stderr, "warning that fails the tests: %s\n", qPrintable(text));
    }
    return code != 0 || warnings.isEmpty() ? code : 1;
}

#include "main.moc"
