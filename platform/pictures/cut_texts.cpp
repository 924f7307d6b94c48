#include "platform/pictures/cut_texts.h"

#include <QFont>
#include <QFontMetricsF>
#include <QQuickItem>
#include <QRegularExpression>

#include <algorithm>

#include "platform/pictures/shown_texts.h"

namespace {

constexpr qreal slack = 1.0;    // half a pixel on each side is nobody's fault
constexpr qreal touching = 3.0; // lines of text have some air above and below their letters

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

/// What is wrong with a text within its own item; empty if nothing is.
QString faultOf(const QQuickItem& text) {
    const qreal wide = text.property("contentWidth").toReal();
    const qreal high = text.property("contentHeight").toReal();
    if (text.property("truncated").toBool()) {
        return QStringLiteral("elided");
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

/// Cut by an edge. What is wholly beyond it waits there, as a drawer does that is shut.
bool isCut(const ShownText& one) {
    return one.words.intersects(one.room) &&
           !one.room.adjusted(-slack, -slack, slack, slack).contains(one.words);
}

bool isCovered(const QRectF& area, int behind, const QList<Cover>& covers) {
    return std::any_of(covers.begin(), covers.end(), [&](const Cover& cover) {
        return cover.order > behind && cover.area.contains(area);
    });
}

/// The first text in front of this one that stands on its letters, with nothing between them.
const ShownText* onTopOf(const ShownText& one, const ShownWords& shown) {
    for (const ShownText& other : shown.texts) {
        // What is scrolled together lies as it lies; the rest only where both can be seen now.
        const bool together = one.scroller != nullptr && one.scroller == other.scroller;
        const QRectF both =
            one.words & other.words & (together ? one.room & other.room : one.seen & other.seen);
        if (other.order <= one.order || both.width() < touching || both.height() < touching) {
            continue;
        }
        const bool apart = std::any_of(shown.covers.begin(), shown.covers.end(), [&](const Cover& cover) {
            return cover.order > one.order && cover.order < other.order &&
                   cover.area.contains(both.center());
        });
        if (!apart && !isCovered(both, other.order, shown.covers)) {
            return &other;
        }
    }
    return nullptr;
}

QString faultOf(const ShownText& one, const ShownWords& shown) {
    const QRectF seen = one.words & one.room;
    if (seen.isEmpty() || isCovered(seen, one.order, shown.covers)) {
        return {};
    }
    QString fault = faultOf(*one.item);
    if (!fault.isEmpty()) {
        return fault;
    }
    if (isCut(one)) {
        return QStringLiteral("cut by an edge");
    }
    const ShownText* other = onTopOf(one, shown);
    return other == nullptr ? QString() : QStringLiteral("under \"%1\"").arg(other->text);
}

} // namespace

QStringList cutTexts(const QQuickItem& root) {
    const ShownWords shown = shownWords(root, QRectF(0, 0, root.width(), root.height()));
    QStringList found;
    for (const ShownText& one : shown.texts) {
        const QString fault = faultOf(one, shown);
        if (!fault.isEmpty()) {
            found.append(QStringLiteral("%1: %2").arg(fault, one.text).simplified());
        }
    }
    found.removeDuplicates();
    return found;
}
