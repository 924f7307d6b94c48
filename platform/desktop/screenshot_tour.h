#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSize>
#include <QString>

#include <functional>

class AppModel;

/// Writes a picture of every screen of the app, phone and tablet, day and night, from real matches that
/// bots play from a fixed seed: the same pictures on every run.
class ScreenshotTour {
  public:
    ScreenshotTour(QQmlApplicationEngine& engine, AppModel& app, QString directory);

    /// The exit code: 0 if every picture was written. `prepare` brings what cannot be taken in as text.
    int run(const std::function<void()>& prepare);

  private:
    struct Device {
        const char* name = "";
        QSize size;
    };
    bool load();
    void prepareMatches();
    bool takeAll(const Device& device, const char* theme, qreal textScale, const QString& suffix);
    bool take(const QString& scene, const QString& file);

    QQmlApplicationEngine& engine_;
    AppModel& app_;
    QString directory_;
    QQuickWindow* window_ = nullptr;
};
