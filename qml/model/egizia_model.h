#pragma once

#include <QList>
#include <QString>

#include "core/games/egizia/egizia.h"
#include "core/games/egizia/moves.h"
#include "core/games/egizia/turn.h"
#include "qml/model/board_model.h"
#include "qml/model/egizia_asked.h"
#include "qml/model/egizia_events.h"
#include "qml/model/egizia_rounds.h"
#include "qml/model/egizia_rows.h"
#include "qml/model/egizia_view.h"

/// A table of Egizia as QML sees it; what its numbers mean, and what its rows hold, egizia_rows.h says.
class EgiziaModel : public BoardModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")
    // Where the match stands
    Q_PROPERTY(int round READ round NOTIFY positionChanged)
    Q_PROPERTY(int roundCount READ roundCount CONSTANT)
    Q_PROPERTY(int stage READ stage NOTIFY positionChanged)
    Q_PROPERTY(QList<EgiziaRoundPhase> stages READ stages NOTIFY positionChanged)
    Q_PROPERTY(int flood READ flood NOTIFY positionChanged)
    Q_PROPERTY(int mover READ mover NOTIFY positionChanged)
    Q_PROPERTY(int site READ site NOTIFY positionChanged)
    Q_PROPERTY(EgiziaEvent lastMove READ lastMove NOTIFY positionChanged)
    // What lies on the table
    Q_PROPERTY(QList<EgiziaBend> river READ river NOTIFY positionChanged)
    Q_PROPERTY(QList<EgiziaLast> rail READ rail NOTIFY positionChanged)
    Q_PROPERTY(QList<EgiziaSide> sides READ sides NOTIFY positionChanged)
    Q_PROPERTY(EgiziaMonuments monuments READ monuments NOTIFY positionChanged)
    Q_PROPERTY(QList<EgiziaFloor> floors READ floors NOTIFY positionChanged)
    Q_PROPERTY(QList<EgiziaStanding> scoreTrack READ scoreTrack NOTIFY positionChanged)
    Q_PROPERTY(QList<EgiziaRiddle> hand READ hand NOTIFY positionChanged)
    Q_PROPERTY(int sphinxDeck READ sphinxDeck NOTIFY positionChanged)
    // What is asked of the viewer
    Q_PROPERTY(EgiziaPhase::Value phase READ phase NOTIFY positionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY positionChanged)
    Q_PROPERTY(QString phasePage READ phasePage NOTIFY positionChanged)
    Q_PROPERTY(EgiziaActions actions READ actions NOTIFY positionChanged)
    Q_PROPERTY(EgiziaTraining training READ training NOTIFY positionChanged)
    Q_PROPERTY(EgiziaFlooding flooding READ flooding NOTIFY positionChanged)
    Q_PROPERTY(EgiziaFeeding feeding READ feeding NOTIFY positionChanged)
    Q_PROPERTY(EgiziaAction action READ action NOTIFY positionChanged)
    Q_PROPERTY(EgiziaSphinx sphinx READ sphinx NOTIFY positionChanged)
    Q_PROPERTY(QList<EgiziaCard> extras READ extras NOTIFY positionChanged)
    Q_PROPERTY(QList<EgiziaLeftover> leftovers READ leftovers NOTIFY positionChanged)
    Q_PROPERTY(EgiziaEvent advised READ advised NOTIFY adviceChanged)
    // What is counted
    Q_PROPERTY(QList<EgiziaRound> rounds READ rounds NOTIFY positionChanged)
    Q_PROPERTY(QList<EgiziaEnding> ending READ ending NOTIFY positionChanged)
    Q_PROPERTY(QList<EgiziaScoreLine> score READ score NOTIFY positionChanged)

  public:
    explicit EgiziaModel(TableModel* table) : BoardModel(table) {}

    void show(const architects::AnyMatch& position, bool live) override;
    [[nodiscard]] QString describe(const architects::AnyMatch& before,
                                   const architects::Entry& entry) const override;
    /// Its events: see eventsOf().
    [[nodiscard]] std::function<void(const QString& text)> telling(const architects::AnyMatch& before,
                                                                   const architects::Entry& entry) override;
    /// An entry as something to animate, and then an event for each phase that went by itself.
    [[nodiscard]] QList<EgiziaEvent> eventsOf(const architects::AnyMatch& before,
                                              const architects::Entry& entry) const;
    void takeAdvice(const architects::AnyMatch& position, const architects::Entry* move) override;
    /// bend.1 to bend.20: what lies there and whose ships; square.<monument>.<place>: whose stone, or
    /// "free"; seat.<n>.points, .ships, .stones, .tile, .last (bend), .need (grain), .supply.<flood>,
    /// .worker.<0 to 3> (strength), .quarry, .market, .fields, .quarries, .always, .whenever (cards),
    /// .riddles (how many), .hand (as far as it is known); round, phase, flood, deck (Sphinx cards).
    [[nodiscard]] QMap<QString, QString> facts(const architects::AnyMatch& position) const override;
    /// To stop, to give a ship's place up, to keep none of the cards that were paid for.
    [[nodiscard]] bool asksFirst(const architects::AnyMatch& position,
                                 const architects::Entry& move) const override;
    [[nodiscard]] QString refusalText(architects::Refusal refusal,
                                      const architects::Move& move) const override;
    [[nodiscard]] QString progress() const override;
    [[nodiscard]] int stageOf(const architects::AnyMatch& position) const override;

    [[nodiscard]] int round() const { return state_.round; }
    [[nodiscard]] int roundCount() const { return architects::egizia::roundCount; }
    /// The phase of the round, 1 to 7; 0 before the first, 8 in final scoring and after it.
    [[nodiscard]] int stage() const;
    /// The seven.
    [[nodiscard]] QList<EgiziaRoundPhase> stages() const;
    [[nodiscard]] int flood() const { return static_cast<int>(state_.flood); }
    [[nodiscard]] int mover() const { return state_.mover; }
    /// The site being built at; -1 outside of phase 5.
    [[nodiscard]] int site() const;
    /// The move that led here, without what then went by itself.
    [[nodiscard]] EgiziaEvent lastMove() const;

    /// The twenty bends.
    [[nodiscard]] QList<EgiziaBend> river() const { return river_; }
    /// Where everybody's last ship is.
    [[nodiscard]] QList<EgiziaLast> rail() const { return rail_; }
    [[nodiscard]] QList<EgiziaSide> sides() const { return sides_; }
    [[nodiscard]] EgiziaMonuments monuments() const { return monuments_; }
    /// The pyramid's from the ground up.
    [[nodiscard]] QList<EgiziaFloor> floors() const { return floors_; }
    /// Everybody, the foremost first.
    [[nodiscard]] QList<EgiziaStanding> scoreTrack() const { return scoreTrack_; }
    /// The viewer's Sphinx cards.
    [[nodiscard]] QList<EgiziaRiddle> hand() const { return hand_; }
    [[nodiscard]] int sphinxDeck() const { return architects::egizia::sphinxDeck(state_); }

    [[nodiscard]] EgiziaPhase::Value phase() const;
    /// One sentence: what to do now, or whom the table waits for.
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString phasePage() const;
    [[nodiscard]] EgiziaActions actions() const { return actions_; }
    [[nodiscard]] EgiziaTraining training() const { return training_; }
    [[nodiscard]] EgiziaFlooding flooding() const { return flooding_; }
    [[nodiscard]] EgiziaFeeding feeding() const { return feeding_; }
    [[nodiscard]] EgiziaAction action() const { return action_; }
    [[nodiscard]] EgiziaSphinx sphinx() const { return sphinx_; }
    /// What the viewer can play now beside what is asked.
    [[nodiscard]] QList<EgiziaCard> extras() const { return extras_; }
    [[nodiscard]] QList<EgiziaLeftover> leftovers() const { return leftovers_; }
    /// What the Architect advises, as an event.
    [[nodiscard]] EgiziaEvent advised() const { return advised_; }

    /// Each round that is over.
    [[nodiscard]] QList<EgiziaRound> rounds() const { return rounds_.rounds(); }
    /// Final scoring line by line, as it was done.
    [[nodiscard]] QList<EgiziaEnding> ending() const { return rounds_.ending(); }
    /// The sheet: a line for each reason.
    [[nodiscard]] QList<EgiziaScoreLine> score() const { return score_; }

    // What would happen, and why not. Nothing is played.
    /// A ship of the viewer at a bend, also while others are on turn.
    Q_INVOKABLE EgiziaPreview preview(int bend, bool twice) const;
    Q_INVOKABLE WhyNot whyNotBuild(const QString& monument, const QString& square) const;
    Q_INVOKABLE WhyNot whyNotWork(int worker) const;
    Q_INVOKABLE WhyNot whyNotTrain(int worker) const;
    /// A square in words: where it is, what it costs, who has it.
    Q_INVOKABLE QString squareName(const QString& monument, const QString& square) const;
    Q_INVOKABLE QString workerName(int worker) const;
    /// Bends as they are drawn: what may be chosen in this phase, what is, and what is advised. While
    /// something is being shown nothing may.
    Q_INVOKABLE QList<EgiziaBend> offered(const QList<EgiziaBend>& river, int phase, bool quiet, int chosen,
                                          int advised) const;

    // The moves. False if refused; the table then says why.
    Q_INVOKABLE bool sail(int bend, bool twice);
    Q_INVOKABLE bool pass();
    Q_INVOKABLE bool train(int worker);
    Q_INVOKABLE bool moveFlood(int flood);
    /// `card` is 13 or 28.
    Q_INVOKABLE bool drill(int card, int worker);
    Q_INVOKABLE bool upgrade(int field);
    Q_INVOKABLE bool playCard(int card);
    Q_INVOKABLE bool extraPlace(int site);
    Q_INVOKABLE bool sell(int stones);
    Q_INVOKABLE bool feedStones(int stones);
    Q_INVOKABLE bool work(int worker);
    Q_INVOKABLE bool build(const QString& monument, const QString& square);
    Q_INVOKABLE bool look(int cards);
    /// None, one or two of them, in any order.
    Q_INVOKABLE bool keep(const QList<int>& cards);
    /// `track` only at Amarna.
    Q_INVOKABLE bool finish(const QString& track);
    Q_INVOKABLE bool giveUp();
    /// The card that is left at this bend.
    Q_INVOKABLE bool take(int bend);
    Q_INVOKABLE bool done();
    /// Takes back the open building action, as far as it can be taken back.
    Q_INVOKABLE void cancelAction();

  signals:
    void adviceChanged();
    /// Something to animate, after the position has changed by it.
    void happened(const EgiziaEvent& event);

  private:
    using State = architects::egizia::State;

    // QML reads a list anew for every element it takes from it: each is made once for a position and kept.
    void makeLists(const architects::Log& log);
    [[nodiscard]] architects::Seat viewer() const;
    [[nodiscard]] egiziaview::View view() const;
    [[nodiscard]] QString describeMove(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] QString describeChance(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] QString describeShow(const State& before, const architects::Entry& entry) const;
    bool refuse(architects::Refusal refusal);

    State state_;
    architects::MoveList moves_; ///< what the viewer may do now; empty for who may not act
    QList<EgiziaBend> river_;
    QList<EgiziaLast> rail_;
    QList<EgiziaSide> sides_;
    EgiziaMonuments monuments_;
    QList<EgiziaFloor> floors_;
    QList<EgiziaStanding> scoreTrack_;
    QList<EgiziaRiddle> hand_;
    EgiziaActions actions_;
    EgiziaTraining training_;
    EgiziaFlooding flooding_;
    EgiziaFeeding feeding_;
    EgiziaAction action_;
    EgiziaSphinx sphinx_;
    QList<EgiziaCard> extras_;
    QList<EgiziaLeftover> leftovers_;
    EgiziaEvent advised_;
    EgiziaRounds rounds_;
    QList<EgiziaScoreLine> score_;
    bool live_ = false;
};
