// What goes by itself, as events and in words.
#include "qml/model/egizia_steps.h"
#include "qml/model/egizia_tr.h"
#include "qml/model/egizia_words.h"
#include "qml/model/table_model.h"

namespace words = egiziawords;

namespace {

using egiziasteps::Course;

EgiziaEvent eventOf(EgiziaAct::Value what, const QString& text) {
    EgiziaEvent event;
    event.what = what;
    event.text = text;
    return event;
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

EgiziaEvent fedOf(const Course& course, const TableModel& table) {
    EgiziaEvent event = eventOf(EgiziaAct::Fed, fedText(course, table));
    for (const auto& meal : course.fed) {
        EgiziaShare row;
        row.seat = meal.seat;
        row.need = meal.need;
        row.supply = meal.supply;
        row.given = meal.given;
        row.missing = meal.missing;
        row.loss = meal.loss;
        event.shares.append(row);
    }
    return event;
}

EgiziaEvent deliveriesOf(const Course& course, const TableModel& table) {
    EgiziaEvent event = eventOf(EgiziaAct::Stones, stonesText(course, table));
    for (const auto& one : course.stones) {
        EgiziaShare row;
        row.seat = one.seat;
        row.from = one.from;
        row.to = one.to;
        event.shares.append(row);
    }
    return event;
}

EgiziaEvent shipsOf(const Course& course, const TableModel& table) {
    EgiziaEvent event = eventOf(EgiziaAct::GaveUp, homeText(course, table));
    for (const auto& one : course.home) {
        EgiziaHome row;
        row.site = static_cast<int>(one.site);
        row.seat = one.seat;
        event.ships.append(row);
    }
    return event;
}

EgiziaEvent praiseOf(const Course& course, const TableModel& table) {
    EgiziaEvent event = eventOf(EgiziaAct::Sites, praiseText(course, table));
    for (const auto& one : course.praise) {
        EgiziaShare row;
        row.seat = one.seat;
        row.count = one.sites;
        row.points = one.points;
        event.shares.append(row);
    }
    return event;
}

EgiziaEvent roundOf(const Course& course, const TableModel& table) {
    EgiziaEvent event = eventOf(EgiziaAct::Round, orderText(course, table));
    event.round = course.round;
    event.order = QList<int>(course.order.begin(), course.order.end());
    return event;
}

EgiziaEvent countedOf(const Course& course, const TableModel& table) {
    EgiziaEvent event;
    QStringList texts;
    for (const auto& one : course.counted) {
        texts.append(countText(one, table));
        EgiziaEnding row;
        row.seat = one.seat;
        row.what = one.tombs ? QStringLiteral("tombs") : QStringLiteral("stones");
        row.text = texts.constLast();
        row.points = one.points;
        row.total = one.total;
        event.lines.append(row);
    }
    event.what = EgiziaAct::Counted;
    event.text = texts.join(QLatin1Char(' '));
    return event;
}

} // namespace

namespace egiziasteps {

QList<EgiziaEvent> toEvents(const Course& course, const TableModel& table) {
    QList<EgiziaEvent> list;
    if (!course.fed.empty()) {
        list.append(fedOf(course, table));
    }
    if (!course.stones.empty()) {
        list.append(deliveriesOf(course, table));
    }
    if (!course.home.empty()) {
        list.append(shipsOf(course, table));
    }
    if (!course.praise.empty()) {
        list.append(praiseOf(course, table));
    }
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
