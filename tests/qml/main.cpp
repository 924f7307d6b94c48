// Runs the Qt Quick tests of this folder; any warning fails them, even one printed while a file is loading.
#include "qml/ui/fonts.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QtQuickTest>

#include <cstdio>

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
    forward(type, context, text);
}

} // namespace

class Setup : public QObject {
    Q_OBJECT

  public slots:
    void applicationAvailable() { architects::ui::registerFonts(); }
    void qmlEngineAvailable(QQmlEngine* engine) {
        // Qt Test has put its own handler in place by now; ours goes before it.
        if (!forward) {
            forward = qInstallMessageHandler(collect);
        }
        engine->addImportPath("qrc:/qt/qml");
    }
};

int main(int argc, char** argv) {
    QTEST_SET_MAIN_SOURCE_PATH
    Setup setup;
    const int code = quick_test_main_with_setup(argc, argv, "qml", QUICK_TEST_SOURCE_DIR, &setup);
    for (const QString& text : warnings) {
        std::fprintf(stderr, "warning that fails the tests: %s\n", qPrintable(text));
    }
    return code != 0 || warnings.isEmpty() ? code : 1;
}

#include "main.moc"
