#include "qml/model/entropy.h"

#include <QRandomGenerator>

architects::Seed systemEntropy() {
    architects::Seed seed{};
    for (std::uint8_t& byte : seed) {
        byte = static_cast<std::uint8_t>(QRandomGenerator::system()->bounded(256));
    }
    return seed;
}
