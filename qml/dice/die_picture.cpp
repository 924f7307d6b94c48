#include "die_picture.h"

#include "core/dice/cube.h"
#include "outline.h"

#include <QLinearGradient>
#include <QPainter>
#include <QQuickWindow>
#include <QRectF>
#include <QSize>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace architects::ui {
namespace {

using dice::Turn;
using dice::Vec;

constexpr double ROUNDNESS = 0.13;      // radius of edges and corners, in edges
constexpr Vec LIGHT{-0.42, 0.33, 0.85}; // towards the lamp: upper left, well above the table
const QPointF CAST{0.2, 0.12}; // where a point one edge up throws its shadow, in edges on the screen

constexpr double QUICK_SCALE = 1.5; // pixels of a moving die for one of the layout, at most

struct Spot {
    double x;
    double y;
};
constexpr std::array<Spot, 21> SPOTS{{{0, 0},                                      //
                                      {-1, -1}, {1, 1},                            //
                                      {-1, 1},  {0, 0},  {1, -1},                  //
                                      {-1, -1}, {1, -1}, {-1, 1}, {1, 1},          //
                                      {-1, -1}, {1, -1}, {0, 0},  {-1, 1}, {1, 1}, //
                                      {-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}}};
std::span<const Spot> spots(int value) {
    const auto count = static_cast<std::size_t>(value);
    return std::span(SPOTS).subspan(count * (count - 1) / 2, count);
}

// Brighter towards the lamp, never black: the room has light of its own.
QColor lit(const QColor& base, const Vec& normal) {
    const double towards = std::clamp((dot(normal, LIGHT) + 0.5) / 1.35, 0.0, 1.0);
    return base.darker(static_cast<int>(100 * (1.52 - 0.52 * towards)));
}

// From a face's own frame (half an edge = 1, y down) to the screen. A little below the face, where its rim
// meets the rounding of the edges: so it never sticks out of the outline.
QTransform onScreen(const dice::Face& face, const Turn& turn, const Sight& sight, double half) {
    const QPointF o = sight.seen(rotated(turn, face.normal) * (half * 0.955));
    const QPointF x = sight.seen(rotated(turn, face.right) * half);
    const QPointF y = sight.seen(rotated(turn, face.down) * half);
    return {x.x(), x.y(), y.x(), y.y(), o.x(), o.y()};
}

// All pips of a face at once: one filling is much cheaper than six.
QPainterPath pipsOf(int value) {
    const double r = value == 1 ? 0.235 : 0.18;
    QPainterPath path;
    for (const Spot& s : spots(value)) {
        path.addEllipse(QPointF(s.x * 0.5, s.y * 0.5), r, r);
    }
    return path;
}

const QPainterPath& pips(int value) {
    static const std::array<QPainterPath, 6> all{pipsOf(1), pipsOf(2), pipsOf(3),
                                                 pipsOf(4), pipsOf(5), pipsOf(6)};
    return all[static_cast<std::size_t>(value - 1)];
}

const QPainterPath& plate() {
    static const QPainterPath path = [] {
        QPainterPath p;
        p.addRoundedRect(QRectF(-0.9, -0.9, 1.8, 1.8), 0.28, 0.28);
        return p;
    }();
    return path;
}

QColor faint(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(color.alphaF() * alpha));
    return color;
}

} // namespace

DiePicture::DiePicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &DiePicture::changed, this, [this] { update(); });
}

void DiePicture::setQuick(bool quick) {
    if (quick == quick_) {
        return;
    }
    quick_ = quick;
    const double screen = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
    setTextureSize(quick ? (size() * std::min(screen, QUICK_SCALE)).toSize() : QSize());
    emit changed();
}

Turn DiePicture::turn() const {
    if (!loose_) {
        return dice::lying(std::clamp(value_, 1, 6), -angle_ * std::numbers::pi / 180);
    }
    return {turn_.scalar(), turn_.x(), turn_.y(), turn_.z()};
}

QPainterPath DiePicture::outline(const Sight& sight, double grown) const {
    const double radius = edge_ * ROUNDNESS;
    std::array<QPointF, 8> points;
    std::ranges::transform(corners(turn(), edge_ / 2 - radius), points.begin(),
                           [&](const Vec& v) { return sight.seen(v); });
    return roundOutline(points, radius + grown);
}

void DiePicture::paint(QPainter* painter) {
    const Sight sight(tilt_);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(width() / 2, height() / 2);
    if (shadow_) {
        paintShadow(*painter, sight);
        return;
    }
    paintGlow(*painter, sight);
    if (outlined_) {
        paintOutlined(*painter, sight);
    } else {
        paintBody(*painter, sight);
    }
    paintMark(*painter, sight);
}

// What the lamp throws on the floor: the outline of all corners, each shifted by its height above the
// lowest. The higher the die the wider and paler the rim. Painted as if the die stood on the floor: who
// lifts it moves this.
void DiePicture::paintShadow(QPainter& painter, const Sight& sight) const {
    const double radius = edge_ * ROUNDNESS;
    const Turn now = turn();
    const double low = dice::reachDown(now) * edge_;
    std::array<QPointF, 8> points;
    std::ranges::transform(corners(now, edge_ / 2 - radius), points.begin(), [&](const Vec& v) {
        return QPointF(v.x, low * sight.sine() - v.y * sight.cosine()) + CAST * (v.z + low);
    });
    const double soft = std::min(edge_ * 0.12 + lift_ * 0.16, edge_ * 0.5);
    const double strength = 1 / (1 + lift_ / edge_ * 0.45);
    constexpr int LAYERS = 8;
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(base_, strength / LAYERS));
    for (int i = 0; i < LAYERS; ++i) {
        const double grown = soft * (1 - 2.0 * i / (LAYERS - 1)) * 0.8;
        painter.drawPath(roundOutline(points, std::max(radius + grown, 0.5)));
    }
}

void DiePicture::paintBody(QPainter& painter, const Sight& sight) const {
    QLinearGradient edges(QPointF(-edge_, -edge_) * 0.5, QPointF(edge_, edge_) * 0.5);
    edges.setColorAt(0, base_.lighter(104));
    edges.setColorAt(1, base_.darker(140));
    if (mark_ != 2) { // the rim is what a wider filling leaves: drawing it as a line costs more
        painter.fillPath(outline(sight, 0.5), faint(line_, 0.55));
    }
    painter.fillPath(outline(sight, -0.5), edges);
    const Turn now = turn();
    for (int value = 1; value <= 6; ++value) {
        const Vec normal = rotated(now, dice::face(value).normal);
        if (sight.facing(normal) > 0.01) {
            paintFace(painter, value, onScreen(dice::face(value), now, sight, edge_ / 2),
                      lit(base_, normal));
        }
    }
}

void DiePicture::paintFace(QPainter& painter, int value, const QTransform& place,
                           const QColor& color) const {
    const QTransform before = painter.transform();
    if (quick_) {
        painter.setTransform(place, true);
        painter.fillPath(plate(), color);
        painter.fillPath(pips(value), pip_);
        painter.setTransform(before);
        return;
    }
    const QPainterPath flat = place.map(plate());
    const QRectF box = flat.boundingRect();
    QLinearGradient sheen(box.topLeft(), box.bottomRight());
    sheen.setColorAt(0, color.lighter(108));
    sheen.setColorAt(1, color.darker(105));
    painter.fillPath(flat, sheen);
    painter.setTransform(place, true);
    // The far wall of the drilled holes catches the light.
    const QColor rim = faint(pip_.lightness() > 128 ? color.darker(130) : color.lighter(116), 0.8);
    painter.fillPath(pips(value).translated(0.03, 0.035), rim);
    painter.fillPath(pips(value), pip_);
    painter.setTransform(before);
}

// A die that is not there: its lines only.
void DiePicture::paintOutlined(QPainter& painter, const Sight& sight) const {
    const Turn now = turn();
    painter.setPen(QPen(line_, 1.5));
    painter.setBrush(faint(base_, 0.22));
    painter.drawPath(outline(sight, 0));
    for (int value = 1; value <= 6; ++value) {
        const dice::Face& side = dice::face(value);
        if (sight.facing(rotated(now, side.normal)) <= 0.01) {
            continue;
        }
        painter.save();
        painter.setTransform(onScreen(side, now, sight, edge_ / 2), true);
        QPen pen(faint(line_, 0.7), 1);
        pen.setCosmetic(true);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(-0.9, -0.9, 1.8, 1.8), 0.26, 0.26);
        painter.fillPath(pips(value), line_);
        painter.restore();
    }
}

// Gold round the die: solid for chosen, dashed for may be chosen. The halo lies below, the line on top.
void DiePicture::paintGlow(QPainter& painter, const Sight& sight) const {
    if (mark_ == 0) {
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(glow_, mark_ == 2 ? 0.3 : 0.2));
    for (const double grown : {6.0, 4.5, 3.0}) {
        painter.drawPath(outline(sight, grown));
    }
}

void DiePicture::paintMark(QPainter& painter, const Sight& sight) const {
    if (mark_ == 0) {
        return;
    }
    QPen pen(gold_, mark_ == 2 ? 2.5 : 2);
    if (mark_ == 1) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({3, 2});
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline(sight, mark_ == 2 ? 0.5 : 1.5));
}

} // namespace architects::ui
