#pragma once

#include <QImage>
#include <QSize>
#include <QString>

/// How a screen of the app is shown in a store: on a page of stone, in a device, under a few words.
struct Frame {
    QSize size;         ///< of the whole picture, in pixels
    bool night = false; ///< basalt instead of limestone
    bool tablet = false;
    QString caption;
};

/// The screen in its frame. `screen` may have any number of pixels; it is made to fit.
QImage framed(const QImage& screen, const Frame& frame);

/// What Google Play shows on top of a listing: the icon, the name, a line, and three screens.
QImage featureGraphic(const QImage& icon, const QString& line, const QList<QImage>& screens);

/// Points at the top and the foot of a phone's screen that belong to the system; framed() draws what is
/// there.
constexpr int statusBar = 44;
constexpr int homeBar = 22;
