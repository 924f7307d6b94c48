// A table at which somebody learns: bots follow a script, and the match goes back and forth with the
// lesson.
#include <algorithm>
#include <span>
#include <utility>

#include "core/play/session.h"

namespace architects::play {

void Session::follow(Script script) {
    restBots();
    script_ = std::move(script);
}

void Session::obey(Seat seat) {
    const lessons::Reply reply = script_(match_);
    if (reply.kind == lessons::Reply::Kind::Think) {
        think(seat);
        return;
    }
    if (reply.kind == lessons::Reply::Kind::Wait) {
        return;
    }
    const Failure failure = commit(seat, {&reply.move, 1});
    if (failure.ok()) {
        afterChange();
    } else if (listener_.botFailed) {
        listener_.botFailed(failure);
    }
}

/// Disk first, here as well: what differs is cut off, then what is new is written.
Failure Session::become(const AnyMatch& match) {
    if (online_ || match.log().setup != match_.log().setup) {
        return {Refusal::NoSuchMove, {}};
    }
    const auto& now = match_.log().entries;
    const auto& wanted = match.log().entries;
    const auto differs = std::mismatch(now.begin(), now.end(), wanted.begin(), wanted.end());
    const auto common = static_cast<std::size_t>(differs.first - now.begin());
    auto error = save::SaveError::None;
    if (common < now.size()) {
        error = services_.store->truncate(id_, common, services_.nowMs());
    }
    if (error == save::SaveError::None && common < wanted.size()) {
        error = services_.store->append(id_, common, std::span(wanted).subspan(common), services_.nowMs());
    }
    if (error != save::SaveError::None) {
        return {Refusal::None, error};
    }
    restBots();
    match_ = match;
    views_.forget();
    kept_ = std::min(kept_, common);
    confirmed_ = wanted.size();
    afterChange();
    return {};
}

} // namespace architects::play
