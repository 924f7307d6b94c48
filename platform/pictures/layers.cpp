#include "platform/pictures/layers.h"

#include <QMetaMethod>
#include <QQuickItem>
#include <QVariant>

namespace {

bool hasProperty(const QQuickItem& item, const char* name) {
    return item.metaObject()->indexOfProperty(name) >= 0;
}

bool isDrawer(const QQuickItem& item) {
    return hasProperty(item, "open") && hasProperty(item, "shown") && hasProperty(item, "heading");
}

bool isModal(const QQuickItem& item) {
    return hasProperty(item, "opened") && hasProperty(item, "closable") && hasProperty(item, "shown");
}

/// As its file is called: what QML puts behind that differs from run to run.
QString kindOf(const QQuickItem& item) {
    return QString::fromLatin1(item.metaObject()->className()).section(QStringLiteral("_QML"), 0, 0);
}

bool has(const QQuickItem& item, const char* signature) {
    return item.metaObject()->indexOfMethod(signature) >= 0;
}

} // namespace

QList<Layer> layersOf(QQuickItem& root) {
    QList<Layer> found;
    for (QQuickItem* item : root.childItems()) {
        if (isDrawer(*item) || isModal(*item)) {
            found.append({item, kindOf(*item)});
        }
        found += layersOf(*item);
    }
    return found;
}

bool openLayer(const Layer& layer) {
    QQuickItem& item = *layer.item;
    if (isDrawer(item)) {
        item.setProperty("open", true);
        return true;
    }
    if (has(item, "showSlot(int)")) {
        QMetaObject::invokeMethod(&item, "showSlot", Q_ARG(int, 1));
    } else if (has(item, "show(int,bool)")) {
        QMetaObject::invokeMethod(&item, "show", Q_ARG(int, 0), Q_ARG(bool, true));
    } else if (has(item, "show(int)")) {
        QMetaObject::invokeMethod(&item, "show", Q_ARG(int, 1));
    } else if (!has(item, "show(QVariant)") && !has(item, "show(QString)")) {
        QMetaObject::invokeMethod(&item, "open");
    }
    return item.property("opened").toBool();
}

void closeLayer(const Layer& layer) {
    if (isDrawer(*layer.item)) {
        layer.item->setProperty("open", false);
    } else {
        QMetaObject::invokeMethod(layer.item, "close");
    }
}
