#pragma once

#include <QList>
#include <QRectF>
#include <QString>

class QQuickItem;

/// A text that can be read on the screen, with what decides whether all of it can.
struct ShownText {
    const QQuickItem* item = nullptr;
    QString text;
    QRectF words; ///< where its letters stand, in the window
    QRectF room;  ///< what its window and the items that clip it leave to be seen, scrolled or not
    QRectF seen;  ///< what they leave as it is scrolled now
    const QQuickItem* scroller = nullptr; ///< what it is scrolled by; null if it stays where it is
    int order = 0;                        ///< of painting: what is painted later lies in front
};

/// What hides the words behind it: a face without holes.
struct Cover {
    QRectF area;
    int order = 0;
};

/// Everything that is painted below an item, as far as words are concerned.
struct ShownWords {
    QList<ShownText> texts;
    QList<Cover> covers;
};

/// `window` is where the item is shown, in the item's own measures.
ShownWords shownWords(const QQuickItem& root, const QRectF& window);
