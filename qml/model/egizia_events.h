#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "qml/model/egizia_rows.h"

// What happens at a table of Egizia, and what it brought, as rows; what their numbers mean, egizia_rows.h
// says.

/// What happens: moves, outcomes of chance, and what then goes by itself, each with the fields that it
/// uses.
class EgiziaAct : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its values are used")

  public:
    enum Value {
        None,
        Sail, ///< bend, card, site, twice, gains
        Pass,
        Train,      ///< worker, gains
        Drill,      ///< worker, card, gains
        Flood,      ///< from, to
        Upgrade,    ///< card (that is laid), field, colour
        Play,       ///< card, site, gains
        Sell,       ///< stones, gains
        FeedStones, ///< stones, gains
        Take,       ///< bend, card, gains
        Work,       ///< worker, site
        Build,      ///< monument, square, price
        Look,       ///< cards
        Keep,       ///< kept (riddles known to the viewer), count, returned, gains
        Finish,     ///< site, track, squares, floors, gains
        GiveUp,     ///< site
        Done,
        Deal,    ///< bend, card
        Tomb,    ///< monument, square, value
        Draw,    ///< riddle (0: not seen)
        Tiles,   ///< order
        Show,    ///< riddle, points, total
        Fed,     ///< by itself, as all from here on: shares
        Stones,  ///< shares
        GaveUp,  ///< ships
        Sites,   ///< shares
        Round,   ///< round, order
        Counted, ///< lines
        End,     ///< a last look before the final scoring; the table's own step, in no log
    };
    Q_ENUM(Value)
};

/// What is gained. In a row it goes by its number.
class EgiziaWhat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its values are used")

  public:
    enum Value {
        Strength, ///< of a worker
        Stones,
        Quarry,
        Market,
        Points,
    };
    Q_ENUM(Value)
};

/// Something of a seat's that changed.
struct EgiziaGain {
    Q_GADGET
    ROW_TYPE(egiziaGain)
    Q_PROPERTY(int what MEMBER what)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int worker MEMBER worker)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(QString text MEMBER text)

  public:
    int what = 0;
    int seat = 0;
    int worker = -1;
    int from = 0;
    int to = 0;
    QString text;
    friend bool operator==(const EgiziaGain&, const EgiziaGain&) = default;
};

/// A square that was built.
struct EgiziaPlaced {
    Q_GADGET
    ROW_TYPE(egiziaPlaced)
    Q_PROPERTY(QString monument MEMBER monument)
    Q_PROPERTY(QString square MEMBER square)
    Q_PROPERTY(int price MEMBER price)

  public:
    QString monument;
    QString square;
    int price = 0;
    friend bool operator==(const EgiziaPlaced&, const EgiziaPlaced&) = default;
};

/// A floor of the pyramid that is paid for.
struct EgiziaBonus {
    Q_GADGET
    ROW_TYPE(egiziaBonus)
    Q_PROPERTY(int floor MEMBER floor)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(bool own MEMBER own)

  public:
    int floor = 0;
    int seat = -1;
    int points = 0;
    bool own = false; ///< of who builds
    friend bool operator==(const EgiziaBonus&, const EgiziaBonus&) = default;
};

/// What befell a seat among all: its meal, its stones, its points for sites.
struct EgiziaShare {
    Q_GADGET
    ROW_TYPE(egiziaShare)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int need MEMBER need)
    Q_PROPERTY(int supply MEMBER supply)
    Q_PROPERTY(int given MEMBER given)
    Q_PROPERTY(int missing MEMBER missing)
    Q_PROPERTY(int loss MEMBER loss)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int points MEMBER points)

  public:
    int seat = -1;
    int need = 0;
    int supply = 0;
    int given = 0; ///< by cards and stones
    int missing = 0;
    int loss = 0; ///< points
    int from = 0; ///< stones
    int to = 0;
    int count = 0; ///< sites
    int points = 0;
    friend bool operator==(const EgiziaShare&, const EgiziaShare&) = default;
};

/// A ship that left a site without building.
struct EgiziaHome {
    Q_GADGET
    ROW_TYPE(egiziaHome)
    Q_PROPERTY(int site MEMBER site)
    Q_PROPERTY(int seat MEMBER seat)

  public:
    int site = 0;
    int seat = 0;
    friend bool operator==(const EgiziaHome&, const EgiziaHome&) = default;
};

/// A line of the final scoring.
struct EgiziaEnding {
    Q_GADGET
    ROW_TYPE(egiziaEnding)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(int riddle MEMBER riddle)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int step MEMBER step)

  public:
    int seat = -1;
    QString name;
    QString what; ///< "card" for one that still brought points after the last round, "stones", "tombs" or
                  ///< "riddle"
    int riddle = 0;
    QString title;
    QString text;
    int points = 0;
    int total = 0; ///< on the score track, after it
    int step = 0;  ///< its place in the telling
    friend bool operator==(const EgiziaEnding&, const EgiziaEnding&) = default;
};

/// What points came from.
struct EgiziaPart {
    Q_GADGET
    ROW_TYPE(egiziaPart)
    Q_PROPERTY(int source MEMBER source)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int points MEMBER points)

  public:
    int source = 0;
    QString title;
    int points = 0;
    friend bool operator==(const EgiziaPart&, const EgiziaPart&) = default;
};

/// What a seat gained in a round.
struct EgiziaRoundSeat {
    Q_GADGET
    ROW_TYPE(egiziaRoundSeat)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int before MEMBER before)
    Q_PROPERTY(int after MEMBER after)
    Q_PROPERTY(int gained MEMBER gained)
    Q_PROPERTY(QList<EgiziaPart> parts MEMBER parts)
    Q_PROPERTY(int oldTile MEMBER oldTile)
    Q_PROPERTY(int tile MEMBER tile)
    Q_PROPERTY(int place MEMBER place)

  public:
    int seat = 0;
    QString name;
    int before = 0;
    int after = 0;
    int gained = 0;
    QList<EgiziaPart> parts;
    int oldTile = 0;
    int tile = 1;
    int place = 0;
    friend bool operator==(const EgiziaRoundSeat&, const EgiziaRoundSeat&) = default;
};

/// A round that is over; its seats in the order of the new tiles.
struct EgiziaRound {
    Q_GADGET
    ROW_TYPE(egiziaRound)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QList<EgiziaRoundSeat> seats MEMBER seats)

  public:
    int round = 0;
    QList<EgiziaRoundSeat> seats;
    friend bool operator==(const EgiziaRound&, const EgiziaRound&) = default;
};

/// Something that happened, to be animated. Which fields mean something, EgiziaAct says.
struct EgiziaEvent {
    Q_GADGET
    ROW_TYPE(egiziaEvent)
    Q_PROPERTY(int what MEMBER what)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int bend MEMBER bend)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(int site MEMBER site)
    Q_PROPERTY(bool twice MEMBER twice)
    Q_PROPERTY(QList<EgiziaGain> gains MEMBER gains)
    Q_PROPERTY(int worker MEMBER worker)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int field MEMBER field)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(int stones MEMBER stones)
    Q_PROPERTY(QString monument MEMBER monument)
    Q_PROPERTY(QString square MEMBER square)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(int cards MEMBER cards)
    Q_PROPERTY(QList<int> kept MEMBER kept)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int returned MEMBER returned)
    Q_PROPERTY(QString track MEMBER track)
    Q_PROPERTY(QList<EgiziaPlaced> squares MEMBER squares)
    Q_PROPERTY(QList<EgiziaBonus> floors MEMBER floors)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int riddle MEMBER riddle)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(QList<int> order MEMBER order)
    Q_PROPERTY(QList<EgiziaShare> shares MEMBER shares)
    Q_PROPERTY(QList<EgiziaHome> ships MEMBER ships)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QList<EgiziaEnding> lines MEMBER lines)

  public:
    int what = EgiziaAct::None;
    int seat = -1;
    QString text; ///< the same in words
    int bend = 0;
    int card = 0;
    int site = -1;
    bool twice = false;
    QList<EgiziaGain> gains;
    int worker = -1;
    int from = 0;
    int to = 0;
    int field = 0;
    int colour = 0;
    int stones = 0;
    QString monument;
    QString square;
    int price = 0;
    int cards = 0;
    QList<int> kept;
    int count = 0;
    int returned = 0;
    QString track;
    QList<EgiziaPlaced> squares;
    QList<EgiziaBonus> floors;
    int value = 0;
    int riddle = 0;
    int points = 0;
    int total = 0;
    QList<int> order; ///< seats
    QList<EgiziaShare> shares;
    QList<EgiziaHome> ships;
    int round = 0;
    QList<EgiziaEnding> lines;
    friend bool operator==(const EgiziaEvent&, const EgiziaEvent&) = default;
};
