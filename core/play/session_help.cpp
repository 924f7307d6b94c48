// What Architects do for people at a table: a hint, a seat kept for somebody, a review.
#include <algorithm>
#include <utility>

#include "core/bots/architects.h"
#include "core/bots/view.h"
#include "core/play/session.h"

namespace architects::play {

bool Session::canAsk() const {
    // Never against people far away: they count on playing against a person alone.
    return !online_ && !over() && isPlayer(viewer_) && isPerson(viewer_) && onTurn() == viewer_ &&
           racers().empty() && !isForOwnEyes(shown_, viewer_);
}

void Session::ask(std::function<void(const Hint&)> answer) {
    if (!canAsk()) {
        return;
    }
    stopAsking();
    const auto control = hintControl_ = std::make_shared<SearchControl>();
    const auto view = std::make_shared<const AnyMatch>(shown_);
    const auto hint = std::make_shared<std::optional<Hint>>();
    const Seat seat = viewer_;
    services_.background(
        [=] {
            *hint = hintFor(*view, seat, seedFor(chainOf(view->log())), {fullEffort, control.get()});
        },
        [=, this, answer = std::move(answer)] {
            if (control->stop) {
                return; // asked for something else since, or gone
            }
            hintControl_.reset();
            if (*hint && answer) {
                answer(**hint);
            }
        });
}

void Session::hurry() {
    if (hintControl_) {
        hintControl_->hurry = true;
    }
}

void Session::stopAsking() {
    if (hintControl_) {
        hintControl_->stop = true;
        hintControl_.reset();
    }
}

std::optional<Player> Session::leaverOf(Seat seat) const {
    const auto isOfSeat = [seat](const save::SeatChange& change) { return change.seat == indexOf(seat); };
    const auto last = std::find_if(local_.changes.rbegin(), local_.changes.rend(), isOfSeat);
    const bool kept = last != local_.changes.rend() && last->before.kind == PlayerKind::Person &&
                      last->after.kind == PlayerKind::Bot;
    return kept ? std::optional(last->before) : std::nullopt;
}

Failure Session::takeOver(Seat seat, int level) {
    if (online_ || !isPlayer(seat) || indexOf(seat) >= static_cast<int>(players_.size()) ||
        !isPerson(seat)) {
        return {Refusal::NotYourTurn, {}};
    }
    const int known = std::clamp(level, 1, levelCount);
    return changeSeat(seat, {std::string(architectOf(known).name), PlayerKind::Bot, known});
}

Failure Session::giveBack(Seat seat) {
    const auto leaver = leaverOf(seat);
    if (online_ || !leaver) {
        return {Refusal::NotYourTurn, {}};
    }
    return changeSeat(seat, *leaver);
}

/// Disk first, here as well. Whatever was being thought is thought anew.
Failure Session::changeSeat(Seat seat, const Player& player) {
    if (over()) {
        return {Refusal::MatchIsOver, {}};
    }
    if (const auto error = services_.store->changeSeat(id_, indexOf(seat), player);
        error != save::SaveError::None) {
        return {Refusal::None, error};
    }
    restBots();
    Player& there = players_[static_cast<std::size_t>(indexOf(seat))];
    local_.changes.push_back({match_.log().entries.size(), indexOf(seat), there, player});
    there = player;
    if (viewer_ == seat && !isPerson(seat) && personCount() > 0) {
        viewer_ = Seat::Nobody; // who left takes the secrets along
    }
    afterChange();
    return {};
}

bool Session::canReview() const {
    const Log& log = match_.log();
    return over() && match_.pending().over() &&
           std::none_of(log.entries.begin(), log.entries.end(),
                        [](const Entry& entry) { return entry.isMasked(); });
}

Reviewing& Session::reviewing() {
    if (!reviewing_) {
        reviewing_ = std::make_unique<Reviewing>(services_, id_, match_);
    }
    return *reviewing_;
}

} // namespace architects::play
