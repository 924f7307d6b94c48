#pragma once

#include <QMap>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include <vector>

#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/pyramidice.h"
#include "qml/model/board_model.h"
#include "qml/model/pyramidice_dice.h"

/// A table of Pyramidice as QML sees it. Pieces are "W", "C" and "S"; spaces of a pyramid count within that
/// pyramid from 0 (level by level, row by row from the top); slots of the row are 1 to 3.
class PyramidiceModel : public BoardModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")
    // What lies on the table
    Q_PROPERTY(QVariantList sides READ sides NOTIFY positionChanged)
    Q_PROPERTY(QVariantList row READ row NOTIFY positionChanged)
    Q_PROPERTY(QVariantList pyramids READ pyramids NOTIFY positionChanged)
    Q_PROPERTY(QVariantList tiles READ tiles NOTIFY positionChanged)
    Q_PROPERTY(QVariantList dice READ dice NOTIFY positionChanged)
    Q_PROPERTY(QVariantList thrown READ thrown NOTIFY positionChanged)
    Q_PROPERTY(bool rollPending READ rollPending NOTIFY positionChanged)
    Q_PROPERTY(int deck READ deck NOTIFY positionChanged)
    Q_PROPERTY(int stoneSupply READ stoneSupply NOTIFY positionChanged)
    Q_PROPERTY(int workerSupply READ workerSupply NOTIFY positionChanged)
    Q_PROPERTY(int catSupply READ catSupply NOTIFY positionChanged)
    Q_PROPERTY(bool solo READ solo NOTIFY positionChanged)
    Q_PROPERTY(int rivalLevel READ rivalLevel NOTIFY positionChanged)
    Q_PROPERTY(QVariantList rivalSteps READ rivalSteps NOTIFY positionChanged)
    Q_PROPERTY(bool ending READ ending NOTIFY positionChanged)
    Q_PROPERTY(int turnsLeft READ turnsLeft NOTIFY positionChanged)
    Q_PROPERTY(int mover READ mover NOTIFY positionChanged)
    // What is asked of the viewer
    Q_PROPERTY(QString phase READ phase NOTIFY positionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY positionChanged)
    Q_PROPERTY(QString phasePage READ phasePage NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap actions READ actions NOTIFY positionChanged)
    Q_PROPERTY(int takeCount READ takeCount NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap payment READ payment NOTIFY positionChanged)
    Q_PROPERTY(QVariantList gains READ gains NOTIFY positionChanged)
    Q_PROPERTY(QVariantList discards READ discards NOTIFY positionChanged)
    Q_PROPERTY(QVariantList drops READ drops NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap pearl READ pearl NOTIFY positionChanged)
    Q_PROPERTY(QVariantList offered READ offered NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap placing READ placing NOTIFY positionChanged)
    // What is counted
    Q_PROPERTY(QVariantList score READ score NOTIFY positionChanged)
    Q_PROPERTY(QVariantList seals READ seals NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap rolls READ rolls NOTIFY positionChanged)

  public:
    explicit PyramidiceModel(TableModel* table) : BoardModel(table) {}

    void show(const architects::AnyMatch& position, bool live) override;
    [[nodiscard]] QString describe(const architects::AnyMatch& before,
                                   const architects::Entry& entry) const override;
    using BoardModel::event;
    [[nodiscard]] QVariantMap event(const architects::AnyMatch& before,
                                    const architects::Entry& entry) const override;
    /// Always {what, seat}; besides, by what (dice are named by colour and value):
    /// "scarab": scarab;  "work", "rest", "fame", "end", "copy", "decline";  "roll": maat
    /// "take": stones, prayers;  "mark", "spend": prayer, value;  "nudge": prayer, value, to
    /// "set": god, value, to;  "pray", "dismiss", "borrow", "freeGod": slot
    /// "build": pyramid, space, value, carnelian;  "use", "drop", "lend": god
    /// "give", "gain", "discard": piece;  "tile": tile, from (-1 the row), piece;  "place": tile, space
    [[nodiscard]] QVariantMap advice(const architects::AnyMatch& position,
                                     const architects::Entry& move) const override;
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

    /// For each seat {seat, name, rival (it is the Great Architect), W, C, S, fame, scarab, projects (known
    /// ones), hiddenProjects, tiles: [{tile, faceDown, may (be copied by
    /// Emerald, now), reason, pieces}], gods: [{god,
    /// used, usable, loan, stack, reason}] (the Ennead is one entry: god 0 with its count in stack and its
    /// gods in members), godCount, upkeepGods, upkeepLimit, onTurn}. `usable` and `reason` only for who may
    /// act now.
    [[nodiscard]] QVariantList sides() const { return sides_; }
    /// For each slot {slot, god (0: empty), costs: [{code, met}], may, reason (why it cannot be prayed to),
    /// badge (what it adds to an Ennead at the end, e.g. 4, else 0), lent, dismissable, borrowable}.
    [[nodiscard]] QVariantList row() const { return row_; }
    /// For each pyramid in play {pyramid, name, values, filled}.
    [[nodiscard]] QVariantList pyramids() const { return pyramids_; }
    /// The Rest tiles in the row {space (0..), tile (0: none), number (solo: 1..6, else 0), may, reason,
    /// pieces (tile 1: which pieces may be discarded)}.
    [[nodiscard]] QVariantList tiles() const { return tiles_; }
    /// {id, prayer, value (0: in the quarry), marked, spend (it can pay the next need), spoken}.
    [[nodiscard]] QVariantList dice() const { return diceList_; }
    /// What the roll gave that led to this position: {id, value} for each die that was thrown.
    [[nodiscard]] QVariantList thrown() const { return thrown_; }
    /// Dice are thrown, and what they show has not come yet.
    [[nodiscard]] bool rollPending() const { return state_.turn.toRoll[0] + state_.turn.toRoll[1] > 0; }
    [[nodiscard]] int deck() const { return state_.deck; }
    [[nodiscard]] int stoneSupply() const { return state_.stoneSupply; }
    [[nodiscard]] int workerSupply() const { return state_.pieces[0]; }
    [[nodiscard]] int catSupply() const { return state_.pieces[1]; }
    [[nodiscard]] bool solo() const { return state_.rival != 0; }
    [[nodiscard]] int rivalLevel() const { return state_.rival; }
    /// The Great Architect's current or last turn: {what: "god"|"die"|"roll"|"tile"|"build"|"place", text,
    /// god, value, tile, pyramid, space, project (that the build serves), fame, sum ("5 + 3")}.
    [[nodiscard]] QVariantList rivalSteps() const { return rivalSteps_; }
    [[nodiscard]] bool ending() const { return state_.ending; }
    [[nodiscard]] int turnsLeft() const { return state_.turnsLeft; }
    /// The seat whose turn it is; another one may be asked something in it.
    [[nodiscard]] int mover() const { return state_.mover; }

    /// "scarab", "begin", "take", "act", "marked", "pay", "gain", "discard", "drop", "rest", "freeGod",
    /// "pearl", "placeTile", "wait" (it is not the viewer's decision) or "over".
    [[nodiscard]] QString phase() const;
    /// One sentence: what to do now, or whom the table waits for.
    [[nodiscard]] QString prompt() const;
    /// The rules page of what is asked now.
    [[nodiscard]] QString phasePage() const;
    /// Which of the actions can be begun now: {work, rest, reroll, maat, nudge, nudgeChoice (Bastet: a Cat
    /// or a Worker), golden, fame, dismiss, borrow, end, bes, hapy: bool, and the same with "Reason"
    /// appended: why not}.
    [[nodiscard]] QVariantMap actions() const { return actions_; }
    /// How many dice must be taken from the quarry now.
    [[nodiscard]] int takeCount() const;
    /// {open, what: "pray"|"build"|"dismiss"|"fame"|"power"|"borrow", god, pyramid, space, needs: [codes],
    /// W, C (can pay the next need), virtuals: [{god, value}], sentence, final (paying this need cannot be
    /// taken back: chance answers it)}.
    [[nodiscard]] QVariantMap payment() const { return payment_; }
    /// The kinds of pieces that may be chosen now.
    [[nodiscard]] QVariantList gains() const;
    /// The kinds of pieces that may be given up now.
    [[nodiscard]] QVariantList discards() const;
    /// The gods that upkeep may take: {god (39: the Ennead), name}.
    [[nodiscard]] QVariantList drops() const;
    /// {open, fame, price, builder}.
    [[nodiscard]] QVariantMap pearl() const;
    /// The two scarabs to choose from.
    [[nodiscard]] QVariantList offered() const;
    /// Solo, returned tiles: {tiles: [tile], spaces: [space], whose (seat)}.
    [[nodiscard]] QVariantMap placing() const;

    /// As if it ended now, a line for each reason: {text, points: [per seat]}.
    [[nodiscard]] QVariantList score() const { return score_; }
    /// Adjacencies that a known project names: {pyramid, level (1..), a, b (within the level), seat,
    /// project}.
    [[nodiscard]] QVariantList seals() const { return seals_; }
    /// What was rolled in this match: {stone: [1..6 counts], prayer: [...], total, rolls}.
    [[nodiscard]] QVariantMap rolls() const { return rolls_; }

    // What would happen, and why not. Nothing is played.
    /// Where a rolled Stone die may be built: [{pyramid, space, fame, workers, carnelian}].
    Q_INVOKABLE QVariantList buildTargets(int die) const;
    /// How many pieces of a kind a choice of it would bring now.
    Q_INVOKABLE int gainCount(const QString& piece) const;
    /// What of a god's price these dice leave unpaid, as codes.
    Q_INVOKABLE QStringList missing(int slot, const QVariantList& dice) const;
    /// What sending away the god of a slot ("dismiss") or calling on a god ("use") takes at once: {final
    /// (it cannot be taken back), pays (in words; empty if it is asked for)}.
    Q_INVOKABLE QVariantMap outlay(const QString& what, int subject) const;
    /// The sentence of the rule that forbids it; empty if it is allowed.
    Q_INVOKABLE QString whyNotBuild(int die, int pyramid, int space) const;
    Q_INVOKABLE QString whyNotPray(int slot) const;
    Q_INVOKABLE QString whyNotUse(int god, int argument) const;
    /// Can this rolled die help to pay for that god?
    Q_INVOKABLE bool helpsToPray(int die, int slot) const;
    /// What a power must be told: "die" (and a value), "value", "god", "piece", "reroll" (which dice) or
    /// nothing.
    Q_INVOKABLE QString powerAsks(int god) const;
    /// The values that Amon or Mut may give to a die.
    Q_INVOKABLE QVariantList setValues(int god, int die) const;
    /// The values that Khepri may take, the gods that Aton may discard, the pieces (1 W, 2 C, 3 S) that
    /// Hapy may.
    Q_INVOKABLE QVariantList powerArguments(int god) const;
    /// The rolled dice that Amon or Mut may turn.
    Q_INVOKABLE QVariantList settableDice(int god) const;
    /// {up, down}: may a die be nudged.
    Q_INVOKABLE QVariantMap nudges(int die) const;

    // The moves. False if refused; the table then says why. `dice` are preferred for what is then owed.
    Q_INVOKABLE bool chooseScarab(int scarab);
    Q_INVOKABLE bool work();
    Q_INVOKABLE bool rest();
    Q_INVOKABLE bool take(const QVariantList& dice);
    /// Rolls dice again; by Maat if `maat`.
    Q_INVOKABLE bool reroll(const QVariantList& dice, bool maat);
    /// `with`: "" (the golden Cat if it is there, else a Cat, else by Bastet a Worker), "cat", "worker",
    /// "golden".
    Q_INVOKABLE bool nudge(int die, int by, const QString& with);
    Q_INVOKABLE bool setDie(int god, int die, int value);
    Q_INVOKABLE bool pray(int slot, const QVariantList& dice);
    Q_INVOKABLE bool build(int die, int pyramid, int space, bool carnelian);
    Q_INVOKABLE bool dismiss(int slot, const QVariantList& dice);
    Q_INVOKABLE bool gainFame(const QVariantList& dice);
    Q_INVOKABLE bool usePower(int god, int argument, const QVariantList& dice);
    Q_INVOKABLE bool useBes();
    Q_INVOKABLE bool useHapy(const QString& piece);
    Q_INVOKABLE bool borrow(int slot, const QVariantList& dice);
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
    void positionChanged();

  private:
    using State = architects::pyramidice::State;

    // QML reads a list anew for every element it takes from it: each is made once for a position and kept.
    void makeLists();
    [[nodiscard]] QVariantList makeSides() const;
    [[nodiscard]] QVariantMap makeSide(int seat) const;
    [[nodiscard]] QVariantList makeGods(int seat) const;
    [[nodiscard]] QVariantList makeRow() const;
    [[nodiscard]] QVariantList makePyramids() const;
    [[nodiscard]] QVariantList makeTiles() const;
    /// A Rest tile, in the row (-1) or in front of a seat, and whether it may be carried out now.
    [[nodiscard]] QVariantMap makeTile(int tile, int from) const;
    [[nodiscard]] QVariantList makeDice() const;
    [[nodiscard]] QVariantMap makeActions() const;
    [[nodiscard]] QVariantMap makePayment() const;
    static QString owedSentence(architects::pyramidice::Action action, architects::pyramidice::God god,
                                const QString& owed);
    [[nodiscard]] QVariantList makeScore() const;
    [[nodiscard]] QVariantList makeSeals() const;
    void readLog(const architects::Log& log);
    /// The dice of this position get their numbers.
    void followDice(const architects::Log& log);
    /// Would the payment end, and chance answer it?
    [[nodiscard]] bool paymentIsFinal() const;
    [[nodiscard]] QVariantMap actionEvent(const architects::pyramidice::Payment& paid, int seat,
                                          const State& state) const;

    [[nodiscard]] architects::Seat viewer() const;
    [[nodiscard]] QString reasonOf(const architects::Move& move) const;
    static QString reasonText(architects::Refusal refusal);
    /// What is asked of who may make these moves.
    static QString phaseOf(const State& state, const architects::MoveList& moves);
    [[nodiscard]] bool offers(architects::pyramidice::MoveKind kind) const;
    /// Can the power of this god be used now by a move of its own?
    [[nodiscard]] bool powerOffered(architects::pyramidice::God god) const;
    [[nodiscard]] QString whyPowerIsNot(architects::pyramidice::God god) const;
    [[nodiscard]] QVariantList piecesOffered(architects::pyramidice::MoveKind kind) const;
    [[nodiscard]] bool legal(const architects::Move& move) const;
    [[nodiscard]] QVariantMap rivalStep(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] QString rivalSentence(const State& state, const architects::Entry& entry) const;
    [[nodiscard]] QVariantMap chanceEvent(const State& state, const architects::Entry& entry) const;
    [[nodiscard]] QVariantMap moveEvent(const State& state, const architects::Entry& entry) const;
    [[nodiscard]] QString ownPrompt() const;
    [[nodiscard]] QString describeMove(const State& state, const architects::Entry& entry) const;
    [[nodiscard]] QString describeChance(const State& state, const architects::Entry& entry) const;

    bool play(const architects::Move& move, const QVariantList& dice = {});
    bool refuse(architects::Refusal refusal);
    /// Pays what is owed with the preferred dice, as far as they fit.
    bool payWith(const QVariantList& dice);

    State state_;
    PyramidiceDice things_;
    std::vector<int> touched_;
    architects::MoveList moves_; ///< what the viewer may do now; empty for who may not act
    QVariantList sides_;
    QVariantList row_;
    QVariantList pyramids_;
    QVariantList tiles_;
    QVariantList diceList_;
    QVariantList thrown_;
    QVariantList rivalSteps_;
    QVariantList score_;
    QVariantList seals_;
    QVariantMap actions_;
    QVariantMap payment_;
    QVariantMap rolls_;
    bool live_ = false;
};
