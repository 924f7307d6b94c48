#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "qml/model/row.h"

// What a review tells, as rows. Chances and costs are hundredths.

/// Where one looks: the move that led there, and how it stands.
struct ReviewMove {
    Q_GADGET
    ROW_TYPE(reviewMove)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int cost MEMBER cost)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(QList<int> chances MEMBER chances)

  public:
    int number = 0; ///< of the move; 0: before the first
    int seat = -1;
    int cost = 0;
    QString name;
    QString text;
    QString spoken;
    QList<int> chances; ///< by seat, -1 where it is not known; empty if none is
    friend bool operator==(const ReviewMove&, const ReviewMove&) = default;
};

/// A move that cost much, and the better one.
struct ReviewMistake {
    Q_GADGET
    ROW_TYPE(reviewMistake)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int cost MEMBER cost)
    Q_PROPERTY(int playedChance MEMBER playedChance)
    Q_PROPERTY(int betterChance MEMBER betterChance)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString played MEMBER played)
    Q_PROPERTY(QString better MEMBER better)

  public:
    int number = 0;
    int seat = 0;
    int cost = 0;
    int playedChance = 0;
    int betterChance = 0;
    QString name;
    QString played; ///< in words
    QString better;
    friend bool operator==(const ReviewMistake&, const ReviewMistake&) = default;
};

/// The chance of a seat, 0 to 1: before the first move, then after each one as far as known.
struct ReviewLine {
    Q_GADGET
    ROW_TYPE(reviewLine)
    Q_PROPERTY(QList<double> points MEMBER points)

  public:
    QList<double> points;
    friend bool operator==(const ReviewLine&, const ReviewLine&) = default;
};
