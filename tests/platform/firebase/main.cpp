#include <QCoreApplication>

#include "tests/catch_runner.h"

int main(int argc, char* argv[]) {
    const QCoreApplication app(argc, argv);
    return architects::testing::runTests(argc, argv);
}
