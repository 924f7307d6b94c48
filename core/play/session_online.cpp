// A table whose other seats are far away.
#include <algorithm>
#include <utility>

#include "core/play/session.h"

namespace architects::play {

/// A disk that cannot be read now shows the confirmed match alone; nothing is lost by that.
void Session::readOutgoing() {
    auto outgoing = services_.store->outgoing(id_);
    outgoing_ = outgoing.ok() ? std::move(*outgoing) : std::nullopt;
}

/// Shows a confirmed log and, behind it, what waits: as far as the moves still fit. What is known already
/// is not replayed. False if the log does not hold.
bool Session::showEntries(const Log& log) {
    std::vector<Entry> entries = log.entries;
    if (outgoing_ && outgoing_->n == log.entries.size()) {
        entries.insert(entries.end(), outgoing_->moves.begin(), outgoing_->moves.end());
    }
    const std::vector<Entry>& before = match_.log().entries;
    const auto same = static_cast<std::size_t>(
        std::mismatch(before.begin(), before.end(), entries.begin(), entries.end()).first - before.begin());
    const bool disclosed = log.setup.seed && !match_.log().setup.seed;
    const std::size_t kept = disclosed ? std::min(before.size(), entries.size()) : same;
    const bool goesOn = same == before.size() && log.setup == match_.log().setup;
    auto next = goesOn ? Result<AnyMatch>(match_) : AnyMatch::replay({log.setup, {}});
    for (std::size_t i = goesOn ? same : 0; next.ok() && i < entries.size(); ++i) {
        if (next->append(entries[i]) == Refusal::None) {
            continue;
        }
        if (i < log.entries.size()) {
            return false;
        }
        next = AnyMatch::replay(log); // what waits does not fit: all or none of it
        break;
    }
    if (!next.ok()) {
        return false;
    }
    match_ = std::move(*next);
    confirmed_ = log.entries.size();
    kept_ = kept;
    return true;
}

/// Disk first, here as well; only that the move goes to what waits, and not to what is sure.
Failure Session::commitOnline(Seat seat, std::span<const Move> moves) {
    if (handedOver()) {
        return {Refusal::NotYourTurn, {}};
    }
    AnyMatch next = match_;
    save::Outgoing outgoing{id_, confirmed_, {}, {}};
    if (waiting() > 0) {
        outgoing = *outgoing_;
    }
    for (const Move& move : moves) {
        const Entry entry = Entry::of(seat, move);
        if (const Refusal refusal = next.append(entry); refusal != Refusal::None) {
            return {refusal, {}};
        }
        outgoing.moves.push_back(entry);
    }
    if (const auto error = services_.store->putOutgoing(outgoing); error != save::SaveError::None) {
        return {Refusal::None, error};
    }
    kept_ = match_.log().entries.size();
    outgoing_ = std::move(outgoing);
    match_ = std::move(next);
    handOver();
    return {};
}

/// When nothing more can be done here: chance, somebody else or the end is next.
void Session::handOver() {
    if (waiting() == 0 || handedOver() || !services_.submit ||
        match_.pending().seats.has(match_.log().entries.back().by)) {
        return;
    }
    services_.submit(id_);
    readOutgoing();
}

Refusal Session::checkUndoOnline() const {
    if (waiting() == 0 || handedOver() || over()) {
        return Refusal::NothingToUndo;
    }
    return match_.checkUndo(match_.log().entries.back().by);
}

Failure Session::undoOnline() {
    save::Outgoing outgoing = *outgoing_;
    outgoing.moves.pop_back();
    const auto error = outgoing.moves.empty() ? services_.store->dropOutgoing(id_)
                                              : services_.store->putOutgoing(outgoing);
    if (error != save::SaveError::None) {
        return {Refusal::None, error};
    }
    (void)match_.undo(match_.log().entries.back().by);
    kept_ = match_.log().entries.size();
    outgoing_ = outgoing.moves.empty() ? std::nullopt : std::optional(std::move(outgoing));
    afterChange();
    return {};
}

void Session::markSeen() {
    if (online_) {
        (void)services_.store->setSeen(id_, confirmed_); // at worst it is told once more
    }
}

void Session::sitDown() {
    if (!online_) {
        return;
    }
    const auto known = services_.store->online(id_);
    if (known.ok() && *known) {
        online_->seen = (*known)->seen;
    }
    handOver();
}

Failure Session::reload() {
    auto record = services_.store->load(id_);
    if (!record.ok()) {
        return {Refusal::None, record.error()};
    }
    if (!online_) {
        return {};
    }
    readOutgoing();
    if (!showEntries(record->log)) {
        return {Refusal::BadFile, {}};
    }
    players_ = std::move(record->players);
    online_->ended = record->status != save::MatchStatus::Open;
    online_->results = std::move(record->results);
    afterChange();
    return {};
}

} // namespace architects::play
