// When a match is over: its result, its secrets, and the proof that it was fair.
#include <array>

#include "core/online/entry_lines.h"
#include "core/online/internal/client_inside.h"
#include "core/online/proof.h"

namespace architects::online {
namespace {

/// In notes: add, never rename.
constexpr std::array<std::string_view, 6> words{
    "", "holds", "wrong-seed", "forged-chance", "illegal-move", "differs"};

} // namespace

save::SaveError Client::Inside::close(const MatchInfo& info) const {
    save::SaveError error = save::SaveError::None;
    if (info.stage == Stage::Finished && info.end != End::Cancelled) {
        error = world.store->finish(info.id, info.results(), world.nowMs());
    } else if (info.stage == Stage::Finished || info.stage == Stage::Cancelled) {
        error = world.store->abandon(info.id, world.nowMs());
    }
    const bool already = error == save::SaveError::MatchNotOpen || error == save::SaveError::NoSuchMatch;
    return already ? save::SaveError::None : error;
}

void Client::Inside::discloseAll() {
    for (const auto& [match, info] : infos) {
        disclose(match);
    }
}

/// Asks for the whole log of a finished match, once.
void Client::Inside::disclose(const std::string& match) {
    const auto info = infos.find(match);
    if (!started || info == infos.end() || info->second.stage != Stage::Finished ||
        !info->second.setup.seed || !isPlayer(info->second.seat)) {
        return;
    }
    Mind& mind = minds[match];
    if (mind.disclosing || !note("proof." + match).empty()) {
        return;
    }
    mind.disclosing = true;
    transport.read("matches/" + match + "/full", "",
                   whileSignedIn([this, match](const Error& error, const Value& full) {
                       minds[match].disclosing = false;
                       gotFull(match, error, full);
                   }));
}

void Client::Inside::gotFull(const std::string& match, const Error& error, const Value& full) {
    const auto info = infos.find(match);
    const AnyMatch* seen = confirmed(match);
    if (info == infos.end() || seen == nullptr || !info->second.setup.seed) {
        return;
    }
    const Setup& setup = info->second.setup;
    const auto whole = readEntryLines(*findNotation(setup.game), setup.seats, full.text());
    if (!error.ok() || !full.isText() || !whole) {
        const int failures = ++minds[match].fullFailures;
        world.later(waitMs(failures - 1), whileSignedIn([this, match] { disclose(match); }));
        return;
    }
    const Proof found = prove(seen->log(), info->second.seat, *setup.seed, *whole);
    if (found == Proof::NotYet) {
        return; // nothing is written down, so that the next version of the app asks again
    }
    if (found == Proof::Holds) {
        const auto kept = world.store->disclose(match, *setup.seed, *whole, world.nowMs());
        if (kept != save::SaveError::None) {
            tellTrouble(match, {Error::Kind::Refused, std::string(save::infoOf(kept).name), {}});
            return; // the next start asks again
        }
        minds[match].confirmed.reset();
    }
    (void)setNote("proof." + match, std::string(words[static_cast<std::size_t>(found)]));
    tellEntries(match);
    tellMatches();
}

Proof Client::Inside::proof(const std::string& match) const {
    const std::string word = note("proof." + match);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == word) {
            return static_cast<Proof>(i);
        }
    }
    return Proof::NotYet;
}

Proof Client::proof(const std::string& match) const {
    return inside_->proof(match);
}

} // namespace architects::online
