#pragma once

#include <QVariantList>
#include <QVariantMap>

#include <array>

#include "core/games/luxor/chamber.h"
#include "core/games/luxor/luxor.h"
#include "core/games/luxor/moves.h"
#include "qml/model/board_model.h"

/// A table of Luxor as QML sees it. Animals and pillars are 0 camel, 1 mule, 2 snake, 3 hippo, 4 crocodile,
/// 5 ibis, 6 cat; shafts 0 to 7 from the left; cells are 10 * shaft + row, row 0 is the floor; a card is
/// 7 * top + bottom; a sarcophagus is 3 * pillar + its place in the stack from the top.
class LuxorModel : public BoardModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")
    // What lies on the table
    Q_PROPERTY(QVariantList cards READ cards NOTIFY positionChanged)
    Q_PROPERTY(QVariantList pillars READ pillars NOTIFY positionChanged)
    Q_PROPERTY(QVariantList sides READ sides NOTIFY positionChanged)
    Q_PROPERTY(QVariantList hand READ hand NOTIFY positionChanged)
    Q_PROPERTY(int pharaoh READ pharaoh NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap lastDrop READ lastDrop NOTIFY positionChanged)
    Q_PROPERTY(int slab READ slab NOTIFY positionChanged)
    Q_PROPERTY(int stock READ stock NOTIFY positionChanged)
    Q_PROPERTY(QString pileBack READ pileBack NOTIFY positionChanged)
    Q_PROPERTY(int turn READ turn NOTIFY positionChanged)
    Q_PROPERTY(int turnCount READ turnCount CONSTANT)
    Q_PROPERTY(int mover READ mover NOTIFY positionChanged)
    Q_PROPERTY(bool curses READ curses NOTIFY positionChanged)
    Q_PROPERTY(bool sphinx READ sphinx NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap curse READ curse NOTIFY positionChanged)
    // What is asked of the viewer
    Q_PROPERTY(QString phase READ phase NOTIFY positionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY positionChanged)
    Q_PROPERTY(QString phasePage READ phasePage NOTIFY positionChanged)
    Q_PROPERTY(QVariantList openShafts READ openShafts NOTIFY positionChanged)
    Q_PROPERTY(QVariantList victims READ victims NOTIFY positionChanged)
    Q_PROPERTY(QVariantList racers READ racers NOTIFY positionChanged)
    // What is counted
    Q_PROPERTY(QVariantList score READ score NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap ending READ ending NOTIFY positionChanged)

  public:
    explicit LuxorModel(TableModel* table) : BoardModel(table) {}

    void show(const architects::AnyMatch& position, bool live) override;
    [[nodiscard]] QString describe(const architects::AnyMatch& before,
                                   const architects::Entry& entry) const override;
    using BoardModel::event;
    /// Always {what, seat, text}; besides, by what:
    /// "drop": card {as in hand}, shaft, place, pairs [as in preview], steps [{what: "oust" (pillar, seat),
    ///   "come" (a researcher: pillar, seat, from: pillar or -1 for the supply), "scarab" (pillar, from:
    ///   pillar or -1 for the slab), "open" (pillar, tomb, eyes, seat), "back" (pillar, count: scarabs
    ///   return to the slab)}] in their order
    /// "move", right after the last drop if scarabs still open something: steps as above, for all seats
    /// "draw": card (-1: not seen);  "mummy": tomb, eyes, pillar, value (0: not seen)
    /// "snake": the top of the pile shows a snake
    /// "curse": curse, animals
    /// "claim": cells, right;  "pass";  "victim": victim;  "give": tomb, eyes, pillar, from, to, value
    [[nodiscard]] QVariantMap event(const architects::AnyMatch& before,
                                    const architects::Entry& entry) const override;
    /// Of a drop {what, seat, card (its number), shaft, plan (which of several ways)}, else the event.
    [[nodiscard]] QVariantMap advice(const architects::AnyMatch& position,
                                     const architects::Entry& move) const override;
    [[nodiscard]] QString refusalText(architects::Refusal refusal,
                                      const architects::Move& move) const override;
    [[nodiscard]] QString progress() const override;
    /// wall.SHAFT.PLACE, pillar.N.scarabs and .seat and .tombs, hand.N, seat.N.tombs and .researchers and
    /// .cards, active.N, slab, stock, pharaoh.
    [[nodiscard]] QMap<QString, QString> facts(const architects::AnyMatch& position) const override;
    /// Pillars, slab and what the seats have, while a card is carried out step by step.
    [[nodiscard]] QList<QMap<QString, QString>> between(const architects::AnyMatch& before,
                                                        const architects::Entry& entry) const override;

    /// Each card of the wall: {card, shaft, place (0..4 from the floor), top, topLeft (looks left), bottom,
    /// bottomLeft, name}.
    [[nodiscard]] QVariantList cards() const { return cards_; }
    /// Each of the seven: {animal, name, scarabs, seat (whose researcher, -1), sarcophagi: [eyes] from the
    /// top, opened, spoken}.
    [[nodiscard]] QVariantList pillars() const { return pillars_; }
    /// For each seat {seat, name, researchers (in the supply), cards (in hand), tombs: [{tomb, pillar,
    /// eyes, value (0: not seen)}] in the order they were taken, points (what the viewer knows of, pharaoh
    /// card included; for rivals what is known of them), certain (points is all there is), pharaoh (-1 not
    /// known), onTurn, searching (may still try to find the open curse), stands: [pillars]}.
    [[nodiscard]] QVariantList sides() const { return sides_; }
    /// The viewer's cards {card, slot (the place in the hand, 0 to 2), top, topLeft, bottom, bottomLeft,
    /// name, spoken, playable}.
    [[nodiscard]] QVariantList hand() const { return hand_; }
    /// The viewer's pharaoh card; -1 if nobody looks.
    [[nodiscard]] int pharaoh() const;
    /// {shaft, place, seat} of the card that fell last; empty if none.
    [[nodiscard]] QVariantMap lastDrop() const { return lastDrop_; }
    [[nodiscard]] int slab() const { return state_.chamber.slab; }
    /// Hieroglyph cards not dealt yet.
    [[nodiscard]] int stock() const { return state_.stock + state_.buried; }
    /// What the pile shows: "card", "snake" or "" (it is empty).
    [[nodiscard]] QString pileBack() const;
    /// The card being dropped now, from 1; the last one once the match is over.
    [[nodiscard]] int turn() const;
    [[nodiscard]] int turnCount() const { return architects::luxor::cardsInWall; }
    [[nodiscard]] int mover() const { return state_.mover; }
    [[nodiscard]] bool curses() const { return state_.curseRule != architects::luxor::CurseRule::None; }
    [[nodiscard]] bool sphinx() const { return state_.pairRule == architects::luxor::PairRule::Sphinx; }
    /// The open one: {open, animals: [3], names, searching: [seats], finder (-1), race, left (in the
    /// pile)}.
    [[nodiscard]] QVariantMap curse() const { return curse_; }

    /// "drop", "search" (the viewer's one attempt), "race" (everybody at this device), "victim", "wait" or
    /// "over".
    [[nodiscard]] QString phase() const;
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString phasePage() const;
    /// The shafts that have room.
    [[nodiscard]] QVariantList openShafts() const;
    /// The seats that may be cursed now.
    [[nodiscard]] QVariantList victims() const;
    /// Race: the people at this device who may still claim.
    [[nodiscard]] QVariantList racers() const;

    /// The sheet: a line for each reason {text, points: [per seat], drawing: what it is of, {tomb, eyes,
    /// pillar} or {pharaoh}}.
    [[nodiscard]] QVariantList score() const { return score_; }
    /// Once it is over: {tombs: [{tomb, eyes, pillar, seat, value}] in the order in which they are turned,
    /// fewest eyes first; pharaohs: [{seat, animal, bonus}]}.
    [[nodiscard]] QVariantMap ending() const { return ending_; }

    // What would happen, and why not. Nothing is played.
    /// One of the viewer's cards over a shaft, also while others are on turn: {legal, reason, page, shaft,
    /// place, cells: [bottom, top], pairs: [{fresh, old, same, left (both look left), animal}], plans:
    /// [{index, text (what it comes to), effects: [{animal, pairs, same, title ("2 pairs, same way"), text
    /// ("You replace Carnelian"), scarabs (that come), seat (who stands there then), comes (a researcher
    /// arrives), from (pillar or -1), opens (eyes, 0), opensFor (seat, -1), scarabsThen}]}], spoken}. Empty
    /// effects: no pair. More than one plan: the mover chooses.
    Q_INVOKABLE QVariantMap preview(int card, int shaft) const;
    /// Are these cells in a line that can be claimed? The sentence of the rule that forbids it, or nothing.
    Q_INVOKABLE QString whyNotClaim(const QVariantList& cells) const;
    Q_INVOKABLE QString animalName(int animal) const;
    Q_INVOKABLE QString shaftName(int shaft) const;
    /// Where it is, and what it shows.
    Q_INVOKABLE QString cellName(int cell) const;

    // The moves. False if refused; the table then says why.
    /// `plan` is an index of preview's plans.
    Q_INVOKABLE bool drop(int card, int shaft, int plan);
    /// `seat`: who of the racers; -1 for the viewer.
    Q_INVOKABLE bool claim(const QVariantList& cells, int seat);
    Q_INVOKABLE bool pass(int seat);
    Q_INVOKABLE bool curseSeat(int seat);

  signals:
    void positionChanged();

  private:
    using State = architects::luxor::State;

    void makeLists(const architects::Log& log);
    [[nodiscard]] QVariantList makeCards() const;
    [[nodiscard]] QVariantList makePillars() const;
    [[nodiscard]] QVariantList makeSides() const;
    /// The viewer's cards by their places; -1 where none lies.
    [[nodiscard]] std::array<int, 3> handOf(const State& state, const architects::Log& log) const;
    [[nodiscard]] QVariantList makeHand(const architects::Log& log) const;
    [[nodiscard]] QVariantMap makeCurse() const;
    [[nodiscard]] QVariantList makeScore() const;
    [[nodiscard]] QVariantMap makeEnding() const;
    [[nodiscard]] static QVariantMap findLastDrop(const architects::Log& log);
    [[nodiscard]] QVariantMap makePlan(int index, const architects::luxor::Yields& yields,
                                       const architects::luxor::Plan& plan) const;
    [[nodiscard]] QVariantMap dropEvent(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] QVariantMap moveEvent(const State& before, const architects::Entry& entry) const;
    [[nodiscard]] QVariantMap chanceEvent(const State& before, const architects::Entry& entry) const;
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
    QVariantList cards_;
    QVariantList pillars_;
    QVariantList sides_;
    QVariantList hand_;
    QVariantList score_;
    QVariantMap lastDrop_;
    QVariantMap curse_;
    QVariantMap ending_;
    bool live_ = false;
};
