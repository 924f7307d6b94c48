#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QTranslator>

class AppModel;

/// Keeps the translators in step with the language setting, without a restart.
class Languages : public QObject {
    Q_OBJECT

  public:
    /// `forced` overrides the setting for this run; empty: the setting decides, then the system.
    Languages(AppModel& app, QQmlEngine& engine, const QString& forced);

  private:
    void apply();

    AppModel& app_;
    QQmlEngine& engine_;
    QString forced_;
    QTranslator own_;
};
