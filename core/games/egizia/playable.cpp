#include "core/games/egizia/playable.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "core/games/egizia/query.h"
#include "core/games/egizia/secrets.h"
#include "core/games/egizia/turn.h"

namespace architects::egizia {
namespace {

constexpr unsigned everyWorker = (1U << workerCount) - 1;
constexpr unsigned plainOnes = (1U << plainWorkers) - 1;
constexpr int mostPoints = 2000; ///< from one source: far more than can happen in a match

bool isBuilding(Step step) {
    return step >= Step::First && step <= Step::Extra;
}
bool hasAction(Step step) {
    return step == Step::Action || step == Step::Draw || step == Step::Keep;
}
bool isSailing(Step step) {
    return step == Step::Sail || step == Step::AfterSail;
}

bool playerIsSound(const State& state, const Player& player) {
    const auto& strength = player.strength;
    return std::all_of(strength.begin(), strength.end(),
                       [](int s) { return s >= 1 && s <= strengthCap; }) &&
           std::all_of(player.earned.begin(), player.earned.end(),
                       [](int points) { return std::abs(points) <= mostPoints; }) &&
           player.used <= everyWorker && player.stones <= stoneCap && player.quarry >= 1 &&
           player.quarry <= trackEnd && player.market >= 1 && player.market <= trackEnd &&
           player.ships <= shipCount && (player.last == noBend || isSailing(state.step)) &&
           (player.cards & nowCards) == 0 &&
           (player.shown == 0 || state.step == Step::Show || state.step == Step::Over);
}

/// Everybody stands somewhere else; before the tiles are dealt nobody stands anywhere.
bool trackIsSound(const State& state) {
    unsigned seen = 0;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        seen |= 1U << std::min<unsigned>(state.players[seat].arrival, maxSeats);
    }
    return seen == (state.step == Step::Tiles ? 1U : (1U << state.seats) - 1);
}

/// Ten cards came in every round that has begun.
bool dealsAreSound(const State& state) {
    const int onRiver = static_cast<int>(slotCount) -
                        static_cast<int>(std::count(state.river.begin(), state.river.end(), noCard));
    const bool before = state.step <= Step::StartSphinx;
    for (std::size_t i = 0; i < deckCount; ++i) {
        int rounds = 0;
        for (int round = 1; round < state.round; ++round) {
            rounds += deckOfRound(round) == static_cast<Deck>(i) ? 1 : 0;
        }
        int cards = static_cast<int>(slotCount) * rounds;
        if (deckOfRound(state.round) == static_cast<Deck>(i) && !before) {
            cards += state.step == Step::Deal ? onRiver : static_cast<int>(slotCount);
        }
        if (std::popcount(state.dealt & deckCards(static_cast<Deck>(i))) != cards) {
            return false;
        }
    }
    const auto gap = std::find(state.river.begin(), state.river.end(), noCard);
    const bool fromOmbos = gap - state.river.begin() == onRiver;
    return before ? onRiver == 0 && state.round == 1
                  : state.step != Step::Deal || (fromOmbos && onRiver < static_cast<int>(slotCount));
}

bool riverIsSound(const State& state) {
    for (std::size_t bend = 0; bend < bendCount; ++bend) {
        if (state.ships[bend] == 0) {
            continue;
        }
        const BendInfo& info = bends[bend];
        if (!isSailing(state.step) || info.type == BendType::Site ||
            (info.type == BendType::Slot &&
             (state.river[info.number] != noCard || std::popcount(state.ships[bend]) != 1))) {
            return false;
        }
    }
    const bool empty = state.river == State{}.river;
    return dealsAreSound(state) && (empty || (state.step != Step::Show && state.step != Step::Over));
}

bool squaresAreSound(const State& state) {
    SquareSet filled = 0;
    for (const Player& player : state.players) {
        if ((player.squares & filled) != 0) {
            return false;
        }
        filled |= player.squares;
    }
    for (SquareSet left = filled; left != 0; left &= left - 1) {
        if ((neededFor[static_cast<std::size_t>(std::countr_zero(left))] & ~filled) != 0) {
            return false;
        }
    }
    const int taken = std::popcount(filled & squaresOf(Tombs));
    const int turned = tombsTurned(state);
    return turned >= taken && turned <= taken + tombsFaceUp && (state.step != Step::Tiles || turned == 0);
}

bool upgradesAreSound(const State& state) {
    for (std::size_t i = 0; i < upgradeCount; ++i) {
        const Card field = state.upgraded[i];
        if (field == noCard) {
            continue;
        }
        const std::uint8_t owner = ownerOf(state, upgradeCards[i]);
        if (owner == nobody || !has(state, owner, field)) {
            return false;
        }
        const int both = state.upgraded[0] == state.upgraded[1] &&
                                 ownerOf(state, upgradeCards[0]) == ownerOf(state, upgradeCards[1])
                             ? 2
                             : 1;
        const int steps = static_cast<int>(nileCards[field].colour);
        if (both > steps * countIn(playerAt(state, owner).cards, field)) {
            return false;
        }
    }
    return true;
}

bool sphinxIsSound(const State& state) {
    const bool looking = state.step == Step::Draw || state.step == Step::Keep;
    const auto hidden = std::count(state.drawn.begin(), state.drawn.begin() + state.drawnCount, hiddenArg);
    if ((state.toDraw > 0) != (state.step == Step::Draw) || (state.drawnCount > 0 && !looking) ||
        (state.step == Step::Keep && state.drawnCount == 0) ||
        (hidden != 0 && hidden != state.drawnCount) || state.toDraw + state.drawnCount > mostLooked ||
        state.toDraw > sphinxDeck(state)) {
        return false;
    }
    for (int seat = 0; seat < state.seats; ++seat) {
        const Player& player = playerAt(state, seat);
        if ((player.hidden > 0 && player.hand != 0) ||
            player.hidden > std::popcount(canBeShown(state, seat)) ||
            (player.hand != 0 && player.shown > player.hand)) {
            return false;
        }
    }
    return true;
}

bool siteIsSound(const State& state, std::size_t site) {
    const SiteShips& ships = state.sites[site];
    const bool mayHaveShips = state.step >= Step::Sail && state.step <= Step::Extra;
    for (std::size_t seat = 0; seat < maxSeats; ++seat) {
        const Ship ship = ships.ship[seat];
        if (ship == Ship::None) {
            continue;
        }
        const bool waiting = ship == Ship::Waiting;
        const bool resolved = isBuilding(state.step) && site < state.site;
        const bool untouched = !isBuilding(state.step) || site > state.site;
        if (!mayHaveShips || (waiting && resolved) || (!waiting && untouched)) {
            return false;
        }
    }
    // In this variant the leftover card may be taken while ships lie at the sites, else not.
    return ships == SiteShips{} || state.step != Step::Leftover ||
           state.leftover == LeftoverRule::AfterPlacing;
}

bool actionIsSound(const State& state) {
    const Action& action = state.action;
    if ((action.crew != 0) != hasAction(state.step)) {
        return false;
    }
    if (action.crew == 0) {
        return true;
    }
    const Player& player = playerAt(state, state.mover);
    const int plain = std::popcount(action.crew & plainOnes);
    const bool atSphinx = state.step != Step::Action;
    if ((action.crew & player.used) != 0 || plain < 1 || plain > 2 || strengthLeft(state) < 0 ||
        (action.squares & ~(player.squares & squaresAtSite[state.site])) != 0 ||
        (atSphinx && state.site != 0)) {
        return false;
    }
    return atSphinx || action.squares != 0 || canComplete(state);
}

bool shipWaits(const State& state) {
    return state.sites[state.site].ship[state.mover] == Ship::Waiting;
}

/// Is the mover the one whose turn it is?
bool moverIsSound(const State& state) {
    const std::size_t turn = state.turn;
    const auto at = [&state](std::size_t place) { return state.byTile[place]; };
    if (turn >= state.seats) {
        return false;
    }
    const bool goesRound = state.step == Step::StartSphinx || isSailing(state.step) ||
                           state.step == Step::Feed || state.step == Step::Close ||
                           state.step == Step::Show;
    if (!goesRound && turn != 0 && state.step != Step::Leftover) {
        return false;
    }
    switch (state.step) {
    case Step::Tiles: return state.mover == 0;
    case Step::Feed: return state.mover == state.byTrack[turn];
    case Step::Show: return state.mover == at(state.seats - 1 - turn);
    case Step::Leftover: return state.mover == ownerOf(state, leftoverCard);
    case Step::First: return state.mover == ownerOf(state, buildFirstCard) && shipWaits(state);
    case Step::Extra: return state.mover == ownerOf(state, extraPlaceCard) && shipWaits(state);
    default: return isBuilding(state.step) ? shipWaits(state) : state.mover == at(turn);
    }
}

/// Numbers that belong to one step are at rest in all others.
bool marksAreSound(const State& state) {
    const bool sailing = isSailing(state.step);
    const bool gains = state.step == Step::AfterSail || (state.step == Step::Leftover && state.placed == 1);
    const bool extra = state.extraSite != noSite;
    return (sailing || (state.out == 0 && !state.secondShip && state.couldPlay == 0)) &&
           (sailing || state.step == Step::Leftover || state.placed == 0) &&
           (state.step != Step::AfterSail || state.placed > 0) &&
           (gains || (state.trains == 0 && state.floods == 0)) &&
           (state.step == Step::Feed || state.fed == 0) && (isBuilding(state.step) || state.site == 0) &&
           (isBuilding(state.step) || (state.vacancies == 0 && state.asked == 0)) &&
           extra == (state.extraSeat != nobody) &&
           (!extra || (state.extraSeat < state.seats && ownerOf(state, extraPlaceCard) == nobody &&
                       inReserve(state, state.extraSite, state.extraSeat))) &&
           state.out >> state.seats == 0 && !(sailing && ((state.out >> state.mover) & 1U) != 0);
}

/// Everybody has, or has not yet, what comes before the first card.
bool openingIsSound(const State& state) {
    if (state.step > Step::StartSphinx) {
        return true;
    }
    State fresh;
    fresh.seats = state.seats;
    fresh.startSphinx = state.startSphinx;
    fresh.leftover = state.leftover;
    if (state.step == Step::Tiles) {
        return state == fresh;
    }
    for (std::size_t place = 0; place < state.seats; ++place) {
        if (handCount(playerAt(state, state.byTile[place])) != (place < state.turn ? 1 : 0)) {
            return false;
        }
    }
    return state.startSphinx && filledSquares(state) == 0;
}

bool endIsSound(const State& state) {
    if (state.step != Step::Show && state.step != Step::Over) {
        return true;
    }
    for (std::size_t place = 0; place < state.seats; ++place) {
        const Player& player = playerAt(state, state.byTile[state.seats - 1 - place]);
        const bool hasShown = state.step == Step::Over || place < state.turn;
        if ((hasShown && handCount(player) > 0) || (!hasShown && place > state.turn && player.shown != 0)) {
            return false;
        }
    }
    return state.round == roundCount;
}

/// The rules wait here for an answer, instead of going on by themselves.
bool isAtRest(const State& state) {
    State next = state;
    advance(next);
    return next == state;
}

} // namespace

bool isPlayable(const State& state) {
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        if (!playerIsSound(state, state.players[seat])) {
            return false;
        }
    }
    for (std::size_t site = 0; site < siteCount; ++site) {
        if (!siteIsSound(state, site)) {
            return false;
        }
    }
    return openingIsSound(state) && trackIsSound(state) && riverIsSound(state) && squaresAreSound(state) &&
           upgradesAreSound(state) && sphinxIsSound(state) && moverIsSound(state) && marksAreSound(state) &&
           actionIsSound(state) && endIsSound(state) && isAtRest(state);
}

} // namespace architects::egizia
