#include "qml/model/match_options.h"

#include <QString>

#include <string>

std::array<std::uint8_t, architects::maxOptions> optionsOf(const QVariantMap& chosen,
                                                           const architects::GameInfo& game) {
    std::array<std::uint8_t, architects::maxOptions> options{};
    for (std::size_t i = 0; i < game.options.size(); ++i) {
        const std::string value = chosen.value(QString::fromStdString(std::string(game.options[i].name)))
                                      .toString()
                                      .toStdString();
        for (std::size_t v = 0; v < game.options[i].values.size(); ++v) {
            if (value == game.options[i].values[v]) {
                options[i] = static_cast<std::uint8_t>(v);
            }
        }
    }
    return options;
}
