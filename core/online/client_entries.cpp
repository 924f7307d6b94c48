// The confirmed log of each match: kept replayed, so that an answer costs only its own entries.
#include <algorithm>

#include "core/online/internal/client_inside.h"

namespace architects::online {

/// The stored log of a match, replayed; null if there is none that can be used.
AnyMatch* Client::Inside::confirmed(const std::string& match) {
    Mind& mind = minds[match];
    if (!mind.confirmed) {
        const auto record = world.store->load(match);
        if (!record.ok()) {
            return nullptr;
        }
        auto replayed = AnyMatch::replay(record->log);
        if (!replayed.ok()) {
            return nullptr;
        }
        mind.confirmed = std::move(*replayed);
        mind.players = record->players;
    }
    return &*mind.confirmed;
}

std::size_t Client::Inside::lengthOf(const std::string& match) {
    const AnyMatch* known = confirmed(match);
    return known == nullptr ? 0 : known->log().entries.size();
}

/// The match has its place in the store from the moment it begins; later only its players change.
save::SaveError Client::Inside::makeRoom(const MatchInfo& info) {
    const std::vector<Player> players = info.players();
    if (confirmed(info.id) == nullptr) {
        save::MatchRecord record;
        record.id = info.id;
        record.log.setup = info.setup;
        record.log.setup.seed.reset(); // told later, and checked before it is believed
        record.players = players;
        record.createdMs = world.nowMs();
        record.updatedMs = record.createdMs;
        const auto error = world.store->createMatch(record);
        return error == save::SaveError::MatchExists ? save::SaveError::None : error;
    }
    if (info.stage == Stage::Running && !infos.contains(info.id)) {
        (void)world.store->reopen(info.id, world.nowMs()); // it was put away when the account seemed gone
    }
    Mind& mind = minds[info.id];
    if (mind.players == players) {
        return save::SaveError::None;
    }
    const auto error = world.store->setPlayers(info.id, players);
    if (error == save::SaveError::None) {
        mind.players = players;
        mind.entriesCame = true; // an open table shows who sits there
    }
    return error;
}

/// Adds what is new among `entries`; those that are known already must be the same.
Taken Client::Inside::append(const std::string& match, std::size_t from, std::span<const Entry> entries,
                             const std::string& moveId) {
    AnyMatch* known = confirmed(match);
    if (known == nullptr || from > known->log().entries.size()) {
        return Taken::DoesNotFit;
    }
    const std::size_t length = known->log().entries.size();
    const std::size_t both = std::min(length - from, entries.size());
    if (!std::equal(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(both),
                    known->log().entries.begin() + static_cast<std::ptrdiff_t>(from))) {
        return Taken::DoesNotFit;
    }
    const std::span<const Entry> fresh = entries.subspan(both);
    AnyMatch next = *known;
    for (const Entry& entry : fresh) {
        if (next.append(entry) != Refusal::None) {
            return Taken::DoesNotFit;
        }
    }
    Mind& mind = minds[match];
    mind.disk = world.store->confirm(match, length, fresh, moveId, world.nowMs());
    if (mind.disk == save::SaveError::MatchNotOpen && fresh.empty()) {
        return Taken::Done; // an old answer about a match that has ended since
    }
    if (mind.disk == save::SaveError::WrongLength) {
        mind.confirmed.reset(); // another copy of the app was here
    }
    if (mind.disk != save::SaveError::None) {
        return Taken::NotSaved;
    }
    mind.confirmed = std::move(next);
    return Taken::Done;
}

Taken Client::Inside::replace(const std::string& match, std::span<const Entry> entries,
                              const std::string& moveId) {
    Mind& mind = minds[match];
    Log log{mind.heard->setup, {entries.begin(), entries.end()}};
    log.setup.seed.reset();
    auto replayed = AnyMatch::replay(log);
    if (!replayed.ok()) {
        return Taken::DoesNotFit;
    }
    mind.disk = world.store->replaceEntries(match, entries, moveId, world.nowMs());
    if (mind.disk != save::SaveError::None) {
        return Taken::NotSaved;
    }
    mind.confirmed = std::move(*replayed);
    return Taken::Done;
}

} // namespace architects::online
