#pragma once

#include <QQuickItem>
#include <QStringList>

/// What lies behind something that keeps everything to itself, and is reached nevertheless.
namespace behind {

/// An item of the window that is neither in front nor around what is.
bool isBehind(const QQuickItem* front, const QQuickItem* item);
/// What has the keys, what the mouse hovers over, and what a screen reader comes to there.
QStringList reached(const QQuickItem* front);

} // namespace behind
