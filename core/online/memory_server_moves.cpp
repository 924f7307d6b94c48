#include <algorithm>

#include "core/online/memory_server_world.h"

/// Moves, and everything else that a match at play is asked for.
namespace architects::online::memory {
namespace {

constexpr std::size_t longestMoves = 2048;
constexpr std::size_t mostMoves = 64;
constexpr std::size_t keptAnswers = 8;
constexpr int highestLevel = 4;
constexpr int leaverLevel = 2;               // of the Architect who plays on for somebody who resigned
constexpr std::int64_t emoteRingMs = 60'000; // a second one within this time is shown, but rings nobody
constexpr std::array<std::string_view, 8> emotes{"hello", "luck", "well",   "wow",
                                                 "think", "oops", "thanks", "again"};

std::vector<std::string_view> splitLines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

std::string hexOf(std::uint64_t hash) {
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) {
        digits += "0123456789abcdef"[(hash >> static_cast<unsigned>(shift)) & 0xFU];
    }
    return digits;
}

/// An answer is for its seat alone: it tells what only that seat may know.
const StoredAnswer* findAnswer(const MatchState& match, Seat seat, const std::string& moveId) {
    const auto found =
        std::find_if(match.answers.begin(), match.answers.end(), [&](const StoredAnswer& stored) {
            return stored.seat == seat && stored.moveId == moveId;
        });
    return found == match.answers.end() ? nullptr : &*found;
}

Reply stale(const MatchState& match) {
    Reply reply = refuse("match.stale");
    reply.error.details =
        Value::Map{{"name", "match.stale"}, {"n", static_cast<std::int64_t>(match.info.n)}};
    return reply;
}

/// The running match and the seat of who asks; the reply is a refusal if there is none.
struct AtPlay {
    Reply reply;
    MatchState* match = nullptr;
    Seat seat = Seat::Nobody;
};

AtPlay atPlay(World& world, const std::string& uid, const Fields& fields, const std::string& id) {
    if (fields.bad()) {
        return {refuse("request.bad")};
    }
    MatchState* match = findMatch(world, id, uid);
    if (match == nullptr) {
        return {refuse("match.unknown")};
    }
    return {match->info.stage == Stage::Running ? done() : refuse("match.stage"), match,
            seatOf(*match, uid)};
}

SeatSet personsWithout(const MatchState& match, SeatSet without) {
    SeatSet seats;
    for (int i = 0; i < match.log.setup.seats; ++i) {
        const SeatInfo& info = match.info.seats[static_cast<std::size_t>(i)];
        if (info.kind == SeatInfo::Kind::Person && !without.has(seatAt(i))) {
            seats.add(seatAt(i));
        }
    }
    return seats;
}

/// Seats that belong to somebody, also to one who may come back.
SeatSet belongingWithout(const MatchState& match, Seat without) {
    SeatSet seats;
    for (int i = 0; i < match.log.setup.seats; ++i) {
        if (!match.info.seats[static_cast<std::size_t>(i)].uid.empty() && seatAt(i) != without) {
            seats.add(seatAt(i));
        }
    }
    return seats;
}

bool timeIsUp(const World& world, const MatchState& match) {
    return match.info.deadlineMs != 0 && world.nowMs >= match.info.deadlineMs;
}

/// What everybody at the table sees goes nowhere if one of them has blocked the sender, who is answered as
/// always: nobody is told that they are blocked.
bool isBlockedAt(const World& world, const MatchInfo& info, const std::string& uid) {
    return std::any_of(info.seats.begin(), info.seats.end(),
                       [&](const SeatInfo& seat) { return hasBlocked(world, seat.uid, uid); });
}

/// What everybody but the one who acted has to know: that it is over, or that it is their turn now.
void tellOutcome(World& world, const MatchState& match, const std::string& by, bool turnPassed) {
    if (match.info.stage != Stage::Running) {
        pushToAll(world, match, "over", "The match is over.", by);
    } else if (turnPassed) {
        pushTurn(world, match, by);
    }
}

} // namespace

bool isEmote(std::string_view name) {
    return std::find(emotes.begin(), emotes.end(), name) != emotes.end();
}

Reply submitMove(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string id = fields.matchId();
    const std::string moveId = fields.key("moveId", 64);
    const int n = fields.number("n", 0, static_cast<int>(referee::longestLog));
    const std::string& text = data["move"].text();
    const std::vector<std::string_view> moves = splitLines(text);
    if (fields.bad() || moves.empty()) {
        return refuse("request.bad");
    }
    if (text.size() > longestMoves || moves.size() > mostMoves) {
        return refuse("request.too_large");
    }
    const AtPlay now = atPlay(world, uid, fields, id);
    if (now.match != nullptr) {
        if (const StoredAnswer* stored = findAnswer(*now.match, now.seat, moveId); stored != nullptr) {
            return {Error(), stored->answer};
        }
    }
    if (now.match == nullptr || !now.reply.error.ok()) {
        return now.reply;
    }
    MatchState& match = *now.match;
    if (at(match, now.seat).kind != SeatInfo::Kind::Person) {
        return refuse("match.stage");
    }
    if (data["rules"].integer(firstRules) != match.log.setup.rules) {
        return refuse("app.too_old"); // it was made by other rules than this match has
    }
    if (static_cast<std::size_t>(n) != match.info.n) {
        return stale(match);
    }
    const referee::Ruling ruling = referee::play(caseOf(match), now.seat, moves);
    if (ruling.refusal != Refusal::None) {
        return refuse("move.refused", ruling.refusal);
    }
    if (match.info.proposal && !match.info.proposal->yes.has(now.seat)) {
        match.info.proposal.reset(); // who plays on instead of agreeing has said no
    }
    const bool passed = record(world, match, ruling, now.seat);
    const auto own = static_cast<std::size_t>(indexOf(now.seat));
    Value answer = Value::Map{{"n", static_cast<std::int64_t>(match.info.n)},
                              {"entries", linesOf(match.log.setup.game, ruling.seen[own])},
                              {"turn", digitsOf(match.info.turn)},
                              {"stage", nameOf(match.info.stage)},
                              {"hash", hexOf(ruling.seenHash[own])}};
    match.answers.push_back({moveId, now.seat, answer});
    if (match.answers.size() > keptAnswers) {
        match.answers.pop_front();
    }
    publish(world, match);
    tellOutcome(world, match, uid, passed);
    return {Error(), std::move(answer)};
}

bool seatArchitect(World& world, MatchState& match, SeatSet seats, int level, bool mayComeBack) {
    for (int i = 0; i < match.log.setup.seats; ++i) {
        if (!seats.has(seatAt(i))) {
            continue;
        }
        SeatInfo& info = at(match, seatAt(i));
        const std::string uid = info.uid;
        info = architectAt(level);
        info.left = mayComeBack;
        if (mayComeBack) {
            info.uid = uid;
        } else {
            world.tree.remove(pathOf("users", uid, "matches", match.info.id));
        }
    }
    match.info.proposal.reset(); // who has to agree has changed
    return record(world, match, referee::letArchitectsPlay(caseOf(match)), Seat::Nobody);
}

void leaveForGood(World& world, MatchState& match, Seat seat) {
    const std::string uid = at(match, seat).uid;
    bool passed = false;
    const SeatSet stayed = belongingWithout(match, seat);
    if (stayed.empty() || stayed == SeatSet(stayed.first()) ||
        personsWithout(match, SeatSet(seat)).empty()) {
        finish(world, match, End::Resigned, &stayed);
    } else {
        passed = seatArchitect(world, match, SeatSet(seat), leaverLevel, false);
        pushToAll(world, match, "takeover", "An Architect plays on for somebody who left.", uid);
    }
    publish(world, match);
    tellOutcome(world, match, uid, passed);
}

Reply resign(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const AtPlay now = atPlay(world, uid, fields, fields.matchId());
    if (now.match == nullptr || !now.reply.error.ok()) {
        return now.reply;
    }
    leaveForGood(world, *now.match, now.seat);
    return done();
}

Reply proposeDraw(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string id = fields.matchId();
    const bool draw = fields.oneOf("kind", {"draw", "cancel"}) == "draw";
    const std::string word = fields.oneOf("answer", {"propose", "accept", "refuse"});
    const AtPlay now = atPlay(world, uid, fields, id);
    if (now.match == nullptr || !now.reply.error.ok()) {
        return now.reply;
    }
    MatchState& match = *now.match;
    if (at(match, now.seat).kind != SeatInfo::Kind::Person) {
        return refuse("match.stage");
    }
    if (word == "propose" && isBlockedAt(world, match.info, uid)) {
        return done();
    }
    const Proposal::Kind kind = draw ? Proposal::Kind::Draw : Proposal::Kind::Cancel;
    std::optional<Proposal>& open = match.info.proposal;
    if (word == "propose" && (!open || open->kind != kind)) {
        open = Proposal{now.seat, kind, SeatSet()};
        pushToAll(world, match, "draw",
                  draw ? "Somebody offers a draw." : "Somebody would like to call the match off.", uid);
    }
    if (!open || open->kind != kind) {
        return refuse("match.no_proposal");
    }
    if (word == "refuse") {
        open.reset();
        publish(world, match);
        return done();
    }
    open->yes.add(now.seat);
    if (personsWithout(match, open->yes).empty()) {
        if (draw) {
            const SeatSet nobody;
            finish(world, match, End::Draw, &nobody);
        } else {
            cancel(world, match);
        }
    }
    publish(world, match);
    tellOutcome(world, match, uid, false);
    return done();
}

Reply claimTimeout(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string id = fields.matchId();
    const std::string action = fields.oneOf("action", {"win", "cancel", "architect"});
    const int level = action == "architect" ? fields.number("level", 1, highestLevel) : 0;
    const AtPlay now = atPlay(world, uid, fields, id);
    if (now.match == nullptr || !now.reply.error.ok()) {
        return now.reply;
    }
    MatchState& match = *now.match;
    const bool waits = at(match, now.seat).kind == SeatInfo::Kind::Person && !match.info.turn.has(now.seat);
    if (!waits || !timeIsUp(world, match)) {
        return refuse("match.not_due");
    }
    bool passed = false;
    if (action == "win") {
        const SeatSet stayed = personsWithout(match, match.info.turn);
        finish(world, match, End::Timeout, &stayed);
    } else if (action == "cancel") {
        cancel(world, match);
    } else {
        pushToAll(world, match, "takeover", "An Architect plays on for somebody who is late.", uid);
        passed = seatArchitect(world, match, match.info.turn, level, true);
    }
    publish(world, match);
    tellOutcome(world, match, uid, passed);
    return done();
}

Reply replaceLeaver(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string id = fields.matchId();
    const int number = fields.number("seat", 0, maxSeats - 1);
    const int level = fields.number("level", 0, highestLevel);
    const AtPlay now = atPlay(world, uid, fields, id);
    if (now.match == nullptr || !now.reply.error.ok()) {
        return now.reply;
    }
    MatchState& match = *now.match;
    if (number >= match.log.setup.seats) {
        return refuse("request.bad");
    }
    if (level > 0 && at(match, now.seat).kind != SeatInfo::Kind::Person) {
        return refuse("match.stage");
    }
    const Seat seat = seatAt(number);
    SeatInfo& info = at(match, seat);
    bool passed = false;
    if (level == 0) {
        if (seat != now.seat || !info.left) {
            return refuse("match.not_due");
        }
        info = {SeatInfo::Kind::Person, uid, nameOfPerson(world, uid), 0, false, false};
        match.info.proposal.reset();
    } else {
        const bool late =
            info.kind == SeatInfo::Kind::Person && match.info.turn.has(seat) && timeIsUp(world, match);
        if (seat == now.seat || !(info.left || late)) {
            return refuse("match.not_due");
        }
        passed = seatArchitect(world, match, SeatSet(seat), level, true);
    }
    publish(world, match);
    tellOutcome(world, match, uid, passed);
    return done();
}

Reply sendEmote(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string id = fields.matchId();
    const std::string emote = fields.text("emote", 32);
    if (!isEmote(emote)) {
        return refuse("request.bad");
    }
    const AtPlay now = atPlay(world, uid, fields, id);
    if (now.match == nullptr) {
        return now.reply;
    }
    MatchInfo& info = now.match->info;
    if (isBlockedAt(world, info, uid)) {
        return done();
    }
    if (info.stage != Stage::Running && info.stage != Stage::Finished) {
        return refuse("match.stage");
    }
    const bool rings = std::none_of(info.emotes.begin(), info.emotes.end(), [&](const Emote& old) {
        return old.by == now.seat && world.nowMs - old.atMs < emoteRingMs;
    });
    std::erase_if(info.emotes, [&](const Emote& old) { return old.by == now.seat; });
    info.emotes.push_back({now.seat, emote, world.nowMs});
    publish(world, *now.match);
    if (rings) {
        pushToAll(world, *now.match, "emote", emote, uid);
    }
    return done();
}

} // namespace architects::online::memory
