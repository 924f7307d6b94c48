#pragma once

#include <QObject>
#include <QString>
#include <QtGlobal>
#include <qqmlregistration.h>

/// What a die of a tray knows of itself, as a row (qml/model/README.md). Its number keeps it the same die
/// from one list to the next.
struct DieInfo {
    Q_GADGET
    QML_VALUE_TYPE(dieInfo)
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QML_STRUCTURED_VALUE
#endif
    Q_PROPERTY(int id MEMBER id)
    Q_PROPERTY(bool prayer MEMBER prayer)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(bool selected MEMBER selected)
    Q_PROPERTY(bool may MEMBER may)
    Q_PROPERTY(bool used MEMBER used)
    Q_PROPERTY(bool nudge MEMBER nudge)
    Q_PROPERTY(bool drag MEMBER drag)
    Q_PROPERTY(QString spoken MEMBER spoken)

  public:
    int id = -1;
    int value = 0; ///< 0: not rolled
    bool prayer = false;
    bool selected = false;
    bool may = false; ///< a tap means something
    bool used = false;
    bool nudge = false; ///< it may be swiped to the next value
    bool drag = true;   ///< it may be dragged out
    QString spoken;
    /// From now on dice, and lists of them, can be written as literals in QML.
    static bool readLiterals();
    friend bool operator==(const DieInfo&, const DieInfo&) = default;
};
