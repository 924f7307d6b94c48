#pragma once

#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

#include "platform/pictures/layers.h"

class AppModel;

/// Writes a picture of every screen of the app, phone and tablet, day and night, from real matches that
/// bots play from a fixed seed: the same pictures on every run.
class ScreenshotTour {
  public:
    ScreenshotTour(QQmlApplicationEngine& engine, AppModel& app, QString directory);

    /// The exit code: 0 if every picture was written. `prepare` brings what cannot be taken in as text.
    int run(const std::function<void()>& prepare);
    /// Pictures of one size only, by day; and every text that does not fit its place is told.
    int runAt(const QSize& size, qreal textScale, const std::function<void()>& prepare);

    // Step by step, for those who want something else of the same app (store/maker, fit_check):
    /// Brings the matches, and opens the window; false if that is not possible.
    bool begin(const std::function<void()>& prepare);
    /// How the next pictures look.
    void dress(const QSize& size, const QString& theme, qreal textScale);
    /// Every scene that look() knows.
    [[nodiscard]] QStringList scenes() const;
    /// The ids of all pages of the rules, which are scenes too.
    [[nodiscard]] QStringList pages() const;
    /// Goes to a scene and waits for its words, not for what moves; false if it cannot be shown.
    bool show(const QString& scene);
    /// Changes the language of what is shown, as the setting does, and waits for the words.
    void speak(const QString& language);
    /// The game of the table that is open; empty if none is.
    [[nodiscard]] QString gameShown() const;
    /// What can be opened over the screen that is shown.
    [[nodiscard]] QList<Layer> layers() const;
    /// Opens a layer and waits for its words; false if it has nothing to be about.
    bool open(const Layer& layer);
    /// Waits until everything that moves has come to rest.
    static void rest();
    /// The texts on the screen that cannot all be read.
    [[nodiscard]] QStringList cutTexts() const;
    /// One screen, as it is when it has come to rest.
    [[nodiscard]] QImage look(const QString& scene);
    /// Everything that can be read or heard on the screen that is shown.
    [[nodiscard]] QStringList words() const;
    /// Goes to every screen and prints its words, one line each: "<scene>: <words>". The exit code as
    /// above.
    int tell(const std::function<void()>& prepare);

  private:
    struct Device {
        const char* name = "";
        QSize size;
    };
    bool load();
    void prepareMatches();
    bool open(const std::function<void()>& prepare);
    bool visit(const QString& scene, int ms);
    bool takeAll(const Device& device, const char* theme, qreal textScale, const QString& suffix);

    QQmlApplicationEngine& engine_;
    AppModel& app_;
    QString directory_;
    QQuickWindow* window_ = nullptr;
    std::unique_ptr<QObject> scenes_; ///< goes to any screen by name (SceneTour.qml)
};
