#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "qml/model/luxor_rows.h"

// What happens at a table of Luxor, as rows; what their numbers mean, luxor_rows.h says.

/// What happens: entries of the log, the steps at the pillars, and the parts of their picture.
class LuxorAct : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its values are used")

  public:
    enum Value {
        None,
        Drop,   ///< a card: card, shaft, place, pairs, steps
        Move,   ///< after the last drop, if scarabs still open something: steps, for all seats
        Draw,   ///< drawn (-1: not seen)
        Snake,  ///< the top of the pile shows one
        Mummy,  ///< tomb, its value 0 if it may not be seen
        Curse,  ///< it comes to light: curse, animals
        Claim,  ///< cells, right
        Pass,   ///< the search was given up
        Victim, ///< victim
        Give,   ///< tomb, from, to
        Oust,   ///< step: the researcher of `seat` goes back to its supply
        Come,   ///< step: the researcher of `seat` arrives, from a pillar or the supply
        Scarab, ///< step: `count` arrive, from a pillar or the slab
        Open,   ///< step: `seat` takes the sarcophagus `tomb`
        Back,   ///< step: `count` scarabs return to the slab
        Tell,   ///< picture: what it was is said
        Fall,   ///< picture: the card falls
        Pair,   ///< picture: one more of its pairs lights up
    };
    Q_ENUM(Value)
};

/// One thing at the pillars. What it is, is a LuxorAct; a row's field is a number (README.md).
struct LuxorStep {
    Q_GADGET
    ROW_TYPE(luxorStep)
    Q_PROPERTY(int what MEMBER what)
    Q_PROPERTY(int pillar MEMBER pillar)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(LuxorTomb tomb MEMBER tomb)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int card MEMBER card)

  public:
    int what = LuxorAct::None;
    int pillar = -1;
    int seat = -1;
    int from = -1;
    int to = -1;
    int count = 1;
    int card = -1; ///< that was drawn
    LuxorTomb tomb;
    friend bool operator==(const LuxorStep&, const LuxorStep&) = default;
};

/// Something that happened, to be animated. Which fields mean something, LuxorAct says.
struct LuxorEvent {
    Q_GADGET
    ROW_TYPE(luxorEvent)
    Q_PROPERTY(int what MEMBER what)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(LuxorCard card MEMBER card)
    Q_PROPERTY(int drawn MEMBER drawn)
    Q_PROPERTY(int shaft MEMBER shaft)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(int plan MEMBER plan)
    Q_PROPERTY(QList<LuxorPair> pairs MEMBER pairs)
    Q_PROPERTY(QList<LuxorStep> steps MEMBER steps)
    Q_PROPERTY(LuxorTomb tomb MEMBER tomb)
    Q_PROPERTY(int curse MEMBER curse)
    Q_PROPERTY(QList<int> animals MEMBER animals)
    Q_PROPERTY(QList<int> cells MEMBER cells)
    Q_PROPERTY(bool right MEMBER right)
    Q_PROPERTY(int victim MEMBER victim)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)

  public:
    int what = LuxorAct::None;
    int seat = -1;
    int drawn = -1;
    int shaft = -1;
    int place = -1;
    int plan = -1; ///< of an advised drop: which of several ways
    int curse = -1;
    int victim = -1;
    int from = -1;
    int to = -1;
    bool right = false;
    QString text; ///< the same in words
    LuxorCard card;
    LuxorTomb tomb;
    QList<LuxorPair> pairs;
    QList<LuxorStep> steps;
    QList<int> animals;
    QList<int> cells;
    friend bool operator==(const LuxorEvent&, const LuxorEvent&) = default;
};

/// One part of the picture of an event.
struct LuxorPicture {
    Q_GADGET
    ROW_TYPE(luxorPicture)
    Q_PROPERTY(int what MEMBER what)
    Q_PROPERTY(LuxorEvent event MEMBER event)
    Q_PROPERTY(LuxorStep step MEMBER step)
    Q_PROPERTY(int pair MEMBER pair)

  public:
    int what = LuxorAct::None;
    int pair = -1; ///< which of the event's pairs
    LuxorEvent event;
    LuxorStep step;
    friend bool operator==(const LuxorPicture&, const LuxorPicture&) = default;
};
