#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "qml/model/egizia_model.h"
#include "qml/model/table_seen.h"

/// River, monuments, seats and what is asked, as they have been shown. The position is final at once; the
/// pictures lead this one there, piece by piece, and catchUp() goes the rest of the way without them.
class EgiziaSeen : public TableSeen {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<EgiziaBend> river READ river NOTIFY riverChanged)
    Q_PROPERTY(QList<EgiziaLast> rail READ rail NOTIFY riverChanged)
    Q_PROPERTY(QList<EgiziaSide> sides READ sides NOTIFY sidesChanged)
    Q_PROPERTY(EgiziaMonuments monuments READ monuments NOTIFY monumentsChanged)
    Q_PROPERTY(QList<EgiziaFloor> floors READ floors NOTIFY monumentsChanged)
    Q_PROPERTY(QList<EgiziaStanding> scoreTrack READ scoreTrack NOTIFY sidesChanged)
    Q_PROPERTY(QList<EgiziaScoreLine> score READ score NOTIFY sidesChanged)
    Q_PROPERTY(QList<EgiziaRiddle> hand READ hand NOTIFY sidesChanged)
    Q_PROPERTY(int flood READ flood NOTIFY floodChanged)
    Q_PROPERTY(int round READ round NOTIFY countsChanged)
    Q_PROPERTY(int stage READ stage NOTIFY countsChanged)
    Q_PROPERTY(int site READ site NOTIFY countsChanged)
    Q_PROPERTY(int deck READ deck NOTIFY countsChanged)
    Q_PROPERTY(EgiziaActions actions READ actions NOTIFY askedChanged)
    Q_PROPERTY(EgiziaAction action READ action NOTIFY askedChanged)
    Q_PROPERTY(EgiziaTraining training READ training NOTIFY askedChanged)
    Q_PROPERTY(EgiziaFlooding flooding READ flooding NOTIFY askedChanged)
    Q_PROPERTY(EgiziaFeeding feeding READ feeding NOTIFY askedChanged)
    Q_PROPERTY(EgiziaSphinx sphinx READ sphinx NOTIFY askedChanged)
    Q_PROPERTY(QList<EgiziaCard> extras READ extras NOTIFY askedChanged)
    Q_PROPERTY(EgiziaPhase::Value phase READ phase NOTIFY saidChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY saidChanged)

  public:
    explicit EgiziaSeen(QObject* parent = nullptr);

    [[nodiscard]] QList<EgiziaBend> river() const { return now_.river; }
    [[nodiscard]] QList<EgiziaLast> rail() const { return now_.rail; }
    [[nodiscard]] QList<EgiziaSide> sides() const { return now_.sides; }
    [[nodiscard]] EgiziaMonuments monuments() const { return now_.monuments; }
    [[nodiscard]] QList<EgiziaFloor> floors() const { return now_.floors; }
    [[nodiscard]] QList<EgiziaStanding> scoreTrack() const { return now_.scoreTrack; }
    [[nodiscard]] QList<EgiziaScoreLine> score() const { return now_.score; }
    [[nodiscard]] QList<EgiziaRiddle> hand() const { return now_.hand; }
    [[nodiscard]] int flood() const { return now_.flood; }
    [[nodiscard]] int round() const { return now_.round; }
    [[nodiscard]] int stage() const { return now_.stage; }
    [[nodiscard]] int site() const { return now_.site; }
    /// Sphinx cards in the pile.
    [[nodiscard]] int deck() const { return now_.deck; }
    [[nodiscard]] EgiziaActions actions() const { return now_.actions; }
    [[nodiscard]] EgiziaAction action() const { return now_.action; }
    [[nodiscard]] EgiziaTraining training() const { return now_.training; }
    [[nodiscard]] EgiziaFlooding flooding() const { return now_.flooding; }
    [[nodiscard]] EgiziaFeeding feeding() const { return now_.feeding; }
    [[nodiscard]] EgiziaSphinx sphinx() const { return now_.sphinx; }
    [[nodiscard]] QList<EgiziaCard> extras() const { return now_.extras; }
    /// What is asked of the viewer, and in words.
    [[nodiscard]] EgiziaPhase::Value phase() const { return now_.phase; }
    [[nodiscard]] QString prompt() const { return now_.prompt; }

    Q_INVOKABLE void follow() override;
    /// What a seat has; its number is -1 if there is no such seat.
    Q_INVOKABLE EgiziaSide side(int seat) const;
    /// A bend; its number is 0 if there is no such bend.
    Q_INVOKABLE EgiziaBend at(int bend) const;
    /// Somebody else moves: whatever was asked before, nothing is now.
    Q_INVOKABLE void watch(int seat);
    /// The final scoring begins, which the result tells.
    Q_INVOKABLE void close();
    /// The step of the pictures in which that is looked at.
    [[nodiscard]] Q_INVOKABLE EgiziaEvent ending() const;
    /// What is seen to move is there when it has arrived; whatever is counted comes with the position.
    /// `seat`: whose ship came to the bend; -1 for a card.
    Q_INVOKABLE void takeBend(int bend, int seat);
    Q_INVOKABLE void takeSquare(const QString& monument, const QString& square);
    Q_INVOKABLE void takeFlood();

  signals:
    void riverChanged();
    void sidesChanged();
    void monumentsChanged();
    void floodChanged();
    void countsChanged();
    void askedChanged();
    void saidChanged();

  protected:
    void take() override;

  private:
    struct Moment {
        QList<EgiziaBend> river;
        QList<EgiziaLast> rail;
        QList<EgiziaSide> sides;
        EgiziaMonuments monuments;
        QList<EgiziaFloor> floors;
        QList<EgiziaStanding> scoreTrack;
        QList<EgiziaScoreLine> score;
        QList<EgiziaRiddle> hand;
        int flood = 1;
        int round = 1;
        int stage = 0;
        int site = -1;
        int deck = 0;
        EgiziaActions actions;
        EgiziaAction action;
        EgiziaTraining training;
        EgiziaFlooding flooding;
        EgiziaFeeding feeding;
        EgiziaSphinx sphinx;
        QList<EgiziaCard> extras;
        EgiziaPhase::Value phase = EgiziaPhase::Wait;
        QString prompt;
    };

    /// What the final scoring counts is told by the result: until then the table counts as before.
    void withhold(const Moment& before);
    [[nodiscard]] static QString lastWords();

    QPointer<EgiziaModel> board_;
    Moment now_;    ///< as it is shown
    Moment latest_; ///< as it is
};
