#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "qml/model/row.h"

// What happens at a table of Pyramidice, as rows; what their numbers mean, pyramidice_rows.h says.

/// What happens, what an Architect advises, and what is paid for. In brackets: which fields say more.
class PyramidiceAct : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its values are used")

  public:
    enum Value {
        None,
        Scarab,     ///< advice: scarab
        Work,       ///< advice
        Rest,       ///< advice
        Take,       ///< advice: stones, prayers
        Mark,       ///< advice: prayer, value
        Roll,       ///< prayer, values, last; advice: maat
        Nudge,      ///< a die was turned; advice: prayer, value, to
        Set,        ///< advice: god, value, to
        Pray,       ///< slot, god
        Paid,       ///< a build is paid for
        Dismiss,    ///< slot, god
        Borrow,     ///< slot, god
        FreeGod,    ///< advice: slot
        Build,      ///< pyramid, space, value, fame; advice: carnelian
        Use,        ///< god
        Drop,       ///< god
        Spend,      ///< advice: prayer, value
        Give,       ///< advice: piece
        Lend,       ///< advice: god
        Gain,       ///< advice: piece
        Discard,    ///< advice: piece
        Fame,       ///< two dice for one
        End,        ///< advice
        Tile,       ///< tile; advice: from, piece
        Copy,       ///< Pearl copies a build
        Decline,    ///< advice
        Place,      ///< advice: tile, space
        Draw,       ///< a god comes to the row: slot, god
        RivalGod,   ///< slot, god
        RivalDie,   ///< the Great Architect takes one
        RivalRoll,  ///< values, last
        RivalTile,  ///< tile, fame
        RivalBuild, ///< pyramid, space, value, fame
        RivalPlace, ///< returned tiles
    };
    Q_ENUM(Value)
};

/// Something that happened, to be animated, or that is advised. Which fields mean something, PyramidiceAct
/// says. Advice names dice by colour and value.
struct PyramidiceEvent {
    Q_GADGET
    ROW_TYPE(pyramidiceEvent)
    Q_PROPERTY(int what MEMBER what)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool prayer MEMBER prayer)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QList<int> values MEMBER values)
    Q_PROPERTY(bool last MEMBER last)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int stones MEMBER stones)
    Q_PROPERTY(int prayers MEMBER prayers)
    Q_PROPERTY(bool maat MEMBER maat)
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(int god MEMBER god)
    Q_PROPERTY(int pyramid MEMBER pyramid)
    Q_PROPERTY(int space MEMBER space)
    Q_PROPERTY(int fame MEMBER fame)
    Q_PROPERTY(bool carnelian MEMBER carnelian)
    Q_PROPERTY(int tile MEMBER tile)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(QString piece MEMBER piece)
    Q_PROPERTY(int scarab MEMBER scarab)

  public:
    int what = PyramidiceAct::None;
    int seat = -1;
    int value = 0;
    int to = 0; ///< the value it is turned to
    int stones = 0;
    int prayers = 0;
    int slot = 0;
    int god = -1;
    int pyramid = -1;
    int space = -1;
    int fame = 0;
    int tile = 0;
    int from = -1; ///< whose tile is copied; -1: it is taken from the row
    int scarab = 0;
    bool prayer = false;
    bool last = false; ///< Stone and Prayer dice are rolled one after the other and thrown together
    bool maat = false;
    bool carnelian = false;
    QString piece;
    QString text; ///< the same in words
    QList<int> values;
    friend bool operator==(const PyramidiceEvent&, const PyramidiceEvent&) = default;
};

/// A step of the Great Architect's turn, as it is told.
struct PyramidiceStep {
    Q_GADGET
    ROW_TYPE(pyramidiceStep)
    Q_PROPERTY(int what MEMBER what)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int god MEMBER god)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int tile MEMBER tile)
    Q_PROPERTY(int pyramid MEMBER pyramid)
    Q_PROPERTY(int space MEMBER space)
    Q_PROPERTY(int project MEMBER project)
    Q_PROPERTY(int fame MEMBER fame)
    Q_PROPERTY(QString sum MEMBER sum)

  public:
    int what = PyramidiceAct::None;
    int god = 0;
    int value = 0;
    int tile = 0;
    int pyramid = -1;
    int space = -1;
    int project = 0; ///< that the build serves
    int fame = 0;
    QString text;
    QString sum; ///< "5 + 3"
    friend bool operator==(const PyramidiceStep&, const PyramidiceStep&) = default;
};
