#pragma once

#include <QList>
#include <QPointF>
#include <QQuickItem>
#include <QString>
#include <QStringList>

#include <functional>

#include "qml/ui/shows.h"

/// The screen as somebody sees it who knows nothing of the code: what is drawn, what it shows, what can be
/// touched.
namespace scene {

/// A piece that says what it shows, and is to be seen.
struct Piece {
    const Shows* shows = nullptr;
    QQuickItem* item = nullptr;
    QRectF area; ///< on the screen
};

/// Something that a finger can press.
struct Target {
    QString name;
    QString meaning; ///< what a press does, as far as the thing itself says
    QQuickItem* item = nullptr;
    QPointF at;         ///< its middle, on the screen
    bool gold = false;  ///< the way on
    bool may = false;   ///< marked as possible now
    bool loss = false;  ///< looks like what is lost for good
    bool piece = false; ///< a piece that is a button: its whole area is touched
};

/// Where it is on the screen.
QRectF areaOf(const QQuickItem* item);

using Visit = std::function<void(QQuickItem*, const QRectF&)>;

/// Goes through everything that is to be seen below an item, what lies behind first, with the part of the
/// window it can be seen in.
void eachSeen(QQuickItem* item, const Visit& visit);
/// The topmost layer that keeps all touches to itself, or the screen.
QQuickItem* topLayer(QQuickItem* screen);
/// Whether an item is of a QML type of that name, or of one made from it.
bool isOf(const QObject* object, const char* type);
QList<Piece> pieces(QQuickItem* screen);
/// Whether two items are of the same type.
bool isAlike(const QQuickItem* one, const QQuickItem* other);
/// The share of an item, as a finger meets it, where it meets another one as well.
qreal shareBelow(const QQuickItem* item, const QQuickItem* other);
/// What can be touched in the topmost layer.
QList<Target> targets(QQuickItem* screen);
/// What a finger at this point would press: the topmost of the targets there.
const Target* at(const QList<Target>& targets, const QPointF& point);

/// Where things can be taken hold of to drag them, on the screen.
QList<QPointF> grips(QQuickItem* screen);
/// What lies below a sentence that has come over the table, and is to be seen or touched there.
QStringList underNotice(QQuickItem* screen);

} // namespace scene
