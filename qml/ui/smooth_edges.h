#pragma once

#include <QObject>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace architects::ui {

/// Samples for each pixel on the GPU. Without them every drawn edge is a staircase; the software renderer
/// smooths by itself.
inline constexpr int edgeSamples = 4;

/// Asks for windows with smooth edges. Call it before the application is made.
void askForSmoothEdges();

} // namespace architects::ui

/// For shapes: draws their curves on the GPU itself where Qt can (6.6 and later), so that they stay smooth
/// at any size.
class SmoothCurves : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;
    Q_INVOKABLE void use(QQuickItem* shape) const;
};
