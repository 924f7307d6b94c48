#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "qml/model/row.h"

// What lies before a player of Egizia, as rows; what their numbers mean, egizia_rows.h says.

/// How a card of somebody's is used. In a row it goes by its number.
class EgiziaUse : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its values are used")

  public:
    enum Value {
        None, ///< it works by itself
        Drill,
        Upgrade,
        Play,
        Sell,
        Feed,
        ExtraPlace,
        Take,
        Sail, ///< from here on it goes with another move
        Twice,
        Work,
        First,
        Keep,
    };
    Q_ENUM(Value)
};

/// One of a seat's workers.
struct EgiziaWorker {
    Q_GADGET
    ROW_TYPE(egiziaWorker)
    Q_PROPERTY(int worker MEMBER worker)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int strength MEMBER strength)
    Q_PROPERTY(bool used MEMBER used)
    Q_PROPERTY(bool working MEMBER working)
    Q_PROPERTY(QString spoken MEMBER spoken)

  public:
    int worker = -1;
    QString name;
    int strength = 0;
    bool used = false;
    bool working = false;
    QString spoken;
    friend bool operator==(const EgiziaWorker&, const EgiziaWorker&) = default;
};

/// A field of somebody's; what waters it, its colour says: 0 every flood, 1 the middle and the high one, 2
/// only the high one.
struct EgiziaField {
    Q_GADGET
    ROW_TYPE(egiziaField)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int grain MEMBER grain)
    Q_PROPERTY(int printed MEMBER printed)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(int upgrades MEMBER upgrades)
    Q_PROPERTY(bool upgradable MEMBER upgradable)
    Q_PROPERTY(bool may MEMBER may)

  public:
    int card = 0;
    QString title;
    int grain = 0;
    int printed = 0;
    int colour = 0;
    int upgrades = 0;
    bool upgradable = false; ///< by the viewer, now
    bool may = false;
    friend bool operator==(const EgiziaField&, const EgiziaField&) = default;
};

/// A quarry of somebody's.
struct EgiziaQuarry {
    Q_GADGET
    ROW_TYPE(egiziaQuarry)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(int stones MEMBER stones)
    Q_PROPERTY(QString title MEMBER title)

  public:
    int card = 0;
    int stones = 0;
    QString title;
    friend bool operator==(const EgiziaQuarry&, const EgiziaQuarry&) = default;
};

/// A card that lies beside a board. The last four say what can be chosen for one that can be played now.
struct EgiziaCard {
    Q_GADGET
    ROW_TYPE(egiziaCard)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString page MEMBER page)
    Q_PROPERTY(int use MEMBER use)
    Q_PROPERTY(bool playable MEMBER playable)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QList<int> workers MEMBER workers)
    Q_PROPERTY(QList<int> fields MEMBER fields)
    Q_PROPERTY(QList<int> sites MEMBER sites)
    Q_PROPERTY(int most MEMBER most)

  public:
    int card = 0;
    QString code; ///< "N07"
    QString title;
    QString text;
    QString kind;
    QString page;
    int use = EgiziaUse::None;
    bool playable = false;
    QString reason; ///< why the viewer cannot play it now
    QList<int> workers;
    QList<int> fields; ///< cards
    QList<int> sites;
    int most = 1; ///< stones
    friend bool operator==(const EgiziaCard&, const EgiziaCard&) = default;
};

/// A Sphinx card.
struct EgiziaRiddle {
    Q_GADGET
    ROW_TYPE(egiziaRiddle)
    Q_PROPERTY(int riddle MEMBER riddle)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString page MEMBER page)
    Q_PROPERTY(int best MEMBER best)
    Q_PROPERTY(int worth MEMBER worth)
    Q_PROPERTY(QString spoken MEMBER spoken)

  public:
    int riddle = 0;
    QString code; ///< "S05"
    QString title;
    QString text;
    QString page;
    int best = 0;   ///< points at most; 0: there is no telling
    int worth = -1; ///< points now; -1: not known
    QString spoken;
    friend bool operator==(const EgiziaRiddle&, const EgiziaRiddle&) = default;
};

/// How many stones of a seat lie in each monument.
struct EgiziaStonesIn {
    Q_GADGET
    ROW_TYPE(egiziaStonesIn)
    Q_PROPERTY(int obelisk MEMBER obelisk)
    Q_PROPERTY(int tombs MEMBER tombs)
    Q_PROPERTY(int pyramid MEMBER pyramid)
    Q_PROPERTY(int temple MEMBER temple)

  public:
    int obelisk = 0;
    int tombs = 0;
    int pyramid = 0;
    int temple = 0;
    friend bool operator==(const EgiziaStonesIn&, const EgiziaStonesIn&) = default;
};

/// What the workers of a seat eat, and what its fields bear at the three floods.
struct EgiziaGrain {
    Q_GADGET
    ROW_TYPE(egiziaGrain)
    Q_PROPERTY(int need MEMBER need)
    Q_PROPERTY(QList<int> supply MEMBER supply)
    Q_PROPERTY(QList<int> missing MEMBER missing)
    Q_PROPERTY(QList<int> loss MEMBER loss)
    Q_PROPERTY(int lossPerGrain MEMBER lossPerGrain)

  public:
    int need = 0;
    QList<int> supply;
    QList<int> missing;
    QList<int> loss; ///< points
    int lossPerGrain = 0;
    friend bool operator==(const EgiziaGrain&, const EgiziaGrain&) = default;
};

/// What a seat has.
struct EgiziaSide {
    Q_GADGET
    ROW_TYPE(egiziaSide)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool onTurn MEMBER onTurn)
    Q_PROPERTY(bool passed MEMBER passed)
    Q_PROPERTY(int tile MEMBER tile)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(int last MEMBER last)
    Q_PROPERTY(QList<int> sites MEMBER sites)
    Q_PROPERTY(int stones MEMBER stones)
    Q_PROPERTY(int stoneCap MEMBER stoneCap)
    Q_PROPERTY(int produces MEMBER produces)
    Q_PROPERTY(QList<EgiziaWorker> workers MEMBER workers)
    Q_PROPERTY(EgiziaGrain grain MEMBER grain)
    Q_PROPERTY(QList<EgiziaField> fields MEMBER fields)
    Q_PROPERTY(QList<EgiziaQuarry> quarries MEMBER quarries)
    Q_PROPERTY(QList<EgiziaCard> always MEMBER always)
    Q_PROPERTY(QList<EgiziaCard> whenever MEMBER whenever)
    Q_PROPERTY(int quarry MEMBER quarry)
    Q_PROPERTY(int market MEMBER market)
    Q_PROPERTY(int riddles MEMBER riddles)
    Q_PROPERTY(QList<EgiziaRiddle> known MEMBER known)
    Q_PROPERTY(EgiziaStonesIn stonesIn MEMBER stonesIn)
    Q_PROPERTY(int tombSum MEMBER tombSum)
    Q_PROPERTY(int worthStones MEMBER worthStones)
    Q_PROPERTY(int worthTombs MEMBER worthTombs)

  public:
    int seat = -1;
    QString name;
    bool onTurn = false;
    bool passed = false;
    int tile = 0;
    int points = 0;
    int place = 0;    ///< 1: foremost on the track
    int ships = 0;    ///< at hand
    int last = 0;     ///< bend; 0: none
    QList<int> sites; ///< with a ship that counts
    int stones = 0;
    int stoneCap = 0;
    int produces = 0; ///< stones in phase 4
    QList<EgiziaWorker> workers;
    EgiziaGrain grain;
    QList<EgiziaField> fields;
    QList<EgiziaQuarry> quarries;
    QList<EgiziaCard> always;
    QList<EgiziaCard> whenever;
    int quarry = 0; ///< square of the track
    int market = 0;
    int riddles = 0;           ///< Sphinx cards, seen or not
    QList<EgiziaRiddle> known; ///< those that are shown
    EgiziaStonesIn stonesIn;
    int tombSum = 0;
    int worthStones = 0; ///< at the end
    int worthTombs = 0;
    friend bool operator==(const EgiziaSide&, const EgiziaSide&) = default;
};
