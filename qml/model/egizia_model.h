#pragma once

#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include "core/games/egizia/egizia.h"
#include "core/games/egizia/moves.h"
#include "core/games/egizia/turn.h"
#include "qml/model/board_model.h"
#include "qml/model/egizia_view.h"

/// A table of Egizia as QML sees it. Bends are 1 (Ombos) to 20 (Heliopolis), Nile cards 1 to 48 (N01 to
/// N48; 0 none, -1 and -2 the field and the quarry everybody starts with), Sphinx cards 1 to 29, workers 0
/// blue, 1 black, 2 yellow, 3 the foreman, colours of fields 0 green, 1 yellow, 2 red, the flood 0 low
/// (left), 1, 2 high (right), sites 0 Abydos, 1 Amarna, 2 Giza, tracks "quarry" and "market". A square is
/// called by its monument ("obelisk", "tombs", "pyramid", "temple") and its place in it: "1" to "12", "2.3"
/// (floor and place), "L1", "R1", "C1", "E1".
class EgiziaModel : public BoardModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")
    // Where the match stands
    Q_PROPERTY(int round READ round NOTIFY positionChanged)
    Q_PROPERTY(int roundCount READ roundCount CONSTANT)
    Q_PROPERTY(int stage READ stage NOTIFY positionChanged)
    Q_PROPERTY(QVariantList stages READ stages NOTIFY positionChanged)
    Q_PROPERTY(int flood READ flood NOTIFY positionChanged)
    Q_PROPERTY(int mover READ mover NOTIFY positionChanged)
    Q_PROPERTY(int site READ site NOTIFY positionChanged)
    // What lies on the table
    Q_PROPERTY(QVariantList river READ river NOTIFY positionChanged)
    Q_PROPERTY(QVariantList rail READ rail NOTIFY positionChanged)
    Q_PROPERTY(QVariantList sides READ sides NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap monuments READ monuments NOTIFY positionChanged)
    Q_PROPERTY(QVariantList floors READ floors NOTIFY positionChanged)
    Q_PROPERTY(QVariantList scoreTrack READ scoreTrack NOTIFY positionChanged)
    Q_PROPERTY(QVariantList hand READ hand NOTIFY positionChanged)
    Q_PROPERTY(int sphinxDeck READ sphinxDeck NOTIFY positionChanged)
    // What is asked of the viewer
    Q_PROPERTY(QString phase READ phase NOTIFY positionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY positionChanged)
    Q_PROPERTY(QString phasePage READ phasePage NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap actions READ actions NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap training READ training NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap flooding READ flooding NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap feeding READ feeding NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap action READ action NOTIFY positionChanged)
    Q_PROPERTY(QVariantMap sphinx READ sphinx NOTIFY positionChanged)
    Q_PROPERTY(QVariantList extras READ extras NOTIFY positionChanged)
    Q_PROPERTY(QVariantList leftovers READ leftovers NOTIFY positionChanged)
    // What is counted
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY positionChanged)
    Q_PROPERTY(QVariantList ending READ ending NOTIFY positionChanged)
    Q_PROPERTY(QVariantList score READ score NOTIFY positionChanged)

  public:
    explicit EgiziaModel(TableModel* table) : BoardModel(table) {}

    void show(const architects::AnyMatch& position, bool live) override;
    [[nodiscard]] QString describe(const architects::AnyMatch& before,
                                   const architects::Entry& entry) const override;
    using BoardModel::event;
    /// Always {what, seat, text}; besides, by what:
    /// "sail": bend, card (0), site (-1), twice, gains;  "pass";  "train", "drill": worker, card, gains
    /// "flood": from, to;  "upgrade": card (that is laid), field, colour;  "play": card, site, gains
    /// "sell", "feedStones": stones, gains;  "take": bend, card, gains
    /// "work": worker, site;  "build": monument, square, price;  "look": cards;  "keep": kept (riddles
    /// known
    ///   to the viewer), count, returned, gains;  "finish": site, track (""), squares [{monument, square}],
    ///   gains, floors [{floor (1..), seat, points}];  "giveUp": site;  "done"
    /// "deal": bend, card;  "tomb": square, value;  "draw": riddle (0: not seen);  "tiles": order [seats]
    /// "show": riddle, points, total
    /// gains is [{what: "strength" (worker), "stones", "quarry", "market", "points", seat, from, to,
    /// text}]. What then goes by itself follows as one event more for each phase: "fed": seats [{seat,
    /// need, supply, given, missing, loss}];  "stones": seats [{seat, from, to}] "gaveUp": ships [{site,
    /// seat}];  "sites": seats [{seat, count, points}];  "round": round, order [seats] "counted": lines [as
    /// in ending]
    [[nodiscard]] QVariantMap event(const architects::AnyMatch& before,
                                    const architects::Entry& entry) const override;
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
    /// The seven: {number, title, text, page, now, done}.
    [[nodiscard]] QVariantList stages() const;
    [[nodiscard]] int flood() const { return static_cast<int>(state_.flood); }
    [[nodiscard]] int mover() const { return state_.mover; }
    /// The site being built at; -1 outside of phase 5.
    [[nodiscard]] int site() const;

    /// The twenty bends: {bend, kind ("card", "camp" or "site"), name, card (0: none), title, text,
    /// cardKind
    /// ("field", "quarry", "always", "whenever", "now"), site (-1), ships [seats], berths and reserve (of a
    /// site) [{seat (-1 free, -2 closed), done, active}], may (the viewer may send a ship there now), twice
    /// (and have the camp work twice), by (the card that makes it possible: 12 a taken camp, 26 upstream;
    /// 0), take (the card may be taken with N27 now), upstream (of the viewer's last ship), reason (why
    /// not), page (of the bend or its card), refusalPage, spoken}.
    [[nodiscard]] QVariantList river() const { return river_; }
    /// Where everybody's last ship is: {seat, bend (0 not yet), passed, ships (left)}.
    [[nodiscard]] QVariantList rail() const { return rail_; }
    /// For each seat {seat, name, onTurn, passed, tile (1..), points, place (1: foremost on the track),
    /// ships (at hand), last (bend, 0), sites [with a ship that counts: 0..2], stones, produces (stones in
    /// phase 4), workers [{worker, name, strength, used, working, spoken}], need, supply [low, centre,
    /// high], missing [3], loss [3] (points), lossPerGrain, fields [{card, title, grain, printed, colour,
    /// upgrades, watered [3], upgradable (now)}], quarries [{card, stones}], always and whenever
    /// [{card, title, text, kind, page, use ("drill", "upgrade", "play", "sell", "feed", "extraPlace",
    /// "take", or "sail", "twice", "work", "first", "keep" for one that goes with another move, or "" for
    /// one that works by itself), playable, reason}], quarry, market (1..5), riddles (Sphinx cards, seen or
    /// not), known [those shown: {as in hand}], stonesIn {obelisk, tombs, pyramid, temple}, tombSum,
    /// worthStones, worthTombs (at the end)}.
    [[nodiscard]] QVariantList sides() const { return sides_; }
    /// {obelisk, tombs, pyramid, temple: [{square, seat (-1), price, value (of a tomb that is turned up,
    /// 0), points, open (can be reached), may (can be built now), chosen (built in the open action),
    /// reason, spoken}], obeliskDone, tombsDone, pyramidDone, templeDone}.
    [[nodiscard]] QVariantMap monuments() const { return monuments_; }
    /// The pyramid's from the ground up: {floor (1..), seat (who has or would have the bonus, -1), stones,
    /// done}.
    [[nodiscard]] QVariantList floors() const { return floors_; }
    /// Everybody, the foremost first: {seat, name, points, place, tile, behind (stands behind another on
    /// the same square)}.
    [[nodiscard]] QVariantList scoreTrack() const { return scoreTrack_; }
    /// The viewer's Sphinx cards: {riddle, title, text, page, worth (now), best (points at most, 0 open)}.
    [[nodiscard]] QVariantList hand() const { return hand_; }
    [[nodiscard]] int sphinxDeck() const { return architects::egizia::sphinxDeck(state_); }

    /// "sail", "afterSail", "train", "flood", "leftover", "feed", "first", "build", "action", "keep",
    /// "extra", "close", "wait" (it is not the viewer's decision) or "over". "look" is "build" or "action"
    /// at Abydos.
    [[nodiscard]] QString phase() const;
    /// One sentence: what to do now, or whom the table waits for.
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString phasePage() const;
    /// {pass, done, giveUp, finish: bool, and what each would mean: passText, doneText, giveUpText,
    /// finishText}.
    [[nodiscard]] QVariantMap actions() const { return actions_; }
    /// {open, left (strengths to give), workers [{worker, may, reason, from, to}]}.
    [[nodiscard]] QVariantMap training() const { return training_; }
    /// {open, left (steps), choices [{flood, stays, text, supply (per seat), missing (per seat)}]}.
    [[nodiscard]] QVariantMap flooding() const { return flooding_; }
    /// The viewer's sum, also while it is not asked: {open, need, supply, given, missing, perGrain, loss,
    /// helps [{what ("play", "feed" or "upgrade"), card, title, text, grain (it gives),
    /// missing and loss (after it), most (stones), field}]}.
    [[nodiscard]] QVariantMap feeding() const { return feeding_; }
    /// The building action, open or about to be: {open, own (the viewer's), seat, site, name, sphinx
    /// (it is Abydos), crew
    /// [workers], bonus, strength (all of it), left, spent, stones (left), points (to come), squares
    /// [{monument, square, price}], bonuses [{floor, seat, points, own}], tracks [{track, from, to, stones,
    /// points, text}] (Amarna), workers [{worker, strength, used, inCrew, may, card (31 or 48 that it would
    /// play, 0), reason}], cards [{card, title, strength, may, reason}], looks [{cards, price, may,
    /// reason}], mayFinish, mayGiveUp, text}.
    [[nodiscard]] QVariantMap action() const { return action_; }
    /// What the viewer has drawn: {open, cards [{as in hand}], most (that can be kept), two (the card that
    /// would be played for it, 32 or 0), returns [points for keeping none, one, two]}.
    [[nodiscard]] QVariantMap sphinx() const { return sphinx_; }
    /// What the viewer can play now beside what is asked: {card, title, text, use ("drill", "upgrade",
    /// "play", "sell", "extraPlace"), workers, fields, sites (to choose from), most (stones)}.
    [[nodiscard]] QVariantList extras() const { return extras_; }
    /// Cards that are left on the river while the viewer may take one: {bend, card, title, text, gains}.
    [[nodiscard]] QVariantList leftovers() const { return leftovers_; }

    /// Each round that is over: {round, seats [{seat, name, before, after, gained, parts [{source, title,
    /// points}], oldTile, tile, place}] in the order of the new tiles}.
    [[nodiscard]] QVariantList rounds() const { return rounds_; }
    /// Final scoring line by line, as it was done: {seat, name, what ("card" for one that
    /// still brought points after the last round, "stones", "tombs" or "riddle"), riddle,
    /// title, text, points, total}.
    [[nodiscard]] QVariantList ending() const { return ending_; }
    /// The sheet: a line for each reason {text, points [per seat]}.
    [[nodiscard]] QVariantList score() const { return score_; }

    // What would happen, and why not. Nothing is played.
    /// A ship of the viewer at a bend: {bend, may, reason, page, by, twice (it could work twice), text
    /// (what it would bring), gains [as in event], asks ("train", "flood" or ""), card, need, supply [3],
    /// missing [3], stones, points (all as they would be then), place (at a site: 1.., 0), reserve}.
    Q_INVOKABLE QVariantMap preview(int bend, bool twice) const;
    /// The rule that forbids to build there now; empty if it is allowed.
    Q_INVOKABLE QString whyNotBuild(const QString& monument, const QString& square) const;
    /// A square in words: where it is, what it costs, who has it.
    Q_INVOKABLE QString squareName(const QString& monument, const QString& square) const;
    Q_INVOKABLE QString workerName(int worker) const;

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
    Q_INVOKABLE bool keep(const QVariantList& cards);
    /// `track` only at Amarna.
    Q_INVOKABLE bool finish(const QString& track);
    Q_INVOKABLE bool giveUp();
    /// The card that is left at this bend.
    Q_INVOKABLE bool take(int bend);
    Q_INVOKABLE bool done();
    /// Takes back the open building action, as far as it can be taken back.
    Q_INVOKABLE void cancelAction();

  signals:
    void positionChanged();

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
    QVariantList river_;
    QVariantList rail_;
    QVariantList sides_;
    QVariantMap monuments_;
    QVariantList floors_;
    QVariantList scoreTrack_;
    QVariantList hand_;
    QVariantMap actions_;
    QVariantMap training_;
    QVariantMap flooding_;
    QVariantMap feeding_;
    QVariantMap action_;
    QVariantMap sphinx_;
    QVariantList extras_;
    QVariantList leftovers_;
    QVariantList rounds_;
    QVariantList ending_;
    QVariantList score_;
    bool live_ = false;
};
