#include "platform/pictures/cut_texts.h"

#include <QFont>
#include <QFontMetricsF>
#include <QQuickItem>
#include <QRegularExpression>

#include <algorithm>

namespace {

constexpr qreal slack = 1.0;           // half a pixel on each side is nobody's fault
constexpr qsizetype longestLabel = 20; // a longer text may be elided: a tap shows all of it

/// The widest word as it is set.
qreal widestWord(const QQuickItem& text) {
    static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
    static const QRegularExpression gaps(QStringLiteral("[ \n\u00AD\u2011-]"));
    const QFontMetricsF metrics(text.property("font").value<QFont>());
    qreal widest = 0;
    for (const QString& word : text.property("text").toString().remove(tags).split(gaps)) {
        widest = std::max(widest, metrics.horizontalAdvance(word));
    }
    return widest;
}

/// What a translator has written: neither a seed nor hieroglyphs.
bool isWords(const QString& text) {
    static const QRegularExpression letters(QStringLiteral("[A-Za-z]"));
    static const QRegularExpression seed(QStringLiteral("[0-9a-f]{32}"));
    return text.contains(letters) && !text.contains(seed);
}

/// A short text of several words: a single one may be the name of a player.
bool isLabel(const QString& text) {
    return text.size() <= longestLabel && text.contains(QLatin1Char(' '));
}

/// What is wrong with a text; empty if nothing is.
QString faultOf(const QQuickItem& text) {
    const qreal wide = text.property("contentWidth").toReal();
    const qreal high = text.property("contentHeight").toReal();
    if (text.property("truncated").toBool()) {
        return isLabel(text.property("text").toString()) ? QStringLiteral("elided") : QString();
    }
    if (wide > text.width() + slack) {
        return QStringLiteral("%1 px too wide").arg(qRound(wide - text.width()));
    }
    if (high > text.height() + slack) {
        return QStringLiteral("%1 px too high").arg(qRound(high - text.height()));
    }
    const bool wraps = text.property("lineCount").toInt() > 1;
    return wraps && widestWord(text) > text.width() + slack ? QStringLiteral("a word is broken")
                                                            : QString();
}

void collect(const QQuickItem& item, QStringList& found) {
    if (!item.isVisible() || item.opacity() == 0) {
        return;
    }
    if (item.inherits("QQuickText") && isWords(item.property("text").toString())) {
        const QString fault = faultOf(item);
        if (!fault.isEmpty()) {
            found.append(QStringLiteral("%1: %2").arg(fault, item.property("text").toString()));
        }
    }
    for (const QQuickItem* child : item.childItems()) {
        collect(*child, found);
    }
}

} // namespace

QStringList cutTexts(const QQuickItem& root) {
    QStringList found;
    collect(root, found);
    found.removeDuplicates();
    return found;
}
