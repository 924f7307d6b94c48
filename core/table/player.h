#pragma once

#include <cstdint>
#include <string>

namespace architects {

enum class PlayerKind : std::uint8_t { Person, Bot, Remote };

/// Who sits on a seat. The rules never ask; files, saves and screens do.
struct Player {
    std::string name;
    PlayerKind kind = PlayerKind::Person;
    int level = 0; ///< for a bot, 1 .. 4; otherwise 0
    friend bool operator==(const Player&, const Player&) = default;
};

} // namespace architects
