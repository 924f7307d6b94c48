#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include "qml/model/row.h"

// What lies on a table of Pyramidice and what may be done there, as rows; what happens there,
// pyramidice_events.h says. Pieces are "W", "C" and "S"; spaces of a pyramid count within that pyramid from
// 0 (level by level, row by row from the top); slots of the row are 1 to 3; gods, scarabs, Rest tiles and
// projects go by their numbers in the rules, god 39 is the whole Ennead. Parts of a price are codes: "dN" a
// die of that value, "d*" any die, "sN" and "s*" a Stone die, "W", "C".

/// What is asked of the viewer. In facts() and on the screen it goes by its number.
class PyramidicePhase : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its values are used")

  public:
    enum Value {
        Wait,      ///< it is not the viewer's decision
        Scarab,    ///< which of two to keep
        Begin,     ///< to work or to rest
        Take,      ///< dice from the quarry
        Act,       ///< with the dice rolled
        Marked,    ///< dice are chosen to be rolled again
        Pay,       ///< something is owed
        Gain,      ///< which piece to take
        Discard,   ///< which piece to give up
        Drop,      ///< which god upkeep takes
        Rest,      ///< a Rest tile, or a god of rest
        FreeGod,   ///< which god of the row to take
        Pearl,     ///< another's build may be copied
        PlaceTile, ///< where returned tiles go
        Over,
    };
    Q_ENUM(Value)
};

/// A die on the table, by its number; value 0: it lies in the quarry.
struct PyramidiceDie {
    Q_GADGET
    ROW_TYPE(pyramidiceDie)
    Q_PROPERTY(int id MEMBER id)
    Q_PROPERTY(bool prayer MEMBER prayer)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(bool marked MEMBER marked)
    Q_PROPERTY(bool spend MEMBER spend)
    Q_PROPERTY(QString spoken MEMBER spoken)

  public:
    int id = -1;
    int value = 0;
    bool prayer = false;
    bool marked = false; ///< chosen to be rolled again
    bool spend = false;  ///< it can pay the next need
    QString spoken;
    friend bool operator==(const PyramidiceDie&, const PyramidiceDie&) = default;
};

/// A god in front of a seat. `usable` and `reason` only for who may act now.
struct PyramidiceGod {
    Q_GADGET
    ROW_TYPE(pyramidiceGod)
    Q_PROPERTY(int god MEMBER god)
    Q_PROPERTY(bool used MEMBER used)
    Q_PROPERTY(bool usable MEMBER usable)
    Q_PROPERTY(bool loan MEMBER loan)
    Q_PROPERTY(int stack MEMBER stack)
    Q_PROPERTY(QList<int> members MEMBER members)
    Q_PROPERTY(QString reason MEMBER reason)

  public:
    int god = -1; ///< 0: those of the Ennead, which lie in one stack
    bool used = false;
    bool usable = false;
    bool loan = false;
    int stack = 0;      ///< how many lie in it
    QList<int> members; ///< and which
    QString reason;     ///< why its power cannot be used
    friend bool operator==(const PyramidiceGod&, const PyramidiceGod&) = default;
};

/// A Rest tile, in the row or in front of a seat; tile 0: the space is empty.
struct PyramidiceTile {
    Q_GADGET
    ROW_TYPE(pyramidiceTile)
    Q_PROPERTY(int tile MEMBER tile)
    Q_PROPERTY(int space MEMBER space)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool faceDown MEMBER faceDown)
    Q_PROPERTY(bool may MEMBER may)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QStringList pieces MEMBER pieces)

  public:
    int tile = 0;
    int space = -1; ///< of the row, from 0
    int number = 0; ///< solo: that of its space, 1 to 6
    int seat = -1;  ///< whose it is; -1: it lies in the row
    bool faceDown = false;
    bool may = false;   ///< it can be carried out now
    QString reason;     ///< why not
    QStringList pieces; ///< tile 1: which pieces may be given for it
    friend bool operator==(const PyramidiceTile&, const PyramidiceTile&) = default;
};

/// What a seat has.
struct PyramidiceSide {
    Q_GADGET
    ROW_TYPE(pyramidiceSide)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool rival MEMBER rival)
    Q_PROPERTY(int workers MEMBER workers)
    Q_PROPERTY(int cats MEMBER cats)
    Q_PROPERTY(int stones MEMBER stones)
    Q_PROPERTY(int fame MEMBER fame)
    Q_PROPERTY(int scarab MEMBER scarab)
    Q_PROPERTY(QList<int> projects MEMBER projects)
    Q_PROPERTY(int hiddenProjects MEMBER hiddenProjects)
    Q_PROPERTY(QList<PyramidiceTile> tiles MEMBER tiles)
    Q_PROPERTY(QList<PyramidiceGod> gods MEMBER gods)
    Q_PROPERTY(int godCount MEMBER godCount)
    Q_PROPERTY(int upkeepGods MEMBER upkeepGods)
    Q_PROPERTY(int upkeepLimit MEMBER upkeepLimit)
    Q_PROPERTY(bool onTurn MEMBER onTurn)

  public:
    int seat = -1;
    bool rival = false; ///< it is the Great Architect
    bool onTurn = false;
    int workers = 0;
    int cats = 0;
    int stones = 0;
    int fame = 0;
    int scarab = 0; ///< 0: none yet
    int hiddenProjects = 0;
    int godCount = 0;
    int upkeepGods = 0; ///< that need upkeep
    int upkeepLimit = 0;
    QString name;
    QList<int> projects; ///< those that are known
    QList<PyramidiceTile> tiles;
    QList<PyramidiceGod> gods; ///< the Ennead is one of them
    friend bool operator==(const PyramidiceSide&, const PyramidiceSide&) = default;
};

/// A part of a price.
struct PyramidiceCost {
    Q_GADGET
    ROW_TYPE(pyramidiceCost)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(bool met MEMBER met)

  public:
    QString code;
    bool met = false; ///< it can be paid now
    friend bool operator==(const PyramidiceCost&, const PyramidiceCost&) = default;
};

/// A slot of the row of gods; god 0: it is empty.
struct PyramidiceSlot {
    Q_GADGET
    ROW_TYPE(pyramidiceSlot)
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(int god MEMBER god)
    Q_PROPERTY(QList<PyramidiceCost> costs MEMBER costs)
    Q_PROPERTY(bool may MEMBER may)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(int badge MEMBER badge)
    Q_PROPERTY(bool lent MEMBER lent)
    Q_PROPERTY(bool dismissable MEMBER dismissable)
    Q_PROPERTY(bool borrowable MEMBER borrowable)

  public:
    int slot = 0;
    int god = 0;
    int badge = 0;    ///< what it adds to an Ennead at the end
    bool may = false; ///< it can be prayed to, or taken
    bool lent = false;
    bool dismissable = false;
    bool borrowable = false;
    QList<PyramidiceCost> costs;
    QString reason; ///< why it cannot be prayed to
    friend bool operator==(const PyramidiceSlot&, const PyramidiceSlot&) = default;
};

struct PyramidicePyramid {
    Q_GADGET
    ROW_TYPE(pyramidicePyramid)
    Q_PROPERTY(int pyramid MEMBER pyramid)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QList<int> values MEMBER values)
    Q_PROPERTY(int filled MEMBER filled)

  public:
    int pyramid = 0;
    int filled = 0;
    QString name;
    QList<int> values; ///< of each space; 0: empty
    friend bool operator==(const PyramidicePyramid&, const PyramidicePyramid&) = default;
};

/// Where a die may be built.
struct PyramidiceTarget {
    Q_GADGET
    ROW_TYPE(pyramidiceTarget)
    Q_PROPERTY(int pyramid MEMBER pyramid)
    Q_PROPERTY(int space MEMBER space)
    Q_PROPERTY(int fame MEMBER fame)
    Q_PROPERTY(int workers MEMBER workers)
    Q_PROPERTY(bool carnelian MEMBER carnelian)
    Q_PROPERTY(int die MEMBER die)
    Q_PROPERTY(QString spoken MEMBER spoken)

  public:
    int die = -1; ///< which one; -1: not said
    int pyramid = 0;
    int space = -1;
    int fame = 0;
    int workers = -1;       ///< that it takes; -1: not said
    bool carnelian = false; ///< with that scarab's help
    QString spoken;
    friend bool operator==(const PyramidiceTarget&, const PyramidiceTarget&) = default;
};

/// What a die is held over: a slot of the row, a space, or an action; none of them over nothing.
struct PyramidiceAim {
    Q_GADGET
    ROW_TYPE(pyramidiceAim)
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(int pyramid MEMBER pyramid)
    Q_PROPERTY(int space MEMBER space)
    Q_PROPERTY(QString action MEMBER action)

  public:
    int slot = 0;
    int pyramid = -1;
    int space = -1;
    QString action;
    friend bool operator==(const PyramidiceAim&, const PyramidiceAim&) = default;
};

/// Two neighbours that a known project names: spaces of that level, or of whatever is drawn.
struct PyramidiceSeal {
    Q_GADGET
    ROW_TYPE(pyramidiceSeal)
    Q_PROPERTY(int pyramid MEMBER pyramid)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(int a MEMBER a)
    Q_PROPERTY(int b MEMBER b)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int project MEMBER project)

  public:
    int pyramid = 0;
    int level = 1;
    int a = -1;
    int b = -1;
    int seat = 0;
    int project = 0;
    friend bool operator==(const PyramidiceSeal&, const PyramidiceSeal&) = default;
};

/// One reason for Fame.
struct PyramidiceScoreLine {
    Q_GADGET
    ROW_TYPE(pyramidiceScoreLine)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<int> points MEMBER points)

  public:
    QString text;
    QList<int> points; ///< by seat
    friend bool operator==(const PyramidiceScoreLine&, const PyramidiceScoreLine&) = default;
};

/// How many pairs of a seat's project stand in the pyramids.
struct PyramidiceCount {
    Q_GADGET
    ROW_TYPE(pyramidiceCount)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int project MEMBER project)
    Q_PROPERTY(int pairs MEMBER pairs)

  public:
    int seat = -1;
    int project = 0;
    int pairs = 0;
    friend bool operator==(const PyramidiceCount&, const PyramidiceCount&) = default;
};
