#include "picture.h"

#include <QCache>
#include <QPainter>
#include <QPointF>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>
#include <QSize>
#include <QSvgRenderer>

#include <memory>
#include <utility>

namespace architects::ui {
namespace {

constexpr qsizetype CACHE_BYTES =
    qsizetype{12} * 1024 * 1024; // some hundred pictures of a card's size on a phone

struct Key {
    QString svg;
    QSize size;
    bool operator==(const Key&) const = default;
};

size_t qHash(const Key& key, size_t seed = 0) {
    return qHashMulti(seed, key.svg, key.size.width(), key.size.height());
}

// Only the GUI thread paints.
QCache<Key, QImage>& painted() {
    static QCache<Key, QImage> cache(CACHE_BYTES);
    return cache;
}

QImage paint(const QString& svg, const QSize& size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QSvgRenderer renderer(svg.toUtf8());
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(QPointF(), size));
    return image;
}

QImage picture(const QString& svg, const QSize& size) {
    const Key key{svg, size};
    if (const QImage* known = painted().object(key)) {
        return *known;
    }
    auto made = std::make_unique<QImage>(paint(svg, size));
    QImage image = *made;
    painted().insert(key, made.release(), image.sizeInBytes());
    return image;
}

} // namespace

Picture::Picture(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
}

void Picture::setSvg(const QString& svg) {
    if (svg == svg_) {
        return;
    }
    svg_ = svg;
    redraw();
    emit svgChanged();
}

void Picture::setMirrored(bool mirrored) {
    if (mirrored == mirrored_) {
        return;
    }
    mirrored_ = mirrored;
    update();
    emit mirroredChanged();
}

void Picture::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged) {
        redraw();
    }
    QQuickItem::itemChange(change, data);
}

void Picture::geometryChange(const QRectF& now, const QRectF& before) {
    if (now.size() != before.size()) {
        redraw();
    }
    QQuickItem::geometryChange(now, before);
}

void Picture::redraw() {
    polish();
}

// Once for each frame, however much has changed before it.
void Picture::updatePolish() {
    const QSize pixels =
        window() != nullptr ? (size() * window()->effectiveDevicePixelRatio()).toSize() : QSize();
    QImage image = svg_.isEmpty() || pixels.isEmpty() ? QImage() : picture(svg_, pixels);
    stale_ = stale_ || image.cacheKey() != image_.cacheKey();
    image_ = std::move(image);
    update();
}

QSGNode* Picture::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* node = static_cast<QSGImageNode*>(old);
    if (image_.isNull()) {
        delete node;
        return nullptr;
    }
    if (node == nullptr) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Linear);
        stale_ = true;
    }
    if (stale_) {
        node->setTexture(window()->createTextureFromImage(image_, QQuickWindow::TextureCanUseAtlas));
        stale_ = false;
    }
    node->setSourceRect(QRectF(QPointF(), image_.size()));
    node->setRect(boundingRect());
    node->setTextureCoordinatesTransform(mirrored_ ? QSGImageNode::MirrorHorizontally
                                                   : QSGImageNode::NoTransform);
    return node;
}

} // namespace architects::ui
