#pragma once

#include <cstdint>

namespace architects {

/// A place at the table, 0 .. seats-1. Who sits there (person, bot, remote) is not the core table's
/// business.
enum class Seat : std::uint8_t {
    First = 0,
    Second = 1,
    Third = 2,
    Fourth = 3,
    Nobody = 0xFE,
    Chance = 0xFF
};

inline constexpr int maxSeats = 4;

constexpr int indexOf(Seat seat) {
    return static_cast<int>(seat);
}
constexpr Seat seatAt(int index) {
    return static_cast<Seat>(index);
}
constexpr bool isPlayer(Seat seat) {
    return static_cast<int>(seat) < maxSeats;
}

/// A set of seats as a bit mask.
class SeatSet {
  public:
    constexpr SeatSet() = default;
    constexpr explicit SeatSet(Seat seat) : bits_(static_cast<std::uint8_t>(1U << indexOf(seat))) {}

    constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << indexOf(seat))); }
    [[nodiscard]] constexpr bool has(Seat seat) const {
        return isPlayer(seat) && ((bits_ >> indexOf(seat)) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    /// The lowest seat of the set; Nobody if it is empty.
    [[nodiscard]] constexpr Seat first() const {
        for (int i = 0; i < maxSeats; ++i) {
            if (has(seatAt(i))) {
                return seatAt(i);
            }
        }
        return Seat::Nobody;
    }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

  private:
    std::uint8_t bits_ = 0;
};

} // namespace architects
