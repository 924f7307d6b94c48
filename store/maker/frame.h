#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <QString>

/// Whose device is drawn: each store shows its own.
enum class System { Android, Apple };

/// How a screen of the app is shown in a store: on a page of stone, in a device, under a few words.
struct Frame {
    QSize size;         ///< of the whole picture, in pixels
    bool night = false; ///< basalt instead of limestone
    bool tablet = false;
    QString caption;
    System system = System::Android;
    QColor tint; ///< of the stone, so that pictures differ when they are small; none: as it is
};

/// The screen in its frame. `screen` may have any number of pixels; it is made to fit.
QImage framed(const QImage& screen, const Frame& frame);

/// What Google Play shows on top of a listing: the icon, the name, a line, and two screens.
QImage featureGraphic(const QImage& icon, const QString& line, const QList<QImage>& screens);

/// Points at the top and the foot of a phone's screen that belong to the system; framed() draws what is
/// there.
constexpr int statusBar = 44;
constexpr int homeBar = 22;
