#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include "qml/model/row.h"

// What is asked at a table of Pyramidice, and what things cost, as rows; what their numbers mean,
// pyramidice_rows.h says.

/// Which of the actions can be begun now, and why not.
struct PyramidiceActions {
    Q_GADGET
    ROW_TYPE(pyramidiceActions)
    Q_PROPERTY(bool work MEMBER work)
    Q_PROPERTY(QString workReason MEMBER workReason)
    Q_PROPERTY(bool rest MEMBER rest)
    Q_PROPERTY(QString restReason MEMBER restReason)
    Q_PROPERTY(bool reroll MEMBER reroll)
    Q_PROPERTY(QString rerollReason MEMBER rerollReason)
    Q_PROPERTY(bool maat MEMBER maat)
    Q_PROPERTY(bool nudge MEMBER nudge)
    Q_PROPERTY(QString nudgeReason MEMBER nudgeReason)
    Q_PROPERTY(bool nudgeChoice MEMBER nudgeChoice)
    Q_PROPERTY(bool golden MEMBER golden)
    Q_PROPERTY(bool fame MEMBER fame)
    Q_PROPERTY(QString fameReason MEMBER fameReason)
    Q_PROPERTY(bool dismiss MEMBER dismiss)
    Q_PROPERTY(bool borrow MEMBER borrow)
    Q_PROPERTY(bool end MEMBER end)
    Q_PROPERTY(bool bes MEMBER bes)
    Q_PROPERTY(bool hapy MEMBER hapy)

  public:
    bool work = false;
    bool rest = false;
    bool reroll = false;
    bool maat = false;
    bool nudge = false;
    bool nudgeChoice = false; ///< Bastet: by a Cat or a Worker
    bool golden = false;
    bool fame = false;
    bool dismiss = false;
    bool borrow = false;
    bool end = false;
    bool bes = false;
    bool hapy = false;
    QString workReason;
    QString restReason;
    QString rerollReason;
    QString nudgeReason;
    QString fameReason;
    friend bool operator==(const PyramidiceActions&, const PyramidiceActions&) = default;
};

/// A god of the Triad that pays as a die of this value would.
struct PyramidiceVirtual {
    Q_GADGET
    ROW_TYPE(pyramidiceVirtual)
    Q_PROPERTY(int god MEMBER god)
    Q_PROPERTY(int value MEMBER value)

  public:
    int god = -1;
    int value = 0;
    friend bool operator==(const PyramidiceVirtual&, const PyramidiceVirtual&) = default;
};

/// What is owed. What it is for is a PyramidiceAct; a row's field is a number (README.md).
struct PyramidicePayment {
    Q_GADGET
    ROW_TYPE(pyramidicePayment)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(int what MEMBER what)
    Q_PROPERTY(int god MEMBER god)
    Q_PROPERTY(int pyramid MEMBER pyramid)
    Q_PROPERTY(int space MEMBER space)
    Q_PROPERTY(QStringList needs MEMBER needs)
    Q_PROPERTY(QString owed MEMBER owed)
    Q_PROPERTY(bool worker MEMBER worker)
    Q_PROPERTY(bool cat MEMBER cat)
    Q_PROPERTY(QList<PyramidiceVirtual> virtuals MEMBER virtuals)
    Q_PROPERTY(bool forGood MEMBER forGood)
    Q_PROPERTY(QString sentence MEMBER sentence)

  public:
    bool open = false;
    bool worker = false; ///< can pay the next need
    bool cat = false;
    bool forGood = false; ///< paying this need cannot be taken back: chance answers it
    int what = 0;
    int god = 0;
    int pyramid = -1;
    int space = -1;
    QStringList needs; ///< codes
    QString owed;      ///< the same in words
    QString sentence;
    QList<PyramidiceVirtual> virtuals;
    friend bool operator==(const PyramidicePayment&, const PyramidicePayment&) = default;
};

/// A god that upkeep may take.
struct PyramidiceDrop {
    Q_GADGET
    ROW_TYPE(pyramidiceDrop)
    Q_PROPERTY(int god MEMBER god)
    Q_PROPERTY(QString name MEMBER name)

  public:
    int god = -1;
    QString name;
    friend bool operator==(const PyramidiceDrop&, const PyramidiceDrop&) = default;
};

/// Another's build that may be copied: its Fame, for Workers.
struct PyramidicePearl {
    Q_GADGET
    ROW_TYPE(pyramidicePearl)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(int fame MEMBER fame)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(int builder MEMBER builder)

  public:
    bool open = false;
    int fame = 0;
    int price = 0;
    int builder = -1;
    friend bool operator==(const PyramidicePearl&, const PyramidicePearl&) = default;
};

/// Solo: tiles that were returned, and the spaces they may go to.
struct PyramidicePlacing {
    Q_GADGET
    ROW_TYPE(pyramidicePlacing)
    Q_PROPERTY(QList<int> tiles MEMBER tiles)
    Q_PROPERTY(QList<int> spaces MEMBER spaces)
    Q_PROPERTY(int whose MEMBER whose)

  public:
    QList<int> tiles;
    QList<int> spaces;
    int whose = -1;
    friend bool operator==(const PyramidicePlacing&, const PyramidicePlacing&) = default;
};

/// What sending away a god or calling on one takes at once.
struct PyramidiceOutlay {
    Q_GADGET
    ROW_TYPE(pyramidiceOutlay)
    Q_PROPERTY(bool forGood MEMBER forGood)
    Q_PROPERTY(QString pays MEMBER pays)

  public:
    bool forGood = false; ///< it cannot be taken back
    QString pays;         ///< in words; empty if it is asked for
    friend bool operator==(const PyramidiceOutlay&, const PyramidiceOutlay&) = default;
};

/// Which way a die may be nudged.
struct PyramidiceNudges {
    Q_GADGET
    ROW_TYPE(pyramidiceNudges)
    Q_PROPERTY(bool up MEMBER up)
    Q_PROPERTY(bool down MEMBER down)

  public:
    bool up = false;
    bool down = false;
    friend bool operator==(const PyramidiceNudges&, const PyramidiceNudges&) = default;
};

/// The one next step, as its button shows it; nothing to be done where it has no text.
struct PyramidiceNext {
    Q_GADGET
    ROW_TYPE(pyramidiceNext)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool enabled MEMBER enabled)
    Q_PROPERTY(int gain MEMBER gain)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(int die MEMBER die)

  public:
    QString what; ///< what pressing it does
    QString text;
    QString note;
    QString sign;  ///< one of this game's, or
    QString glyph; ///< a common one
    bool enabled = true;
    int gain = 0; ///< Fame
    int slot = 0; ///< of the god it is about
    int die = -1; ///< and the die
    friend bool operator==(const PyramidiceNext&, const PyramidiceNext&) = default;
};

/// Something else that may be done beside the next step. Off, it says why.
struct PyramidiceSideStep {
    Q_GADGET
    ROW_TYPE(pyramidiceSideStep)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(bool off MEMBER off)
    Q_PROPERTY(QString reason MEMBER reason)

  public:
    QString what;
    QString text;
    QString sign;
    QString glyph;
    bool off = false;
    QString reason;
    friend bool operator==(const PyramidiceSideStep&, const PyramidiceSideStep&) = default;
};
