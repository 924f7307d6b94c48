#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/games/egizia/crew.h"

/// The Nile from Ombos down to the delta: twenty bends, on one bank the ten places for cards, on the other
/// seven camps and three sites. Where the camps' workers stand and the order of the sites are our own
/// reading.
namespace architects::egizia {

/// A bend, 0 (Ombos) to 19 (Heliopolis); it grows downstream.
using Bend = std::uint8_t;
inline constexpr std::size_t bendCount = 20;
inline constexpr Bend noBend = 0xFF;
inline constexpr std::size_t slotCount = 10; ///< places for cards, 0 at Ombos
inline constexpr std::size_t siteCount = 3;

/// Where a Nile card lies, a camp, a building site.
enum class BendType : std::uint8_t { Slot, Camp, Site };
/// A: the Sphinx. B: obelisk and tombs. C: pyramid and temple.
enum class SiteName : std::uint8_t { Abydos, Amarna, Giza };

/// What a ship does at a camp.
struct CampWork {
    std::uint8_t workers = 0; ///< one strength for each of these
    std::uint8_t chosen = 0;  ///< so many strengths for workers of one's choice
    std::uint8_t stones = 0;
    std::uint8_t quarry = 0; ///< steps on the tracks
    std::uint8_t market = 0;
    std::uint8_t flood = 0; ///< so many steps of the flood, if one wants
};

struct BendInfo {
    std::string_view name;  ///< in notation
    std::string_view title; ///< for people
    BendType type;
    std::uint8_t number; ///< of a card its slot, of a site its number
    CampWork camp;
};

inline constexpr std::array<BendInfo, bendCount> bends = [] {
    using T = BendType;
    constexpr auto pair = [](Worker one, Worker two) {
        return static_cast<std::uint8_t>(workerSet(one) | workerSet(two));
    };
    constexpr CampWork edfu{0, 0, 0, 1, 1, 0};
    constexpr CampWork thebae{pair(Blue, Black), 0, 0, 0, 0, 0};
    constexpr CampWork selinon{pair(Black, Yellow), 0, 0, 0, 0, 0};
    constexpr CampWork beniHasan{pair(Blue, Yellow), 0, 0, 0, 0, 0};
    constexpr CampWork alyi{0, 1, 2, 0, 0, 0};
    constexpr CampWork delta{workerSet(Foreman), 0, 0, 0, 0, 1};
    return std::array<BendInfo, bendCount>{{
        {"ombos", "Ombos", T::Slot, 0, {}},    {"edfu", "Edfu", T::Camp, 0, edfu},
        {"nile2", "Nile 2", T::Slot, 1, {}},   {"thebae", "Thebae", T::Camp, 0, thebae},
        {"nile3", "Nile 3", T::Slot, 2, {}},   {"abydos", "Abydos", T::Site, 0, {}},
        {"nile4", "Nile 4", T::Slot, 3, {}},   {"passalon", "Passalon", T::Camp, 0, delta},
        {"nile5", "Nile 5", T::Slot, 4, {}},   {"selinon", "Selinon", T::Camp, 0, selinon},
        {"nile6", "Nile 6", T::Slot, 5, {}},   {"amarna", "Amarna", T::Site, 1, {}},
        {"nile7", "Nile 7", T::Slot, 6, {}},   {"beni-hasan", "Beni Hasan", T::Camp, 0, beniHasan},
        {"nile8", "Nile 8", T::Slot, 7, {}},   {"alyi", "Alyi", T::Camp, 0, alyi},
        {"nile9", "Nile 9", T::Slot, 8, {}},   {"giza", "Giza", T::Site, 2, {}},
        {"nile10", "Nile 10", T::Slot, 9, {}}, {"heliopolis", "Heliopolis", T::Camp, 0, delta},
    }};
}();
/// The one camp that cards do not reach: neither a second ship nor a second turn.
inline constexpr Bend heliopolis = bendCount - 1;

constexpr BendType typeOf(Bend bend) {
    return bends[bend].type;
}
/// The bend of a card's slot; they take turns with camps and sites.
constexpr Bend bendOfSlot(std::size_t slot) {
    return static_cast<Bend>(2 * slot);
}
inline constexpr std::array<Bend, siteCount> bendOfSite{5, 11, 17};

constexpr int placesAt(int seats) {
    return seats == 4 ? 3 : 2;
}

namespace detail {
consteval int countBends(BendType type) {
    int count = 0;
    for (const BendInfo& bend : bends) {
        count += bend.type == type ? 1 : 0;
    }
    return count;
}
consteval bool bendsAreInPlace() {
    for (std::size_t slot = 0; slot < slotCount; ++slot) {
        const BendInfo& bend = bends[bendOfSlot(slot)];
        if (bend.type != BendType::Slot || bend.number != slot) {
            return false;
        }
    }
    for (std::size_t site = 0; site < siteCount; ++site) {
        const BendInfo& bend = bends[bendOfSite[site]];
        if (bend.type != BendType::Site || bend.number != site) {
            return false;
        }
    }
    return true;
}
} // namespace detail
static_assert(detail::countBends(BendType::Slot) == 10 && detail::countBends(BendType::Camp) == 7 &&
              detail::countBends(BendType::Site) == 3);
static_assert(detail::bendsAreInPlace());

} // namespace architects::egizia
