#pragma once

#include <QList>
#include <QString>

#include "qml/model/pyramidice_rows.h"

// The cards of Pyramidice in words, as rows. A number that no card has gives the row of number 0.

struct PyramidiceGodText {
    Q_GADGET
    ROW_TYPE(pyramidiceGodText)
    Q_PROPERTY(int god MEMBER god)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString power MEMBER power)
    Q_PROPERTY(QString use MEMBER use)
    Q_PROPERTY(QString fame MEMBER fame)
    Q_PROPERTY(QList<PyramidiceCost> costs MEMBER costs)
    Q_PROPERTY(QString costSpoken MEMBER costSpoken)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString page MEMBER page)

  public:
    int god = 0;
    QString name;
    QString power;
    QString use;  ///< when it works
    QString fame; ///< at the end
    QList<PyramidiceCost> costs;
    QString costSpoken;
    QString kind;
    QString page;
    friend bool operator==(const PyramidiceGodText&, const PyramidiceGodText&) = default;
};

struct PyramidiceScarabText {
    Q_GADGET
    ROW_TYPE(pyramidiceScarabText)
    Q_PROPERTY(int scarab MEMBER scarab)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString fullName MEMBER fullName)
    Q_PROPERTY(QString power MEMBER power)
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(QString page MEMBER page)

  public:
    int scarab = 0;
    QString name;
    QString fullName;
    QString power;
    QString when;
    QString page;
    friend bool operator==(const PyramidiceScarabText&, const PyramidiceScarabText&) = default;
};

struct PyramidiceTileText {
    Q_GADGET
    ROW_TYPE(pyramidiceTileText)
    Q_PROPERTY(int tile MEMBER tile)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString cost MEMBER cost)
    Q_PROPERTY(int fame MEMBER fame)
    Q_PROPERTY(QString gain MEMBER gain)
    Q_PROPERTY(QString page MEMBER page)

  public:
    int tile = 0;
    int fame = 0; ///< that it costs
    QString name;
    QString cost;
    QString gain;
    QString page;
    friend bool operator==(const PyramidiceTileText&, const PyramidiceTileText&) = default;
};

/// Two values that a project names.
struct PyramidicePair {
    Q_GADGET
    ROW_TYPE(pyramidicePair)
    Q_PROPERTY(int a MEMBER a)
    Q_PROPERTY(int b MEMBER b)

  public:
    int a = 0;
    int b = 0;
    friend bool operator==(const PyramidicePair&, const PyramidicePair&) = default;
};

struct PyramidiceProjectText {
    Q_GADGET
    ROW_TYPE(pyramidiceProjectText)
    Q_PROPERTY(int project MEMBER project)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QList<PyramidicePair> pairs MEMBER pairs)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString page MEMBER page)

  public:
    int project = 0;
    QString name;
    QList<PyramidicePair> pairs;
    QString text;
    QString page;
    friend bool operator==(const PyramidiceProjectText&, const PyramidiceProjectText&) = default;
};

struct PyramidiceRivalText {
    Q_GADGET
    ROW_TYPE(pyramidiceRivalText)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString power MEMBER power)
    Q_PROPERTY(int projects MEMBER projects)
    Q_PROPERTY(QList<int> restFame MEMBER restFame)
    Q_PROPERTY(QString page MEMBER page)

  public:
    int level = 0;
    int projects = 0; ///< that lie open
    QString name;
    QString power;
    QList<int> restFame; ///< of his spaces for tiles
    QString page;
    friend bool operator==(const PyramidiceRivalText&, const PyramidiceRivalText&) = default;
};
