#pragma once

#include <QString>

#include <string_view>

/// Names of gods and places as each language writes them: Khépri, Theben, Tebas.
namespace propernames {

QString god(std::string_view name);
QString place(std::string_view name);

} // namespace propernames
