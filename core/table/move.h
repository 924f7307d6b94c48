#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

#include "core/table/fixed_list.h"
#include "core/table/seat.h"

namespace architects {

/// Eight bytes that say one small thing: a kind and up to seven arguments, meaning whatever the game
/// says they mean. Unused arguments are zero, so equal things are equal bytes.
template <class Tag>
struct Code {
    std::uint8_t kind = 0;
    std::array<std::uint8_t, 7> arg{};
    friend constexpr auto operator<=>(const Code&, const Code&) = default;
    friend constexpr bool operator==(const Code& a, const Code& b) {
        return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
    }
};

/// What a seat decides.
using Move = Code<struct MoveTag>;
/// What chance decides: a roll, a draw.
using Outcome = Code<struct OutcomeTag>;

/// An argument that the viewer of a log may not know.
inline constexpr std::uint8_t hiddenArg = 0xFF;

/// Wide enough for the longest list any game can offer at once (Kheops: 15 pawns to 33 cells; tested).
using MoveList = FixedList<Move, 1024>;

} // namespace architects
