#include "core/online/match_info.h"

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>

#include "core/games/all_games.h"
#include "core/table/hex.h"
#include "core/table/match.h"
#include "core/table/words.h"

namespace architects::online {
namespace {

template <class E>
struct Word {
    std::string_view word;
    E meaning;
};

constexpr std::array stages{Word<Stage>{"open", Stage::Open}, Word<Stage>{"running", Stage::Running},
                            Word<Stage>{"finished", Stage::Finished},
                            Word<Stage>{"cancelled", Stage::Cancelled}};
constexpr std::array ends{Word<End>{"score", End::Score}, Word<End>{"resigned", End::Resigned},
                          Word<End>{"timeout", End::Timeout}, Word<End>{"draw", End::Draw},
                          Word<End>{"cancelled", End::Cancelled}};
using Kind = SeatInfo::Kind;
constexpr std::array kinds{Word<Kind>{"free", Kind::Free}, Word<Kind>{"person", Kind::Person},
                           Word<Kind>{"architect", Kind::Architect}};

template <class Words>
auto meaningOf(const Words& words, std::string_view word) {
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& one) { return one.word == word; });
    return found == words.end() ? std::nullopt : std::optional(found->meaning);
}

Seat readSeat(const Value& value, int seats) {
    const std::int64_t index = value.integer(-1);
    return index >= 0 && index < seats ? seatAt(static_cast<int>(index)) : Seat::Nobody;
}

SeatSet readSeats(const std::string& digits, int seats) {
    SeatSet set;
    for (const char digit : digits) {
        if (digit >= '0' && digit < '0' + seats) {
            set.add(seatAt(digit - '0'));
        }
    }
    return set;
}

bool readSetup(const Value& published, bool begun, Setup& setup) {
    const GameInfo* game = findGame(published["game"].text());
    const auto options = fromHex<maxOptions>(published["options"].text());
    const auto promise = fromHex<std::tuple_size_v<Digest>>(published["seedHash"].text());
    if (game == nullptr || !options || (begun && !promise)) {
        return false;
    }
    setup.game = game->id;
    setup.rules = static_cast<int>(
        std::clamp<std::int64_t>(published["rules"].integer(firstRules), 0, mostRules + 1));
    setup.seats = static_cast<int>(std::clamp<std::int64_t>(published["seats"].integer(), 0, maxSeats + 1));
    setup.options = *options;
    setup.seedHash = promise.value_or(Digest{});
    setup.seedFrom = static_cast<std::uint32_t>(std::clamp<std::int64_t>(
        published["seedFrom"].integer(), 0, std::numeric_limits<std::int32_t>::max()));
    return checkSetup(*game, setup) == Refusal::None;
}

std::vector<SeatInfo> readSeatInfos(const Value& published, int seats) {
    std::vector<SeatInfo> infos;
    for (int i = 0; i < seats; ++i) {
        const Value& player = published["players"]["s" + std::to_string(i)];
        SeatInfo info;
        info.kind = meaningOf(kinds, player["kind"].text()).value_or(SeatInfo::Kind::Free);
        info.uid = player["uid"].text();
        info.name = player["name"].text();
        info.level = info.kind == SeatInfo::Kind::Architect
                         ? static_cast<int>(std::clamp<std::int64_t>(player["level"].integer(), 1, 4))
                         : 0;
        info.left = player["left"].truth();
        infos.push_back(std::move(info));
    }
    for (const auto& [uid, seat] : published["invited"].map()) {
        const Seat kept = readSeat(seat, seats);
        if (isPlayer(kept)) {
            SeatInfo& info = infos[static_cast<std::size_t>(indexOf(kept))];
            info.uid = uid;
            info.invited = true;
        }
    }
    return infos;
}

std::vector<int> readPoints(const std::string& text, int seats) {
    std::vector<int> points;
    for (Words words(text); !words.atEnd();) {
        std::string_view word = words.next();
        const bool negative = word.front() == '-';
        word.remove_prefix(negative ? 1 : 0);
        const auto number = numberOf(word, 6);
        if (!number) {
            return {};
        }
        points.push_back(negative ? -*number : *number);
    }
    return points.size() == static_cast<std::size_t>(seats) ? points : std::vector<int>{};
}

void readTable(const Value& published, MatchInfo& info) {
    const int seats = info.setup.seats;
    info.n = static_cast<std::size_t>(std::max<std::int64_t>(published["n"].integer(), 0));
    info.turn = readSeats(published["turn"].text(), seats);
    info.clockDays = static_cast<int>(std::clamp<std::int64_t>(published["clock"].integer(), 0, 7));
    info.deadlineMs = published["deadline"].integer();
    info.host = published["host"].text();
    info.code = published["code"].text();
    info.rematch = published["rematch"].text();
    info.createdMs = published["created"].integer();
    info.updatedMs = published["updated"].integer();
    if (const Value& proposal = published["proposal"]; proposal.isMap()) {
        info.proposal =
            Proposal{readSeat(proposal["by"], seats),
                     proposal["kind"].text() == "cancel" ? Proposal::Kind::Cancel : Proposal::Kind::Draw,
                     readSeats(proposal["yes"].text(), seats)};
    }
    for (int i = 0; i < seats; ++i) {
        const Value& emote = published["emotes"]["s" + std::to_string(i)];
        if (emote.isMap()) {
            info.emotes.push_back({seatAt(i), emote["emote"].text(), emote["at"].integer()});
        }
    }
}

void readEnd(const Value& published, MatchInfo& info) {
    info.end = meaningOf(ends, published["end"].text()).value_or(End::None);
    info.points = readPoints(published["points"].text(), info.setup.seats);
    info.winners = readSeats(published["winners"].text(), info.setup.seats);
    // Not the set-up's checked seed: whether it is the promised one is for verify() to say, and to tell.
    info.setup.seed = fromHex<std::tuple_size_v<Seed>>(published["seed"].text());
}

} // namespace

std::optional<MatchInfo> readMatchInfo(const std::string& id, const Value& published,
                                       const std::string& uid) {
    const auto stage = meaningOf(stages, published["stage"].text());
    MatchInfo info;
    info.id = id;
    const bool begun = stage == Stage::Running || stage == Stage::Finished;
    if (!stage || !readSetup(published, begun, info.setup)) {
        return std::nullopt;
    }
    info.stage = *stage;
    info.seats = readSeatInfos(published, info.setup.seats);
    info.seat = readSeat(published["uids"][uid], info.setup.seats);
    if (!isPlayer(info.seat) && info.stage == Stage::Open) {
        info.seat = readSeat(published["invited"][uid], info.setup.seats);
        info.stage = isPlayer(info.seat) ? Stage::Invited : Stage::Open;
    }
    readTable(published, info);
    readEnd(published, info);
    return info;
}

bool isTooNew(const Value& published) {
    const GameInfo* game = findGame(published["game"].text());
    return published["game"].isText() &&
           (game == nullptr || published["rules"].integer(firstRules) > game->rules);
}

std::vector<Player> MatchInfo::players() const {
    std::vector<Player> players;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const SeatInfo& info = seats[i];
        if (info.kind == SeatInfo::Kind::Architect) {
            players.push_back({info.name, PlayerKind::Bot, info.level});
        } else if (seatAt(static_cast<int>(i)) == seat) {
            players.push_back({info.name, PlayerKind::Person, 0});
        } else {
            players.push_back({info.name, PlayerKind::Remote, 0, info.uid});
        }
    }
    return players;
}

std::vector<save::SeatResult> MatchInfo::results() const {
    std::vector<save::SeatResult> results(seats.size());
    const auto first = [this](std::size_t i) {
        return end == End::Draw || winners.has(seatAt(static_cast<int>(i)));
    };
    for (std::size_t i = 0; i < results.size(); ++i) {
        results[i].points = i < points.size() ? points[i] : 0;
    }
    for (std::size_t i = 0; i < results.size(); ++i) {
        for (std::size_t j = 0; j < results.size() && !first(i); ++j) {
            results[i].place += first(j) || results[j].points > results[i].points ? 1 : 0;
        }
    }
    return results;
}

} // namespace architects::online
