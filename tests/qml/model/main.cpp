#include <QGuiApplication>

#include "tests/catch_runner.h"

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    return architects::testing::runTests(argc, argv);
}
