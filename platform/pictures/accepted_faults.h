#pragma once

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

/// Texts that do not fit and need not, each with its reason: what somebody has looked at and let pass. A
/// line of the file: "<places> | <screens> | <faults> | <why>", the first three as regular expressions that
/// match the whole of it. A line that begins with # is a remark.
class AcceptedFaults {
  public:
    /// What is wrong with the lines; empty if nothing is.
    QStringList read(const QString& text);
    /// Whether this fault may be. A place is "<width>x<height>@<text size> <language>".
    bool accept(const QString& place, const QString& screen, const QString& fault);
    /// The lines about a place that nothing was accepted by: what they spoke of is mended.
    [[nodiscard]] QStringList unused(const QString& place) const;

  private:
    struct Line {
        QString text;
        QRegularExpression place, screen, fault;
        bool used = false;
    };
    QList<Line> lines_;
};
