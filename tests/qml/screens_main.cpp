// Runs the Quick tests of whole screens over a store in memory; any warning fails them, even one
// printed while a file is loading.
#include <QGuiApplication>
#include <QQmlEngine>
#include <QStringList>
#include <QtQuickTest/quicktest.h>

#include <cstdio>

#include "core/save/store.h"
#include "qml/model/app_model.h"
#include "qml/ui/fonts.h"

namespace {

QtMessageHandler forward = nullptr;
QStringList warnings;

// Said by Qt itself on a machine without a screen, and no fault of ours.
bool isAllowed(const QString& text) {
    return text.contains(QLatin1String("propagateSizeHints")) ||
           text.contains(QLatin1String("XDG_RUNTIME_DIR not set"));
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
    void qmlEngineAvailable(QQmlEngine* engine) {
        // Qt Test has put its own handler in place by now; ours goes before it.
        if (!forward) {
            forward = qInstallMessageHandler(collect);
        }
        // Last in the list, so that `-import` can put other files before the built-in ones.
        engine->setImportPathList(engine->importPathList() << QStringLiteral("qrc:/qt/qml"));
    }
};

int main(int argc, char* argv[]) {
    QGuiApplication app(argc, argv);
    architects::ui::registerFonts();
    auto opened = architects::save::Store::openInMemory();
    if (!opened.ok()) {
        return 1;
    }
    AppModel model(&opened->store, QString());
    Setup setup;
    const int code = quick_test_main_with_setup(argc, argv, "screens", nullptr, &setup);
    for (const QString& text : warnings) {
        std::fprintf(stderr, "warning that fails the tests: %s\n", qPrintable(text));
    }
    return code != 0 || warnings.isEmpty() ? code : 1;
}

#include "screens_main.moc"
