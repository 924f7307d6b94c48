#include "qml/ui/smooth_edges.h"

#include <QMetaEnum>
#include <QMetaProperty>
#include <QSurfaceFormat>

namespace architects::ui {

void askForSmoothEdges() {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(edgeSamples);
    QSurfaceFormat::setDefaultFormat(format);
}

} // namespace architects::ui

/// By name, because Qt 6.4 knows neither the property nor its values.
void SmoothCurves::use(QQuickItem* shape) const {
    const QMetaObject* type = shape == nullptr ? nullptr : shape->metaObject();
    const int index = type == nullptr ? -1 : type->indexOfProperty("preferredRendererType");
    if (index < 0) {
        return;
    }
    const QMetaProperty property = type->property(index);
    const int curves = property.enumerator().keyToValue("CurveRenderer");
    if (curves >= 0) {
        property.write(shape, curves);
    }
}
