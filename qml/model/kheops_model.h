#pragma once

#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include <array>

#include "core/games/kheops/kheops.h"
#include "core/games/kheops/networks.h"
#include "qml/model/board_model.h"

/// The Kheops position on the screen, what may be done with it, and the five things a player can do.
/// Cells are numbered 0 .. 48 from the lower left, row by row; -1 is no cell.
class KheopsModel : public BoardModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")
    Q_PROPERTY(QVariantList cells READ cells NOTIFY positionChanged)
    Q_PROPERTY(QVariantList hand READ hand NOTIFY positionChanged)
    Q_PROPERTY(QVariantList handCounts READ handCounts NOTIFY positionChanged)
    Q_PROPERTY(QVariantList supplies READ supplies NOTIFY positionChanged)
    Q_PROPERTY(int pile READ pile NOTIFY positionChanged)
    Q_PROPERTY(int turn READ turn NOTIFY positionChanged)
    Q_PROPERTY(int turnCount READ turnCount CONSTANT)
    Q_PROPERTY(int whiteSeat READ whiteSeat NOTIFY positionChanged)
    Q_PROPERTY(QString phase READ phase NOTIFY positionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY positionChanged)
    Q_PROPERTY(QVariantList pawnChoices READ pawnChoices NOTIFY positionChanged)
    Q_PROPERTY(QVariantList powerCells READ powerCells NOTIFY positionChanged)
    Q_PROPERTY(QVariantList tileCells READ tileCells NOTIFY positionChanged)
    Q_PROPERTY(int placedCell READ placedCell NOTIFY positionChanged)
    Q_PROPERTY(QString powerPage READ powerPage NOTIFY positionChanged)
    Q_PROPERTY(bool powerUsed READ powerUsed NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap lastTurn READ lastTurn NOTIFY positionChanged)
    Q_PROPERTY(QVariantList networks READ networks NOTIFY positionChanged)
    Q_PROPERTY(QVariantList ankhs READ ankhs NOTIFY positionChanged)
    Q_PROPERTY(QVariantList totals READ totals NOTIFY positionChanged)

  public:
    explicit KheopsModel(TableModel* table) : BoardModel(table) {}

    void show(const architects::AnyMatch& position, bool live) override;
    [[nodiscard]] QString describe(const architects::AnyMatch& before,
                                   const architects::Entry& entry) const override;
    using BoardModel::event;
    [[nodiscard]] QVariantMap event(const architects::AnyMatch& before,
                                    const architects::Entry& entry) const override;
    /// Besides the event: how far a tile is turned.
    [[nodiscard]] QVariantMap advice(const architects::AnyMatch& position,
                                     const architects::Entry& move) const override;
    [[nodiscard]] QString refusalText(architects::Refusal refusal,
                                      const architects::Move& move) const override;
    [[nodiscard]] QString progress() const override;
    /// cell.N, hand.N, supply.SEAT.KIND, pawns.SEAT, tiles.SEAT, active.SEAT, pile, turn, step.
    [[nodiscard]] QMap<QString, QString> facts(const architects::AnyMatch& position) const override;

    /// {index, r, c, tile, room, openings, symbol, seat, kind} for each of the 49; an empty one has no
    /// tile.
    [[nodiscard]] QVariantList cells() const { return cells_; }
    /// The viewer's tiles: {tile, slot, room, openings, symbol, name, turns}; empty while nobody looks.
    /// `slot` is the place in the hand, 0 to 2; `turns` is in how many ways the tile can lie.
    [[nodiscard]] QVariantList hand() const { return hand_; }
    [[nodiscard]] QVariantList handCounts() const;
    /// For each seat the pawns still to be played: {W, P, M, H, total}.
    [[nodiscard]] QVariantList supplies() const;
    [[nodiscard]] int pile() const;
    [[nodiscard]] int turn() const;
    [[nodiscard]] int turnCount() const { return 15; }
    [[nodiscard]] int whiteSeat() const { return state_.white; }
    /// "pawn", "turnCorridor", "turnRoom", "swap", "move", "tile", "draw" or "over".
    [[nodiscard]] QString phase() const;
    /// One sentence: what to do now, or whom the table waits for.
    [[nodiscard]] QString prompt() const;
    /// {kind, name, count, cells, reason} for each kind of pawn of the viewer; `reason` says why it cannot
    /// be played.
    [[nodiscard]] QVariantList pawnChoices() const { return pawnChoices_; }
    /// What the pending power may begin with: tiles to turn, own pawns to swap or move.
    [[nodiscard]] QVariantList powerCells() const { return powerCells_; }
    [[nodiscard]] QVariantList tileCells() const { return tileCells_; }
    [[nodiscard]] int placedCell() const;
    /// The rules page of the power that must be used now; empty if none must.
    [[nodiscard]] QString powerPage() const;
    /// The pawn of this turn had a power, and it was used.
    [[nodiscard]] bool powerUsed() const { return powerUsed_; }
    /// {seat, cells}: where the viewer's rival acted in his last turn; for those who only watch, whoever
    /// moved last.
    [[nodiscard]] QVariantMap lastTurn() const { return lastTurn_; }
    /// {letter, cells, winner, value, sum, points, closed, cursed} for each network, as if it ended now.
    [[nodiscard]] QVariantList networks() const { return networks_; }
    [[nodiscard]] QVariantList ankhs() const;
    [[nodiscard]] QVariantList totals() const;

    /// The second half of a swap or a move, given its first.
    Q_INVOKABLE QVariantList powerTargets(int first) const;
    /// The open sides of a hand tile after turning it by thirds.
    Q_INVOKABLE int openingsAfter(const QString& tile, int thirds) const;
    /// The open sides of a placed tile after turning it by thirds, and in how many ways it can lie.
    Q_INVOKABLE int turnedOpenings(int cell, int thirds) const;
    Q_INVOKABLE int turnsAt(int cell) const;
    /// What a tile would join if it were put there: {cells, sentence, value}.
    Q_INVOKABLE QVariantMap preview(const QString& tile, int cell, int thirds) const;
    /// What a turned tile would join: the same for the rotate powers.
    Q_INVOKABLE QVariantMap previewTurn(int cell, int thirds) const;
    /// Everything there is to say about a cell, for those who hear the board.
    Q_INVOKABLE QString cellName(int cell) const;
    Q_INVOKABLE QString tileName(const QString& tile) const;
    /// A tile in the hand, as it lies after turning it by thirds, for those who hear it.
    Q_INVOKABLE QString tileSpoken(const QString& tile, int thirds) const;
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
    void positionChanged();

  private:
    // QML reads a list anew for every element it takes from it: each is made once for a position and kept.
    void makeLists(const architects::Log& log);
    [[nodiscard]] QVariantList makeCells() const;
    /// The viewer's tiles by their places; -1 where none lies.
    [[nodiscard]] std::array<int, 3> handOf(const architects::kheops::State& state,
                                            const architects::Log& log) const;
    [[nodiscard]] int turnOf(const architects::kheops::State& state) const;
    [[nodiscard]] QVariantList makeHand(const architects::Log& log) const;
    [[nodiscard]] QVariantList makePawnChoices() const;
    [[nodiscard]] QVariantList makePowerCells() const;
    [[nodiscard]] QVariantList makeNetworks() const;
    [[nodiscard]] int seatOnTurn() const { return state_.mover; }
    [[nodiscard]] bool mayAct(architects::kheops::Phase phase) const;
    [[nodiscard]] architects::kheops::Symbol pendingPower() const;
    [[nodiscard]] QVariantMap joined(const architects::kheops::State& after, int cell) const;
    [[nodiscard]] QString ownPrompt() const;
    void findLastTurn(const architects::Log& log);
    [[nodiscard]] bool findPowerUsed(const architects::Log& log) const;

    architects::kheops::State state_;
    architects::kheops::Networks counted_;
    QVariantMap lastTurn_;
    QVariantList cells_;
    QVariantList hand_;
    QVariantList pawnChoices_;
    QVariantList powerCells_;
    QVariantList tileCells_;
    QVariantList networks_;
    bool powerUsed_ = false;
    bool live_ = false;
};
