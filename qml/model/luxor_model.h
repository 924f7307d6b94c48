#pragma once

#include <array>

#include "core/games/luxor/chamber.h"
#include "core/games/luxor/luxor.h"
#include "core/games/luxor/moves.h"
#include "qml/model/board_model.h"
#include "qml/model/luxor_events.h"
#include "qml/model/luxor_rows.h"

/// A table of Luxor as QML sees it; what its numbers mean, and what its rows hold, luxor_rows.h says.
class LuxorModel : public BoardModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")
    // What lies on the table
    Q_PROPERTY(QList<LuxorCard> cards READ cards NOTIFY positionChanged)
    Q_PROPERTY(QList<LuxorPillar> pillars READ pillars NOTIFY positionChanged)
    Q_PROPERTY(QList<LuxorSide> sides READ sides NOTIFY positionChanged)
    Q_PROPERTY(QList<LuxorCard> hand READ hand NOTIFY positionChanged)
    Q_PROPERTY(QList<LuxorCard> places READ places NOTIFY positionChanged)
    Q_PROPERTY(int pharaoh READ pharaoh NOTIFY positionChanged)
    Q_PROPERTY(LuxorCard lastDrop READ lastDrop NOTIFY positionChanged)
    Q_PROPERTY(int slab READ slab NOTIFY positionChanged)
    Q_PROPERTY(int stock READ stock NOTIFY positionChanged)
    Q_PROPERTY(Pile pile READ pile NOTIFY positionChanged)
    Q_PROPERTY(int turn READ turn NOTIFY positionChanged)
    Q_PROPERTY(int turnCount READ turnCount CONSTANT)
    Q_PROPERTY(int mover READ mover NOTIFY positionChanged)
    Q_PROPERTY(bool curses READ curses NOTIFY positionChanged)
    Q_PROPERTY(bool sphinx READ sphinx NOTIFY positionChanged)
    Q_PROPERTY(LuxorCurse curse READ curse NOTIFY positionChanged)
    // What is asked of the viewer
    Q_PROPERTY(LuxorPhase::Value phase READ phase NOTIFY positionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY positionChanged)
    Q_PROPERTY(QString phasePage READ phasePage NOTIFY positionChanged)
    Q_PROPERTY(QList<int> openShafts READ openShafts NOTIFY positionChanged)
    Q_PROPERTY(QList<bool> shaftsFree READ shaftsFree NOTIFY positionChanged)
    Q_PROPERTY(QList<int> victims READ victims NOTIFY positionChanged)
    Q_PROPERTY(QList<int> racers READ racers NOTIFY positionChanged)
    Q_PROPERTY(LuxorEvent advised READ advised NOTIFY adviceChanged)
    // What is counted
    Q_PROPERTY(QList<LuxorScoreLine> score READ score NOTIFY positionChanged)
    Q_PROPERTY(QList<LuxorTomb> endingTombs READ endingTombs NOTIFY positionChanged)
    Q_PROPERTY(QList<LuxorPharaoh> endingPharaohs READ endingPharaohs NOTIFY positionChanged)

  public:
    /// What the pile shows on top.
    enum class Pile { Empty, Card, Snake };
    Q_ENUM(Pile)

    explicit LuxorModel(TableModel* table) : BoardModel(table) {}

    void show(const architects::AnyMatch& position, bool live) override;
    [[nodiscard]] QString describe(const architects::AnyMatch& before,
                                   const architects::Entry& entry) const override;
    /// Its events: see eventsOf().
    [[nodiscard]] std::function<void(const QString& text)> telling(const architects::AnyMatch& before,
                                                                   const architects::Entry& entry) override;
    /// An entry as something to animate, and what follows from it by itself; nothing if nothing moves.
    [[nodiscard]] QList<LuxorEvent> eventsOf(const architects::AnyMatch& before,
                                             const architects::Entry& entry) const;
    void takeAdvice(const architects::AnyMatch& position, const architects::Entry* move) override;
    [[nodiscard]] QString refusalText(architects::Refusal refusal,
                                      const architects::Move& move) const override;
    [[nodiscard]] QString progress() const override;
    /// wall.SHAFT.PLACE, pillar.N.scarabs and .seat and .tombs, hand.N, seat.N.tombs and .researchers and
    /// .cards, active.N, slab, stock, pharaoh.
    [[nodiscard]] QMap<QString, QString> facts(const architects::AnyMatch& position) const override;
    /// Pillars, slab and what the seats have, while a card is carried out step by step.
    [[nodiscard]] QList<QMap<QString, QString>> between(const architects::AnyMatch& before,
                                                        const architects::Entry& entry) const override;

    /// Each card of the wall, with its shaft and place.
    [[nodiscard]] QList<LuxorCard> cards() const { return cards_; }
    /// All seven.
    [[nodiscard]] QList<LuxorPillar> pillars() const { return pillars_; }
    [[nodiscard]] QList<LuxorSide> sides() const { return sides_; }
    /// The viewer's cards, with their slots.
    [[nodiscard]] QList<LuxorCard> hand() const;
    /// The three slots of the viewer's hand, each with its card or none.
    [[nodiscard]] QList<LuxorCard> places() const { return places_; }
    /// The viewer's pharaoh card; -1 if nobody looks.
    [[nodiscard]] int pharaoh() const;
    /// Shaft and place of the card that fell last; -1 if none did.
    [[nodiscard]] LuxorCard lastDrop() const { return lastDrop_; }
    [[nodiscard]] int slab() const { return state_.chamber.slab; }
    /// Hieroglyph cards not dealt yet.
    [[nodiscard]] int stock() const { return state_.stock + state_.buried; }
    [[nodiscard]] Pile pile() const;
    /// The card being dropped now, from 1; the last one once the match is over.
    [[nodiscard]] int turn() const;
    [[nodiscard]] int turnCount() const { return architects::luxor::cardsInWall; }
    [[nodiscard]] int mover() const { return state_.mover; }
    [[nodiscard]] bool curses() const { return state_.curseRule != architects::luxor::CurseRule::None; }
    [[nodiscard]] bool sphinx() const { return state_.pairRule == architects::luxor::PairRule::Sphinx; }
    [[nodiscard]] LuxorCurse curse() const { return curse_; }

    [[nodiscard]] LuxorPhase::Value phase() const;
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString phasePage() const;
    /// The shafts that have room.
    [[nodiscard]] QList<int> openShafts() const;
    /// The same for each of the eight: has it room?
    [[nodiscard]] QList<bool> shaftsFree() const;
    /// The seats that may be cursed now.
    [[nodiscard]] QList<int> victims() const;
    /// Race: the people at this device who may still claim.
    [[nodiscard]] QList<int> racers() const;
    /// What the Architect advises, as an event; of a drop which card, shaft and plan.
    [[nodiscard]] LuxorEvent advised() const { return advised_; }

    /// The sheet: a line for each reason.
    [[nodiscard]] QList<LuxorScoreLine> score() const { return score_; }
    /// Once it is over: the sarcophagi in the order in which they are opened, fewest eyes first, and the
    /// pharaoh cards.
    [[nodiscard]] QList<LuxorTomb> endingTombs() const { return endingTombs_; }
    [[nodiscard]] QList<LuxorPharaoh> endingPharaohs() const { return endingPharaohs_; }

    // What would happen, and why not. Nothing is played.
    /// One of the viewer's cards over a shaft, also while others are on turn.
    Q_INVOKABLE LuxorPreview preview(int card, int shaft) const;
    Q_INVOKABLE WhyNot whyNotDrop(int card) const;
    /// Are these cells in a line that can be claimed? The sentence of the rule that forbids it, or nothing.
    Q_INVOKABLE QString whyNotClaim(const QList<int>& cells) const;
    Q_INVOKABLE QString animalName(int animal) const;
    Q_INVOKABLE QString shaftName(int shaft) const;
    /// Where it is, and what it shows.
    Q_INVOKABLE QString cellName(int cell) const;
    /// What is to be pictured of an event, one after the other.
    Q_INVOKABLE QList<LuxorPicture> picturesOf(const LuxorEvent& event) const;
    /// Pillars as they are drawn: some glow, the others may step back, and there is what would come.
    Q_INVOKABLE QList<LuxorPillar> drawn(const QList<LuxorPillar>& pillars, const QList<int>& glowing,
                                         bool othersFaded, const LuxorPlan& coming) const;
    /// The animal in a cell; -1 if it is empty.
    Q_INVOKABLE int animalAt(int cell) const;

    // The moves. False if refused; the table then says why.
    /// `plan` is an index of preview's plans.
    Q_INVOKABLE bool drop(int card, int shaft, int plan);
    /// `seat`: who of the racers; -1 for the viewer.
    Q_INVOKABLE bool claim(const QList<int>& cells, int seat);
    Q_INVOKABLE bool pass(int seat);
    Q_INVOKABLE bool curseSeat(int seat);

  signals:
    void adviceChanged();
    /// Something to animate, after the position has changed by it.
    void happened(const LuxorEvent& event);

  private:
    using State = architects::luxor::State;

    void makeLists(const architects::Log& log);
    [[nodiscard]] QList<LuxorCard> makeCards() const;
    [[nodiscard]] QList<LuxorPillar> makePillars() const;
    [[nodiscard]] QList<LuxorSide> makeSides() const;
    /// The viewer's cards by their places; -1 where none lies.
    [[nodiscard]] std::array<int, 3> handOf(const State& state, const architects::Log& log) const;
    [[nodiscard]] QList<LuxorCard> makePlaces(const architects::Log& log) const;
    [[nodiscard]] LuxorCurse makeCurse() const;
    [[nodiscard]] QList<LuxorScoreLine> makeScore() const;
    [[nodiscard]] QList<LuxorTomb> makeEndingTombs() const;
    [[nodiscard]] QList<LuxorPharaoh> makeEndingPharaohs() const;
    [[nodiscard]] static LuxorCard findLastDrop(const architects::Log& log);
    [[nodiscard]] LuxorPlan makePlan(int index, const architects::luxor::Yields& yields,
                                     const architects::luxor::Plan& plan) const;
    [[nodiscard]] QList<LuxorEvent> dropEvents(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] QList<LuxorEvent> moveEvents(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] QList<LuxorEvent> chanceEvents(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] LuxorEvent advisedDrop(const State& state, const architects::Entry& move) const;
    [[nodiscard]] QString describeDrop(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] QString describeMove(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] QString describeChance(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] QString ownPrompt() const;
    [[nodiscard]] QString searchPrompt() const;
    [[nodiscard]] architects::Seat viewer() const;
    [[nodiscard]] bool offers(architects::luxor::MoveKind kind) const;
    /// Of the viewer, or of one of the racers.
    bool play(const architects::Move& move, int seat);

    State state_;
    architects::MoveList moves_; ///< what the viewer may do now; empty for who may not act
    QList<LuxorCard> cards_;
    QList<LuxorPillar> pillars_;
    QList<LuxorSide> sides_;
    QList<LuxorCard> places_;
    QList<LuxorScoreLine> score_;
    QList<LuxorTomb> endingTombs_;
    QList<LuxorPharaoh> endingPharaohs_;
    LuxorCard lastDrop_;
    LuxorCurse curse_;
    LuxorEvent advised_;
    bool live_ = false;
};
