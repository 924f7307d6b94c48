#pragma once

#include <array>

#include "core/games/kheops/kheops.h"
#include "core/games/kheops/networks.h"
#include "qml/model/board_model.h"
#include "qml/model/kheops_rows.h"

/// The Kheops position on the screen, what may be done with it, and the five things a player can do. What
/// its rows hold, kheops_rows.h says; -1 is no cell.
class KheopsModel : public BoardModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")
    // What lies on the table
    Q_PROPERTY(QList<KheopsCell> cells READ cells NOTIFY positionChanged)
    Q_PROPERTY(QList<KheopsHandTile> hand READ hand NOTIFY positionChanged)
    Q_PROPERTY(QList<KheopsSide> sides READ sides NOTIFY positionChanged)
    Q_PROPERTY(int pile READ pile NOTIFY positionChanged)
    Q_PROPERTY(int turn READ turn NOTIFY positionChanged)
    Q_PROPERTY(int turnCount READ turnCount CONSTANT)
    Q_PROPERTY(int whiteSeat READ whiteSeat NOTIFY positionChanged)
    Q_PROPERTY(KheopsTurn lastTurn READ lastTurn NOTIFY positionChanged)
    Q_PROPERTY(KheopsTurn lastMove READ lastMove NOTIFY positionChanged)
    // What is asked
    Q_PROPERTY(KheopsPhase::Value phase READ phase NOTIFY positionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY positionChanged)
    Q_PROPERTY(QString powerPage READ powerPage NOTIFY positionChanged)
    Q_PROPERTY(bool powerUsed READ powerUsed NOTIFY positionChanged)
    Q_PROPERTY(QList<KheopsChoice> pawnChoices READ pawnChoices NOTIFY positionChanged)
    Q_PROPERTY(QList<int> powerCells READ powerCells NOTIFY positionChanged)
    Q_PROPERTY(QList<int> tileCells READ tileCells NOTIFY positionChanged)
    Q_PROPERTY(KheopsEvent advised READ advised NOTIFY adviceChanged)
    // What is counted
    Q_PROPERTY(QList<KheopsNetwork> networks READ networks NOTIFY positionChanged)
    Q_PROPERTY(QList<int> ankhs READ ankhs NOTIFY positionChanged)
    Q_PROPERTY(QList<int> totals READ totals NOTIFY positionChanged)

  public:
    explicit KheopsModel(TableModel* table) : BoardModel(table) {}

    void show(const architects::AnyMatch& position, bool live) override;
    [[nodiscard]] QString describe(const architects::AnyMatch& before,
                                   const architects::Entry& entry) const override;
    /// Its events: see eventOf().
    [[nodiscard]] std::function<void(const QString& text)> telling(const architects::AnyMatch& before,
                                                                   const architects::Entry& entry) override;
    /// An entry as something to animate; none of the acts if nothing moves.
    [[nodiscard]] KheopsEvent eventOf(const architects::AnyMatch& before,
                                      const architects::Entry& entry) const;
    void takeAdvice(const architects::AnyMatch& position, const architects::Entry* move) override;
    [[nodiscard]] QString refusalText(architects::Refusal refusal,
                                      const architects::Move& move) const override;
    [[nodiscard]] QString progress() const override;
    /// cell.N, hand.N, supply.SEAT.KIND, pawns.SEAT, tiles.SEAT, active.SEAT, pile, turn, step.
    [[nodiscard]] QMap<QString, QString> facts(const architects::AnyMatch& position) const override;

    /// All 49.
    [[nodiscard]] QList<KheopsCell> cells() const { return cells_; }
    /// The viewer's tiles, as they were drawn; empty while nobody looks.
    [[nodiscard]] QList<KheopsHandTile> hand() const { return hand_; }
    [[nodiscard]] QList<KheopsSide> sides() const { return sides_; }
    [[nodiscard]] int pile() const;
    [[nodiscard]] int turn() const;
    [[nodiscard]] int turnCount() const { return 15; }
    [[nodiscard]] int whiteSeat() const { return state_.white; }
    /// Where the viewer's rival acted in his last turn; for those who only watch, whoever moved last.
    [[nodiscard]] KheopsTurn lastTurn() const { return lastTurn_; }
    /// Where the last move was made.
    [[nodiscard]] KheopsTurn lastMove() const { return lastMove_; }

    [[nodiscard]] KheopsPhase::Value phase() const;
    /// One sentence: what to do now, or whom the table waits for.
    [[nodiscard]] QString prompt() const;
    /// The rules page of the power that must be used now; empty if none must.
    [[nodiscard]] QString powerPage() const;
    /// The pawn of this turn had a power, and it was used.
    [[nodiscard]] bool powerUsed() const { return powerUsed_; }
    /// The viewer's pawns kind by kind.
    [[nodiscard]] QList<KheopsChoice> pawnChoices() const;
    /// What the pending power may begin with: tiles to turn, own pawns to swap or move.
    [[nodiscard]] QList<int> powerCells() const { return powerCells_; }
    /// Where a tile may be added.
    [[nodiscard]] QList<int> tileCells() const { return tileCells_; }
    /// What the Architect advises, as an event.
    [[nodiscard]] KheopsEvent advised() const { return advised_; }

    /// The largest first.
    [[nodiscard]] QList<KheopsNetwork> networks() const { return networks_; }
    [[nodiscard]] QList<int> ankhs() const { return {counted_.ankhs[0], counted_.ankhs[1]}; }
    [[nodiscard]] QList<int> totals() const { return {counted_.totals[0], counted_.totals[1]}; }

    // What would happen, and why not. Nothing is played.
    /// Where a pawn of this kind may stand; may any?
    Q_INVOKABLE QList<int> pawnCells(const QString& kind) const;
    Q_INVOKABLE bool mayStand(int cell) const;
    /// The second half of a swap or a move, given its first.
    Q_INVOKABLE QList<int> powerTargets(int first) const;
    /// What the pending power may be used on: what it begins with, and what goes with its first half.
    [[nodiscard]] QList<KheopsMarker> markers(int first, int chosen) const;
    /// A hand tile as it lies after turning it by thirds.
    Q_INVOKABLE KheopsHandTile turnedTile(const QString& tile, int thirds) const;
    /// In how many ways a tile of the pyramid can lie.
    Q_INVOKABLE int turnsAt(int cell) const;
    /// What a tile would join if it were put there, or were turned there.
    Q_INVOKABLE KheopsPreview preview(const QString& tile, int cell, int thirds) const;
    [[nodiscard]] KheopsPreview previewTurn(int cell, int thirds) const;
    /// A place with a pawn of the viewer's on it.
    Q_INVOKABLE KheopsCell withPawn(int cell, const QString& kind) const;
    Q_INVOKABLE WhyNot whyNotPawn(const QString& kind, int cell) const;
    Q_INVOKABLE WhyNot whyNotTurn(int cell) const;
    Q_INVOKABLE WhyNot whyNotPair(int from, int to) const;
    Q_INVOKABLE WhyNot whyNotTile(const QString& tile, int cell) const;
    /// Everything there is to say about a cell, for those who hear the board.
    Q_INVOKABLE QString cellName(int cell) const;
    /// The rules page of what lies or stands on a cell, of a tile, of a pawn.
    Q_INVOKABLE QString pageOfCell(int cell) const;
    Q_INVOKABLE QString pageOfTile(const QString& tile) const;
    Q_INVOKABLE QString pageOfPawn(const QString& kind) const;

    // The moves. False if refused; the table then says why.
    Q_INVOKABLE bool placePawn(const QString& kind, int cell);
    Q_INVOKABLE bool turnTile(int cell, int thirds);
    Q_INVOKABLE bool swapPawns(int own, int theirs);
    Q_INVOKABLE bool movePawn(int from, int to);
    Q_INVOKABLE bool placeTile(const QString& tile, int cell, int thirds);

  signals:
    /// An entry to animate, after the position changed by it.
    void happened(const KheopsEvent& event);
    void adviceChanged();

  private:
    using State = architects::kheops::State;

    // QML reads a list anew for every element it takes from it: each is made once for a position and kept.
    void makeLists(const architects::Log& log);
    [[nodiscard]] KheopsCell cellIn(const State& state, int cell) const;
    [[nodiscard]] QString nameIn(const State& state, int cell) const;
    /// The viewer's tiles by their places; -1 where none lies.
    [[nodiscard]] std::array<int, 3> handOf(const State& state, const architects::Log& log) const;
    [[nodiscard]] int turnOf(const State& state) const;
    [[nodiscard]] QList<KheopsHandTile> makeHand(const architects::Log& log) const;
    [[nodiscard]] KheopsSide makeSide(int seat) const;
    [[nodiscard]] QList<int> makePowerCells() const;
    [[nodiscard]] QList<KheopsNetwork> makeNetworks() const;
    [[nodiscard]] int seatOnTurn() const { return state_.mover; }
    [[nodiscard]] bool mayAct(architects::kheops::Phase phase) const;
    [[nodiscard]] architects::kheops::Symbol pendingPower() const;
    [[nodiscard]] KheopsPreview joined(const State& after, int cell) const;
    [[nodiscard]] KheopsEvent moveEvent(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] static architects::Move tileMove(const QString& tile, int cell, int thirds);
    /// For those who hear it, as it lies after turning it by thirds.
    [[nodiscard]] QString tileSpoken(architects::kheops::Tile tile, int thirds) const;
    [[nodiscard]] QString ownPrompt() const;
    [[nodiscard]] KheopsTurn findLastTurn(const architects::Log& log) const;
    [[nodiscard]] static KheopsTurn findLastMove(const architects::Log& log);
    [[nodiscard]] bool findPowerUsed(const architects::Log& log) const;

    State state_;
    architects::kheops::Networks counted_;
    KheopsTurn lastTurn_;
    KheopsTurn lastMove_;
    KheopsEvent advised_;
    QList<KheopsCell> cells_;
    QList<KheopsHandTile> hand_;
    QList<KheopsSide> sides_;
    QList<int> powerCells_;
    QList<int> tileCells_;
    QList<KheopsNetwork> networks_;
    bool powerUsed_ = false;
    bool live_ = false;
};
