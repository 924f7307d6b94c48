#include "tests/qml/law/scene.h"

#include <QQuickWindow>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace scene {

QRectF areaOf(const QQuickItem* item) {
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

namespace {

constexpr qreal hardlySeen = 0.05;
constexpr int samples = 8;     ///< points along each side
constexpr qreal leastSeen = 3; ///< px of something that are noticed

/// A Flickable and whatever clips shows a part of what lies in it.
bool cutsOff(const QQuickItem* item) {
    return item->clip() || item->inherits("QQuickFlickable");
}

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

bool showsSomething(const QQuickItem* item) {
    const auto& children = item->children();
    return std::any_of(children.begin(), children.end(),
                       [](const QObject* child) { return qobject_cast<const Shows*>(child) != nullptr; });
}

bool isGold(const QQuickItem* item) {
    const bool quieter = item->property("quiet").toBool() || item->property("plain").toBool();
    return !quieter && (isOf(item, "GoldButton") || isOf(item, "NextStep"));
}

} // namespace

void eachSeen(QQuickItem* item, const Visit& visit) {
    walk(item, windowOf(item), false, visit);
}

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

bool isAlike(const QQuickItem* one, const QQuickItem* other) {
    return qstrcmp(one->metaObject()->className(), other->metaObject()->className()) == 0;
}

qreal shareBelow(const QQuickItem* item, const QQuickItem* other) {
    const bool within = item == other || item->isAncestorOf(other) || other->isAncestorOf(item);
    if (within || !areaOf(item).intersects(areaOf(other))) {
        return 0;
    }
    int own = 0;
    int common = 0;
    for (int row = 0; row < samples; ++row) {
        for (int column = 0; column < samples; ++column) {
            const QPointF at((column + 0.5) / samples * item->width(),
                             (row + 0.5) / samples * item->height());
            const bool mine = item->contains(at);
            own += mine ? 1 : 0;
            common += mine && other->contains(item->mapToItem(other, at)) ? 1 : 0;
        }
    }
    return own == 0 ? 0 : static_cast<qreal>(common) / own;
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
        found.append({piece != nullptr && !piece->piece().isEmpty() ? piece->piece() : nameOf(item),
                      meaning.isEmpty() && piece == nullptr ? item->property("text").toString() : meaning,
                      item, middle, isGold(item), item->property("may").toBool(),
                      item->property("danger").toBool(),
                      isButton(item) && (isOf(item, "PieceButton") || showsSomething(item))});
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
