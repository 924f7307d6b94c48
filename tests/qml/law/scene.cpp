#include "tests/qml/law/scene.h"

#include <QQuickWindow>
#include <QVariant>

#include <algorithm>
#include <functional>
#include <utility>

namespace scene {

namespace {

constexpr qreal hardlySeen = 0.05;
constexpr qreal leastSeen = 3; ///< px of something that are noticed

QRectF areaOf(const QQuickItem* item) {
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

/// A Flickable and whatever clips shows a part of what lies in it.
bool cutsOff(const QQuickItem* item) {
    return item->clip() || item->inherits("QQuickFlickable");
}

using Visit = std::function<void(QQuickItem*, const QRectF&)>;

/// Goes through everything that is to be seen, what lies behind first, with the part of the window it can
/// be seen in.
void walk(QQuickItem* item, const QRectF& seen, bool enabledOnly, const Visit& visit) {
    if (!item->isVisible() || item->opacity() < hardlySeen || (enabledOnly && !item->isEnabled())) {
        return;
    }
    const QRectF room = cutsOff(item) ? seen.intersected(areaOf(item)) : seen;
    visit(item, seen);
    QList<QQuickItem*> children = item->childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
    for (QQuickItem* child : std::as_const(children)) {
        walk(child, room, enabledOnly, visit);
    }
}

QRectF windowOf(const QQuickItem* screen) {
    return {QPointF(0, 0), QSizeF(screen->window()->size())};
}

bool isButton(const QQuickItem* item) {
    return item->inherits("QQuickAbstractButton");
}

QString nameOf(const QQuickItem* item) {
    for (const char* name : {"spoken", "text"}) {
        if (!item->objectName().isEmpty()) {
            return item->objectName();
        }
        if (const QString said = item->property(name).toString(); !said.isEmpty()) {
            return said;
        }
    }
    return item->objectName();
}

const Shows* touchedPiece(const QQuickItem* item) {
    for (const QObject* child : item->children()) {
        const auto* shows = qobject_cast<const Shows*>(child);
        if (shows != nullptr && shows->touched()) {
            return shows;
        }
    }
    return nullptr;
}

bool isGold(const QQuickItem* item) {
    const bool quieter = item->property("quiet").toBool() || item->property("plain").toBool();
    return !quieter && (isOf(item, "GoldButton") || isOf(item, "NextStep"));
}

} // namespace

bool isOf(const QObject* object, const char* type) {
    const QByteArray wanted = QByteArray(type) + "_QML";
    for (const QMetaObject* meta = object->metaObject(); meta != nullptr; meta = meta->superClass()) {
        if (QByteArray(meta->className()).startsWith(wanted)) {
            return true;
        }
    }
    return false;
}

QQuickItem* topLayer(QQuickItem* screen) {
    QQuickItem* top = screen;
    walk(screen->window()->contentItem(), windowOf(screen), false, [&](QQuickItem* item, const QRectF&) {
        const bool layer =
            isOf(item, "ModalLayer") || isOf(item, "HandOver") || isOf(item, "ArchitectTurn");
        if (layer && item->isEnabled()) {
            top = item;
        }
    });
    return top;
}

QList<Piece> pieces(QQuickItem* screen) {
    QList<Piece> found;
    // Sheets lie beside the screen.
    walk(screen->window()->contentItem(), windowOf(screen), false,
         [&](QQuickItem* item, const QRectF& seen) {
             for (const QObject* child : item->children()) {
                 const auto* shows = qobject_cast<const Shows*>(child);
                 const QRectF area = areaOf(item);
                 if (shows != nullptr && !shows->piece().isEmpty() && seen.contains(area.center())) {
                     found.append({shows, item, area});
                 }
             }
         });
    return found;
}

QList<Target> targets(QQuickItem* screen) {
    QList<Target> found;
    walk(topLayer(screen), windowOf(screen), true, [&](QQuickItem* item, const QRectF& seen) {
        const Shows* piece = touchedPiece(item);
        const QPointF middle = areaOf(item).center();
        if ((piece == nullptr && !isButton(item)) || !seen.contains(middle)) {
            return;
        }
        const QString meaning = item->property("meaning").toString();
        found.append({piece != nullptr ? piece->piece() : nameOf(item),
                      meaning.isEmpty() && piece == nullptr ? item->property("text").toString() : meaning,
                      item, middle, isGold(item), item->property("may").toBool(),
                      item->property("danger").toBool()});
    });
    return found;
}

QList<QPointF> grips(QQuickItem* screen) {
    QList<QPointF> found;
    walk(screen, windowOf(screen), true, [&](QQuickItem* item, const QRectF& seen) {
        const auto& children = item->children();
        const bool drags = std::any_of(children.begin(), children.end(), [](const QObject* child) {
            return child->inherits("QQuickDragHandler") && child->property("enabled").toBool();
        });
        if ((drags || item->inherits("architects::ui::FingerArea")) &&
            seen.contains(areaOf(item).center())) {
            found.append(areaOf(item).center());
        }
    });
    return found;
}

QStringList underNotice(QQuickItem* screen) {
    QQuickItem* notice = nullptr;
    walk(screen, windowOf(screen), false,
         [&](QQuickItem* item, const QRectF&) { notice = isOf(item, "Toast") ? item : notice; });
    QStringList found;
    if (notice == nullptr) {
        return {QStringLiteral("no notice is shown")};
    }
    const QRectF area = areaOf(notice);
    walk(screen, windowOf(screen), false, [&](QQuickItem* item, const QRectF& seen) {
        const bool ours = item == notice || notice->isAncestorOf(item);
        const bool told = item->objectName() == QLatin1String("prompt") || touchedPiece(item) != nullptr ||
                          (isButton(item) && item->isEnabled());
        if (!ours && told && (area & areaOf(item) & seen).height() > leastSeen) {
            found.append(nameOf(item));
        }
    });
    for (const Piece& piece : pieces(screen)) {
        if (area.contains(piece.area.center())) {
            found.append(piece.shows->piece());
        }
    }
    return found;
}

const Target* at(const QList<Target>& targets, const QPointF& point) {
    for (auto one = targets.rbegin(); one != targets.rend(); ++one) {
        if (areaOf(one->item).contains(point)) {
            return &*one;
        }
    }
    return nullptr;
}

} // namespace scene
