#pragma once

#include <QDebug>
#include <QJSValue>
#include <QList>
#include <QMetaObject>
#include <QMetaProperty>
#include <QMetaType>
#include <QVariantList>
#include <QVariantMap>
#include <QtGlobal>
#include <QtQml/qqmlregistration.h>

// A row is a value with named fields: a Q_GADGET that QML knows by a name of its own (README.md). From a
// literal, {field: value}, it is made where pages and tests draw pieces without a model. Qt does that
// itself from 6.5 on.
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#define ROW_TYPE(name) QML_VALUE_TYPE(name) QML_STRUCTURED_VALUE
#else
#define ROW_TYPE(name) QML_VALUE_TYPE(name)
#endif

namespace rows {

template <class Row>
Row fromMap(const QVariantMap& map) {
    Row row;
    const QMetaObject& meta = Row::staticMetaObject;
    for (auto field = map.begin(); field != map.end(); ++field) {
        const int at = meta.indexOfProperty(field.key().toLatin1().constData());
        if (at < 0 || (field.value().isValid() && !meta.property(at).writeOnGadget(&row, field.value()))) {
            qWarning() << meta.className() << "has no such field:" << field.key() << field.value();
        }
    }
    return row;
}

template <class Value>
QList<Value> fromList(const QVariantList& values) {
    QList<Value> list;
    for (const QVariant& value : values) {
        list.append(value.value<Value>());
    }
    return list;
}

/// From now on these rows, and lists of them, can be written as literals in QML.
template <class... Row>
bool readLiterals() {
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    (QMetaType::registerConverter<QVariantMap, Row>(fromMap<Row>), ...);
    (QMetaType::registerConverter<QJSValue, Row>(
         [](const QJSValue& value) { return fromMap<Row>(value.toVariant().toMap()); }),
     ...);
    (QMetaType::registerConverter<QVariantList, QList<Row>>(fromList<Row>), ...);
    if (!QMetaType::hasRegisteredConverterFunction<QVariantList, QList<int>>()) {
        QMetaType::registerConverter<QVariantList, QList<int>>(fromList<int>);
    }
#endif
    return true;
}

} // namespace rows
