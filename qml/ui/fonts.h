#pragma once

#include <QStringList>

namespace architects::ui {

// Makes the typefaces of assets/ known to Qt; call once, before the first window.
// Returns the files that could not be used, empty when all is well.
QStringList registerFonts();

} // namespace architects::ui
