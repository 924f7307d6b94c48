#include <catch2/catch.hpp>

#include <QObject>
#include <QStringList>

#include "qml/model/pyramidice_rows.h"
#include "qml/model/row_list.h"

namespace {

PyramidiceGod god(int number, bool used = false) {
    PyramidiceGod row;
    row.god = number;
    row.used = used;
    return row;
}

QVariant rowsOf(const QList<PyramidiceGod>& gods) {
    return QVariant::fromValue(gods);
}

/// What views are told, in their order: "- 2" a row has gone, "+ 0" one has come, "> 3 1" one has moved,
/// "! 1" there is something new of one.
class View {
  public:
    explicit View(const RowList& list) {
        QObject::connect(&list, &RowList::rowsRemoved, &list,
                         [this](const QModelIndex&, int at) { told << QStringLiteral("- %1").arg(at); });
        QObject::connect(&list, &RowList::rowsInserted, &list,
                         [this](const QModelIndex&, int at) { told << QStringLiteral("+ %1").arg(at); });
        QObject::connect(&list, &RowList::rowsMoved, &list,
                         [this](const QModelIndex&, int from, int, const QModelIndex&, int to) {
                             told << QStringLiteral("> %1 %2").arg(from).arg(to);
                         });
        QObject::connect(&list, &RowList::dataChanged, &list,
                         [this](const QModelIndex& at) { told << QStringLiteral("! %1").arg(at.row()); });
        QObject::connect(&list, &RowList::modelReset, &list, [this] { told << QStringLiteral("all"); });
    }
    QStringList told;
};

QList<int> numbersIn(const RowList& list) {
    QList<int> numbers;
    for (int at = 0; at < list.rowCount(); ++at) {
        const int role = list.roleNames().keys().constFirst();
        numbers.append(list.data(list.index(at), role).value<PyramidiceGod>().god);
    }
    return numbers;
}

} // namespace

TEST_CASE("Rows that are as before are not told again") {
    RowList list;
    list.setProperty("key", "god");
    list.setRows(rowsOf({god(3), god(5), god(8)}));
    const View view(list);

    list.setRows(rowsOf({god(3), god(5), god(8)}));
    CHECK(view.told.isEmpty());
}

TEST_CASE("A row with something new is told in its place") {
    RowList list;
    list.setProperty("key", "god");
    list.setRows(rowsOf({god(3), god(5), god(8)}));
    const View view(list);

    list.setRows(rowsOf({god(3), god(5, true), god(8)}));
    CHECK(view.told == QStringList{"! 1"});
}

TEST_CASE("A row that comes or goes leaves the others where they are") {
    RowList list;
    list.setProperty("key", "god");
    list.setRows(rowsOf({god(3), god(5), god(8)}));
    const View view(list);

    SECTION("one goes") {
        list.setRows(rowsOf({god(3), god(8)}));
        CHECK(view.told == QStringList{"- 1"});
        CHECK(numbersIn(list) == QList<int>{3, 8});
    }
    SECTION("one comes") {
        list.setRows(rowsOf({god(2), god(3), god(5), god(8)}));
        CHECK(view.told == QStringList{"+ 0"});
        CHECK(numbersIn(list) == QList<int>{2, 3, 5, 8});
    }
    SECTION("one changes its place") {
        list.setRows(rowsOf({god(8), god(3), god(5)}));
        CHECK(view.told == QStringList{"> 2 0"});
        CHECK(numbersIn(list) == QList<int>{8, 3, 5});
    }
    SECTION("one takes the place of another") {
        list.setRows(rowsOf({god(3), god(6), god(8)}));
        CHECK(view.told == QStringList{"- 1", "+ 1"});
        CHECK(numbersIn(list) == QList<int>{3, 6, 8});
    }
    SECTION("all go") {
        list.setRows(rowsOf({}));
        CHECK(list.rowCount() == 0);
    }
}

TEST_CASE("Rows of one key are as many as there are") {
    RowList list;
    list.setProperty("key", "god");
    list.setRows(rowsOf({god(0), god(5), god(0)}));
    const View view(list);

    list.setRows(rowsOf({god(0), god(0), god(0), god(5)}));
    CHECK(numbersIn(list) == QList<int>{0, 0, 0, 5});
    CHECK_FALSE(view.told.contains("all"));
}

TEST_CASE("Without a key a row that has changed is another") {
    RowList list;
    list.setRows(rowsOf({god(3), god(5)}));
    const View view(list);

    list.setRows(rowsOf({god(3), god(5, true)}));
    CHECK(view.told == QStringList{"- 1", "+ 1"});
}

TEST_CASE("Plain values are rows as well") {
    RowList list;
    list.setRows(QVariant::fromValue(QList<int>{4, 7}));
    const View view(list);

    list.setRows(QVariantList{4, 7, 9});
    CHECK(view.told == QStringList{"+ 2"});
}
