#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>
#include <string_view>

#include "core/table/score.h"

/// A text of the core in the user's language. The core marks its texts with CORE_TEXT(context, text), which
/// lupdate collects under the same context.
inline QString coreText(const char* context, std::string_view english) {
    return QCoreApplication::translate(context, std::string(english).c_str());
}

/// A line of a score sheet in the user's language, with its numbers in their places.
inline QString scoreText(const architects::ScoreLine& line) {
    QString text = coreText("Score", line.label);
    for (std::size_t i = 0; i < line.facts.size(); ++i) {
        text.replace(QStringLiteral("%%1").arg(i + 1), QString::number(line.facts[i]));
    }
    return text;
}
