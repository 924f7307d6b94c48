#include <algorithm>

#include "core/online/memory_server_world.h"

/// Coming to sit at a match, not wanting to after all, and playing it again.
namespace architects::online::memory {
namespace {

Seat firstFreeSeat(const MatchState& match) {
    const auto found =
        std::find_if(match.info.seats.begin(), match.info.seats.end(), [](const SeatInfo& seat) {
            return seat.kind == SeatInfo::Kind::Free && !seat.invited;
        });
    return found == match.info.seats.end() ? Seat::Nobody
                                           : seatAt(static_cast<int>(found - match.info.seats.begin()));
}

/// Sits down where one was invited or where it is free.
Reply sitDown(World& world, const std::string& uid, const Value& data, MatchState& match) {
    Seat seat = seatOf(match, uid);
    if (newestKnown(data, match.log.setup.game) < match.log.setup.rules) {
        return refuse("app.too_old");
    }
    if (seat == Seat::Nobody) {
        const Seat kept = invitedSeatOf(match, uid);
        seat = kept != Seat::Nobody ? kept : firstFreeSeat(match);
        if (match.info.stage != Stage::Open) {
            return refuse(match.info.stage == Stage::Running ? "match.full" : "match.stage");
        }
        if (seat == Seat::Nobody) {
            return refuse("match.full");
        }
        if (liveMatches(world, uid) >= world.limits.matches) {
            return refuse("limit.matches");
        }
        takeSeat(world, match, seat, uid);
    }
    return done({{"match", match.info.id}, {"seat", indexOf(seat)}});
}

} // namespace

Reply joinMatch(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    if (fields.has("code")) {
        const std::string code = fields.code();
        if (fields.bad()) {
            return refuse("request.bad");
        }
        const std::string id = world.tree.text(pathOf("codes", code, "match"));
        return id.empty() ? refuse("code.unknown") : sitDown(world, uid, data, world.matches[id]);
    }
    const std::string id = fields.matchId();
    if (fields.bad()) {
        return refuse("request.bad");
    }
    const auto found = world.matches.find(id);
    const bool known = found != world.matches.end() && (invitedSeatOf(found->second, uid) != Seat::Nobody ||
                                                        seatOf(found->second, uid) != Seat::Nobody);
    return known ? sitDown(world, uid, data, found->second) : refuse("match.unknown");
}

void declineSeat(World& world, MatchState& match, const std::string& uid) {
    at(match, invitedSeatOf(match, uid)) = SeatInfo();
    world.tree.remove(pathOf("users", uid, "matches", match.info.id));
    publish(world, match);
}

Reply declineInvite(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string id = fields.matchId();
    if (fields.bad()) {
        return refuse("request.bad");
    }
    const auto found = world.matches.find(id);
    if (found == world.matches.end() || invitedSeatOf(found->second, uid) == Seat::Nobody) {
        return refuse("match.unknown");
    }
    declineSeat(world, found->second, uid);
    return done();
}

void leaveOpenSeat(World& world, MatchState& match, const std::string& uid) {
    if (match.info.host == uid) {
        cancel(world, match);
    } else {
        at(match, seatOf(match, uid)) = SeatInfo();
        world.tree.remove(pathOf("users", uid, "matches", match.info.id));
    }
    publish(world, match);
}

Reply leaveOpen(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string id = fields.matchId();
    if (fields.bad()) {
        return refuse("request.bad");
    }
    MatchState* match = findMatch(world, id, uid);
    if (match == nullptr) {
        return refuse("match.unknown");
    }
    if (match->info.stage != Stage::Open) {
        return refuse("match.stage");
    }
    leaveOpenSeat(world, *match, uid);
    return done();
}

Reply rematch(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string id = fields.matchId();
    const std::string next = fields.matchId("next");
    if (fields.bad()) {
        return refuse("request.bad");
    }
    MatchState* match = findMatch(world, id, uid);
    if (match == nullptr) {
        return refuse("match.unknown");
    }
    if (match->info.stage != Stage::Finished) {
        return refuse("match.stage");
    }
    if (!match->info.rematch.empty()) {
        return sitDown(world, uid, data, world.matches[match->info.rematch]);
    }
    if (world.matches.contains(next)) {
        return refuse("match.exists");
    }
    if (Reply reply = checkNewMatch(world, uid); !reply.error.ok()) {
        return reply;
    }
    Setup setup = match->log.setup;
    setup.seed.reset();
    setup.seedHash = {};
    setup.seedFrom = 0;
    MatchState& again = openMatch(world, next, setup, uid);
    again.info.clockDays = match->info.clockDays;
    // Everybody moves up a seat, so that somebody else begins.
    for (int i = 0; i < setup.seats; ++i) {
        const SeatInfo& old = at(*match, seatAt(i));
        const Seat seat = seatAt((i + 1) % setup.seats);
        if (old.uid == uid) {
            at(again, seat) = {SeatInfo::Kind::Person, uid, nameOfPerson(world, uid), 0, false, false};
        } else if (old.kind == SeatInfo::Kind::Architect && old.uid.empty()) {
            at(again, seat) = architectAt(old.level);
        } else if (!old.uid.empty() && !hasBlocked(world, old.uid, uid)) {
            invite(world, again, seat, old.uid, "rematch");
        }
    }
    match->info.rematch = next;
    publish(world, *match);
    publish(world, again);
    return done({{"match", next}, {"seat", indexOf(seatOf(again, uid))}});
}

} // namespace architects::online::memory
