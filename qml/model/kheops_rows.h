#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "qml/model/row.h"

// What lies on a table of Kheops and what happens there, as rows. Cells are numbered 0 to 48 from the lower
// left, row by row; openings are a set of sides. What the codes of tiles, symbols and pawns mean,
// kheops_words.h says.

/// What is asked of who is on turn.
class KheopsPhase : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its values are used")

  public:
    enum Value {
        Wait, ///< nothing is asked of who looks
        Pawn,
        TurnCorridor,
        TurnRoom,
        Swap,
        Move,
        Tile,
        Draw,
        Over,
    };
    Q_ENUM(Value)
};

/// What can happen.
class KheopsAct : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Only its values are used")

  public:
    enum Value {
        None,
        Pawn, ///< a pawn of a kind comes to a cell, and may take another's place
        Turn, ///< the tile of a cell is turned by thirds
        Swap, ///< the pawns of two cells, from and to, change places
        Move, ///< a pawn goes from one cell to another
        Tile, ///< a tile is laid on a cell
        Draw, ///< a tile is drawn; which one is not told
    };
    Q_ENUM(Value)
};

/// A place of the pyramid: the tile that lies there, and the pawn that stands on it.
struct KheopsCell {
    Q_GADGET
    ROW_TYPE(kheopsCell)
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(int openings MEMBER openings)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool room MEMBER room)
    Q_PROPERTY(bool inAir MEMBER inAir)
    Q_PROPERTY(QString tile MEMBER tile)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString spoken MEMBER spoken)

  public:
    int index = -1;     ///< 0 .. 48; -1: no place
    int openings = 0;   ///< a set of sides: 1, 2, 4
    int seat = -1;      ///< the pawn's; -1: nobody stands there
    bool room = false;  ///< a room, not a corridor
    bool inAir = false; ///< what stands, or will stand, here is on its way
    QString tile;       ///< "R07"; empty: none lies there
    QString symbol;     ///< "SA"; see kheopswords
    QString kind;       ///< "W"; the kind of pawn
    QString spoken;     ///< everything there is to say about it
    friend bool operator==(const KheopsCell&, const KheopsCell&) = default;
};

/// A tile in the viewer's hand, as it was turned there.
struct KheopsHandTile {
    Q_GADGET
    ROW_TYPE(kheopsHandTile)
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(int openings MEMBER openings)
    Q_PROPERTY(int turns MEMBER turns)
    Q_PROPERTY(int thirds MEMBER thirds)
    Q_PROPERTY(bool room MEMBER room)
    Q_PROPERTY(QString tile MEMBER tile)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString spoken MEMBER spoken)

  public:
    int slot = -1;    ///< the place in the hand, 0 to 2
    int openings = 0; ///< as it lies
    int turns = 3;    ///< in how many ways it can lie
    int thirds = 0;   ///< how far it was turned
    bool room = false;
    QString tile; ///< empty: none lies in this place
    QString symbol;
    QString name;   ///< "Sarcophagus"
    QString spoken; ///< the same with its openings, as it lies
    friend bool operator==(const KheopsHandTile&, const KheopsHandTile&) = default;
};

/// A kind of pawn of one seat.
struct KheopsChoice {
    Q_GADGET
    ROW_TYPE(kheopsChoice)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QList<int> cells MEMBER cells)

  public:
    int count = 0; ///< how many are still to be played
    QString kind;
    QString name;
    QString reason;   ///< why it cannot be played; empty if it can
    QList<int> cells; ///< where it may stand now; only of the viewer
    friend bool operator==(const KheopsChoice&, const KheopsChoice&) = default;
};

/// What a seat has.
struct KheopsSide {
    Q_GADGET
    ROW_TYPE(kheopsSide)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int pawns MEMBER pawns)
    Q_PROPERTY(int tiles MEMBER tiles)
    Q_PROPERTY(QList<KheopsChoice> choices MEMBER choices)

  public:
    int seat = -1;
    int pawns = 0;               ///< still to be played
    int tiles = 0;               ///< in the hand
    QList<KheopsChoice> choices; ///< its pawns kind by kind
    friend bool operator==(const KheopsSide&, const KheopsSide&) = default;
};

/// A network, as if the match ended now.
struct KheopsNetwork {
    Q_GADGET
    ROW_TYPE(kheopsNetwork)
    Q_PROPERTY(int winner MEMBER winner)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(bool closed MEMBER closed)
    Q_PROPERTY(bool cursed MEMBER cursed)
    Q_PROPERTY(QString letter MEMBER letter)
    Q_PROPERTY(QString sum MEMBER sum)
    Q_PROPERTY(QList<int> cells MEMBER cells)
    Q_PROPERTY(QList<int> points MEMBER points)

  public:
    int winner = -1; ///< who gets its points
    int value = 0;
    bool closed = false;
    bool cursed = false;
    QString letter;
    QString sum; ///< "3 rooms + pair 15"
    QList<int> cells;
    QList<int> points; ///< by seat
    friend bool operator==(const KheopsNetwork&, const KheopsNetwork&) = default;
};

/// Where somebody acted.
struct KheopsTurn {
    Q_GADGET
    ROW_TYPE(kheopsTurn)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QList<int> cells MEMBER cells)

  public:
    int seat = -1; ///< -1: nobody yet
    QList<int> cells;
    friend bool operator==(const KheopsTurn&, const KheopsTurn&) = default;
};

/// A place that a power may be used on.
struct KheopsMarker {
    Q_GADGET
    ROW_TYPE(kheopsMarker)
    Q_PROPERTY(int cell MEMBER cell)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(QString kind MEMBER kind)

  public:
    int cell = 0;
    bool chosen = false;
    QString kind = QStringLiteral("turn"); ///< "own" or "rival": a pawn; "turn": a tile
    friend bool operator==(const KheopsMarker&, const KheopsMarker&) = default;
};

/// A tile as it would lie, and what it would join there.
struct KheopsPreview {
    Q_GADGET
    ROW_TYPE(kheopsPreview)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(QList<int> cells MEMBER cells)
    Q_PROPERTY(KheopsCell ghost MEMBER ghost)

  public:
    int value = 0;    ///< of that network
    QString sentence; ///< empty: it cannot lie there
    QList<int> cells; ///< of that network
    KheopsCell ghost; ///< the tile itself
    friend bool operator==(const KheopsPreview&, const KheopsPreview&) = default;
};

/// Something that happened, or is advised. Which fields mean something, KheopsAct says.
struct KheopsEvent {
    Q_GADGET
    ROW_TYPE(kheopsEvent)
    Q_PROPERTY(int what MEMBER what)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int cell MEMBER cell)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int thirds MEMBER thirds)
    Q_PROPERTY(int left MEMBER left)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString captured MEMBER captured)
    Q_PROPERTY(QString tile MEMBER tile)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<KheopsCell> changed MEMBER changed)

  public:
    int what = KheopsAct::None;
    int seat = -1; ///< who did it
    int cell = -1;
    int from = -1;
    int to = -1;
    int thirds = 0;   ///< how far a tile is turned
    int left = 0;     ///< then: of that kind of pawn, of the tiles in the hand or in the pile
    QString kind;     ///< of the pawn
    QString captured; ///< the kind whose place it takes
    QString tile;
    QString text;              ///< the same in words
    QList<KheopsCell> changed; ///< the places that it changes, as they are then
    friend bool operator==(const KheopsEvent&, const KheopsEvent&) = default;
};

/// Something in a picture of the rules, written by hand.
struct KheopsFigure {
    Q_GADGET
    ROW_TYPE(kheopsFigure)
    Q_PROPERTY(int openings MEMBER openings)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(bool room MEMBER room)
    Q_PROPERTY(bool up MEMBER up)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString letter MEMBER letter)
    Q_PROPERTY(QString cells MEMBER cells)
    Q_PROPERTY(QString at MEMBER at)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString text MEMBER text)

  public:
    int openings = 0;
    int seat = -1;
    int count = 0; ///< how many there are
    bool room = false;
    bool up = true;
    QString symbol;
    QString kind;   ///< of a pawn, or of a marker
    QString letter; ///< of a network
    QString cells;  ///< "row,place; ...": its places
    QString at;     ///< "row,place": where a marker lies
    QString word;   ///< below it
    QString name;   ///< beside it
    QString text;   ///< and what it does
    friend bool operator==(const KheopsFigure&, const KheopsFigure&) = default;
};
