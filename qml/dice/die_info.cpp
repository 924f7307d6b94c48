#include "die_info.h"

#include <QDebug>
#include <QJSValue>
#include <QList>
#include <QMetaObject>
#include <QMetaProperty>
#include <QMetaType>
#include <QVariantList>
#include <QVariantMap>

namespace {

DieInfo fromMap(const QVariantMap& map) {
    DieInfo info;
    const QMetaObject& meta = DieInfo::staticMetaObject;
    for (auto field = map.begin(); field != map.end(); ++field) {
        const int at = meta.indexOfProperty(field.key().toLatin1().constData());
        if (at < 0 || !meta.property(at).writeOnGadget(&info, field.value())) {
            qWarning() << "A die has no such field:" << field.key() << field.value();
        }
    }
    return info;
}

QList<DieInfo> fromList(const QVariantList& values) {
    QList<DieInfo> list;
    for (const QVariant& value : values) {
        list.append(value.value<DieInfo>());
    }
    return list;
}

} // namespace

bool DieInfo::readLiterals() {
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    QMetaType::registerConverter<QVariantMap, DieInfo>(fromMap);
    QMetaType::registerConverter<QJSValue, DieInfo>(
        [](const QJSValue& value) { return fromMap(value.toVariant().toMap()); });
    QMetaType::registerConverter<QVariantList, QList<DieInfo>>(fromList);
#endif
    return true;
}
