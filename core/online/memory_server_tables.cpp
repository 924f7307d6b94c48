#include <algorithm>

#include "core/bots/architects.h"
#include "core/games/any_match.h"
#include "core/online/memory_server_world.h"
#include "core/table/hex.h"

/// A match as it stands: who sits where, what is published, new entries and the end.
namespace architects::online::memory {
namespace {

constexpr std::size_t keyDigits = 6;

std::string_view nameOf(End end) {
    switch (end) {
    case End::None: break;
    case End::Score: return "score";
    case End::Resigned: return "resigned";
    case End::Timeout: return "timeout";
    case End::Draw: return "draw";
    case End::Cancelled: return "cancelled";
    }
    return "";
}

std::string_view nameOf(SeatInfo::Kind kind) {
    switch (kind) {
    case SeatInfo::Kind::Free: break;
    case SeatInfo::Kind::Person: return "person";
    case SeatInfo::Kind::Architect: return "architect";
    }
    return "free";
}

std::string seatKey(std::size_t seat) {
    return "s" + std::to_string(seat);
}

/// "000012": keys in the order of their numbers.
std::string entryKey(std::size_t index) {
    std::string key = std::to_string(index);
    return std::string(keyDigits - std::min(keyDigits, key.size()), '0') + key;
}

Value playerOf(const SeatInfo& seat) {
    return Value::Map{{"uid", seat.invited ? std::string() : seat.uid},
                      {"name", seat.name},
                      {"kind", nameOf(seat.kind)},
                      {"level", seat.level},
                      {"left", seat.left}};
}

void addSeats(const MatchInfo& info, Value::Map& map) {
    Value::Map players;
    Value::Map uids;
    Value::Map invited;
    for (std::size_t i = 0; i < info.seats.size(); ++i) {
        const SeatInfo& seat = info.seats[i];
        players.emplace(seatKey(i), playerOf(seat));
        if (!seat.uid.empty()) {
            (seat.invited ? invited : uids).emplace(seat.uid, static_cast<int>(i));
        }
    }
    map.emplace("players", std::move(players));
    map.emplace("uids", std::move(uids));
    map.emplace("invited", std::move(invited));
}

void addTalk(const MatchInfo& info, Value::Map& map) {
    if (info.proposal) {
        map.emplace("proposal",
                    Value::Map{{"by", indexOf(info.proposal->by)},
                               {"kind", info.proposal->kind == Proposal::Kind::Draw ? "draw" : "cancel"},
                               {"yes", digitsOf(info.proposal->yes)}});
    }
    Value::Map emotes;
    for (const Emote& emote : info.emotes) {
        emotes.emplace(seatKey(static_cast<std::size_t>(indexOf(emote.by))),
                       Value::Map{{"emote", emote.emote}, {"at", emote.atMs}});
    }
    map.emplace("emotes", std::move(emotes));
}

void addEnd(const MatchState& match, Value::Map& map) {
    const MatchInfo& info = match.info;
    if (info.end != End::None) {
        map.emplace("end", nameOf(info.end));
    }
    if (info.stage != Stage::Finished) {
        return;
    }
    std::string points;
    for (const int number : info.points) {
        points += (points.empty() ? "" : " ") + std::to_string(number);
    }
    if (info.end == End::Score) {
        map.emplace("points", std::move(points));
    }
    map.emplace("winners", digitsOf(info.winners));
    map.emplace("seed", toHex(*match.log.setup.seed));
}

void dropCode(World& world, MatchState& match) {
    if (!match.code.empty()) {
        world.tree.remove(pathOf("codes", match.code));
    }
    match.code.clear();
    match.info.code.clear();
}

Value publishedOf(const MatchState& match) {
    const MatchInfo& info = match.info;
    Value::Map map{{"game", match.log.setup.game},
                   {"rules", match.log.setup.rules},
                   {"seats", match.log.setup.seats},
                   {"options", toHex(match.log.setup.options)},
                   {"seedFrom", static_cast<std::int64_t>(match.log.setup.seedFrom)},
                   {"stage", memory::nameOf(info.stage)},
                   {"n", static_cast<std::int64_t>(info.n)},
                   {"turn", digitsOf(info.turn)},
                   {"clock", info.clockDays},
                   {"host", info.host},
                   {"created", info.createdMs},
                   {"updated", info.updatedMs}};
    if (match.log.setup.seed) {
        map.emplace("seedHash", toHex(match.log.setup.seedHash));
    }
    if (info.deadlineMs != 0) {
        map.emplace("deadline", info.deadlineMs);
    }
    if (!info.code.empty()) {
        map.emplace("code", info.code);
    }
    if (!info.rematch.empty()) {
        map.emplace("rematch", info.rematch);
    }
    addSeats(info, map);
    addTalk(info, map);
    addEnd(match, map);
    return map;
}

} // namespace

std::string_view nameOf(Stage stage) {
    switch (stage) {
    case Stage::Invited: return "invited";
    case Stage::Open: break;
    case Stage::Running: return "running";
    case Stage::Finished: return "finished";
    case Stage::Cancelled: return "cancelled";
    }
    return "open";
}

std::string digitsOf(SeatSet seats) {
    std::string digits;
    for (int i = 0; i < maxSeats; ++i) {
        if (seats.has(seatAt(i))) {
            digits += std::to_string(i);
        }
    }
    return digits;
}

std::string linesOf(const std::string& game, const std::vector<Entry>& entries) {
    const Notation* notation = findNotation(game);
    std::string lines;
    for (const Entry& entry : entries) {
        lines += lines.empty() ? "" : "\n";
        lines += entry.isChance() ? "*" : std::to_string(indexOf(entry.by) + 1);
        lines += " " + notation->write(entry);
    }
    return lines;
}

Seat seatOf(const MatchState& match, const std::string& uid) {
    const auto found = std::find_if(match.info.seats.begin(), match.info.seats.end(),
                                    [&](const SeatInfo& seat) { return seat.uid == uid && !seat.invited; });
    return found == match.info.seats.end() || uid.empty()
               ? Seat::Nobody
               : seatAt(static_cast<int>(found - match.info.seats.begin()));
}

Seat invitedSeatOf(const MatchState& match, const std::string& uid) {
    const auto found = std::find_if(match.info.seats.begin(), match.info.seats.end(),
                                    [&](const SeatInfo& seat) { return seat.uid == uid && seat.invited; });
    return found == match.info.seats.end() ? Seat::Nobody
                                           : seatAt(static_cast<int>(found - match.info.seats.begin()));
}

MatchState* findMatch(World& world, const std::string& id, const std::string& uid) {
    const auto found = world.matches.find(id);
    return found == world.matches.end() || seatOf(found->second, uid) == Seat::Nobody ? nullptr
                                                                                      : &found->second;
}

SeatInfo& at(MatchState& match, Seat seat) {
    return match.info.seats[static_cast<std::size_t>(indexOf(seat))];
}

SeatInfo architectAt(int level) {
    return {SeatInfo::Kind::Architect, "", std::string(architectOf(level).name), level, false, false};
}

int liveMatches(const World& world, const std::string& uid) {
    return static_cast<int>(
        std::count_if(world.matches.begin(), world.matches.end(), [&](const auto& match) {
            const Stage stage = match.second.info.stage;
            return (stage == Stage::Open || stage == Stage::Running) &&
                   seatOf(match.second, uid) != Seat::Nobody;
        }));
}

referee::Case caseOf(const MatchState& match) {
    referee::Case asked{match.log, {}, match.chain};
    for (std::size_t i = 0; i < match.info.seats.size(); ++i) {
        const SeatInfo& seat = match.info.seats[i];
        asked.architects[i] = seat.kind == SeatInfo::Kind::Architect ? static_cast<std::uint8_t>(seat.level)
                                                                     : std::uint8_t{0};
    }
    return asked;
}

void publish(World& world, MatchState& match) {
    MatchInfo& info = match.info;
    // Grows with every change, so that no listener takes two for one.
    info.updatedMs = std::max(world.nowMs, info.updatedMs + 1);
    world.tree.set(pathOf("matches", info.id, "public"), publishedOf(match));
    for (std::size_t i = 0; i < info.seats.size(); ++i) {
        const SeatInfo& seat = info.seats[i];
        if (seat.uid.empty() || (seat.invited && hasBlocked(world, seat.uid, info.host))) {
            continue;
        }
        const Stage stage = seat.invited && info.stage == Stage::Open ? Stage::Invited : info.stage;
        world.tree.set(pathOf("users", seat.uid, "matches", info.id),
                       Value::Map{{"seat", static_cast<int>(i)},
                                  {"stage", nameOf(stage)},
                                  {"n", static_cast<std::int64_t>(info.n)},
                                  {"turn", digitsOf(info.turn)},
                                  {"updated", info.updatedMs}});
    }
}

void recordViews(World& world, const MatchState& match, const referee::Ruling& ruling) {
    for (std::size_t i = 0; i < match.info.seats.size() && !ruling.entries.empty(); ++i) {
        world.tree.set(pathOf("matches", match.info.id, "views", seatKey(i), entryKey(ruling.from)),
                       linesOf(match.log.setup.game, ruling.seen[i]));
    }
}

bool record(World& world, MatchState& match, const referee::Ruling& ruling, Seat mover) {
    match.log.entries.insert(match.log.entries.end(), ruling.entries.begin(), ruling.entries.end());
    match.info.n = match.log.entries.size();
    match.chain = ruling.chain;
    recordViews(world, match, ruling);
    world.tree.set(pathOf("matches", match.info.id, "secret"),
                   Value::Map{{"seed", toHex(*match.log.setup.seed)},
                              {"log", linesOf(match.log.setup.game, match.log.entries)},
                              {"chain", toHex(ruling.chain)}});
    // A turn goes on while its seat makes one small move after the other: its clock goes on too.
    const bool passed = match.info.turn != ruling.turn ||
                        std::any_of(ruling.entries.begin(), ruling.entries.end(), [&](const Entry& entry) {
                            return !entry.isChance() && entry.by != mover;
                        });
    match.info.turn = ruling.turn;
    if (ruling.over) {
        finish(world, match, End::Score, nullptr);
    } else if (passed) {
        windClock(world, match);
    }
    return passed;
}

void finish(World& world, MatchState& match, End end, const SeatSet* winners) {
    MatchInfo& info = match.info;
    info.stage = Stage::Finished;
    info.end = end;
    info.turn = SeatSet();
    info.deadlineMs = 0;
    info.proposal.reset();
    if (winners == nullptr) {
        const ScoreSheet sheet = AnyMatch::replay(match.log)->score();
        info.points.assign(sheet.totals.begin(), sheet.totals.begin() + match.log.setup.seats);
        info.winners = sheet.winners;
    } else {
        info.winners = *winners;
    }
    world.tree.set(pathOf("matches", info.id, "full"), linesOf(match.log.setup.game, match.log.entries));
    dropCode(world, match);
}

void cancel(World& world, MatchState& match) {
    MatchInfo& info = match.info;
    info.stage = Stage::Cancelled;
    info.end = End::Cancelled;
    info.turn = SeatSet();
    info.deadlineMs = 0;
    info.proposal.reset();
    for (SeatInfo& seat : info.seats) {
        if (seat.invited) {
            world.tree.remove(pathOf("users", seat.uid, "matches", info.id));
            seat = SeatInfo();
        }
    }
    dropCode(world, match);
}

} // namespace architects::online::memory
