#pragma once

// What the phones' code uses of Qt 6.9 and later, declared for a compiler that has Qt 6.4 only. Never
// linked.
#include <qglobal.h>
#if QT_VERSION < QT_VERSION_CHECK(6, 9, 0)
#include <QMargins>
#include <QtGui/qwindowdefs.h>
namespace Qt {
constexpr auto ExpandedClientAreaHint = static_cast<Qt::WindowType>(0x00400000);
} // namespace Qt
#define showFullScreen()                                                                                   \
    safeAreaMarginsUnused() {}                                                                             \
    QMargins safeAreaMargins() const;                                                                      \
    void safeAreaMarginsChanged(QMargins margins);                                                         \
    void showFullScreen()
#include <QWindow>
#undef showFullScreen
#endif
