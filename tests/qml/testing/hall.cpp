#include "hall.h"

#include <QImage>
#include <QQuickWindow>

QString Hall::pictures() const {
    return qEnvironmentVariable("ARCHITECTS_PICTURES");
}

bool Hall::take(QQuickItem* item, const QString& name) const {
    QQuickWindow* window = item->window();
    const qreal ratio = window->effectiveDevicePixelRatio();
    const QRectF part = item->mapRectToScene(item->boundingRect());
    const QRect pixels(QRectF(part.topLeft() * ratio, part.size() * ratio).toRect());
    return window->grabWindow().copy(pixels).save(QStringLiteral("%1/%2.png").arg(pictures(), name));
}
