#pragma once

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickWindow>

#include <cstdio>

/// Measures from the beginning of main() to the first frame on the screen.
class StartClock {
  public:
    StartClock() { timer_.start(); }

    /// Prints the time of the first frame and ends the app.
    void reportFirstFrame(QQuickWindow* window) const {
        QObject::connect(
            window, &QQuickWindow::frameSwapped, qGuiApp,
            [timer = timer_] {
                std::printf("first frame after %lld ms\n", static_cast<long long>(timer.elapsed()));
                QGuiApplication::quit();
            },
            Qt::QueuedConnection);
    }

  private:
    QElapsedTimer timer_;
};
