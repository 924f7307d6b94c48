#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/games/egizia/state.h"
#include "core/table/fixed_list.h"

/// What follows from a position: for the rules, and for whoever shows it.
namespace architects::egizia {

inline const Player& playerAt(const State& state, int seat) {
    return state.players[static_cast<std::size_t>(seat)];
}
inline Player& playerAt(State& state, int seat) {
    return state.players[static_cast<std::size_t>(seat)];
}
inline bool has(const State& state, int seat, Card card) {
    return holds(playerAt(state, seat).cards, card);
}
/// Who has this card, which must be neither a field nor a quarry; nobody if nobody has.
std::uint8_t ownerOf(const State& state, Card card);

// The score track.
int pointsOf(const Player& player);
inline int pointsOf(const State& state, int seat) {
    return pointsOf(playerAt(state, seat));
}
/// Does the one stand in front of the other?
bool inFront(const State& state, int one, int other);
/// All seats, the foremost first; only the first `seats` count.
std::array<std::uint8_t, maxSeats> trackOrder(const State& state);
/// The number of a seat's turn tile, from 1.
int tileOf(const State& state, int seat);

// Grain.
/// What all four workers eat.
int grainNeeded(const State& state, int seat);
/// What the fields give at this height of the flood, the start field and upgrades included.
int grainSupply(const State& state, int seat, Flood flood);
/// ... at every height.
std::array<int, floodCount> grainSupplies(const State& state, int seat);
/// What is missing now; in the seat's own feeding step less what cards and stones have given.
int grainMissing(const State& state, int seat);
/// The points that would cost.
int hungerLoss(const State& state, int seat);
/// Does a flood of this height reach fields of this colour?
bool isWatered(Colour colour, Flood flood);
/// The colour that counts for watering a copy of this field: of several copies the upgraded ones come
/// first.
Colour colourNow(const State& state, int seat, Card field, int copy = 0);
/// What fields of this printed colour give at most, the start field included.
int grainOfColour(const State& state, int seat, Colour colour);
/// Stones that come in phase 4, before the cap.
int stonesProduced(const State& state, int seat);
/// How many of N10 and N30 the seat has that do not lie on a field yet.
int freeUpgrades(const State& state, int seat);
/// Does the seat have this field, and is a copy of it not green yet?
bool canBeGreener(const State& state, int seat, Card field);
/// Would the upgrades that are free bring grain at this very moment?
bool upgradeFeeds(const State& state, int seat);
/// Could the seat lay an upgrade on this field?
bool canUpgrade(const State& state, int seat, Card field);

// The river.
/// May the seat place a ship there now, as far as the river goes? Camps by N12 and upstream by N26
/// included.
bool canSailTo(const State& state, int seat, Bend bend);
bool canSail(const State& state, int seat);
/// Of several cards of one kind on the river the one furthest upstream.
inline std::size_t firstSlotOf(const State& state, Card card) {
    std::size_t slot = 0;
    while (slot < slotCount && state.river[slot] != card) {
        ++slot;
    }
    return slot;
}
inline int placesAt(const State& state) {
    return placesAt(static_cast<int>(state.seats));
}
/// Where the ship lies in the queue of a site, from 0; from placesAt on it is in reserve. -1: no ship
/// there.
int placeAt(const State& state, std::size_t site, int seat);
bool inReserve(const State& state, std::size_t site, int seat);

// Monuments.
SquareSet filledSquares(const State& state);
/// Whose stone lies there; nobody.
std::uint8_t ownerOfSquare(const State& state, Square square);
/// What the square costs; 0 for a tomb that lies face down.
int priceOf(const State& state, Square square);
/// Squares of the site that nothing forbids but strength and stones.
SquareSet openSquares(const State& state, std::size_t site);
int ownStones(const State& state, int seat, Monument monument);
/// The sum of the tomb tiles a seat has taken, without N41.
int tombSum(const State& state, int seat);
/// Tombs that have been turned up, taken or not; they lie in sequence.
int tombsTurned(const State& state);
int tombsTaken(const State& state);
/// Who gets the bonus of a finished floor, and how much; nobody while it is not finished.
struct FloorBonus {
    std::uint8_t seat = nobody;
    int points = 0;
};
/// Who would get it if the stones that lie there were all.
FloorBonus floorLeader(const State& state, std::size_t floor);
FloorBonus floorBonus(const State& state, std::size_t floor);

// The building action.
/// Strength of the open action that is not spent.
int strengthLeft(const State& state);
/// Squares that can be built now in the open action: strength and stones suffice.
SquareSet affordableSquares(const State& state);
/// Could this worker open an action here that builds something, with all that can still join him?
bool canOpenWith(const State& state, int seat, Worker worker);
/// Can something still be built when this worker, and no stronger one, joins those who work?
bool canJoinWith(const State& state, int seat, Worker worker);
bool canOpen(const State& state, int seat);
/// Can the open action still build something?
bool canComplete(const State& state);
/// The least that anything costs at a site; 99 if nothing can be built there.
int cheapestAt(const State& state, std::size_t site);
/// Sphinx cards that can be drawn.
inline int sphinxDeck(const State& state) {
    return state.fresh + state.pileCount;
}
/// What looking at so many Sphinx cards costs the seat in stones and strength: less with N09.
int lookPrice(const State& state, int seat, int cards);
inline int handCount(const Player& player) {
    return std::popcount(player.hand) + player.hidden;
}

// What can be played beside the course of things.
/// Bits of Extras.
unsigned extrasOf(const State& state, int seat);

// Final scoring.
/// What a Sphinx card would bring its owner now; S29 by the points he has now.
int worthOfRiddle(const State& state, int seat, Riddle riddle);
/// What stones and tombs would bring at the end.
int worthOfStones(const State& state, int seat);
int worthOfTombs(const State& state, int seat);

} // namespace architects::egizia
