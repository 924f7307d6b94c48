#pragma once

#include <QStringList>

class QQuickItem;

/// The visible texts below an item that cannot all be read: elided, wider or higher than they may be, with
/// a word that had to be broken in the middle, cut by an edge, or with other words on top. Each as
/// "<what is wrong>: <the text>".
QStringList cutTexts(const QQuickItem& root);
