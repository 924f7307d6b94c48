#include <algorithm>

#include "core/games/all_games.h"
#include "core/online/memory_server_world.h"
#include "core/table/match.h"
#include "core/table/match_text.h"

/// Creating a match, until everybody sits and it begins.
namespace architects::online::memory {
namespace {

constexpr std::int64_t hourMs = 3'600'000;
constexpr std::size_t longestMatchText = std::size_t{256} * 1024;
constexpr int highestLevel = 4;

/// Everything createMatch is asked for, read and checked as far as it can be without looking around.
struct Wish {
    std::string match;
    Setup setup;
    int clock = 0;
    Seat seat = Seat::First;
    std::vector<std::string> invited;
    std::array<int, maxSeats> architects{};
    std::string from;
};

Refusal readOptions(const GameInfo& game, const Value::Map& options, Setup& setup) {
    for (const auto& choice : options) {
        const auto option = std::find_if(game.options.begin(), game.options.end(),
                                         [&](const OptionInfo& info) { return info.name == choice.first; });
        if (option == game.options.end()) {
            return Refusal::UnknownOption;
        }
        const auto chosen = std::find(option->values.begin(), option->values.end(), choice.second.text());
        if (chosen == option->values.end()) {
            return Refusal::UnknownOption;
        }
        setup.options[static_cast<std::size_t>(option - game.options.begin())] =
            static_cast<std::uint8_t>(chosen - option->values.begin());
    }
    const Refusal refusal = checkSetup(game, setup);
    return refusal == Refusal::None && needsOneDevice(game, setup) ? Refusal::OneDeviceOnly : refusal;
}

bool readArchitects(const Value::Map& architects, Wish& wish) {
    for (const auto& [key, value] : architects) {
        const int seat = key.size() == 2 && key[0] == 's' ? key[1] - '0' : -1;
        const std::int64_t level = value.integer();
        if (seat < 0 || seat >= wish.setup.seats || seatAt(seat) == wish.seat || level < 1 ||
            level > highestLevel) {
            return false;
        }
        wish.architects[static_cast<std::size_t>(seat)] = static_cast<int>(level);
    }
    return true;
}

/// A match needs somebody to play with, and a seat for everybody who is invited.
bool seatsSuffice(const Wish& wish) {
    const auto taken =
        std::count_if(wish.architects.begin(), wish.architects.end(), [](int level) { return level > 0; });
    const auto left = static_cast<std::ptrdiff_t>(wish.setup.seats) - 1 - taken;
    return left >= 1 && static_cast<std::ptrdiff_t>(wish.invited.size()) <= left;
}

Reply readWish(const Value& data, Wish& wish) {
    Fields fields(data);
    wish.match = fields.matchId();
    wish.setup.game = fields.text("game", 32);
    wish.setup.seats = fields.number("seats", 1, maxSeats);
    wish.clock = fields.number("clock", 0, 7);
    wish.seat = seatAt(fields.number("seat", 0, wish.setup.seats - 1));
    wish.invited = fields.texts("invite", maxSeats);
    wish.from = fields.has("from") ? fields.text("from", longestMatchText) : std::string();
    const Value::Map& options = fields.map("options");
    const Value::Map& architects = fields.map("architects");
    const bool clockKnown = wish.clock == 0 || wish.clock == 1 || wish.clock == 3 || wish.clock == 7;
    if (fields.bad() || !clockKnown) {
        return refuse("request.bad");
    }
    const GameInfo* game = findGame(wish.setup.game);
    if (game == nullptr) {
        return refuse("request.bad", Refusal::UnknownGame);
    }
    wish.setup.rules = std::min(game->rules, newestKnown(data, wish.setup.game));
    if (const Refusal refusal = readOptions(*game, options, wish.setup); refusal != Refusal::None) {
        return refuse("request.bad", refusal);
    }
    return readArchitects(architects, wish) && seatsSuffice(wish) ? done() : refuse("request.bad");
}

Reply checkInvited(const World& world, const std::string& uid, const std::vector<std::string>& invited) {
    for (std::size_t i = 0; i < invited.size(); ++i) {
        const auto end = invited.begin() + static_cast<std::ptrdiff_t>(i);
        if (invited[i] == uid) {
            return refuse("friend.self");
        }
        if (std::find(invited.begin(), end, invited[i]) != end) {
            return refuse("request.bad");
        }
        if (!areFriends(world, uid, invited[i])) {
            return refuse("friend.unknown");
        }
    }
    return done();
}

/// The match so far, verified whole; it must be the one the wish speaks of, and still have something to
/// play.
Reply readTaken(Wish& wish, Log& log, referee::Ruling& ruling) {
    TextFault fault;
    const auto document = readMatch(wish.from, findNotation, fault);
    if (!document) {
        return refuse("request.bad", fault.refusal);
    }
    log = document->log;
    if (!log.setup.seed || log.setup.game != wish.setup.game || log.setup.seats != wish.setup.seats) {
        return refuse("request.bad", Refusal::BadFile);
    }
    ruling = referee::inspect({log, {}, {}});
    if (ruling.refusal != Refusal::None) {
        return refuse("request.bad", ruling.refusal);
    }
    wish.setup.options = log.setup.options;
    wish.setup.rules = log.setup.rules;
    if (needsOneDevice(*findGame(wish.setup.game), wish.setup)) {
        return refuse("request.bad", Refusal::OneDeviceOnly);
    }
    return ruling.over ? refuse("request.bad", Refusal::MatchIsOver) : done();
}

void fillSeats(World& world, MatchState& match, const Wish& wish, const std::string& uid) {
    for (std::size_t i = 0; i < match.info.seats.size(); ++i) {
        if (wish.architects[i] > 0) {
            match.info.seats[i] = architectAt(wish.architects[i]);
        }
    }
    SeatInfo& own = at(match, wish.seat);
    own.kind = SeatInfo::Kind::Person;
    own.uid = uid;
    own.name = nameOfPerson(world, uid);
    for (const std::string& invited : wish.invited) {
        for (int i = 0; i < match.log.setup.seats; ++i) {
            const SeatInfo& seat = at(match, seatAt(i));
            if (seat.kind == SeatInfo::Kind::Free && !seat.invited) {
                invite(world, match, seatAt(i), invited, "invited");
                break;
            }
        }
    }
}

Value::Map createdAnswer(const MatchState& match, Seat seat) {
    return {{"match", match.info.id}, {"seat", indexOf(seat)}, {"code", match.info.code}};
}

} // namespace

Reply checkNewMatch(World& world, const std::string& uid) {
    std::deque<std::int64_t>& created = world.usage[uid].created;
    while (!created.empty() && created.front() <= world.nowMs - hourMs) {
        created.pop_front();
    }
    if (static_cast<int>(created.size()) >= world.limits.newMatchesAnHour ||
        liveMatches(world, uid) >= world.limits.matches) {
        return refuse("limit.matches");
    }
    created.push_back(world.nowMs);
    return done();
}

MatchState& openMatch(World& world, const std::string& id, const Setup& setup, const std::string& host) {
    MatchState& match = world.matches[id];
    match.log.setup = setup;
    match.info.id = id;
    match.info.host = host;
    match.info.createdMs = world.nowMs;
    match.info.seats.resize(static_cast<std::size_t>(setup.seats));
    match.code = world.drawCode();
    match.info.code = match.code;
    world.tree.set(pathOf("codes", match.code), Value::Map{{"match", id}});
    return match;
}

void invite(World& world, MatchState& match, Seat seat, const std::string& uid, const std::string& kind) {
    SeatInfo& info = at(match, seat);
    info.kind = SeatInfo::Kind::Free;
    info.uid = uid;
    info.invited = true;
    if (hasBlocked(world, uid, match.info.host)) {
        return; // the seat is kept, and who asked is not told that nobody hears of it
    }
    push(world, {uid, kind, match.info.id, nameOfPerson(world, match.info.host) + " asks you to play.",
                 match.info.n});
}

Reply createMatch(World& world, const std::string& uid, const Value& data) {
    Wish wish;
    if (Reply reply = readWish(data, wish); !reply.error.ok()) {
        return reply;
    }
    if (const auto found = world.matches.find(wish.match); found != world.matches.end()) {
        const bool mine = found->second.info.host == uid && seatOf(found->second, uid) != Seat::Nobody;
        return mine ? done(createdAnswer(found->second, seatOf(found->second, uid)))
                    : refuse("match.exists");
    }
    Log taken;
    referee::Ruling ruling;
    if (!wish.from.empty()) {
        if (Reply reply = readTaken(wish, taken, ruling); !reply.error.ok()) {
            return reply;
        }
    }
    if (Reply reply = checkInvited(world, uid, wish.invited); !reply.error.ok()) {
        return reply;
    }
    if (Reply reply = checkNewMatch(world, uid); !reply.error.ok()) {
        return reply;
    }
    MatchState& match = openMatch(world, wish.match, wish.setup, uid);
    match.info.clockDays = wish.clock;
    fillSeats(world, match, wish, uid);
    match.log.entries = taken.entries;
    match.log.setup.seedFrom = static_cast<std::uint32_t>(taken.entries.size());
    match.info.n = taken.entries.size();
    match.taken = ruling;
    publish(world, match);
    return done(createdAnswer(match, wish.seat));
}

void takeSeat(World& world, MatchState& match, Seat seat, const std::string& uid) {
    SeatInfo& info = at(match, seat);
    info = {SeatInfo::Kind::Person, uid, nameOfPerson(world, uid), 0, false, false};
    const bool waiting =
        std::any_of(match.info.seats.begin(), match.info.seats.end(),
                    [](const SeatInfo& other) { return other.kind == SeatInfo::Kind::Free; });
    if (!waiting) {
        begin(world, match);
        pushToAll(world, match, "begins", "Everybody is here: the match begins.", uid);
    }
    publish(world, match);
}

void begin(World& world, MatchState& match) {
    const Seed seed = world.drawSeed();
    match.log.setup.seed = seed;
    match.log.setup.seedHash = sha256(seed);
    match.info.stage = Stage::Running;
    match.info.code.clear();
    recordViews(world, match, match.taken);
    record(world, match,
           match.log.entries.empty() ? referee::begin(caseOf(match))
                                     : referee::letArchitectsPlay(caseOf(match)),
           Seat::Nobody);
    match.taken = {};
}

} // namespace architects::online::memory
