#pragma once

#include <QMap>
#include <QStringList>

#include <array>
#include <vector>

#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/pyramidice.h"
#include "qml/model/board_model.h"
#include "qml/model/dice_rows.h"
#include "qml/model/pyramidice_asked.h"
#include "qml/model/pyramidice_course.h"
#include "qml/model/pyramidice_dice.h"
#include "qml/model/pyramidice_events.h"
#include "qml/model/pyramidice_rows.h"

/// A table of Pyramidice as QML sees it; what its numbers mean, and what its rows hold, pyramidice_rows.h
/// says.
class PyramidiceModel : public BoardModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")
    // What lies on the table
    Q_PROPERTY(QList<PyramidiceSide> sides READ sides NOTIFY positionChanged)
    Q_PROPERTY(QList<PyramidiceSlot> row READ row NOTIFY positionChanged)
    Q_PROPERTY(QList<PyramidicePyramid> pyramids READ pyramids NOTIFY positionChanged)
    Q_PROPERTY(QList<PyramidiceTile> tiles READ tiles NOTIFY positionChanged)
    Q_PROPERTY(QList<PyramidiceDie> dice READ dice NOTIFY positionChanged)
    Q_PROPERTY(QList<PyramidiceDie> thrown READ thrown NOTIFY positionChanged)
    Q_PROPERTY(bool rollPending READ rollPending NOTIFY positionChanged)
    Q_PROPERTY(int deck READ deck NOTIFY positionChanged)
    Q_PROPERTY(int stoneSupply READ stoneSupply NOTIFY positionChanged)
    Q_PROPERTY(int workerSupply READ workerSupply NOTIFY positionChanged)
    Q_PROPERTY(int catSupply READ catSupply NOTIFY positionChanged)
    Q_PROPERTY(bool solo READ solo NOTIFY positionChanged)
    Q_PROPERTY(int rivalLevel READ rivalLevel NOTIFY positionChanged)
    Q_PROPERTY(QList<PyramidiceStep> rivalSteps READ rivalSteps NOTIFY positionChanged)
    Q_PROPERTY(bool ending READ ending NOTIFY positionChanged)
    Q_PROPERTY(int turnsLeft READ turnsLeft NOTIFY positionChanged)
    Q_PROPERTY(int mover READ mover NOTIFY positionChanged)
    // What is asked of the viewer
    Q_PROPERTY(PyramidicePhase::Value phase READ phase NOTIFY positionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY positionChanged)
    Q_PROPERTY(QString phasePage READ phasePage NOTIFY positionChanged)
    Q_PROPERTY(PyramidiceActions actions READ actions NOTIFY positionChanged)
    Q_PROPERTY(int takeCount READ takeCount NOTIFY positionChanged)
    Q_PROPERTY(PyramidicePayment payment READ payment NOTIFY positionChanged)
    Q_PROPERTY(QStringList gains READ gains NOTIFY positionChanged)
    Q_PROPERTY(QList<int> gainCounts READ gainCounts NOTIFY positionChanged)
    Q_PROPERTY(QStringList discards READ discards NOTIFY positionChanged)
    Q_PROPERTY(QList<PyramidiceDrop> drops READ drops NOTIFY positionChanged)
    Q_PROPERTY(PyramidicePearl pearl READ pearl NOTIFY positionChanged)
    Q_PROPERTY(QList<int> offered READ offered NOTIFY positionChanged)
    Q_PROPERTY(PyramidicePlacing placing READ placing NOTIFY positionChanged)
    Q_PROPERTY(PyramidiceEvent advised READ advised NOTIFY adviceChanged)
    Q_PROPERTY(PyramidiceEvent last READ last NOTIFY positionChanged)
    // What is counted
    Q_PROPERTY(QList<PyramidiceScoreLine> score READ score NOTIFY positionChanged)
    Q_PROPERTY(QList<PyramidiceSeal> seals READ seals NOTIFY positionChanged)
    Q_PROPERTY(DiceRolls rolls READ rolls NOTIFY positionChanged)

  public:
    explicit PyramidiceModel(TableModel* table) : BoardModel(table) {}

    void show(const architects::AnyMatch& position, bool live) override;
    [[nodiscard]] QString describe(const architects::AnyMatch& before,
                                   const architects::Entry& entry) const override;
    /// Its events: see eventOf().
    [[nodiscard]] std::function<void(const QString& text)> telling(const architects::AnyMatch& before,
                                                                   const architects::Entry& entry) override;
    void takeAdvice(const architects::AnyMatch& position, const architects::Entry* move) override;
    [[nodiscard]] QString adviceText(const architects::AnyMatch& position,
                                     const architects::Entry& move) const override;
    [[nodiscard]] QString refusalText(architects::Refusal refusal,
                                      const architects::Move& move) const override;
    [[nodiscard]] QString progress() const override;
    /// "die.<id>": "stone 4", "prayer 2", without a value in the quarry;  "space.<pyramid>.<space>": the
    /// value built, 0 none;  "row.<slot>": god (0 none);  "row.<slot>.price": codes, with a + where it can
    /// be paid; "tile.<space>": tile (0 none);  "seat.<n>." fame, W, C, S, gods (numbers, the Ennead's
    /// too), godCount, scarab, tiles (with a d face down), tileCount, projects (numbers, ? for an unknown
    /// one), turn (1 or 0);  "deck", "stones": what is left.
    [[nodiscard]] QMap<QString, QString> facts(const architects::AnyMatch& position) const override;
    /// What chance answers at once, and ending a Work turn while its dice could still do something.
    [[nodiscard]] bool asksFirst(const architects::AnyMatch& position,
                                 const architects::Entry& move) const override;

    [[nodiscard]] QList<PyramidiceSide> sides() const { return sides_; }
    /// All three slots.
    [[nodiscard]] QList<PyramidiceSlot> row() const { return row_; }
    /// Those in play.
    [[nodiscard]] QList<PyramidicePyramid> pyramids() const { return pyramids_; }
    /// Each space of the row, with its tile or none.
    [[nodiscard]] QList<PyramidiceTile> tiles() const { return tiles_; }
    [[nodiscard]] QList<PyramidiceDie> dice() const { return dice_; }
    /// The dice thrown by the roll that led to this position, with what they show.
    [[nodiscard]] QList<PyramidiceDie> thrown() const { return thrown_; }
    /// Dice are thrown, and what they show has not come yet.
    [[nodiscard]] bool rollPending() const { return state_.turn.toRoll[0] + state_.turn.toRoll[1] > 0; }
    [[nodiscard]] int deck() const { return state_.deck; }
    [[nodiscard]] int stoneSupply() const { return state_.stoneSupply; }
    [[nodiscard]] int workerSupply() const { return state_.pieces[0]; }
    [[nodiscard]] int catSupply() const { return state_.pieces[1]; }
    [[nodiscard]] bool solo() const { return state_.rival != 0; }
    [[nodiscard]] int rivalLevel() const { return state_.rival; }
    /// The Great Architect's current or last turn.
    [[nodiscard]] QList<PyramidiceStep> rivalSteps() const { return rivalSteps_; }
    [[nodiscard]] bool ending() const { return state_.ending; }
    [[nodiscard]] int turnsLeft() const { return state_.turnsLeft; }
    /// The seat whose turn it is; another one may be asked something in it.
    [[nodiscard]] int mover() const { return state_.mover; }

    [[nodiscard]] PyramidicePhase::Value phase() const;
    /// One sentence: what to do now, or whom the table waits for.
    [[nodiscard]] QString prompt() const;
    /// The rules page of what is asked now.
    [[nodiscard]] QString phasePage() const;
    [[nodiscard]] PyramidiceActions actions() const { return actions_; }
    /// How many dice must be taken from the quarry now.
    [[nodiscard]] int takeCount() const;
    [[nodiscard]] PyramidicePayment payment() const { return payment_; }
    /// The kinds of pieces that may be chosen now.
    [[nodiscard]] QStringList gains() const;
    /// How many a choice of each of them brings.
    [[nodiscard]] QList<int> gainCounts() const;
    /// The kinds of pieces that may be given up now.
    [[nodiscard]] QStringList discards() const;
    /// The gods that upkeep may take.
    [[nodiscard]] QList<PyramidiceDrop> drops() const;
    [[nodiscard]] PyramidicePearl pearl() const;
    /// The two scarabs to choose from.
    [[nodiscard]] QList<int> offered() const;
    [[nodiscard]] PyramidicePlacing placing() const;

    /// What the Architect advises, as an event.
    [[nodiscard]] PyramidiceEvent advised() const { return advised_; }
    /// The last move before this position, whatever chance answered to it.
    [[nodiscard]] PyramidiceEvent last() const { return last_; }

    /// As if it ended now, a line for each reason.
    [[nodiscard]] QList<PyramidiceScoreLine> score() const { return score_; }
    /// Adjacencies that a known project names, counted within their level.
    [[nodiscard]] QList<PyramidiceSeal> seals() const { return seals_; }
    /// What was rolled in this match.
    [[nodiscard]] DiceRolls rolls() const { return rolls_; }

    // What would happen, and why not. Nothing is played.
    /// Where a rolled Stone die may be built.
    Q_INVOKABLE QList<PyramidiceTarget> buildTargets(int die) const;
    /// The same with Carnelian's help wherever it saves a Worker, or without it if it is spared.
    Q_INVOKABLE QList<PyramidiceTarget> targets(int die, bool sparing) const;
    /// How many pieces of a kind a choice of it would bring now.
    Q_INVOKABLE int gainCount(const QString& piece) const;
    /// What of a god's price these dice leave unpaid, as codes, and in words.
    Q_INVOKABLE QStringList missing(int slot, const QList<int>& dice) const;
    Q_INVOKABLE QString owed(int slot, const QList<int>& dice) const;
    /// What sending away the god of a slot or calling on a god takes at once.
    Q_INVOKABLE PyramidiceOutlay dismissOutlay(int slot) const;
    Q_INVOKABLE PyramidiceOutlay useOutlay(int god) const;
    /// The sentence of the rule that forbids it; empty if it is allowed.
    Q_INVOKABLE QString whyNotBuild(int die, int pyramid, int space) const;
    Q_INVOKABLE QString whyNotPray(int slot) const;
    Q_INVOKABLE QString whyNotUse(int god, int argument) const;
    /// Can this rolled die help to pay for that god?
    Q_INVOKABLE bool helpsToPray(int die, int slot) const;
    /// The values that Amon or Mut may give to a die.
    Q_INVOKABLE QList<int> setValues(int god, int die) const;
    /// The values that Khepri may take, the gods that Aton may discard, the pieces (1 W, 2 C, 3 S) that
    /// Hapy may.
    Q_INVOKABLE QList<int> powerArguments(int god) const;
    /// The rolled dice that Amon or Mut may turn.
    Q_INVOKABLE QList<int> settableDice(int god) const;
    Q_INVOKABLE PyramidiceNudges nudges(int die) const;

    // The moves. False if refused; the table then says why. `dice` are preferred for what is then owed.
    Q_INVOKABLE bool chooseScarab(int scarab);
    Q_INVOKABLE bool work();
    Q_INVOKABLE bool rest();
    Q_INVOKABLE bool take(const QList<int>& dice);
    /// Rolls dice again; by Maat if `maat`.
    Q_INVOKABLE bool reroll(const QList<int>& dice, bool maat);
    /// `with`: "" (the golden Cat if it is there, else a Cat, else by Bastet a Worker), "cat", "worker",
    /// "golden".
    Q_INVOKABLE bool nudge(int die, int by, const QString& with);
    Q_INVOKABLE bool setDie(int god, int die, int value);
    Q_INVOKABLE bool pray(int slot, const QList<int>& dice);
    Q_INVOKABLE bool build(int die, int pyramid, int space, bool carnelian);
    Q_INVOKABLE bool dismiss(int slot, const QList<int>& dice);
    Q_INVOKABLE bool gainFame(const QList<int>& dice);
    Q_INVOKABLE bool usePower(int god, int argument, const QList<int>& dice);
    Q_INVOKABLE bool useBes();
    Q_INVOKABLE bool useHapy(const QString& piece);
    Q_INVOKABLE bool borrow(int slot, const QList<int>& dice);
    Q_INVOKABLE bool spendDie(int die);
    Q_INVOKABLE bool spendPiece(const QString& piece);
    Q_INVOKABLE bool spendVirtual(int god, int value);
    Q_INVOKABLE bool gain(const QString& piece);
    Q_INVOKABLE bool discard(const QString& piece);
    Q_INVOKABLE bool drop(int god);
    Q_INVOKABLE bool endWork();
    /// `piece` only for tile 1; `from` is the seat it is copied from, -1 from the row.
    Q_INVOKABLE bool takeTile(int tile, const QString& piece, int from);
    Q_INVOKABLE bool takeGod(int slot);
    Q_INVOKABLE bool copyBuild(bool yes);
    Q_INVOKABLE bool placeTile(int tile, int space);
    /// Takes back everything since the payment was opened.
    Q_INVOKABLE void cancelPayment();

  signals:
    void adviceChanged();
    /// Something to animate, after the position has changed by it.
    void happened(const PyramidiceEvent& event);

  private:
    using State = architects::pyramidice::State;

    // QML reads a list anew for every element it takes from it: each is made once for a position and kept.
    void makeLists();
    [[nodiscard]] QList<PyramidiceSide> makeSides() const;
    [[nodiscard]] PyramidiceSide makeSide(int seat) const;
    [[nodiscard]] QList<PyramidiceGod> makeGods(int seat) const;
    [[nodiscard]] PyramidiceGod makeGod(architects::pyramidice::God god, int seat, bool loan) const;
    [[nodiscard]] QList<PyramidiceSlot> makeRow() const;
    [[nodiscard]] QList<PyramidicePyramid> makePyramids() const;
    [[nodiscard]] QList<PyramidiceTile> makeTiles() const;
    /// A Rest tile, in the row (-1) or in front of a seat, and whether it may be carried out now.
    [[nodiscard]] PyramidiceTile makeTile(int tile, int from) const;
    [[nodiscard]] QList<PyramidiceDie> makeDice() const;
    [[nodiscard]] PyramidiceDie rowOf(const PyramidiceDice::Die& die) const;
    [[nodiscard]] PyramidiceActions makeActions() const;
    [[nodiscard]] PyramidicePayment makePayment() const;
    static QString owedSentence(architects::pyramidice::Action action, architects::pyramidice::God god,
                                const QString& owed);
    [[nodiscard]] QList<PyramidiceScoreLine> makeScore() const;
    [[nodiscard]] QList<PyramidiceSeal> makeSeals() const;
    /// What was rolled, what the Great Architect did last, and the last move.
    void readLog(const architects::Log& log);
    /// The dice of this position get their numbers.
    void followDice(const architects::Log& log);
    /// Would the payment end, and chance answer it?
    [[nodiscard]] bool paymentIsFinal() const;
    /// An entry as something to animate; what is None if nothing moves.
    [[nodiscard]] static PyramidiceEvent eventOf(const State& before, const architects::Entry& entry);
    [[nodiscard]] PyramidiceOutlay outlayOf(const architects::Move& move) const;

    [[nodiscard]] architects::Seat viewer() const;
    [[nodiscard]] QString reasonOf(const architects::Move& move) const;
    static QString reasonText(architects::Refusal refusal);
    /// What is asked of who may make these moves.
    static PyramidicePhase::Value phaseOf(const State& state, const architects::MoveList& moves);
    [[nodiscard]] bool offers(architects::pyramidice::MoveKind kind) const;
    /// Can the power of this god be used now by a move of its own?
    [[nodiscard]] bool powerOffered(architects::pyramidice::God god) const;
    [[nodiscard]] QString whyPowerIsNot(architects::pyramidice::God god) const;
    [[nodiscard]] QStringList piecesOffered(architects::pyramidice::MoveKind kind) const;
    [[nodiscard]] bool legal(const architects::Move& move) const;
    [[nodiscard]] PyramidiceStep rivalStep(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] QString rivalSentence(const State& state, const architects::Entry& entry) const;
    [[nodiscard]] QString ownPrompt() const;
    [[nodiscard]] QString describeMove(const State& state, const architects::Entry& entry) const;
    [[nodiscard]] QString describeChance(const State& state, const architects::Entry& entry) const;

    bool play(const architects::Move& move, const QList<int>& dice = {});
    bool play(const std::vector<architects::Move>& moves, const QList<int>& dice);
    bool refuse(architects::Refusal refusal);
    /// Pays what is owed with the preferred dice, as far as they fit.
    [[nodiscard]] bool paysUnasked(const architects::pyramidice::State& state,
                                   const architects::Move& spend) const;
    bool playAndPay(const architects::Move& move, const QList<int>& dice);

    State state_;
    PyramidiceDice things_;
    std::vector<int> touched_;
    architects::MoveList moves_; ///< what the viewer may do now; empty for who may not act
    QList<PyramidiceSide> sides_;
    QList<PyramidiceSlot> row_;
    QList<PyramidicePyramid> pyramids_;
    QList<PyramidiceTile> tiles_;
    QList<PyramidiceDie> dice_;
    QList<PyramidiceDie> thrown_;
    QList<PyramidiceScoreLine> score_;
    QList<PyramidiceSeal> seals_;
    QList<PyramidiceStep> rivalSteps_;
    DiceRolls rolls_;
    PyramidiceActions actions_;
    PyramidicePayment payment_;
    PyramidiceEvent advised_;
    PyramidiceEvent last_;
    PyramidiceCourse course_;
    bool live_ = false;
};
