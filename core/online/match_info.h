#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/online/value.h"
#include "core/save/record.h"
#include "core/table/log.h"
#include "core/table/player.h"

namespace architects::online {

enum class Stage : std::uint8_t { Invited, Open, Running, Finished, Cancelled };
enum class End : std::uint8_t { None, Score, Resigned, Timeout, Draw, Cancelled };

struct SeatInfo {
    enum class Kind : std::uint8_t { Free, Person, Architect };
    Kind kind = Kind::Free;
    std::string uid; ///< of the person, also of one whose seat an Architect keeps
    std::string name;
    int level = 0;        ///< of an Architect
    bool left = false;    ///< an Architect sits here for a person who may come back
    bool invited = false; ///< kept for `uid`, who has not answered yet
    friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
};

struct Proposal {
    enum class Kind : std::uint8_t { Draw, Cancel };
    Seat by = Seat::Nobody;
    Kind kind = Kind::Draw;
    SeatSet yes;
    friend bool operator==(const Proposal&, const Proposal&) = default;
};

struct Emote {
    Seat by = Seat::Nobody;
    std::string emote;
    std::int64_t atMs = 0;
    friend bool operator==(const Emote&, const Emote&) = default;
};

/// What everybody at the table knows of a match: `public` of PROTOCOL.md.
struct MatchInfo {
    std::string id;
    Setup setup; ///< with the seed once it is finished
    Stage stage = Stage::Open;
    Seat seat = Seat::Nobody; ///< the one of the person at this device
    std::size_t n = 0;
    SeatSet turn;
    int clockDays = 0;
    std::int64_t deadlineMs = 0; ///< 0: no clock runs
    std::vector<SeatInfo> seats;
    std::string host;
    std::string code;
    std::optional<Proposal> proposal;
    std::vector<Emote> emotes;
    End end = End::None;
    std::vector<int> points;
    SeatSet winners;
    std::string rematch;
    std::int64_t createdMs = 0;
    std::int64_t updatedMs = 0;
    friend bool operator==(const MatchInfo&, const MatchInfo&) = default;

    [[nodiscard]] bool myTurn() const { return stage == Stage::Running && turn.has(seat); }
    /// The players as the store keeps them: the person here, the others remote, Architects as bots.
    [[nodiscard]] std::vector<Player> players() const;
    /// Points and places of a finished match: winners are first whatever the points say, with a draw all
    /// are.
    [[nodiscard]] std::vector<save::SeatResult> results() const;
};

/// Reads `public`; nothing if it is not one this app can play. `uid` is the person at this device.
std::optional<MatchInfo> readMatchInfo(const std::string& id, const Value& published,
                                       const std::string& uid);

/// Is it one that only a newer version of the app can play?
bool isTooNew(const Value& published);

struct Friend {
    std::string uid;
    std::string name;
    std::int64_t sinceMs = 0;
    bool blocked = false;
    friend bool operator==(const Friend&, const Friend&) = default;
};

struct Profile {
    std::string name; ///< empty until it was chosen
    std::string friendCode;
    friend bool operator==(const Profile&, const Profile&) = default;
};

} // namespace architects::online
