#pragma once

#include <QEvent>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace architects::save {
class Store;
}

/// What the user chose. Every change is written to the store at once and kept across starts.
class SettingsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one: App.settings")
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(bool night READ night NOTIFY nightChanged)
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)
    Q_PROPERTY(int animationSpeed READ animationSpeed WRITE setAnimationSpeed NOTIFY animationSpeedChanged)
    Q_PROPERTY(bool reduceMotion READ reduceMotion WRITE setReduceMotion NOTIFY reduceMotionChanged)
    Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY soundChanged)
    Q_PROPERTY(bool haptics READ haptics WRITE setHaptics NOTIFY hapticsChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QStringList languages READ languages CONSTANT)
    Q_PROPERTY(
        bool askedNotifications READ askedNotifications WRITE setAskedNotifications NOTIFY pushChanged)
    Q_PROPERTY(bool notifications READ notifications WRITE setNotifications NOTIFY pushChanged)
    Q_PROPERTY(bool quietHours READ quietHours WRITE setQuietHours NOTIFY pushChanged)
    Q_PROPERTY(int quietFrom READ quietFrom WRITE setQuietFrom NOTIFY pushChanged)
    Q_PROPERTY(int quietTo READ quietTo WRITE setQuietTo NOTIFY pushChanged)
    Q_PROPERTY(QString playerName READ playerName WRITE setPlayerName NOTIFY playerNameChanged)

  public:
    explicit SettingsModel(architects::save::Store* store, QObject* parent = nullptr);

    /// "day", "night" or "system".
    [[nodiscard]] QString theme() const { return theme_; }
    void setTheme(const QString& theme);
    /// Is it night now, by choice or by the system?
    [[nodiscard]] bool night() const;
    /// 1 is the designer's size; 0.85 to 1.6.
    [[nodiscard]] qreal textScale() const { return textScale_; }
    void setTextScale(qreal scale);
    /// 0 off, 1 normal, 2 twice as fast.
    [[nodiscard]] int animationSpeed() const { return animationSpeed_; }
    void setAnimationSpeed(int speed);
    [[nodiscard]] bool reduceMotion() const { return reduceMotion_; }
    void setReduceMotion(bool reduce);
    [[nodiscard]] bool sound() const { return sound_; }
    void setSound(bool on);
    [[nodiscard]] bool haptics() const { return haptics_; }
    void setHaptics(bool on);
    /// "" follows the system; otherwise one of languages().
    [[nodiscard]] QString language() const { return language_; }
    void setLanguage(const QString& language);
    /// Those the app speaks, in the order in which they are offered.
    [[nodiscard]] QStringList languages() const;
    /// What the system wanted when it was last asked; empty before the first time.
    [[nodiscard]] QString systemLanguage() const;
    void setSystemLanguage(const QString& language);
    /// What was last chosen for a new match of a game, in the words of the screen; empty before the first.
    Q_INVOKABLE QString lastSetup(const QString& game) const;
    Q_INVOKABLE void keepSetup(const QString& game, const QString& setup);
    /// What the person with this device is called at the table; may be empty.
    [[nodiscard]] QString playerName() const { return playerName_; }
    void setPlayerName(const QString& name);
    /// May the server call this device when it is its person's move?
    [[nodiscard]] bool notifications() const { return notifications_; }
    void setNotifications(bool on);
    /// Was the person told why notifications are useful, and asked?
    [[nodiscard]] bool askedNotifications() const { return askedNotifications_; }
    void setAskedNotifications(bool asked);
    /// Not between these hours of the day.
    [[nodiscard]] bool quietHours() const { return quietHours_; }
    void setQuietHours(bool on);
    [[nodiscard]] int quietFrom() const { return quietFrom_; }
    void setQuietFrom(int hour);
    [[nodiscard]] int quietTo() const { return quietTo_; }
    void setQuietTo(int hour);

  signals:
    void themeChanged();
    void nightChanged();
    void textScaleChanged();
    void animationSpeedChanged();
    void reduceMotionChanged();
    void soundChanged();
    void hapticsChanged();
    void languageChanged();
    void playerNameChanged();
    void pushChanged();
    /// A choice could not be written; it holds until the app ends.
    void notKept(const QString& sentence);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    [[nodiscard]] QString read(const char* key, const QString& otherwise) const;
    void keep(const char* key, const QString& value);
    void setHour(int& hour, const char* key, int wanted);

    architects::save::Store* store_;
    QString theme_;
    qreal textScale_ = 1;
    int animationSpeed_ = 1;
    bool reduceMotion_ = false;
    bool sound_ = true;
    bool haptics_ = true;
    QString language_;
    QString playerName_;
    bool notifications_ = true;
    bool askedNotifications_ = false;
    bool quietHours_ = true;
    int quietFrom_ = 22;
    int quietTo_ = 8;
};
