#include "tests/qml/law/written.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

#include "tests/qml/law/scene.h"

namespace written {

namespace {

bool isText(const QQuickItem* item) {
    return item->inherits("QQuickText") && !item->property("text").toString().isEmpty();
}

/// Whether it is a row of a list.
bool isListed(const QQuickItem* item, const QQuickItem* table) {
    for (; item != nullptr && item != table; item = item->parentItem()) {
        if (item->inherits("QQuickItemView")) {
            return true;
        }
    }
    return false;
}

bool isNumber(const QString& text) {
    if (text.isEmpty()) {
        return false;
    }
    return std::all_of(text.begin(), text.end(), [](QChar letter) { return letter.isDigit(); });
}

/// What an item says that it shows.
QList<const Shows*> shownBy(const QQuickItem* item) {
    QList<const Shows*> list;
    for (const QObject* child : item->children()) {
        if (const auto* shows = qobject_cast<const Shows*>(child)) {
            list.append(shows);
        }
    }
    return list;
}

/// The pieces a number is drawn on: those of the nearest item that is one.
QList<const Shows*> piecesAround(const QQuickItem* text, const QQuickItem* screen) {
    for (const QQuickItem* item = text; item != nullptr && item != screen; item = item->parentItem()) {
        const QList<const Shows*> list = shownBy(item);
        if (!list.isEmpty()) {
            return list;
        }
    }
    return {};
}

/// Whether one of these shows the number, or is on its way, or has numbers of its own printed on it.
bool show(const QList<const Shows*>& pieces, const QString& number) {
    static const QRegularExpression between(QStringLiteral("[^0-9-]+"));
    return std::any_of(pieces.begin(), pieces.end(), [&number](const Shows* one) {
        return one->piece().isEmpty() || one->printed() || one->value().split(between).contains(number);
    });
}

QString nameOf(const QList<const Shows*>& pieces) {
    QStringList names;
    for (const Shows* one : pieces) {
        names.append(one->piece() + QLatin1Char('=') + one->value());
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

QStringList falseNumbers(QQuickItem* screen) {
    QStringList found;
    scene::eachSeen(screen, [&](QQuickItem* item, const QRectF&) {
        const QString text = isText(item) ? item->property("text").toString() : QString();
        if (!isNumber(text)) {
            return;
        }
        const QList<const Shows*> pieces = piecesAround(item, screen);
        if (!pieces.isEmpty() && !show(pieces, text)) {
            found.append(QStringLiteral("%1 is drawn on %2").arg(text, nameOf(pieces)));
        }
    });
    return found;
}

QStringList saidTwice(QQuickItem* screen) {
    QStringList asked; // by the prompt
    QStringList others;
    scene::eachSeen(screen, [&](QQuickItem* item, const QRectF& seen) {
        const bool inSight = isText(item) && seen.contains(scene::areaOf(item).center());
        if (inSight && !isListed(item, screen)) {
            (item->objectName() == QLatin1String("prompt") ? asked : others)
                .append(item->property("text").toString());
        }
    });
    QStringList twice;
    std::copy_if(asked.cbegin(), asked.cend(), std::back_inserter(twice), [&others](const QString& text) {
        return text.contains(QLatin1Char(' ')) && others.contains(text); // not only a name
    });
    return twice;
}

QStringList words(QQuickItem* table) {
    QStringList list;
    scene::eachSeen(table, [&](QQuickItem* item, const QRectF&) {
        if (isText(item) && !isListed(item, table)) {
            list.append(item->property("text").toString());
        }
    });
    list.sort();
    return list;
}

} // namespace written
