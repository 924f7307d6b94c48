#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QTranslator>

#include <functional>

class AppModel;

/// Keeps the translators in step with the language setting and the system's wish, without a restart.
/// Whoever spoke last decides: a language chosen in the system's own settings of this app puts an earlier
/// choice in ours aside.
class Languages : public QObject {
    Q_OBJECT

  public:
    /// `forced` overrides the setting for this run; empty: the setting decides, then `system`, which says
    /// what the system wants.
    Languages(AppModel& app, QQmlEngine& engine, const QString& forced, std::function<QString()> system);
    /// The system may want another language now.
    void followSystem();

  private:
    void apply();

    AppModel& app_;
    QQmlEngine& engine_;
    QString forced_;
    std::function<QString()> system_;
    QString wished_; ///< what the system wanted last
    QTranslator own_;
};
