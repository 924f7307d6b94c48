// What goes by itself, as events and in words.
#include <QVariantMap>

#include "qml/model/egizia_steps.h"
#include "qml/model/egizia_tr.h"
#include "qml/model/egizia_words.h"
#include "qml/model/table_model.h"

namespace words = egiziawords;

namespace {

using egiziasteps::Course;

QVariantMap eventOf(const char* what, const QString& text) {
    return {{QStringLiteral("what"), QString::fromLatin1(what)},
            {QStringLiteral("seat"), -1},
            {QStringLiteral("text"), text}};
}

/// "Anna -4, Ben -2"
QString hungerText(const Course& course, const TableModel& table) {
    QStringList parts;
    for (const auto& meal : course.fed) {
        if (meal.loss != 0) {
            parts.append(
                EgiziaTr::tr("%1 −%2", "who, points lost").arg(table.seatName(meal.seat)).arg(meal.loss));
        }
    }
    return parts.isEmpty() ? QString()
                           : EgiziaTr::tr("Grain is missing: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString fedText(const Course& course, const TableModel& table) {
    const QString hunger = hungerText(course, table);
    return hunger.isEmpty() ? EgiziaTr::tr("The workers have enough to eat.") : hunger;
}

QString stonesText(const Course& course, const TableModel& table) {
    QStringList parts;
    for (const auto& one : course.stones) {
        parts.append(
            EgiziaTr::tr("%1 +%2", "who, how many").arg(table.seatName(one.seat)).arg(one.to - one.from));
    }
    return parts.isEmpty() ? QString()
                           : EgiziaTr::tr("Stones arrive: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString homeText(const Course& course, const TableModel& table) {
    QStringList parts;
    for (const auto& one : course.home) {
        parts.append(EgiziaTr::tr("%1 at %2", "who, a site")
                         .arg(table.seatName(one.seat), words::siteName(one.site)));
    }
    return parts.isEmpty() ? QString() : EgiziaTr::tr("Building nothing: %1.").arg(words::listed(parts));
}

QString praiseText(const Course& course, const TableModel& table) {
    QStringList parts;
    for (const auto& one : course.praise) {
        parts.append(EgiziaTr::tr("%1 +%2", "who, how many").arg(table.seatName(one.seat)).arg(one.points));
    }
    return parts.isEmpty()
               ? QString()
               : EgiziaTr::tr("Points for ships at the sites: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString orderText(const Course& course, const TableModel& table) {
    QStringList parts;
    for (const int seat : course.order) {
        parts.append(table.seatName(seat));
    }
    return parts.isEmpty() ? QString()
                           : EgiziaTr::tr("Round %1 is over. New order: %2.")
                                 .arg(course.round)
                                 .arg(parts.join(QStringLiteral(", ")));
}

QString countText(const Course::Count& one, const TableModel& table) {
    return one.tombs ? EgiziaTr::tr("%1: %2 for tombs.", "who, points")
                           .arg(table.seatName(one.seat), words::points(one.points))
                     : EgiziaTr::tr("%1: %2 for stones.", "who, points")
                           .arg(table.seatName(one.seat), words::points(one.points));
}

QVariantList mealsOf(const Course& course) {
    QVariantList list;
    for (const auto& meal : course.fed) {
        list.append(QVariantMap{{QStringLiteral("seat"), meal.seat},
                                {QStringLiteral("need"), meal.need},
                                {QStringLiteral("supply"), meal.supply},
                                {QStringLiteral("given"), meal.given},
                                {QStringLiteral("missing"), meal.missing},
                                {QStringLiteral("loss"), meal.loss}});
    }
    return list;
}

QVariantList deliveriesOf(const Course& course) {
    QVariantList list;
    for (const auto& one : course.stones) {
        list.append(QVariantMap{{QStringLiteral("seat"), one.seat},
                                {QStringLiteral("from"), one.from},
                                {QStringLiteral("to"), one.to}});
    }
    return list;
}

QVariantList shipsOf(const Course& course) {
    QVariantList list;
    for (const auto& one : course.home) {
        list.append(QVariantMap{{QStringLiteral("site"), static_cast<int>(one.site)},
                                {QStringLiteral("seat"), one.seat}});
    }
    return list;
}

QVariantList praiseOf(const Course& course) {
    QVariantList list;
    for (const auto& one : course.praise) {
        list.append(QVariantMap{{QStringLiteral("seat"), one.seat},
                                {QStringLiteral("count"), one.sites},
                                {QStringLiteral("points"), one.points}});
    }
    return list;
}

QVariantMap roundOf(const Course& course, const TableModel& table) {
    QVariantMap event = eventOf("round", orderText(course, table));
    QVariantList order;
    for (const int seat : course.order) {
        order.append(seat);
    }
    event.insert(QStringLiteral("round"), course.round);
    event.insert(QStringLiteral("order"), order);
    return event;
}

QVariantMap countedOf(const Course& course, const TableModel& table) {
    QVariantList lines;
    QStringList texts;
    for (const auto& one : course.counted) {
        texts.append(countText(one, table));
        lines.append(QVariantMap{
            {QStringLiteral("seat"), one.seat},
            {QStringLiteral("kind"), one.tombs ? QStringLiteral("tombs") : QStringLiteral("stones")},
            {QStringLiteral("points"), one.points},
            {QStringLiteral("total"), one.total},
            {QStringLiteral("text"), texts.last()}});
    }
    QVariantMap event = eventOf("counted", texts.join(QLatin1Char(' ')));
    event.insert(QStringLiteral("lines"), lines);
    return event;
}

} // namespace

namespace egiziasteps {

QVariantList toEvents(const Course& course, const TableModel& table) {
    QVariantList list;
    const auto add = [&list](QVariantMap event, const char* key, const QVariantList& what) {
        if (!what.isEmpty()) {
            event.insert(QString::fromLatin1(key), what);
            list.append(event);
        }
    };
    add(eventOf("fed", fedText(course, table)), "seats", mealsOf(course));
    add(eventOf("stones", stonesText(course, table)), "seats", deliveriesOf(course));
    add(eventOf("gaveUp", homeText(course, table)), "ships", shipsOf(course));
    add(eventOf("sites", praiseText(course, table)), "seats", praiseOf(course));
    if (!course.order.empty()) {
        list.append(roundOf(course, table));
    }
    if (!course.counted.empty()) {
        list.append(countedOf(course, table));
    }
    return list;
}

QStringList toSentences(const Course& course, const TableModel& table) {
    QStringList sentences{hungerText(course, table), homeText(course, table), praiseText(course, table),
                          orderText(course, table)};
    for (const auto& one : course.counted) {
        sentences.append(countText(one, table));
    }
    sentences.removeAll(QString());
    return sentences;
}

} // namespace egiziasteps
