#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include <QGuiApplication>

#include "qml/ui/fonts.h"

int main(int argc, char* argv[]) {
    const QGuiApplication app(argc, argv);
    architects::ui::registerFonts();
    return Catch::Session().run(argc, argv);
}
