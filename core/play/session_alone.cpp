// One person alone against Architects may take back what was answered, and give up.
#include <algorithm>
#include <utility>

#include "core/play/results.h"
#include "core/play/session.h"

namespace architects::play {

bool Session::alone() const {
    int people = 0;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        people += isPerson(seat) || leaverOf(seat) ? 1 : 0;
    }
    return !online_ && !script_ && people == 1 && personCount() == 1 && players_.size() > 1;
}

/// Where in the log it stands.
std::optional<std::size_t> Session::lastOwnMove() const {
    const auto& entries = match_.log().entries;
    const auto last = std::find_if(entries.rbegin(), entries.rend(),
                                   [this](const Entry& entry) { return isPerson(entry.by); });
    return last == entries.rend() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(entries.rend() - last) - 1);
}

Refusal Session::checkRewind() const {
    if (over()) {
        return Refusal::MatchIsOver;
    }
    return alone() && lastOwnMove() ? Refusal::None : Refusal::NothingToUndo;
}

/// Disk first: what goes back and what that costs are one change.
Failure Session::rewind() {
    if (const Refusal refusal = checkRewind(); refusal != Refusal::None) {
        return {refusal, {}};
    }
    const std::size_t length = *lastOwnMove();
    auto before = AnyMatch::replay(match_.log(), length);
    if (!before.ok()) {
        return {before.refusal(), {}};
    }
    if (const auto error = services_.store->rewind(id_, length, services_.nowMs());
        error != save::SaveError::None) {
        return {Refusal::None, error};
    }
    dropThought();
    match_ = std::move(*before);
    views_.forget();
    local_.practice = true;
    for (save::SeatChange& change : local_.changes) {
        change.n = std::min(change.n, length); // as in the store
    }
    kept_ = confirmed_ = length;
    afterChange();
    return {};
}

Failure Session::giveUp() {
    if (over() || !alone()) {
        return {over() ? Refusal::MatchIsOver : Refusal::NotYourTurn, {}};
    }
    auto results = resultsGivenUp(match_.score(), match_.log().setup.seats, viewer_);
    if (const auto error = services_.store->giveUp(id_, results, services_.nowMs());
        error != save::SaveError::None) {
        return {Refusal::None, error};
    }
    dropThought();
    local_.givenUp = std::move(results);
    afterChange();
    return {};
}

} // namespace architects::play
