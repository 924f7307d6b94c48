#pragma once

#include "core/dice/turn.h"

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QQuaternion>
#include <QQuickPaintedItem>
#include <QTransform>
#include <qqmlregistration.h>

namespace architects::ui {

class Sight;

// One die, or its shadow, painted at any turn: the same picture at rest and in the air, smooth on every
// renderer. Colours are given; Die.qml takes them from the theme.
class DiePicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal edge MEMBER edge_ NOTIFY changed)
    Q_PROPERTY(int value MEMBER value_ NOTIFY changed)
    Q_PROPERTY(qreal angle MEMBER angle_ NOTIFY changed)
    Q_PROPERTY(qreal tilt MEMBER tilt_ NOTIFY changed)
    // In the air: turned as `turn` says; otherwise flat, with `value` up, turned clockwise by `angle`.
    Q_PROPERTY(bool loose MEMBER loose_ NOTIFY changed)
    Q_PROPERTY(QQuaternion turn MEMBER turn_ NOTIFY changed)
    Q_PROPERTY(bool shadow MEMBER shadow_ NOTIFY changed) // draws only what it throws on the floor
    Q_PROPERTY(qreal lift MEMBER lift_ NOTIFY changed)    // how high above the floor
    Q_PROPERTY(bool quick MEMBER quick_ NOTIFY changed)   // moves: what nobody can see then is left out
    Q_PROPERTY(bool outlined MEMBER outlined_ NOTIFY changed)
    Q_PROPERTY(int mark MEMBER mark_ NOTIFY changed) // 0 none, 1 dashed, 2 solid
    Q_PROPERTY(QColor base MEMBER base_ NOTIFY changed)
    Q_PROPERTY(QColor pip MEMBER pip_ NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER line_ NOTIFY changed)
    Q_PROPERTY(QColor gold MEMBER gold_ NOTIFY changed)
    Q_PROPERTY(QColor glow MEMBER glow_ NOTIFY changed)

  public:
    explicit DiePicture(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;
    void setQuick(bool quick);

  signals:
    void changed();

  private:
    dice::Turn turn() const;
    void paintShadow(QPainter& painter, const Sight& sight) const;
    void paintBody(QPainter& painter, const Sight& sight) const;
    void paintFace(QPainter& painter, int value, const QTransform& place, const QColor& color) const;
    void paintOutlined(QPainter& painter, const Sight& sight) const;
    void paintGlow(QPainter& painter, const Sight& sight) const;
    void paintMark(QPainter& painter, const Sight& sight) const;
    QPainterPath outline(const Sight& sight, double grown) const;

    double edge_ = 34;
    int value_ = 1;
    double angle_ = 0;
    double tilt_ = 24;
    bool loose_ = false;
    QQuaternion turn_;
    bool shadow_ = false;
    double lift_ = 0;
    bool quick_ = false;
    bool outlined_ = false;
    int mark_ = 0;
    QColor base_{Qt::white};
    QColor pip_{Qt::black};
    QColor line_{Qt::black};
    QColor gold_{Qt::yellow};
    QColor glow_{Qt::yellow};
};

} // namespace architects::ui
