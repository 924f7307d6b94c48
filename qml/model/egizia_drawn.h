#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "qml/model/row.h"

// Rows by which the pieces of Egizia are drawn: what cards show, and where things lie.

/// One word of a card's picture language; one of its fields says which.
struct EgiziaToken {
    Q_GADGET
    ROW_TYPE(egiziaToken)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(int worker MEMBER worker)
    Q_PROPERTY(int field MEMBER field)
    Q_PROPERTY(QString monument MEMBER monument)
    Q_PROPERTY(QStringList lit MEMBER lit)
    Q_PROPERTY(bool whole MEMBER whole)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool large MEMBER large)

  public:
    QString sign;
    int worker = -1;
    int field = -1;
    QString monument;
    QStringList lit;    ///< squares of the monument
    bool whole = false; ///< all of them
    QString text;
    bool large = false;
    friend bool operator==(const EgiziaToken&, const EgiziaToken&) = default;
};

/// What a card shows.
struct EgiziaFace {
    Q_GADGET
    ROW_TYPE(egiziaFace)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString rounds MEMBER rounds)
    Q_PROPERTY(int color MEMBER color)
    Q_PROPERTY(EgiziaToken picture MEMBER picture)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QList<EgiziaToken> row MEMBER row)
    Q_PROPERTY(QString points MEMBER points)

  public:
    QString kind = QStringLiteral("none");
    QString rounds;
    int color = 0;
    EgiziaToken picture;
    int value = 0; ///< 0: none
    QList<EgiziaToken> row;
    QString points; ///< of a Sphinx card
    friend bool operator==(const EgiziaFace&, const EgiziaFace&) = default;
};

/// Where everything lies on a map of the Nile.
struct EgiziaRiverPlan {
    Q_GADGET
    ROW_TYPE(egiziaRiverPlan)
    Q_PROPERTY(double unit MEMBER unit)
    Q_PROPERTY(double width MEMBER width)
    Q_PROPERTY(double middle MEMBER middle)
    Q_PROPERTY(double pitch MEMBER pitch)
    Q_PROPERTY(double head MEMBER head)
    Q_PROPERTY(double tail MEMBER tail)
    Q_PROPERTY(double reach MEMBER reach)
    Q_PROPERTY(double place MEMBER place)
    Q_PROPERTY(double gap MEMBER gap)

  public:
    double unit = 1;
    double width = 0;
    double middle = 0;
    double pitch = 0;
    double head = 0;
    double tail = 0;
    double reach = 0;
    double place = 0;
    double gap = 0;
    friend bool operator==(const EgiziaRiverPlan&, const EgiziaRiverPlan&) = default;
};

/// Where a square of a monument lies in its drawing, and what is printed on it.
struct EgiziaSpot {
    Q_GADGET
    ROW_TYPE(egiziaSpot)
    Q_PROPERTY(QString square MEMBER square)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(double x MEMBER x)
    Q_PROPERTY(double y MEMBER y)
    Q_PROPERTY(double width MEMBER width)
    Q_PROPERTY(double height MEMBER height)

  public:
    QString square;
    int price = 0;
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    friend bool operator==(const EgiziaSpot&, const EgiziaSpot&) = default;
};

/// A seat's sign on a track, pushed aside where another would lie below it.
struct EgiziaMark {
    Q_GADGET
    ROW_TYPE(egiziaMark)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int bend MEMBER bend)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(double x MEMBER x)
    Q_PROPERTY(double y MEMBER y)
    Q_PROPERTY(double lean MEMBER lean)
    Q_PROPERTY(bool passed MEMBER passed)
    Q_PROPERTY(bool passing MEMBER passing)

  public:
    int seat = 0;
    int bend = 0;
    int points = 0;
    double x = 0;
    double y = 0;
    double lean = 0; ///< how far aside
    bool passed = false;
    bool passing = false;
    friend bool operator==(const EgiziaMark&, const EgiziaMark&) = default;
};

/// A seat's marker on a square of a track.
struct EgiziaMarker {
    Q_GADGET
    ROW_TYPE(egiziaMarker)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int square MEMBER square)

  public:
    int seat = 0;
    int square = 0;
    friend bool operator==(const EgiziaMarker&, const EgiziaMarker&) = default;
};

/// A seat's way along the score track, in the rules.
struct EgiziaMove {
    Q_GADGET
    ROW_TYPE(egiziaMove)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)

  public:
    int seat = 0;
    int from = -1; ///< -1: it is not shown
    int to = 0;
    friend bool operator==(const EgiziaMove&, const EgiziaMove&) = default;
};
