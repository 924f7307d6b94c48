#pragma once

#include <QEvent>
#include <QEventPoint>
#include <QPointerEvent>
#include <QQuickWindow>

/// The fingers that are down and came to something that lies in front: each belongs to that until it is
/// lifted, also when what it pressed has gone, or all that lay there.
namespace architects::ui::fingers {

/// Something is pressed, dragged, scrolled: it does not only hover.
[[nodiscard]] bool isTouch(const QEvent* event);
/// A touch that has fingers, and is no wheel.
[[nodiscard]] bool isOfFingers(const QEvent* event);
/// A finger has come, to something in front or not, or it has been lifted.
void note(const QPointerEvent* event, const QEventPoint& point, bool inFront);
/// If nobody has such a finger any more the window has it: nothing behind gets it.
void keep(const QQuickWindow* window, QPointerEvent* event, const QEventPoint& point);
/// The layer they came to goes: those that are down are watched until they are lifted.
void outlive(QQuickWindow* window);

} // namespace architects::ui::fingers
