// Runs the Quick tests of the screens with friends far away: the real app over a server in this process.
#include "tests/qml/strict_run.h"

#include "faraway.h"
#include "qml/ui/fonts.h"

int main(int argc, char* argv[]) {
    QGuiApplication app(argc, argv);
    architects::ui::registerFonts();
    auto opened = architects::save::Store::openInMemory();
    if (!opened.ok()) {
        return 1;
    }
    AppModel model(&opened->store, QString());
    Faraway faraway(&opened->store, &model);
    return runStrictly(argc, argv);
}
