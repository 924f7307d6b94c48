#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/play/session.h"
#include "qml/model/board_model.h"
#include "qml/model/entry_queue.h"
#include "qml/model/hint_model.h"
#include "qml/model/history_model.h"
#include "qml/model/player_words.h"
#include "qml/model/race_watch.h"
#include "qml/model/review_model.h"
#include "qml/model/table_rows.h"

/// An open table: one match as the person in front of the screen may see it.
///
/// The match on the disk may be further than the picture: what others did, and what ends a turn, is shown
/// entry by entry, each when the picture of the one before is at rest. Everything said here describes the
/// position shown. Only when it has caught up can anything be done.
class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Tables are opened by App")
    Q_PROPERTY(QString matchId READ matchId CONSTANT)
    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(QString gameName READ gameName CONSTANT)
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    Q_PROPERTY(QList<TableOption> options READ options CONSTANT)
    Q_PROPERTY(QList<TablePlayer> seats READ seats NOTIFY changed)
    Q_PROPERTY(int activeSeat READ activeSeat NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)
    Q_PROPERTY(int handOverTo READ handOverTo NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(bool yourTurn READ yourTurn NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool alone READ alone NOTIFY changed)
    Q_PROPERTY(bool canRewind READ canRewind NOTIFY changed)
    Q_PROPERTY(bool practice READ practice NOTIFY changed)
    Q_PROPERTY(bool givenUp READ givenUp NOTIFY changed)
    Q_PROPERTY(int ply READ ply WRITE setPly NOTIFY changed)
    Q_PROPERTY(int plyCount READ plyCount NOTIFY changed)
    Q_PROPERTY(bool live READ live NOTIFY changed)
    Q_PROPERTY(bool behind READ behind NOTIFY changed)
    Q_PROPERTY(bool skipping READ skipping NOTIFY changed)
    Q_PROPERTY(bool picturing READ picturing WRITE setPicturing NOTIFY picturingChanged)
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(QList<int> totals READ totals NOTIFY changed)
    Q_PROPERTY(QList<int> winners READ winners NOTIFY changed)
    Q_PROPERTY(bool online READ online CONSTANT)
    Q_PROPERTY(int waiting READ waiting NOTIFY changed)
    Q_PROPERTY(bool sent READ sent NOTIFY changed)
    Q_PROPERTY(int newsFrom READ newsFrom NOTIFY changed)
    Q_PROPERTY(BoardModel* board READ board CONSTANT)
    Q_PROPERTY(HistoryModel* history READ history CONSTANT)
    Q_PROPERTY(HintModel* hint READ hint CONSTANT)
    Q_PROPERTY(ReviewModel* review READ review CONSTANT)

  public:
    explicit TableModel(architects::play::Session* session, QObject* parent = nullptr);
    ~TableModel() override;
    Q_DISABLE_COPY_MOVE(TableModel)

    [[nodiscard]] QString matchId() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString gameName() const;
    /// Hexadecimal, once the match is over; before that it would tell what is drawn next.
    [[nodiscard]] QString seed() const;
    /// The choices made before the match.
    [[nodiscard]] QList<TableOption> options() const;
    [[nodiscard]] QList<TablePlayer> seats() const;
    [[nodiscard]] QString seatName(int seat) const;
    [[nodiscard]] QString leaverName(int seat) const;
    /// The seat as a sentence names it.
    [[nodiscard]] playerwords::Who who(int seat) const;
    /// The seat on turn in the position shown; -1 when it is over.
    [[nodiscard]] int activeSeat() const;
    [[nodiscard]] int viewer() const;
    [[nodiscard]] int handOverTo() const;
    [[nodiscard]] bool thinking() const { return !behind() && session_->thinking(); }
    /// The person who looks may act now.
    [[nodiscard]] bool yourTurn() const;
    [[nodiscard]] bool over() const { return !behind() && session_->over(); }
    [[nodiscard]] bool canUndo() const;
    /// One person against Architects: that person may rewind, give up and begin again.
    [[nodiscard]] bool alone() const { return session_->alone(); }
    /// Unlike undo(), rewind() goes back behind what was answered and drawn, and makes the match practice.
    [[nodiscard]] bool canRewind() const;
    [[nodiscard]] bool practice() const { return session_->practice(); }
    [[nodiscard]] bool givenUp() const { return !behind() && session_->givenUp(); }
    /// The position on the screen: how many entries it has seen. Setting it steps through history.
    [[nodiscard]] int ply() const { return ply_ < 0 ? plyCount() : ply_; }
    void setPly(int ply);
    [[nodiscard]] int plyCount() const;
    [[nodiscard]] bool live() const { return ply_ < 0; }
    /// The match is further than the picture: entries wait to be shown, or the last one is just being
    /// shown.
    [[nodiscard]] bool behind() const { return queue_.has_value(); }
    /// The rest is told without pictures, because somebody did not want to wait.
    [[nodiscard]] bool skipping() const { return skipping_; }
    /// The screen says so while the picture of what happened last still moves. What waits follows when it
    /// rests.
    [[nodiscard]] bool picturing() const { return picturing_; }
    void setPicturing(bool picturing);
    [[nodiscard]] QString progress() const { return board_ ? board_->progress() : QString(); }
    [[nodiscard]] QList<int> totals() const;
    [[nodiscard]] QList<int> winners() const;
    /// The other seats are far away: the server confirms what happens.
    [[nodiscard]] bool online() const { return session_->online(); }
    /// How many moves made here the server has not confirmed.
    [[nodiscard]] int waiting() const { return static_cast<int>(session_->waiting()); }
    /// Whether those are on their way, and can no longer be taken back.
    [[nodiscard]] bool sent() const { return session_->handedOver(); }
    /// How much had been seen when the person sat down.
    [[nodiscard]] int newsFrom() const { return static_cast<int>(session_->newsFrom()); }
    [[nodiscard]] BoardModel* board() const { return board_.get(); }
    [[nodiscard]] HistoryModel* history() const { return history_; }
    [[nodiscard]] HintModel* hint() const { return hint_; }
    [[nodiscard]] ReviewModel* review() const { return review_; }

    Q_INVOKABLE void undo();
    Q_INVOKABLE bool rewind();
    Q_INVOKABLE bool giveUp();
    Q_INVOKABLE void takeDevice();
    Q_INVOKABLE void showLive();
    /// Shows the match as it is now; what was still to come is told without pictures.
    Q_INVOKABLE void catchUp();
    /// Lets the bot on turn begin, after opening or after it rested.
    Q_INVOKABLE void wake();
    /// How far the thought of a bot, or about a hint, has come: 0 to 100.
    Q_INVOKABLE int thoughtPercent() const { return session_->thoughtPercent(); }
    /// An Architect plays on for a person who leaves this table, and the person comes back. False, with
    /// the reason told, if that cannot be.
    Q_INVOKABLE bool takeOver(int seat, int level);
    Q_INVOKABLE bool giveBack(int seat);
    /// Bots were stopped: what was being thought is no more.
    void rested();

    /// The person has seen everything that happened.
    Q_INVOKABLE void markSeen();
    /// The person sits down at this table.
    void sitDown();

    /// The match as the person may know it, with moves that still wait to be confirmed.
    [[nodiscard]] const architects::AnyMatch& shown() const {
        return course_ ? *course_ : queue_ ? queue_->position() : session_->shown();
    }
    /// While behind(): who did what is being shown; empty for chance.
    [[nodiscard]] QString shownName() const { return seatName(shownBy_); }
    /// How many entries the match has, shown or not.
    [[nodiscard]] int entryCount() const { return announced_; }
    /// For the review: shows how a finished match could have gone, or again how it went, at a position.
    void showCourse(std::optional<architects::AnyMatch> course, int ply);
    /// For the review: goes to a position and tells what happened on the way there.
    void stepTo(int ply);
    /// For boards: plays the viewer's move, or says why not.
    bool play(const architects::Move& move);
    /// The same for moves that belong together: one step, all of them or none.
    bool play(const std::vector<architects::Move>& moves);
    /// For lessons: asked before a legal move of the viewer is played; false keeps it from happening.
    void guard(std::function<bool(const architects::Move&)> allows) { allows_ = std::move(allows); }
    /// For boards: why play() would not do it; nothing is tried.
    [[nodiscard]] WhyNot why(const architects::Move& move) const;
    /// For boards: the same for one of the people who race for it.
    bool playFirst(int seat, const architects::Move& move);
    /// The people at this device who race for the next move.
    [[nodiscard]] architects::SeatSet racers() const {
        return behind() ? architects::SeatSet() : session_->racers();
    }
    /// For boards: tells the person about a rule without a move having been tried.
    void refuse(architects::Refusal refusal);
    /// The language changed: every text is made anew.
    void retranslate();

  signals:
    void changed();
    /// Something was not done; `page` is the rules page that says why, or empty.
    void refused(const QString& sentence, const QString& page);
    void picturingChanged();
    /// An entry in words, also where there is nothing to animate; `by` is the seat, -1 for chance.
    void told(int by, const QString& text);
    /// Nothing is news any more.
    void seen();

  private:
    [[nodiscard]] bool isYou(int seat) const;
    [[nodiscard]] bool isAlone() const;
    void sessionChanged();
    void showPosition();
    void continueHistory();
    void goTo(int ply);
    void announce(int from, int to);
    void tell(const std::function<void(const QString& text)>& telling, const architects::Entry& entry,
              const QString& text);
    [[nodiscard]] int seatLooking() const;
    [[nodiscard]] bool goesOnAtOnce(const architects::Log& log, int from) const;
    void queueFrom(int from);
    void showNext();
    void showEntry();
    void showLatest();
    bool report(const architects::play::Failure& failure);
    bool refuse(architects::Refusal refusal, const QString& sentence); ///< false, always

    architects::play::Session* session_;
    RaceWatch raceWatch_;
    std::unique_ptr<BoardModel> board_;
    HistoryModel* history_;
    HintModel* hint_;
    ReviewModel* review_;
    std::optional<architects::AnyMatch> course_; ///< what is looked at instead of the match itself
    int ply_ = -1;                               ///< -1: live
    architects::Seat pastTurn_ = architects::Seat::Nobody; ///< who was on turn in a position that is past
    int announced_ = 0;                                    ///< entries that were taken note of
    std::optional<EntryQueue> queue_;                      ///< what waits for its picture
    int watcher_ = -1;                                 ///< whose eyes were on the screen when that happened
    int shownBy_ = -1;                                 ///< the seat whose move is being shown
    std::vector<architects::Entry> told_;              ///< the entries that stand in the history
    std::vector<HistoryModel::Line> toldLines_;        ///< and their lines
    std::optional<architects::AnyMatch> toldPosition_; ///< the position after them
    QStringList toldNames_;                            ///< as the seats are called in them
    std::function<bool(const architects::Move&)> allows_;
    bool picturing_ = false;
    bool skipping_ = false;
    bool showing_ = false; ///< an entry is being shown: whoever listens may cause another
};
