#include "qml/table/piece_finder.h"

#include <QQuickWindow>
#include <QRectF>
#include <QVariantMap>

#include <algorithm>
#include <functional>

#include "qml/ui/shows.h"

namespace {

constexpr qreal hardlySeen = 0.05;

using Visit = std::function<void(QQuickItem*)>;

void walk(QQuickItem* item, const Visit& visit) {
    if (!item->isVisible() || item->opacity() < hardlySeen) {
        return;
    }
    visit(item);
    for (QQuickItem* child : item->childItems()) {
        walk(child, visit);
    }
}

bool isCalled(const Shows& shows, const QString& name) {
    const auto equals = name.indexOf(QLatin1Char('='));
    if (equals < 0) {
        return shows.piece() == name;
    }
    return shows.piece().startsWith(name.left(equals) + QLatin1Char('.')) &&
           shows.value() == name.mid(equals + 1).replace(QLatin1Char('_'), QLatin1Char(' '));
}

bool isCalled(const QQuickItem* item, const QString& name) {
    if (item->objectName() == name) {
        return true;
    }
    const auto& children = item->children();
    return std::any_of(children.begin(), children.end(), [&name](const QObject* child) {
        const auto* shows = qobject_cast<const Shows*>(child);
        return shows != nullptr && isCalled(*shows, name);
    });
}

/// Moves a flickable so far that an item in it is seen whole.
void scrollTo(const QQuickItem* item, QQuickItem* flickable) {
    constexpr qreal air = 6;
    const QRectF area = flickable->mapRectFromItem(item, QRectF(0, 0, item->width(), item->height()));
    const qreal below = area.bottom() + air - flickable->height();
    const qreal by = below > 0 ? below : std::min(area.top() - air, 0.0);
    const qreal most = flickable->property("contentHeight").toReal() - flickable->height();
    if (by != 0 && most > 0) {
        const qreal now = flickable->property("contentY").toReal();
        flickable->setProperty("contentY", std::clamp(now + by, 0.0, most));
    }
}

} // namespace

QVariantList PieceFinder::places(QQuickItem* screen, const QStringList& names) const {
    QVariantList found;
    if (screen == nullptr || names.isEmpty()) {
        return found;
    }
    const QRectF room(0, 0, screen->width(), screen->height());
    walk(screen, [&](QQuickItem* item) {
        const auto named = std::find_if(names.begin(), names.end(),
                                        [item](const QString& name) { return isCalled(item, name); });
        const QRectF area = screen->mapRectFromItem(item, QRectF(0, 0, item->width(), item->height()));
        if (named != names.end() && !area.isEmpty() && room.contains(area.center())) {
            found.append(QVariantMap{{QStringLiteral("name"), *named},
                                     {QStringLiteral("x"), area.x()},
                                     {QStringLiteral("y"), area.y()},
                                     {QStringLiteral("width"), area.width()},
                                     {QStringLiteral("height"), area.height()},
                                     {QStringLiteral("outline"), item->property("outline").toString()}});
        }
    });
    return found;
}

bool PieceFinder::sees(QQuickItem* screen, const QString& name) const {
    bool seen = false;
    if (screen != nullptr && !name.isEmpty()) {
        QQuickItem* const whole = screen->window() != nullptr ? screen->window()->contentItem() : screen;
        walk(whole, [&](QQuickItem* item) { seen = seen || item->objectName() == name; });
    }
    return seen;
}

void PieceFinder::lead(QQuickItem* screen, const QVariant& names) const {
    if (screen != nullptr && screen->metaObject()->indexOfProperty("pointed") >= 0) {
        screen->setProperty("pointed", names);
    }
}

void PieceFinder::reveal(QQuickItem* screen, const QStringList& names) const {
    if (screen == nullptr || names.isEmpty()) {
        return;
    }
    walk(screen, [&](QQuickItem* item) {
        const auto called = [item](const QString& name) { return isCalled(item, name); };
        if (std::none_of(names.begin(), names.end(), called)) {
            return;
        }
        for (QQuickItem* place = item->parentItem(); place != nullptr; place = place->parentItem()) {
            if (place->inherits("QQuickFlickable")) {
                scrollTo(item, place);
            }
        }
    });
}

void PieceFinder::close(QQuickItem* screen, const QStringList& drawers) const {
    if (screen == nullptr) {
        return;
    }
    walk(screen, [&](QQuickItem* item) {
        if (drawers.contains(item->objectName()) && item->property("open").toBool()) {
            item->setProperty("open", false);
        }
    });
}
