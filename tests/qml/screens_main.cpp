// Runs the Quick tests of whole screens over a store in memory; any warning fails them.
#include "strict_run.h"

#include "core/save/store.h"
#include "qml/model/app_model.h"
#include "qml/ui/fonts.h"
#include "qml/ui/smooth_edges.h"

int main(int argc, char* argv[]) {
    architects::ui::askForSmoothEdges();
    QGuiApplication app(argc, argv);
    architects::ui::registerFonts();
    auto opened = architects::save::Store::openInMemory();
    if (!opened.ok()) {
        return 1;
    }
    AppModel model(&opened->store, QString());
    return runStrictly(argc, argv);
}

#include "moc_strict_run.cpp"
