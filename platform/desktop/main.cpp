// The app on a desktop; Android and iOS start here too, as Qt gives them a main() of the same shape.
#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QtQml/qqmlextensionplugin.h>

#include <cstdio>

#include "platform/desktop/app_store.h"
#include "platform/desktop/languages.h"
#include "platform/desktop/screenshot_tour.h"
#include "platform/desktop/start_clock.h"
#include "qml/model/app_model.h"
#include "qml/ui/fonts.h"

Q_IMPORT_QML_PLUGIN(Architects_ModelPlugin)
Q_IMPORT_QML_PLUGIN(Architects_PlatformPlugin)
Q_IMPORT_QML_PLUGIN(Architects_UiPlugin)
Q_IMPORT_QML_PLUGIN(Architects_KheopsPlugin)
Q_IMPORT_QML_PLUGIN(Architects_DicePlugin)
Q_IMPORT_QML_PLUGIN(Architects_PyramidicePlugin)
Q_IMPORT_QML_PLUGIN(Architects_PyramidiceRulesPlugin)
Q_IMPORT_QML_PLUGIN(Architects_PyramidiceSoloPlugin)
Q_IMPORT_QML_PLUGIN(Architects_PyramidiceResultPlugin)
Q_IMPORT_QML_PLUGIN(Architects_PyramidiceTablePlugin)
Q_IMPORT_QML_PLUGIN(Architects_AppPlugin)

namespace {

struct Arguments {
    QString store;
    QString screenshots;
    QString language;
    bool measureStart = false;
};

Arguments readArguments(const QGuiApplication& app) {
    const QCommandLineOption store(QStringLiteral("store"), QStringLiteral("Keep matches in this file."),
                                   QStringLiteral("file"));
    const QCommandLineOption screenshots(QStringLiteral("screenshots"),
                                         QStringLiteral("Write a picture of every screen and end."),
                                         QStringLiteral("directory"));
    const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("en, it or es."),
                                      QStringLiteral("code"));
    const QCommandLineOption measure(QStringLiteral("measure-start"),
                                     QStringLiteral("Say how long the first frame took, and end."));
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Board games of ancient Egypt."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({store, screenshots, language, measure});
    parser.process(app);
    return {parser.value(store), parser.value(screenshots), parser.value(language), parser.isSet(measure)};
}

} // namespace

int main(int argc, char* argv[]) {
    const StartClock clock;
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("Great Architects"));
    QGuiApplication::setApplicationVersion(QStringLiteral(ARCHITECTS_VERSION));
    const Arguments arguments = readArguments(app);

    architects::ui::registerFonts();
    AppStore store(arguments.screenshots.isEmpty() ? arguments.store : QString(AppStore::inMemory));
    AppModel model(store.store(), store.notice());
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    Languages languages(model, engine, arguments.language);

    if (!arguments.screenshots.isEmpty()) {
        return ScreenshotTour(engine, model, arguments.screenshots).run();
    }
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Architects/App/Main.qml")));
    if (engine.rootObjects().isEmpty()) {
        std::fputs("great-architects: the first screen could not be loaded\n", stderr);
        return 1;
    }
    QObject::connect(&app, &QGuiApplication::applicationStateChanged, &model,
                     [&](Qt::ApplicationState state) {
                         state == Qt::ApplicationActive || state == Qt::ApplicationInactive ? model.wake()
                                                                                            : model.rest();
                     });
    if (arguments.measureStart) {
        clock.reportFirstFrame(qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst()));
    }
    return QGuiApplication::exec();
}
