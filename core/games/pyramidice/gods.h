#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace architects::pyramidice {

/// The gods by their number in the rules. There is one card of each.
enum God : std::uint8_t {
    noGod = 0,
    Atum = 1,
    Shu,
    Tefnut,
    Geb,
    Nut,
    Osiris,
    Seth,
    Isis,
    Nephthys,
    Horus,
    Khnum,
    Satis,
    Anuket,
    Amon,
    Anubis,
    Aton,
    Bastet,
    Bes,
    Hapy,
    Hathor,
    Heh,
    Heka,
    Khepri,
    Khonsu,
    Maat,
    Mertseger,
    Min,
    Montu,
    Mut,
    Neith,
    Ptah,
    Ra,
    Sekhmet,
    Serket,
    Seshat,
    Sobek,
    Sopdet,
    Thoth,
    /// The stack of Ennead cards taken as one, where a move speaks of it.
    wholeEnnead = 39,
};
inline constexpr std::size_t godCount = 38;

/// A set of gods: bit n is god n.
using GodSet = std::uint64_t;
constexpr GodSet only(God god) {
    return GodSet{1} << god;
}
constexpr bool has(GodSet gods, God god) {
    return ((gods >> god) & 1U) != 0;
}
constexpr int sizeOf(GodSet gods) {
    return std::popcount(gods);
}
inline constexpr GodSet everyGod = ((GodSet{1} << godCount) - 1) << 1U;
inline constexpr GodSet ennead = ((GodSet{1} << 10U) - 1) << 1U;
inline constexpr GodSet triad = only(Khnum) | only(Satis) | only(Anuket);

/// When a god's power may be used.
enum class Use : std::uint8_t {
    Stack,  ///< no power: the Ennead counts at the end
    Work,   ///< once in one's own Work turn
    Rest,   ///< once in one's own Rest turn
    Always, ///< works by itself in one's own Work turn
    Many,   ///< any number of times in one's own Work turn
    None,   ///< no power
};

/// One part of a price.
enum class Need : std::uint8_t {
    None,
    Die1, ///< a die of that value, of any colour
    Die2,
    Die3,
    Die4,
    Die5,
    Die6,
    AnyDie,
    Stone1, ///< a Stone die of that value
    Stone2,
    Stone3,
    Stone4,
    Stone5,
    Stone6,
    AnyStone, ///< a Stone die of any value
    Worker,
    Cat,
};
constexpr Need dieNeed(int value) {
    return static_cast<Need>(static_cast<int>(Need::Die1) + value - 1);
}
constexpr Need stoneNeed(int value) {
    return static_cast<Need>(static_cast<int>(Need::Stone1) + value - 1);
}
constexpr bool isPieceNeed(Need need) {
    return need == Need::Worker || need == Need::Cat;
}

inline constexpr std::size_t priceParts = 4;
using Price = std::array<Need, priceParts>;

struct GodInfo {
    std::string_view name; ///< a proper noun: the same in every language
    Price price;           ///< exact stones, exact dice, any dice, pieces: the order in which it is paid
    int fame;              ///< at the end; the Ennead by its own table
    Use use;
};

namespace detail {
using enum Need;
inline constexpr std::array<GodInfo, godCount + 1> godTable{{
    {"", {}, 0, Use::None},
    {"Atum", {Die1, Die6, AnyDie}, 0, Use::Stack},
    {"Shu", {Die1, Die2, AnyDie}, 0, Use::Stack},
    {"Tefnut", {Die2, Die3, AnyDie}, 0, Use::Stack},
    {"Geb", {Die2, Die6, AnyDie}, 0, Use::Stack},
    {"Nut", {Die3, Die5, AnyDie}, 0, Use::Stack},
    {"Osiris", {Die4, Die5, Worker}, 0, Use::Stack},
    {"Seth", {Stone6, AnyDie}, 0, Use::Stack},
    {"Isis", {Die3, Die4, Cat}, 0, Use::Stack},
    {"Nephthys", {Die2, Die5, AnyDie}, 0, Use::Stack},
    {"Horus", {Die1, Die5, AnyDie}, 0, Use::Stack},
    {"Khnum", {Die2, Die5}, 0, Use::Work},
    {"Satis", {Die3, Die6}, 0, Use::Work},
    {"Anuket", {Die1, Die4}, 0, Use::Work},
    {"Amon", {Die1, Die2, Die6}, 2, Use::Work},
    {"Anubis", {Die4, AnyDie}, 0, Use::Always},
    {"Aton", {Die6, AnyDie, AnyDie}, 1, Use::Work},
    {"Bastet", {Die3, Cat}, 0, Use::Always},
    {"Bes", {Die3, AnyDie}, 0, Use::Rest},
    {"Hapy", {Die2, Die4}, 1, Use::Rest},
    {"Hathor", {Die1, Die3, Die5, AnyDie}, 6, Use::None},
    {"Heh", {Die6, AnyDie}, 0, Use::Work},
    {"Heka", {Die5, Cat}, 0, Use::Work},
    {"Khepri", {Die4, Die4}, 1, Use::Many},
    {"Khonsu", {Die2, AnyDie}, 0, Use::Work},
    {"Maat", {Die1, Die4, AnyDie}, 3, Use::Work},
    {"Mertseger", {Die2, Die4, Die6}, 2, Use::Work},
    {"Min", {Die4, Die6, AnyDie}, 2, Use::Work},
    {"Montu", {Die5, AnyDie}, 0, Use::Work},
    {"Mut", {Stone3, AnyDie}, 0, Use::Work},
    {"Neith", {Die1, AnyDie}, 0, Use::Work},
    {"Ptah", {Die5, Die5, AnyDie}, 2, Use::Work},
    {"Ra", {Die5, Die6}, 0, Use::Work},
    {"Sekhmet", {Stone4, Die1}, 0, Use::Work},
    {"Serket", {Stone1, AnyDie}, 0, Use::Always},
    {"Seshat", {Stone2, Die3}, 0, Use::Always},
    {"Sobek", {Die3, Die5, Die6}, 0, Use::Work},
    {"Sopdet", {Die1, Die3}, 1, Use::Work},
    {"Thoth", {Stone5, Die2}, 0, Use::Always},
}};
} // namespace detail

constexpr const GodInfo& infoOf(God god) {
    return detail::godTable[god];
}

/// What an Ennead of n cards is worth at the end.
constexpr int enneadFame(int cards) {
    return cards > 0 ? cards * (cards - 1) : 0;
}
/// The two values that the virtual die of a god of the Triad may have.
constexpr std::array<std::uint8_t, 2> virtualValues(God god) {
    switch (god) {
    case Khnum: return {1, 4};
    case Satis: return {2, 5};
    default: return {3, 6};
    }
}

/// The gods that are used once in a Work turn, as a set.
inline constexpr GodSet workGods = [] {
    GodSet gods = 0;
    for (std::size_t i = 1; i <= godCount; ++i) {
        if (detail::godTable[i].use == Use::Work) {
            gods |= only(static_cast<God>(i));
        }
    }
    return gods;
}();

namespace detail {
constexpr int countOfExact(int value) {
    int count = 0;
    for (const GodInfo& god : godTable) {
        for (const Need need : god.price) {
            count += need == dieNeed(value) || need == stoneNeed(value) ? 1 : 0;
        }
    }
    return count;
}
static_assert(countOfExact(1) == 11 && countOfExact(2) == 11 && countOfExact(3) == 11);
static_assert(countOfExact(4) == 11 && countOfExact(5) == 13 && countOfExact(6) == 11);
static_assert(sizeOf(ennead) == 10 && sizeOf(everyGod) == 38);
static_assert(enneadFame(1) == 0 && enneadFame(2) == 2 && enneadFame(3) == 6 && enneadFame(10) == 90);
} // namespace detail

} // namespace architects::pyramidice
