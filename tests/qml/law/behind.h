#pragma once

#include <QQuickItem>
#include <QStringList>

/// What lies behind something that keeps everything to itself, and is reached nevertheless.
namespace behind {

/// An item of the window that is neither in front nor around what is.
bool isBehind(const QQuickItem* front, const QQuickItem* item);
/// What has the keys, and what a screen reader comes to there.
QStringList reached(const QQuickItem* front);
/// What the mouse hovers over there. Ask after the mouse has moved: what a finger has pressed counts as
/// hovered until then.
QStringList hovered(const QQuickItem* front);

} // namespace behind
