// Moves on their way: in the store first, sent one bundle at a time, and there until the server has taken
// them or the person can read why not.
#include <algorithm>
#include <array>

#include "core/online/entry_lines.h"
#include "core/online/internal/client_inside.h"
#include "core/online/value_text.h"
#include "core/table/hex.h"

namespace architects::online {
namespace {

std::string hex16(std::uint64_t number) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(number >> (8 * (bytes.size() - 1 - i)));
    }
    return toHex(bytes);
}

Error becauseOf(std::string name, Refusal refusal = Refusal::None) {
    Value::Map details{{"name", name}};
    if (refusal != Refusal::None) {
        details.emplace("refusal", infoOf(refusal).name);
    }
    return {Error::Kind::Refused, std::move(name), std::move(details)};
}

/// The position with these moves made, or the rule that forbids one of them.
Result<AnyMatch> with(const AnyMatch& position, std::span<const Entry> moves) {
    AnyMatch next = position;
    for (const Entry& move : moves) {
        if (const Refusal refusal = next.append(move); refusal != Refusal::None) {
            return refusal;
        }
    }
    return next;
}

/// Somebody was first: `first` says on which seat. On one's own it was another device.
Error overtaken(const AnyMatch& position, std::size_t n) {
    Error error = becauseOf("match.stale");
    const auto& entries = position.log().entries;
    const auto begin = entries.begin() + static_cast<std::ptrdiff_t>(std::min(n, entries.size()));
    const auto first =
        std::find_if(begin, entries.end(), [](const Entry& entry) { return !entry.isChance(); });
    if (first != entries.end()) {
        Value::Map details = error.details.map();
        details.emplace("first", indexOf(first->by));
        error.details = std::move(details);
    }
    return error;
}

/// Is it still the turn for which the moves were meant? Whatever chance gave, or the seat itself did, since
/// then would have been known to whoever made them.
bool sameTurn(const AnyMatch& position, const save::Outgoing& outgoing) {
    const auto& entries = position.log().entries;
    return std::none_of(
        entries.begin() + static_cast<std::ptrdiff_t>(outgoing.n), entries.end(),
        [&](const Entry& entry) { return entry.isChance() || entry.by == outgoing.moves.front().by; });
}

/// Answers that say something of the move itself. Whatever else goes wrong (a pause is asked for, the app
/// is taken for a stranger, or is too old) says nothing against it: it goes on waiting.
bool speaksOfTheMove(const Error& error) {
    constexpr std::array<std::string_view, 6> names{"move.refused",  "match.stale", "match.stage",
                                                    "match.unknown", "request.bad", "request.too_large"};
    return error.kind == Error::Kind::Refused &&
           std::find(names.begin(), names.end(), error.name) != names.end();
}

} // namespace

save::SaveError Client::submit(const std::string& match) {
    return inside_->submit(match);
}

void Client::flush() {
    inside_->flush();
}

save::SaveError Client::Inside::submit(const std::string& match) {
    auto outgoing = world.store->outgoing(match);
    if (!outgoing.ok()) {
        return outgoing.error();
    }
    if (*outgoing && (*outgoing)->moveId.empty()) {
        (*outgoing)->moveId = freshId();
        if (const auto error = world.store->putOutgoing(**outgoing); error != save::SaveError::None) {
            return error;
        }
        tellMatches();
    }
    send(match);
    return save::SaveError::None;
}

/// Killed between the last move and handing it over: whatever waits for somebody else is handed over now.
void Client::Inside::handOverFinished(const std::string& match) {
    const auto outgoing = world.store->outgoing(match);
    if (!outgoing.ok() || !*outgoing || !(*outgoing)->moveId.empty()) {
        return;
    }
    const AnyMatch* now = confirmed(match);
    if (now == nullptr || now->log().entries.size() != (*outgoing)->n) {
        return; // asking the server will settle it
    }
    const auto next = with(*now, (*outgoing)->moves);
    if (next.ok() && !next->pending().seats.has((*outgoing)->moves.front().by)) {
        (void)submit(match); // a disk that refuses now is asked again at the next start
    }
}

void Client::Inside::flush() {
    const auto waiting = world.store->waiting();
    for (std::size_t i = 0; waiting.ok() && i < waiting->size(); ++i) {
        send((*waiting)[i].match);
    }
}

void Client::Inside::send(const std::string& match) {
    const auto info = infos.find(match);
    if (!started || uid.empty() || gone || info == infos.end()) {
        return; // another account's, or not heard of yet
    }
    Mind& mind = minds[match];
    if (mind.sending || mind.asking) {
        return; // there will be an answer, and then it is its turn
    }
    const auto outgoing = world.store->outgoing(match);
    if (!outgoing.ok() || !*outgoing || (*outgoing)->moveId.empty()) {
        return;
    }
    if (mind.feedN > lengthOf(match) || (*outgoing)->n > lengthOf(match)) {
        if (mind.failures == 0) {
            ask(match); // compared before it is sent
        }
        return;
    }
    if (!settle(match, info->second)) {
        return;
    }
    const auto fitting = world.store->outgoing(match); // settling may have moved it on
    const Notation* notation = findNotation(info->second.setup.game);
    if (!fitting.ok() || !*fitting) {
        return;
    }
    const save::Outgoing sent = **fitting;
    mind.sending = true;
    askServer("submitMove",
              {{"match", match},
               {"rules", info->second.setup.rules},
               {"n", static_cast<std::int64_t>(sent.n)},
               {"moveId", sent.moveId},
               {"move", writeMoveLines(*notation, sent.moves)}},
              whileSignedIn([this, sent](const Error& error, const Value& answer) {
                  answered(sent, error, answer);
              }));
}

void Client::Inside::answered(const save::Outgoing& sent, const Error& error, const Value& answer) {
    minds[sent.match].sending = false;
    if (error.ok()) {
        took(sent, answer);
    } else if (speaksOfTheMove(error)) {
        refused(sent, error);
    } else {
        sendLater(sent.match);
    }
}

/// The server has taken the moves: its entries become ours, and the moves stop waiting, in one breath.
void Client::Inside::took(const save::Outgoing& sent, const Value& answer) {
    const std::string& match = sent.match;
    Mind& mind = minds[match];
    mind.sendFailures = 0;
    mind.staleAt.reset();
    const auto known = infos.find(match);
    if (known == infos.end()) {
        return;
    }
    const Setup& setup = known->second.setup;
    const auto entries = readEntryLines(*findNotation(setup.game), setup.seats, answer["entries"].text());
    const Taken taken = entries ? append(match, sent.n, *entries, sent.moveId) : Taken::DoesNotFit;
    if (taken == Taken::NotSaved) {
        tellTrouble(match, {Error::Kind::Refused, std::string(save::infoOf(mind.disk).name), {}});
        sendLater(match); // the same id gets the same answer
        return;
    }
    const bool sameHash =
        taken == Taken::Done && (lengthOf(match) != static_cast<std::size_t>(answer["n"].integer()) ||
                                 hex16(confirmed(match)->hash()) == answer["hash"].text());
    if (taken == Taken::Done) {
        known->second.n = lengthOf(match);
        known->second.turn = confirmed(match)->pending().seats;
    }
    if (!sameHash) {
        mind.fromZero = true;
        mind.taken = sent.moveId;
    }
    if (!sameHash || answer["stage"].text() != "running") {
        ask(match);
    }
    send(match); // the feed may have been faster than this answer, and the next move made already
    tellEntries(match);
    tellMatches();
}

void Client::Inside::refused(const save::Outgoing& sent, const Error& error) {
    Mind& mind = minds[sent.match];
    if (error.name != "match.stale") {
        const std::uint64_t account = epoch;
        lose(sent, error);
        if (account == epoch) {
            ask(sent.match); // the true position
        }
        return;
    }
    if (mind.staleAt == sent.n) {
        sendLater(sent.match); // it was asked for already, and nothing is new: do not ask in circles
        return;
    }
    mind.staleAt = sent.n;
    ask(sent.match); // then it is compared again, and sent or lost
}

void Client::Inside::sendLater(const std::string& match) {
    const int failures = ++minds[match].sendFailures;
    world.later(waitMs(failures - 1), whileSignedIn([this, match, failures] {
                    if (minds[match].sendFailures == failures) {
                        minds[match].staleAt.reset();
                        send(match);
                    }
                }));
}

bool Client::Inside::settle(const std::string& match, const MatchInfo& info) {
    const auto kept = world.store->outgoing(match);
    if (!kept.ok() || !*kept) {
        if (kept.error() == save::SaveError::DamagedMatch) {
            lose({match, 0, {}, {}}, becauseOf(std::string(save::infoOf(kept.error()).name)));
        }
        return kept.ok();
    }
    save::Outgoing outgoing = **kept;
    const AnyMatch* now = confirmed(match);
    if (info.stage != Stage::Running) {
        lose(outgoing, becauseOf("match.stage"));
        return false;
    }
    if (now == nullptr) {
        return false; // nothing to compare it with: the disk, or rules that this app does not have
    }
    const std::size_t length = now->log().entries.size();
    if (outgoing.n > length || (outgoing.n < length && !sameTurn(*now, outgoing))) {
        lose(outgoing, overtaken(*now, outgoing.n));
        return false;
    }
    if (const auto next = with(*now, outgoing.moves); !next.ok()) {
        lose(outgoing, becauseOf("move.refused", next.refusal()));
        return false;
    }
    if (outgoing.n < length) {
        outgoing.n = length;
        return world.store->putOutgoing(outgoing) == save::SaveError::None;
    }
    return true;
}

/// Written where the person can read it, then dropped, then told.
void Client::Inside::lose(const save::Outgoing& lost, const Error& error) {
    const auto info = infos.find(lost.match);
    const Notation* notation = info == infos.end() ? nullptr : findNotation(info->second.setup.game);
    Value::Map told{{"name", error.name}, {"details", error.details}};
    if (notation != nullptr && !lost.moves.empty()) {
        told.emplace("by", indexOf(lost.moves.front().by));
        told.emplace("moves", writeMoveLines(*notation, lost.moves));
    }
    const bool kept = setNote("lost." + lost.match, writeValue(told)) == save::SaveError::None &&
                      world.store->dropOutgoing(lost.match) == save::SaveError::None;
    if (!kept) {
        sendLater(lost.match); // it goes on waiting, and comes here again
        return;
    }
    minds[lost.match].staleAt.reset();
    tellEntries(lost.match);
    tellMatches();
    if (listener.moveLost) {
        listener.moveLost({lost.match, error, lost.moves});
    }
}

std::optional<LostMove> Client::lostMove(const std::string& match) const {
    const auto told = readValue(inside_->note("lost." + match));
    if (!told || !told->isMap()) {
        return std::nullopt;
    }
    LostMove lost{match, {Error::Kind::Refused, (*told)["name"].text(), (*told)["details"]}, {}};
    const auto info = inside_->infos.find(match);
    const Notation* notation =
        info == inside_->infos.end() ? nullptr : findNotation(info->second.setup.game);
    const auto by = static_cast<int>((*told)["by"].integer(-1));
    std::string_view lines = (*told)["moves"].text();
    while (notation != nullptr && isPlayer(seatAt(by)) && by >= 0 && !lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        const auto move = notation->read(seatAt(by), lines.substr(0, end));
        if (!move.ok()) {
            break;
        }
        lost.moves.push_back(*move);
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return lost;
}

void Client::forgetLostMove(const std::string& match) {
    (void)inside_->setNote("lost." + match, ""); // at worst it is shown once more
}

} // namespace architects::online
