// Runs the Quick tests of the screens with friends far away: the real app over a server in this process.
#include "tests/qml/strict_run.h"

#include <memory>

#include "faraway.h"
#include "platform/common/platform.h"
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
    // A phone that can be called, and nothing else: what it shares goes to the clipboard.
    auto phone = std::make_unique<FakeDevice>();
    phone->able = {};
    phone->able.pushes = true;
    FakeDevice* device = phone.get();
    const Platform platform(std::move(phone));
    Faraway faraway(&opened->store, &model, device);
    return runStrictly(argc, argv);
}
