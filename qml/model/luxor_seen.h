#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>

#include "qml/model/luxor_model.h"
#include "qml/model/table_seen.h"

/// The table of Luxor as it has been shown so far. The position is final at once; the pictures lead this
/// one there, step by step, and catchUp() goes the rest of the way without them.
class LuxorSeen : public TableSeen {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<LuxorCard> cards READ cards NOTIFY cardsChanged)
    Q_PROPERTY(QList<LuxorPillar> pillars READ pillars NOTIFY pillarsChanged)
    Q_PROPERTY(QList<LuxorSide> sides READ sides NOTIFY sidesChanged)
    Q_PROPERTY(int slab READ slab NOTIFY countsChanged)
    Q_PROPERTY(int stock READ stock NOTIFY countsChanged)
    Q_PROPERTY(LuxorModel::Pile pile READ pile NOTIFY countsChanged)
    Q_PROPERTY(LuxorPhase::Value phase READ phase NOTIFY saidChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY saidChanged)
    Q_PROPERTY(QList<LuxorScoreLine> score READ score NOTIFY saidChanged)
    Q_PROPERTY(QList<int> unseen READ unseen NOTIFY unseenChanged)

  public:
    explicit LuxorSeen(QObject* parent = nullptr);

    [[nodiscard]] QList<LuxorCard> cards() const { return now_.cards; }
    [[nodiscard]] QList<LuxorPillar> pillars() const { return now_.pillars; }
    [[nodiscard]] QList<LuxorSide> sides() const { return now_.sides; }
    [[nodiscard]] int slab() const { return now_.slab; }
    [[nodiscard]] int stock() const { return now_.stock; }
    [[nodiscard]] LuxorModel::Pile pile() const { return now_.pile; }
    /// What is asked of the viewer, and in words.
    [[nodiscard]] LuxorPhase::Value phase() const { return now_.phase; }
    [[nodiscard]] QString prompt() const { return now_.prompt; }
    [[nodiscard]] QList<LuxorScoreLine> score() const { return now_.score; }
    /// Cards drawn by the viewer that have not come to the hand yet.
    [[nodiscard]] QList<int> unseen() const { return unseen_; }

    /// A new position: what is shown is the old one still.
    Q_INVOKABLE void follow() override;
    /// What a seat has; its number is -1 if there is no such seat.
    Q_INVOKABLE LuxorSide side(int seat) const;
    /// The card that was drawn is still on its way.
    Q_INVOKABLE void hide(int card);
    /// The card lies in its shaft.
    Q_INVOKABLE void fall(const LuxorEvent& drop);
    /// It leaves the hand.
    Q_INVOKABLE void handDown(int seat);
    /// A step: taken up from where it was, and then there where it goes.
    Q_INVOKABLE void leave(const LuxorStep& step);
    Q_INVOKABLE void arrive(const LuxorStep& step);

  signals:
    void cardsChanged();
    void pillarsChanged();
    void sidesChanged();
    void countsChanged();
    void saidChanged();
    void unseenChanged();

  protected:
    void take() override;

  private:
    struct Moment {
        QList<LuxorCard> cards;
        QList<LuxorPillar> pillars;
        QList<LuxorSide> sides;
        int slab = 0;
        int stock = 0;
        LuxorModel::Pile pile = LuxorModel::Pile::Empty;
        LuxorPhase::Value phase = LuxorPhase::Wait;
        QString prompt;
        QList<LuxorScoreLine> score;
    };

    void showPillar(int which, const std::function<void(LuxorPillar&)>& change);
    void showSide(int seat, const std::function<void(LuxorSide&)>& change);

    QPointer<LuxorModel> board_;
    Moment now_;    ///< as it is shown
    Moment latest_; ///< as it is
    QList<int> unseen_;
};
