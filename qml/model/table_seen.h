#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "qml/model/table_model.h"

/// What is said of a table, as it has been shown so far. A position is there at once, its picture takes a
/// moment: until that has come to rest, counters, scores, prompt and whose turn it is stay those of before.
/// Each game adds what is counted at its table, here or in QML.
class TableSeen : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(TableModel* table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(bool watching READ watching WRITE setWatching NOTIFY tableChanged)
    Q_PROPERTY(int ply READ ply NOTIFY seenChanged)
    Q_PROPERTY(int me READ me NOTIFY seenChanged)
    Q_PROPERTY(int activeSeat READ activeSeat NOTIFY seenChanged)
    Q_PROPERTY(bool yourTurn READ yourTurn NOTIFY seenChanged)
    Q_PROPERTY(bool over READ over NOTIFY seenChanged)
    Q_PROPERTY(QString progress READ progress NOTIFY seenChanged)

  public:
    using QObject::QObject;

    [[nodiscard]] TableModel* table() const { return table_; }
    void setTable(TableModel* table);
    /// A replay or a review: nothing is asked.
    [[nodiscard]] bool watching() const { return watching_; }
    void setWatching(bool watching);
    /// How long the match was; -1: nothing has been shown yet.
    [[nodiscard]] int ply() const { return ply_; }
    /// Whose things lie on the own side: it changes hands with the phone, not before.
    [[nodiscard]] int me() const { return me_; }
    [[nodiscard]] int activeSeat() const { return activeSeat_; }
    [[nodiscard]] bool yourTurn() const { return yourTurn_; }
    [[nodiscard]] bool over() const { return over_; }
    [[nodiscard]] QString progress() const { return progress_; }

    /// There is another position: what is shown is the old one still.
    Q_INVOKABLE virtual void follow() {}
    /// All of it is shown.
    Q_INVOKABLE void catchUp();
    /// Somebody else is seen to move: whatever was asked before, nothing is now.
    Q_INVOKABLE void turnTo(int seat);

  signals:
    void tableChanged();
    void seenChanged();
    /// A game written in QML takes over what it counts.
    void caughtUp();

  protected:
    /// A game takes over what it counts.
    virtual void take() {}

  private:
    [[nodiscard]] int ownSeat() const;

    QPointer<TableModel> table_;
    bool watching_ = false;
    int ply_ = -1;
    int me_ = 0;
    int activeSeat_ = -1;
    bool yourTurn_ = false;
    bool over_ = false;
    QString progress_;
};
