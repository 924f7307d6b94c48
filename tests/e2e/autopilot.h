#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include "qml/model/app_model.h"
#include "qml/model/online_model.h"

/// What one player of an end-to-end test does.
struct Flight {
    QString name;     ///< what the player is called
    QString create;   ///< "kheops 2": begins a match of that game for so many; empty: joins one
    QString codeFile; ///< where the code of the match is written, or read from
    QString result;   ///< where the outcome is written when the match is over
    int level = 2;    ///< the Architect whose choices are played
};

/// Plays a whole match through the app's own models, as a person would by tapping: signs in, takes a name,
/// creates or joins, makes a move whenever it is its turn, and says in the end what the match was.
class Autopilot : public QObject {
    Q_OBJECT

  public:
    Autopilot(AppModel& app, OnlineModel& online, Flight flight, QObject* parent = nullptr);

  signals:
    void landed(int exitCode);

  private:
    void step();
    void signIn();
    void sitDown();
    void play();
    void land();
    void answered(const QString& what, const QString& match);
    void refused(const QString& what, const QString& sentence);

    AppModel& app_;
    OnlineModel& online_;
    Flight flight_;
    QString match_;
    bool asking_ = false;
    QTimer heartbeat_;
};
