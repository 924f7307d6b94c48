#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>
#include <string_view>

/// A text of the core in the user's language. The core marks its texts with CORE_TEXT(context, text), which
/// lupdate collects under the same context.
inline QString coreText(const char* context, std::string_view english) {
    return QCoreApplication::translate(context, std::string(english).c_str());
}
