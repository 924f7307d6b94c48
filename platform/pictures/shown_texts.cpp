#include "platform/pictures/shown_texts.h"

#include <QColor>
#include <QQuickItem>
#include <QRegularExpression>

#include <algorithm>

namespace {

constexpr qreal endless = 1e6;
constexpr qreal barely = 0.05;    // what is fainter cannot be read
constexpr qreal solidAlpha = 0.9; // what is less lets words shine through

/// What a translator has written: neither a seed nor hieroglyphs.
bool isWords(const QString& text) {
    static const QRegularExpression letters(QStringLiteral("[A-Za-z]"));
    static const QRegularExpression seed(QStringLiteral("[0-9a-f]{32}"));
    return text.contains(letters) && !text.contains(seed);
}

/// Where the letters of a text stand within its item.
QRectF lettersOf(const QQuickItem& text) {
    const auto number = [&text](const char* name) { return text.property(name).toReal(); };
    const int across = text.property("effectiveHorizontalAlignment").toInt();
    const int down = text.property("verticalAlignment").toInt();
    const QSizeF size(number("contentWidth"), number("contentHeight"));
    const qreal wide = text.width() - number("leftPadding") - number("rightPadding") - size.width();
    const qreal high = text.height() - number("topPadding") - number("bottomPadding") - size.height();
    const qreal x = across == Qt::AlignRight ? wide : across == Qt::AlignHCenter ? wide / 2 : 0;
    const qreal y = down == Qt::AlignBottom ? high : down == Qt::AlignVCenter ? high / 2 : 0;
    return {QPointF(number("leftPadding") + x, number("topPadding") + y), size};
}

struct Frame {
    QRectF room;
    QRectF seen;
    const QQuickItem* scroller = nullptr;
};

/// What is left of the frame inside an item: no room is lost in a direction that can be scrolled.
Frame inside(const QQuickItem& item, const Frame& frame) {
    const bool scrolls = item.inherits("QQuickFlickable");
    Frame left = frame;
    if (item.clip()) {
        const QRectF own = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
        left.room &= own;
        left.seen &= own;
    }
    if (scrolls && item.property("contentHeight").toReal() > item.height()) {
        left.room.setTop(-endless);
        left.room.setBottom(endless);
        left.scroller = &item;
    }
    if (scrolls && item.property("contentWidth").toReal() > item.width()) {
        left.room.setLeft(-endless);
        left.room.setRight(endless);
        left.scroller = &item;
    }
    return left;
}

bool isSolid(const QQuickItem& item, qreal opacity) {
    if (item.inherits("QQuickRectangle")) {
        return item.property("color").value<QColor>().alphaF() * opacity >= solidAlpha;
    }
    return opacity >= solidAlpha && item.inherits("QQuickImage");
}

class Walk {
  public:
    void visit(const QQuickItem& item, const Frame& frame, qreal opacity) {
        const qreal seen = opacity * item.opacity();
        if (!item.isVisible() || seen < barely) {
            return;
        }
        const int order = order_++;
        if (isSolid(item, seen)) {
            found_.covers.append({item.mapRectToScene(item.boundingRect()), order});
        }
        const QString text = item.inherits("QQuickText") ? item.property("text").toString() : QString();
        if (isWords(text)) {
            found_.texts.append({&item, text, item.mapRectToScene(lettersOf(item)), frame.room, frame.seen,
                                 frame.scroller, order});
        }
        QList<QQuickItem*> children = item.childItems();
        std::stable_sort(children.begin(), children.end(),
                         [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
        const Frame left = inside(item, frame);
        for (const QQuickItem* child : children) {
            visit(*child, left, seen);
        }
    }
    [[nodiscard]] const ShownWords& found() const { return found_; }

  private:
    ShownWords found_;
    int order_ = 0;
};

} // namespace

ShownWords shownWords(const QQuickItem& root, const QRectF& window) {
    Walk walk;
    walk.visit(root, {window, window, nullptr}, 1);
    return walk.found();
}
