#pragma once

#include <QVariantMap>

#include <array>

#include "core/table/game.h"

/// The options of a match as a screen chose them, {name: value}; what it does not name has the game's first
/// value.
std::array<std::uint8_t, architects::maxOptions> optionsOf(const QVariantMap& chosen,
                                                           const architects::GameInfo& game);
