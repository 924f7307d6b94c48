#pragma once

#include <QList>
#include <QString>

#include "qml/model/egizia_hands.h"
#include "qml/model/row.h"

// What lies on a table of Egizia, as rows; what everybody has, egizia_hands.h says, what is asked,
// egizia_asked.h, and what happens, egizia_events.h. Bends are 1 (Ombos) to 20 (Heliopolis), Nile cards 1
// to 48 (N01 to N48; 0 none, -1 and -2 the field and the quarry everybody starts with), Sphinx cards 1 to
// 29, workers 0 blue, 1 black, 2 yellow, 3 the foreman, colours of fields 0 green, 1 yellow, 2 red, the
// flood 0 low (left), 1, 2 high (right), sites 0 Abydos, 1 Amarna, 2 Giza, tracks "quarry" and "market". A
// square is called by its monument ("obelisk", "tombs", "pyramid", "temple") and its place in it: "1" to
// "12", "2.3" (floor and place), "L1", "R1", "C1", "E1".

/// A place for a ship at a site.
struct EgiziaBerth {
    Q_GADGET
    ROW_TYPE(egiziaBerth)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool built MEMBER built)
    Q_PROPERTY(bool active MEMBER active)

  public:
    int seat = -1;     ///< -1 free, -2 closed with so few players
    bool done = false; ///< it has built, or given up
    bool built = false;
    bool active = false; ///< it builds now
    friend bool operator==(const EgiziaBerth&, const EgiziaBerth&) = default;
};

/// One of the twenty bends.
struct EgiziaBend {
    Q_GADGET
    ROW_TYPE(egiziaBend)
    Q_PROPERTY(int bend MEMBER bend)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString cardKind MEMBER cardKind)
    Q_PROPERTY(int site MEMBER site)
    Q_PROPERTY(QList<int> ships MEMBER ships)
    Q_PROPERTY(QList<EgiziaBerth> berths MEMBER berths)
    Q_PROPERTY(QList<EgiziaBerth> reserve MEMBER reserve)
    Q_PROPERTY(bool may MEMBER may)
    Q_PROPERTY(bool twice MEMBER twice)
    Q_PROPERTY(int by MEMBER by)
    Q_PROPERTY(bool take MEMBER take)
    Q_PROPERTY(bool upstream MEMBER upstream)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString refusalPage MEMBER refusalPage)
    Q_PROPERTY(QString page MEMBER page)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool advised MEMBER advised)
    Q_PROPERTY(bool passing MEMBER passing)

  public:
    int bend = 0;
    QString kind; ///< "card", "camp" or "site"
    QString name;
    int card = 0; ///< 0: none lies there
    QString title;
    QString text;
    QString cardKind; ///< "field", "quarry", "always", "whenever", "now"
    int site = -1;
    QList<int> ships;          ///< seats
    QList<EgiziaBerth> berths; ///< of a site
    QList<EgiziaBerth> reserve;
    bool may = false;      ///< the viewer may send a ship there now
    bool twice = false;    ///< and have the camp work twice
    int by = 0;            ///< the card that makes it possible: 12 a taken camp, 26 upstream; 0
    bool take = false;     ///< the card may be taken with N27 now
    bool upstream = false; ///< of the viewer's last ship
    QString reason;        ///< why no ship may go there, and the page of the rules that says so
    QString refusalPage;
    QString page; ///< of the bend or its card
    QString spoken;
    bool chosen = false;
    bool advised = false;
    bool passing = false; ///< drawn as it was, or on its way: at no rest
    friend bool operator==(const EgiziaBend&, const EgiziaBend&) = default;
};

/// Where the last ship of a seat is.
struct EgiziaLast {
    Q_GADGET
    ROW_TYPE(egiziaLast)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int bend MEMBER bend)
    Q_PROPERTY(bool passed MEMBER passed)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(bool passing MEMBER passing)

  public:
    int seat = 0;
    int bend = 0; ///< 0: not sent yet
    bool passed = false;
    int ships = 0; ///< left
    bool passing = false;
    friend bool operator==(const EgiziaLast&, const EgiziaLast&) = default;
};

/// A seat on the score track.
struct EgiziaStanding {
    Q_GADGET
    ROW_TYPE(egiziaStanding)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(int tile MEMBER tile)
    Q_PROPERTY(bool behind MEMBER behind)

  public:
    int seat = -1;
    QString name;
    int points = 0;
    int place = 0; ///< 1: foremost
    int tile = 0;
    bool behind = false; ///< stands behind another on the same square
    friend bool operator==(const EgiziaStanding&, const EgiziaStanding&) = default;
};

/// A square of a monument.
struct EgiziaSquare {
    Q_GADGET
    ROW_TYPE(egiziaSquare)
    Q_PROPERTY(QString square MEMBER square)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(bool may MEMBER may)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool fresh MEMBER fresh)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString spoken MEMBER spoken)

  public:
    QString square;
    int seat = -1;  ///< whose stone
    int price = -1; ///< -1: as printed
    int value = 0;  ///< of a tomb that is turned up
    int points = 0;
    bool open = false; ///< can be reached
    bool may = false;  ///< can be built now
    bool chosen = false;
    bool fresh = false; ///< built in the open action
    QString reason;     ///< why it cannot be built
    QString spoken;
    friend bool operator==(const EgiziaSquare&, const EgiziaSquare&) = default;
};

/// All four, each finished or not.
struct EgiziaMonuments {
    Q_GADGET
    ROW_TYPE(egiziaMonuments)
    Q_PROPERTY(QList<EgiziaSquare> obelisk MEMBER obelisk)
    Q_PROPERTY(QList<EgiziaSquare> tombs MEMBER tombs)
    Q_PROPERTY(QList<EgiziaSquare> pyramid MEMBER pyramid)
    Q_PROPERTY(QList<EgiziaSquare> temple MEMBER temple)
    Q_PROPERTY(bool obeliskDone MEMBER obeliskDone)
    Q_PROPERTY(bool tombsDone MEMBER tombsDone)
    Q_PROPERTY(bool pyramidDone MEMBER pyramidDone)
    Q_PROPERTY(bool templeDone MEMBER templeDone)

  public:
    QList<EgiziaSquare> obelisk;
    QList<EgiziaSquare> tombs;
    QList<EgiziaSquare> pyramid;
    QList<EgiziaSquare> temple;
    bool obeliskDone = false;
    bool tombsDone = false;
    bool pyramidDone = false;
    bool templeDone = false;
    friend bool operator==(const EgiziaMonuments&, const EgiziaMonuments&) = default;
};

/// A floor of the pyramid.
struct EgiziaFloor {
    Q_GADGET
    ROW_TYPE(egiziaFloor)
    Q_PROPERTY(int floor MEMBER floor)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int stones MEMBER stones)
    Q_PROPERTY(bool done MEMBER done)

  public:
    int floor = 0; ///< 1: on the ground
    int seat = -1; ///< who has or would have the bonus
    int stones = 0;
    bool done = false;
    friend bool operator==(const EgiziaFloor&, const EgiziaFloor&) = default;
};

/// A phase of the round.
struct EgiziaRoundPhase {
    Q_GADGET
    ROW_TYPE(egiziaRoundPhase)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString page MEMBER page)
    Q_PROPERTY(bool now MEMBER now)
    Q_PROPERTY(bool done MEMBER done)

  public:
    int number = 0;
    QString title;
    QString text;
    QString page;
    bool now = false;
    bool done = false;
    friend bool operator==(const EgiziaRoundPhase&, const EgiziaRoundPhase&) = default;
};

/// One reason for points.
struct EgiziaScoreLine {
    Q_GADGET
    ROW_TYPE(egiziaScoreLine)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<int> points MEMBER points)

  public:
    QString text;
    QList<int> points; ///< by seat
    friend bool operator==(const EgiziaScoreLine&, const EgiziaScoreLine&) = default;
};
