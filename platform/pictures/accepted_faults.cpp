#include "platform/pictures/accepted_faults.h"

namespace {

QRegularExpression whole(const QString& pattern) {
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern.trimmed()),
                              QRegularExpression::DotMatchesEverythingOption);
}

bool matches(const QRegularExpression& pattern, const QString& text) {
    return pattern.match(text).hasMatch();
}

} // namespace

QStringList AcceptedFaults::read(const QString& text) {
    QStringList wrong;
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.startsWith(QLatin1Char('#'))) {
            continue;
        }
        const QStringList parts = line.split(QStringLiteral(" | "));
        if (parts.size() != 4 || parts.constLast().trimmed().isEmpty()) {
            wrong.append(QStringLiteral("\"%1\" is not <places> | <screens> | <faults> | <why>").arg(line));
            continue;
        }
        lines_.append({line, whole(parts.at(0)), whole(parts.at(1)), whole(parts.at(2))});
    }
    return wrong;
}

bool AcceptedFaults::accept(const QString& place, const QString& screen, const QString& fault) {
    bool accepted = false;
    for (Line& line : lines_) {
        if (matches(line.place, place) && matches(line.screen, screen) && matches(line.fault, fault)) {
            line.used = accepted = true;
        }
    }
    return accepted;
}

QStringList AcceptedFaults::unused(const QString& place) const {
    QStringList found;
    for (const Line& line : lines_) {
        if (!line.used && matches(line.place, place)) {
            found.append(line.text);
        }
    }
    return found;
}
