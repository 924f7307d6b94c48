#include "core/online/memory_friend.h"

#include <utility>
#include <vector>

#include "core/bots/choose.h"
#include "core/bots/view.h"
#include "core/games/any_match.h"
#include "core/online/entry_lines.h"
#include "core/table/hex.h"

namespace architects::online {
namespace {

constexpr int clockDays = 3;

std::string seatKey(int seat) {
    return "s" + std::to_string(seat);
}

} // namespace

Result<AnyMatch> matchFromViews(const Value& published, const Value& views) {
    Log log;
    log.setup.game = published["game"].text();
    log.setup.rules = static_cast<int>(published["rules"].integer(firstRules));
    log.setup.seats = static_cast<int>(published["seats"].integer());
    log.setup.seedFrom = static_cast<std::uint32_t>(published["seedFrom"].integer());
    const Notation* notation = findNotation(log.setup.game);
    if (notation == nullptr || !fromHex(published["options"].text(), log.setup.options) ||
        !fromHex(published["seedHash"].text(), log.setup.seedHash)) {
        return Refusal::BadFile;
    }
    for (const auto& [key, lines] : views.map()) {
        const auto entries = readEntryLines(*notation, log.setup.seats, lines.text());
        if (!entries) {
            return Refusal::BadNotation;
        }
        log.entries.insert(log.entries.end(), entries->begin(), entries->end());
    }
    return AnyMatch::replay(log);
}

MemoryFriend::MemoryFriend(MemoryServer& server, std::string name, int level)
    : server_(server), name_(std::move(name)), level_(level), transport_(server.link(device_)) {
    transport_->signInAnonymously([this](const Error& error) {
        if (error.ok()) {
            introduce();
        }
    });
}

MemoryFriend::~MemoryFriend() = default;

void MemoryFriend::introduce() {
    uid_ = transport_->account()->uid;
    server_.liftCallLimit(uid_);
    transport_->call("setProfile", Value::Map{{"name", name_}}, [this](const Error&, const Value& profile) {
        friendCode_ = profile["friendCode"].text();
    });
    transport_->watch("users/" + uid_ + "/matches", [this](const Value& feed) {
        feed_ = feed;
        look();
    });
}

void MemoryFriend::join(const std::string& code) {
    call("joinMatch", Value::Map{{"code", code}});
}

void MemoryFriend::befriend(const std::string& code) {
    call("addFriend", Value::Map{{"code", code}});
}

void MemoryFriend::invite(const std::string& uid, const std::string& game, const std::string& match) {
    call("createMatch", Value::Map{{"match", match},
                                   {"game", game},
                                   {"seats", 2},
                                   {"options", Value::Map()},
                                   {"clock", clockDays},
                                   {"seat", 0},
                                   {"invite", Value::List{uid}},
                                   {"architects", Value::Map()}});
}

void MemoryFriend::setWaiting(bool waiting) {
    waiting_ = waiting;
    look();
}

void MemoryFriend::call(std::string_view function, Value data) {
    if (uid_.empty()) {
        server_.deliver(); // somebody who has not arrived yet cannot be asked
    }
    transport_->call(function, std::move(data), [this](const Error& error, const Value&) {
        refused_ = error.ok() ? std::string() : error.name;
    });
}

/// Does what there is to do.
void MemoryFriend::look() {
    for (const auto& [match, entry] : feed_.map()) {
        const std::string& stage = entry["stage"].text();
        const auto seat = static_cast<int>(entry["seat"].integer());
        const bool onTurn = entry["turn"].text().find(std::to_string(seat)) != std::string::npos;
        const bool something = stage == "invited" || (stage == "running" && onTurn);
        if (waiting_ || !something || !busy_.insert(match).second) {
            continue;
        }
        if (stage == "invited") {
            transport_->call("joinMatch", Value::Map{{"match", match}},
                             [this, id = match](const Error& error, const Value&) {
                                 busy_.erase(id);
                                 if (error.ok()) {
                                     look(); // it may be their turn already
                                 }
                             });
        } else {
            think(match, seat);
        }
    }
}

void MemoryFriend::think(const std::string& match, int seat) {
    transport_->read("matches/" + match + "/public", "",
                     [=, this](const Error& error, const Value& published) {
                         if (!error.ok()) {
                             busy_.erase(match);
                             return;
                         }
                         transport_->read("matches/" + match + "/views/" + seatKey(seat), "",
                                          [=, this](const Error& lost, const Value& views) {
                                              if (lost.ok()) {
                                                  move(match, seat, published, views);
                                              } else {
                                                  busy_.erase(match);
                                              }
                                          });
                     });
}

void MemoryFriend::move(const std::string& match, int seat, const Value& published, const Value& views) {
    const auto known = matchFromViews(published, views);
    if (!known.ok()) {
        busy_.erase(match);
        return;
    }
    const std::uint64_t seed = seedFor(chainOf(known->log()));
    const auto chosen = greedyMove(*known, seatAt(seat), level_, seed);
    if (!chosen) {
        busy_.erase(match);
        return;
    }
    const Value::Map data{{"match", match},
                          {"rules", known->log().setup.rules},
                          {"n", static_cast<std::int64_t>(known->log().entries.size())},
                          {"moveId", "friend-" + std::to_string(++moves_)},
                          {"move", known->write(Entry::of(seatAt(seat), *chosen))}};
    transport_->call("submitMove", data, [this, match](const Error& error, const Value&) {
        busy_.erase(match);
        if (error.ok()) {
            look(); // a turn may take several moves
        } else {
            refused_ = error.name;
        }
    });
}

} // namespace architects::online
