#pragma once

#include <QList>
#include <QObject>

#include "qml/model/row.h"

// What dice gave, as rows, for whoever doubts them.

/// How often each face came up, in a match or in all.
struct DiceRolls {
    Q_GADGET
    ROW_TYPE(diceRolls)
    Q_PROPERTY(QList<int> stone MEMBER stone)
    Q_PROPERTY(QList<int> prayer MEMBER prayer)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int rolls MEMBER rolls)
    Q_PROPERTY(int matches MEMBER matches)

  public:
    QList<int> stone;
    QList<int> prayer;
    int total = 0;   ///< dice
    int rolls = -1;  ///< -1: no match is looked at
    int matches = 0; ///< in how many, where it is not one
    friend bool operator==(const DiceRolls&, const DiceRolls&) = default;
};

/// What fair dice would give: how often each face, and how likely it is that they differ at least as much.
struct DiceFairness {
    Q_GADGET
    ROW_TYPE(diceFairness)
    Q_PROPERTY(int dice MEMBER dice)
    Q_PROPERTY(double expected MEMBER expected)
    Q_PROPERTY(int low MEMBER low)
    Q_PROPERTY(int high MEMBER high)
    Q_PROPERTY(double chance MEMBER chance)

  public:
    int dice = 0;
    int low = 0; ///< the usual range
    int high = 0;
    double expected = 0;
    double chance = 1;
    friend bool operator==(const DiceFairness&, const DiceFairness&) = default;
};
