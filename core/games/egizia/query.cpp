#include "core/games/egizia/query.h"

#include <algorithm>

namespace architects::egizia {
namespace {

/// Calls `use` with the kind of each card of a heap, once for each copy.
template <class F>
void forEachCard(CardSet cards, F&& use) {
    for (; cards != 0; cards &= cards - 1) {
        use(kindOfBit[static_cast<std::size_t>(std::countr_zero(cards))]);
    }
}

Colour better(Colour colour) {
    return colour == Colour::Red ? Colour::Yellow : Colour::Green;
}

/// How many upgrades lie on fields of this kind that the seat has.
int upgradesOn(const State& state, int seat, Card field) {
    int count = 0;
    for (std::size_t i = 0; i < upgradeCount; ++i) {
        count += state.upgraded[i] == field && has(state, seat, upgradeCards[i]) ? 1 : 0;
    }
    return count;
}

} // namespace

std::uint8_t ownerOf(const State& state, Card card) {
    for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
        if (holds(state.players[seat].cards, card)) {
            return seat;
        }
    }
    return nobody;
}

int pointsOf(const Player& player) {
    int sum = 0;
    for (const std::int16_t points : player.earned) {
        sum += points;
    }
    return sum;
}

bool inFront(const State& state, int one, int other) {
    const int points = pointsOf(state, one);
    const int others = pointsOf(state, other);
    return points != others ? points > others
                            : playerAt(state, one).arrival < playerAt(state, other).arrival;
}

std::array<std::uint8_t, maxSeats> trackOrder(const State& state) {
    std::array<std::uint8_t, maxSeats> order{};
    for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
        std::size_t place = seat;
        for (; place > 0 && inFront(state, seat, order[place - 1]); --place) {
            order[place] = order[place - 1];
        }
        order[place] = seat;
    }
    return order;
}

int tileOf(const State& state, int seat) {
    const auto found = std::find(state.byTile.begin(), state.byTile.begin() + state.seats, seat);
    return static_cast<int>(found - state.byTile.begin()) + 1;
}

int grainNeeded(const State& state, int seat) {
    int sum = 0;
    for (const std::uint8_t strength : playerAt(state, seat).strength) {
        sum += strength;
    }
    return sum;
}

Colour colourNow(const State& state, int seat, Card field, int copy) {
    Colour colour = nileCards[field].colour;
    // One copy of a red field may have both; of yellow ones each takes one.
    int upgrades = upgradesOn(state, seat, field);
    upgrades = nileCards[field].copies > 1 ? (copy < upgrades ? 1 : 0) : upgrades;
    for (; upgrades > 0; --upgrades) {
        colour = better(colour);
    }
    return colour;
}

std::array<int, floodCount> grainSupplies(const State& state, int seat) {
    std::array<int, floodCount> sums{};
    sums.fill(startGrain);
    const CardSet fields = playerAt(state, seat).cards & fieldCards;
    for (CardSet left = fields; left != 0; left &= left - 1) {
        const auto bit = static_cast<std::size_t>(std::countr_zero(left));
        const Card field = kindOfBit[bit];
        const int copy = static_cast<int>(bit) - detail::firstBit[field];
        const Colour colour = colourNow(state, seat, field, copy);
        for (std::size_t flood = 0; flood < floodCount; ++flood) {
            sums[flood] += isWatered(colour, static_cast<Flood>(flood)) ? nileCards[field].amount : 0;
        }
    }
    return sums;
}

int grainSupply(const State& state, int seat, Flood flood) {
    return grainSupplies(state, seat)[static_cast<std::size_t>(flood)];
}

int grainMissing(const State& state, int seat) {
    const bool feeding = state.step == Step::Feed && state.mover == seat;
    return std::max(0, grainNeeded(state, seat) - grainSupply(state, seat, state.flood) -
                           (feeding ? state.fed : 0));
}

bool isWatered(Colour colour, Flood flood) {
    return static_cast<int>(colour) <= static_cast<int>(flood);
}

int hungerLoss(const State& state, int seat) {
    return grainMissing(state, seat) * lossPerGrain[playerAt(state, seat).market];
}

int grainOfColour(const State& state, int seat, Colour colour) {
    int sum = colour == Colour::Green ? startGrain : 0;
    forEachCard(playerAt(state, seat).cards & fieldCards, [&sum, colour](Card field) {
        sum += nileCards[field].colour == colour ? nileCards[field].amount : 0;
    });
    return sum;
}

int stonesProduced(const State& state, int seat) {
    int sum = startQuarry;
    forEachCard(playerAt(state, seat).cards & quarryCards,
                [&sum](Card quarry) { sum += nileCards[quarry].amount; });
    return sum;
}

int freeUpgrades(const State& state, int seat) {
    int count = 0;
    for (std::size_t i = 0; i < upgradeCount; ++i) {
        count += state.upgraded[i] == noCard && has(state, seat, upgradeCards[i]) ? 1 : 0;
    }
    return count;
}

bool canBeGreener(const State& state, int seat, Card field) {
    const int copies = isField(field) ? countIn(playerAt(state, seat).cards, field) : 0;
    return copies > 0 && colourNow(state, seat, field, copies - 1) != Colour::Green;
}

bool canUpgrade(const State& state, int seat, Card field) {
    return freeUpgrades(state, seat) > 0 && canBeGreener(state, seat, field);
}

bool upgradeFeeds(const State& state, int seat) {
    const int upgrades = freeUpgrades(state, seat);
    bool feeds = false;
    forEachCard(upgrades > 0 ? playerAt(state, seat).cards & fieldCards : 0, [&](Card field) {
        Colour colour = colourNow(state, seat, field, countIn(playerAt(state, seat).cards, field) - 1);
        const bool dry = !isWatered(colour, state.flood);
        for (int i = 0; i < upgrades; ++i) {
            colour = better(colour);
        }
        feeds = feeds || (dry && isWatered(colour, state.flood));
    });
    return feeds;
}

bool canSailTo(const State& state, int seat, Bend bend) {
    const Player& player = playerAt(state, seat);
    if (player.ships == 0) {
        return false;
    }
    if (player.last != noBend && bend <= player.last &&
        ((state.usedCards & UsedUpstream) != 0 || !has(state, seat, upstreamCard))) {
        return false;
    }
    const BendInfo& info = bends[bend];
    switch (info.type) {
    case BendType::Slot: return state.river[info.number] != noCard;
    case BendType::Camp:
        return state.ships[bend] == 0 || (bend != heliopolis && has(state, seat, reuseCampCard));
    default: return state.sites[info.number].ship[static_cast<std::size_t>(seat)] == Ship::None;
    }
}

bool canSail(const State& state, int seat) {
    for (std::size_t bend = bendCount; bend > 0; --bend) {
        if (canSailTo(state, seat, static_cast<Bend>(bend - 1))) {
            return true;
        }
    }
    return false;
}

int placeAt(const State& state, std::size_t site, int seat) {
    const auto& queue = state.sites[site].queue;
    const auto found = std::find(queue.begin(), queue.end(), seat);
    return found == queue.end() ? -1 : static_cast<int>(found - queue.begin());
}

bool inReserve(const State& state, std::size_t site, int seat) {
    return placeAt(state, site, seat) >= placesAt(state);
}

unsigned extrasOf(const State& state, int seat) {
    const Player& player = playerAt(state, seat);
    if ((player.cards & (alwaysCards | wheneverCards)) == 0) {
        return 0;
    }
    const bool grows = std::any_of(player.strength.begin(), player.strength.end(),
                                   [](std::uint8_t strength) { return strength < strengthCap; });
    const bool sailing = state.mover == seat && (state.step == Step::Sail || state.step == Step::AfterSail);
    unsigned extras = 0;
    if (grows && has(state, seat, drillForStonesCard) && player.stones >= drillPrice &&
        (state.usedCards & UsedDrillForStones) == 0) {
        extras |= CanDrillForStones;
    }
    if (grows && has(state, seat, drillFreeCard) && (state.usedCards & UsedDrillFree) == 0) {
        extras |= CanDrillFree;
    }
    if (freeUpgrades(state, seat) > 0) {
        forEachCard(player.cards & fieldCards, [&](Card field) {
            extras |= canBeGreener(state, seat, field) ? unsigned{CanUpgrade} : 0U;
        });
    }
    extras |= has(state, seat, stonesCard) && player.stones < stoneCap ? unsigned{CanTakeStones} : 0U;
    extras |= has(state, seat, sellStonesCard) && player.stones > 0 ? unsigned{CanSell} : 0U;
    if (sailing && has(state, seat, secondShipCard) && player.ships + state.placed > 1 &&
        canSail(state, seat)) {
        extras |= CanSecondShip;
    }
    if (sailing && has(state, seat, extraPlaceCard)) {
        for (std::size_t site = 0; site < siteCount; ++site) {
            extras |= inReserve(state, site, seat) ? unsigned{CanExtraPlace} : 0U;
        }
    }
    return extras;
}

} // namespace architects::egizia
