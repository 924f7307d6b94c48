// Runs the Quick tests of the whole app over a store in memory.
#include <QGuiApplication>
#include <QQmlEngine>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest/quicktest.h>

#include "core/save/store.h"
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
Q_IMPORT_QML_PLUGIN(Architects_VisitPlugin)

class Setup : public QObject {
    Q_OBJECT

  public slots:
    // Last in the list, so that `-import` can put other files before the built-in ones.
    void qmlEngineAvailable(QQmlEngine* engine) {
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
    return quick_test_main_with_setup(argc, argv, "app", nullptr, &setup);
}

#include "main.moc"
