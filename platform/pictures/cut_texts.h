#pragma once

#include <QStringList>

class QQuickItem;

/// The visible texts below an item that do not fit their place: elided, wider or higher than they may be,
/// or with a word that had to be broken in the middle.
QStringList cutTexts(const QQuickItem& root);
