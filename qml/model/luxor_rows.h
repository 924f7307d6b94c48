#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "qml/model/row.h"

// What lies on a table of Luxor, as rows; what happens there, luxor_events.h says. Animals and pillars are
// 0 camel, 1 mule, 2 snake, 3 hippo, 4 crocodile, 5 ibis, 6 cat; shafts 0 to 7 from the left; cells are 10
// * shaft + row, row 0 is the floor; places in a shaft are 0 to 4 from the floor; a card is 7 * top +
// bottom; a sarcophagus is 3 * pillar + its place in the stack from the top. -1 is none.

/// What is asked of the viewer. In facts() and on the screen it goes by its number.
class LuxorPhase : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its values are used")

  public:
    enum Value {
        Wait,
        Drop,
        Search, ///< the viewer's one attempt at a curse
        Race,   ///< everybody's at this device
        Victim, ///< whom the curse shall meet
        Over,
    };
    Q_ENUM(Value)
};

/// A card: in a hand, in the wall, or on its way there. Nothing is to be seen where `top` is -1.
struct LuxorCard {
    Q_GADGET
    ROW_TYPE(luxorCard)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(int top MEMBER top)
    Q_PROPERTY(bool topLeft MEMBER topLeft)
    Q_PROPERTY(int bottom MEMBER bottom)
    Q_PROPERTY(bool bottomLeft MEMBER bottomLeft)
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(bool playable MEMBER playable)
    Q_PROPERTY(int shaft MEMBER shaft)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool fresh MEMBER fresh)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString spoken MEMBER spoken)

  public:
    int card = -1;
    int top = -1;
    int bottom = -1;
    bool topLeft = false; ///< looks left
    bool bottomLeft = false;
    bool playable = false;
    bool fresh = false; ///< it has just come
    int slot = -1;      ///< the place in the hand
    int shaft = -1;
    int place = -1;
    QString name;
    QString spoken;
    friend bool operator==(const LuxorCard&, const LuxorCard&) = default;
};

/// Two animals side by side: their cells; `left`: both look there.
struct LuxorPair {
    Q_GADGET
    ROW_TYPE(luxorPair)
    Q_PROPERTY(int fresh MEMBER fresh)
    Q_PROPERTY(int old MEMBER old)
    Q_PROPERTY(bool same MEMBER same)
    Q_PROPERTY(bool left MEMBER left)
    Q_PROPERTY(int animal MEMBER animal)

  public:
    int fresh = -1;
    int old = -1;
    int animal = -1;
    bool same = false;
    bool left = false;
    friend bool operator==(const LuxorPair&, const LuxorPair&) = default;
};

/// A sarcophagus that somebody has taken; `value` is 0 where it is not known.
struct LuxorTomb {
    Q_GADGET
    ROW_TYPE(luxorTomb)
    Q_PROPERTY(int tomb MEMBER tomb)
    Q_PROPERTY(int pillar MEMBER pillar)
    Q_PROPERTY(int eyes MEMBER eyes)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int step MEMBER step)

  public:
    int tomb = -1;
    int pillar = 0;
    int eyes = 1;
    int seat = -1;
    int value = 0;
    int step = -1; ///< which one it is when they are opened at the end
    friend bool operator==(const LuxorTomb&, const LuxorTomb&) = default;
};

/// One of the seven. The last six say how it is drawn: see LuxorModel::drawn().
struct LuxorPillar {
    Q_GADGET
    ROW_TYPE(luxorPillar)
    Q_PROPERTY(int animal MEMBER animal)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int scarabs MEMBER scarabs)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QList<int> sarcophagi MEMBER sarcophagi)
    Q_PROPERTY(int opened MEMBER opened)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(bool glow MEMBER glow)
    Q_PROPERTY(bool faded MEMBER faded)
    Q_PROPERTY(bool may MEMBER may)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(int ghostScarabs MEMBER ghostScarabs)
    Q_PROPERTY(int ghostSeat MEMBER ghostSeat)

  public:
    int animal = 0;
    int scarabs = 0;
    int seat = -1; ///< whose researcher
    int opened = 0;
    QString name;
    QString spoken;
    QList<int> sarcophagi; ///< the eyes of each, from the top
    bool glow = false;
    bool faded = false;
    bool may = false;
    bool chosen = false;
    int ghostScarabs = 0; ///< that would come
    int ghostSeat = -1;   ///< of a researcher that would come
    friend bool operator==(const LuxorPillar&, const LuxorPillar&) = default;
};

/// What a seat has.
struct LuxorSide {
    Q_GADGET
    ROW_TYPE(luxorSide)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int researchers MEMBER researchers)
    Q_PROPERTY(int cards MEMBER cards)
    Q_PROPERTY(QList<LuxorTomb> tombs MEMBER tombs)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(bool certain MEMBER certain)
    Q_PROPERTY(int pharaoh MEMBER pharaoh)
    Q_PROPERTY(bool onTurn MEMBER onTurn)
    Q_PROPERTY(bool searching MEMBER searching)
    Q_PROPERTY(QList<int> stands MEMBER stands)

  public:
    int seat = -1;
    int researchers = 0; ///< in the supply
    int cards = 0;       ///< in the hand
    int points = 0;      ///< as far as the viewer knows
    int pharaoh = -1;    ///< -1: not known
    QString name;
    QList<LuxorTomb> tombs; ///< in the order in which they were taken
    QList<int> stands;      ///< pillars
    bool certain = false;   ///< `points` is all there is
    bool onTurn = false;
    bool searching = false; ///< may still try to find the open curse
    friend bool operator==(const LuxorSide&, const LuxorSide&) = default;
};

/// The curse that is open, if one is.
struct LuxorCurse {
    Q_GADGET
    ROW_TYPE(luxorCurse)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(QList<int> animals MEMBER animals)
    Q_PROPERTY(QString names MEMBER names)
    Q_PROPERTY(QList<int> searching MEMBER searching)
    Q_PROPERTY(int finder MEMBER finder)
    Q_PROPERTY(bool race MEMBER race)
    Q_PROPERTY(int left MEMBER left)

  public:
    bool open = false;
    bool race = false;
    int finder = -1;
    int left = 0; ///< in the pile
    QString names;
    QList<int> animals;
    QList<int> searching; ///< seats
    friend bool operator==(const LuxorCurse&, const LuxorCurse&) = default;
};

/// One reason for points, of a sarcophagus or of a pharaoh card.
struct LuxorScoreLine {
    Q_GADGET
    ROW_TYPE(luxorScoreLine)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<int> points MEMBER points)
    Q_PROPERTY(LuxorTomb tomb MEMBER tomb)
    Q_PROPERTY(int pharaoh MEMBER pharaoh)

  public:
    QString text;
    QList<int> points; ///< by seat
    LuxorTomb tomb;    ///< its number is -1 where the line is of a pharaoh card
    int pharaoh = -1;
    friend bool operator==(const LuxorScoreLine&, const LuxorScoreLine&) = default;
};

/// A pharaoh card that is turned at the end, and what it brings.
struct LuxorPharaoh {
    Q_GADGET
    ROW_TYPE(luxorPharaoh)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int animal MEMBER animal)
    Q_PROPERTY(int bonus MEMBER bonus)

  public:
    int seat = -1;
    int animal = -1;
    int bonus = 0;
    friend bool operator==(const LuxorPharaoh&, const LuxorPharaoh&) = default;
};

/// What a card does to the pillar of one of its animals.
struct LuxorEffect {
    Q_GADGET
    ROW_TYPE(luxorEffect)
    Q_PROPERTY(int animal MEMBER animal)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int pairs MEMBER pairs)
    Q_PROPERTY(bool same MEMBER same)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int scarabs MEMBER scarabs)
    Q_PROPERTY(int scarabsThen MEMBER scarabsThen)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool comes MEMBER comes)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int opens MEMBER opens)
    Q_PROPERTY(int opensFor MEMBER opensFor)

  public:
    int animal = 0;
    int pairs = 0;
    int scarabs = 0;     ///< that come
    int scarabsThen = 0; ///< that lie there then
    int seat = -1;       ///< who stands there then
    int from = -1;       ///< the pillar that the researcher left
    int opens = 0;       ///< eyes of the sarcophagus
    int opensFor = -1;
    QString name;
    QString title; ///< "2 pairs, same way"
    QString text;  ///< "You replace Carnelian"
    bool same = false;
    bool comes = false; ///< a researcher arrives
    friend bool operator==(const LuxorEffect&, const LuxorEffect&) = default;
};

/// One way to carry a drop out; none of its effects: no pair.
struct LuxorPlan {
    Q_GADGET
    ROW_TYPE(luxorPlan)
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<LuxorEffect> effects MEMBER effects)
    Q_PROPERTY(QList<int> pillars MEMBER pillars)

  public:
    int index = -1;
    QString text; ///< what it comes to
    QList<LuxorEffect> effects;
    QList<int> pillars; ///< where something happens
    friend bool operator==(const LuxorPlan&, const LuxorPlan&) = default;
};

/// A card held over a shaft. With more than one plan the mover chooses.
struct LuxorPreview {
    Q_GADGET
    ROW_TYPE(luxorPreview)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(bool legal MEMBER legal)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString page MEMBER page)
    Q_PROPERTY(int shaft MEMBER shaft)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(LuxorCard card MEMBER card)
    Q_PROPERTY(QList<LuxorPair> pairs MEMBER pairs)
    Q_PROPERTY(QList<LuxorPlan> plans MEMBER plans)
    Q_PROPERTY(QList<int> pillars MEMBER pillars)
    Q_PROPERTY(QString spoken MEMBER spoken)

  public:
    bool known = false; ///< there is such a card in the viewer's hand, and such a shaft
    bool legal = false;
    int shaft = -1;
    int place = -1;
    QString reason; ///< why it is not legal, and the page of the rules that says so
    QString page;
    LuxorCard card; ///< as it would lie there
    QList<LuxorPair> pairs;
    QList<LuxorPlan> plans;
    QList<int> pillars; ///< where any of the plans makes something happen
    QString spoken;     ///< what all of them come to
    friend bool operator==(const LuxorPreview&, const LuxorPreview&) = default;
};
