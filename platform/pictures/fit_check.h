#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>

class ScreenshotTour;

/// How the app is looked at while its words are held to their room.
struct FitPlace {
    QSize size{360, 640}; ///< the smallest phone
    qreal textScale = 1.0;
    QStringList languages; ///< in which each screen is read
    bool pages = true;     ///< every page of the rules too
    bool reviews = true;   ///< also the screens for which an Architect thinks for a while
};

/// Goes to every screen, opens what can be opened there, and prints the texts that do not fit, but for
/// those that the file `accepted` lets pass. The exit code: 0 if there are none, and each line of the file
/// is needed.
int checkFit(ScreenshotTour& tour, const FitPlace& place, const QString& accepted,
             const std::function<void()>& prepare);
