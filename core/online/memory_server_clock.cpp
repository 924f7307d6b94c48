#include <algorithm>
#include <array>

#include "core/games/all_games.h"
#include "core/online/memory_server_world.h"

/// Clocks, and what people are told while their app is closed.
namespace architects::online::memory {
namespace {

constexpr std::int64_t minuteMs = 60'000;
constexpr std::int64_t hourMs = 60 * minuteMs;
constexpr std::int64_t dayMs = 24 * hourMs;
constexpr int hoursADay = 24;
constexpr std::size_t mostDevices = 10;
constexpr int mostOffset = 14 * 60; // minutes; Kiribati is that far east

struct Lead {
    std::string_view kind;
    std::int64_t hours;
};
constexpr std::array<Lead, 3> leads{{{"reminder24", 24}, {"reminder4", 4}, {"timeout", 0}}};

/// When this device may make a noise: now, or at the end of its quiet hours.
std::int64_t loudAt(const Value& device, std::int64_t nowMs) {
    const std::int64_t from = device["quietFrom"].integer();
    const std::int64_t to = device["quietTo"].integer();
    const std::int64_t local = nowMs + device["offset"].integer() * minuteMs;
    const std::int64_t hour = local / hourMs % hoursADay;
    const bool quiet = from < to ? hour >= from && hour < to : from != to && (hour >= from || hour < to);
    if (!quiet) {
        return nowMs;
    }
    const std::int64_t hoursLeft = (to - hour + hoursADay) % hoursADay;
    return (local / hourMs + hoursLeft) * hourMs - device["offset"].integer() * minuteMs;
}

/// Means something only as long as nobody has moved on.
bool boundToPosition(std::string_view kind) {
    return kind == "turn" || kind == "draw" || kind == "timeout" || kind.starts_with("reminder");
}

void send(World& world, const Push& push) {
    const auto match = world.matches.find(push.match);
    const std::string game = match == world.matches.end() ? std::string() : match->second.log.setup.game;
    const GameInfo* info = findGame(game);
    std::string number = std::to_string(world.pushed++);
    number.insert(0, 8 - std::min<std::size_t>(8, number.size()), '0');
    world.tree.set(pathOf("outbox", push.uid, "p" + number),
                   Value::Map{{"title", info == nullptr ? std::string_view() : info->name},
                              {"body", push.body},
                              {"match", push.match},
                              {"n", static_cast<std::int64_t>(push.n)},
                              {"kind", push.kind},
                              {"at", world.nowMs}});
}

void remind(World& world, const Reminder& reminder) {
    const auto found = world.matches.find(reminder.match);
    if (found == world.matches.end() || found->second.info.n != reminder.n ||
        found->second.info.deadlineMs == 0) {
        return;
    }
    const MatchInfo& info = found->second.info;
    const bool over = reminder.kind == "timeout";
    for (int i = 0; i < static_cast<int>(info.seats.size()); ++i) {
        const SeatInfo& seat = info.seats[static_cast<std::size_t>(i)];
        if (seat.kind == SeatInfo::Kind::Person && info.turn.has(seatAt(i)) != over) {
            push(world, {seat.uid, reminder.kind, info.id,
                         over ? "Time is up for the others." : "Your time is running out.", info.n});
        }
    }
}

/// Of too many devices the one heard of longest ago goes.
void forgetOldDevices(World& world, const std::string& uid) {
    const Value devices = world.tree.get(pathOf("devices", uid));
    if (devices.map().size() <= mostDevices) {
        return;
    }
    const auto oldest =
        std::min_element(devices.map().begin(), devices.map().end(), [](const auto& a, const auto& b) {
            return a.second["at"].integer() < b.second["at"].integer();
        });
    world.tree.remove(pathOf("devices", uid, oldest->first));
}

} // namespace

void windClock(World& world, MatchState& match) {
    MatchInfo& info = match.info;
    info.deadlineMs = 0;
    if (info.clockDays == 0 || info.stage != Stage::Running || info.turn.empty()) {
        return;
    }
    const std::int64_t turnMs = info.clockDays * dayMs;
    info.deadlineMs = world.nowMs + turnMs;
    for (const Lead& lead : leads) {
        // As early as the turn itself it would say nothing new.
        if (lead.hours * hourMs < turnMs) {
            world.reminders.emplace(info.deadlineMs - lead.hours * hourMs,
                                    Reminder{info.id, info.n, std::string(lead.kind)});
        }
    }
}

void push(World& world, const Push& push) {
    const Value devices = world.tree.get(pathOf("devices", push.uid));
    for (const auto& [install, device] : devices.map()) {
        const std::int64_t loud = loudAt(device, world.nowMs);
        if (loud <= world.nowMs) {
            send(world, push);
        } else {
            world.postponed.emplace(loud, push);
        }
    }
}

void pushToAll(World& world, const MatchState& match, std::string_view kind, std::string_view body,
               const std::string& exceptUid) {
    for (const SeatInfo& seat : match.info.seats) {
        if (seat.kind == SeatInfo::Kind::Person && !seat.uid.empty() && seat.uid != exceptUid) {
            push(world, {seat.uid, std::string(kind), match.info.id, std::string(body), match.info.n});
        }
    }
}

void pushTurn(World& world, const MatchState& match, const std::string& exceptUid) {
    for (std::size_t i = 0; i < match.info.seats.size(); ++i) {
        const SeatInfo& seat = match.info.seats[i];
        const bool told = seat.kind == SeatInfo::Kind::Person && !seat.uid.empty() && seat.uid != exceptUid;
        if (told && match.info.turn.has(seatAt(static_cast<int>(i)))) {
            push(world, {seat.uid, "turn", match.info.id, "It is your turn.", match.info.n});
        }
    }
}

void sendDue(World& world) {
    while (!world.reminders.empty() && world.reminders.begin()->first <= world.nowMs) {
        const Reminder reminder = world.reminders.begin()->second;
        world.reminders.erase(world.reminders.begin());
        remind(world, reminder);
    }
    while (!world.postponed.empty() && world.postponed.begin()->first <= world.nowMs) {
        const Push push = world.postponed.begin()->second;
        world.postponed.erase(world.postponed.begin());
        const auto match = world.matches.find(push.match);
        const bool known = match != world.matches.end();
        if (known && (!boundToPosition(push.kind) ||
                      (match->second.info.stage == Stage::Running && match->second.info.n == push.n))) {
            send(world, push);
        }
    }
}

Reply registerPush(World& world, const std::string& uid, const Value& data) {
    Fields fields(data);
    const std::string install = fields.key("install", 64);
    const std::string token = fields.text("token", 4096);
    const std::string language = fields.text("language", 16);
    const int offset = fields.number("offset", -mostOffset, mostOffset);
    const int from = fields.number("quietFrom", 0, hoursADay - 1);
    const int to = fields.number("quietTo", 0, hoursADay - 1);
    if (fields.bad()) {
        return refuse("request.bad");
    }
    // A device rings for one account.
    const Value everybody = world.tree.get("devices");
    for (const auto& [other, devices] : everybody.map()) {
        for (const auto& [known, device] : devices.map()) {
            if (!token.empty() && device["token"].text() == token && (other != uid || known != install)) {
                world.tree.remove(pathOf("devices", other, known));
            }
        }
    }
    world.tree.set(pathOf("devices", uid, install), token.empty() ? Value()
                                                                  : Value(Value::Map{{"token", token},
                                                                                     {"language", language},
                                                                                     {"offset", offset},
                                                                                     {"quietFrom", from},
                                                                                     {"quietTo", to},
                                                                                     {"at", world.nowMs}}));
    forgetOldDevices(world, uid);
    return done();
}

} // namespace architects::online::memory
