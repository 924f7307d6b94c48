#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/bots/hint.h"
#include "core/games/any_match.h"
#include "core/lessons/lecture.h"
#include "core/play/reviewing.h"
#include "core/play/services.h"
#include "core/play/views.h"
#include "core/save/store.h"
#include "core/table/player.h"

namespace architects::play {

/// Why something asked of a table was not done: a rule, or the disk.
struct [[nodiscard]] Failure {
    Refusal refusal = Refusal::None;
    save::SaveError disk = save::SaveError::None;
    [[nodiscard]] bool ok() const { return refusal == Refusal::None && disk == save::SaveError::None; }
};

/// What is known of a match of this device besides its log and who plays.
struct LocalTable {
    std::vector<save::SeatChange> changes; ///< of seats
    bool practice = false;                 ///< it is no part of the record
    std::vector<save::SeatResult> givenUp; ///< how it came out, if somebody gave it up; otherwise none
};

/// What is known of an online match besides its log and who plays.
struct OnlineTable {
    bool ended = false; ///< by the server's word, also where the rules would go on: resigned, out of time
    std::vector<save::SeatResult> results; ///< once it has ended
    std::size_t seen = 0;                  ///< entries the person has seen happen
};

/// One match being played on this device. In an online match the log is a view, its entries are what the
/// server confirmed, and moves made here stand behind them until it has confirmed those as well.
class Session {
  public:
    /// Called on the session's own thread, after the fact.
    struct Listener {
        std::function<void()> changed; ///< entries, turn, viewer or thinking changed
        /// A bot's move could not be kept; wakeBots() lets it try again.
        std::function<void(Failure)> botFailed;
    };

    Session(Services services, std::string id, std::vector<Player> players, AnyMatch match,
            std::optional<OnlineTable> online = std::nullopt, LocalTable local = {});
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    void listen(Listener listener) { listener_ = std::move(listener); }

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const std::vector<Player>& players() const { return players_; }
    [[nodiscard]] Pending pending() const { return match_.pending(); }
    [[nodiscard]] bool over() const { return online_ ? online_->ended : givenUp() || pending().over(); }
    /// The seat on turn; Nobody when the match is over, or only the server can go on. In a race people
    /// come before bots, so that these do not snatch it from under their eyes: several people have all the
    /// time they want, one alone has to be faster than the Architects.
    [[nodiscard]] Seat onTurn() const;
    /// The people at this device who race for the next move; nobody unless there are several people here.
    [[nodiscard]] SeatSet racers() const;

    /// The match as the eyes on the screen may know it: a view, or the whole match once it is over.
    [[nodiscard]] const AnyMatch& shown() const { return shown_; }
    /// While listeners are told of a change: the same for who held the device until now, and still does.
    [[nodiscard]] const AnyMatch& witnessed() const { return witnessed_ ? *witnessed_ : shown_; }
    /// Whose eyes those are; Nobody while the device changes hands and when no person plays.
    [[nodiscard]] Seat viewer() const { return viewer_; }
    /// The person who must take the device before anything secret is shown; Nobody if none.
    [[nodiscard]] Seat handOverTo() const { return handOverTo_; }
    /// That person has the device now.
    void takeDevice();

    [[nodiscard]] bool thinking() const { return thinking_; }
    /// How far the thought or the hint under way has come, in hundredths.
    [[nodiscard]] int thoughtPercent() const;
    /// Lets the bot on turn think, if there is one and it does not already.
    void wakeBots();
    /// In a race of one person against Architects those whose time is up answer. A screen calls it now and
    /// then while the race lasts.
    void letRivalsRace();
    /// Stops bots, hint and review at once; answers are dropped. For the background and for leaving the
    /// table.
    void restBots();

    /// The move of the person on turn: checked, written to disk, then shown.
    Failure play(const Move& move) { return play(std::span(&move, 1)); }
    /// Moves of that person that belong together, as one step: all of them or none, written and shown at
    /// once.
    Failure play(std::span<const Move> moves);
    /// Why play() would refuse it; nothing is tried.
    [[nodiscard]] Refusal check(const Move& move) const;
    /// The move of one of the racers.
    Failure playFirst(Seat seat, const Move& move);
    [[nodiscard]] Refusal checkUndo() const;
    Failure undo();
    /// Points and places by seat once it is over; none before, nor when it was called off.
    [[nodiscard]] std::vector<save::SeatResult> results() const;
    /// While listeners are told of a change: how many of the entries shown stood there before it. What
    /// follows them is new.
    [[nodiscard]] std::size_t keptEntries() const { return kept_; }

    // One person alone against Architects.

    /// Only that person's pleasure is at stake: moves may be taken back, and the match given up.
    [[nodiscard]] bool alone() const;
    /// Unlike undo() it goes back behind what chance and Architects did since: to the person's last move.
    /// The match is practice from then on.
    [[nodiscard]] Refusal checkRewind() const;
    Failure rewind();
    /// The match is no part of the record.
    [[nodiscard]] bool practice() const { return local_.practice; }
    /// The person has lost.
    Failure giveUp();
    [[nodiscard]] bool givenUp() const { return !local_.givenUp.empty(); }

    // Ask the Architect.

    /// May the person who looks ask for a hint now?
    [[nodiscard]] bool canAsk() const;
    /// Thinks about the position of the person who looks, knowing what that person knows. `answer` is
    /// called once, unless something else happens first: then there is none.
    void ask(std::function<void(const Hint&)> answer);
    [[nodiscard]] bool asking() const { return hintControl_ != nullptr; }
    /// Whoever asked has waited long enough: what is known by now is the answer.
    void hurry();
    void stopAsking();

    // Seats that change hands, at a table of this device.

    /// An Architect plays on for a person who leaves. NotYourTurn if that is not a person's seat here.
    Failure takeOver(Seat seat, int level);
    /// The person is back. NotYourTurn if nobody left that seat.
    Failure giveBack(Seat seat);
    /// Whose seat an Architect keeps; nothing if it is his own, or a person sits there.
    [[nodiscard]] std::optional<Player> leaverOf(Seat seat) const;
    /// Who gave up which seat to whom after how many entries.
    [[nodiscard]] const std::vector<save::SeatChange>& seatChanges() const { return local_.changes; }

    // Lessons.

    /// Says what the bot on turn does: wait, a move of the script, or think for itself.
    using Script = std::function<lessons::Reply(const AnyMatch& match)>;
    /// From now on bots do as they are told; an empty script sets them free.
    void follow(Script script);
    /// The match goes on from this one instead, which must have the same set-up: back to an earlier
    /// position, or on to a later one.
    Failure become(const AnyMatch& match);
    /// The whole match: for the script, never for the screen.
    [[nodiscard]] const AnyMatch& whole() const { return match_; }

    // Review of a finished match.

    /// Can be reviewed: over by its rules, and nothing of it is hidden.
    [[nodiscard]] bool canReview() const;
    /// The review of this match; made on the first call. canReview() must hold.
    Reviewing& reviewing();

    // Online matches.

    [[nodiscard]] bool online() const { return online_.has_value(); }
    /// How many of the entries shown were made here and are not confirmed.
    [[nodiscard]] std::size_t waiting() const { return match_.log().entries.size() - confirmed_; }
    /// Whether those are on their way, and can no longer be taken back.
    [[nodiscard]] bool handedOver() const { return outgoing_ && !outgoing_->moveId.empty(); }
    /// How many entries the person had seen when the table was opened.
    [[nodiscard]] std::size_t newsFrom() const {
        return online_ ? online_->seen : match_.log().entries.size();
    }
    /// The person has seen everything there is now.
    void markSeen();
    /// The person sits down: what was seen is looked up, and moves that only the server can follow are
    /// sent.
    void sitDown();
    /// The store has changed: what the server confirmed, then what still waits.
    Failure reload();

  private:
    [[nodiscard]] bool isPerson(Seat seat) const;
    [[nodiscard]] int personCount() const;
    [[nodiscard]] std::optional<std::size_t> lastOwnMove() const;
    [[nodiscard]] Refusal checkTurn() const;
    Failure commit(Seat seat, std::span<const Move> moves);
    Failure commitAndTell(Seat seat, std::span<const Move> moves);
    save::SaveError recordResult(const AnyMatch& match);
    void settleViewer();
    void afterChange();
    void tell();
    void think(Seat seat);
    void dropThought();
    void obey(Seat seat);
    Failure changeSeat(Seat seat, const Player& player);
    // session_online.cpp
    Failure commitOnline(Seat seat, std::span<const Move> moves);
    Failure undoOnline();
    [[nodiscard]] Refusal checkUndoOnline() const;
    void readOutgoing();
    void handOver();
    bool showEntries(const Log& log);

    Services services_;
    std::string id_;
    std::vector<Player> players_;
    AnyMatch match_;
    Views views_;
    AnyMatch shown_;
    std::optional<AnyMatch> witnessed_; ///< where it is not what is shown
    Seat viewer_ = Seat::Nobody;
    Seat handOverTo_ = Seat::Nobody;
    bool thinking_ = false;
    bool resting_ = true;                   ///< no bot may think until they are woken
    std::optional<std::int64_t> raceSince_; ///< since when one person races the Architects
    std::size_t kept_;
    std::optional<OnlineTable> online_;
    std::size_t confirmed_; ///< entries that are sure; all of them in a match of this device
    std::optional<save::Outgoing> outgoing_; ///< as in the store, also if it no longer fits
    /// Counts the questions put to bots; an answer to an older question is dropped. Shared, so that an
    /// answer that outlives the session finds out.
    std::shared_ptr<std::uint64_t> question_ = std::make_shared<std::uint64_t>(0);
    std::shared_ptr<SearchControl> botControl_;  ///< of the bot that thinks
    std::shared_ptr<SearchControl> hintControl_; ///< of the hint under way
    LocalTable local_;
    std::unique_ptr<Reviewing> reviewing_;
    Script script_;
    Listener listener_;
};

} // namespace architects::play
