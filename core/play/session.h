#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/games/any_match.h"
#include "core/play/services.h"
#include "core/save/store.h"
#include "core/table/player.h"

namespace architects::play {

/// Why something asked of a table was not done: a rule, or the disk.
struct [[nodiscard]] Failure {
    Refusal refusal = Refusal::None;
    save::SaveError disk = save::SaveError::None;
    [[nodiscard]] bool ok() const { return refusal == Refusal::None && disk == save::SaveError::None; }
};

/// One match being played on this device.
class Session {
  public:
    /// Called on the session's own thread, after the fact.
    struct Listener {
        std::function<void()> changed;          ///< entries, turn, viewer or thinking changed
        std::function<void(Failure)> botFailed; ///< a bot's move could not be kept; see retryBot()
    };

    Session(Services services, std::string id, std::vector<Player> players, AnyMatch match);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    void listen(Listener listener) { listener_ = std::move(listener); }

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const std::vector<Player>& players() const { return players_; }
    [[nodiscard]] Pending pending() const { return match_.pending(); }
    [[nodiscard]] bool over() const { return pending().over(); }
    /// The seat on turn; Nobody when the match is over.
    [[nodiscard]] Seat onTurn() const { return over() ? Seat::Nobody : pending().seats.first(); }

    /// The match as the eyes on the screen may know it: a view, or the whole match once it is over.
    [[nodiscard]] const AnyMatch& shown() const { return shown_; }
    /// Whose eyes those are; Nobody while the device changes hands and when no person plays.
    [[nodiscard]] Seat viewer() const { return viewer_; }
    /// The person who must take the device before anything secret is shown; Nobody if none.
    [[nodiscard]] Seat handOverTo() const { return handOverTo_; }
    /// That person has the device now.
    void takeDevice();

    [[nodiscard]] bool thinking() const { return thinking_; }
    /// Lets the bot on turn think, if there is one and it does not already.
    void wakeBots();
    /// Stops bots; their answers are dropped. For the background and for leaving the table.
    void restBots();

    /// The move of the person on turn: checked, written to disk, then shown.
    Failure play(const Move& move);
    [[nodiscard]] Refusal checkUndo() const;
    Failure undo();

  private:
    [[nodiscard]] bool isPerson(Seat seat) const;
    [[nodiscard]] int personCount() const;
    Failure commit(Seat seat, const Move& move);
    save::SaveError recordResult(const AnyMatch& match);
    void settleViewer();
    void afterChange();
    void think(Seat seat);

    Services services_;
    std::string id_;
    std::vector<Player> players_;
    AnyMatch match_;
    AnyMatch shown_;
    Seat viewer_ = Seat::Nobody;
    Seat handOverTo_ = Seat::Nobody;
    bool thinking_ = false;
    /// Counts the questions put to bots; an answer to an older question is dropped. Shared, so that an
    /// answer that outlives the session finds out.
    std::shared_ptr<std::uint64_t> question_ = std::make_shared<std::uint64_t>(0);
    Listener listener_;
};

} // namespace architects::play
