#include "store/maker/frame.h"

#include <QFont>
#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace {

constexpr qreal phoneWidth = 402; // points, as the tour sees it

struct Colours {
    QColor upper, lower, ink, line, far, near;
};

Colours coloursOf(bool night) {
    if (night) {
        return {QColor(0x2A3140), QColor(0x12141A), QColor(0xF1E7D3),
                QColor(0xE2B04A), QColor(0x1C212B), QColor(0x171B23)};
    }
    return {QColor(0xFBF5E7), QColor(0xE6D3AC), QColor(0x2B2118),
            QColor(0x9A6C14), QColor(0xDFC99C), QColor(0xD5BB89)};
}

QColor mixed(const QColor& one, const QColor& other, float share) {
    return QColor::fromRgbF(one.redF() + (other.redF() - one.redF()) * share,
                            one.greenF() + (other.greenF() - one.greenF()) * share,
                            one.blueF() + (other.blueF() - one.blueF()) * share);
}

/// The colours of the ground, tinted; words keep theirs, and stay readable.
Colours tinted(bool night, const QColor& tint) {
    Colours colours = coloursOf(night);
    if (tint.isValid()) {
        colours.upper = mixed(colours.upper, tint, 0.45F);
        colours.lower = mixed(colours.lower, tint, 0.8F);
        colours.far = mixed(colours.far, tint.darker(115), 0.8F);
        colours.near = mixed(colours.near, tint.darker(128), 0.8F);
    }
    return colours;
}

/// A pyramid on the horizon, its lit side to the left.
void drawPyramid(QPainter& painter, QPointF top, qreal half, qreal foot, const QColor& colour) {
    const qreal edge = top.x() + half * 0.22;
    QPainterPath lit;
    lit.addPolygon(QPolygonF({top, {edge, foot}, {top.x() - half, foot}}));
    QPainterPath dark;
    dark.addPolygon(QPolygonF({top, {top.x() + half, foot}, {edge, foot}}));
    painter.fillPath(lit, colour.lighter(105));
    painter.fillPath(dark, colour.darker(106));
}

void drawGround(QPainter& painter, const QSize& size, bool night, const QColor& tint) {
    const Colours colours = tinted(night, tint);
    const qreal width = size.width();
    const qreal height = size.height();
    QLinearGradient page(0, 0, 0, height);
    page.setColorAt(0, colours.upper);
    page.setColorAt(1, colours.lower);
    painter.fillRect(QRectF(QPointF(), size), page);
    // The sun, low behind everything; by night the moon.
    const QPointF sun(width * 0.5, height * 0.3);
    const qreal radius = std::min(width, height) * 0.5;
    QRadialGradient glow(sun, radius * 1.5);
    glow.setColorAt(0, night ? QColor(0x6F, 0xA3, 0xE8, 40) : QColor(0xF6, 0xC8, 0x5A, 120));
    glow.setColorAt(1, Qt::transparent);
    painter.fillRect(QRectF(QPointF(), size), glow);
    QColor ring = colours.line;
    for (int i = 0; i < 3; ++i) {
        ring.setAlphaF(0.32F - 0.1F * static_cast<float>(i));
        painter.setPen(QPen(ring, std::max(1.5, width / 700)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(sun, radius * (1 + 0.07 * i), radius * (1 + 0.07 * i));
    }
    const qreal foot = height * 0.995;
    const qreal unit = std::min(width, height);
    drawPyramid(painter, {width * 0.08, foot - unit * 0.34}, unit * 0.42, foot + 4, colours.far);
    drawPyramid(painter, {width * 0.95, foot - unit * 0.46}, unit * 0.56, foot + 4, colours.far);
    drawPyramid(painter, {width * 0.72, foot - unit * 0.2}, unit * 0.26, foot + 4, colours.near);
}

/// The words, over at most two lines of about the same length.
void drawCaption(QPainter& painter, const QRectF& room, const QString& words, bool night) {
    const Colours colours = coloursOf(night);
    QFont font(QStringLiteral("Quattrocento"));
    qreal pixels = room.height() * 0.36;
    const auto fits = [&] {
        font.setPixelSize(static_cast<int>(pixels));
        const QRectF used =
            QFontMetricsF(font).boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, words);
        return used.height() <= room.height() * 0.96 && used.width() <= room.width();
    };
    while (!fits() && pixels > 20) {
        pixels *= 0.97;
    }
    // No narrower than it must be for as many lines: then they are about equally long.
    const QFontMetricsF metrics(font);
    const auto heightAt = [&](qreal width) {
        return metrics
            .boundingRect(QRectF(0, 0, width, room.height()), Qt::AlignHCenter | Qt::TextWordWrap, words)
            .height();
    };
    qreal width = room.width();
    while (heightAt(width * 0.98) <= heightAt(room.width()) && width > room.width() * 0.3) {
        width *= 0.98;
    }
    painter.setFont(font);
    painter.setPen(colours.ink);
    painter.drawText(QRectF(room.center().x() - width / 2, room.top(), width, room.height()),
                     Qt::AlignCenter | Qt::TextWordWrap, words);
}

void drawShadow(QPainter& painter, const QRectF& body, qreal radius, bool night) {
    painter.setPen(Qt::NoPen);
    const qreal step = std::min(body.width(), body.height()) * 0.002;
    for (int i = 24; i > 0; --i) {
        const qreal grow = step * i;
        QColor shade = night ? QColor(0, 0, 0) : QColor(0x5A, 0x3F, 0x1C);
        shade.setAlphaF(0.018F);
        painter.setBrush(shade);
        painter.drawRoundedRect(body.adjusted(-grow, -grow, grow, grow).translated(grow * 0.4, grow * 0.8),
                                radius + grow, radius + grow);
    }
}

void drawText(QPainter& painter, const QRectF& room, qreal pixels, QFont::Weight weight, const char* text) {
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(static_cast<int>(pixels));
    font.setWeight(weight);
    painter.setFont(font);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, QLatin1String(text));
}

/// The bar to swipe, at the foot.
void drawSwipe(QPainter& painter, const QRectF& screen, const QColor& ink, qreal wide, qreal high) {
    const qreal point = screen.width() / phoneWidth;
    QColor bar = ink;
    bar.setAlphaF(0.8F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(bar);
    painter.drawRoundedRect(QRectF(screen.center().x() - wide / 2 * point, screen.bottom() - 12 * point,
                                   wide * point, high * point),
                            high / 2 * point, high / 2 * point);
}

/// What Android shows: the time, the network as a fan, the battery upright, and a hole for the camera.
void drawAndroid(QPainter& painter, const QRectF& screen, const QColor& ink) {
    const qreal point = screen.width() / phoneWidth;
    painter.setPen(ink);
    drawText(painter, QRectF(screen.left() + 26 * point, screen.top() + 4 * point, 80 * point, 36 * point),
             14 * point, QFont::Medium, "12:30");
    const qreal middle = screen.top() + 22 * point;
    const qreal right = screen.right() - 26 * point;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPie(QRectF(right - 42 * point, middle - 7 * point, 26 * point, 26 * point), 45 * 16,
                    90 * 16);
    painter.drawRoundedRect(QRectF(right - 9 * point, middle - 5.5 * point, 8 * point, 12 * point),
                            1.6 * point, 1.6 * point);
    painter.drawRect(QRectF(right - 7 * point, middle - 7 * point, 4 * point, 2 * point));
    drawSwipe(painter, screen, ink, 108, 3.6);
    painter.setBrush(QColor(0x0C0B0A));
    painter.drawEllipse(QPointF(screen.center().x(), middle), 9 * point, 9 * point);
}

/// What iOS shows: the time, how much network and battery there is, and the island of the camera.
void drawApple(QPainter& painter, const QRectF& screen, const QColor& ink) {
    const qreal point = screen.width() / phoneWidth;
    painter.setPen(ink);
    drawText(painter, QRectF(screen.left() + 30 * point, screen.top() + 6 * point, 80 * point, 36 * point),
             15 * point, QFont::DemiBold, "9:41");
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const qreal middle = screen.top() + 24 * point;
    const qreal right = screen.right() - 30 * point;
    for (int i = 0; i < 4; ++i) {
        const qreal high = (4 + 2.4 * i) * point;
        painter.drawRoundedRect(
            QRectF(right - (50 - 5 * i) * point, middle + 5.5 * point - high, 3.2 * point, high), point,
            point);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, point));
    painter.drawRoundedRect(QRectF(right - 25 * point, middle - 5.5 * point, 22 * point, 11 * point),
                            3 * point, 3 * point);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(right - 23 * point, middle - 3.5 * point, 15 * point, 7 * point),
                            1.6 * point, 1.6 * point);
    painter.drawRoundedRect(QRectF(right - 2 * point, middle - 2 * point, 1.6 * point, 4 * point),
                            0.8 * point, 0.8 * point);
    drawSwipe(painter, screen, ink, 134, 4.6);
    painter.setBrush(QColor(0x0C0B0A));
    painter.drawRoundedRect(
        QRectF(screen.center().x() - 48 * point, screen.top() + 10 * point, 96 * point, 27 * point),
        13.5 * point, 13.5 * point);
}

bool isDark(const QImage& screen) {
    return screen.pixelColor(screen.width() / 2, 3).lightness() < 110;
}

void drawDevice(QPainter& painter, const QImage& screen, const QRectF& room, bool tablet, bool night,
                System system) {
    const qreal ratio = static_cast<qreal>(screen.width()) / screen.height();
    const qreal bezelOf = tablet ? 0.016 : 0.024; // of its width
    qreal width = std::min(room.width(), room.height() * ratio);
    const QRectF inner(room.center().x() - width / 2, room.top() + width * bezelOf, width, width / ratio);
    const qreal bezel = width * bezelOf;
    const qreal radius = width * (tablet ? 0.022 : system == System::Apple ? 0.115 : 0.075);
    const QRectF body = inner.adjusted(-bezel, -bezel, bezel, bezel);
    drawShadow(painter, body, radius + bezel, night);
    QLinearGradient metal(body.topLeft(), body.bottomRight());
    metal.setColorAt(0, QColor(0x4A4238));
    metal.setColorAt(0.5, QColor(0x1B1815));
    metal.setColorAt(1, QColor(0x38312A));
    painter.setPen(Qt::NoPen);
    painter.setBrush(metal);
    painter.drawRoundedRect(body, radius + bezel, radius + bezel);
    painter.setBrush(QColor(0x0C0B0A));
    painter.drawRoundedRect(inner.adjusted(-bezel * 0.6, -bezel * 0.6, bezel * 0.6, bezel * 0.6),
                            radius + bezel * 0.6, radius + bezel * 0.6);
    QPainterPath glass;
    glass.addRoundedRect(inner, radius, radius);
    painter.save();
    painter.setClipPath(glass);
    painter.drawImage(
        inner, screen.scaled(inner.size().toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    painter.restore();
    if (!tablet) {
        const QColor ink = isDark(screen) ? QColor(0xF1E7D3) : QColor(0x2B2118);
        system == System::Apple ? drawApple(painter, inner, ink) : drawAndroid(painter, inner, ink);
    }
}

} // namespace

QImage framed(const QImage& screen, const Frame& frame) {
    QImage picture(frame.size, QImage::Format_RGB32);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    drawGround(painter, frame.size, frame.night, frame.tint);
    const qreal width = frame.size.width();
    const qreal height = frame.size.height();
    const qreal words = height * (frame.tablet ? 0.1 : 0.145); // a tablet is what the picture is about
    const qreal top = height * (frame.tablet ? 0.02 : 0.028);
    drawCaption(painter, QRectF(width * 0.06, top, width * 0.88, words), frame.caption, frame.night);
    const qreal below = top + words + height * 0.018;
    drawDevice(painter, screen, QRectF(width * 0.06, below, width * 0.88, height * 0.965 - below),
               frame.tablet, frame.night, frame.system);
    return picture;
}

QImage featureGraphic(const QImage& icon, const QString& line, const QList<QImage>& screens) {
    constexpr QSize size(1024, 500);
    QImage picture(size, QImage::Format_RGB32);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    drawGround(painter, size, false, QColor());
    // Seen as small as a thumb: a few large things.
    QPainterPath tile;
    tile.addRoundedRect(QRectF(58, 48, 112, 112), 25, 25);
    painter.save();
    painter.setClipPath(tile);
    painter.drawImage(QRectF(58, 48, 112, 112),
                      icon.scaled(224, 224, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    painter.restore();
    QFont font(QStringLiteral("Quattrocento"));
    font.setPixelSize(88);
    painter.setFont(font);
    painter.setPen(coloursOf(false).ink);
    painter.drawText(QRectF(54, 168, 520, 200), Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("Great\nArchitects"));
    constexpr qreal lineRoom = 470; // beside the screens
    int pixels = 39;
    do {
        font.setPixelSize(--pixels);
    } while (QFontMetricsF(font).horizontalAdvance(line) > lineRoom);
    painter.setFont(font);
    painter.setPen(coloursOf(false).line.darker(150));
    painter.drawText(QRectF(58, 378, lineRoom + 20, 60), Qt::AlignLeft | Qt::AlignTop, line);
    const qreal width = 212;
    for (qsizetype i = 0; i < std::min<qsizetype>(2, screens.size()); ++i) {
        const qreal height = width / screens[i].width() * screens[i].height();
        drawDevice(painter, screens[i],
                   QRectF(560 + static_cast<qreal>(i) * (width + 18), i == 0 ? 84 : 34, width, height),
                   false, false, System::Android);
    }
    return picture;
}
