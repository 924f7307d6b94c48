#pragma once

#include <cstdint>
#include <string>

namespace architects {

/// The numbers are in saved files: add, never renumber.
enum class PlayerKind : std::uint8_t { Person = 0, Bot = 1, Remote = 2 };

/// A bot has one of the levels from 1 to this.
inline constexpr int botLevels = 4;

/// Who sits on a seat. The rules never ask; files, saves and screens do.
struct Player {
    std::string name;
    PlayerKind kind = PlayerKind::Person;
    int level = 0;     ///< for a bot, 1 .. botLevels; otherwise 0
    std::string uid{}; ///< of a remote person, who the server says it is; saves keep it, files do not
    friend bool operator==(const Player&, const Player&) = default;
};

} // namespace architects
