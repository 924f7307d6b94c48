#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "qml/model/row.h"

// What the app offers and remembers, as rows.

/// One value of a choice that is made before a match.
struct OptionValue {
    Q_GADGET
    ROW_TYPE(optionValue)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString meaning MEMBER meaning)
    Q_PROPERTY(bool oneDevice MEMBER oneDevice)

  public:
    QString value;
    QString meaning;
    bool oneDevice = false; ///< it needs everybody around one device
    friend bool operator==(const OptionValue&, const OptionValue&) = default;
};

/// A choice that is made before a match.
struct GameOption {
    Q_GADGET
    ROW_TYPE(gameOption)
    Q_PROPERTY(int seats MEMBER seats)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QList<OptionValue> values MEMBER values)

  public:
    int seats =
        0; ///< so many play by it; then it belongs to a way of playing, and is not offered by itself
    QString name;
    QString title;
    QList<OptionValue> values;
    friend bool operator==(const GameOption&, const GameOption&) = default;
};

/// A game that is offered.
struct AppGame {
    Q_GADGET
    ROW_TYPE(appGame)
    Q_PROPERTY(int minSeats MEMBER minSeats)
    Q_PROPERTY(int maxSeats MEMBER maxSeats)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QList<GameOption> options MEMBER options)

  public:
    int minSeats = 2;
    int maxSeats = 2;
    QString id; ///< "kheops"
    QString name;
    QList<GameOption> options;
    friend bool operator==(const AppGame&, const AppGame&) = default;
};

/// One of the Great Architects.
struct AppArchitect {
    Q_GADGET
    ROW_TYPE(appArchitect)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString difficulty MEMBER difficulty)
    Q_PROPERTY(QString character MEMBER character)

  public:
    int level = 0;
    QString name;
    QString difficulty; ///< how hard he is to beat, in a word
    QString character;
    friend bool operator==(const AppArchitect&, const AppArchitect&) = default;
};

/// How it stands against one of them.
struct AppTally {
    Q_GADGET
    ROW_TYPE(appTally)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(int played MEMBER played)
    Q_PROPERTY(int won MEMBER won)
    Q_PROPERTY(int drawn MEMBER drawn)
    Q_PROPERTY(QString name MEMBER name)

  public:
    int level = 0;
    int played = 0;
    int won = 0;
    int drawn = 0;
    QString name;
    friend bool operator==(const AppTally&, const AppTally&) = default;
};

/// What the person at this device has achieved in a game.
struct AppFigures {
    Q_GADGET
    ROW_TYPE(appFigures)
    Q_PROPERTY(int played MEMBER played)
    Q_PROPERTY(int won MEMBER won)
    Q_PROPERTY(int drawn MEMBER drawn)
    Q_PROPERTY(int best MEMBER best)
    Q_PROPERTY(int together MEMBER together)
    Q_PROPERTY(QList<AppTally> versus MEMBER versus)

  public:
    int played = 0; ///< alone
    int won = 0;
    int drawn = 0;
    int best = 0;     ///< points
    int together = 0; ///< matches between people
    QList<AppTally> versus;
    friend bool operator==(const AppFigures&, const AppFigures&) = default;
};
