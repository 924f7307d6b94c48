#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "qml/model/kheops_model.h"
#include "qml/model/table_seen.h"

/// The table of Kheops as it has been shown so far. The position is final at once; the pictures lead this
/// one there, piece by piece, and catchUp() goes the rest of the way without them.
class KheopsSeen : public TableSeen {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool picturing MEMBER picturing_ NOTIFY picturingChanged)
    Q_PROPERTY(int lifted READ lifted WRITE setLifted NOTIFY cellsChanged)
    Q_PROPERTY(QList<KheopsCell> cells READ cells NOTIFY cellsChanged)
    Q_PROPERTY(QList<KheopsSide> sides READ sides NOTIFY sidesChanged)
    Q_PROPERTY(int pile READ pile NOTIFY pileChanged)
    Q_PROPERTY(QList<QString> unseen READ unseen NOTIFY unseenChanged)
    Q_PROPERTY(KheopsPhase::Value phase READ phase NOTIFY saidChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY saidChanged)
    Q_PROPERTY(bool powerUsed READ powerUsed NOTIFY saidChanged)
    Q_PROPERTY(int turn READ turn NOTIFY saidChanged)
    Q_PROPERTY(KheopsTurn lastTurn READ lastTurn NOTIFY saidChanged)
    Q_PROPERTY(QList<KheopsNetwork> networks READ networks NOTIFY saidChanged)
    Q_PROPERTY(QList<int> ankhs READ ankhs NOTIFY saidChanged)
    Q_PROPERTY(QList<int> totals READ totals NOTIFY saidChanged)

  public:
    explicit KheopsSeen(QObject* parent = nullptr);

    /// The cell whose pawn somebody holds; -1 if none is held.
    [[nodiscard]] int lifted() const { return lifted_; }
    void setLifted(int cell);
    /// The pyramid; what is on its way has left its place, and stands nowhere yet.
    [[nodiscard]] QList<KheopsCell> cells() const { return cells_; }
    [[nodiscard]] QList<KheopsSide> sides() const { return now_.sides; }
    [[nodiscard]] int pile() const { return now_.pile; }
    /// Tiles of the viewer that have not come to the hand yet.
    [[nodiscard]] QStringList unseen() const { return unseen_; }
    /// What is asked of the viewer, and in words.
    [[nodiscard]] KheopsPhase::Value phase() const { return now_.phase; }
    [[nodiscard]] QString prompt() const { return now_.prompt; }
    [[nodiscard]] bool powerUsed() const { return now_.powerUsed; }
    [[nodiscard]] int turn() const { return now_.turn; }
    [[nodiscard]] KheopsTurn lastTurn() const { return now_.lastTurn; }
    [[nodiscard]] QList<KheopsNetwork> networks() const { return now_.networks; }
    [[nodiscard]] QList<int> ankhs() const { return now_.ankhs; }
    [[nodiscard]] QList<int> totals() const { return now_.totals; }

    /// A new position: what is shown is the old one still. If nothing happened on the way to it, it is seen
    /// at once.
    Q_INVOKABLE void follow() override;
    /// What a seat has; its number is -1 if there is no such seat.
    Q_INVOKABLE KheopsSide side(int seat) const;
    /// The piece has left the place where it was, and is counted there no more. `there`: it is where it
    /// goes already, because it was let go by hand; it counts there when the picture rests.
    Q_INVOKABLE void leave(const KheopsEvent& event, bool there);
    /// What was on its way has come.
    Q_INVOKABLE void land();

  signals:
    void picturingChanged();
    void cellsChanged();
    void sidesChanged();
    void pileChanged();
    void unseenChanged();
    void saidChanged();

  protected:
    void take() override;

  private:
    struct Moment {
        QList<KheopsCell> cells;
        QList<KheopsSide> sides;
        QStringList hand;
        int pile = 0;
        KheopsPhase::Value phase = KheopsPhase::Wait;
        QString prompt;
        bool powerUsed = false;
        int turn = 1;
        KheopsTurn lastTurn;
        QList<KheopsNetwork> networks;
        QList<int> ankhs;
        QList<int> totals;
    };

    void draw();
    void handDown(const KheopsEvent& event);

    QPointer<KheopsModel> board_;
    Moment now_;
    QList<KheopsCell> cells_;
    QList<int> away_; ///< cells whose pawn is on its way
    KheopsCell tile_; ///< a tile on its way, as it will lie
    QStringList unseen_;
    int lifted_ = -1;
    bool picturing_ = false;
};
