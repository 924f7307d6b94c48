#pragma once

#include "core/dice/flight.h"

#include <QObject>
#include <QPointF>
#include <QQuaternion>
#include <QRectF>
#include <QVariantList>
#include <QVariantMap>
#include <qqmlregistration.h>

namespace architects::ui {

// The floor of a tray on the screen and the flights over it: between pixels and edges of a die, and frame
// by frame what is to be seen. Places are the seen centres of dice that lie, in the tray's coordinates.
class DiceFlight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal edge MEMBER edge_ NOTIFY floorChanged)
    Q_PROPERTY(qreal tilt MEMBER tilt_ NOTIFY floorChanged)
    Q_PROPERTY(QRectF floor MEMBER floor_ NOTIFY floorChanged)
    Q_PROPERTY(int frames READ frames NOTIFY thrown)
    Q_PROPERTY(int frameRate READ frameRate CONSTANT)

  public:
    using QObject::QObject;
    int frames() const { return flight_.frames(); }
    int frameRate() const { return dice::FRAMES_A_SECOND; }

    // dice: [{x, y, turn, value}], still: [{x, y, turn}] are set aside first, the finger's speed in pixels
    // a second.
    Q_INVOKABLE void launch(const QVariantList& dice, const QVariantList& still, qreal vx, qreal vy,
                            int seed);
    // Where those that were not thrown are set aside: [{x, y, turn}] in their order.
    Q_INVOKABLE QVariantList aside() const;
    // At a moment of the flight, in frames: where a die is seen, how high its lowest point is, how it is
    // turned.
    Q_INVOKABLE QPointF spot(int die, qreal frame) const;
    Q_INVOKABLE qreal lift(int die, qreal frame) const;
    Q_INVOKABLE QQuaternion turn(int die, qreal frame) const;
    // The hardest knock after one moment and up to another, 0 to 1.
    Q_INVOKABLE qreal knock(qreal after, qreal upTo) const;

    // Places for dice that would like to lie at [{x, y, turn}], free of one another and of those that are
    // still:
    // [{x, y, turn}] in the same order.
    Q_INVOKABLE QVariantList arranged(const QVariantList& wanted, const QVariantList& still,
                                      int seed) const;

    // Whether dice that lie at [{x, y, turn}] keep clear of one another; `asSeen`: none hides a part of
    // another.
    Q_INVOKABLE bool apart(const QVariantList& lying, bool asSeen) const;

    Q_INVOKABLE static QQuaternion lying(int value, qreal angle);
    Q_INVOKABLE static QQuaternion tipped(const QQuaternion& flat, int value, qreal share);
    Q_INVOKABLE static QQuaternion between(const QQuaternion& from, const QQuaternion& to, qreal share);
    Q_INVOKABLE static int upperValue(const QQuaternion& turn);
    // How far a turned die is lifted when it stands on the floor, in pixels, compared to when it lies.
    Q_INVOKABLE qreal raised(const QQuaternion& turn) const;

  signals:
    void floorChanged();
    void thrown();

  private:
    dice::Tray tray() const;
    dice::Place place(const QVariantMap& entry) const;
    QPointF seen(const dice::Vec& at) const;
    // A die as it lies, taken to another place and turned in the plane as that one is.
    QVariantMap moved(const QVariantMap& entry, const dice::Place& to) const;
    dice::Pose pose(int die, qreal frame) const;

    double edge_ = 37;
    double tilt_ = 24;
    QRectF floor_;
    dice::Flight flight_;
    QVariantList still_; // as they lay before they were set aside
};

} // namespace architects::ui
