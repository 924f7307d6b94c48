#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/games/egizia/crew.h"
#include "core/games/egizia/nile.h"
#include "core/games/egizia/river.h"
#include "core/games/egizia/sphinx.h"
#include "core/games/egizia/squares.h"
#include "core/table/move.h"
#include "core/table/seat.h"

namespace architects::egizia {

/// The option `leftover`: when the owner of N27 takes a card that is left on the river.
enum class LeftoverRule : std::uint8_t { RoundEnd, AfterPlacing };

/// Where the match stands. Three things come before the step goes on, in this order: workers to be
/// strengthened (`trains`), a move of the flood (`floods`), a tomb to be turned up. turn.h asks in that
/// order.
enum class Step : std::uint8_t {
    Tiles,       ///< chance: the turn tiles
    StartSphinx, ///< chance, by the option: a Sphinx card each, in the order of the tiles
    Deal,        ///< chance: the ten Nile cards of the round, from Ombos down
    Sail,        ///< the mover places a ship or passes
    AfterSail,   ///< the mover may play what the ship has just made playable
    Leftover,    ///< the owner of N27 takes a card that is left on the river
    Feed,        ///< the mover's workers are short of grain, and there is something to be done about it
    First,       ///< the owner of N29 may build before everybody else
    Build,       ///< the mover opens a building action or gives up
    Action,      ///< the building action is open
    Draw,        ///< chance: the Sphinx cards that the mover looks at
    Keep,        ///< the mover keeps one of them, or none
    Extra,       ///< the owner of N35 may play it for a ship in reserve, before the reserve builds
    Close,       ///< after phase 7: the mover may play what can still matter
    Show,        ///< chance: final scoring, the Sphinx cards one by one
    Over,
};

/// What points came from; the screens tell them apart, and so does the sheet.
enum class Source : std::uint8_t {
    Building,  ///< squares and tombs
    Floors,    ///< majorities on finished floors of the pyramid
    Returned,  ///< Sphinx cards put back
    Sites,     ///< ships at the sites, phase 6
    Market,    ///< the end of the grain market
    Cards,     ///< Nile cards
    Sold,      ///< stones sold with N38
    Hunger,    ///< missing grain: below zero
    Stones,    ///< at the end: stones, from square 4 of the quarry on
    TombTiles, ///< at the end: the sum of the tomb tiles
    Riddles,   ///< at the end: Sphinx cards
};
inline constexpr std::size_t sourceCount = 11;

inline constexpr std::uint8_t nobody = 0xFF;
inline constexpr std::uint8_t noSite = siteCount;

/// A board and what belongs to it.
struct Player {
    CardSet cards = 0;     ///< fields, quarries, "always" and unused "whenever" cards
    SquareSet squares = 0; ///< where his stones lie
    RiddleSet hand = 0;    ///< Sphinx cards known to be his, secret
    RiddleSet shown = 0;   ///< those that have scored
    std::array<std::int16_t, sourceCount> earned{};
    std::array<std::uint8_t, workerCount> strength = startStrength;
    std::uint8_t used = 0; ///< bit n: worker n has built this round
    std::uint8_t stones = 0;
    std::uint8_t quarry = 1; ///< square of the track, 1 to 5
    std::uint8_t market = 1;
    /// Among markers on one square the one with the lowest number stands in front: 0 for whoever moved
    /// longest ago, seats - 1 for whoever moved last.
    std::uint8_t arrival = 0;
    std::uint8_t hidden = 0;        ///< Sphinx cards he has that this state does not know
    std::uint8_t ships = shipCount; ///< that lie before him
    Bend last = noBend;             ///< where his last ship of the round went
    friend bool operator==(const Player&, const Player&) = default;
};

/// A ship at a site.
enum class Ship : std::uint8_t {
    None,
    Waiting,  ///< has not had its turn
    Built,    ///< stays until phase 6
    Returned, ///< gave up, or was never entitled
};

/// The ships at a site in the order of their arrival: first the places from the Nile on, then the reserve.
struct SiteShips {
    std::array<std::uint8_t, maxSeats> queue{nobody, nobody, nobody, nobody}; ///< seats
    std::array<Ship, maxSeats> ship{};                                        ///< by seat
    friend bool operator==(const SiteShips&, const SiteShips&) = default;
};

/// The building action that is open.
struct Action {
    std::uint8_t crew = 0;  ///< bit n: worker n works in it
    std::uint8_t bonus = 0; ///< strength from cards
    std::uint8_t spent = 0; ///< strength and stones, and points to come
    SquareSet squares = 0;  ///< what was built in it
    friend bool operator==(const Action&, const Action&) = default;
};

/// A whole position, or what one viewer knows of it: then some Sphinx cards are only counted. There is no
/// pile of Nile cards, tombs or Sphinx cards: they are whatever has not been seen; only Sphinx cards that
/// were put back below the others have an order.
struct State {
    std::array<Player, maxSeats> players{};
    CardSet dealt = 0;              ///< Nile cards that have come to the river in this match
    RiddleSet unseen = everyRiddle; ///< Sphinx cards whose place this state does not know
    Action action;
    std::array<SiteShips, siteCount> sites{};
    std::array<Card, slotCount> river = [] {
        std::array<Card, slotCount> empty{};
        empty.fill(noCard);
        return empty;
    }();
    std::array<std::uint8_t, bendCount> ships{};  ///< bit n: seat n has a ship at this card or camp
    std::array<std::uint8_t, tombPlaces> tombs{}; ///< values of the tiles; 0: face down
    std::array<Riddle, riddleCount> pile{}; ///< put back, the next to be drawn first; hiddenArg: unknown
    std::array<std::uint8_t, riddleCount> pileFrom{}; ///< who put it back
    std::array<Riddle, mostLooked> drawn{};           ///< what the mover looks at; hiddenArg: unknown
    std::array<Card, upgradeCount> upgraded{noCard, noCard}; ///< the field that N10, N30 lies on
    std::array<std::uint8_t, maxSeats> byTile{};             ///< seats in the order of their turn tiles
    std::array<std::uint8_t, maxSeats> byTrack{}; ///< phase 3: seats from the front of the score track
    std::uint8_t fresh = riddleCount;             ///< Sphinx cards nobody has drawn yet
    std::uint8_t pileCount = 0;
    std::uint8_t drawnCount = 0;
    std::uint8_t toDraw = 0; ///< Sphinx cards still to be drawn
    Flood flood = Flood::Centre;
    std::uint8_t trains = 0; ///< single strengths the mover still has to give away
    std::uint8_t floods = 0; ///< steps of the flood the mover still may make
    Step step = Step::Tiles;
    std::uint8_t seats = 2;
    std::uint8_t round = 1;
    std::uint8_t mover = 0;
    std::uint8_t turn = 0;           ///< whose turn it is among byTile or byTrack, where a step goes round
    std::uint8_t out = 0;            ///< bit n: seat n has passed
    std::uint8_t placed = 0;         ///< ships placed in this turn; at Leftover: cards taken
    bool secondShip = false;         ///< N16 was played in this turn
    std::uint8_t couldPlay = 0;      ///< of Extras: before the ship was placed
    std::uint8_t usedCards = 0;      ///< of OncePerRound
    std::uint8_t site = 0;           ///< phase 5: the site being built
    std::uint8_t vacancies = 0;      ///< places given up there that no reserve ship has used
    std::uint8_t asked = 0;          ///< of AskedAtSite
    std::uint8_t extraSite = noSite; ///< where N35 was played for ...
    std::uint8_t extraSeat = nobody; ///< ... whom; both until the end of phase 5
    std::uint8_t fed = 0;            ///< grain from cards and stones in the mover's feeding step
    bool startSphinx = false;        ///< the option `start-sphinx`
    LeftoverRule leftover = LeftoverRule::RoundEnd;

    friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 640);

/// Cards that can be used once in a round, as bits.
enum OncePerRound : std::uint8_t { UsedDrillForStones = 1, UsedDrillFree = 2, UsedUpstream = 4 };
/// What the owner of a card was asked at this site, as bits.
enum AskedAtSite : std::uint8_t { AskedFirst = 1, AskedExtra = 2 };
/// What can be played outside the course of a turn, as bits.
enum Extras : std::uint8_t {
    CanDrillForStones = 1,
    CanDrillFree = 2,
    CanUpgrade = 4,
    CanTakeStones = 8,
    CanSell = 16,
    CanSecondShip = 32,
    CanExtraPlace = 64,
};

} // namespace architects::egizia
